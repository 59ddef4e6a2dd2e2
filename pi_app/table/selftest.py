"""The self-test of lights, reeds, buttons and buzzer. A person checks each of them, and a report says what is broken.

It is the same from the menu and from `filature selftest`. Inputs and time are passed in; a report comes out. Nobody
gets stuck in it: a stage in which nothing happens ends by itself, even if the OK button is dead.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from engine.bits import Bits
from hardware.buttons import BUTTON_NAMES, Presses
from hardware.reeds import Debouncer
from pi_app.grid import POINTS, SIZE
from pi_app.palette import BLACK, DUSK, GREEN, SKY_BLUE, VERMILION, WHITE, Colour
from pi_app.public.lights import Frame
from pi_app.table.selftest_report import Report, buttons_named, fitted, report_lines
from pi_app.words import say

ALL_POINTS: Final[Bits] = (1 << POINTS) - 1
TEST_COLOURS: Final[tuple[Colour, ...]] = ((255, 0, 0), (0, 255, 0), (0, 0, 255), WHITE)
COLOUR_MS: Final = 1000  # for each colour
BARE_MS: Final = 2000  # without any closed reed, until the board counts as empty
TUNE_EVERY_MS: Final = 4000  # from one tune of the buzzer to the next
STAGE_TIMEOUT_MS: Final = 60_000  # without any input, until a stage ends by itself
LEAST_SWEPT: Final = POINTS // 2  # points that must be swept for the sweep to count


class Stage(Enum):
    """A part of the self-test."""

    LIGHTS = "lights"
    DARK = "dark-points"  # Only if somebody said that lights are missing.
    BARE = "bare"
    SWEEP = "sweep"
    BUTTONS = "buttons"
    BUZZER = "buzzer"
    REPORT = "report"


class SelfTest:
    """One run through all stages. OK means yes, BACK means no. In the stage of the buttons each is pressed once."""

    def __init__(self, now: int) -> None:
        self.stage = Stage.LIGHTS
        self.report = Report()
        self.done = False
        self.left = False  # Somebody held MENU.
        self._since = self._last = now  # When the stage began, and when something last happened.
        self._played_at = now
        self._presses = Presses()
        self._debouncer = Debouncer()
        self._felt: Bits = 0
        self._closed: Bits = 0
        self._bare_since = now
        self._pressed: set[str] = set()  # In the stage of the buttons.
        self._worked: set[str] = set()  # In any stage.
        self._jammed = set(BUTTON_NAMES)  # The buttons that were down in every sample.
        self._cue: str | None = None

    # ------------------------------------------------------------------------------------------ input

    def tick(self, raw: Bits, pressed: frozenset[str], now: int) -> None:
        """Take the current states of the reeds and the buttons."""
        self._jammed &= pressed
        self._take_scan(raw, now)
        for press in self._presses.tick(pressed, now):
            if press.button in self._jammed:
                continue
            self.left |= press.kind == "hold"
            if press.kind == "press":
                self._worked.add(press.button)
                self._press_button(press.button, now)
        if self.stage is Stage.BUTTONS and self._pressed | self._jammed >= set(BUTTON_NAMES):
            self._next(now)
        if self.stage is Stage.BUZZER and now - self._played_at >= TUNE_EVERY_MS:
            self._play(now)
        if now - self._last >= STAGE_TIMEOUT_MS:
            self._time_out(now)

    def let_go(self, button: str) -> None:
        """Note that a button was released, even if no sample has found it up."""
        self._presses.let_go(button)
        self._jammed.discard(button)

    def press(self, button: str, now: int) -> None:
        """Take OK or BACK from a keyboard. It answers, but does not prove that the table's own button works."""
        self._last = now
        if button in ("ok", "back"):
            self._answer(fine=button == "ok", now=now)

    # ------------------------------------------------------------------------------------------ output

    def take_cue(self) -> str | None:
        """Return the sound to play now, once, if there is one."""
        cue, self._cue = self._cue, None
        return cue

    def frame(self, now: int) -> Frame:
        """Return what the lights show."""
        match self.stage:
            case Stage.LIGHTS:
                return (TEST_COLOURS[(now - self._since) // COLOUR_MS % len(TEST_COLOURS)],) * POINTS
            case Stage.DARK:
                return _frame(lambda at: VERMILION if self.report.dark >> at & 1 else WHITE)
            case Stage.BARE:
                return _frame(lambda at: VERMILION if self._closed >> at & 1 else BLACK)
            case Stage.SWEEP:
                return _frame(self._sweep_colour)
            case Stage.BUTTONS:
                lit = len(self._pressed)
                return _frame(lambda at: GREEN if at % SIZE < 2 * lit and at // SIZE == SIZE // 2 else BLACK)
            case Stage.REPORT:
                bad = self.report.dead | self.report.stuck
                return _frame(lambda at: VERMILION if bad >> at & 1 else DUSK)
        return (DUSK,) * POINTS

    def lines(self, lang: str) -> list[str]:
        """Return the lines of the public screen."""
        title = say(lang, "selftest.title", stage=say(lang, f"selftest.{self.stage.value}"))
        if self.stage is Stage.REPORT:
            return [title, *report_lines(self.report, lang), say(lang, "selftest.end")]
        parts: dict[str, object] = {}
        if self.stage is Stage.SWEEP:
            parts = {"felt": (self._felt | self.report.stuck).bit_count(), "all": POINTS}
        elif self.stage is Stage.BUTTONS:
            parts = {"left": buttons_named((name for name in BUTTON_NAMES if name not in self._pressed), lang)}
        elif self.stage is Stage.DARK:
            parts = {"count": self.report.dark.bit_count()}
        return fitted([title, say(lang, f"selftest.{self.stage.value}-now", **parts)])

    def _sweep_colour(self, at: int) -> Colour:
        if self.report.stuck >> at & 1:
            return VERMILION
        if self._closed >> at & 1:
            return WHITE
        return GREEN if self._felt >> at & 1 else SKY_BLUE

    # ------------------------------------------------------------------------------------------ steps

    def _take_scan(self, raw: Bits, now: int) -> None:
        """Take a scan of the reeds.

        In the sweep one closed scan is enough to prove a reed. A reed counts as stuck only after several scans.
        """
        before, self._closed = self._closed, self._debouncer.settle(raw)
        if self._closed:
            self._bare_since = now
        match self.stage:
            case Stage.DARK if came := self._closed & ~before:
                self.report = self.report._replace(dark=self.report.dark | came)
                self._last = now
            case Stage.BARE if now - max(self._since, self._bare_since) >= BARE_MS:
                self._next(now)
            case Stage.SWEEP:
                self._sweep(raw, now)

    def _sweep(self, raw: Bits, now: int) -> None:
        stuck = self.report.stuck & self._closed
        # If a stuck reed opens, it was not stuck: a piece stood there.
        felt = self._felt | raw & ~stuck | self.report.stuck & ~stuck
        if felt != self._felt:
            self._felt, self._last = felt, now
            self.report = self.report._replace(stuck=stuck)
        if felt | stuck == ALL_POINTS:
            self._next(now)

    def _press_button(self, button: str, now: int) -> None:
        """Handle a press of one of the table's buttons."""
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
            case Stage.DARK if not fine:  # These points were marked by mistake.
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

    def _time_out(self, now: int) -> None:
        """Go on without an answer."""
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
        """Report the reeds that never closed as dead. If less than half of the board was swept, report none."""
        if self._felt.bit_count() < LEAST_SWEPT:
            self.report = self.report._replace(stuck=0, unanswered=(*self.report.unanswered, Stage.SWEEP.value))
        else:
            self.report = self.report._replace(dead=ALL_POINTS & ~self._felt & ~self.report.stuck)

    def _next(self, now: int) -> None:
        if self.stage is Stage.BUTTONS:
            jammed = tuple(name for name in BUTTON_NAMES if name in self._jammed)
            missing = tuple(name for name in BUTTON_NAMES if name not in self._worked | self._jammed)
            self.report = self.report._replace(buttons=missing, jammed=jammed)
        order = list(Stage)
        after = order[order.index(self.stage) + 1]
        self.stage = Stage.BARE if after is Stage.DARK and self.report.lights else after
        self._since = self._last = now
        if self.stage is Stage.BUZZER:
            self._play(now)

    def _play(self, now: int) -> None:
        self._cue, self._played_at = "won", now


def _frame(colour: Callable[[int], Colour]) -> Frame:
    return tuple(colour(at) for at in range(POINTS))
