"""The hidden screen in play: keys and fingers in, a picture out; its seats share it as they share a handheld."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import Seat
from pi_app.draw.sheets.sheet import Sheet
from pi_app.pages.keys import KeyEvent
from pi_app.pages.sharing import CALLS, OPEN, Sharing
from pi_app.screens import curtain, hidden_screen
from pi_app.table.inputs import Touch
from pi_app.table.seat_pages import SeatPages
from pi_app.words import seat_name


class Station:
    """One screen and its seats; their pages belong to the game."""

    def __init__(self, pages: SeatPages, seats: Sequence[Seat]) -> None:
        self.sharing = Sharing(tuple(seats))
        self._pages = pages
        self._known = 0  # events that the seat it is open for has been shown
        self._called: Seat = ""  # whose call is to be seen
        self._sheet: Sheet | None = None  # what was drawn last: fingers point at that

    def hear(self, what: KeyEvent | Touch, now: int) -> None:
        """A key or a finger."""
        if isinstance(what, Touch):
            self.touch(what, now)
        else:
            self.key(what, now)

    def key(self, event: KeyEvent, now: int) -> None:
        """A key, as on a handheld. Who has not yet seen a call cannot have answered it."""
        self.turn(now)
        if self.sharing.phase == CALLS and event.kind == "down" and self._called != self.sharing.seat:
            return
        self.sharing, meant = self.sharing.key(event, now)
        if meant is not None:
            self._pages.press(self.sharing.seat, meant, now)

    def touch(self, touch: Touch, now: int) -> None:
        """A finger: on the open page of who is to act it taps, anywhere else it is a key that is held."""
        self.turn(now)
        meaning = self._sheet.tapped(touch.x, touch.y) if self._sheet else None
        sharing = self.sharing
        plays = sharing.phase == OPEN and sharing.closes is None and (sharing.bound or sharing.seat in sharing.acting)
        if not plays or touch.kind == "up" or sharing.held is not None:
            self.key(KeyEvent(meaning if isinstance(meaning, str) and touch.kind == "down" else "a", touch.kind), now)
        else:
            self.sharing = sharing._replace(touched=now)
            page, move = hidden_screen.tap(self._pages.handset, self._pages.page(sharing.seat), meaning)
            self._pages.enter(sharing.seat, page, move, now)

    def turn(self, now: int) -> None:
        """Whose turn it is now, and what the time does."""
        self.sharing, self._known = self._pages.turn(self.sharing, self._known, now)

    def rest(self) -> None:
        """The game rests, and a page that goes round is closed."""
        self.sharing = self.sharing.rest()

    def showing(self) -> Any:
        """What the picture is made of: it is drawn anew when that changes."""
        sharing = self.sharing
        page = self._pages.page(sharing.seat) if sharing.phase == OPEN else None
        return sharing.phase, sharing.seat, sharing.held is None, page

    def draw(self, sheet: Sheet, lang: str) -> None:
        """The screen now: a seat's page while it is open for that seat, else the curtain."""
        sharing = self.sharing
        self._sheet = sheet
        self._called = sharing.seat if sharing.phase == CALLS else ""
        if sharing.phase == OPEN:
            hidden_screen.draw(self._pages.handset, self._pages.page(sharing.seat), sheet, lang)
        else:
            curtain.draw(
                sharing,
                sheet,
                {seat: seat_name(lang, self._pages.handset.game.name, seat) for seat in sharing.seats},
                lang,
            )
