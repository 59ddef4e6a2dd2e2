"""Boards on a sheet: where the places lie, their names along the rims, the felt, the cursor and what can be picked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from pi_app.draw.sheets.look import NOTE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import Colour

LETTERS: Final = "ABCDEFGHIJK"
NUMBERS: Final = tuple(str(row + 1) for row in range(11))
PIECE: Final = 0.42  # of a place's size: the radius of what stands on it
Place = int  # row by row from the upper left, as a handset's cursor counts


class Ground(NamedTuple):
    """Square places side by side: the first one's corner, their size, how many stand in a row and in a column."""

    left: int
    top: int
    pitch: int
    columns: int
    rows: int

    def corner(self, place: Place) -> tuple[int, int]:
        return self.left + place % self.columns * self.pitch, self.top + place // self.columns * self.pitch

    def cell(self, place: Place) -> Rect:
        return Rect(*self.corner(place), self.pitch, self.pitch)

    def centre(self, place: Place) -> tuple[float, float]:
        x, y = self.corner(place)
        return x + self.pitch / 2, y + self.pitch / 2

    @property
    def all(self) -> Rect:
        return Rect(self.left, self.top, self.columns * self.pitch, self.rows * self.pitch)

    @property
    def piece(self) -> int:
        return max(4, round(self.pitch * PIECE))

    # ------------------------------------------------------------------------------------------ drawing

    def names(self, sheet: Sheet, above: Sequence[str], beside: Sequence[str], wall: int = 0) -> None:
        """Column names above, row names at the left, beyond a wall so thick."""
        size = min(sheet.look.sizes[NOTE], round(self.pitch * 0.8))
        y = self.top - wall - size * 0.65
        for column, name in enumerate(above):
            sheet.sign((self.left + (column + 0.5) * self.pitch, y), name, size, sheet.theme.chalk)
        for row, name in enumerate(beside):
            if name:
                at = (self.left - wall - size * 0.75, self.top + (row + 0.5) * self.pitch)
                sheet.sign(at, name, size, sheet.theme.chalk)

    def put(self, sheet: Sheet, place: Place, shape: str, fill: Colour, *, sign: str = "", scale: float = 1.0) -> None:
        """A piece, with a sign on it."""
        sheet.stamp(shape, self.centre(place), max(3, round(self.piece * scale)), fill, sheet.theme.rim)
        if sign:
            x, y = self.centre(place)
            sunk = {"pawn": 0.3, "triangle": 0.2, "house": 0.15}.get(shape, 0.0)
            size = max(8, round(self.pitch * scale * (0.62 if len(sign) == 1 else 0.48)))
            sheet.sign((x, y + sunk * self.piece), sign, size, sheet.theme.rim)

    def possible(self, sheet: Sheet, places: Collection[Place]) -> None:
        """Where something can be picked."""
        for place in places:
            sheet.stamp("ring", self.centre(place), max(3, round(self.pitch * 0.22)), sheet.theme.go, sheet.theme.rim)

    def cursor(self, sheet: Sheet, place: Place) -> None:
        """A frame around a place, with dark rims that set it off from whatever is there."""
        frame(sheet, self.cell(place))

    def taps(self, sheet: Sheet, places: Collection[Place] | None = None) -> None:
        """A finger on a place moves the cursor there."""
        for place in range(self.columns * self.rows) if places is None else places:
            sheet.tappable(self.cell(place), place)


def frame(sheet: Sheet, rect: Rect) -> None:
    """The cursor around any place."""
    thick = max(2, rect.height // 10)
    outer = rect.inflate(2, 2)
    pygame.draw.rect(sheet.surface, sheet.theme.rim, outer.inflate(2, 2), thick + 2, border_radius=thick + 2)
    pygame.draw.rect(sheet.surface, sheet.theme.cursor, outer, thick, border_radius=thick + 1)


def laid(sheet: Sheet, place: Rect, columns: int, rows: int, wall: int = 0) -> Ground:
    """The felt of a board in this place, as large as it can be, with room for names above and at the left.

    A wall around it takes room on all sides.
    """
    sheet.panel(place, sheet.theme.felt)
    rim = round(sheet.look.sizes[NOTE] * 1.3)
    spare = rim + sheet.space + 2 * wall
    pitch = min((place.width - spare) // columns, (place.height - spare) // rows)
    left = place.x + (place.width - columns * pitch + rim - sheet.space // 2) // 2
    top = place.y + (place.height - rows * pitch + rim - sheet.space // 2) // 2
    return Ground(left, top, pitch, columns, rows)
