"""What a seat of Chicago has been told about secret things, as facts that any truth must satisfy.

Between two thefts the pawns' loots do not touch, and the kind of a house never changes. So facts are ordered theft
by theft and, in between, pawn by pawn: a search through them then fails close to the choice that was wrong.
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
FIRED: Final = "fired"  # the pawn had a gun, and has it no more
LOST: Final = "lost"  # the pawn lost a house to the pawn `taker`; `kinds` holds which, if the seat knows
HANDED: Final = "handed"  # what all pawns lost in a theft reaches its takers
SEIZED: Final = "seized"  # the pawn was arrested with `kinds`


class Fact(NamedTuple):
    """Something that is known to have happened to a pawn's loot."""

    what: str
    pawn: Pawn = NOBODY
    at: Point = NOWHERE
    taker: Pawn = NOBODY
    kinds: tuple[str, ...] = ()


def facts(told: Sequence[Event]) -> list[Fact]:
    """All facts in what a seat was told."""
    known = iter(thefts(told))
    found: list[Fact] = []
    since: list[Fact] = []  # the last theft
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
    """First what each pawn's loot must be right after the theft, then, pawn by pawn, what comes with new houses."""
    pawns = sorted({fact.pawn for fact in since})
    each = [list(_of_one_pawn(fact for fact in since if fact.pawn == pawn)) for pawn in pawns]
    for about_pawn in each:
        yield from takewhile(_before_any_house, about_pawn)
    for about_pawn in each:
        yield from dropwhile(_before_any_house, about_pawn)


def _before_any_house(fact: Fact) -> bool:
    return fact.what != KEPT


def _of_one_pawn(since: Iterable[Fact]) -> Iterator[Fact]:
    """The facts without those that say again what nothing has changed in between."""
    said: set[Fact] = set()
    for fact in since:
        if fact in said and fact.what in (DROVE, OPENED):
            continue
        if fact.what == KEPT:
            said.clear()
        said.add(fact)
        yield fact
