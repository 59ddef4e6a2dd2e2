"""One handheld at the table: the private page of the seat that holds it, a call, public lines, or nothing.

Where there is no public display, the handheld shows what everybody may read (`public_page`) wherever it would be dark.
Its keys are then the table's buttons.
"""

from __future__ import annotations

from typing import Any, Final

from engine.game import Seat
from hardware.buttons import Press
from hardware.handheld import Handheld
from pi_app.draw.dots.panel import draw_card
from pi_app.draw.dots.picture import DotPicture
from pi_app.games.rules import picked
from pi_app.handhelds.public_page import PublicCall, PublicPage, last_first
from pi_app.handhelds.public_page import draw as draw_public
from pi_app.pages.keys import KeyEvent
from pi_app.pages.sharing import CALLS, OPEN, Sharing, draw
from pi_app.public.rules_reader import RulesReader
from pi_app.table.inputs import IdleKey
from pi_app.table.seat_pages import SeatPages
from pi_app.words import seat_name

BLANK_SCREEN: Final = DotPicture().to_pages()
GONE_MS: Final = 10_000  # An unplugged handheld keeps its seats for this time.
NOT_MEANT: Final = 1000  # ms after a call or a page for which a key is not yet a button of the table
BUTTON_OF_PAD_KEY: Final = {"left": "left", "right": "right", "a": "ok", "b": "back"}
BUTTON_IN_MENU: Final = {**BUTTON_OF_PAD_KEY, "up": "left", "down": "right"}  # because the items are a column


