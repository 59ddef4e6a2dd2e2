"""Thumbs on virtual handhelds: a secret move is entered key by key, and goes over the line like any other.

Every seat has a handheld of its own, which is taken as soon as it calls: A is held until the page opens. Then the line
needs no time to pass: its bytes are carried to and fro at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.errors import FilatureError
from engine.game import Event, Seat
from engine.referee import Refusal
from hardware.handheld import Handheld
from hardware.virtual_handheld import VirtualHandheld
from pi_app.handhelds.handhelds import Handhelds, secret_seats
from pi_app.pages.sharing import CALLS, OPEN
from pi_app.table.sitting import Sitting

SEATS: Final = 6  # of the fullest table
GIVE_UP_MS: Final = 1000  # ms that a finger stays on A: the call was for another game, and is answered anew
MOST_EXCHANGES: Final = 20  # times that bytes are carried to and fro for one key


class ThumbsError(FilatureError, RuntimeError):
    """The keys did not make the move."""


class Thumbs:
    """As many virtual handhelds as a table can need. `handhelds` is for the loop."""

    def __init__(self) -> None:
        self.picos = [VirtualHandheld(seed) for seed in range(SEATS)]
        self.handhelds = Handhelds([Handheld(pico) for pico in self.picos])
        for screen in self.handhelds.screens:
            screen.handheld.tick(0)  # it listens before the other end speaks for the first time
        self._holding: dict[int, int] = {}  # the numbers of those that are being opened, and since when

    @property
    def taking(self) -> bool:
        """Whether a handheld that calls somebody is being taken."""
        return bool(self._holding) or any(screen.sharing.phase == CALLS for screen in self.handhelds.screens)

    def can_play(self, sitting: Sitting, seat: Seat) -> bool:
        """Whether the seat's handheld was taken for it, or it needs none."""
        number = self._number(sitting, seat)
        if number is None:
            return seat not in secret_seats(sitting)
        sharing = self.handhelds.screens[number].sharing
        return sharing.phase == OPEN and sharing.seat == seat and not self.taking

    def tick(self, now: int) -> None:
        """The handhelds' own loops turn once. To be called before the table's loop."""
        for number, (pico, screen) in enumerate(zip(self.picos, self.handhelds.screens, strict=True)):
            if screen.calls and number not in self._holding:
                pico.press("a")
                self._holding[number] = now
            elif number in self._holding and (
                screen.sharing.phase != CALLS or now - self._holding[number] > GIVE_UP_MS
            ):
                pico.release("a")
                del self._holding[number]
            pico.advance(now)

    def play(self, sitting: Sitting, seat: Seat, move: Any, lang: str, now: int) -> Sequence[Event]:
        """Make a move that needs no piece, on the seat's handheld if it has one; what the seat learns of it.

        Raises Refusal.
        """
        referee = sitting.referee
        if seat not in secret_seats(sitting):
            return sitting.play(seat, move, now)
        referee.check_turn(seat)
        verdict = referee.game.judge(referee.view(seat), move)
        if not verdict.ok:
            raise Refusal("illegal", verdict)
        known = len(referee.shown(seat))
        self.make(sitting, seat, referee.game.write(move), lang, now)
        return referee.shown(seat, known)

    def make(self, sitting: Sitting, seat: Seat, move: str, lang: str, now: int) -> None:
        """Enter a legal move on the seat's handheld, which was taken, or raise ThumbsError."""
        self._carry(sitting, lang, now)
        number, pages = self._number(sitting, seat), self.handhelds.pages
        if number is None or pages is None:
            raise ThumbsError(f"{seat} has no handheld")
        made = len(sitting.referee.line)
        for key in pages.game_pages.keys_for(pages.page(seat), move):
            self.picos[number].press(key)
            self._carry(sitting, lang, now)
            self.picos[number].release(key)
            self._carry(sitting, lang, now)
        if len(sitting.referee.line) == made:
            raise ThumbsError(f"{move!r} was not made")

    def _number(self, sitting: Sitting, seat: Seat) -> int | None:
        """The number of the seat's handheld."""
        if self.handhelds.pages is None or self.handhelds.pages.sitting is not sitting:
            return None
        screens = self.handhelds.screens
        return next((number for number, screen in enumerate(screens) if seat in screen.sharing.seats), None)

    def _carry(self, sitting: Sitting, lang: str, now: int) -> None:
        """Let both ends of every line say what they have to say, and hear it."""
        for _ in range(MOST_EXCHANGES):
            self.tick(now)
            self.handhelds.tick(sitting, lang, now)
            heard = all(screen.handheld.state == "ready" for screen in self.handhelds.screens)
            if heard and all(pico.quiet for pico in self.picos):
                return
