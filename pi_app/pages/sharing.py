"""Which seat's page a handheld shows, and when. A handheld belongs to one seat, or several seats share it.

The screen is dark, or it calls a seat by name, or it is open. It opens after A was held down long enough. A page is
drawn only while the screen is open.

A shared handheld goes dark as soon as the turn is over, or when nobody has pressed a key for a while. There is one
exception: if the last move told its player something that nobody else learns, the page stays open for a last look.
A player who wants to look out of turn wakes the screen with any key, or picks a name other than the one that is
called, and closes the page with A.

A handheld with a single seat is bound to that seat: it calls the seat once, whoever's turn it is, and then stays open.

Where there is no public display, every handheld is `public`: it shows what everybody may read wherever it would be
dark. As others may then look at it, even a single seat is called anew for each turn, and B held down covers its page.

The caller passes the time, in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.game import Seat
from pi_app.draw.dots.panel import draw_title
from pi_app.draw.dots.picture import WIDTH, DotPicture
from pi_app.pages.keys import KeyEvent
from pi_app.words import say

HOLD: Final = 600  # ms for which A must be held to open a page.
IDLE: Final = 60_000  # ms without a key press until the page closes.
SOON: Final = 10_000  # ms without a key press until a picked name is replaced by that of a seat that must act.
LAST_LOOK: Final = 4_000  # ms that the page stays open after the turn. Any key ends it earlier.

DARK: Final = "dark"
CALLS: Final = "calls"
OPEN: Final = "open"
CLOSE_KEY: Final = KeyEvent("a", "down")  # It closes a page that is open out of turn.
COVER_KEY: Final = KeyEvent("b", "down")  # Held down, it covers an open page, so that public lines can be read.


class Sharing(NamedTuple):
    """The state of one handheld: its seats, those that must act, and the seat that it calls or is open for."""

    seats: tuple[Seat, ...]
    acting: frozenset[Seat] = frozenset()
    phase: str = DARK
    seat: Seat = ""
    held: int | None = None  # The time when A was pressed, in ms.
    touched: int = 0  # The time of the last key press, or of the opening, in ms.
    closes: int | None = None  # The time when the last look ends, in ms.
    ran: str = ""  # The last key that was pressed on the open page. Only this key may repeat.
    picked: bool = False  # A player picked this seat by hand, to look out of turn.
    public: bool = False  # Where it would be dark, the screen shows public lines.
    covers: int | None = None  # The time when B was pressed on the open page of a public handheld, in ms.

    @property
    def bound(self) -> bool:
        return len(self.seats) == 1 and not self.public

    def turn(self, acting: frozenset[Seat], now: int, *, told: bool = False) -> Sharing:
        """Return the state when it is the turn of these seats.

        `told` means that the seat whose page is open has just learnt a secret.
        """
        ours = acting.intersection(self.seats)
        if ours == self.acting:
            return self.tick(now)
        now_theirs = self._replace(acting=ours, picked=False)
        if self.public and self.phase == CALLS and self.seat in self.acting and self.seat not in ours:
            return now_theirs._dark().tick(now)  # It has moved with pieces, and the public lines go on.
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
        """Return the state at this time: open or close the page, or call a seat that must act."""
        superseded = bool(self.acting) and self.seat not in self.acting and not self.bound and not self.picked
        if self.phase == CALLS and self.held is not None and now - self.held >= HOLD and not superseded:
            return self._replace(phase=OPEN, touched=now)
        if self.bound:
            return self._call(self.seats[0], now) if self.phase == DARK else self
        if self.phase == OPEN and self.covers is not None and now - self.covers >= HOLD:
            return self._dark().tick(now)
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
        """Return the state while the game is paused. A held key is forgotten, and a shared handheld goes dark."""
        return self._replace(held=None, ran="") if self.bound and self.phase == OPEN else self._dark()

    def cut(self) -> Sharing:
        """Return the state after the connection was lost. The handheld must call its seat again."""
        return self._dark()

    def key(self, event: KeyEvent, now: int) -> tuple[Sharing, str | None]:
        """Return the state after a key event, and the key that the open page should handle, if any."""
        if event.kind == "up":
            held = None if event.key == "a" else self.held
            covers = None if event.key == "b" else self.covers
            return self._replace(held=held, covers=covers, ran="" if event.key == self.ran else self.ran), None
        if self.phase == OPEN:
            return self._while_open(event, now)
        if event.kind != "down":
            return self, None
        if self.phase == DARK:
            return self._call(self.seats[0], now), None
        return self._while_calling(event.key, now), None

    def _while_open(self, event: KeyEvent, now: int) -> tuple[Sharing, str | None]:
        if self.held is not None and event.key == "a":  # This is still the long press that opened the page.
            return self, None
        if event.kind == "repeat" and event.key != self.ran:  # The key was pressed on another page.
            return self, None
        if self.closes is not None and event.kind == "down":
            return self._dark().tick(now), None
        if not self.bound and self.seat not in self.acting and event == CLOSE_KEY:
            return self._dark().tick(now), None
        covers = now if self.public and event == COVER_KEY else self.covers
        return self._replace(touched=now, ran=event.key, covers=covers), event.key if event.counts else None

    def _while_calling(self, key: str, now: int) -> Sharing:
        if key == "a":
            return self._replace(held=now, touched=now)
        if key == "b" and self.public and self.seat not in self.acting:  # Nobody has to answer this call.
            return self._dark()
        if self.held is not None:  # Other keys do not disturb a player who is holding A.
            return self
        step = {"left": -1, "right": 1}.get(key, 0)
        seat = self.seats[(self.seats.index(self.seat) + step) % len(self.seats)]
        return self._call(seat, now)._replace(picked=seat not in self.acting)

    def _call(self, seat: Seat, now: int) -> Sharing:
        return self._replace(
            phase=CALLS, seat=seat, held=None, touched=now, closes=None, ran="", picked=False, covers=None
        )

    def _dark(self) -> Sharing:
        return self._replace(phase=DARK, seat="", held=None, closes=None, ran="", picked=False, covers=None)


def draw(
    sharing: Sharing,
    page: Callable[[Seat], DotPicture],
    names: Mapping[Seat, str],
    lang: str,
    reason: str | None = None,
) -> DotPicture:
    """Return the picture on the screen: nothing, a call, or the page of the seat that it is open for.

    `reason` is the word key of why the seat is called, if there is a reason.
    """
    if sharing.phase == OPEN:
        return page(sharing.seat)
    picture = DotPicture()
    if sharing.phase == CALLS:
        draw_title(picture, 0, say(lang, "pages.give"), WIDTH)
        picture.centred(4, 20, names[sharing.seat], WIDTH - 8)
        picture.rect(2, 16, WIDTH - 4, 16)
        picture.centred(0, 37, say(lang, "pages.hold"), WIDTH)
        if reason is not None:
            picture.centred(0, 45, say(lang, reason), WIDTH)
        if len(sharing.seats) > 1:
            picture.centred(0, 54, say(lang, "pages.others"), WIDTH)
    return picture
