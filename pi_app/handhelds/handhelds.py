"""The handhelds at the table: keys become secret moves, and each screen shows the views of its own seats alone.

With as many handhelds as secret seats each is bound to one of them; with fewer they go round; one that is unplugged for
long leaves its seats to the others, and gets them back. No page is seen before its person was called and held a key:
not in a new game, not after a cut, not where seats were handed on. Whatever a seat may do in secret it does here; who
plays with pieces may look, and let the pieces speak.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.game import Seat
from hardware.handheld import Handheld
from hardware.handheld_port import Ports
from pi_app.draw.dots.picture import DotPicture
from pi_app.games import front_of
from pi_app.pages.keys import KeyEvent
from pi_app.pages.sharing import CALLS, OPEN, Sharing, draw
from pi_app.players import AT_TABLE, ON_SCREEN
from pi_app.table.inputs import Secret
from pi_app.table.seat_pages import SeatPages
from pi_app.table.sitting import Sitting
from pi_app.words import seat_name

BLANK_SCREEN: Final = DotPicture().to_pages()
GONE_MS: Final = 10_000  # so long an unplugged handheld is waited for
BRIGHTEST: Final = 255

log = logging.getLogger(__name__)


def secret_seats(sitting: Sitting) -> list[Seat]:
    """The seats of people who need a handheld, in turn order: who has a secret, and who plays from afar."""
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
        self.met: int | None = None  # when it was last plugged in
        self._pages: SeatPages | None = None
        self._shown: Any = None  # what its picture was drawn from; nothing for a dark one
        self._known = 0  # events that the seat it is open for has been shown

    def is_here(self, now: int) -> bool:
        """Whether the handheld is plugged in, or was until a moment ago."""
        if self.handheld.state == "ready":
            self.met = now
        return self.met is not None and now - self.met < GONE_MS

    @property
    def calls(self) -> bool:
        """Whether a call is to be seen on it."""
        sharing = self.sharing
        drawn = self._shown is not None and self._shown[:2] == (CALLS, sharing.seat)
        return drawn and sharing.phase == CALLS and self.handheld.settled

    def serve(self, pages: SeatPages, seats: tuple[Seat, ...]) -> None:
        """These seats of a game from now on; whatever was open is closed."""
        self._pages, self.sharing = pages, Sharing(seats)

    def take_keys(self) -> list[KeyEvent]:
        """What happened to its keys; nothing where the line is cut, or nobody has it."""
        happened = self.handheld.take_keys()
        if not self.sharing.seats or self.handheld.state != "ready":
            return []
        return [KeyEvent(key.name, key.kind) for key in happened]

    def hear(self, what: KeyEvent, now: int) -> None:
        """What somebody did with a key. Who has not yet seen a call cannot have answered it."""
        pages = self._turn(now)
        if self.sharing.phase == CALLS and what.kind == "down" and not self.calls:
            return
        self.sharing, meant = self.sharing.key(what, now)
        if meant is not None:
            pages.press(self.sharing.seat, meant, now)

    def show(self, lang: str, now: int) -> None:
        """Draw what has changed, in a game."""
        if not self.sharing.seats:
            self._go_dark()
        elif self.handheld.state != "ready":
            self.sharing = self.sharing.cut()
            self._go_dark()
        else:
            self._draw(self._turn(now), lang)

    def rest(self) -> None:
        """Without a game nothing is to be seen."""
        self.sharing = self.sharing.rest() if self.handheld.state == "ready" else self.sharing.cut()
        self._go_dark()

    def _turn(self, now: int) -> SeatPages:
        if self._pages is None:
            raise LookupError("nobody was dealt this handheld")
        self.sharing, self._known = self._pages.turn(self.sharing, self._known, now)
        return self._pages

    def _draw(self, pages: SeatPages, lang: str) -> None:
        sharing = self.sharing
        page = pages.page(sharing.seat) if sharing.phase == OPEN else None
        shown = (sharing.phase, sharing.seat, page, lang)
        if shown != self._shown:
            self._shown = shown
            names = {seat: seat_name(lang, pages.game_pages.game.name, seat) for seat in sharing.seats}
            picture = draw(sharing, lambda seat: pages.game_pages.draw(pages.page(seat), lang), names, lang)
            self.handheld.show(picture.to_pages())

    def _go_dark(self) -> None:
        if self._shown is not None:
            self._shown = None
            self.handheld.show(BLANK_SCREEN)


class Handhelds:
    """All handhelds of the table."""

    def __init__(self, handhelds: Sequence[Handheld] = ()) -> None:
        self.screens = [HandheldScreen(handheld) for handheld in handhelds]
        self.pages: SeatPages | None = None  # of the game that was played last: every private screen shows these
        # The handhelds among which the seats were divided: all that were ever plugged in, and those that are here.
        self._dealt: tuple[list[HandheldScreen], list[HandheldScreen]] | None = None

    def tick(self, sitting: Sitting | None, lang: str, now: int) -> None:
        """A whole turn, for handhelds without a table."""
        for secret in self.listen(sitting, now):
            secret.at.hear(secret.what, now)
        self.show(sitting, lang, now)

    def listen(self, sitting: Sitting | None, now: int) -> list[Secret]:
        """What was done with keys; without a game, or while it rests, no key counts."""
        for handheld in self._awake():
            handheld.tick(now)
        pages = self._pages_of(sitting)
        here = [screen for screen in self.screens if screen.is_here(now)]
        met = [screen for screen in self.screens if screen.met is not None]
        if pages is not None and (met, here) != self._dealt:
            self._deal(pages, met, here, anew=self._dealt is None)
            self._dealt = met, here
        keys = [(screen, key) for screen in self.screens for key in screen.take_keys()]
        return [] if sitting is None else [Secret(sitting, *done) for done in keys]

    def show(self, sitting: Sitting | None, lang: str, now: int) -> None:
        """Every screen shows what it may show now; without a game, or while it rests, it is dark."""
        for screen in self.screens:
            if sitting is None or self.pages is None or self.pages.sitting is not sitting:
                screen.rest()
            else:
                screen.show(lang, now)

    def _pages_of(self, sitting: Sitting | None) -> SeatPages | None:
        """The pages of the game; while it rests, those that it had."""
        if sitting is not None and (self.pages is None or self.pages.sitting is not sitting):
            self.pages, self._dealt = SeatPages(sitting), None
        return self.pages

    def dim(self, factor: float) -> None:
        """As bright as the table's lights, from 0 to 1."""
        for screen in self.screens:
            screen.handheld.brightness = round(BRIGHTEST * factor)

    def screen_of(self, seat: Seat) -> HandheldScreen | None:
        """The handheld that shows this seat's secrets."""
        return next((screen for screen in self.screens if seat in screen.sharing.seats), None)

    def _awake(self) -> Iterator[Handheld]:
        """Those that have a line, and where several look for one in the same place only one of them: first who had
        one."""
        places: list[Ports] = []
        for screen in sorted(self.screens, key=lambda screen: screen.met is None):
            place = screen.handheld.seeks
            if place is None or place not in places:
                yield screen.handheld
            if place is not None:
                places.append(place)

    def _deal(self, pages: SeatPages, met: list[HandheldScreen], here: list[HandheldScreen], *, anew: bool) -> None:
        """Every seat belongs to one of the handhelds that were ever here; while that is gone, to one of the others.

        Nobody who still has the same seats in the same game is disturbed.
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
