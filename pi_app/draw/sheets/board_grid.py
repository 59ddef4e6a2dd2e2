"""A board of square places on a sheet: its felt, the names along its edges, the pieces, the cursor and the targets."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from pygame import Rect

from pi_app.draw.sheets.look import NOTE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import Colour

NUMBERS: Final = tuple(str(row + 1) for row in range(11))
_PIECE_RADIUS: Final = 0.42  # The radius of a piece, as a share of the size of its place.
BoardPlace = int  # The places are counted row by row from the upper left, like the cursor of a private page.


class Ground(NamedTuple):
    """A grid of square places: the corner of the first one, their size, and the numbers of columns and rows."""

    left: int
    top: int
    pitch: int
    columns: int
    rows: int

    def corner(self, place: BoardPlace) -> tuple[int, int]:
        return self.left + place % self.columns * self.pitch, self.top + place // self.columns * self.pitch

    def cell(self, place: BoardPlace) -> Rect:
        return Rect(*self.corner(place), self.pitch, self.pitch)

    def centre(self, place: BoardPlace) -> tuple[float, float]:
        x, y = self.corner(place)
        return x + self.pitch / 2, y + self.pitch / 2

    @property
    def all(self) -> Rect:
        return Rect(self.left, self.top, self.columns * self.pitch, self.rows * self.pitch)

    @property
    def piece(self) -> int:
        return max(4, round(self.pitch * _PIECE_RADIUS))

    # ------------------------------------------------------------------------------------------ drawing

    def names(self, sheet: Sheet, above: Sequence[str], beside: Sequence[str], wall: int = 0) -> None:
        """Write the column names above the grid and the row names at its left, outside a wall of this thickness."""
        size = min(sheet.look.sizes[NOTE], round(self.pitch * 0.8))
        y = self.top - wall - size * 0.65
        for column, name in enumerate(above):
            if name:
                sheet.sign((self.left + (column + 0.5) * self.pitch, y), name, size, sheet.theme.chalk)
        for row, name in enumerate(beside):
            if name:
                at = (self.left - wall - size * 0.75, self.top + (row + 0.5) * self.pitch)
                sheet.sign(at, name, size, sheet.theme.chalk)

    def put(
        self, sheet: Sheet, place: BoardPlace, shape: str, fill: Colour, *, sign: str = "", scale: float = 1.0
    ) -> None:
        """Draw a piece, with a sign on it if there is one."""
        sheet.stamp(shape, self.centre(place), max(3, round(self.piece * scale)), fill, sheet.theme.rim)
        if sign:
            x, y = self.centre(place)
            lowered = {"pawn": 0.3, "triangle": 0.2, "house": 0.15}.get(shape, 0.0)
            size = max(8, round(self.pitch * scale * (0.62 if len(sign) == 1 else 0.48)))
            sheet.sign((x, y + lowered * self.piece), sign, size, sheet.theme.rim)

    def path(self, sheet: Sheet, stations: Sequence[tuple[float, float]]) -> None:
        """Draw the path of a piece: a line through these columns and rows, which may lie between places or outside."""
        centres = [(self.left + (x + 0.5) * self.pitch, self.top + (y + 0.5) * self.pitch) for x, y in stations]
        broad = max(3, self.pitch // 7)
        for wider, colour in ((2, sheet.theme.rim), (0, sheet.theme.cursor)):
            for start, end in pairwise(centres):
                sheet.stroke(start, end, broad + wider, colour)
        for centre in centres:
            sheet.stamp("disc", centre, broad, sheet.theme.cursor, sheet.theme.rim)

    def possible(self, sheet: Sheet, places: Collection[BoardPlace]) -> None:
        """Mark the places where something can be picked."""
        for place in places:
            sheet.stamp("ring", self.centre(place), max(3, round(self.pitch * 0.22)), sheet.theme.go, sheet.theme.rim)

    def cursor(self, sheet: Sheet, place: BoardPlace) -> None:
        """Draw the cursor around a place."""
        frame(sheet, self.cell(place))

    def taps(self, sheet: Sheet, labels: Sequence[str]) -> None:
        """Let a tap on a place move the cursor there. `labels` has the name of each place."""
        for place in range(self.columns * self.rows):
            sheet.tappable(self.cell(place), place, labels[place])


def frame(sheet: Sheet, rect: Rect) -> None:
    """Draw the cursor around a rectangle. Its dark edges keep it visible on any background."""
    thick = max(2, rect.height // 10)
    outer = rect.inflate(2, 2)
    sheet.box(outer.inflate(2, 2), sheet.theme.rim, line=thick + 2, radius=thick + 2)
    sheet.box(outer, sheet.theme.cursor, line=thick, radius=thick + 1)


def laid(sheet: Sheet, place: Rect, columns: int, rows: int, wall: int = 0) -> Ground:
    """Draw the felt of a board and return its grid.

    The grid is as large as possible, with room for names above and at the left. A wall around it, if any, takes room
    on all sides.
    """
    sheet.panel(place, sheet.theme.felt)
    rim = round(sheet.look.sizes[NOTE] * 1.3)
    spare = rim + sheet.space + 2 * wall
    pitch = min((place.width - spare) // columns, (place.height - spare) // rows)
    left = place.x + (place.width - columns * pitch + rim - sheet.space // 2) // 2
    top = place.y + (place.height - rows * pitch + rim - sheet.space // 2) // 2
    return Ground(left, top, pitch, columns, rows)
