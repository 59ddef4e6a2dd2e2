"""The self-test: it finds what is broken, does not blame what works, and nobody gets stuck in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.bits import members
from hardware.buttons import BUTTON_NAMES
from hardware.virtual import DARK_HEX, VirtualTable
from pi_app.commands.opening import plan
from pi_app.commands.selftest import try_out
from pi_app.grid import POINTS, SIZE, spot
from pi_app.players import ON_SCREEN
from pi_app.public.public_text import LINE_LENGTH
from pi_app.system import settings
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.selftest import STAGE_TIMEOUT_MS, SelfTest, Stage
from pi_app.table.selftest_report import Report, fitted, named, report_lines
from pi_app.table.session import Session
from pi_app.wire.table_desk import TableDesk
from pi_app.words import LANGUAGES, say
from tests.pi_app.terminal.typed_session import typing

ROOT = Path(__file__).parents[3]


class Bench:
    """A virtual table with a self-test, and methods to touch it."""

    def __init__(self, jammed: str = "") -> None:
        self.table = VirtualTable()
        self.test = SelfTest(0)
        self.dead_buttons: set[str] = set()
        if jammed:
            self.table.press(jammed)
        self.wait(100)

    def wait(self, ms: int) -> None:
        board = self.table.board
        self.table.advance(ms, lambda now: self.test.tick(board.reeds.scan(), board.buttons.read(), now))

    def press(self, *buttons: str) -> None:
        for button in buttons:
            if button not in self.dead_buttons:
                self.table.press(button)
                self.wait(100)
                self.table.release(button)
            self.wait(100)

    def sweep(self, leave_out: frozenset[int] = frozenset()) -> None:
        for at in range(POINTS):
            if at not in leave_out:
                self.table.put(at)
                self.wait(40)
                self.table.lift(at)
                self.wait(40)

    def until(self, stage: Stage) -> None:
        """Do nothing until the self-test has come to this stage by itself."""
        for _ in range(8 * STAGE_TIMEOUT_MS // 1000):
            if self.test.stage is stage:
                return
            self.wait(1000)
        raise AssertionError(f"stuck in {self.test.stage}")


def test_a_table_that_is_sound_is_told_to_be() -> None:
    bench = Bench()
    bench.press("ok")
    assert bench.test.stage is Stage.BARE
    bench.wait(2200)
    assert bench.test.stage is Stage.SWEEP, "an empty board needs no button"
    bench.sweep()
    assert bench.test.stage is Stage.BUTTONS, "nor does one that was felt everywhere"
    bench.press(*BUTTON_NAMES)
    assert bench.test.stage is Stage.BUZZER
    bench.press("ok")
    assert bench.test.stage is Stage.REPORT
    assert bench.test.report.all_well
    assert bench.test.lines("en")[1:] == ["All is well.", "OK: done."]
    bench.press("ok")
    assert bench.test.done


def test_reeds_that_never_close_and_never_open_are_found() -> None:
    bench = Bench()
    bench.table.fault(60, "stuck-closed")
    bench.table.fault(7, "stuck-open")
    bench.press("ok")
    bench.wait(5000)
    assert bench.test.stage is Stage.BARE, "the board does not look bare"
    assert bench.test.frame(bench.table.now)[60] != (0, 0, 0)
    bench.press("ok")
    bench.sweep()
    assert bench.test.stage is Stage.SWEEP
    bench.press("ok", *BUTTON_NAMES, "ok")
    assert bench.test.report == Report(dead=1 << 7, stuck=1 << 60)
    assert bench.test.report.knows_reeds


def test_a_piece_left_on_the_board_is_not_a_broken_reed() -> None:
    bench = Bench()
    bench.table.put(60)
    bench.press("ok", "ok")
    assert bench.test.report.stuck == 1 << 60
    bench.table.lift(60)
    bench.wait(200)
    bench.sweep(leave_out=frozenset({60}))
    assert bench.test.stage is Stage.BUTTONS
    assert bench.test.report == Report()


def test_one_scan_that_fails_does_not_heal_a_stuck_reed() -> None:
    bench = Bench()
    bench.table.fault(60, "stuck-closed")
    bench.press("ok")
    bench.wait(200)
    bench.press("ok")
    bench.table.miss_scans(2)
    bench.wait(500)
    assert bench.test.report.stuck == 1 << 60


def test_who_does_not_sweep_the_board_has_not_found_dead_reeds() -> None:
    bench = Bench()
    bench.press("ok")
    bench.until(Stage.SWEEP)
    bench.press("ok")
    assert bench.test.report.dead == 0
    assert not bench.test.report.knows_reeds
    assert not bench.test.report.all_well


def test_dark_lights_are_named_with_a_piece() -> None:
    bench = Bench()
    bench.table.fault(3, "stuck-closed")
    bench.wait(200)
    bench.press("back")
    assert bench.test.stage is Stage.DARK
    for at in (5, 50):
        bench.table.put(at)
        bench.wait(200)
        bench.table.lift(at)
        bench.wait(200)
    bench.press("back")
    assert bench.test.report.dark == 0, "BACK takes the marks away"
    bench.table.put(51)
    bench.wait(200)
    bench.press("ok")
    assert bench.test.stage is Stage.BARE
    assert members(bench.test.report.dark) == [51]
    assert any("5H" in line for line in report_lines(bench.test.report, "en"))


def test_a_button_that_is_dead_is_found_and_is_no_trap() -> None:
    bench = Bench()
    bench.dead_buttons = {"ok"}
    bench.until(Stage.SWEEP)
    bench.sweep()
    bench.press(*BUTTON_NAMES)
    assert bench.test.stage is Stage.BUTTONS
    bench.until(Stage.REPORT)
    assert bench.test.report == Report(buttons=("ok",), unanswered=("lights", "buzzer"))
    bench.wait(STAGE_TIMEOUT_MS + 100)
    assert bench.test.done, "the test ends by itself"


def test_a_button_that_answered_before_is_not_called_dead() -> None:
    bench = Bench()
    bench.press("ok")
    bench.until(Stage.SWEEP)
    bench.sweep()
    bench.press("menu", "back", "left", "right")
    bench.until(Stage.BUZZER)
    assert bench.test.report.buttons == ()


def test_a_button_that_never_comes_up_is_told_apart_from_one_that_is_pressed() -> None:
    bench = Bench(jammed="menu")
    bench.press("ok")
    bench.until(Stage.SWEEP)
    bench.sweep()
    assert bench.test.stage is Stage.BUTTONS
    assert not bench.test.left, "a jammed MENU does not throw anybody out"
    bench.press("ok", "back", "left", "right", "ok")
    assert bench.test.report == Report(jammed=("menu",))


def test_the_finger_that_chose_the_test_in_the_menu_answers_nothing() -> None:
    bench = Bench(jammed="ok")
    bench.table.release("ok")
    bench.wait(100)
    assert bench.test.stage is Stage.LIGHTS
    bench.press("ok")
    assert bench.test.stage is Stage.BARE


def test_the_tune_comes_again_for_those_who_missed_it() -> None:
    bench = Bench()
    bench.test.stage = Stage.BUTTONS
    bench.press(*BUTTON_NAMES)
    assert bench.test.take_cue() and not bench.test.take_cue()
    bench.press("left")
    assert bench.test.take_cue()
    bench.wait(4200)
    assert bench.test.take_cue()


def test_keys_answer_without_vouching_for_the_buttons() -> None:
    bench = Bench()
    bench.wait(20)
    for _ in range(3):
        bench.test.press("ok", bench.table.now)
    assert bench.test.stage is Stage.BUTTONS
    bench.test.press("ok", bench.table.now)
    assert bench.test.report.buttons == BUTTON_NAMES


def test_buttons_are_called_as_on_the_table_in_either_language() -> None:
    report = Report(buttons=("back", "left"))
    assert report_lines(report, "en") == ["Buttons never felt: BACK, LEFT. Check their wires."]
    assert report_lines(report, "fr") == ["Boutons sans réponse : RETOUR, GAUCHE. Vérifiez leurs fils."]


def test_no_line_begins_with_a_colon() -> None:
    lines = fitted([say("fr", "selftest.bare-now")])
    assert len(lines) == 2
    assert not any(line.lstrip().startswith(":") for line in lines)


def test_a_broken_wire_is_one_name() -> None:
    row = sum(1 << spot(x, 5) for x in range(SIZE))
    column = sum(1 << spot(2, y) for y in range(SIZE))
    assert named(row | 1, "en") == "row 6, 1A"
    assert named(column, "fr") == "colonne C"
    assert named((1 << POINTS) - 1 & ~row, "en").count(",") == 9
    assert named(0x5555555, "en").endswith("…")


BAD = Report(
    2**POINTS // 3, 5 << 40, False, 0x155 << 30, BUTTON_NAMES, BUTTON_NAMES, False, ("lights", "sweep", "buzzer")
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stage", Stage)
def test_no_line_is_wider_than_the_screen(stage: Stage, lang: str) -> None:
    test = SelfTest(0)
    test.stage, test.report = stage, BAD
    lines = test.lines(lang)
    assert len(lines) >= 2
    assert max(map(len, lines)) <= LINE_LENGTH
    assert len(test.frame(0)) == POINTS


# ---- from the menu


def in_loop(known: Settings, script: Callable[[VirtualTable, Loop], None]) -> Loop:
    with VirtualTable() as table:
        loop = Loop(table.board, known, journal=Journal.without_disk())
        script(table, loop)
    return loop


def press(table: VirtualTable, loop: Loop, *buttons: str) -> None:
    for button in buttons:
        table.press(button)
        table.advance(100, loop.tick)
        table.release(button)
        table.advance(100, loop.tick)


def test_from_the_menu_the_button_menu_is_tested_like_the_others_and_the_buzzer_is_heard() -> None:
    def script(table: VirtualTable, loop: Loop) -> None:
        loop.selftest = SelfTest(0)
        loop.selftest.stage = Stage.BUTTONS
        table.advance(100, loop.tick)
        press(table, loop, *BUTTON_NAMES)
        assert loop.menu is None
        assert loop.selftest.stage is Stage.BUZZER
        table.advance(2000, loop.tick)
        assert table.sounds(), "also at a table whose sound is off"

    in_loop(Settings(sound=False), script)


@pytest.mark.parametrize("leaving", ["ok", "menu"])
def test_what_is_found_is_played_around_at_once(leaving: str) -> None:
    def script(table: VirtualTable, loop: Loop) -> None:
        loop.start("catch-a-thief", {}, {"thief": ON_SCREEN}, 0)
        loop.selftest = SelfTest(0)
        loop.selftest.stage, loop.selftest.report = Stage.REPORT, Report(dead=1 << 60, stuck=1 << 3)
        table.press(leaving)
        table.advance(3200, loop.tick)
        table.release(leaving)
        table.advance(100, loop.tick)
        press(table, loop, "ok")
        assert loop.selftest is None and loop.sitting is not None
        assert loop.sitting.board.dead == 1 << 60

    kept = in_loop(Settings(), script).settings
    assert kept.stuck_open == {60}


def test_over_the_line_protocol_presses_follow_each_other_without_a_wait() -> None:
    with VirtualTable() as table:
        desk = TableDesk("en", table)

        def ask(**request: object) -> dict[str, Any]:
            return desk.answer(json.dumps(request).encode())

        for button in ("menu", "left", "left", "ok", "ok"):
            ask(do="press", button=button, ms=40)
        assert ask(do="says")["says"][0] == "Self-test: empty board", "the last one answered for the lights"


# ---- the command


def tried_out(session: Session, break_it: Callable[[VirtualTable], None], typed: str = "") -> tuple[int, list[str]]:
    """Try a table out on a clock that runs as fast as it can. Returns the exit code and the lights afterwards."""
    at = 0.0

    with VirtualTable() as table, typing(typed) as keys:

        def rest(seconds: float) -> None:
            nonlocal at
            at += seconds + 1e-6
            if not keys.ended:
                keys.rest(0)

        break_it(table)
        code = try_out(table, session, keys, seconds=lambda: at, rest=rest)
    return code, table.lights()


def sound(_table: VirtualTable) -> None:
    pass


def broken(table: VirtualTable) -> None:
    table.fault(7, "stuck-open")


def session_at(state: Path, *, virtual: bool) -> Session:
    return plan({"virtual": virtual}, {"XDG_STATE_HOME": str(state)})


def test_the_command_ends_with_0_where_all_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lights = tried_out(session_at(tmp_path, virtual=True), sound)
    assert (code, set(lights)) == (0, {DARK_HEX})
    assert "All is well." in capsys.readouterr().out.splitlines()


def test_the_command_ends_with_1_and_keeps_what_is_broken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lights = tried_out(session_at(tmp_path, virtual=False), broken)
    assert (code, set(lights)) == (1, {DARK_HEX})
    assert "1H" in capsys.readouterr().out
    assert settings.load({"XDG_STATE_HOME": str(tmp_path)})[0].stuck_open == {7}


def test_what_was_broken_and_is_mended_is_forgotten(tmp_path: Path) -> None:
    where = {"XDG_STATE_HOME": str(tmp_path)}
    assert settings.save(Settings(stuck_open=frozenset({9}), stuck_closed=frozenset({8})), where) is None
    assert tried_out(session_at(tmp_path, virtual=False), sound)[0] == 0
    assert settings.load(where)[0] == Settings()


def test_a_virtual_table_s_faults_are_not_kept(tmp_path: Path) -> None:
    assert tried_out(session_at(tmp_path, virtual=True), broken)[0] == 1
    assert settings.load({"XDG_STATE_HOME": str(tmp_path)})[0].stuck_open == frozenset()


def test_leaving_early_keeps_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tried_out(session_at(tmp_path, virtual=False), broken, "b\nq\n")[0] == 1
    out = capsys.readouterr().out
    assert "Left before the end." in out and "check the chain" in out
    assert not (tmp_path / "filature").exists()


def test_without_pins_it_says_so_and_ends_with_2(tmp_path: Path) -> None:
    where = {**os.environ, "LC_ALL": "C", "XDG_STATE_HOME": str(tmp_path), "GPIOZERO_PIN_FACTORY": "mock"}
    command = [sys.executable, "-m", "pi_app.cli", "selftest"]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=ROOT, env=where, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "lgpio" in done.stderr
