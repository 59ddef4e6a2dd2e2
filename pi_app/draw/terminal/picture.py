"""Terminal pictures as values: rows of cells. A cell is one sign and the ink in which it is drawn.

Every sign is one column wide. The module `colour` decides how a terminal shows the ink, or whether it shows it at all.

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
    """The colours of a sign. None stands for the colour of the ground below it, or the terminal's own colour."""

    fg: Colour | None = None
    bg: Colour | None = None
    bold: bool = False


class Cell(NamedTuple):
    """One sign and its ink."""

    sign: str
    ink: Ink


PLAIN_INK: Final = Ink()
BLANK_CELL: Final = Cell(" ", PLAIN_INK)
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
    """A picture to write on, in any order. Signs outside it are not drawn."""

    def __init__(self, below: Picture) -> None:
        self._rows = [list(row) for row in below.rows]

    def write(self, x: int, y: int, signs: str, ink: Ink = PLAIN_INK) -> None:
        """Write signs from (x, y) to the right. An ink without a ground keeps the ground that is already there."""
        for at, sign in enumerate(signs, x):
            if 0 <= y < len(self._rows) and 0 <= at < len(self._rows[y]):
                below = self._rows[y][at].ink.bg
                self._rows[y][at] = Cell(sign, ink if ink.bg or not below else ink._replace(bg=below))

    def picture(self) -> Picture:
        return Picture(tuple(tuple(row) for row in self._rows))


def blank(width: int, height: int) -> Picture:
    return Picture(((BLANK_CELL,) * width,) * height)


# ------------------------------------------------------------------------------------------ text


def cells(signs: str, ink: Ink = PLAIN_INK) -> Row:
    return tuple(Cell(sign, ink) for sign in signs)


def from_rows(rows: Iterable[Row]) -> Picture:
    """Return a picture of rows of any lengths. The shorter ones are padded."""
    listed = tuple(rows)
    width = max(map(len, listed), default=0)
    return Picture(tuple(row + (BLANK_CELL,) * (width - len(row)) for row in listed))


def text(words: str, ink: Ink = PLAIN_INK, *, width: int | None = None) -> Picture:
    """Return a text on one line, or on as many lines as the width requires."""
    joined = re.sub(" (?=[:;!?»])", _JOINT, words)  # French has a space here, but no line begins with these signs.
    lines = [words] if width is None else textwrap.wrap(joined, max(width, 1)) or [""]
    return from_rows(cells(line.replace(_JOINT, " "), ink) for line in lines)


def flow(items: Sequence[Row], width: int, *, gap: int = 2) -> Picture:
    """Return items side by side, on as many lines as the width requires."""
    lines: list[Row] = []
    for item in items:
        if lines and len(lines[-1]) + gap + len(item) <= width:
            lines[-1] += (BLANK_CELL,) * gap + item
        else:
            lines.append(item)
    return from_rows(lines)


# ------------------------------------------------------------------------------------------ joining


def above(*pictures: Picture) -> Picture:
    """Return the pictures one below the other, with the first at the top."""
    return from_rows(row for picture in pictures for row in picture.rows)


def beside(*pictures: Picture, gap: int = 0) -> Picture:
    """Return the pictures side by side, aligned at the top."""
    shown = [picture for picture in pictures if picture.rows]
    height = max((picture.height for picture in shown), default=0)
    rows = []
    for y in range(height):
        row: Row = ()
        for picture in shown:
            row += ((BLANK_CELL,) * gap if row else ()) + (
                picture.rows[y] if y < picture.height else (BLANK_CELL,) * picture.width
            )
        rows.append(row)
    return from_rows(rows)


def spread(left: Row, right: Row, width: int) -> Row:
    """Return a row of this width, with one text at its left end and one at its right end."""
    return left + (BLANK_CELL,) * max(width - len(left) - len(right), 1) + right


def sized(picture: Picture, width: int, height: int) -> Picture:
    """Return the picture in exactly this size: cut or padded at the right and at the bottom."""
    rows = [row[:width] + (BLANK_CELL,) * (width - len(row)) for row in picture.rows[:height]]
    return Picture((*rows, *[(BLANK_CELL,) * width] * (height - len(rows))))


def centred(picture: Picture, width: int) -> Picture:
    """Return the picture centred in this width, or unchanged if it is too wide."""
    left = max(width - picture.width, 0) // 2
    return beside(blank(left, picture.height), picture) if left else picture


def framed(picture: Picture, *, caption: str, ink: Ink = PLAIN_INK, caption_ink: Ink | None = None) -> Picture:
    """Return the picture in a box with a caption. The box is at least as wide as the caption."""
    width = max(picture.width, len(caption) + 4)
    name = cells(f" {caption} ", ink if caption_ink is None else caption_ink) if caption else cells("─", ink)
    top = cells("╭─", ink) + name + cells("─" * (width - len(name) - 1) + "╮", ink)
    side = cells("│", ink)
    inside = [side + row + side for row in sized(picture, width, picture.height).rows]
    return Picture((top, *inside, cells("╰" + "─" * width + "╯", ink)))


def grounded(picture: Picture, ground: Ink) -> Picture:
    """Return the picture on a ground: every cell without a colour of its own takes that of the ground."""
    laid: dict[Ink, Ink] = {}
    for ink in {cell.ink for row in picture.rows for cell in row}:
        laid[ink] = Ink(ink.fg or ground.fg, ink.bg or ground.bg, ink.bold)
    return Picture(tuple(tuple(Cell(cell.sign, laid[cell.ink]) for cell in row) for row in picture.rows))


def plain(picture: Picture) -> str:
    """Return the signs without colours, and without blanks at the ends of lines."""
    return "\n".join("".join(cell.sign for cell in row).rstrip() for row in picture.rows)