class HandheldScreen:
    """One handheld, and the seats whose secrets it shows."""

    def __init__(self, handheld: Handheld) -> None:
        self.handheld = handheld
        self.sharing = Sharing(())
        self.met: int | None = None  # When it was last seen plugged in.
        self._pages: SeatPages | None = None
        self._shown: Any = None  # What its picture was drawn from; None if it is dark.
        self._known = 0  # The number of events that the seat of the open page has been shown.
        self._public: PublicPage | None = None  # The public page that is on the screen.
        self._first = 0  # Its first line on the screen.
        self._since: int | None = None  # When it was seen, without a call. From then on keys are buttons.

    def is_here(self, now: int) -> bool:
        """Return whether the handheld is plugged in, or was until less than GONE_MS ago."""
        if self.handheld.state == "ready":
            self.met = now
        return self.met is not None and now - self.met < GONE_MS

    @property
    def calls(self) -> bool:
        """Return whether its screen shows a call."""
        sharing = self.sharing
        drawn = self._shown is not None and self._shown[:2] == (CALLS, sharing.seat)
        return drawn and sharing.phase == CALLS and self.handheld.settled

    def serve(self, pages: SeatPages, seats: tuple[Seat, ...]) -> None:
        """Serve these seats of a game from now on. An open page is closed."""
        self._pages, self.sharing = pages, Sharing(seats)

    def take_keys(self) -> list[KeyEvent]:
        """Return the events of its keys. There are none while the line is cut."""
        happened = self.handheld.take_keys()
        if self.handheld.state != "ready":
            return []
        return [KeyEvent(key.name, key.kind) for key in happened]

    def hear(self, what: KeyEvent, now: int) -> None:
        """Handle a key. Ignore a press before the call was shown, for it cannot be an answer to the call."""
        pages = self._turn(now)
        if self.sharing.phase == CALLS and what.kind == "down" and not self.calls:
            return
        self.sharing, meant = self.sharing.key(what, now)
        if meant is not None:
            pages.press(self.sharing.seat, meant, now)

    def public_input(self, what: KeyEvent, now: int) -> Press | IdleKey | None:
        """Return what a key means while the public page is shown, or None if the key is for the seats.

        The centre of the pad calls a seat, and so do all keys while a seat is called, except those that scroll. A key
        that goes down too soon after a private page was meant for that page.
        """
        page, scrolls = self._public, what.key in ("up", "down")
        if page is None or self.sharing.phase == OPEN or (self.sharing.phase == CALLS and not scrolls):
            return None
        if scrolls and (self.sharing.phase == CALLS or not page.items):
            self._scroll(page, 0 if not what.counts else 1 if what.key == "down" else -1)
            return IdleKey()
        if what.key == "press" and what.kind == "down" and self.sharing.seats:
            return None
        button = (BUTTON_IN_MENU if page.items else BUTTON_OF_PAD_KEY).get(what.key)
        seen = self._since is not None and now - self._since >= NOT_MEANT
        return Press(button) if button is not None and what.counts and seen else IdleKey()

    def show(self, lang: str, now: int, public: PublicPage | None = None) -> None:
        """Draw what has changed, during a game. Where the screen would be dark or call a seat, show the public page."""
        self.sharing = self.sharing._replace(public=public is not None)
        if self.handheld.state != "ready":
            self.sharing = self.sharing.cut()
            self._go_dark()
            return
        pages = self._turn(now) if self.sharing.seats else None
        if public is not None and self.sharing.phase != OPEN:
            self._draw_public(public, lang, now)
        elif pages is None:
            self._go_dark()
        else:
            self._draw(pages, lang)

    def show_public(self, public: PublicPage, lang: str, now: int) -> None:
        """Show the public page, because there is no game or something lies over it."""
        self.sharing = self.sharing.cut()
        if self.handheld.state == "ready":
            self._draw_public(public, lang, now)
        else:
            self._go_dark()

    def rest(self, rules: RulesReader | None = None) -> None:
        """Turn the screen dark, because there is no game or it rests. If somebody reads the rules, show their card."""
        ready = self.handheld.state == "ready"
        # After a public card, everybody may be looking at the screen: the seat is called anew.
        self.sharing = self.sharing.rest() if ready and rules is None else self.sharing.cut()
        if rules is None or not ready:
            self._go_dark()
        elif self._shown != rules:
            self._shown, self._public, self._since = rules, None, None
            picture, article = DotPicture(), rules.leaf.article
            draw_card(picture, picked(article.title, rules.lang), picked(article.card, rules.lang))
            self.handheld.show(picture.to_pages())

    def _turn(self, now: int) -> SeatPages:
        if self._pages is None:
            raise LookupError("nobody was dealt this handheld")
        self.sharing, self._known = self._pages.turn(self.sharing, self._known, now)
        return self._pages

    def _draw(self, pages: SeatPages, lang: str) -> None:
        sharing = self.sharing
        page = pages.page(sharing.seat) if sharing.phase == OPEN else None
        reason = pages.called(sharing.seat) if sharing.phase == CALLS else None
        shown = (sharing.phase, sharing.seat, page, lang, reason)
        if shown != self._shown:
            self._shown, self._public, self._since = shown, None, None
            names = {seat: seat_name(lang, pages.game_pages.game.name, seat) for seat in sharing.seats}
            picture = draw(sharing, lambda seat: pages.game_pages.draw(pages.page(seat), lang), names, lang, reason)
            self.handheld.show(picture.to_pages())

    def _draw_public(self, public: PublicPage, lang: str, now: int) -> None:
        sharing = self.sharing
        if public != self._public:
            self._public, self._first = public, 0
        self._scroll(public, 0)
        shown = (sharing.phase, sharing.seat, public, self._first, lang)
        if shown != self._shown:
            self._shown = shown
            self.handheld.show(draw_public(public, self._first, self._call(lang), lang).to_pages())
        elif sharing.phase == CALLS:
            self._since = None
        elif self._since is None and self.handheld.settled:
            self._since = now

    def _call(self, lang: str) -> PublicCall | None:
        """Return the call that stands with the public lines."""
        sharing = self.sharing
        if self._pages is None or sharing.phase != CALLS:
            return None
        return PublicCall(seat_name(lang, self._pages.game_pages.game.name, sharing.seat), len(sharing.seats) > 1)

    def _scroll(self, page: PublicPage, by: int) -> None:
        last = last_first(page, called=self.sharing.phase == CALLS)
        self._first = min(max(self._first + by, 0), last)

    def _go_dark(self) -> None:
        self._public = self._since = None
        if self._shown is not None:
            self._shown = None
            self.handheld.show(BLANK_SCREEN)
