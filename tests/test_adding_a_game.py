"""The package of docs/adding-a-game.md is built, installed beside Filature and played at every place."""

from __future__ import annotations

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.conformance import ConformanceError
from engine.conformance.leaks import check_twins
from tests.pi_app.games.plug_in import importable
from tests.wheel import ROOT, Done, Installed, build, fresh_environment, pip

PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^### `([^`]+)`\n.*?^```\w+\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE))
FOR_TESTS = ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments", "py.py", "xdist", "execnet")
BY_LINE = ("--virtual", "--game", "huts", "--seats", "hider=line,seeker=table")


def write(folder: Path) -> Path:
    """Write the files of the page into a folder."""
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_page_has_every_file_of_a_distribution() -> None:
    parts = (
        "__init__",
        "rules",
        "bot",
        "words",
        "tabletop",
        "page",
        "sentences",
        "sheet",
        "terminal",
        "articles",
        "front",
    )
    assert set(FILES) == {"pyproject.toml", *(f"huts_game/{part}.py" for part in parts), "tests/test_huts.py"}


def test_the_error_that_the_page_shows_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write(tmp_path)
    facts = folder / "filature_huts-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: filature-huts\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text("[filature.games]\nhuts = huts_game\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder / "tests"))  # first: undone last, it leaves the path as it was
    with importable(folder, monkeypatch):
        case = import_module("test_huts").CASE
        del sys.modules["test_huts"]
        with pytest.raises(ConformanceError) as caught:
            check_twins(case._replace(game=case.mutants[0].game))
    assert f"\n{caught.value}\n" in PAGE


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Filature and the package of the page, each installed from its wheel."""
    base = tmp_path_factory.mktemp("huts")
    filature = fresh_environment(base, *FOR_TESTS)
    wheel = build(write(base / "filature-huts"), base / "built-huts")
    pip("--python", filature.binaries / "python", "install", "--quiet", "--no-deps", "--no-index", wheel)
    return filature


@pytest.fixture
def installed(environment: Installed, tmp_path: Path) -> Installed:
    (tmp_path / "empty").mkdir()
    return environment._replace(folder=tmp_path / "empty")


def talk(installed: Installed, command: str, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    """Ask a process that answers line by line; it must do all that it is asked for."""
    typed = "".join(json.dumps(request) + "\n" for request in requests)
    replies = [json.loads(line) for line in installed.filature(command, typed=typed).splitlines()]
    assert len(replies) == len(requests) and all(reply["ok"] for reply in replies), replies
    return replies


@pytest.mark.slow
def test_its_own_tests_pass(environment: Installed, tmp_path: Path) -> None:
    folder = write(tmp_path / "filature-huts")
    there = environment._replace(folder=folder)
    assert there.run("python", "tests/test_huts.py").code == 0
    assert "== seeker: 7" in (folder / "tests/golden.txt").read_text(encoding="utf-8")
    (folder / "huts_game").rename(folder / "not_here")  # the installed one is tested
    done = there.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert done.code == 0 and re.search(r"\d\d passed", done.out), done


@pytest.mark.slow
def test_the_referee_lists_it_and_plays_it(installed: Installed) -> None:
    knock = {"do": "play", "seat": "seeker"}
    listed, _, _, moves, bot, *_, over = talk(
        installed,
        "referee",
        {"do": "games"},
        {"do": "new", "game": "huts", "seed": 1},
        {"do": "play", "seat": "hider", "move": "7"},
        {"do": "moves", "seat": "seeker"},
        {"do": "bot", "seat": "seeker", "level": 3},
        {**knock, "move": "5"},
        {**knock, "move": "8"},
        {**knock, "move": "7"},
        {"do": "status"},
    )
    assert [game["seats"] for game in listed["games"] if game["name"] == "huts"] == [["hider", "seeker"]]
    assert moves["moves"] == list("123456789") and bot["move"] == "5"
    assert over["result"] == {"how": "found", "winners": ["seeker"], "scores": {"seeker": 3}}


@pytest.mark.slow
def test_bots_play_a_demo_of_it(installed: Installed) -> None:
    said = installed.filature("demo", "--game", "huts", "--seed", "3", "--speed", "1000")
    assert "FILATURE  Huts" in said and "Basile sits in" in said and "Once more: filature demo --game huts" in said


@pytest.mark.slow
def test_bots_meet_in_the_arena(installed: Installed) -> None:
    words = ("--game", "huts", "--games", "40", "--bots", "3,0", "--jobs", "1", "--json")
    found = json.loads(installed.filature("arena", *words))
    (strong, weak) = [row["wins"] for row in found["rows"] if row["seat"] is None]
    assert strong > weak


@pytest.mark.slow
def test_people_play_it_at_the_virtual_table_and_it_is_kept(installed: Installed) -> None:
    said = installed.filature("play", *BY_LINE, typed="hider: 7\n5\n5 8\n8 7\nquit\n")
    assert "Not in hut 5: farther up the road." in said and "Found in hut 7!" in said
    assert "Huts" in installed.filature("replay") and "Huts" in installed.filature("stats")
    assert [move for _, move in json.loads(installed.filature("export", "1"))["moves"]] == list("7587")


@pytest.mark.slow
def test_it_has_its_board_and_its_page_on_displays(installed: Installed) -> None:
    screens = ("--screen", "public,hidden:hider")
    assert "Not in hut 5" in installed.filature("play", *BY_LINE, *screens, typed="hider: 7\n5\nquit\n")


@pytest.mark.slow
def test_hands_and_lights_meet_at_the_table_process(installed: Installed) -> None:
    *_, said, lights = talk(
        installed,
        "table",
        {"do": "new", "game": "huts", "seats": {"hider": "line", "seeker": "table"}, "pieces": "ready"},
        {"do": "play", "seat": "hider", "move": "7"},
        {"do": "put", "x": 5, "y": 5},
        {"do": "wait", "ms": 3000},
        {"do": "says"},
        {"do": "lights"},
    )
    assert "Not in hut 5: farther up the road." in said["says"]
    road = lights["lights"][5 * 11 + 1 : 5 * 11 + 10]
    assert "000000" not in road and len(set(road)) > 1


IN_THE_WINDOW = """
import os
from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.commands.opening import plan
from pi_app.games import front_of
from pi_app.window.hand import Hand
from pi_app.window.scene import draw

