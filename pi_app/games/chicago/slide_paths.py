"""The path of a pawn or a policeman in Chicago: one straight slide, or the two slides of a car (rules 3 and 5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bits import members
from engine.game import Event
from engine.games.chicago.board import POINTS, SIZE, Point, slides
from engine.games.chicago.position import Position


def slide_path(position: Position, event: Event) -> Sequence[Point]:
    """Return the start, the corner if there is one, and the end of the slides of an event; empty if nobody slid."""
    if event.kind not in ("moved", "patrolled"):
        return ()
    start, end = POINTS[event.data["from"]], POINTS[event.data["to"]]
    if event.kind == "patrolled" or event.data["slides"] == 1:
        return start, end
    others = position.taken & ~(1 << start)
    corners = [corner for corner in members(slides(start, others)) if slides(corner, others) >> end & 1]
    return start, min(corners, key=lambda corner: _far(start, corner) + _far(corner, end)), end


def _far(one: Point, other: Point) -> int:
    """Return the number of steps between two points."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)
