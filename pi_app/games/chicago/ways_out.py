"""How near the police of Chicago are to an arrest: the ways out of each pawn, and whether they can be closed in a turn.

All of it is public. Guns and cars are left out: a gun may still free a surrounded pawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bits import Bits
from engine.games.chicago.board import GATES, ROADS, Point
from engine.games.chicago.police_bot import can_surround
from engine.games.chicago.position import POLICE_MOVES, Pawn, Position, in_play

if TYPE_CHECKING:
    from pi_app.words import Words


def in_town(position: Position) -> list[Pawn]:
    """Return the pawns that stand in town and are not arrested."""
    return [pawn for pawn in in_play(position) if position.cells[pawn] >= 0]


def targets(position: Position) -> list[Pawn]:
    """Return the pawns that the police can surround: those in town, except on gates (rule 8)."""
    return [pawn for pawn in in_town(position) if not GATES >> position.cells[pawn] & 1]


def ways_out(position: Position, pawn: Pawn) -> int:
    """Return the number of free cells beside a pawn."""
    return (ROADS[position.cells[pawn]] & ~position.taken).bit_count()


def fewest_ways(position: Position) -> Words:
    """Return which pawn has the fewest ways out, or why the police can surround nobody."""
    if not in_town(position):
        return "chicago.hint-nobody-in-town", {}
    if not targets(position):
        return "chicago.hint-all-on-gates", {}
    pawn = min(targets(position), key=lambda pawn: (ways_out(position, pawn), -position.held[pawn]))
    return "chicago.hint-fewest-ways", {"pawn": pawn + 1, "count": ways_out(position, pawn)}


def in_danger(position: Position, cell: Point, moves: int = POLICE_MOVES) -> bool:
    """Return whether this number of police moves, two at most, can surround a pawn on `cell`."""
    return can_surround(cell, position.thieves, position.police, position.pinned, moves)


def is_safe(position: Position, cell: Point) -> bool:
    """Return whether no two police moves can surround a pawn on `cell`.

    While a policeman waits for a star, who comes in before these moves, this is certain of gates only.
    """
    return bool(GATES >> cell & 1) or not (position.reserve or in_danger(position, cell))


def moved(position: Position, start: Point, end: Point) -> Position:
    """Return the position with a policeman on `end` instead of `start`. Nobody is asked yet."""
    return position._replace(police=_swapped(position.police, start, end))


def stepped(position: Position, start: Point, end: Point) -> Position:
    """Return the position with a pawn on `end` instead of `start`."""
    cells = tuple(end if cell == start else cell for cell in position.cells)
    return position._replace(cells=cells, thieves=_swapped(position.thieves, start, end))


def _swapped(places: Bits, start: Point, end: Point) -> Bits:
    return places ^ (1 << start | 1 << end)
