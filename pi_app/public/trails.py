"""Where pieces went in one step of a game, worked out from the position before it and the position after it."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.bits import Bits, members
from pi_app.games.tabletop import Pieces, Tabletop
from pi_app.grid import Spot


class Trail(NamedTuple):
    """The way of a piece. `start` is None if it came from beside the board, and `end` is None if it left it."""

    start: Spot | None
    end: Spot | None


def public_trails(lying: Tabletop, before: Any, after: Any, move: str) -> tuple[Trail, ...]:
    """Return the ways of the pieces that a move has moved, between two views of the table.

    The pieces must have changed as the move says. A game may show another board after a move, with its own pieces, and
    those have gone nowhere.
    """
    stood, stand = lying.pieces(before), lying.pieces(after)
    ways = (Trail(reading.start, reading.end) for reading in lying.readings(before) if reading.move == move)
    return tuple(trail for trail in dict.fromkeys(ways) if _went(trail, stood, stand))


def _went(trail: Trail, stood: Pieces, stand: Pieces) -> bool:
    """Return whether a piece has left the start and stands at the end."""
    if trail.end is None or trail.end not in stand:
        return False
    kind = stand[trail.end]
    return trail.start is None or (stood.get(trail.start) == kind and stand.get(trail.start) != kind)


def secret_trails(before: Bits, after: Bits) -> tuple[Trail, ...]:
    """Return the way of what only one seat knew, if it is at one point and has moved."""
    starts, ends = members(before & ~after), members(after & ~before)
    if after.bit_count() != 1 or not ends:
        return ()
    (end,) = ends
    return (Trail(starts[0] if len(starts) == 1 else None, end),)
