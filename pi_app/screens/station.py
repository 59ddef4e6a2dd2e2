"""The hidden screen in play: it takes keys and touches and draws the page. Seats share it like a handheld."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import Seat
from pi_app.draw.sheets.sheet import Sheet
from pi_app.pages.keys import KeyEvent
from pi_app.pages.sharing import CALLS, OPEN, Sharing
from pi_app.screens import curtain, hidden_screen
from pi_app.table.inputs import DisplayTouch
from pi_app.table.seat_pages import SeatPages
from pi_app.words import seat_name


class Station:
    """One hidden screen and the seats that share it. Their pages belong to the game."""

    def __init__(self, pages: SeatPages, seats: Sequence[Seat]) -> None:
        self.sharing = Sharing(tuple(seats))
        self._pages = pages
        self._known = 0  # the number of events that the seat of the open page has been shown
        self._called: Seat = ""  # the seat whose call is on the screen
        self._sheet: Sheet | None = None  # what was drawn last, which gives touches their meaning

    def hear(self, what: KeyEvent | DisplayTouch, now: int) -> None:
        """Take a key or a touch."""
        if isinstance(what, DisplayTouch):
            self.touch(what, now)
        else:
            self.key(what, now)

    def key(self, event: KeyEvent, now: int) -> None:
        """Take a key, as on a handheld. A key does not answer a call that is not on the screen yet."""
        self.turn(now)
        if self.sharing.phase == CALLS and event.kind == "down" and self._called != self.sharing.seat:
            return
        self.sharing, meant = self.sharing.key(event, now)
        if meant is not None:
            self._pages.press(self.sharing.seat, meant, now)

    def touch(self, touch: DisplayTouch, now: int) -> None:
        """Take a touch. On the open page of a seat that is to act it is a tap, else it is a key that can be held."""
        self.turn(now)
        meaning = self._sheet.tapped(touch.x, touch.y) if self._sheet else None
        sharing = self.sharing
        plays = sharing.phase == OPEN and sharing.closes is None and (sharing.bound or sharing.seat in sharing.acting)
        if not plays or touch.kind == "up" or sharing.held is not None:
            self.key(KeyEvent(meaning if isinstance(meaning, str) and touch.kind == "down" else "a", touch.kind), now)
        else:
            self.sharing = sharing._replace(touched=now)
            page, move = hidden_screen.tap(self._pages.game_pages, self._pages.page(sharing.seat), meaning)
            self._pages.enter(sharing.seat, page, move, now)

    def turn(self, now: int) -> None:
        """Update the sharing: whose turn it is, and what has timed out."""
        self.sharing, self._known = self._pages.turn(self.sharing, self._known, now)

    def rest(self, *, public: bool = False) -> None:
        """Close a shared page, because the game is interrupted. After something public, the seat is called anew."""
        self.sharing = self.sharing.cut() if public else self.sharing.rest()

    def showing(self) -> Any:
        """Return the values that the picture is made from. It must be drawn again when they change."""
        sharing = self.sharing
        page = self._pages.page(sharing.seat) if sharing.phase == OPEN else None
        return sharing.phase, sharing.seat, sharing.held is None, page, self._reason

    def draw(self, sheet: Sheet, lang: str) -> None:
        """Draw the open page of a seat, or the curtain."""
        sharing = self.sharing
        self._sheet = sheet
        self._called = sharing.seat if sharing.phase == CALLS else ""
        if sharing.phase == OPEN:
            hidden_screen.draw(self._pages.game_pages, self._pages.page(sharing.seat), sheet, lang)
        else:
            curtain.draw(
                sharing,
                sheet,
                {seat: seat_name(lang, self._pages.game_pages.game.name, seat) for seat in sharing.seats},
                lang,
                self._reason,
            )

    @property
    def _reason(self) -> str | None:
        """Return the word key of why the screen calls a seat, if there is a reason."""
        return self._pages.called(self.sharing.seat) if self.sharing.phase == CALLS else None
