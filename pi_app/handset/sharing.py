"""Several secret seats, one handheld: it goes round, and shows a seat's page only while that person holds it.

The screen is dark; it calls somebody; it opens once A has been held down long enough; it is dark again when the turn
is done, after a last look at what came of it, or when nobody touches it. In any other state no page is drawn at all.
Who only wants to look, out of turn, wakes it with any key and closes it with A.
A handheld with a single seat is bound to it: always open.

Time is passed in, in seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.game import Seat
from pi_app.handset import KeyEvent
from pi_app.handset.panel import draw_title
from pi_app.handset.picture import WIDTH, Picture
from pi_app.words import say

HOLD: Final = 0.6  # that A is held until a page opens
IDLE: Final = 60.0  # without a key until it closes
LAST_LOOK: Final = 2.5  # after a turn is done; any key ends it

DARK: Final = "dark"
CALLS: Final = "calls"
OPEN: Final = "open"


class Sharing(NamedTuple):
    """One handheld: its seats, who of them may act, whom it calls or is open for, and since when."""

    seats: tuple[Seat, ...]
    acting: frozenset[Seat] = frozenset()
    phase: str = DARK
    seat: Seat = ""
    held: float | None = None  # since when A is down
    touched: float = 0.0  # the last key, or the opening
    closes: float | None = None  # when the last look ends

    @property
    def bound(self) -> bool:
        return len(self.seats) == 1

    def turn(self, acting: frozenset[Seat], now: float) -> Sharing:
        """It is these seats' turn now."""
        ours = acting.intersection(self.seats)
        done = self.phase == OPEN and self.seat not in ours and bool(ours or self.seat in self.acting)
        closes = now + LAST_LOOK if done else None if self.seat in ours else self.closes
        return self._replace(acting=ours, closes=closes).tick(now)

    def tick(self, now: float) -> Sharing:
        """What the time does: opens, closes, calls whoever is to act."""
        if self.bound:
            return self._replace(phase=OPEN, seat=self.seats[0], closes=None)
        if self.phase == CALLS and self.held is not None and now - self.held >= HOLD:
            return self._replace(phase=OPEN, touched=now)
        if self.phase == OPEN and self.closes is not None and now >= self.closes:
            return self._dark().tick(now)
        if self.phase == OPEN and now - self.touched >= IDLE:
            return self._dark().tick(now)
        if self.phase == CALLS and self.seat not in self.acting and (self.acting or now - self.touched >= IDLE):
            return self._dark().tick(now)
        if self.phase == DARK and self.acting:
            return self._call(next(seat for seat in self.seats if seat in self.acting), now)
        return self

    def key(self, event: KeyEvent, now: float) -> tuple[Sharing, str | None]:
        """What a key does, and the key that the open page should hear, if any."""
        if event.key == "a" and event.kind == "up":
            return self._replace(held=None), None
        if self.bound:
            return self, event.key if event.counts else None
        if self.phase == OPEN:
            return self._while_open(event, now)
        if event.kind != "down":
            return self, None
        if self.phase == DARK:
            return self._call(self.seats[0], now), None
        return self._while_calling(event.key, now), None

    def _while_open(self, event: KeyEvent, now: float) -> tuple[Sharing, str | None]:
        if self.closes is not None and event.kind == "down":
            return self._dark().tick(now), None
        if self.held is not None and event.key == "a":  # the same long press that opened the page
            return self, None
        if self.seat not in self.acting and event.key == "a" and event.kind == "down":  # has seen enough
            return self._dark().tick(now), None
        return self._replace(touched=now), event.key if event.counts else None

    def _while_calling(self, key: str, now: float) -> Sharing:
        if key == "a":
            return self._replace(held=now, touched=now)
        choice = [seat for seat in self.seats if seat in self.acting] or list(self.seats)
        step = {"left": -1, "right": 1}.get(key, 0)
        return self._call(choice[(choice.index(self.seat) + step) % len(choice)], now)

    def _call(self, seat: Seat, now: float) -> Sharing:
        return self._replace(phase=CALLS, seat=seat, held=None, touched=now, closes=None)

    def _dark(self) -> Sharing:
        return self._replace(phase=DARK, seat="", held=None, closes=None)


def draw(sharing: Sharing, page: Callable[[Seat], Picture], names: Mapping[Seat, str], lang: str) -> Picture:
    """The screen: dark, a call, or the page of the one seat that it is open for."""
    if sharing.phase == OPEN:
        return page(sharing.seat)
    picture = Picture()
    if sharing.phase == CALLS:
        draw_title(picture, 0, say(lang, "handset.give"), WIDTH)
        picture.centred(4, 20, names[sharing.seat], WIDTH - 8)
        picture.rect(2, 16, WIDTH - 4, 16)
        picture.centred(0, 37, say(lang, "handset.hold"), WIDTH)
        if len(sharing.acting) != 1:
            picture.centred(0, 54, say(lang, "handset.others"), WIDTH)
    return picture
