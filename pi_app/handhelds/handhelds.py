"""The handhelds at the table. Their keys enter secret moves, and each screen shows only the views of its own seats.

If there are as many handhelds as secret seats, each serves one of them; if there are fewer, players share them. The
seats of a handheld that is unplugged for long go to the others until it is back. No page is shown before its player was
called and held a key: not in a new game, not after the cable was pulled, not after a seat went to another handheld.
All secret moves are made here. A player who moves with pieces may also look at the page without using it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.game import Seat
from hardware.handheld import Handheld
from hardware.handheld_port import Ports
from pi_app.draw.dots.panel import draw_card
from pi_app.draw.dots.picture import DotPicture
from pi_app.games import front_of
from pi_app.games.rules import picked
from pi_app.pages.keys import KeyEvent
from pi_app.pages.sharing import CALLS, OPEN, Sharing, draw
from pi_app.players import AT_TABLE, ON_SCREEN
from pi_app.public.rules_reader import RulesReader
from pi_app.table.inputs import IdleKey, Secret
from pi_app.table.seat_pages import SeatPages
from pi_app.table.sitting import Sitting
from pi_app.words import seat_name

BLANK_SCREEN: Final = DotPicture().to_pages()
GONE_MS: Final = 10_000  # An unplugged handheld keeps its seats for this time.
BRIGHTEST: Final = 255

log = logging.getLogger(__name__)


def secret_seats(sitting: Sitting) -> list[Seat]:
    """Return the seats of people who need a handheld, in turn order.

    These are the people who play on a private screen, and those at the table who have a secret.
    """
    return [
        seat
        for seat in sitting.referee.players
        if sitting.seats[seat] == ON_SCREEN
        or (sitting.seats[seat] == AT_TABLE and seat not in front_of(sitting.referee.game.name).open_seats)
    ]


class HandheldScreen:
    """One handheld, and the seats whose secrets it shows."""

    def __init__(self, handheld: Handheld) -> None:
        self.handheld = handheld
        self.sharing = Sharing(())
        self.met: int | None = None  # When it was last seen plugged in.
        self._pages: SeatPages | None = None
        self._shown: Any = None  # What its picture was drawn from; None if it is dark.
        self._known = 0  # The number of events that the seat of the open page has been shown.

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

    def show(self, lang: str, now: int) -> None:
        """Draw what has changed, during a game."""
        if not self.sharing.seats:
            self._go_dark()
        elif self.handheld.state != "ready":
            self.sharing = self.sharing.cut()
            self._go_dark()
        else:
            self._draw(self._turn(now), lang)

    def rest(self, rules: RulesReader | None = None) -> None:
        """Turn the screen dark, because there is no game or it rests. If somebody reads the rules, show their card."""
        ready = self.handheld.state == "ready"
        # After a public card, everybody may be looking at the screen: the seat is called anew.
        self.sharing = self.sharing.rest() if ready and rules is None else self.sharing.cut()
        if rules is None or not ready:
            self._go_dark()
        elif self._shown != rules:
            self._shown = rules
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
            self._shown = shown
            names = {seat: seat_name(lang, pages.game_pages.game.name, seat) for seat in sharing.seats}
            picture = draw(sharing, lambda seat: pages.game_pages.draw(pages.page(seat), lang), names, lang, reason)
            self.handheld.show(picture.to_pages())

    def _go_dark(self) -> None:
        if self._shown is not None:
            self._shown = None
            self.handheld.show(BLANK_SCREEN)


class Handhelds:
    """All handhelds of the table."""

    def __init__(self, handhelds: Sequence[Handheld] = ()) -> None:
        self.screens = [HandheldScreen(handheld) for handheld in handhelds]
        self.pages: SeatPages | None = None  # Of the current or last game. All private screens show these.
        # The handhelds among which the seats were divided: all that were ever plugged in, and those that are here.
        self._dealt: tuple[list[HandheldScreen], list[HandheldScreen]] | None = None

    def tick(self, sitting: Sitting | None, lang: str, now: int) -> None:
        """Listen, handle the keys and draw, for handhelds without a table's loop."""
        for given in self.listen(sitting, now):
            if isinstance(given, Secret):
                given.at.hear(given.what, now)
        self.show(sitting, lang, now)

    def listen(self, sitting: Sitting | None, now: int) -> list[Secret | IdleKey]:
        """Return the inputs from the keys. They mean nothing without a game, or on a handheld without a seat."""
        for handheld in self._active():
            handheld.tick(now)
        pages = self._update_pages(sitting)
        here = [screen for screen in self.screens if screen.is_here(now)]
        met = [screen for screen in self.screens if screen.met is not None]
        if pages is not None and (met, here) != self._dealt:
            self._deal(pages, met, here, anew=self._dealt is None)
            self._dealt = met, here
        keys = [(screen, key) for screen in self.screens for key in screen.take_keys()]
        return [
            IdleKey() if sitting is None or not screen.sharing.seats else Secret(sitting, screen, key)
            for screen, key in keys
        ]

    def show(self, sitting: Sitting | None, lang: str, now: int, rules: RulesReader | None = None) -> None:
        """Draw every screen. While there is no game or the game rests, a screen is dark, or shows the rules."""
        for screen in self.screens:
            if sitting is None or self.pages is None or self.pages.sitting is not sitting:
                screen.rest(rules)
            else:
                screen.show(lang, now)

    def _update_pages(self, sitting: Sitting | None) -> SeatPages | None:
        """Return the pages of the game. While it rests they stay the same."""
        if sitting is not None and (self.pages is None or self.pages.sitting is not sitting):
            self.pages, self._dealt = SeatPages(sitting), None
        return self.pages

    def dim(self, factor: float) -> None:
        """Set the brightness of all screens, from 0 to 1, to that of the table's lights."""
        for screen in self.screens:
            screen.handheld.brightness = round(BRIGHTEST * factor)

    def screen_of(self, seat: Seat) -> HandheldScreen | None:
        """Return the handheld that serves this seat, if there is one."""
        return next((screen for screen in self.screens if seat in screen.sharing.seats), None)

    def _active(self) -> Iterator[Handheld]:
        """Return the handhelds to run now: all that have a line, and one for each place where a line is searched for.

        If several search in the same place, the first is one that was plugged in before.
        """
        places: list[Ports] = []
        for screen in sorted(self.screens, key=lambda screen: screen.met is None):
            place = screen.handheld.seeks
            if place is None or place not in places:
                yield screen.handheld
            if place is not None:
                places.append(place)

    def _deal(self, pages: SeatPages, met: list[HandheldScreen], here: list[HandheldScreen], *, anew: bool) -> None:
        """Divide the seats among the handhelds.

        Every seat belongs to one of the handhelds that were ever plugged in; while that one is gone, to one of the
        others. A handheld that keeps the same seats in the same game stays as it is.
        """
        seats = secret_seats(pages.sitting)
        served: dict[int, list[Seat]] = {id(screen): [] for screen in self.screens}
        orphans = []
        for number, seat in enumerate(seats):
            owner = met[number % len(met)] if met else None
            if owner in here:
                served[id(owner)].append(seat)
            else:
                orphans.append(seat)
        for seat in orphans if here else ():
            min((served[id(screen)] for screen in here), key=len).append(seat)
        for number, screen in enumerate(self.screens):
            own = tuple(seat for seat in seats if seat in served[id(screen)])
            if anew or own != screen.sharing.seats:
                screen.serve(pages, own)
                if own:
                    log.info("handheld %d serves %s", number + 1, ", ".join(own))
