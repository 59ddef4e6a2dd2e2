"""All the checks by name, and the proof that they find what is planted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from engine.conformance.case import Case, Mutant
from engine.conformance.errors import CheckPlace, ConformanceError, looking_at, require
from engine.conformance.leaks import check_poison, check_twins
from engine.conformance.rules import (
    check_bot,
    check_golden,
    check_judgement,
    check_notation,
    check_perft,
    check_replay,
    check_views,
)

CHECKS: Final[Mapping[str, Callable[[Case], None]]] = {
    "twins": check_twins,
    "poison": check_poison,
    "replay": check_replay,
    "judgement": check_judgement,
    "notation": check_notation,
    "views": check_views,
    "bot": check_bot,
    "perft": check_perft,
    "golden": check_golden,
}
FIND_LEAKS: Final = frozenset({"twins", "poison"})
FIND_RULE_ERRORS: Final = frozenset({"judgement", "perft", "golden"})


class Check(NamedTuple):
    """One check of one game. Call it: it raises ConformanceError if the game fails."""

    name: str
    run: Callable[[], None]

    def __call__(self) -> None:
        self.run()

    def __str__(self) -> str:
        return self.name


def checks(case: Case) -> tuple[Check, ...]:
    """Return every check of a game: the suite's own, then one for each planted fault."""
    return (
        *(Check(name, partial(run, case)) for name, run in CHECKS.items()),
        Check("mutants", partial(check_mutants, case)),
        *(Check(f"finds: {mutant.name}", partial(check_mutant, case, mutant)) for mutant in case.mutants),
    )


def check(case: Case) -> None:
    """Run every check of a game. Raises ConformanceError at the first that fails."""
    for one in checks(case):
        one()


def check_mutants(case: Case) -> None:
    """A game has at least one planted leak and one planted rule error."""
    catchers = {mutant.caught_by for mutant in case.mutants}
    with looking_at(CheckPlace(case.game.name, "mutants")):
        require(catchers & FIND_LEAKS, "no leak is planted that twins or poison must find")
        require(catchers & FIND_RULE_ERRORS, "no rule error is planted that judgement, perft or golden must find")


def check_mutant(case: Case, mutant: Mutant) -> None:
    """The check that a mutant names finds its fault. A mutant that raises an error of its own is not found."""
    with looking_at(CheckPlace(case.game.name, f"finds: {mutant.name}")):
        require(mutant.caught_by in CHECKS, f"there is no check {mutant.caught_by!r}")
        try:
            CHECKS[mutant.caught_by](case._replace(game=mutant.game))
        except ConformanceError as error:
            require(not error.crashed, f"the mutant fails before it is found: {error.what}")
        else:
            require(False, f"the check {mutant.caught_by!r} did not find the planted fault")
