"""Tests of `filature play`: at the virtual table, and on a machine without a table."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hardware import errors
from hardware.errors import ElectronicsError
from hardware.virtual import DARK_HEX
from pi_app import cli
from pi_app.commands.opening import plan
from pi_app.commands.options import UsageError
from pi_app.commands.play import read_seats, run
from pi_app.players import AT_TABLE, ON_SCREEN, bot
from pi_app.system import settings
from pi_app.system.settings import Settings
from pi_app.words import LANGUAGES, say
from tests.pi_app.terminal.typed_session import played, virtual_session

ROOT = Path(__file__).parents[3]
NO_PINS = {"GPIOZERO_PIN_FACTORY": "mock"}  # with this, even a Raspberry Pi has no pins


def environment(state: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C", "XDG_STATE_HOME": str(state), "PYTHONPATH": str(ROOT), **more}


def filature(state: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pi_app.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(state, **more),
        timeout=60,
        check=False,
    )


# ---- without a table


@pytest.mark.parametrize(("lang", "sentence"), [("en", "the table needs lgpio"), ("fr", "la table demande lgpio")])
def test_without_pins_it_says_what_it_found_and_names_the_virtual_table(
    tmp_path: Path, lang: str, sentence: str
) -> None:
    done = filature(tmp_path, "play", "--lang", lang, **NO_PINS)
    assert done.returncode == 1
    assert sentence in done.stderr and "MockFactory" in done.stderr
    assert "filature play --virtual" in done.stderr


def kinds(kind: type[ElectronicsError]) -> list[type[ElectronicsError]]:
    return [kind, *(below for each in kind.__subclasses__() for below in kinds(each))]


@pytest.mark.parametrize("kind", kinds(errors.ElectronicsError))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_of_the_electronics_has_a_sentence(kind: type[ElectronicsError], lang: str) -> None:
    parts = {name: f"<{name}>" for name in ("reason", "user", "overlay", "factory") if f"{{{name}}}" in kind.sentence}
    assert parts
    told = say(lang, f"hardware.{kind.code}", **parts)
    assert all(part in told for part in parts.values())


# ---- the session that a command line asks for


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 3}, "--players needs --game"),
        ({"seats": {"thief": bot(2)}}, "--seats needs --game"),
        ({"game": "chicago", "players": 9}, "players"),
        ({"game": "catch-it", "players": 2}, "no option"),
        ({"game": "catch-it", "seats": {"thief": bot(2)}}, "The seats: blue, red"),
        ({"game": "catch-a-thief", "seats": {"thief": AT_TABLE}}, "thief plays without pieces"),
    ],
)
def test_a_session_that_cannot_be_is_refused_in_a_sentence(
    given: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(UsageError, match=sentence):
        plan(given, {"XDG_STATE_HOME": str(tmp_path)})


def test_seats_are_told_by_name() -> None:
    assert read_seats("thief=bot:2, detective=table") == {"thief": bot(2), "detective": AT_TABLE}
    for text in ("thief", "thief=king", "thief=bot:4", "a=line,a=line", ""):
        with pytest.raises(ValueError):
            read_seats(text)


def test_a_seat_that_never_touches_a_piece_is_played_by_a_bot_unless_told(tmp_path: Path) -> None:
    opening = plan({"game": "catch-a-thief"}, {"XDG_STATE_HOME": str(tmp_path)}).opening
    assert opening is not None and opening.seats == {"thief": bot(2)}
    opening = plan({"game": "catch-a-thief", "seats": {"thief": ON_SCREEN}}, {"XDG_STATE_HOME": str(tmp_path)}).opening
    assert opening is not None and opening.seats == {"thief": ON_SCREEN}


def test_the_port_of_a_handheld_is_named_by_the_command_line_or_the_environment(tmp_path: Path) -> None:
    where = {"XDG_STATE_HOME": str(tmp_path)}
    assert plan({}, where).handheld is None
    assert plan({}, {**where, "FILATURE_HANDHELD": ""}).handheld is None
    assert plan({}, {**where, "FILATURE_HANDHELD": "/dev/ttyAMA0"}).handheld == "/dev/ttyAMA0"
    assert plan({"handheld": "/dev/ttyACM1"}, {**where, "FILATURE_HANDHELD": "/dev/ttyAMA0"}).handheld == "/dev/ttyACM1"


def test_a_handheld_without_a_port_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--handheld"):
        run(["--handheld", ""], {"XDG_STATE_HOME": str(tmp_path)})


def test_the_table_keeps_its_language_unless_another_is_asked_for(tmp_path: Path) -> None:
    where = {"XDG_STATE_HOME": str(tmp_path), "LANG": "en_GB"}
    assert settings.save(Settings(lang="fr"), where) is None
    assert plan({}, where).lang == "fr"
    assert plan({}, where, lang="en").lang == "en"


def test_damaged_settings_are_told_and_stop_nobody(tmp_path: Path) -> None:
    (tmp_path / "filature").mkdir()
    (tmp_path / "filature" / settings.SETTINGS_FILE).write_text("{")
    done = filature(tmp_path, "play", "--virtual", typed="quit\n")
    assert done.returncode == 0
    assert "damaged" in done.stderr


def test_a_virtual_session_forgets_nothing_about_the_real_reeds(tmp_path: Path) -> None:
    where = {"XDG_STATE_HOME": str(tmp_path)}
    known = Settings(stuck_open=frozenset({60}), stuck_closed=frozenset({3}))
    assert settings.save(known, where) is None
    before = plan({"virtual": True, "game": "catch-a-thief", "seats": {"thief": ON_SCREEN}}, where)
    sat = played(before, "thief: 6G", "6F", "menu", *["left"] * 4, "ok", "quit").here
    assert not sat.loop.settings.sound, "the script has switched the sound off in the menu"
    kept, problem = settings.load(where)
    assert problem is None
    assert (kept.sound, kept.stuck_open, kept.stuck_closed) == (False, known.stuck_open, known.stuck_closed)


# ---- sessions at the virtual table


def test_a_script_plays_the_thief_in_secret_and_the_detective_with_the_piece(tmp_path: Path) -> None:
    sat = played(
        virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN}),
        "thief?",
        "thief: 6G",
        "6F",
        "thief: 6H",
        "6F 7H",
        "wait 1",
    )
    assert sat.here.loop.sitting is not None
    line = sat.here.loop.sitting.referee.line
    assert [(seat, str(sat.here.loop.sitting.referee.game.write(move))) for seat, move in line] == [
        *(("thief", "6G"), ("detective", "6F"), ("thief", "6H"), ("detective", "7H")),
    ]
    assert "5F, 6E, 6G, 7F" in sat.remarks
    assert not [said for said in sat.lines if "6G" in said], "everybody sees this screen"
    assert set(sat.table.lights()) == {DARK_HEX}


def test_sliding_a_piece_is_a_move_too(tmp_path: Path) -> None:
    sat = played(
        virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN}),
        *("thief: 6G", "6F", "thief: 6H", "6F>6G", "wait 2"),
    )
    assert sat.here.loop.sitting is not None
    assert len(sat.here.loop.sitting.referee.line) == 4


def test_the_pieces_of_a_virtual_session_stand_ready_and_follow_when_told(tmp_path: Path) -> None:
    plan_ = virtual_session(str(tmp_path), "catch-it", {"red": ON_SCREEN})
    sat = played(plan_, "d1 d2", "e1 e2", "red: D7-D6", "wait 4", "set", "wait 1")
    sitting = sat.here.loop.sitting
    assert sitting is not None and len(sitting.referee.line) == 3, sat.remarks
    assert any("D7" in line and "D6" in line for line in sat.lines), "the table asks for the piece to follow"
    assert sitting.in_order


def test_the_pieces_of_a_game_that_is_resumed_stand_ready_too(tmp_path: Path) -> None:
    played(virtual_session(str(tmp_path), "catch-it"), "d1 d2", "wait 1")
    sat = played(virtual_session(str(tmp_path)), "ok", "e1 e2", "wait 1")
    sitting = sat.here.loop.sitting
    assert sitting is not None and len(sitting.referee.line) == 2, sat.lines


def test_what_hands_cannot_do_is_answered(tmp_path: Path) -> None:
    sat = played(
        virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN}),
        *("6F 6H", "6F", "6G", "6F 6G", "dance", "thief: 9K", "thief: ?", "king?", "detective?", "help"),
    )
    expected = [
        "No piece stands there.",
        "A piece stands there already.",
        "Not understood: dance. Type help.",
        "That is not a move of this game.",
        "Nobody here plays that seat. Type one of these: thief, detective.",
        "It is not your turn.",
    ]
    assert [remark for remark in sat.remarks if remark in expected] == expected
    assert any(remark.startswith("Your first step is a straight one") for remark in sat.remarks), sat.remarks
    assert any(remark.startswith("wait 2") for remark in sat.remarks)


def test_a_french_table_is_typed_at_in_french(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN}, lang="fr")
    after = played(plan, "aide", "voleur ?", "voleur: 6G", "quitter")
    assert "5F, 6E, 6G, 7F" in after.remarks
    assert "Pour voleur seul. Les autres détournent les yeux :" in after.remarks
    assert "Le voleur a fait son pas 1 dans l'ombre." in after.lines


def test_who_waits_for_a_secret_is_told_how_it_is_typed(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN})
    assert "thief:" in played(plan).here.seen().hint
    assert "thief:" not in played(plan, "menu").here.seen().hint
    assert "thief:" not in played(plan, "thief: 6G").here.seen().hint


def test_a_secret_is_not_heard_while_the_menu_is_open(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN})
    here, _, _, remarks = played(plan, "wait 1", "menu", "thief: 6G", "thief?", "menu", "thief: 6E", "wait 1")
    assert remarks[:2] == [say("en", "play.rests")] * 2
    assert here.loop.sitting is not None
    referee = here.loop.sitting.referee
    assert [referee.game.write(move) for _, move in referee.line] == ["6E"]


def test_a_secret_after_the_end_is_told_that_it_is_the_end(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN})
    after = played(plan, "thief: 6G", "6F", "thief: 6H", "6F 6H", "wait 1", "thief: 6I")
    assert after.remarks[-1] == "The game is over."


def test_a_bot_s_seat_cannot_be_looked_into(tmp_path: Path) -> None:
    sat = played(virtual_session(str(tmp_path), "catch-a-thief", {"thief": bot(0)}), "thief?", "thief: 6G")
    assert sat.remarks == ["Nobody here plays that seat. Type one of these: detective."] * 2


def test_holding_menu_leads_out_and_the_game_is_kept(tmp_path: Path) -> None:
    plan_ = virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN})
    out = played(plan_, "thief: 6G", "menu!", "thief?")
    assert out.here.loop.snapshot().resting and "No game is being played: type menu to start one." in out.remarks
    back = played(plan_, "thief: 6G", "menu!", "ok", "6F", "wait 1")
    assert back.here.loop.sitting is not None and len(back.here.loop.sitting.referee.line) == 2


def test_shutting_down_from_the_menu_ends_the_session(tmp_path: Path) -> None:
    sat = played(virtual_session(str(tmp_path)), "menu", "left", "ok", "ok", "wait 3000")
    assert sat.here.loop.shut_down
    assert sat.table.now < 60_000


def test_pieces_that_stand_ready_are_not_asked_for(tmp_path: Path) -> None:
    done = filature(tmp_path, "play", "--virtual", "--game", "catch-it", typed="quit\n")
    assert done.stdout.splitlines()[1].startswith("Blue has the ball and starts.")
    assert done.stdout.splitlines()[-1] == "Move a piece."


def test_without_a_terminal_public_lines_are_printed_as_they_change(tmp_path: Path) -> None:
    typed = "thief: 6G\nquit\n"
    seats = "thief=line"
    done = filature(tmp_path, "play", "--virtual", "--game", "catch-a-thief", "--seats", seats, typed=typed)
    assert done.returncode == 0, done.stderr
    printed = done.stdout.splitlines()
    assert "The thief has taken step 1 in the dark." in printed
    assert len([line for line in printed if line.endswith("Thief to play")]) == 1
    assert "6G" not in done.stdout


# ---- leaving the program


WATCHED = """
import json, os, sys
from hardware.exit_signals import exit_on_signal
from hardware.virtual import VirtualTable
from pi_app.commands.opening import plan
from pi_app.commands.play import play
from pi_app.terminal.typed_table import play_here

