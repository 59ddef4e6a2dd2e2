"""The path of a piece in the last move. Lights and screens show it for some time."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from pi_app.grid import SIZE, Spot

SHOWN_MS: Final = 6000  # How long a path is shown, or longer if the pieces still have to follow the move.


class PiecePath(NamedTuple):
    """A path: its start, each point where the piece landed or turned, its end, and the time of the move in ms."""

    points: tuple[Spot, ...]
    since: int


@lru_cache(maxsize=256)
def line(start: Spot, end: Spot) -> tuple[Spot, ...]:
    """Return the points of the straight line between two, both included. Each is a neighbour of the one before."""
    (y, x), (end_y, end_x) = divmod(start, SIZE), divmod(end, SIZE)
    steps = max(abs(end_x - x), abs(end_y - y))
    if not steps:
        return (start,)

    def part(whole: int, step: int) -> int:
        return (2 * whole * step + steps) // (2 * steps)

    return tuple((y + part(end_y - y, step)) * SIZE + x + part(end_x - x, step) for step in range(steps + 1))


@lru_cache(maxsize=64)
def route(points: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """Return every point of the straight lines from one of the points to the next. Each is a neighbour of the last."""
    return (*points[:1], *(at for start, end in pairwise(points) for at in line(start, end)[1:]))
