"""What lies under the points of the board, in millimetres: reeds in their slots, strips of lights, screws.

`pi_app.draw.paper.board` says where the points are. A reed lies below the strip and points at the light: right below
the middle of a flat magnet a lying reed feels nothing, half a reed further out it feels most (docs/build.md says more).
"""

from __future__ import annotations

from typing import Final

from pi_app.draw.paper.board import BOARD_SIZE, Coordinates, light
from pi_app.grid import Spot

REED: Final = (2.0, 10.0)  # a reed's glass: across, along; it lies north to south
REED_AWAY: Final = 7.0  # from the point to the reed's middle; schematics/board_magnets.py says why
SLOT: Final = (3.0, 16.0)  # the slot that a reed lies in: across, along; a lead is bent 3 mm from the glass
STRIP: Final = 10.0  # the strip's width
SCREW: Final = 4.0  # the holes in the corners
SCREW_IN: Final = 6.0  # from both edges
SCREWS: Final = tuple(
    Coordinates(x, y) for x in (SCREW_IN, BOARD_SIZE - SCREW_IN) for y in (SCREW_IN, BOARD_SIZE - SCREW_IN)
)


def reed(point: Spot) -> Coordinates:
    """Return the middle of the reed of a point."""
    above = light(point)
    return Coordinates(above.x, round(above.y + REED_AWAY, 3))
