"""Chicago's moves, and which of them are legal for the seat that acts. Rules `chicago 3` to `7`, `9` and `10`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Final, NamedTuple

from engine.bits import Bits
from engine.games.chicago.board import BESIDE, GATES, NOWHERE, STREETS, Point, drives, points, slides
from engine.games.chicago.loot import Loot
from engine.games.chicago.position import OUTSIDE, Pawn, Position, losses, must_place
from engine.memo import memo

MOST_LISTED: Final = 500  # If more thefts are possible, they are not listed.


class Move(NamedTuple):
    """A move. Its `verb` determines which of the other fields are used.

    In a `deal`, `kinds` has the kind for each dark cell in reading order. In a `steal`, `kinds` has the kind of the
    house that each of the `losers` loses.
    """

    verb: str
    start: Point = NOWHERE
    end: Point = NOWHERE
    losers: tuple[Pawn, ...] = ()
    kinds: tuple[str, ...] = ()


LEAVE: Final = Move("leave")
PLANE: Final = Move("plane")
PUT_BACK: Final = Move("putback")
SURRENDER: Final = Move("surrender")
STOP: Final = Move("stop")


@memo()  # There are few pairs of points, so all these moves can be cached.
def go(start: Point, end: Point) -> Move:
    return Move("go", start, end)


@memo()
def fire(start: Point, end: Point) -> Move:
    return Move("fire", start, end)


@memo(1 << 14)
def _to_each(verb: str, start: Point, ends: Bits) -> tuple[Move, ...]:
    """Return a move with this verb to each of the ends."""
    if verb == "go":
        return tuple(go(start, end) for end in points(ends))
    return tuple(Move(verb, start, end) for end in points(ends))


def actions(position: Position, pawn: Pawn, loot: Loot) -> list[Move]:
    """Return the actions that a pawn can choose for its turn, without shots (rules 4 and 5)."""
    cell = position.cells[pawn]
    taken = position.taken
    if cell == OUTSIDE:
        return list(_to_each("enter", NOWHERE, GATES & ~taken))
    car = "car" in loot
    once = slides(cell, taken)
    ends = drives(cell, taken) if car else once
    found = [*_to_each("go", cell, ends), *_to_each("burgle", NOWHERE, BESIDE[cell] & position.houses)]
    if GATES & (1 << cell | (once if car else 0)):
        found.append(LEAVE)
    return found


def shots(position: Position, loot: Loot) -> list[Move]:
    """Return the shots of a pawn with this loot (rule 10).

    A shot moves any policeman who is not immobilised to any free street.
    """
    if "gun" not in loot:
        return []
    free = points(STREETS & ~position.taken)
    return [fire(start, end) for start in points(position.police & ~position.pinned) for end in free]


def police_moves(position: Position) -> list[Move]:
    """Return the next moves that the police can make in their turn (rules 6 and 7)."""
    if stars := must_place(position):
        return list(_to_each("place", NOWHERE, stars))
    taken = position.taken
    found = [STOP]
    for start in points(position.police & ~position.pinned):
        found += _to_each("go", start, slides(start, taken))
    return found


def theft_moves(position: Position, loot: Sequence[Loot]) -> list[Move] | None:
    """Return every theft in which each pawn in play loses a house, or None if there are too many to list (rule 6)."""
    losers = tuple(loser for loser, _ in losses(position))
    choices = [sorted(set(loot[loser])) for loser in losers]
    if prod(map(len, choices)) > MOST_LISTED:
        return None
    return [Move("steal", losers=losers, kinds=kinds) for kinds in product(*choices)]
