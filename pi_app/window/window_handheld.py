"""The one handheld of the window, which all secret seats share, and its curtain.

The handheld's screen, and the hidden screen with the same page, are only visible while a person holds the curtain.
Holding the curtain also answers the call of a seat, like key A of a real handheld. It answers one call only: for the
next seat, the curtain must be released and held again.

If one person plays alone, against bots, nobody must hold anything: the curtain stays open, and calls are answered.
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


class HandheldScene(NamedTuple):
    """What the window shows of the handheld.

    All fields are public, except `picture` and `page`, which are set only while the curtain is open.
    """

    phase: str
    seat: Seat
    several: bool  # whether several seats can be called
    serves: bool  # whether anybody plays in secret
    keys: frozenset[str]
    idle: str = ""  # why nothing is shown: the game "rests" (a menu is open), or it is "over"
    picture: bytes | None = None
    page: tuple[Pages, Page] | None = None  # if a page is open
    game: str = ""
    reason: str | None = None  # the word key of why the seat should look now
    alone: bool = False  # whether the curtain stays open, because one person plays alone
    notes: bool = False  # whether the notebook lies in the place of a handheld that nobody needs

    @property
    def covered(self) -> bool:
        """Whether something else lies in the place of the handheld's screen and keys."""
        return self.alone or self.notes


class WindowHandheld:
    """A virtual handheld, which the mouse controls. The loop needs its `handhelds`."""

    def __init__(self) -> None:
        self.looking = False  # whether the curtain is held
        self.alone = False  # whether one person plays alone
        self._pico = VirtualHandheld()
        self.handhelds = Handhelds([Handheld(self._pico)])
        self._screen = self.handhelds.screens[0]
        self._screen.handheld.tick(0)  # the Pi's end must listen before the handheld sends for the first time
        self._down: set[str] = set()
        self._answers: Seat | None = None  # the seat whose call the hold of the curtain answers
        self._a_down = False  # whether key A is pressed for this answer

    @property
    def is_open(self) -> bool:
        """Whether the curtain is open. Alone, there is nobody to hide a secret from."""
        return self.looking or self.alone

    def hold(self) -> None:
        """Hold the curtain aside, which also answers a call."""
        sharing = self._screen.sharing
        self.looking = True
        self._answers = sharing.seat if sharing.phase == CALLS else None

    def let_go(self) -> None:
        """Close the curtain and release all keys."""
        self.looking = False
        self._answers = None
        for key in sorted(self._down):
            self.release(key)

    def press(self, key: str) -> None:
        """Press a key. It has no effect on an open page behind the curtain, nor while a page is about to open."""
        if self._answers is None and (self.is_open or self._screen.sharing.phase != OPEN):
            self._down.add(key)
            self._pico.press(key)

    def release(self, key: str) -> None:
        if key in self._down:
            self._down.discard(key)
            self._pico.release(key)

    def hear(self, what: Tap, now: int) -> None:
        """Take a tap on the hidden screen. It only counts while the curtain and the page are open.

        A seat that is not to act may only turn the page over ("b").
        """
        pages, sharing = self.handhelds.pages, self._screen.sharing
        acts = sharing.bound or sharing.seat in sharing.acting or what.meaning == "b"
        if pages is not None and self.is_open and sharing.phase == OPEN and sharing.closes is None and acts:
            self._screen.sharing = sharing._replace(touched=now)
            page, move = hidden_screen.tap(pages.game_pages, pages.page(sharing.seat), what.meaning)
            pages.enter(sharing.seat, page, move, now)

    def tick(self, now: int) -> None:
        """Advance the handheld to the time `now`, in ms. Call this before the table's loop."""
        sharing = self._screen.sharing
        if (sharing.phase, sharing.seat) != (CALLS, self._answers):
            self._answers = None
        if self.alone and sharing.phase == CALLS:
            self._answers = sharing.seat
        if self._answers is not None and self._screen.calls and not self._a_down:
            self._a_down = True
            self._pico.press("a")
        elif self._answers is None and self._a_down:
            self._a_down = False
            self._pico.release("a")
        self._pico.advance(now)

    def scene(self) -> HandheldScene:
        """Return what the window shows of the handheld now."""
        sharing, pages = self._screen.sharing, self.handhelds.pages
        several = sharing.phase == CALLS and len(sharing.seats) > 1
        game = pages.game_pages.game.name if pages is not None else ""
        serves, keys = bool(sharing.seats), frozenset(self._down)
        alone = self.alone and serves
        reason = pages.called(sharing.seat) if pages is not None and sharing.seat else None
        shown = HandheldScene(sharing.phase, sharing.seat, several, serves, keys, game=game, reason=reason, alone=alone)
        if not (self.looking or alone):
            return shown
        page = (pages.game_pages, pages.page(sharing.seat)) if pages is not None and sharing.phase == OPEN else None
        return shown._replace(picture=self._pico.picture(), page=page)