with VirtualTable() as table:
    hand = Hand(table, plan({"game": "huts", "virtual": True}, os.environ))
    for now in range(0, 2000, TICK_MS):
        hand.tick(now)
    scene, looks = hand.scene(), front_of("huts").looks.values()
    print(scene.shown.game, draw(scene, hand.layout, "en").cut, all(piece in looks for piece in scene.pieces.values()))
    hand.close()
"""


@pytest.mark.slow
def test_its_rules_can_be_read(installed: Installed) -> None:
    assert "Not in hut 5, but farther up the road." in installed.filature("rules", "huts")
    assert "Les réponses" in installed.filature("rules", "huts", "3", "--lang", "fr")
    (reply,) = talk(installed, "referee", {"do": "rules", "game": "huts"})
    assert [article["id"] for article in reply["articles"]] == ["huts aim", "huts 1", "huts 2", "huts 3"]


@pytest.mark.slow
def test_it_is_drawn_in_the_window(installed: Installed) -> None:
    done: Done = installed.run("python", "-c", IN_THE_WINDOW)
    assert done.out.splitlines()[-1:] == ["huts [] True"], done


DRAWN = """
from engine import Referee, games
from pi_app.conformance.outputs import private_sheet
from pi_app.games import front_of

referee = Referee(games.load("huts"), {}, seed=1)
front = front_of("huts")
page = front.pages.open(referee.view("hider"))
for key in front.pages.keys_for(page, "7"):
    page, move = front.pages.press(page, key)
referee.play("hider", referee.game.read(move))
page = front.pages.open(referee.view("hider"))
dots, sheet = front.pages.draw(page, "fr"), private_sheet(front, page, "fr")
print(len(dots.to_pages()), any(dots.to_pages()), dots.cut, sheet.cut, move)
"""


@pytest.mark.slow
def test_its_page_is_on_the_handheld_and_on_the_hidden_screen(installed: Installed) -> None:
    done: Done = installed.run("python", "-c", DRAWN)
    assert done.out.splitlines()[-1:] == ["1024 True [] [] 7"], done


@pytest.mark.slow
@pytest.mark.parametrize("command", ["demo", "arena", "play"])
def test_help_lists_it(installed: Installed, command: str) -> None:
    assert "|huts" in "".join(installed.filature(command, "--help").split())


@pytest.mark.slow
def test_the_doctor_knows_it(installed: Installed) -> None:
    assert "Games of other packages: huts." in installed.run("filature", "doctor").out
