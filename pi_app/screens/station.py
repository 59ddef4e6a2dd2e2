"""The hidden screen in play: keys and fingers in, a picture out; its seats share it as they share a handheld."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.game import Seat
from pi_app.handset import KeyEvent
from pi_app.handset.sharing import OPEN, Sharing
from pi_app.handsets import Pages
from pi_app.screens import curtain, hidden
from pi_app.screens.sheet import Sheet


class Touch(NamedTuple):
    """A finger or a mouse button that went down or came up."""

    x: int
    y: int
    kind: str


class Station:
    """One screen and its seats; their pages belong to the game."""

    def __init__(self, pages: Pages, seats: Sequence[Seat]) -> None:
        self.sharing = Sharing(tuple(seats))
        self._pages = pages
        self._sheet: Sheet | None = None  # what was drawn last: fingers point at that

    def key(self, event: KeyEvent, now: int) -> None:
        """A key, as on a handheld."""
        self.sharing, meant = self.sharing.key(event, now / 1000)
        if meant is not None:
            self._pages.press(self.sharing.seat, meant, now)

    def touch(self, touch: Touch, now: int) -> None:
        """A finger: on an open page it taps, on the curtain it is a key that is held."""
        meaning = self._sheet.tapped(touch.x, touch.y) if self._sheet else None
        if self.sharing.phase != OPEN or self.sharing.closes is not None:
            self.key(KeyEvent(meaning if isinstance(meaning, str) else "a", touch.kind), now)
        elif touch.kind == "up":
            self.sharing = self.sharing._replace(held=None)
        elif self.sharing.held is None:
            self.sharing = self.sharing._replace(touched=now / 1000)
            page, move = hidden.tap(self._pages.handset, self._pages.page(self.sharing.seat), meaning)
            self._pages.enter(self.sharing.seat, page, move, now)

    def draw(self, sheet: Sheet, names: Mapping[Seat, str], lang: str, now: int) -> None:
        """The screen now: a seat's page while it is open for that seat, else the curtain."""
        self.sharing = self.sharing.turn(frozenset(self._pages.sitting.acting), now / 1000)
        self._sheet = sheet
        if self.sharing.phase == OPEN:
            hidden.draw(self._pages.handset, self._pages.page(self.sharing.seat), sheet, lang)
        else:
            curtain.draw(self.sharing, sheet, names, lang)
