"""Tests of the virtual table in a terminal: typed lines, the drawing, and the program in a real pseudo-terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from contextlib import closing
from pathlib import Path

import pytest

from engine import games
from engine.games.traqueur import notation as traqueur
from hardware.virtual import VirtualTable
from pi_app.draw.terminal.picture import plain
from pi_app.games import front_of
from pi_app.games.traqueur.camp_building import drawn
from pi_app.players import ON_SCREEN
from pi_app.public.clue_labels import ClueLabel
from pi_app.table.menu.menu import lines
from pi_app.table.menu.pages import LessonChoice
from pi_app.terminal import orders
from pi_app.terminal.drawing import NO_RULERS, TerminalScene, draw, on_screen, rulers, signs
from pi_app.terminal.orders import (
    ButtonOrder,
    CarryOrder,
    HelpOrder,
    PeekOrder,
    QuitOrder,
    SecretOrder,
    SetUpOrder,
    SlideOrder,
    TouchOrder,
    WaitOrder,
    table_point,
)
from pi_app.terminal.typed_moves import read_typed, write_typed
from pi_app.terminal.typed_table import TypedTable
from pi_app.words import say
from tests.pi_app.table.menu.walk import games_menu
from tests.pi_app.terminal.typed_session import played, typing, virtual_session

ROOT = Path(__file__).parents[3]
TAKEN, GIVEN_BACK = b"\x1b[?1049h", b"\x1b[?1049l"  # what switches the terminal's alternate screen on and off
TIMEOUT = 20_000  # ms; a test that hangs fails after this time


# ---- typed lines


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("6F", TouchOrder(60)),
        (" f6 ", TouchOrder(60)),
        ("1a", TouchOrder(0)),
        ("k11", TouchOrder(120)),
        ("6F 6H", CarryOrder(60, 62)),
        ("6F>6H", SlideOrder(60, 62)),
        ("6F > 6H", SlideOrder(60, 62)),
        ("OK", ButtonOrder("ok")),
        ("", ButtonOrder("ok")),
        ("menu!", ButtonOrder("menu", hold=True)),
        ("thief: 6g", SecretOrder("thief", "6g")),
        ("thief1:enter  B1", SecretOrder("thief1", "enter B1")),
        ("police?", PeekOrder("police")),
        ("Voleur 1 : enter B1", SecretOrder("voleur 1", "enter B1")),
        ("camp sud ?", PeekOrder("camp sud")),
        ("retour", ButtonOrder("back")),
        ("menu !", ButtonOrder("menu", hold=True)),
        ("aide", HelpOrder()),
        ("wait 1.5", WaitOrder(1500)),
        ("attendre 2", WaitOrder(2000)),
        ("ranger", SetUpOrder()),
        ("help", HelpOrder()),
        ("SET", SetUpOrder()),
        ("quit", QuitOrder()),
        *(
            (nonsense, None)
            for nonsense in ("6L", "12a", "0a", "a0", "6F 6H 6I", "6F>", ">6F", "wait", "wait x", "6F>6G>6H")
        ),
    ],
)
def test_a_typed_line_has_one_meaning(text: str, meaning: object) -> None:
    assert orders.read(text, table_point) == meaning


def test_a_game_s_own_names_of_points_come_before_the_table_s() -> None:
    find = orders.point_of(front_of("catch-it").tabletop)
    assert find("D1") == table_point("9F"), "the middle of the first row"
    assert find("1d") == table_point("d1"), "a name that starts with a number is always the table's"
    assert find("out") is None, "many points have this name"
    assert find("h1") == table_point("h1")
    assert orders.point_of(front_of("traqueur").tabletop)("A1|A2") == table_point("1B")


def test_a_place_of_several_points_is_the_likely_one() -> None:
    tabletop = front_of("rattrapez-le").tabletop
    farm = [at for at in range(121) if tabletop.name_of(at) == "farm"]
    assert len(farm) == 6
    assert orders.point_of(tabletop)("farm") is None
    assert orders.point_of(tabletop, [0, farm[4], farm[1]])("farm") == farm[4]


@pytest.mark.parametrize(
    ("game", "english", "french", "written"),
    [
        ("traqueur", "Wait", "attendre", "wait"),
        ("traqueur", "out", "Sortir", "out"),
        ("traqueur", "snail", "escargot", traqueur.write(drawn("snail").move)),
        ("chicago", "enter B1", "entrer B1", "enter B1"),
        ("chicago", "burgle C1", "cambrioler C1", "burgle C1"),
        ("chicago", "fire B3>E3", "tirer B3>E3", "fire B3>E3"),
        ("rattrapez-le", "choose wife", "choisir fermiere", "choose wife"),
        ("rattrapez-le", "maid+ farm", "servante+ ferme", "maid+ farm"),
        ("catch-it", "E6-out", "E6-dehors", "E6-out"),
    ],
)
def test_a_move_is_typed_in_either_language(game: str, english: str, french: str, written: str) -> None:
    typed = front_of(game).typed
    assert [read_typed(typed, text) for text in (english, french)] == [written, written]
    assert read_typed(typed, write_typed(typed, written, "fr")) == written
    assert games.load(game).write(games.load(game).read(written)) == written


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_every_typed_word_means_one_thing(game: str) -> None:
    typed = front_of(game).typed
    for written, texts in typed.items():
        assert [read_typed(typed, text) for text in texts] == [written, written]


def test_a_french_table_lists_moves_in_french_and_takes_them(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path), "rattrapez-le", dict.fromkeys(("p1", "p2"), ON_SCREEN), lang="fr")
    sat = played(plan, "joueur 1 ?", "joueur 1 : choisir servante", "attendre 2")
    assert any("choisir servante" in line and "choose" not in line for line in sat.remarks)
    assert sat.here.loop.sitting is not None
    assert sat.here.loop.sitting.referee.game.write(sat.here.loop.sitting.referee.line[1].move) == "choose maid"


def test_keys_make_lines_and_arrows_are_buttons() -> None:
    with typing("6Fx\x7f\rme\x15\x1b[C\x1b[D\x1bOC\x1b[A6\u00e9", editing=True) as keys:
        keys.rest(1)
        assert [keys.take() for _ in range(5)] == ["6F", "right", "left", "right", None]
        assert (keys.line, keys.ended) == ("6é", False)
        keys.rest(1)
        assert keys.ended


def test_a_script_s_last_line_needs_no_end_and_control_d_ends_typing() -> None:
    with typing("ok\r\nquit") as keys:
        keys.rest(1)
        keys.rest(1)
        assert [keys.take() for _ in range(4)] == ["ok", "", "quit", None]
        assert keys.ended
    with typing("ok\r\x04quit\r", editing=True) as keys:
        keys.rest(1)
        assert [keys.take(), keys.line] == ["ok", ""]


def test_a_line_without_end_does_not_grow_for_ever() -> None:
    with typing("x" * 3000) as keys:
        keys.rest(1)
        assert len(keys.line) <= 200


# ---- the drawing


def seen(**changes: object) -> TerminalScene:
    with VirtualTable() as table:
        table.board.leds.show([(255, 0, 0)] + [(0, 0, 0)] * 120)
        lights = table.colours()
    return TerminalScene(lights, {0: "D", 120: "●"}, ["Title", "A sentence."], [], "6F", "Type")._replace(**changes)


def test_the_table_is_drawn_with_what_is_said_beside_it() -> None:
    rows = plain(draw(seen(), 80, colours=True)).split("\n")
    assert rows[0].split() == [*"ABCDEFGHIJK", "Title"]
    assert rows[1].startswith("  1  D  ·") and rows[1].endswith("A sentence.")
    assert rows[11].startswith(" 11  ·") and rows[11].endswith("●")
    assert rows[12] == "> 6F_"


def test_on_a_narrow_terminal_it_is_said_below() -> None:
    rows = plain(draw(seen(), 40, colours=True)).split("\n")
    assert rows[12:16] == ["> 6F_", "Title", "A sentence.", "Type"]
    assert max(map(len, rows)) <= 40


def test_a_list_of_a_dozen_games_fits_a_terminal() -> None:
    rows = plain(draw(seen(lines=lines(games_menu(12, 11), "fr"), remarks=["A remark."]), 80, colours=True)).split("\n")
    assert len(rows) <= 24 and max(map(len, rows)) <= 80


def test_a_game_that_counts_in_its_own_way_has_rulers_of_its_own() -> None:
    own = rulers(front_of("catch-it").tabletop)
    rows = plain(draw(seen(rulers=own), 80, colours=True)).split("\n")
    assert rows[3][38:].startswith("7") and rows[9][38:].startswith("1"), "rows are counted from below"
    assert rows[12].split() == list("ABCDEFG")
    assert rows[12].index("D") == rows[0].index("F")
    assert rulers(front_of("traqueur").tabletop) == (
        ("A", "", "B", "", "C", "", "D", "", "E", "", "F"),
        ("1", "", "2", "", "3", "", "4", "", "5", "", "6"),
    )
    assert all(rulers(front_of(game).tabletop) == NO_RULERS for game in ("catch-a-thief", "chicago", "rattrapez-le"))


def test_clues_bear_their_numbers_beside_the_piece_that_stands_on_them() -> None:
    clues = {0: ClueLabel((3,), "1A"), 60: ClueLabel((1,), "6F")}
    rows = plain(draw(seen(clues=clues), 80, colours=True)).split("\n")
    assert rows[1].startswith("  1  D3 ·") and rows[6].startswith("  6  ·  ·  ·  ·  ·  1  ·")
    assert plain(draw(seen(clues=clues), 80, colours=False)).split("\n")[1].startswith("  1 *D3 ·")


@pytest.mark.parametrize("colours", [True, False])
def test_stacked_clues_widen_the_points_and_the_texts_stay_beside_the_board(colours: bool) -> None:
    clues = {0: ClueLabel((2, 5), "1A"), 60: ClueLabel((1, 3), "6F")}
    rows = plain(draw(seen(clues=clues), 80, colours=colours)).split("\n")
    assert rows[0].split() == [*"ABCDEFGHIJK", "Title"] and rows[0].index("F") == rows[6].index("1·3")
    assert rows[1].startswith("  1 D2·5 ·") and max(map(len, rows)) <= 80


@pytest.mark.parametrize("width", [37, 40, 67, 80])
@pytest.mark.parametrize("numbers", [(2, 5), (1, 2, 3, 4, 9)])
def test_all_numbers_of_stacked_clues_can_be_read_on_any_terminal(width: int, numbers: tuple[int, ...]) -> None:
    clues = {0: ClueLabel(numbers, "1A"), 60: ClueLabel((1,), "6F")}
    rows = plain(draw(seen(clues=clues), width, colours=True)).split("\n")
    shown = "·".join(map(str, numbers))
    assert f"D{shown}" in rows[1] or (f"+{numbers[-1]}" in rows[1] and rows[12] == f"1A {shown}".ljust(len(rows[12])))
    assert max(map(len, rows)) <= width


def test_the_typed_table_knows_the_numbers_of_a_game(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN})
    lines = ["thief: 6G", "6F", "wait 2.1", "thief: 5G", "6F 6H", "wait 2.1"]
    clues = played(plan, *lines).here.seen().clues
    assert clues == {60: ClueLabel((1,), "6F"), 62: ClueLabel((2,), "6H")}


def test_without_colours_a_light_is_a_sign() -> None:
    rows = plain(draw(seen(pieces={}), 80, colours=False)).split("\n")
    assert rows[1].startswith("  1  *  ·")


def test_a_light_that_is_weaker_than_the_felt_is_felt() -> None:
    assert on_screen((255, 0, 0))[0] == 255
    assert max(on_screen((0, 0, 0))) < 0x30


def test_pieces_bear_their_kind_where_the_game_wants_them() -> None:
    assert signs([3, 4, 5], [5], {3: "detective"}) == {3: "D", 4: "●", 5: "○"}


def test_what_is_drawn_of_a_game_is_public(tmp_path: Path) -> None:
    steps = ("6G", "6E")
    plans = [virtual_session(str(tmp_path / step), "catch-a-thief", {"thief": ON_SCREEN}) for step in steps]
    two = [played(plan, f"thief: {step}", "6F", "wait 2.1").here for plan, step in zip(plans, steps, strict=True)]
    assert two[0].seen() == two[1].seen()


# ---- a real pseudo-terminal


class Window:
    """A pseudo-terminal in which `filature play` runs."""

    def __init__(self, state: Path, *arguments: str) -> None:
        self.far, self.near = pty.openpty()
        self.before = termios.tcgetattr(self.near)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pi_app.cli", "play", "--lang", "en", *arguments],
            stdin=self.near,
            stdout=self.near,
            stderr=self.near,
            env={
                "PATH": os.defpath,
                "TERM": "xterm-256color",
                "XDG_STATE_HOME": str(state),
                "PYTHONPATH": str(ROOT),
                "GPIOZERO_PIN_FACTORY": "mock",
                "PYTHONUTF8": "1",
            },
            start_new_session=True,
        )
        self.seen = b""

    def read_until(self, pattern: bytes) -> None:
        end = time.monotonic() + TIMEOUT / 1000
        while not re.search(pattern, self.seen):
            assert time.monotonic() < end, self.seen[-800:]
            if select.select([self.far], [], [], 0.05)[0]:
                self.seen += os.read(self.far, 65536)

    def type(self, text: bytes) -> None:
        self.seen = b""
        os.write(self.far, text)

    def close(self) -> int:
        end = time.monotonic() + TIMEOUT / 1000
        while self.process.poll() is None:
            assert time.monotonic() < end, self.seen[-800:]
            if select.select([self.far], [], [], 0.05)[0]:
                self.seen += os.read(self.far, 65536)
        after = termios.tcgetattr(self.near)
        os.close(self.far)
        os.close(self.near)
        assert after == self.before, "the terminal is as it was"
        return self.process.wait()


def test_without_pins_a_terminal_is_offered_the_virtual_table(tmp_path: Path) -> None:
    window = Window(tmp_path)
    window.read_until(rb"virtual table in this terminal\? \[Y/n\]")
    window.type(b"\n")
    window.read_until(re.escape(TAKEN))
    window.read_until(b"Welcome to Filature!")
    window.type(b"menu\r")
    window.read_until(b"Test the table")
    window.type(b"quit\r")
    assert window.close() == 0


def test_who_declines_the_virtual_table_is_let_go(tmp_path: Path) -> None:
    window = Window(tmp_path)
    window.read_until(rb"\[Y/n\]")
    window.type(b"n\n")
    assert window.close() == 1
    assert TAKEN not in window.seen


def test_what_is_typed_appears_as_it_is_typed_and_sigterm_gives_the_terminal_back(tmp_path: Path) -> None:
    window = Window(tmp_path, "--virtual", "--game", "catch-a-thief", "--seats", "thief=line")
    window.read_until(b"Waiting for a secret move")
    window.type(b"thief?")
    window.read_until(rb"thief\?\x1b")
    window.type(b"\r")
    window.read_until(b"5F, 6E, 6G, 7F")
    window.process.terminate()
    assert window.close() == 143
    assert GIVEN_BACK in window.seen


def test_a_secret_typed_on_a_machine_that_was_asleep_ends_no_session(tmp_path: Path) -> None:
    plan = virtual_session(str(tmp_path), "catch-a-thief", {"thief": ON_SCREEN})
    with VirtualTable() as table, typing("thief: 6G\n") as keys, closing(TypedTable(table, plan, keys)) as here:
        for now in range(0, 3000, 20):
            here.tick(now)
        keys.rest(0)
        here.tick(600_000)
        assert here.remarks[-1] == say("en", "play.not-ready")
        assert here.loop.playing is not None and not here.loop.playing.referee.line


def test_the_thief_s_lesson_can_be_typed(tmp_path: Path) -> None:
    lesson = virtual_session(str(tmp_path))._replace(lesson=LessonChoice("catch-a-thief", "thief"))
    sat = played(lesson, "ok", "thief: 5G", "thief: 6E", "thief: 6G", "wait 1")
    assert sat.here.loop.sitting is not None
    assert [move.seat for move in sat.here.loop.sitting.referee.line][:1] == ["thief"]
    assert any("waits for another move" in line for line in sat.remarks)
