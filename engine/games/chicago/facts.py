"""Extract from a seat's events the facts about hidden things that every possible deal must satisfy.

Between two thefts the loots of the pawns do not affect each other, and the kind of a house never changes. So the facts
between two thefts may be ordered pawn by pawn. A search through facts in this order fails soon after a wrong choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile, takewhile
from typing import Final, NamedTuple

from engine.game import Event
from engine.games.chicago.board import NOWHERE, POINTS, Point
from engine.games.chicago.history import thefts
from engine.games.chicago.position import NOBODY, Pawn

KEPT: Final = "kept"  # the pawn kept the house `at`
OPENED: Final = "opened"  # the pawn found a house `at` that may go back
DROVE: Final = "drove"  # the pawn needed a car
FIRED: Final = "fired"  # the pawn had a gun and used it up
LOST: Final = "lost"  # the pawn lost a house to the pawn `taker`; `kinds` has its kind if the seat knows it
HANDED: Final = "handed"  # the takers get the houses that the pawns have lost in a theft
SEIZED: Final = "seized"  # the pawn was arrested, and its loot was `kinds`


class Fact(NamedTuple):
    """An event that a seat knows and that depends on a pawn's loot."""

    what: str
    pawn: Pawn = NOBODY
    at: Point = NOWHERE
    taker: Pawn = NOBODY
    kinds: tuple[str, ...] = ()


def facts(told: Sequence[Event]) -> list[Fact]:
    """Return the facts in the events that a seat was shown, in the order in which the search needs them."""
    known = iter(thefts(told))
    found: list[Fact] = []
    since: list[Fact] = []  # the facts since the last theft
    for event in told:
        if event.kind == "robbed":
            found += _ordered(since)
            found += [
                Fact(LOST, loser, taker=taker, kinds=(what,) if what else ()) for loser, taker, what in next(known)
            ]
            found.append(Fact(HANDED))
            since = []
        elif fact := _fact(event):
            since.append(fact)
    return [*found, *_ordered(since)]


def _fact(event: Event) -> Fact | None:
    kind, data = event.kind, event.data
    if kind == "taken" and "what" not in data:
        return Fact(KEPT, data["pawn"] - 1, POINTS[data["at"]])
    if kind == "opened":
        return Fact(OPENED, data["pawn"] - 1, POINTS[data["at"]])
    if (kind == "moved" and data["slides"] == 2) or (kind == "left" and data["by"] == "car"):
        return Fact(DROVE, data["pawn"] - 1)
    if kind == "fired":
        return Fact(FIRED, data["pawn"] - 1)
    if kind == "confiscated":
        return Fact(SEIZED, data["pawn"] - 1, kinds=tuple(data["what"]))
    return None


def _ordered(since: list[Fact]) -> Iterator[Fact]:
    """Yield the facts between two thefts in the order of the search.

    First come the facts about each pawn's loot right after the theft, before it keeps a new house. Then come the other
    facts, pawn by pawn.
    """
    pawns = sorted({fact.pawn for fact in since})
    by_pawn = [list(_without_repeats(fact for fact in since if fact.pawn == pawn)) for pawn in pawns]
    for about_pawn in by_pawn:
        yield from takewhile(_keeps_no_house, about_pawn)
    for about_pawn in by_pawn:
        yield from dropwhile(_keeps_no_house, about_pawn)


def _keeps_no_house(fact: Fact) -> bool:
    return fact.what != KEPT


def _without_repeats(since: Iterable[Fact]) -> Iterator[Fact]:
    """Yield the facts about one pawn, without repeated facts between which its loot has not changed."""
    seen: set[Fact] = set()
    for fact in since:
        if fact in seen and fact.what in (DROVE, OPENED):
            continue
        if fact.what == KEPT:
            seen.clear()
        seen.add(fact)
        yield fact
