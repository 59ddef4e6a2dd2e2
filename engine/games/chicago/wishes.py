"""What facts to come ask of a pawn's loot: a search that knows of it rarely has to step back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.games.chicago.facts import DROVE, KEPT, LOST, SEIZED, Fact
from engine.games.chicago.position import Pawn


class Wish(NamedTuple):
    """The kinds that a pawn must have next, and in how many chances, from now on, it can get them."""

    kinds: Counter[str]
    exact: bool  # it must have nothing else
    chances: int = 0


def wishes(facts: Sequence[Fact]) -> list[Wish | None]:
    """For each fact that lets a pawn keep a house the wish of that pawn."""
    wanted: dict[Pawn, Wish] = {}
    found: list[Wish | None] = []
    for fact in reversed(facts):
        if wish := _wish(fact):
            wanted[fact.pawn] = wish
        for pawn in (fact.pawn, fact.taker):
            if pawn in wanted and fact.what in (KEPT, LOST):
                wanted[pawn] = wanted[pawn]._replace(chances=wanted[pawn].chances + 1)
        found.append(wanted.get(fact.pawn))
    return found[::-1]


def _wish(fact: Fact) -> Wish | None:
    if fact.what == DROVE:
        return Wish(Counter({"car": 1}), exact=False)
    if fact.what == SEIZED:
        return Wish(Counter(fact.kinds), exact=True)
    if fact.what == LOST and fact.kinds:
        needed = ("bank", "car") if fact.kinds == ("bank",) else fact.kinds  # only a pawn with a car got the bank
        return Wish(Counter(needed), exact=False)
    return None
