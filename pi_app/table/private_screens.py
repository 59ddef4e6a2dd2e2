"""The private screens of the players, as the loop needs them. The handhelds are such screens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from pi_app.table.inputs import Input
from pi_app.table.seat_pages import SeatPages
from pi_app.table.sitting import Sitting


class PrivateScreens(Protocol):
    """Screens on which players see their secrets and enter moves."""

    @property
    def pages(self) -> SeatPages | None:
        """The pages of the game that was played last."""

    def listen(self, sitting: Sitting | None, now: int) -> Iterable[Input]:
        """Return what was done with their keys. Without a game, or while it rests, no key counts."""

    def show(self, sitting: Sitting | None, lang: str, now: int) -> None:
        """Draw every screen. Without a game, or while it rests, it is dark."""

    def dim(self, factor: float) -> None:
        """Make them as bright as the lights of the table, from 0 to 1."""


class NoScreens:
    """A table without screens of this kind. Its pages are there for a display that may be opened beside it."""

    def __init__(self) -> None:
        self.pages: SeatPages | None = None

    def listen(self, sitting: Sitting | None, now: int) -> Iterable[Input]:
        if sitting is not None and (self.pages is None or self.pages.sitting is not sitting):
            self.pages = SeatPages(sitting)
        return ()

    def show(self, sitting: Sitting | None, lang: str, now: int) -> None:
        pass

    def dim(self, factor: float) -> None:
        pass
