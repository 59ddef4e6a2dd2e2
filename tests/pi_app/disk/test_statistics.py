"""Finished matches in `filature stats`, in the list of `filature replay`, and in exported records."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine.game import Outcome
from pi_app import cli
from pi_app.disk import series
from pi_app.disk.file import open_store
from pi_app.disk.store import Opened, SeatedPlayer
from pi_app.players import ON_SCREEN
from pi_app.table import next_game
from tests.pi_app.disk.games import keeping, think
from tests.pi_app.disk.test_records import state
from tests.pi_app.games.plug_in import Install, install

__all__ = ["install", "state"]  # fixtures
TURNS = {
    2: ("6G", "6H"),
    3: ("6G", "6H", "6I"),
    4: ("6G", "6H", "6I", "6J"),
}  # the path of a thief who is caught in this turn
OWN_FIGURES = """
from pi_app.games.figures import Caption, Figures, HeatMap, Histogram


def count(finished):
    lengths = [len(game.moves) for game in finished]
    turns = Histogram(Caption("huts.seat-blue"), {3: len(lengths)})
    visits = HeatMap(Caption("huts.seat-red"), {60: len(lengths)}, {})
    return Figures((turns,), (visits,), {"lengths": lengths})
"""


def play_match(folder: Path, names: tuple[str, ...], *caught: int) -> None:
    """Play a match in whose games the thief is caught in these turns."""
    with closing(keeping(folder)) as disk:
        past = series.begin("catch-a-thief", {}, {"thief": ON_SCREEN}, names, 2)
        for turn in caught:
            sitting = next_game.next_game(past, think, disk)
            read = sitting.referee.game.read
            for number, step in enumerate(TURNS[turn], 1):
                sitting.play("thief", read(step), 0)
                sitting.play("detective", read(step if number == turn else "6F" if number == 1 else "10A"), 0)
            past = next_game.after(sitting) or past


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert cli.main(arguments) == 0
    out, err = capsys.readouterr()
    assert not err
    return json.loads(out) if "--json" in arguments else out


def test_stats_count_matches_by_player_the_fewest_points_winning(
    state: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play_match(state, ("Ada", "Basile"), 3, 2)  # Basile 3, Ada 2
    play_match(state, ("Basile", "Ada"), 4, 4)
    play_match(state, ("Ada", "Basile"), 2)  # this match is unfinished
    (chase,) = told(capsys, "stats", "--json")
    assert chase["games"] == 5
    lines = [(line["name"], line["games"], line["wins"], line["points"]) for line in chase["matches"]["players"]]
    assert chase["matches"]["count"] == 2
    assert lines == [("Ada", 2, 2, 2 + 4), ("Basile", 2, 1, 3 + 4)], "the match that was shared counts for both"
    picture = told(capsys, "stats", "--lang", "en")
    assert "Matches won, and score (2)" in picture and max(map(len, picture.splitlines())) <= 80
    assert "score 3.5" in picture and "score moyen 3,5" in told(capsys, "stats", "--lang", "fr")


def test_stats_know_nobody_without_a_name(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play_match(state, (), 2, 3)
    (chase,) = told(capsys, "stats", "--json")
    assert chase["matches"] == {"count": 1, "players": []}
    assert "Matches won" not in told(capsys, "stats", "--lang", "en")


def test_the_list_tells_which_game_of_which_match_each_is(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play_match(state, ("Ada", "Basile"), 2, 3)
    rows = told(capsys, "replay", "--lang", "en").splitlines()
    assert [row.rsplit("  ", 1)[1] for row in rows] == ["match 1, game 1 of 2", "match 1, game 2 of 2"]
    assert ["Ada, Basile" in rows[0], "Basile, Ada" in rows[1]] == [True, True]
    assert [game["match"] for game in told(capsys, "replay", "--json")] == [
        {"match": 1, "number": 1},
        {"match": 1, "number": 2},
    ]


def test_a_game_of_a_match_leaves_as_a_game_and_comes_back_as_one(
    state: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play_match(state, ("Ada", "Basile"), 2, 3)
    away = tmp_path / "game.json"
    away.write_text(told(capsys, "export", "2"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "elsewhere"))
    told(capsys, "import", str(away))
    (game,) = told(capsys, "replay", "--json")
    assert game["match"] is None and game["players"] == {"thief": "Basile", "detective": "Ada"}


def play_huts(folder: Path) -> None:
    """Finish a game of another package, with players who give no names."""
    opened = Opened("huts", {}, "auto", 1, (SeatedPlayer("blue", "table"), SeatedPlayer("red", "table")))
    with closing(open_store(folder)[0]) as store:
        store.keep(store.begin(opened, [], 0), 0, [("blue", "a"), ("red", "b")], Outcome("goal", ("blue",), {}), 0)


def test_a_game_of_another_package_may_add_figures_of_its_own(
    state: Path, install: Install, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    install(OWN_FIGURES, "figures=count")
    play_huts(state)
    (huts,) = told(capsys, "stats", "--json")
    assert huts["chases"] == {"lengths": [2]}
    rows = told(capsys, "stats", "--lang", "en").splitlines()
    captions = [row.split()[1] for row in rows if row.startswith(("+- ", "╭─ ", "┌─ "))]
    assert captions == ["Won,", "blue", "red"]
    picture = tmp_path / "stats.png"
    told(capsys, "stats", "--picture", str(picture))
    assert picture.stat().st_size


def test_a_game_without_figures_of_its_own_has_the_usual_ones(
    state: Path, install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install()
    play_huts(state)
    (huts,) = told(capsys, "stats", "--json")
    assert (huts["games"], huts["chases"]) == (1, None)
    assert [line["wins"] for line in huts["seats"]] == [1, 0]
