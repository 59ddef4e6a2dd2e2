"""The handhelds at the table. Their keys enter secret moves, and each screen shows only the views of its own seats.

If there are as many handhelds as secret seats, each serves one of them; if there are fewer, players share them. The
seats of a handheld that is unplugged for long go to the others until it is back. No page is shown before its player was
called and held a key: not in a new game, not after the cable was pulled, not after a seat went to another handheld.
All secret moves are made here. A player who moves with pieces may also look at the page without using it.

Where there is no public display, the handhelds have the table's words: `publish` hands them what everybody may see.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Final

from engine.game import Seat
from hardware.buttons import Press
from hardware.handheld import Handheld
from hardware.handheld_port import Ports
from pi_app.games import front_of
from pi_app.handhelds.handheld_screen import HandheldScreen
from pi_app.handhelds.public_page import PublicPage, page_of
from pi_app.pages.keys import KeyEvent
from pi_app.players import AT_TABLE, ON_SCREEN
from pi_app.public.rules_reader import RulesReader
from pi_app.table.inputs import IdleKey, Secret
from pi_app.table.seat_pages import SeatPages
from pi_app.table.sitting import Sitting
from pi_app.table.table_snapshot import TableSnapshot

BRIGHTEST: Final = 255
PUBLISH_EVERY: Final = 100  # ms between two readings of the public lines

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


class Handhelds:
    """All handhelds of the table."""

    def __init__(self, handhelds: Sequence[Handheld] = ()) -> None:
        self.screens = [HandheldScreen(handheld) for handheld in handhelds]
        self.pages: SeatPages | None = None  # Of the current or last game. All private screens show these.
        # The handhelds among which the seats were divided: all that were ever plugged in, and those that are here.
        self._dealt: tuple[list[HandheldScreen], list[HandheldScreen]] | None = None
        self._public: PublicPage | None = None  # What everybody may read, if no display shows it.
        self._read = -PUBLISH_EVERY  # When the public lines were last read.

    @property
    def present(self) -> bool:
        """Return whether a handheld is plugged in."""
        return any(screen.handheld.state == "ready" for screen in self.screens)

    def publish(self, table: TableSnapshot | None, now: int) -> None:
        """Show from now on what everybody may see of the table, or, with None, leave that to a display."""
        if table is None:
            self._public = None
        elif self._public is None or now - self._read >= PUBLISH_EVERY:
            self._public, self._read = page_of(table), now

    def tick(self, sitting: Sitting | None, lang: str, now: int) -> None:
        """Listen, handle the keys and draw, for handhelds without a table's loop."""
        for given in self.listen(sitting, now):
            if isinstance(given, Secret):
                given.at.hear(given.what, now)
        self.show(sitting, lang, now)

    def listen(self, sitting: Sitting | None, now: int) -> list[Press | Secret | IdleKey]:
        """Return the inputs from the keys: buttons of the table on a public page, else keys for a seat, or nothing."""
        for handheld in self._active():
            handheld.tick(now)
        pages = self._update_pages(sitting)
        here = [screen for screen in self.screens if screen.is_here(now)]
        met = [screen for screen in self.screens if screen.met is not None]
        if pages is not None and (met, here) != self._dealt:
            self._deal(pages, met, here, anew=self._dealt is None)
            self._dealt = met, here
        keys = [(screen, key) for screen in self.screens for key in screen.take_keys()]
        inputs: list[Press | Secret | IdleKey] = []
        for screen, key in keys:
            public = screen.public_input(key, now)
            inputs.append(_for_seats(sitting, screen, key) if public is None else public)
        return inputs

    def show(self, sitting: Sitting | None, lang: str, now: int, rules: RulesReader | None = None) -> None:
        """Draw every screen. While there is no game or the game rests, a screen is dark, or shows the rules.

        Where there is no public display, it shows the public page instead.
        """
        for screen in self.screens:
            if sitting is not None and self.pages is not None and self.pages.sitting is sitting:
                screen.show(lang, now, self._public)
            elif self._public is not None:
                screen.show_public(self._public, lang, now)
            else:
                screen.rest(rules)

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


def _for_seats(sitting: Sitting | None, screen: HandheldScreen, key: KeyEvent) -> Secret | IdleKey:
    return IdleKey() if sitting is None or not screen.sharing.seats else Secret(sitting, screen, key)
