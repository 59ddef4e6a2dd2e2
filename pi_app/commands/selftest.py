"""The command `filature selftest`: run the self-test alone, controlled by the table's buttons or the terminal's keys.

The exit code is 0 if everything works, 1 if something is broken or was not tested or if the test was left early, and 2
without usable electronics.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from typing import Final

from engine.bits import members
from hardware.board import TableBoard, electronics_errors
from hardware.buzzer import TonePlayer
from hardware.errors import ElectronicsError
from hardware.exit_signals import exit_on_signal
from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.commands.opening import plan
from pi_app.commands.options import CommandOption, parse
from pi_app.public import lights
from pi_app.public.announcer import Announcer
from pi_app.public.sounds import TUNES
from pi_app.robots.selftest_trial import TryOut
from pi_app.system.config import read_amperes
from pi_app.table.clock import Seconds, Sleep, keep_time
from pi_app.table.selftest import SelfTest, Stage
from pi_app.table.selftest_report import Report, fitted, named, report_lines
from pi_app.table.session import Session
from pi_app.terminal.keyboard import Keys
from pi_app.words import say

OPTIONS: Final = (
    CommandOption("amperes", "play.help-amperes", read_amperes, None, "A"),
    CommandOption("virtual", "selftest.help-virtual"),
)
FINE, BROKEN, NO_TABLE = 0, 1, 2
REPORT_EVERY: Final = 500  # ms between two reports of the progress
ANSWERS: Final = {"": "ok", "ok": "ok", "b": "back", "back": "back"}
LEAVING: Final = ("q", "quit")


class Walk:
    """A self-test on one board. It is `left` after somebody has typed q."""

    def __init__(self, board: TableBoard, session: Session, keys: Keys, announcer: Announcer) -> None:
        self.test = SelfTest(0)
        self.left = False
        self._board, self._keys, self._announcer = board, keys, announcer
        self._session, self._lang = session, session.lang
        self._brightness = lights.brightness(session.settings.brightness, None)
        self._player = TonePlayer(board.buzzer)
        self._tell_at = 0
        self._stage: Stage | None = None
        announcer.say(say(self._lang, "selftest.keys"))

    @property
    def going(self) -> bool:
        return not (self.left or self.test.left or self.test.done)

    def tick(self, now: int) -> None:
        board, test = self._board, self.test
        with electronics_errors():
            reeds, buttons = board.reeds.scan(), board.buttons.read()
        test.tick(reeds, buttons, now)
        self._obey(now)
        with electronics_errors():
            if cue := test.take_cue():
                self._player.play(TUNES[cue])
            self._player.tick(now)
            board.leds.brightness = self._brightness
            board.leds.show(test.frame(now), now)
        self._tell(now)

    def _obey(self, now: int) -> None:
        if (line := self._keys.take()) is not None:
            word = line.strip().lower()
            self.left |= word in LEAVING
            if word in ANSWERS:
                self.test.press(ANSWERS[word], now)

    def _tell(self, now: int) -> None:
        if self.test.stage is self._stage and now < self._tell_at:
            return
        self._stage, self._tell_at = self.test.stage, now + REPORT_EVERY
        self._announcer.tell(self.test.lines(self._lang))

    def end(self) -> int:
        """Print and save the result of the test, and return the exit code."""
        report, lang = self.test.report, self._lang
        if self.test.stage is not Stage.REPORT:
            found = [] if report.all_well else report_lines(report, lang)
            self._announcer.say(*found, say(lang, "selftest.left"))
            return BROKEN
        if report.knows_reeds:
            self._keep(report)
        return FINE if report.all_well else BROKEN

    def _keep(self, report: Report) -> None:
        dead, stuck = frozenset(members(report.dead)), frozenset(members(report.stuck))
        self._session.remember(self._session.settings._replace(stuck_open=dead, stuck_closed=stuck))
        if (bad := report.dead | report.stuck) and not self._session.virtual:
            self._announcer.say(*fitted([say(self._lang, "selftest.kept", where=named(bad, self._lang))]))


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    given = parse("selftest", OPTIONS, arguments, environment)
    asked = any(argument.partition("=")[0] == "--lang" for argument in arguments)
    session = plan(given, environment, lang=given["lang"] if asked else None)
    keys = Keys(sys.stdin.fileno(), editing=False)
    try:
        with exit_on_signal():
            if session.virtual:
                with VirtualTable(limit=session.amperes) as table:
                    return try_out(table, session, keys)
            with TableBoard(limit=session.amperes) as board:
                return with_person(board, session, keys)
    except ElectronicsError as error:
        print(say(session.lang, f"hardware.{error.code}", **error.parts), file=sys.stderr)
        return NO_TABLE


def with_person(board: TableBoard, session: Session, keys: Keys) -> int:
    """Run the self-test on a real table, where a person follows its instructions."""
    walk = Walk(board, session, keys, Announcer(sys.stdout))
    keep_time(walk.tick, lambda: walk.going, rest=keys.rest)
    return walk.end()


def try_out(
    table: VirtualTable,
    session: Session,
    keys: Keys,
    *,
    seconds: Seconds = time.monotonic,
    rest: Sleep | None = None,
) -> int:
    """Run the self-test on a virtual table, with simulated hands that follow its instructions."""
    walk = Walk(table.board, session, keys, Announcer(sys.stdout))
    hands = TryOut(table)

    def tick(now: int) -> None:
        hands.tick(walk.test.stage)
        table.advance(max(0, now - table.now))
        table.advance(TICK_MS, walk.tick)

    keep_time(tick, lambda: walk.going, seconds=seconds, rest=rest or keys.rest)
    return walk.end()
