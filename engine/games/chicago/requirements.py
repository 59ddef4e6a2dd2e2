"""Find out what later facts require of a pawn's loot. A search that knows this rarely has to backtrack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.games.chicago.facts import DROVE, KEPT, LOST, SEIZED, Fact
from engine.games.chicago.position import Pawn


class Requirement(NamedTuple):
    """The kinds that a pawn must have in its loot at the next fact that depends on its loot."""

    kinds: Counter[str]
    exact: bool  # whether it must have nothing else
    chances: int = 0  # the number of facts, up to then, in which the pawn can get a house


def requirements(facts: Sequence[Fact]) -> list[Requirement | None]:
    """Return, for each fact, the requirement for its pawn from that fact on, or None."""
    required: dict[Pawn, Requirement] = {}
    found: list[Requirement | None] = []
    for fact in reversed(facts):
        if requirement := _requirement(fact):
            required[fact.pawn] = requirement
        for pawn in (fact.pawn, fact.taker):
            if pawn in required and fact.what in (KEPT, LOST):
                required[pawn] = required[pawn]._replace(chances=required[pawn].chances + 1)
        found.append(required.get(fact.pawn))
    return found[::-1]


def _requirement(fact: Fact) -> Requirement | None:
    """Return what a fact requires of the loot of its pawn just before it, or None."""
    if fact.what == DROVE:
        return Requirement(Counter({"car": 1}), exact=False)
    if fact.what == SEIZED:
        return Requirement(Counter(fact.kinds), exact=True)
    if fact.what == LOST and fact.kinds:
        needed = ("bank", "car") if fact.kinds == ("bank",) else fact.kinds  # A pawn needs a car to take a bank.
        return Requirement(Counter(needed), exact=False)
    return None
