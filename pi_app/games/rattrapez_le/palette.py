"""The colours of the farm that no other game uses. All others are in `pi_app.palette`."""

from __future__ import annotations

from typing import Final

from pi_app.palette import Colour

BARN_RED: Final[Colour] = (0x8E, 0x32, 0x26)
MEADOW: Final[Colour] = (0x16, 0x29, 0x20)
SAND: Final[Colour] = (0x8C, 0x7C, 0x5C)
