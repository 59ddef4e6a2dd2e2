"""A picture is a value: rows of cells, each one sign and the ink it is drawn in.

Every sign is one column wide. What ink becomes on a given terminal, colours or nothing, is settled in `colour`.

>>> print(plain(framed(text("Ada"), caption="Won")))
╭─ Won ─╮
│Ada    │
╰───────╯
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from pi_app.palette import Colour


class Ink(NamedTuple):
    """How a sign is drawn; None leaves the terminal's own colour, or that of the ground it is laid on."""

    fg: Colour | None = None
    bg: Colour | None = None
    bold: bool = False


class Cell(NamedTuple):
    """One sign."""

    sign: str
    ink: Ink


PLAIN: Final = Ink()
BLANK: Final = Cell(" ", PLAIN)
Row = tuple[Cell, ...]


class Picture(NamedTuple):
    """Rows of cells, all of the same length."""

    rows: tuple[Row, ...]

    @property
    def width(self) -> int:
        return len(self.rows[0]) if self.rows else 0

    @property
    def height(self) -> int:
        return len(self.rows)


EMPTY: Final = Picture(())
_JOINT: Final = "\u00a0"


class Canvas:
    """Cells to write on, in any order, over a picture; what falls beside it is not drawn."""

    def __init__(self, below: Picture) -> None:
        self._rows = [list(row) for row in below.rows]

    def write(self, x: int, y: int, signs: str, ink: Ink = PLAIN) -> None:
        """Write signs from (x, y) to the right; a ground that was painted there shows through."""
        for at, sign in enumerate(signs, x):
            if 0 <= y < len(self._rows) and 0 <= at < len(self._rows[y]):
                below = self._rows[y][at].ink.bg
                self._rows[y][at] = Cell(sign, ink if ink.bg or not below else ink._replace(bg=below))

    def picture(self) -> Picture:
        return Picture(tuple(tuple(row) for row in self._rows))


def blank(width: int, height: int) -> Picture:
    return Picture(((BLANK,) * width,) * height)


# ------------------------------------------------------------------------------------------ text


def cells(signs: str, ink: Ink = PLAIN) -> Row:
    return tuple(Cell(sign, ink) for sign in signs)


def from_rows(rows: Iterable[Row]) -> Picture:
    """A picture of rows of any lengths, the shorter ones filled up."""
    listed = tuple(rows)
    width = max(map(len, listed), default=0)
    return Picture(tuple(row + (BLANK,) * (width - len(row)) for row in listed))


def text(words: str, ink: Ink = PLAIN, *, width: int | None = None) -> Picture:
    """Words on one line, or on as many as a width needs."""
    joined = re.sub(" (?=[:;!?»])", _JOINT, words)  # French sets a space there, but never begins a line with them
    lines = [words] if width is None else textwrap.wrap(joined, max(width, 1)) or [""]
    return from_rows(cells(line.replace(_JOINT, " "), ink) for line in lines)


def flow(items: Sequence[Row], width: int, *, gap: int = 2) -> Picture:
    """Items one after another, on as many lines as a width needs."""
    lines: list[Row] = []
    for item in items:
        if lines and len(lines[-1]) + gap + len(item) <= width:
            lines[-1] += (BLANK,) * gap + item
        else:
            lines.append(item)
    return from_rows(lines)


# ------------------------------------------------------------------------------------------ joining


def above(*pictures: Picture) -> Picture:
    """Pictures one below the other, the first on top."""
    return from_rows(row for picture in pictures for row in picture.rows)


def beside(*pictures: Picture, gap: int = 0) -> Picture:
    """Pictures side by side, their tops level."""
    shown = [picture for picture in pictures if picture.rows]
    height = max((picture.height for picture in shown), default=0)
    rows = []
    for y in range(height):
        row: Row = ()
        for picture in shown:
            row += ((BLANK,) * gap if row else ()) + (
                picture.rows[y] if y < picture.height else (BLANK,) * picture.width
            )
        rows.append(row)
    return from_rows(rows)


def spread(left: Row, right: Row, width: int) -> Row:
    """One row with something at its left end and something at its right end."""
    return left + (BLANK,) * max(width - len(left) - len(right), 1) + right


def sized(picture: Picture, width: int, height: int) -> Picture:
    """Exactly so large: cut off, or filled up, at the right and at the bottom."""
    rows = [row[:width] + (BLANK,) * (width - len(row)) for row in picture.rows[:height]]
    return Picture((*rows, *[(BLANK,) * width] * (height - len(rows))))


def centred(picture: Picture, width: int) -> Picture:
    """With as much room on the left as on the right; as it is when it is too wide."""
    left = max(width - picture.width, 0) // 2
    return beside(blank(left, picture.height), picture) if left else picture


def framed(picture: Picture, *, caption: str, ink: Ink = PLAIN, caption_ink: Ink | None = None) -> Picture:
    """In a box that bears a caption; the box grows to hold it."""
    width = max(picture.width, len(caption) + 4)
    name = cells(f" {caption} ", ink if caption_ink is None else caption_ink) if caption else cells("─", ink)
    top = cells("╭─", ink) + name + cells("─" * (width - len(name) - 1) + "╮", ink)
    side = cells("│", ink)
    inside = [side + row + side for row in sized(picture, width, picture.height).rows]
    return Picture((top, *inside, cells("╰" + "─" * width + "╯", ink)))


def grounded(picture: Picture, ground: Ink) -> Picture:
    """On a ground: every cell without a colour of its own takes the ground's."""
    laid: dict[Ink, Ink] = {}
    for ink in {cell.ink for row in picture.rows for cell in row}:
        laid[ink] = Ink(ink.fg or ground.fg, ink.bg or ground.bg, ink.bold)
    return Picture(tuple(tuple(Cell(cell.sign, laid[cell.ink]) for cell in row) for row in picture.rows))


def plain(picture: Picture) -> str:
    """The signs alone, without the blanks at the ends of lines."""
    return "\n".join("".join(cell.sign for cell in row).rstrip() for row in picture.rows)
