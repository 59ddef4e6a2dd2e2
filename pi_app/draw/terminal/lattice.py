"""A terminal picture of points in rows and columns, with names along two sides. Several games draw on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from pi_app.draw.terminal.inks import FAINT, QUIET_INK
from pi_app.draw.terminal.picture import Canvas, Cell, Ink, Picture, blank
from pi_app.palette import Colour


class Pitch(NamedTuple):
    """The distance from one point to the next, in columns and lines of text."""

    across: int
    down: int


PITCHES: Final = (Pitch(4, 2), Pitch(3, 1), Pitch(2, 1))  # From large to small.
LatticePoint = tuple[int, int]  # Column and row, from 0.


class Lattice:
    """A canvas on which signs are put on points.

    A point has room for two signs: one on the point and one to its right. The wider pitches have room for one more to
    its left.
    """

    def __init__(self, pitch: Pitch, columns: str, rows: Sequence[str]) -> None:
        self.pitch = pitch
        self.roomy = pitch.across > 2
        self._left = _left(pitch, rows)
        self._canvas = Canvas(_empty(pitch, columns, tuple(rows)))

    def put(self, spot: LatticePoint, *signs: Cell, before: Cell | None = None) -> None:
        """Put signs on a point. `before` stands to their left if there is room for it."""
        x, y = self._at(spot)
        if before and self.roomy:
            self._canvas.write(x - 1, y, before.sign, before.ink)
        for at, cell in enumerate(signs, x):
            self._canvas.write(at, y, cell.sign, cell.ink)

    def tint(self, spot: LatticePoint, ground: Colour) -> None:
        """Colour the ground of a point, so that neighbouring points join. Only pitches without lines need this."""
        if self.pitch.down == 1:
            x, y = self._at(spot)
            start = x - self.roomy
            self._canvas.write(start, y, " " * self.pitch.across, Ink(None, ground))

    def link(self, one: LatticePoint, other: LatticePoint, ink: Ink) -> None:
        """Draw a line between two neighbouring points, if there is room between them."""
        (x1, y1), (x2, y2) = sorted((self._at(one), self._at(other)))
        if y1 == y2:
            self._canvas.write(x1 + 1, y1, "━" * (x2 - x1 - 1), ink)
        elif x1 == x2:
            for y in range(min(y1, y2) + 1, max(y1, y2)):
                self._canvas.write(x1, y, "┃", ink)
        elif self.pitch.down == 2:
            self._canvas.write((x1 + x2) // 2, (y1 + y2) // 2, "╲" if y1 < y2 else "╱", ink)

    def picture(self) -> Picture:
        return self._canvas.picture()

    def _at(self, spot: LatticePoint) -> tuple[int, int]:
        column, row = spot
        return self._left + self.pitch.across * column, 1 + self.pitch.down * row


def _left(pitch: Pitch, rows: Sequence[str]) -> int:
    """Return the text column of the first points."""
    return max(map(len, rows)) + 1 + (pitch.across > 2)


@cache
def _empty(pitch: Pitch, columns: str, rows: tuple[str, ...]) -> Picture:
    """Return the points with their names, and the lines between them if there is room for lines."""
    (across, down), left = pitch, _left(pitch, rows)
    canvas = Canvas(blank(left + across * (len(columns) - 1) + 1 + down, down * (len(rows) - 1) + 2))
    canvas.write(left, 0, (" " * (across - 1)).join(columns), QUIET_INK)
    for row, name in enumerate(rows):
        y = 1 + down * row
        canvas.write(0, y, name.rjust(max(map(len, rows))), QUIET_INK)
        if down == 1:
            canvas.write(left, y, (" " * (across - 1)).join("·" * len(columns)), FAINT)
            continue
        start, middle, end = "┌┬┐" if row == 0 else "└┴┘" if row == len(rows) - 1 else "├┼┤"
        line = ("─" * (across - 1)).join([start, *middle * (len(columns) - 2), end])
        canvas.write(left, y, line, FAINT)
        if row < len(rows) - 1:
            canvas.write(left, y + 1, (" " * (across - 1)).join("│" * len(columns)), FAINT)
    return canvas.picture()
