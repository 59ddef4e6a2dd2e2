"""The board of a game on a display, at any size. Each game has one, as a part of its Front.

A board is drawn from a view and nothing else: the public screen uses the table's view, and a hidden screen uses the
seat's own view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, NamedTuple

from pygame import Rect

from pi_app.draw.sheets.board_grid import BoardPlace
from pi_app.draw.sheets.layout import Chip
from pi_app.draw.sheets.sheet import Sheet
from pi_app.grid import SIZE, Spot
from pi_app.pages.page import Page
from pi_app.pages.question import PageQuestion


class Marks(NamedTuple):
    """The marks on a board: while a player chooses, the places that can be picked, the cursor and the previous pick.

    `path` is that of the last move, in points of the table.
    """

    targets: Collection[BoardPlace] = ()
    cursor: BoardPlace | None = None
    picked: BoardPlace | None = None
    path: Sequence[Spot] = ()


NO_MARKS = Marks()


def stations(path: Sequence[Spot]) -> list[tuple[int, int]]:
    """Return the columns and rows of a path, for a board that has the points of the table."""
    return [(at % SIZE, at // SIZE) for at in path]


class SheetBoard(ABC):
    """The board of one game on a display."""

    open: ClassVar[bool] = False  # Nothing is hidden: every seat sees the same board.

    @abstractmethod
    def draw(self, sheet: Sheet, place: Rect, view: Any, lang: str, marks: Marks = NO_MARKS) -> None:
        """Draw everything on the board that the view knows."""

    @abstractmethod
    def chips(self, view: Any, lang: str) -> Sequence[Chip]:
        """Return the public facts beside the board: the score, the clues, what each player holds."""

    def private(self, sheet: Sheet, place: Rect, page: Page, ask: PageQuestion, lang: str) -> None:
        """Draw the board for the seat that plays on this page."""
        on_map = bool(ask.chosen) and page.cursor < ask.places
        self.draw(sheet, place, page.view, lang, Marks(ask.targets, page.cursor if on_map else None))

    def secret(self, sheet: Sheet, place: Rect, view: Any, lang: str) -> None:
        """Draw what only this seat knew, for players who look back at a finished game."""
        self.draw(sheet, place, view, lang)

    def held(self, page: Page, lang: str) -> Sequence[Chip]:
        """Return what only this seat has, to be shown beside the board on its own screen."""
        return ()

    def back(self, view: Any, lang: str) -> Sequence[Chip]:
        """Return what else the seat knows, for the back of its page. It is empty if that back shows a board."""
        return ()

    def brief(self, view: Any, lang: str) -> Sequence[Chip]:
        """Return the chips of `back` for a small screen: side by side, not one per row."""
        return [chip._replace(first=False) for chip in self.back(view, lang)]
