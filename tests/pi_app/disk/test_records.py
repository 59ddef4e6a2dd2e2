"""`filature stats`, `replay`, `export` and `import`: what they show, and what they keep secret."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import bots, record
from pi_app import cli
from pi_app.disk.file import FILE, adding
from pi_app.disk.records import import_into
from pi_app.table.sitting import Sitting
from pi_app.words import LANGUAGES, say
from tests.pi_app.disk.games import OPTIONS, begun, keeping, lines, play_on
from tests.pi_app.disk.test_faults import files_no_longer_than

WAY = ("6G", "6H", "6I", "6J", "6K", "5K", "4K", "3K", "2K", "1K")


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that the commands read."""
    for name in ("STATE_DIRECTORY", "FILATURE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "filature"


def escape(folder: Path) -> None:
    """Play a game in which the thief walks to the corner 1K and the detective never looks there."""
    with closing(keeping(folder)) as disk:
        sitting = begun(disk, "catch-a-thief", 1, ("Ada", "Basile"))
        visits = iter(["6F", *["10A", "10B"] * 9])
        for step in WAY:
            sitting.play("thief", sitting.referee.game.read(step), 0)
            if not sitting.over:
                sitting.play("detective", sitting.referee.game.read(next(visits)), 0)
        assert sitting.over


def catch(folder: Path, turns: int) -> None:
    """Play a game in which the thief is caught in this turn, the third or a later one, on 6I or beyond."""
    with closing(keeping(folder)) as disk:
        sitting = begun(disk, "catch-a-thief", turns, ("Basile", "Ada"))
        for turn in range(1, turns + 1):
            sitting.play("thief", sitting.referee.game.read(WAY[turn - 1]), 0)
            visit = WAY[turn - 1] if turn == turns else "6F" if turn == 1 else "10A" if turn % 2 else "10B"
            sitting.play("detective", sitting.referee.game.read(visit), 0)
        assert sitting.over


def finished(folder: Path, game: str) -> Sitting:
    with closing(keeping(folder)) as disk:
        sitting, rng = begun(disk, game, 1, ("Ada", "Basile", "Clara", "Diego")), Random(1)
        while not sitting.over:
            seat = sitting.acting[0]
            view = sitting.referee.view(seat)
            sitting.play(seat, bots.choose(game, view, level=1, rng=rng, enough=bots.after_asking(5)), 0)
        return sitting


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def read(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    code, out, err = run(capsys, *arguments)
    assert (code, err) == (0, "")
    return json.loads(out)


# ---- stats


def test_stats_count_roles_players_catches_and_escapes(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    escape(state)
    for turns in (3, 5, 5):
        catch(state, turns)
    (chase,) = read(capsys, "stats", "--json")
    assert chase["games"] == 4
    wins = {line["name"]: (line["games"], line["wins"], line["points"]) for line in chase["seats"]}
    assert wins == {"thief": (4, 1, None), "detective": (4, 3, 10 + 3 + 5 + 5)}  # `catch-a-thief 8`: an escape is 10
    players = {line["name"]: (line["games"], line["wins"]) for line in chase["players"]}
    assert players == {"Ada": (4, 4), "Basile": (4, 0)}
    assert chase["chases"]["caught"] == {"3": 1, "5": 2} and chase["chases"]["escaped"] == 1
    assert chase["chases"]["hideouts"] == {"1K": 1} and chase["chases"]["steps"] == dict.fromkeys(WAY, 1)


def test_stats_draw_bars_a_histogram_and_the_ways_of_escape(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    escape(state)
    catch(state, 3)
    catch(state, 5)
    code, out, _ = run(capsys, "stats")
    rows = out.splitlines()
    assert code == 0 and max(map(len, rows)) <= 80
    assert [row for row in rows if "│  4" in row and "█" not in row and "0" in row], "nobody was caught in turn 4"
    heat = [row for row in rows if row.startswith("│ 6 ")]
    assert heat and heat[-1].count("1") == 5 and "×" in heat[-1]


def test_stats_are_kept_as_a_picture(state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    escape(state)
    catch(state, 3)
    file = tmp_path / "stats.png"
    code, out, err = run(capsys, "stats", "--picture", str(file))
    assert (code, out, err) == (0, f"The picture is in {file}.\n", "")
    assert file.read_bytes().startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_kept_is_told(state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    escape(state)
    code, out, err = run(capsys, "stats", "--picture", str(tmp_path / "no" / "stats.png"), "--lang", "fr")
    assert (code, out) == (1, "") and "n'a pas pu être écrite" in err and "Traceback" not in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_without_games_says_so(state: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for command in ("stats", "replay"):
        code, out, err = run(capsys, command, "--lang", lang)
        assert code == 0 and out.count("\n") == 1 and not err
        assert read(capsys, command, "--json") == []
    assert not state.exists(), "reading creates no file"


# ---- replay


@pytest.mark.slow
@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_can_be_looked_at_again(
    state: Path, capsys: pytest.CaptureFixture[str], game: str, lang: str
) -> None:
    sitting = finished(state, game)
    code, out, err = run(capsys, "replay", "1", "--lang", lang)
    assert (code, err) == (0, "") and max(map(len, out.splitlines())) <= 80
    steps = read(capsys, "replay", "1", "--json")["steps"]
    assert [step["move"] for step in steps] == [None, *lines(sitting.referee)]
    assert set(steps[-1]["seats"]) == set(sitting.referee.players)


@pytest.mark.parametrize("game", ["catch-a-thief", "traqueur", "chicago", "rattrapez-le"])
def test_of_a_game_that_is_still_played_only_what_everybody_saw_is_shown(
    state: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    with closing(keeping(state)) as disk:
        sitting = begun(disk, game, 1)
        play_on(sitting, Random(1), 7)
        assert not sitting.over
    told = read(capsys, "replay", "1", "--json")
    events = [event for step in told["steps"] for event in step["told"]]
    assert events == [event.as_json() for event in sitting.referee.shown("table")]
    assert all(set(step) == {"told", "table"} and step["table"]["seat"] == "table" for step in told["steps"])
    assert told["plies"] is None
    assert not {"seed", "moves"} & set(told)
    code, out, _ = run(capsys, "replay", "1")
    assert code == 0 and "still being played" in out


def test_games_are_listed_with_who_won(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    escape(state)
    with closing(keeping(state)) as disk:
        begun(disk, "chicago", 1)
        begun(disk, "catch-it", 1)
    rows = run(capsys, "replay")[1].splitlines()
    assert [row.split()[0] for row in rows] == ["1", "2", "3"]
    assert "Ada, Basile" in rows[0] and "won by: thief" in rows[0]
    assert "discarded" in rows[1] and "unfinished" in rows[2]


# ---- export and import


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_that_is_exported_and_imported_is_the_same_game(
    state: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    sitting = finished(state, game)
    value = read(capsys, "export", "1")
    assert lines(record.read(value)) == lines(sitting.referee) and value["players"]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(value))
    assert run(capsys, "import", str(path))[1] == "It is here already, as game 1.\n"
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "elsewhere"))
    assert run(capsys, "import", str(path))[1] == "Imported as game 1.\n"
    assert read(capsys, "export", "1") == value
    assert run(capsys, "import", str(path))[1] == "It is here already, as game 1.\n"


def test_a_game_that_several_import_at_once_is_added_once(
    state: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    finished(state, "catch-it")
    value = read(capsys, "export", "1")
    for round_ in range(10):
        folder = tmp_path / f"elsewhere-{round_}"
        with adding(folder):  # creates the file
            start = threading.Barrier(4)

        def add(folder: Path = folder, start: threading.Barrier = start) -> tuple[int, bool]:
            with adding(folder) as store:
                start.wait()
                return import_into(store, value)

        with ThreadPoolExecutor(4) as people:
            done = [future.result() for future in [people.submit(add) for _ in range(4)]]
        assert sorted(done) == [(1, False), (1, True), (1, True), (1, True)]


def test_a_game_that_is_still_played_is_exported_only_with_its_secrets(
    state: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with closing(keeping(state)) as disk:
        sitting = begun(disk, "catch-a-thief", 1)
        play_on(sitting, Random(1), 4)
    code, out, err = run(capsys, "export", "1")
    assert (code, out) == (1, "") and "--secrets" in err
    value = read(capsys, "export", "1", "--secrets")
    assert value["moves"] == lines(sitting.referee)
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**value, "seed": 2}))
    assert run(capsys, "import", str(path))[0] == 0
    listed = read(capsys, "replay", "--json")
    assert [game["state"] for game in listed] == ["playing", "abandoned"], "the game on this table is still offered"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "cannot be read"),
        ("[" * 100_000, "cannot be read"),
        ("[]", "not an object"),
        ("{}", "format"),
        ('{"format": "filature-record-1", "game": "chess"}', "options"),
    ],
)
def test_a_file_that_is_no_record_is_refused_with_a_reason(
    state: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    code, out, err = run(capsys, "import", str(path))
    assert (code, out) == (1, "") and words in err
    assert read(capsys, "replay", "--json") == []


def test_a_record_with_an_impossible_move_is_refused_with_its_number(
    state: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    escape(state)
    value = read(capsys, "export", "1")
    value["moves"][4] = ["thief", "1A"]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(value))
    code, _, err = run(capsys, "import", str(path))
    assert code == 1 and "move 5" in err


def test_what_a_stranger_wrote_beside_the_moves_is_taken_with_care(
    state: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    escape(state)
    value = read(capsys, "export", "1")
    odd = {"seed": 9, "players": {"thief": "\x1b[2J", "detective": 7}, "seats": [], "began": 10**30, "ended": "soon"}
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**value, **odd}))
    assert run(capsys, "import", str(path))[0] == 0
    game = read(capsys, "replay", "--json")[1]
    assert (game["players"], game["began"], game["state"]) == ({}, 0, "over")
    assert run(capsys, "replay")[0] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_a_full_disk_cannot_take_is_told_as_not_added(
    state: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    escape(state)
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**read(capsys, "export", "1"), "seed": 2}))
    with files_no_longer_than(0):
        code, out, err = run(capsys, "import", str(path), "--lang", lang)
    before, _, after = say(lang, "records.not-added", file=path, reason="…").partition("…")
    assert (code, out) == (1, "") and err.startswith(before) and err.endswith(f"{after}\n")
    assert len(read(capsys, "replay", "--json")) == 1


def test_missing_and_unknown_games_are_told(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    escape(state)
    for command in ("export", "replay"):
        code, out, err = run(capsys, command, "7")
        assert (code, out) == (1, "") and "no game number 7" in err
        assert run(capsys, command, "seven")[0] == 2
    assert run(capsys, "export")[0] == run(capsys, "import")[0] == run(capsys, "replay", "1", "2")[0] == 2


def test_a_damaged_file_is_told_and_not_touched_by_who_only_looks(
    state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state.mkdir()
    (state / FILE).write_bytes(b"no database at all, and long enough to tell")
    for arguments in (["stats"], ["replay"], ["replay", "1"], ["export", "1"]):
        code, out, err = run(capsys, *arguments)
        assert (code, out) == (1, "") and "damaged" in err
    assert (state / FILE).read_bytes().startswith(b"no database")
