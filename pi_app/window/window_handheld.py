"""The one handheld of the window, which goes round among the secret seats, and the hand at its curtain.

Nobody sees its screen, nor the hidden screen with the same page, unless the curtain is held. Holding it also answers a
call, as a thumb on A does; but only one call: whoever is called next lets go first, and holds it anew.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Seat
from hardware.handheld import Handheld
from hardware.virtual_handheld import VirtualHandheld
from pi_app.handhelds.handhelds import Handhelds
from pi_app.pages.page import Page, Pages
from pi_app.pages.sharing import CALLS, OPEN
from pi_app.screens import hidden_screen
from pi_app.table.inputs import Tap


class Held(NamedTuple):
    """What the window shows of the handheld: all of it is public but picture and page, which are there only while the
    curtain is held."""

    phase: str
    seat: Seat
    several: bool  # whether more than one may be called
    serves: bool  # whether anybody plays in secret
    keys: frozenset[str]
    idle: str = ""  # why there is nothing to be seen: the game "rests", or is "over"
    picture: bytes | None = None
    page: tuple[Pages, Page] | None = None  # once it is open
    game: str = ""


class Pocket:
    """A virtual handheld; `handsets` is for the loop."""

    def __init__(self) -> None:
        self.looking = False
        self._pico = VirtualHandheld()
        self.handsets = Handhelds([Handheld(self._pico)])
        self._screen = self.handsets.screens[0]
        self._screen.handheld.tick(0)  # it listens before the other end speaks for the first time
        self._down: set[str] = set()
        self._answers: Seat | None = None  # whose call this hold of the curtain answers
        self._thumb = False  # whether A is down for it

    def hold(self) -> None:
        """A hand holds the curtain aside."""
        sharing = self._screen.sharing
        self.looking = True
        self._answers = sharing.seat if sharing.phase == CALLS else None

    def let_go(self) -> None:
        """The curtain falls, and the hands leave the keys."""
        self.looking = False
        self._answers = None
        for key in sorted(self._down):
            self.release(key)

    def press(self, key: str) -> None:
        """A finger on a key. Nobody plays on a page behind the curtain, nor on one that is about to open."""
        if self._answers is None and (self.looking or self._screen.sharing.phase != OPEN):
            self._down.add(key)
            self._pico.press(key)

    def release(self, key: str) -> None:
        if key in self._down:
            self._down.discard(key)
            self._pico.release(key)

    def hear(self, what: Tap, now: int) -> None:
        """A finger on the hidden screen, of who looks; who is not to act may only turn the page and turn it back."""
        pages, sharing = self.handsets.pages, self._screen.sharing
        acts = sharing.bound or sharing.seat in sharing.acting or what.meaning == "b"
        if pages is not None and self.looking and sharing.phase == OPEN and sharing.closes is None and acts:
            self._screen.sharing = sharing._replace(touched=now)
            page, move = hidden_screen.tap(pages.handset, pages.page(sharing.seat), what.meaning)
            pages.enter(sharing.seat, page, move, now)

    def tick(self, now: int) -> None:
        """To be called before the table's loop."""
        sharing = self._screen.sharing
        if (sharing.phase, sharing.seat) != (CALLS, self._answers):
            self._answers = None
        if self._answers is not None and self._screen.calls and not self._thumb:
            self._thumb = True
            self._pico.press("a")
        elif self._answers is None and self._thumb:
            self._thumb = False
            self._pico.release("a")
        self._pico.advance(now)

    def held(self) -> Held:
        sharing, pages = self._screen.sharing, self.handsets.pages
        several = sharing.phase == CALLS and len(sharing.seats) > 1
        game = pages.handset.game.name if pages is not None else ""
        shown = Held(sharing.phase, sharing.seat, several, bool(sharing.seats), frozenset(self._down), game=game)
        if not self.looking:
            return shown
        page = (pages.handset, pages.page(sharing.seat)) if pages is not None and sharing.phase == OPEN else None
        return shown._replace(picture=self._pico.picture(), page=page)
