"""The self-test: lights, reeds, buttons, buzzer, each shown, felt or heard by a person, and what is broken.

It is the same from the menu and from `filature selftest`. Inputs and time are passed in; a report comes out.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple

from engine.bits import Bits, members
from hardware.buttons import NAMES, Presses
from pi_app.lights import Frame
from pi_app.palette import BLACK, DUSK, GREEN, SKY_BLUE, VERMILION, WHITE, Colour
from pi_app.tabletop import SIZE
from pi_app.words import say

POINTS: Final = SIZE * SIZE
EVERYWHERE: Final[Bits] = (1 << POINTS) - 1
SHOWN: Final[tuple[Colour, ...]] = ((255, 0, 0), (0, 255, 0), (0, 0, 255), WHITE)
EACH: Final = 1000  # ms of each colour
PATIENCE: Final = 30_000  # ms without any press, after which buttons not pressed yet are given up


class Stage(Enum):
    """What is being tested."""

    LIGHTS = "lights"
    BARE = "bare"
    SWEEP = "sweep"
    BUTTONS = "buttons"
    BUZZER = "buzzer"
    REPORT = "report"


class Report(NamedTuple):
    """What was found: reeds that never closed and never opened, buttons never pressed, and what people said."""

    dead: Bits = 0
    stuck: Bits = 0
    buttons: tuple[str, ...] = ()
    lights: bool = True
    buzzer: bool = True

    @property
    def sound(self) -> bool:
        return self == Report()


class SelfTest:
    """One walk through all parts. OK goes on (yes), BACK says no; in the test of the buttons each is pressed once."""

    def __init__(self, now: int) -> None:
        self.stage = Stage.LIGHTS
        self.report = Report()
        self.done = False
        self._since = self._last_press = now
        self._presses = Presses()
        self._felt: Bits = 0
        self._closed: Bits = 0
        self._pressed: set[str] = set()
        self._cue: str | None = None

    def tick(self, raw: Bits, pressed: frozenset[str], now: int) -> None:
        """Look at the reeds and the buttons as they are now."""
        self._closed = raw
        if self.stage is Stage.SWEEP:
            self._felt |= raw
            if self._felt | self.report.stuck == EVERYWHERE:
                self._next(now)
        for press in self._presses.tick(pressed, now):
            if press.kind == "press" and press.button != "menu":
                self._last_press = now
                self._press(press.button, now)
            elif press.kind == "press":
                self._pressed.add(press.button)
                self._last_press = now
        if self.stage is Stage.BUTTONS and (self._pressed >= set(NAMES) or now - self._last_press >= PATIENCE):
            missing = tuple(name for name in NAMES if name not in self._pressed)
            self.report = self.report._replace(buttons=missing)
            self._next(now)

    def take_cue(self) -> str | None:
        """A sound to play once."""
        cue, self._cue = self._cue, None
        return cue

    def frame(self, now: int) -> Frame:
        """What the lights show."""
        match self.stage:
            case Stage.LIGHTS:
                colour = SHOWN[(now - self._since) // EACH % len(SHOWN)]
                return (colour,) * POINTS
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
        match self.stage:
            case Stage.SWEEP:
                felt = (self._felt | self.report.stuck).bit_count()
                return [title, say(lang, "selftest.sweep-now", felt=felt, all=POINTS)]
            case Stage.BUTTONS:
                left = ", ".join(name.upper() for name in NAMES if name not in self._pressed)
                return [title, say(lang, "selftest.buttons-now", left=left)]
            case Stage.REPORT:
                return [title, *told(self.report, lang), say(lang, "selftest.end")]
        return [title, say(lang, f"selftest.{self.stage.value}-now")]

    # ------------------------------------------------------------------------------------------ steps

    def _swept(self, at: int) -> Colour:
        if self._closed >> at & 1:
            return WHITE
        return GREEN if self._felt >> at & 1 else SKY_BLUE

    def _press(self, button: str, now: int) -> None:
        if self.stage is Stage.BUTTONS:
            self._pressed.add(button)
            return
        if button not in ("ok", "back"):
            return
        fine = button == "ok"
        match self.stage:
            case Stage.LIGHTS:
                self.report = self.report._replace(lights=fine)
            case Stage.BARE:
                self.report = self.report._replace(stuck=self._closed)
            case Stage.SWEEP:
                self.report = self.report._replace(dead=EVERYWHERE & ~self._felt & ~self.report.stuck)
            case Stage.BUZZER:
                self.report = self.report._replace(buzzer=fine)
            case Stage.REPORT:
                self.done = True
                return
        self._next(now)

    def _next(self, now: int) -> None:
        order = list(Stage)
        self.stage = order[order.index(self.stage) + 1]
        self._since = self._last_press = now
        if self.stage is Stage.BUZZER:
            self._cue = "won"


def told(report: Report, lang: str) -> list[str]:
    """A report in sentences."""
    if report.sound:
        return [say(lang, "selftest.all-well")]
    lines = []
    for key, spots in (("dead", report.dead), ("stuck", report.stuck)):
        if spots:
            names = ", ".join(f"({at % SIZE}, {at // SIZE})" for at in members(spots)[:12])
            lines.append(say(lang, f"selftest.{key}", where=names, count=spots.bit_count()))
    if report.buttons:
        lines.append(say(lang, "selftest.dead-buttons", names=", ".join(name.upper() for name in report.buttons)))
    if not report.lights:
        lines.append(say(lang, "selftest.dead-lights"))
    if not report.buzzer:
        lines.append(say(lang, "selftest.dead-buzzer"))
    return lines


def _frame(colour: Callable[[int], Colour]) -> Frame:
    return tuple(colour(at) for at in range(POINTS))
