"""Each game's board on a screen, at any size: one module a game with a `BOARD`, loaded by the game's name.

A board is drawn from a view and nothing else: the table's on the public screen, the seat's own on the hidden one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, NamedTuple

from pygame import Rect

from pi_app.draw.sheets.board_grid import Place
from pi_app.draw.sheets.layout import Chip
from pi_app.draw.sheets.sheet import Sheet
from pi_app.pages.page import Page
from pi_app.pages.question import Ask


class Marks(NamedTuple):
    """What somebody is about to choose: the places that can be picked, the cursor, what was picked before."""

    targets: Collection[Place] = ()
    cursor: Place | None = None
    picked: Place | None = None


NO_MARKS = Marks()


class SheetBoard(ABC):
    """One game's board."""

    open: ClassVar[bool] = False  # nothing is hidden: every side sees the same

    @abstractmethod
    def draw(self, sheet: Sheet, place: Rect, view: Any, lang: str, marks: Marks = NO_MARKS) -> None:
        """All of the board that the view knows."""

    @abstractmethod
    def chips(self, view: Any, lang: str) -> Sequence[Chip]:
        """The score, the clues, what everybody holds: what stands beside the board for all to see."""

    def private(self, sheet: Sheet, place: Rect, page: Page, ask: Ask, lang: str) -> None:
        """The board as its holder plays on it."""
        on_map = bool(ask.chosen) and page.cursor < ask.places
        self.draw(sheet, place, page.view, lang, Marks(ask.targets, page.cursor if on_map else None))

    def secret(self, sheet: Sheet, place: Rect, view: Any, lang: str) -> None:
        """What the seat knew beside all others, for who looks back at a finished game."""
        self.draw(sheet, place, view, lang)

    def held(self, page: Page, lang: str) -> Sequence[Chip]:
        """What the seat alone has, beside the board of its own screen."""
        return ()

    def back(self, view: Any, lang: str) -> Sequence[Chip]:
        """What else the seat knows, on the back of its page; nothing where that has a board of its own."""
        return ()

    def brief(self, view: Any, lang: str) -> Sequence[Chip]:
        """The same where there is little room for it: side by side."""
        return [chip._replace(first=False) for chip in self.back(view, lang)]
