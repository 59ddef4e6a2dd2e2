"""The plan of the board in millimetres, from the top left corner: x runs to the right, y down.

The pitch is that of strips with 30 lights a metre, so a row of the board is an unmodified piece of strip. Under each
point is a light, which shines through a window in the plate above it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pi_app.draw.paper.shapes import PaperShape, PaperText, mix
from pi_app.grid import SIZE, Spot
from pi_app.palette import INK, PAPER

PITCH: Final = 33.3
BOARD_SIZE: Final = 400.0  # both sides of the square sheet
EDGE: Final = (BOARD_SIZE - SIZE * PITCH) / 2  # width of the margin around the cells
INNER: Final = (EDGE, EDGE, BOARD_SIZE - 2 * EDGE, BOARD_SIZE - 2 * EDGE)  # the cells: left, top, width, height
LIGHT_WINDOW: Final = 8.0  # diameter of the hole through which a light shines
NAME_COLOUR: Final = mix(INK, PAPER, 0.35)  # the colour of names


class Coordinates(NamedTuple):
    x: float
    y: float


def at(x: float, y: float) -> Coordinates:
    """Return where a column and a row meet. A half lies between two of them.

    >>> at(0, 0)
    Coordinates(x=33.5, y=33.5)
    """
    return Coordinates(round(EDGE + (x + 0.5) * PITCH, 3), round(EDGE + (y + 0.5) * PITCH, 3))


def light(point: Spot) -> Coordinates:
    """Return the centre of a point, where its light is.

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
    """Return the position of the line before this row or column. Line 11 is the last one."""
    return round(EDGE + index * PITCH, 3)


def edge_names() -> list[PaperShape]:
    """Return the names along the edge: A to K above, 1 to 11 at both sides."""
    shapes: list[PaperShape] = []
    for index in range(SIZE):
        x, y = at(index, index)
        shapes.append(PaperText(x, 10.6, chr(ord("A") + index), 4.6, NAME_COLOUR))
        shapes += [PaperText(side, y, str(index + 1), 4.6, NAME_COLOUR) for side in (10.6, BOARD_SIZE - 10.6)]
    return shapes
