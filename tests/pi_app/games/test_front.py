"""A game is loaded whole or left out: what is missing is named in a sentence, and all other games go on."""

from __future__ import annotations

import dataclasses
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import games
from engine.games import BUILT_IN, BrokenGameError, UnknownGameError
from pi_app.commands.doctor import games_of_others
from pi_app.games import broken, check, explain, front_of, playable
from pi_app.games.front import Front
from pi_app.words import LANGUAGES
from tests.pi_app.games.plug_in import WHOLE, importable, write_package

ROOT = Path(__file__).parents[3]
PARTS = [
    part.name
    for part in dataclasses.fields(Front)
    if part.default is dataclasses.MISSING and part.default_factory is dataclasses.MISSING
]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a whole package that registers the game `huts`; a test may damage it."""
    folder = write_package(tmp_path)
    with importable(tmp_path, monkeypatch):
        yield folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def only_fault() -> BrokenGameError:
    """Why the one game of others is left out. It is in no list, and our games are."""
    (error,) = broken()
    assert playable() == BUILT_IN
    return error


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_a_whole_front(game: str) -> None:
    front = front_of(game)
    assert front.sheet.chips and all(key.startswith(f"{game}.") for key in front.words)


def test_a_game_of_another_package_is_loaded(package: Path) -> None:
    assert broken() == () and playable() == (*BUILT_IN, "huts") == games.names()
    assert front_of("huts").legend == front_of("catch-it").legend
    check("huts")


# ---- what is missing, or fails


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_part_of_the_front_is_named(part: str, package: Path) -> None:
    lines = [line for line in WHOLE["front.py"].splitlines() if not line.startswith(f"    {part}=")]
    (package / "front.py").write_text("\n".join(lines), encoding="utf-8")
    error = only_fault()
    assert error.package == "filature-huts" and f"'{part}'" in str(error)
    with pytest.raises(BrokenGameError, match=f"'huts' of the package filature-huts cannot be used: .*'{part}'"):
        front_of("huts")


@pytest.mark.parametrize("file", ["rules.py", "bot.py", "front.py", "words.py"])
def test_a_missing_module_is_named(file: str, package: Path) -> None:
    (package / file).unlink()
    assert f"huts_game.{file.removesuffix('.py')}" in only_fault().detail


@pytest.mark.parametrize(
    ("file", "attribute"), [("rules.py", "GAME"), ("bot.py", "choose"), ("front.py", "FRONT"), ("words.py", "WORDS")]
)
def test_a_missing_attribute_is_named(file: str, attribute: str, package: Path) -> None:
    with (package / file).open("a", encoding="utf-8") as text:
        text.write(f"\nOTHER = {attribute}\ndel {attribute}\n")
    if file == "words.py":
        change(package / "front.py", "import WORDS", "import OTHER as WORDS")
    assert str(only_fault()).endswith(f"huts_game.{file.removesuffix('.py')}.{attribute} is missing.")


@pytest.mark.parametrize("file", ["rules.py", "bot.py", "front.py", "words.py"])
@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("if", "SyntaxError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("from engine.errors import FilatureError\nraise FilatureError('mine')", "FilatureError: mine"),
    ],
)
def test_a_module_that_fails_is_left_out_with_the_reason(fault: str, said: str, file: str, package: Path) -> None:
    (package / file).write_text(fault, encoding="utf-8")
    error = only_fault()
    assert error.code == "fails" and said in error.detail


def test_a_sheet_that_is_not_there_is_named(package: Path) -> None:
    change(package / "front.py", "whole.sheet_part", 'Later("huts_game.sheet", "BOARD")')
    assert "huts_game.sheet is missing" in str(only_fault())


def test_an_overlay_that_is_not_there_is_named(package: Path) -> None:
    change(package / "front.py", "    open_seats", '    overlay=Later("huts_game.overlay", "layers"),\n    open_seats')
    assert "huts_game.overlay is missing" in str(only_fault())


@pytest.mark.parametrize("key", ["huts.name", "huts.about", "huts.seat-red"])
@pytest.mark.parametrize("damage", ["del WORDS[{key!r}]", "WORDS[{key!r}] = ('English only',)"])
def test_words_that_every_list_needs_are_asked_for(key: str, damage: str, package: Path) -> None:
    with (package / "words.py").open("a", encoding="utf-8") as words:
        words.write(damage.format(key=key))
    assert repr(key) in only_fault().detail


@pytest.mark.parametrize(
    ("file", "text", "part"),
    [("rules.py", "GAME = 5", "rules.GAME"), ("front.py", "FRONT = 5", "front.FRONT")],
)
def test_a_part_of_another_kind_is_named(file: str, text: str, part: str, package: Path) -> None:
    (package / file).write_text(text, encoding="utf-8")
    assert str(only_fault()).endswith(f"huts_game.{part} is not what it should be.")


def test_the_rules_have_the_name_that_is_registered(package: Path) -> None:
    change(package / "rules.py", '"huts"', '"hats"')
    assert only_fault().code == "other-name" and "'hats'" in str(only_fault())


# ---- names


@pytest.mark.parametrize(
    ("game", "code"), [("catch-it", "taken"), ("menu", "taken"), ("Huts", "bad-name"), ("huts!", "bad-name")]
)
def test_a_name_that_is_taken_or_badly_formed_is_left_out(
    game: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_package(tmp_path, game)
    change(folder / "rules.py", '"huts"', repr(game))
    with importable(tmp_path, monkeypatch):
        error = only_fault()
        assert (error.game, error.code) == (game, code)
        assert type(games.load("catch-it")).__module__ == "engine.games.catch_it.game"
        check("catch-it")


def test_of_two_packages_with_the_same_game_the_first_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_package(tmp_path)
    write_package(tmp_path, package="z_game", distribution="other-huts")
    with importable(tmp_path, monkeypatch):
        (error,) = broken()
        assert (error.package, error.code, error.detail) == ("other-huts", "twice", "filature-huts")
        assert playable() == (*BUILT_IN, "huts") and games.rooms("huts").package == "huts_game"
        check("huts")


def test_a_game_that_nobody_registered_is_unknown() -> None:
    with pytest.raises(UnknownGameError, match="no game 'tag'"):
        front_of("tag")


@pytest.mark.parametrize("code", games.REASONS)
def test_the_sentence_is_the_same_in_the_engine_and_for_people(code: str) -> None:
    error = BrokenGameError("huts", "filature-huts", code, "huts_game.rules")
    said = [explain(error, lang) for lang in LANGUAGES]
    assert said[0] == str(error) and len(set(said)) == len(LANGUAGES)


# ---- a part of a built-in game


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the program, which a test may damage."""
    for folder in ("engine", "hardware", "pi_app"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.mark.parametrize(
    ("file", "damage", "missing"),
    [
        ("engine/games/chicago/__init__.py", "del GAME", "engine.games.chicago.GAME is missing"),
        ("engine/games/chicago/bot.py", "del choose", "engine.games.chicago.bot.choose is missing"),
        ("pi_app/games/chicago/front.py", "del FRONT", "pi_app.games.chicago.front.FRONT is missing"),
        ("pi_app/games/chicago/words.py", "del WORDS", "cannot import name 'WORDS'"),
        ("pi_app/games/chicago/front.py", "FRONT = Front(tabletop=FRONT.tabletop)", "'legend'"),
    ],
)
def test_a_missing_part_of_a_built_in_game_is_named(file: str, damage: str, missing: str, house: Path) -> None:
    with (house / file).open("a", encoding="utf-8") as text:
        text.write(f"\n{damage}\n")
    done = filature(house, "demo", "--game", "chicago", "--seed", "1", "--json", program=house)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "The game 'chicago' of the package filature cannot be used" in done.stderr and missing in done.stderr


# ---- at the command line


def filature(folder: Path, *words: str, typed: str = "", program: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run the program with the packages of a folder installed."""
    return subprocess.run(
        [sys.executable, "-m", "pi_app.cli", *words],
        cwd=program,
        env={**os.environ, "PYTHONPATH": f"{program}:{folder}", "STATE_DIRECTORY": str(folder / "state"), "LANG": "C"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.fixture
def broken_folder(tmp_path: Path) -> Path:
    (write_package(tmp_path) / "rules.py").write_text("1 / 0", encoding="utf-8")
    return tmp_path


SENTENCE = (
    "The game 'huts' of the package filature-huts cannot be used: "
    "loading it failed with ZeroDivisionError: division by zero.\n"
)


@pytest.mark.parametrize("command", ["demo", "arena", "play"])
def test_a_broken_game_is_not_listed_and_standard_error_says_why(command: str, broken_folder: Path) -> None:
    done = filature(broken_folder, command, "--help")
    assert (done.returncode, done.stderr) == (0, SENTENCE)
    assert "huts" not in done.stdout and "rattrapez-le" in done.stdout


@pytest.mark.parametrize("command", ["demo", "arena", "play"])
def test_a_broken_game_that_is_asked_for_ends_with_the_sentence(command: str, broken_folder: Path) -> None:
    done = filature(broken_folder, command, "--game", "huts")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", SENTENCE)


def test_other_games_go_on(broken_folder: Path) -> None:
    done = filature(broken_folder, "demo", "--game", "catch-it", "--level", "0", "--speed", "1000", "--seed", "1")
    assert done.returncode == 0 and done.stderr == SENTENCE


def test_the_referee_leaves_it_out_and_says_why_when_it_is_asked_for(broken_folder: Path) -> None:
    asked = [{"do": "games"}, {"do": "new", "game": "huts"}, {"do": "new", "game": "catch-it"}]
    done = filature(broken_folder, "referee", typed="".join(json.dumps(request) + "\n" for request in asked))
    listed, refused, begun = map(json.loads, done.stdout.splitlines())
    assert tuple(game["name"] for game in listed["games"]) == BUILT_IN
    assert not refused["ok"] and refused["error"] == "unknown-game" and SENTENCE.strip() in refused.values()
    assert begun["ok"]


def test_the_doctor_says_what_is_left_out_and_what_is_added(tmp_path: Path) -> None:
    (write_package(tmp_path) / "front.py").write_text("FRONT = 5", encoding="utf-8")
    taken = write_package(tmp_path, "catch-it", "z_game", "my-catch")
    assert taken.exists()
    done = filature(tmp_path, "doctor")
    assert "'huts' of the package filature-huts cannot be used: huts_game.front.FRONT is not" in done.stdout
    assert "'catch-it' of the package my-catch cannot be used: Filature itself uses this name" in done.stdout
    assert "pip uninstall my-catch" in done.stdout and done.stderr == ""
    (tmp_path / "huts_game" / "front.py").write_text(WHOLE["front.py"], encoding="utf-8")
    assert "Games of other packages: huts." in filature(tmp_path, "doctor").stdout


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("front.py", "tabletop=whole.tabletop", "tabletop=None", "'tabletop' of a front must be a Tabletop"),
        ("front.py", "pages=whole.pages", "pages=5", "'pages' of a front must be a Pages"),
        ("bot.py", "from engine.games.catch_it.bot import choose", "choose = 3", "huts_game.bot.choose"),
    ],
)
def test_a_part_that_cannot_be_used_is_named(file: str, old: str, new: str, said: str, package: Path) -> None:
    change(package / file, old, new)
    assert said in only_fault().detail


# ---- what is said


@pytest.mark.parametrize("texts", ['("Only English",)', '("Hut {hut}", "Hutte {hutte}")', '("Hut", "")', '"Hut"'])
def test_words_that_one_language_lacks_are_named(texts: str, package: Path) -> None:
    with (package / "words.py").open("a", encoding="utf-8") as file:
        file.write(f'\nWORDS["huts.table-storm"] = {texts}\n')
    error = only_fault()
    assert (error.code, error.detail) == ("words", "'huts.table-storm'")
    assert all("huts.table-storm" in explain(error, lang) for lang in LANGUAGES)


def test_what_a_package_prints_stays_out_of_standard_output(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (package / "__init__.py").write_text("print('hello from huts')\n", encoding="utf-8")
    assert "huts" in playable()
    assert capsys.readouterr() == ("", "hello from huts\n")


def test_an_error_of_several_lines_makes_one_sentence(package: Path) -> None:
    (package / "bot.py").write_text('raise ValueError("one\\n  two")\n', encoding="utf-8")
    assert only_fault().detail == "ValueError: one two"


def test_the_doctor_loads_what_is_loaded_later(package: Path) -> None:
    change(package / "front.py", "sheet_part=whole.sheet_part", 'sheet_part=Later("huts_game.sheet", "BOARD")')
    (package / "sheet.py").write_text("1 / 0\n", encoding="utf-8")
    assert "huts" in playable()
    (finding,) = games_of_others()
    assert finding.level == "hint" and "ZeroDivisionError" in str(finding.parts)


def test_a_signal_while_a_built_in_game_is_loaded_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_name: str) -> None:
        raise SystemExit(143)

    monkeypatch.setattr(games, "import_module", interrupted)
    with pytest.raises(SystemExit, match="143"):
        games.part("catch-it", "engine.games.catch_it", "GAME")
