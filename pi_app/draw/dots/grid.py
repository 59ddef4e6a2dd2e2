"""A board of square fields on the handheld: where the fields are, the names along its edges, and the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from pi_app.draw.dots.font import SMALL
from pi_app.draw.dots.picture import DotPicture
from pi_app.grid import COLUMN_LETTERS

_ROW_NAMES: Final = tuple("" if row % 2 else str(row + 1) for row in range(11))  # Half of them fit.


class DotGrid(NamedTuple):
    """A grid of square fields: the corner of the first one, their size, and the numbers of columns and rows."""

    left: int
    top: int
    pitch: int
    columns: int
    rows: int
    air: int = 0  # Dark points between a field and the cursor around it.

    def corner(self, place: int) -> tuple[int, int]:
        return self.left + place % self.columns * self.pitch, self.top + place // self.columns * self.pitch

    def centre(self, place: int) -> tuple[int, int]:
        x, y = self.corner(place)
        return x + self.pitch // 2, y + self.pitch // 2

    def stamp(self, picture: DotPicture, place: int, rows: Sequence[str]) -> None:
        """Draw a small sprite in the middle of a field."""
        x, y = self.centre(place)
        picture.sprite(x - len(rows[0]) // 2, y - len(rows) // 2, rows)

    def sign(self, picture: DotPicture, place: int, sign: str, *, filled: bool = False) -> None:
        """Write a letter or a digit in a field: lit on dark, or dark on a filled field with a dark rim."""
        x, y = self.centre(place)
        if filled:
            picture.fill(x - 3, y - 4, 7, 9, False)
        picture.fill(x - 2, y - 3, 5, 7, filled)
        picture.text(x - 1, y - 2, sign, 3, SMALL, on=not filled)

    def cursor(self, picture: DotPicture, place: int) -> None:
        """Draw a frame around a field. Its dark edges keep it visible on any background."""
        x, y = self.corner(place)
        for rim in range(1, 3 + self.air):
            picture.rect(x - rim, y - rim, self.pitch + 2 * rim, self.pitch + 2 * rim, rim == 1 + self.air)

    def names(self, picture: DotPicture, above: str = COLUMN_LETTERS, beside: Sequence[str] = _ROW_NAMES) -> None:
        """Write the column names above the grid and the row names at its left."""
        for column, name in enumerate(above):
            picture.small(self.left + column * self.pitch + self.pitch // 2 - 1, self.top - 7, name)
        for row, name in enumerate(beside):
            y = self.top + row * self.pitch + self.pitch // 2 - 2
            picture.right(0, y, name, self.left - 2, SMALL)


@cache
def rims() -> bytes:
    """Return the names along the edges of the table's map as display pages, to be laid below the map."""
    picture = DotPicture()
    TABLE_GRID.names(picture)
    return picture.to_pages()


TABLE_GRID: Final = DotGrid(9, 7, 5, 11, 11, air=1)  # The 11 x 11 points of the table.
POSSIBLE: Final = ("#.#", "...", "#.#")  # The mark of a place where something can be picked.
POINT: Final = ("#",)
