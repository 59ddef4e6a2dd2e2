"""The board in millimetres: where points, reeds and lights lie. From the top left corner, x to the right, y down.

The pitch is that of strips with 30 lights a metre, so a row of the board is a piece of strip as it comes. A light sits
under each point. Its reed lies below the strip and points at it: right below the middle of a flat magnet a lying reed
feels nothing, half a reed further out it feels most (docs/build.md says more).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hardware import pinmap

PITCH: Final = 33.3
BOARD: Final = 400.0  # the sheet is square
EDGE: Final = (BOARD - pinmap.SIZE * PITCH) / 2  # around the cells
WINDOW: Final = 8.0  # across the hole through which a light shines
REED: Final = (2.0, 10.0)  # a reed's glass: across, along; it lies north to south
REED_AWAY: Final = 7.0  # from the point to the reed's middle; schematics/board_magnets.py says why
SLOT: Final = (3.0, 16.0)  # the slot that a reed lies in: across, along; a lead is bent 3 mm from the glass
STRIP: Final = 10.0  # the strip's width
SCREW: Final = 4.0  # the holes in the corners
SCREW_IN: Final = 6.0  # from both edges


class Spot(NamedTuple):
    x: float
    y: float


def at(x: float, y: float) -> Spot:
    """A point of the table, also one between two.

    >>> at(0, 0)
    Spot(x=33.5, y=33.5)
    """
    return Spot(round(EDGE + (x + 0.5) * PITCH, 3), round(EDGE + (y + 0.5) * PITCH, 3))


def light(point: int) -> Spot:
    y, x = divmod(point, pinmap.SIZE)
    return at(x, y)


def reed(point: int) -> Spot:
    """The middle of a reed."""
    spot = light(point)
    return Spot(spot.x, round(spot.y + REED_AWAY, 3))


def border(index: int) -> float:
    """The line before the cells of this row or column; 11 is the last one."""
    return round(EDGE + index * PITCH, 3)


SCREWS: Final = tuple(Spot(x, y) for x in (SCREW_IN, BOARD - SCREW_IN) for y in (SCREW_IN, BOARD - SCREW_IN))