table = VirtualTable()
session = plan({"game": "catch-a-thief", "virtual": True}, os.environ)
lit = 0
def leave():
    print(json.dumps({"frames": table.wires.frames, "lights": sorted(set(table.lights()))}), flush=True)
try:
    with exit_on_signal(), table:
        play_here(table, session, os.environ) if sys.argv[1] == "typed" else play(table.board, session)
except KeyboardInterrupt:  # as the command line does; left alone, Python ends with 1 or -2, by chance
    sys.exit(130)
finally:
    leave()
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", ["typed", "headless"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)])
def test_the_lights_go_off_however_the_table_is_left(tmp_path: Path, how: str, number: int, code: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WATCHED, how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Catch a Thief"), "the table is playing"
        process.send_signal(number)
        out, _ = process.communicate(timeout=30)
    assert process.returncode == code
    last = json.loads(out.splitlines()[-1])
    assert last["frames"] >= 2, (
        "a dark frame at the start and one at the end; between them as many as there was time for"
    )
    assert last["lights"] == [DARK_HEX]


def test_the_command_ends_with_143_after_sigterm(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "pi_app.cli", "play", "--virtual"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert "Welcome to Filature!" in process.stdout.readline()
        process.terminate()
        process.communicate(timeout=30)
    assert process.returncode == 143


def test_play_is_a_command_of_filature() -> None:
    assert list(cli.COMMANDS)[:2] == ["demo", "play"]


def test_an_impatient_second_signal_does_not_leave_the_lights_on(tmp_path: Path) -> None:
    code = """
import os, signal, sys
from hardware.exit_signals import exit_on_signal
from hardware.virtual import VirtualTable
table = VirtualTable()
table.board.leds.show([(255, 255, 255)] * 121)
class Slow:
    def __exit__(self, *_):
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGTERM)
    def __enter__(self): pass
try:
    with exit_on_signal(), table, Slow():
        os.kill(os.getpid(), signal.SIGINT)
        signal.pause()
except KeyboardInterrupt:
    print(sorted(set(table.lights())))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(tmp_path), timeout=60, check=False
    )
    assert done.stdout == f"{[DARK_HEX]}\n", done.stderr
