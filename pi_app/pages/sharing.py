"""Whose secrets a handheld shows, and when: one for each seat, or one that goes round.

The screen is dark; it calls somebody; it opens once A has been held down long enough. In any other state no page is
drawn at all. One that goes round is dark again as soon as the turn is done, or when nobody touches it; only where the
last move told its maker something that nobody else learns, there is a last look to read it. Who only wants to look, out
of turn, wakes it with any key, or picks another name than the one that is called, and closes it with A.

A handheld with a single seat is bound to it: it calls once, for whoever it is, and then stays open.

Time is passed in, in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.game import Seat
from pi_app.draw.dots.panel import draw_title
from pi_app.draw.dots.picture import WIDTH, Picture
from pi_app.pages.keys import KeyEvent
from pi_app.words import say

HOLD: Final = 600  # ms that A is held until a page opens
IDLE: Final = 60_000  # ms without a key until it closes
SOON: Final = 10_000  # ms without a key until a name that was picked gives way to the one who is to act
LAST_LOOK: Final = 4_000  # ms to read what a turn brought, or until somebody else gets it; any key ends it

DARK: Final = "dark"
CALLS: Final = "calls"
OPEN: Final = "open"
SEEN_ENOUGH: Final = KeyEvent("a", "down")  # by who looks out of turn


class Sharing(NamedTuple):
    """One handheld: its seats, who of them may act, whom it calls or is open for, and since when."""

    seats: tuple[Seat, ...]
    acting: frozenset[Seat] = frozenset()
    phase: str = DARK
    seat: Seat = ""
    held: int | None = None  # since when A is down
    touched: int = 0  # the last key, or the opening
    closes: int | None = None  # when the last look ends
    ran: str = ""  # the last key that went down on the open page: no other one repeats
    picked: bool = False  # the one who is called was chosen by hand, to look out of turn

    @property
    def bound(self) -> bool:
        return len(self.seats) == 1

    def turn(self, acting: frozenset[Seat], now: int, *, told: bool = False) -> Sharing:
        """It is these seats' turn now. `told` says that the seat it is open for has just learnt a secret."""
        ours = acting.intersection(self.seats)
        if ours == self.acting:
            return self.tick(now)
        now_theirs = self._replace(acting=ours, picked=False)
        if self.bound or self.phase != OPEN:
            return now_theirs.tick(now)
        if self.seat in ours:
            return now_theirs._replace(closes=None).tick(now)
        if self.seat in self.acting and not told:
            return now_theirs._dark().tick(now)
        if self.closes is None and (ours or told):
            return now_theirs._replace(closes=now + LAST_LOOK).tick(now)
        return now_theirs.tick(now)

    def tick(self, now: int) -> Sharing:
        """What the time does: opens, closes, calls whoever is to act."""
        superseded = bool(self.acting) and self.seat not in self.acting and not self.bound and not self.picked
        if self.phase == CALLS and self.held is not None and now - self.held >= HOLD and not superseded:
            return self._replace(phase=OPEN, touched=now)
        if self.bound:
            return self._call(self.seats[0], now) if self.phase == DARK else self
        if self.phase == OPEN and self.closes is not None and now >= self.closes:
            return self._dark().tick(now)
        if self.phase == OPEN and now - self.touched >= IDLE:
            return self._dark().tick(now)
        patience = SOON if self.acting else IDLE
        if self.phase == CALLS and (superseded or (self.seat not in self.acting and now - self.touched >= patience)):
            return self._dark().tick(now)
        if self.phase == DARK and self.acting:
            return self._call(next(seat for seat in self.seats if seat in self.acting), now)
        return self

    def rest(self) -> Sharing:
        """The game rests: nobody's hold goes on, and one that goes round is closed."""
        return self._replace(held=None, ran="") if self.bound and self.phase == OPEN else self._dark()

    def cut(self) -> Sharing:
        """The line was cut: whoever comes back with it is called again."""
        return self._dark()

    def key(self, event: KeyEvent, now: int) -> tuple[Sharing, str | None]:
        """What a key does, and the key that the open page should hear, if any."""
        if event.kind == "up":
            held = None if event.key == "a" else self.held
            return self._replace(held=held, ran="" if event.key == self.ran else self.ran), None
        if self.phase == OPEN:
            return self._while_open(event, now)
        if event.kind != "down":
            return self, None
        if self.phase == DARK:
            return self._call(self.seats[0], now), None
        return self._while_calling(event.key, now), None

    def _while_open(self, event: KeyEvent, now: int) -> tuple[Sharing, str | None]:
        if self.held is not None and event.key == "a":  # the same long press that opened the page
            return self, None
        if event.kind == "repeat" and event.key != self.ran:  # it went down on another page
            return self, None
        if self.closes is not None and event.kind == "down":
            return self._dark().tick(now), None
        if not self.bound and self.seat not in self.acting and event == SEEN_ENOUGH:
            return self._dark().tick(now), None
        return self._replace(touched=now, ran=event.key), event.key if event.counts else None

    def _while_calling(self, key: str, now: int) -> Sharing:
        if key == "a":
            return self._replace(held=now, touched=now)
        if self.held is not None:  # a thumb on A is not disturbed
            return self
        step = {"left": -1, "right": 1}.get(key, 0)
        seat = self.seats[(self.seats.index(self.seat) + step) % len(self.seats)]
        return self._call(seat, now)._replace(picked=seat not in self.acting)

    def _call(self, seat: Seat, now: int) -> Sharing:
        return self._replace(phase=CALLS, seat=seat, held=None, touched=now, closes=None, ran="", picked=False)

    def _dark(self) -> Sharing:
        return self._replace(phase=DARK, seat="", held=None, closes=None, ran="", picked=False)


def draw(sharing: Sharing, page: Callable[[Seat], Picture], names: Mapping[Seat, str], lang: str) -> Picture:
    """The screen: dark, a call, or the page of the one seat that it is open for."""
    if sharing.phase == OPEN:
        return page(sharing.seat)
    picture = Picture()
    if sharing.phase == CALLS:
        draw_title(picture, 0, say(lang, "pages.give"), WIDTH)
        picture.centred(4, 20, names[sharing.seat], WIDTH - 8)
        picture.rect(2, 16, WIDTH - 4, 16)
        picture.centred(0, 37, say(lang, "pages.hold"), WIDTH)
        if len(sharing.seats) > 1:
            picture.centred(0, 54, say(lang, "pages.others"), WIDTH)
    return picture
