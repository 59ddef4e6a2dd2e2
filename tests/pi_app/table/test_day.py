"""A few minutes of a day: whatever is opened is closed again. `make soak` plays the whole day and measures memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import games
from tests.pi_app.table.day import Day, used

MOVES = 6


@pytest.mark.slow
def test_games_menus_and_cables_leave_no_file_and_no_thread_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with Day(tmp_path, 1) as day:
        for game in games.names():
            day.play(game, MOVES)
        day.rest(1000)
        before = used()
        for game in games.names():
            day.play(game, MOVES)
        day.change_language()
        day.rest(20_000)
        after = used()
        assert (after.files, after.threads) == (before.files, before.threads)
        assert day.games == 2 * len(games.names()) and day.pulled and day.moves > MOVES * len(games.names())
