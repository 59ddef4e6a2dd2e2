"""The handhelds at the table: keys become secret moves, and each screen shows the views of its own seats alone.

With as many handhelds as secret seats each is bound to one of them; with fewer they go round; one that is unplugged for
long leaves its seats to the others. Whatever a seat may do in secret it does here; who plays with pieces may look, and
let the pieces speak.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.game import Seat
from engine.referee import Refusal
from hardware.handheld import Handheld, Key
from pi_app import handset
from pi_app.handset import KeyEvent
from pi_app.handset.asking import Page
from pi_app.handset.picture import Picture
from pi_app.handset.sharing import DARK, Sharing, draw
from pi_app.sitting import Sitting
from pi_app.words import say

OPEN_SEATS: Final = frozenset({"detective", "blue", "red"})  # those who have nothing to hide
BLANK: Final = Picture().to_pages()
GONE_MS: Final = 10_000  # so long an unplugged handheld is waited for


def secret_seats(sitting: Sitting) -> list[Seat]:
    """The seats of people who need a handheld, in turn order: who has a secret, and who plays from afar."""
    return [
        seat
        for seat in sitting.referee.players
        if sitting.seats[seat] == "line" or (sitting.seats[seat] == "table" and seat not in OPEN_SEATS)
    ]


class Pages:
    """The private pages of one game, seat by seat."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.handset = handset.load(sitting.referee.game.name)
        self._pages: dict[Seat, Page] = {}

    def page(self, seat: Seat) -> Page:
        """The seat's page, drawn up anew where the seat has learnt something."""
        view = self.sitting.referee.view(seat)
        page = self._pages.get(seat)
        if page is None:
            page = self.handset.open(view, secrets.randbits(32))
        elif page.view is not view:
            page = self.handset.renew(page, view)
        self._pages[seat] = page
        return page

    def press(self, seat: Seat, key: str, now: int) -> None:
        """A key on the seat's page; once that makes a move it is handed in."""
        self.enter(seat, *self.handset.press(self.page(seat), key), now)

    def enter(self, seat: Seat, page: Page, move: str | None, now: int) -> None:
        """The seat's page from now on, and the move that was made on it, if one was."""
        self._pages[seat] = page
        if move is None:
            return
        try:
            self.sitting.play(seat, self.sitting.referee.game.read(move), now)
        except Refusal as refusal:  # somebody was quicker: the page says why
            self._pages[seat] = page._replace(refused=refusal.verdict)


class Screen:
    """One handheld, and the seats whose secrets it shows."""

    def __init__(self, handheld: Handheld) -> None:
        self.handheld = handheld
        self.sharing = Sharing(())
        self._shown: Any = None
        self._met: int | None = None

    def is_here(self, now: int) -> bool:
        """Whether the handheld is plugged in, or was until a moment ago."""
        if self.handheld.state == "ready":
            self._met = now
        return self._met is not None and now - self._met < GONE_MS

    def serve(self, seats: Sequence[Seat]) -> None:
        self.sharing = Sharing(tuple(seats))
        self._shown = None

    def hear(self, key: Key, pages: Pages, now: int) -> None:
        """What somebody did with a key."""
        self.sharing, meant = self.sharing.key(KeyEvent(key.name, key.kind), now / 1000)
        if meant is not None:
            pages.press(self.sharing.seat, meant, now)

    def show(self, pages: Pages, names: Mapping[Seat, str], lang: str, now: int) -> None:
        """Draw what has changed."""
        sharing = self.sharing = self.sharing.turn(frozenset(pages.sitting.acting), now / 1000)
        page = pages.page(sharing.seat) if sharing.phase == "open" else None
        shown = (sharing.phase, sharing.seat, len(sharing.acting), page, lang)
        if shown != self._shown:
            self._shown = shown
            picture = draw(sharing, lambda seat: pages.handset.draw(pages.page(seat), lang), names, lang)
            self.handheld.show(picture.to_pages())

    def go_dark(self) -> None:
        if self._shown != DARK:
            self._shown = DARK
            self.handheld.show(BLANK)


class Handsets:
    """All handhelds of the table."""

    def __init__(self, handhelds: Sequence[Handheld] = ()) -> None:
        self.screens = [Screen(handheld) for handheld in handhelds]
        self.pages: Pages | None = None
        self._here: list[Screen] = []

    def tick(self, sitting: Sitting | None, lang: str, now: int) -> None:
        """A turn of the loop; without a game, or while it rests, every screen is dark."""
        if not self.screens:
            return
        for screen in self.screens:
            screen.handheld.tick(now)
        if sitting is not None and (self.pages is None or self.pages.sitting is not sitting):
            self.pages, self._here = Pages(sitting), []
        here = [screen for screen in self.screens if screen.is_here(now)]
        if self.pages is not None and here != self._here:
            self._hand_out(secret_seats(self.pages.sitting), here)
        pages = self.pages if sitting is not None else None
        names = {} if sitting is None else {seat: say(lang, f"demo.seat-{seat}") for seat in sitting.referee.players}
        for screen in self.screens:
            for key in screen.handheld.take_keys():
                if pages is not None and screen.sharing.seats:
                    screen.hear(key, pages, now)
            if pages is not None and screen.sharing.seats:
                screen.show(pages, names, lang, now)
            else:
                screen.go_dark()

    def screen_of(self, seat: Seat) -> Screen | None:
        """The handheld that shows this seat's secrets."""
        return next((screen for screen in self.screens if seat in screen.sharing.seats), None)

    def _hand_out(self, seats: Sequence[Seat], here: list[Screen]) -> None:
        """Every seat gets one of the handhelds that are here."""
        self._here = here
        for screen in self.screens:
            screen.serve(seats[here.index(screen) :: len(here)] if screen in here else ())
