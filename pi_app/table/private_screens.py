"""What the loop needs of the players' private screens. The handhelds are such screens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from pi_app.public.rules_reader import RulesReader
from pi_app.table.inputs import Input
from pi_app.table.seat_pages import SeatPages
from pi_app.table.sitting import Sitting


class PrivateScreens(Protocol):
    """Screens on which players see their secrets and enter moves."""

    @property
    def pages(self) -> SeatPages | None:
        """Return the private pages of the current or last game."""

    def listen(self, sitting: Sitting | None, now: int) -> Iterable[Input]:
        """Return the inputs from their keys. They mean nothing while there is no game or the game rests."""

    def show(self, sitting: Sitting | None, lang: str, now: int, rules: RulesReader | None = None) -> None:
        """Draw every screen. While there is no game or the game rests, a screen is dark, or shows the rules."""

    def dim(self, factor: float) -> None:
        """Set their brightness, from 0 to 1, to that of the table's lights."""


class NoScreens:
    """A table without private screens. It still has the pages, for a display that may be opened later."""

    def __init__(self) -> None:
        self.pages: SeatPages | None = None

    def listen(self, sitting: Sitting | None, now: int) -> Iterable[Input]:
        if sitting is not None and (self.pages is None or self.pages.sitting is not sitting):
            self.pages = SeatPages(sitting)
        return ()

    def show(self, sitting: Sitting | None, lang: str, now: int, rules: RulesReader | None = None) -> None:
        pass

    def dim(self, factor: float) -> None:
        pass
