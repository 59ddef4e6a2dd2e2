"""The detective's notebook: marks on points, set and wiped by hand.

It belongs to the window alone. The table's loop has never heard of it, so no mark can reach the disk, a bot or
another screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pygame import Rect

from pi_app.draw.sheets.board_grid import Ground
from pi_app.draw.sheets.look import BODY, NOTE, TITLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.grid import Spot
from pi_app.palette import BAIZE, GREEN, MIST, NIGHT, SLATE, SNOW, VERMILION, WHITE
from pi_app.words import say

POSSIBLE, IMPOSSIBLE = "possible", "impossible"
NotebookMarks = Mapping[Spot, str]
NO_NOTEBOOK_MARKS: Final[NotebookMarks] = {}
_NEXT: Final = {None: POSSIBLE, POSSIBLE: IMPOSSIBLE, IMPOSSIBLE: None}
_LOOKS: Final = {POSSIBLE: ("check", GREEN), IMPOSSIBLE: ("cross", VERMILION)}


class Notebook:
    """The marks of one game. A stroke of the pen gives several points the same mark."""

    def __init__(self) -> None:
        self.marks: dict[Spot, str] = {}
        self._game: object = None
        self._pen: str | None = None
        self._writes = False

    def open_at(self, game: object) -> None:
        """Open an empty page if this is another game."""
        if game is not None and game is not self._game:
            self._game = game
            self.wipe()

    def begin(self, at: Spot) -> None:
        """Put the pen down: give a point its next mark, which is possible, impossible, or none."""
        self._pen, self._writes = _NEXT[self.marks.get(at)], True
        self.draw_to(at)

    def draw_to(self, at: Spot) -> None:
        """Give another point the same mark, while the pen is down."""
        if not self._writes:
            return
        if self._pen is None:
            self.marks.pop(at, None)
        else:
            self.marks[at] = self._pen

    def end(self) -> None:
        """Lift the pen."""
        self._writes = False

    def wipe(self) -> None:
        """Wipe all marks."""
        self.marks.clear()
        self.end()


def draw_mark(sheet: Sheet, ground: Ground, at: Spot, mark: str, *, beside: bool) -> None:
    """Draw a mark on its point or, if a piece stands there, beside it."""
    shape, colour = _LOOKS[mark]
    (x, y), pitch = ground.centre(at), ground.pitch
    if beside:
        x, y = x + pitch * 0.34, y - pitch * 0.34
        sheet.stamp("disc", (x, y), round(pitch * 0.2), NIGHT)
    sheet.stamp(shape, (x, y), max(4, round(pitch * (0.14 if beside else 0.26))), colour, NIGHT)


def draw_page(sheet: Sheet, place: Rect, lang: str) -> None:
    """Draw what the notebook is for and how to write in it."""
    sheet.panel(place, BAIZE, rim=SLATE)
    inner = place.inflate(-4 * sheet.space, -3 * sheet.space)
    y = sheet.text(inner, say(lang, "window.notebook"), (TITLE, BODY), WHITE) + sheet.space
    size = sheet.height(BODY) // 2
    for mark in (POSSIBLE, IMPOSSIBLE):
        shape, colour = _LOOKS[mark]
        sheet.stamp(shape, (inner.x + size, y + size), round(size * 0.7), colour, NIGHT)
        row = Rect(inner.x + 3 * size, y, inner.width - 3 * size, 2 * size)
        y = sheet.text(row, say(lang, f"window.{mark}"), (BODY, NOTE), SNOW, mid=True)
    rest = Rect(inner.x, y + sheet.space, inner.width, inner.bottom - y - sheet.space)
    sheet.text(rest, say(lang, "window.notebook-how"), (BODY, NOTE), MIST)
