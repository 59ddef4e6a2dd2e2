"""Leaving the window: if somebody closes it in the middle of a game, it asks whether that was meant."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from pi_app.draw.sheets.look import BODY, HERO, NOTE, TITLE, SheetLook
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import NIGHT, SLATE, WHITE, YELLOW
from pi_app.table.loop import Loop
from pi_app.words import say

LEAVE, STAY = "leave", "stay"
SAVED, UNSAVED = "window.leave-saved", "window.leave-unsaved"
_WIDEST: Final = 460


class Leaving:
    """Whether the window may close: at once, or in a running game after a question."""

    def __init__(self) -> None:
        self.asks = False
        self.left = False

    def ask(self, loop: Loop) -> None:
        """Close the window. In a running game ask first; a second close is a yes."""
        self.left = self.asks or loop.playing is None or loop.playing.over
        self.asks = not self.left

    def answer(self, meaning: str | None) -> None:
        """Take the answer LEAVE or STAY. Anything else leaves the question open."""
        self.left = meaning == LEAVE
        self.asks = meaning is None

    def question(self, loop: Loop) -> str:
        """Return the question that stands, "" for none. A lesson and a game that the disk refused are not saved."""
        if not self.asks:
            return ""
        lesson = loop.playing is not None and loop.playing.coach is not None
        return SAVED if loop.can_be_resumed and not lesson else UNSAVED


def place(board: Rect) -> Rect:
    """Return the place of the question in the window, on the middle of the board."""
    found = Rect(0, 0, min(_WIDEST, board.width * 8 // 10), min(_WIDEST // 2, board.height * 4 // 10))
    found.center = board.center
    return found


def draw(question: str, size: tuple[int, int], look: SheetLook, lang: str) -> Sheet:
    """Draw the question and return its sheet, which knows the meaning of a click."""
    sheet = Sheet(size, look)
    whole, space = sheet.rect, sheet.space
    sheet.bar(whole, NIGHT)
    sheet.box(whole, YELLOW, line=2)
    high = 2 * sheet.height(BODY)
    inner = whole.inflate(-4 * space, -4 * space)
    text = Rect(inner.x, inner.y, inner.width, inner.height - high - space)
    sheet.text(text, say(lang, question), (HERO, TITLE, BODY, NOTE), WHITE, "centre", mid=True)
    wide = (inner.width - space) // 2
    for number, meaning in enumerate((LEAVE, STAY)):
        spot = Rect(inner.x + number * (wide + space), inner.bottom - high, wide, high)
        sheet.panel(spot, SLATE)
        sheet.button(spot, say(lang, f"window.{meaning}"), meaning)
    return sheet
