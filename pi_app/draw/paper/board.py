"""The plan of the board in millimetres, from the top left corner: x runs to the right, y down.

The pitch is that of strips with 30 lights a metre, so a row of the board is a piece of strip as it comes. A light sits
under each point, and shines through a window in the plate above it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pi_app.draw.paper.shapes import Shape, Words, mix
from pi_app.grid import SIZE, Spot
from pi_app.palette import INK, PAPER

PITCH: Final = 33.3
BOARD: Final = 400.0  # the sheet is square
EDGE: Final = (BOARD - SIZE * PITCH) / 2  # around the cells
INNER: Final = (EDGE, EDGE, BOARD - 2 * EDGE, BOARD - 2 * EDGE)  # the cells: left, top, width, height
WINDOW: Final = 8.0  # across the hole through which a light shines
QUIET: Final = mix(INK, PAPER, 0.35)  # the ink of names


class Coordinates(NamedTuple):
    x: float
    y: float


def at(x: float, y: float) -> Coordinates:
    """Return where a column and a row meet; halves lie between two.

    >>> at(0, 0)
    Coordinates(x=33.5, y=33.5)
    """
    return Coordinates(round(EDGE + (x + 0.5) * PITCH, 3), round(EDGE + (y + 0.5) * PITCH, 3))


def light(point: Spot) -> Coordinates:
    """Return the middle of a point, where its light is.

    >>> light(60) == at(5, 5)
    True
    """
    return at(*cell_of(point))


def cell_of(point: Spot) -> tuple[int, int]:
    """Return the column and the row of a point.

    >>> cell_of(12)
    (1, 1)
    """
    y, x = divmod(point, SIZE)
    return x, y


def border(index: int) -> float:
    """Return the line before the cells of this row or column; 11 is the last one."""
    return round(EDGE + index * PITCH, 3)


def edge_names() -> list[Shape]:
    """Return the names along the edge: A to K above, 1 to 11 at both sides."""
    shapes: list[Shape] = []
    for index in range(SIZE):
        x, y = at(index, index)
        shapes.append(Words(x, 10.6, chr(ord("A") + index), 4.6, QUIET))
        shapes += [Words(side, y, str(index + 1), 4.6, QUIET) for side in (10.6, BOARD - 10.6)]
    return shapes
