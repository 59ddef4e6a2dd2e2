"""Games at a table with one to three broken reeds, played by what the table asks, expects and says alone."""

from __future__ import annotations

import pytest

from engine import games
from tests.pi_app.wire.broken_reeds import BrokenTable, play
from tests.pi_app.wire.table_hands import TableHere


@pytest.mark.slow
@pytest.mark.parametrize("game", games.BUILT_IN)
@pytest.mark.parametrize("seed", range(3))
def test_no_move_is_wrong_and_nobody_is_stuck(game: str, seed: int) -> None:
    found = play(game, seed, most=25)
    assert found.wrong == 0, found.told
    assert found.moves == 25 or found.over


def test_the_driver_notices_a_wrong_move() -> None:
    here = TableHere()
    with here.table:
        broken = BrokenTable(here, "catch-it", 2)
        broken.by_hand = lambda seat, move: here.play(seat, next(each for each in broken.legal(seat) if each != move))  # type: ignore[method-assign]
        broken.turn()
        assert broken.wrong == 1
