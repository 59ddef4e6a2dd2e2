"""Matches at the table: who plays which seat in the next game, the score on the public screen, and the winner."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.bits import members
from hardware.virtual import VirtualTable
from pi_app.commands.opening import plan
from pi_app.commands.options import UsageError
from pi_app.players import AT_TABLE, ON_SCREEN, bot
from pi_app.public import public_text
from pi_app.system.settings import Settings
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting
from pi_app.words import say
from tests.pi_app.disk.games import keeping, play_on, think

CAUGHT = (("thief", "6G"), ("detective", "6F"), ("thief", "6H"), ("detective", "6H"))  # in turn 2
ESCAPED = tuple(
    (seat, move)
    for pair in zip(
        ("6G", "6H", "6I", "6J", "6K", "5K", "4K", "3K", "2K", "1K"),
        ("6F", *("10A", "10B") * 4, ""),
        strict=True,
    )
    for seat, move in zip(("thief", "detective"), pair, strict=True)
    if move
)


class Table:
    """A virtual table with a disk and buttons; moves are played directly."""

    def __init__(self, table: VirtualTable, folder: Path, names: tuple[str, ...] = ("Ada", "Basile")) -> None:
        self.table = table
        self.loop = Loop(table.board, Settings(), thinks=think, journal=keeping(folder), names=names)
        self.wait(100)

    def wait(self, ms: int) -> None:
        self.table.advance(ms, self.loop.tick)

    def press(self, *buttons: str) -> None:
        for button in buttons:
            self.table.press(button)
            self.wait(100)
            self.table.release(button)
            self.wait(100)

    @property
    def sitting(self) -> Sitting:
        assert self.loop.sitting is not None
        return self.loop.sitting

    def play(self, moves: Any) -> None:
        for seat, move in moves:
            self.sitting.play(seat, self.sitting.referee.game.read(move), self.table.now)
        self.wait(100)

    def says(self) -> str:
        return " ".join(self.loop.lines())


def test_a_match_of_two_is_played_with_swapped_roles_and_has_a_winner(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path)).loop):
        here.loop.start("catch-a-thief", {}, {"thief": ON_SCREEN}, 0, 2)
        here.wait(100)
        assert "Game 1 of 2: Ada (thief) 0 · Basile (detective) 0" in here.says()
        here.play(CAUGHT)
        assert "Score after game 1 of 2: Ada 0 · Basile 2. OK: game 2. Ada → detective, Basile → thief." in here.says()
        first = here.sitting
        here.press("right", "ok", "back", "back")
        assert here.sitting is first, "OK goes on, unless it is looked back"
        here.press("ok")
        assert here.sitting is not first
        assert here.sitting.seats == {"thief": ON_SCREEN, "detective": AT_TABLE}
        assert "Game 2 of 2: Basile (thief) 2 · Ada (detective) 0" in here.says()
        here.play(ESCAPED)
        assert "Basile wins the match! Ada 10 · Basile 2. OK: another match." in here.says()
        here.press("ok")
        assert "Game 1 of 2: Ada (thief) 0 · Basile (detective) 0" in here.says()


def test_ok_pressed_twice_at_the_last_move_leaves_the_result_to_be_read(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path)).loop):
        here.loop.start("catch-a-thief", {}, {"thief": ON_SCREEN}, 0, 2)
        here.play((*CAUGHT[:3], ("detective", "6I"), ("thief", "6I")))
        table.arrange(members(here.sitting.expected().pieces))
        here.wait(1000)
        here.press("ok")
        assert here.sitting.prompt.question is not None, "whether the detective stays, and catches the thief"
        first = here.sitting
        here.press("ok", "ok")
        assert first.over and here.sitting is first
        here.wait(1000)
        here.press("ok")
        assert here.sitting is not first


def test_equal_players_share_a_match(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path)).loop):
        here.loop.start("catch-a-thief", {}, {"thief": ON_SCREEN}, 0, 2)
        here.play(CAUGHT)
        here.press("ok")
        here.play(CAUGHT)
        assert "Ada, Basile share the match: Ada 2 · Basile 2." in here.says()


def test_after_a_single_game_ok_plays_it_again_with_the_roles_swapped(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path, ())).loop):
        here.loop.start("catch-a-thief", {}, {"thief": bot(2)}, 0)
        here.wait(100)
        assert "Game 1" not in here.says()
        here.play(CAUGHT)
        assert "OK: play again. Thief → detective, detective → thief." in here.says()
        here.press("ok")
        assert here.sitting.seats == {"thief": ON_SCREEN, "detective": bot(2)}, "the bot stays who it is"


def test_the_loser_of_catch_it_starts_and_nobody_changes_seats(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path)).loop):
        here.loop.start("catch-it", {}, {}, 0, 3)
        play_on(here.sitting, Random(1), 100_000)
        here.wait(100)
        assert "Ada →" not in here.says() and "OK: game 2." in here.says()
        outcome = here.sitting.referee.outcome
        assert outcome is not None
        here.press("ok")
        losers = {"blue", "red"} - set(outcome.winners)
        assert here.sitting.referee.options["starter"] in losers


def test_a_match_is_chosen_in_the_menu(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path, ())).loop):
        here.press("menu", "right", "ok", "ok", "ok", "right", "right", "ok", "ok")
        here.wait(100)
        assert "Game 1 of 4: Bot A (thief) 0 · Player B (detective) 0" in here.says()


def test_those_who_played_before_are_offered_by_name_and_kept_by_it(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path)).loop):
        here.loop.start("catch-it", {}, {}, 0)
    with VirtualTable() as table, closing((here := Table(table, tmp_path, ())).loop):
        here.press("menu", "right", "right", "ok", "ok", "ok", "right", "ok", "ok")
        assert "What are your names?" in here.says()
        here.press("right", "ok", "right", "right", "ok", "left", "ok")
        assert "Game 1 of 2: Bot A (thief) 0 · Basile (detective) 0" in here.says()
        here.press("menu", "right", "right", "ok", "ok", "ok", "ok", "ok")
        assert "detective: Basile" in here.says(), "the next game of the session begins with the same names"


def test_a_match_is_not_lost_between_two_games_without_a_question(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path)).loop):
        here.loop.start("catch-a-thief", {}, {"thief": ON_SCREEN}, 0, 2)
        here.play(CAUGHT)
        table.press("menu")
        here.wait(3500)
        table.release("menu")
        here.wait(100)
        assert here.loop.snapshot().resting
        here.press("back")
        assert "Discard the match on the table?" in here.says()
        here.press("back", "ok")
        assert "OK: game 2." in here.says()
        here.press("menu", "right", "ok", "ok", "ok", "ok", "ok", "ok")
        assert "This discards the match on the table." in here.says()


def test_a_match_that_was_left_between_two_games_is_offered_and_goes_on(tmp_path: Path) -> None:
    with VirtualTable() as table, closing((here := Table(table, tmp_path)).loop):
        here.loop.start("catch-a-thief", {}, {"thief": ON_SCREEN}, 0, 2)
        here.play(CAUGHT)
    with VirtualTable() as table, closing((here := Table(table, tmp_path, ())).loop):
        assert here.loop.offer() and here.loop.playing is None
        assert say("en", "table.away") in here.says()
        here.press("ok")
        assert "Game 2 of 2: Basile (thief) 2 · Ada (detective) 0" in here.says()
        table.arrange(set(members(here.sitting.expected().pieces)))
        here.wait(500)
        here.play(ESCAPED)
        assert "Basile wins the match!" in here.says()


def test_no_line_of_a_match_is_too_long_for_the_screen(tmp_path: Path) -> None:
    names = tuple("ABCDEF"[number] * 20 for number in range(6))
    with VirtualTable() as table, closing((here := Table(table, tmp_path, names)).loop):
        here.loop.start("rattrapez-le", {"players": 6}, {}, 0, 2)
        here.wait(100)
        assert max(map(len, here.loop.lines())) <= public_text.LINE_LENGTH


# ---- the command line


def test_the_command_line_asks_for_a_match_that_the_game_knows(tmp_path: Path) -> None:
    where = {"XDG_STATE_HOME": str(tmp_path)}
    opening = plan({"game": "catch-a-thief", "match": 4}, where).opening
    assert opening is not None and opening.length == 4
    with pytest.raises(UsageError, match="multiple of 2"):
        plan({"game": "catch-a-thief", "match": 3}, where)
    with pytest.raises(UsageError, match="--match needs --game"):
        plan({"match": 2}, where)
