"""Every built-in game passes the suite, and the suite finds what is planted in it."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.conformance import Check, ConformanceError, checks
from engine.conformance.leaks import check_poison
from engine.referee import Referee
from tests.conformance.cases import CASES

SLOW = {"twins": pytest.mark.slow}
EVERY = [
    pytest.param(one, id=f"{name}: {one}", marks=SLOW.get(one.name, ()))
    for name, case in CASES.items()
    for one in checks(case)
]


def test_every_built_in_game_is_under_test() -> None:
    assert set(CASES) == set(games.names())


@pytest.mark.parametrize("check", EVERY)
def test_the_game_passes(check: Check) -> None:
    check()


class PeekingReferee(Referee[Any, Any, Any]):
    """Leak: a seat is served from the state."""

    def view(self, seat: str) -> Any:
        path = self._state.path if seat == "detective" else super().view(seat).path
        return super().view(seat)._replace(path=path)


def test_a_referee_that_peeks_at_the_state_for_a_seat_is_caught() -> None:
    with pytest.raises(ConformanceError, match="a secret was touched"):
        check_poison(CASES["catch-a-thief"], PeekingReferee)
