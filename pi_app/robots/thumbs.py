"""Virtual thumbs on virtual handhelds: they enter secret moves key by key, over the same line as real handhelds.

Every seat has its own handheld. As soon as it calls its player, thumbs hold A until the page opens. From then on no
time needs to pass: the bytes of the line are exchanged at once.
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

SEATS: Final = 6  # the most players of any game
GIVE_UP_MS: Final = 1000  # A is released and pressed again after this time: the call was for another game.
MOST_EXCHANGES: Final = 20  # the most exchanges of bytes for one key


class ThumbsError(FilatureError, RuntimeError):
    """The keys did not enter the move."""


class Thumbs:
    """As many virtual handhelds as a table can need: `picos` are the devices, `handhelds` is for the loop."""

    def __init__(self) -> None:
        self.picos = [VirtualHandheld(seed) for seed in range(SEATS)]
        self.handhelds = Handhelds([Handheld(pico) for pico in self.picos])
        for screen in self.handhelds.screens:
            screen.handheld.tick(0)  # It must listen before the other end sends its first line.
        self._holding: dict[int, int] = {}  # The numbers of the handhelds on which A is held, and since when.

    @property
    def taking(self) -> bool:
        """Return whether some handheld calls, or is being opened."""
        return bool(self._holding) or any(screen.sharing.phase == CALLS for screen in self.handhelds.screens)

    def can_play(self, sitting: Sitting, seat: Seat) -> bool:
        """Return whether the page of the seat is open on its handheld, or the seat needs no handheld."""
        number = self._number(sitting, seat)
        if number is None:
            return seat not in secret_seats(sitting)
        sharing = self.handhelds.screens[number].sharing
        return sharing.phase == OPEN and sharing.seat == seat and not self.taking

    def tick(self, now: int) -> None:
        """Run the loop of each handheld once. Call this before the tick of the table's loop."""
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
        """Make a move that needs no piece, on the seat's handheld if it needs one.

        Returns the events that the seat is shown. Raises Refusal.
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
        """Enter a legal move on the seat's handheld, whose page must be open. Raises ThumbsError."""
        self._exchange(sitting, lang, now)
        number, pages = self._number(sitting, seat), self.handhelds.pages
        if number is None or pages is None:
            raise ThumbsError(f"{seat} has no handheld")
        made = len(sitting.referee.line)
        for key in pages.game_pages.keys_for(pages.page(seat), move):
            self.picos[number].press(key)
            self._exchange(sitting, lang, now)
            self.picos[number].release(key)
            self._exchange(sitting, lang, now)
        if len(sitting.referee.line) == made:
            raise ThumbsError(f"{move!r} was not made")

    def _number(self, sitting: Sitting, seat: Seat) -> int | None:
        """Return the number of the seat's handheld."""
        if self.handhelds.pages is None or self.handhelds.pages.sitting is not sitting:
            return None
        screens = self.handhelds.screens
        return next((number for number, screen in enumerate(screens) if seat in screen.sharing.seats), None)

    def _exchange(self, sitting: Sitting, lang: str, now: int) -> None:
        """Exchange bytes on every line until both ends have nothing more to send."""
        for _ in range(MOST_EXCHANGES):
            self.tick(now)
            self.handhelds.tick(sitting, lang, now)
            heard = all(screen.handheld.state == "ready" for screen in self.handhelds.screens)
            if heard and all(pico.quiet for pico in self.picos):
                return
