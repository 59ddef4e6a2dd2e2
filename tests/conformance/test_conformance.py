"""Every game of the house passes the suite, and the suite catches what is planted."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.referee import Referee
from tests.conformance import suite
from tests.conformance.case import Mutant
from tests.conformance.cases import CASES

MUTANTS = [(name, mutant) for name, case in CASES.items() for mutant in case.mutants]
SLOW = {"twins": pytest.mark.slow}


def test_every_game_of_the_house_is_under_test() -> None:
    assert set(CASES) == set(games.names())


@pytest.mark.parametrize("check", [pytest.param(name, marks=SLOW.get(name, ())) for name in suite.CHECKS])
@pytest.mark.parametrize("name", CASES)
def test_the_game_passes(name: str, check: str) -> None:
    suite.CHECKS[check](CASES[name])


@pytest.mark.parametrize(("name", "mutant"), MUTANTS, ids=[f"{name}: {mutant.name}" for name, mutant in MUTANTS])
def test_the_suite_catches_the_mutant(name: str, mutant: Mutant) -> None:
    with pytest.raises(AssertionError):
        suite.CHECKS[mutant.caught_by](CASES[name]._replace(game=mutant.game))


@pytest.mark.parametrize("name", CASES)
def test_every_game_has_a_planted_leak_and_a_planted_rule_error(name: str) -> None:
    catchers = {mutant.caught_by for mutant in CASES[name].mutants}
    assert catchers & {"twins", "poison"}
    assert catchers & {"perft", "golden", "judgement"}


class PeekingReferee(Referee[Any, Any, Any]):
    """Leak: a seat is served from the state."""

    def view(self, seat: str) -> Any:
        path = self._state.path if seat == "detective" else super().view(seat).path
        return super().view(seat)._replace(path=path)


def test_a_referee_that_peeks_at_the_state_for_a_seat_is_caught() -> None:
    with pytest.raises(AssertionError, match="a secret was touched"):
        suite.check_poison(CASES["catch-a-thief"], PeekingReferee)
