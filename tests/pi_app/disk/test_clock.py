"""A wall clock that jumps by ten years, forward or back, during a game or between two starts, changes no game."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pi_app.commands import replay
from pi_app.commands import stats as stats_command
from pi_app.disk.file import reading
from pi_app.table.sitting import Sitting
from tests.pi_app.disk.games import NOON, begun, keeping, lines, play_on, think, views
from tests.pi_app.disk.kills import MOST_MOVES, TEN_YEARS

Clock = Callable[[], int]


def jumping(by: int) -> Clock:
    """Return a clock that jumps by this much at each reading."""
    looks = count()
    return lambda: NOON + by * next(looks)


def wild() -> int:
    return NOON + wild_rng.randint(-6, 6) * TEN_YEARS


wild_rng = Random(1)
CLOCKS: dict[str, tuple[Clock, Clock]] = {  # the clock before the table is restarted, and after
    "forth": (jumping(TEN_YEARS), jumping(TEN_YEARS)),
    "back": (jumping(-TEN_YEARS), jumping(-TEN_YEARS)),
    "here and there": (wild, wild),
    "forth between starts": (lambda: NOON, lambda: NOON + TEN_YEARS),
    "back between starts": (lambda: NOON, lambda: NOON - TEN_YEARS),
    "to before 1970": (lambda: NOON, lambda: -5),
}


def three_games(folder: Path, first: Clock, second: Clock) -> list[Any]:
    """Finish two games, one of them with a restart in between, and leave a third one unfinished.

    Return all that people see of them, except times.
    """
    rng = Random(7)
    with closing(keeping(folder, clock=first)) as disk:
        play_on(begun(disk, "catch-a-thief", 1), rng, MOST_MOVES)
        play_on(begun(disk, "chicago", 2), rng, 9)
    with closing(keeping(folder, clock=second)) as disk:
        resumed = disk.resume(think)
        assert isinstance(resumed, Sitting)
        found = [views(resumed.referee)]
        resumed.take_back(0)
        play_on(resumed, rng, MOST_MOVES)
        play_on(left := begun(disk, "catch-it", 3), rng, 5)
        assert disk.problem is None
    with reading(folder) as store:
        assert store is not None
        games = store.games()
        unfinished = store.unfinished()
        assert unfinished is not None and store.record(unfinished)["moves"] == lines(left.referee)
        return [*found, *((kept._replace(began=0, ended=None), store.record(kept)) for kept in games), unfinished.id]


@pytest.mark.slow
@pytest.mark.parametrize("jump", CLOCKS)
def test_games_order_and_statistics_are_the_same_whatever_the_clock_says(
    tmp_path: Path, jump: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for name, clocks in (("steady", (lambda: NOON, lambda: NOON)), ("jumping", CLOCKS[jump])):
        found = three_games(tmp_path / name, *clocks)
        here = {"STATE_DIRECTORY": str(tmp_path / name)}
        assert stats_command.run(["--json"], here) == stats_command.run([], here) == 0
        stats = capsys.readouterr().out
        assert replay.run(["--json"], here) == 0
        games = [
            {key: value for key, value in game.items() if key not in ("began", "ended")}
            for game in json.loads(capsys.readouterr().out)
        ]
        assert replay.run([], here) == replay.run(["2"], here) == 0
        capsys.readouterr()
        told.append((found, stats, games))
    assert told[0] == told[1]
