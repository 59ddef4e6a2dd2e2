"""The self-test: lights, reeds, buttons, buzzer, each shown, felt or heard by a person, and what is broken.

It is the same from the menu and from `filature selftest`. Inputs and time are passed in; a report comes out. Nobody
gets stuck in it: a stage that nothing happens in ends by itself, so that a dead OK button is no trap.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from engine.bits import Bits
from hardware.buttons import NAMES, Presses
from hardware.reeds import Debouncer
from pi_app.grid import POINTS, SIZE
from pi_app.palette import BLACK, DUSK, GREEN, SKY_BLUE, VERMILION, WHITE, Colour
from pi_app.public.lights import Frame
from pi_app.table.selftest_report import Report, buttons_named, fitted, told
from pi_app.words import say

EVERYWHERE: Final[Bits] = (1 << POINTS) - 1
SHOWN: Final[tuple[Colour, ...]] = ((255, 0, 0), (0, 255, 0), (0, 0, 255), WHITE)
EACH: Final = 1000  # ms of each colour
BARE_FOR: Final = 2000  # ms without any closed reed: the board is bare
AGAIN: Final = 4000  # ms from one tune of the buzzer to the next
PATIENCE: Final = 60_000  # ms in which nothing happens, after which a stage ends
SWEPT: Final = POINTS // 2  # points that must be felt for the sweep to count as one


class Stage(Enum):
    """What is being tested."""

    LIGHTS = "lights"
    DARK = "dark-points"  # only where somebody said that lights are missing
    BARE = "bare"
    SWEEP = "sweep"
    BUTTONS = "buttons"
    BUZZER = "buzzer"
    REPORT = "report"


class SelfTest:
    """One walk through all parts. OK goes on (yes), BACK says no; in the test of the buttons each is pressed once."""

    def __init__(self, now: int) -> None:
        self.stage = Stage.LIGHTS
        self.report = Report()
        self.done = False
        self.left = False  # somebody held MENU
        self._since = self._last = now  # when the stage began, and when something last happened
        self._sounded = now
        self._presses = Presses()
        self._debouncer = Debouncer()
        self._felt: Bits = 0
        self._closed: Bits = 0
        self._bare_since = now
        self._pressed: set[str] = set()  # in the test of the buttons
        self._ever: set[str] = set()  # at any time
        self._jammed = set(NAMES)  # never seen up
        self._cue: str | None = None

    # ------------------------------------------------------------------------------------------ what comes in

    def tick(self, raw: Bits, pressed: frozenset[str], now: int) -> None:
        """Look at the reeds and the buttons as they are now."""
        self._jammed &= pressed
        self._feel(raw, now)
        for press in self._presses.tick(pressed, now):
            if press.button in self._jammed:
                continue
            self.left |= press.kind == "hold"
            if press.kind == "press":
                self._ever.add(press.button)
                self._finger(press.button, now)
        if self.stage is Stage.BUTTONS and self._pressed | self._jammed >= set(NAMES):
            self._next(now)
        if self.stage is Stage.BUZZER and now - self._sounded >= AGAIN:
            self._play(now)
        if now - self._last >= PATIENCE:
            self._tire(now)

    def let_go(self, button: str) -> None:
        """The finger is known to have left a button, though no sample may have found it up."""
        self._presses.let_go(button)
        self._jammed.discard(button)

    def press(self, button: str, now: int) -> None:
        """OK or BACK from a keyboard: it answers, and says nothing of the table's own buttons."""
        self._last = now
        if button in ("ok", "back"):
            self._answer(fine=button == "ok", now=now)

    # ------------------------------------------------------------------------------------------ what comes out

    def take_cue(self) -> str | None:
        """A sound to play once."""
        cue, self._cue = self._cue, None
        return cue

    def frame(self, now: int) -> Frame:
        """What the lights show."""
        match self.stage:
            case Stage.LIGHTS:
                return (SHOWN[(now - self._since) // EACH % len(SHOWN)],) * POINTS
            case Stage.DARK:
                return _frame(lambda at: VERMILION if self.report.dark >> at & 1 else WHITE)
            case Stage.BARE:
                return _frame(lambda at: VERMILION if self._closed >> at & 1 else BLACK)
            case Stage.SWEEP:
                return _frame(self._swept)
            case Stage.BUTTONS:
                lit = len(self._pressed)
                return _frame(lambda at: GREEN if at % SIZE < 2 * lit and at // SIZE == SIZE // 2 else BLACK)
            case Stage.REPORT:
                bad = self.report.dead | self.report.stuck
                return _frame(lambda at: VERMILION if bad >> at & 1 else DUSK)
        return (DUSK,) * POINTS

    def lines(self, lang: str) -> list[str]:
        """What the screen says."""
        title = say(lang, "selftest.title", stage=say(lang, f"selftest.{self.stage.value}"))
        if self.stage is Stage.REPORT:
            return [title, *told(self.report, lang), say(lang, "selftest.end")]
        parts: dict[str, object] = {}
        if self.stage is Stage.SWEEP:
            parts = {"felt": (self._felt | self.report.stuck).bit_count(), "all": POINTS}
        elif self.stage is Stage.BUTTONS:
            parts = {"left": buttons_named((name for name in NAMES if name not in self._pressed), lang)}
        elif self.stage is Stage.DARK:
            parts = {"count": self.report.dark.bit_count()}
        return fitted([title, say(lang, f"selftest.{self.stage.value}-now", **parts)])

    def _swept(self, at: int) -> Colour:
        if self.report.stuck >> at & 1:
            return VERMILION
        if self._closed >> at & 1:
            return WHITE
        return GREEN if self._felt >> at & 1 else SKY_BLUE

    # ------------------------------------------------------------------------------------------ steps

    def _feel(self, raw: Bits, now: int) -> None:
        """A sweeping piece is felt by its shortest touch; what never opens must fail to for several scans."""
        before, self._closed = self._closed, self._debouncer.settle(raw)
        if self._closed:
            self._bare_since = now
        match self.stage:
            case Stage.DARK if came := self._closed & ~before:
                self.report = self.report._replace(dark=self.report.dark | came)
                self._last = now
            case Stage.BARE if now - max(self._since, self._bare_since) >= BARE_FOR:
                self._next(now)
            case Stage.SWEEP:
                self._sweep(raw, now)

    def _sweep(self, raw: Bits, now: int) -> None:
        stuck = self.report.stuck & self._closed
        felt = self._felt | raw & ~stuck | self.report.stuck & ~stuck  # what opens was a piece, then
        if felt != self._felt:
            self._felt, self._last = felt, now
            self.report = self.report._replace(stuck=stuck)
        if felt | stuck == EVERYWHERE:
            self._next(now)

    def _finger(self, button: str, now: int) -> None:
        """A button of the table was pressed."""
        self._last = now
        if self.stage is Stage.BUTTONS:
            self._pressed.add(button)
        elif self.stage is Stage.BUZZER and button in ("left", "right"):
            self._play(now)
        elif button in ("ok", "back"):
            self._answer(fine=button == "ok", now=now)

    def _answer(self, *, fine: bool, now: int) -> None:
        match self.stage:
            case Stage.LIGHTS:
                self.report = self.report._replace(lights=fine)
            case Stage.DARK if not fine:  # marked by mistake
                self.report = self.report._replace(dark=0)
                return
            case Stage.BARE:
                self.report = self.report._replace(stuck=self._closed)
            case Stage.SWEEP:
                self._count_dead()
            case Stage.BUZZER:
                self.report = self.report._replace(buzzer=fine)
            case Stage.REPORT:
                self.done = True
                return
        self._next(now)

    def _tire(self, now: int) -> None:
        """Nobody answers: go on without."""
        match self.stage:
            case Stage.LIGHTS | Stage.BUZZER:
                self.report = self.report._replace(unanswered=(*self.report.unanswered, self.stage.value))
            case Stage.BARE:
                self.report = self.report._replace(stuck=self._closed)
            case Stage.SWEEP:
                self._count_dead()
            case Stage.REPORT:
                self.done = True
                return
        self._next(now)

    def _count_dead(self) -> None:
        """Who lets half of the board go unswept has not swept it, and no reed is called dead for that."""
        if self._felt.bit_count() < SWEPT:
            self.report = self.report._replace(stuck=0, unanswered=(*self.report.unanswered, Stage.SWEEP.value))
        else:
            self.report = self.report._replace(dead=EVERYWHERE & ~self._felt & ~self.report.stuck)

    def _next(self, now: int) -> None:
        if self.stage is Stage.BUTTONS:
            jammed = tuple(name for name in NAMES if name in self._jammed)
            missing = tuple(name for name in NAMES if name not in self._ever | self._jammed)
            self.report = self.report._replace(buttons=missing, jammed=jammed)
        order = list(Stage)
        after = order[order.index(self.stage) + 1]
        self.stage = Stage.BARE if after is Stage.DARK and self.report.lights else after
        self._since = self._last = now
        if self.stage is Stage.BUZZER:
            self._play(now)

    def _play(self, now: int) -> None:
        self._cue, self._sounded = "won", now


def _frame(colour: Callable[[int], Colour]) -> Frame:
    return tuple(colour(at) for at in range(POINTS))
