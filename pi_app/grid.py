"""The points of the table: 11 x 11, numbered row by row from the top left."""

from __future__ import annotations

from typing import Final

from engine.bits import Bits
from hardware import pinmap

SIZE: Final = pinmap.SIZE
POINTS: Final = pinmap.POINTS
COLUMN_LETTERS: Final = "ABCDEFGHIJK"  # the names of the columns, where a board has letters above it
Spot = int  # y * 11 + x


def spot(x: int, y: int) -> Spot:
    """Return the point in a column and a row."""
    return y * SIZE + x


def bit(at: Spot | None) -> Bits:
    """Return the set that holds only this point, or the empty set for None."""
    return 0 if at is None else 1 << at
