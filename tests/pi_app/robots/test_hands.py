"""Virtual hands at a virtual table: little stories of pieces, lights and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from engine import games
from engine.bots import after_asking, choose
from engine.game import TABLE
from engine.referee import Referee
from hardware.virtual import VirtualTable
from pi_app.games import front_of
from pi_app.players import AT_TABLE, ON_SCREEN
from pi_app.robots.hands import PIECE_LIFTED, PIECES_GUIDED, QUESTION_ASKED, Hands, HandsError
from pi_app.robots.thumbs import Thumbs
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing


class Played:
    """A game at a virtual table with hands. `seen` has what there was to see."""

    def __init__(self, table: VirtualTable, game: str) -> None:
        self.table = table
        self.seen: list[str] = []
        thumbs = Thumbs()
        self.loop = Loop(table.board, Settings(), private=thumbs.handhelds, journal=Journal.without_disk())
        self.referee = Referee(games.load(game), {}, seed=1)
        hidden = front_of(game).tabletop.hidden
        seats = {seat: ON_SCREEN if seat in hidden else AT_TABLE for seat in self.referee.players}
        self.sitting = Sitting(self.referee, seats, lambda *_: None, keep_nothing)
        self.loop.sit_down(self.sitting, table.now)
        self.hands = Hands(table, self.loop, thumbs, self.seen.append)

    def line(self) -> list[str]:
        return [self.referee.game.write(played.move) for played in self.referee.line if played.seat != "chance"]

    def in_place(self) -> bool:
        return dict(self.hands.standing()) == dict(self.sitting.tabletop.pieces(self.referee.view(TABLE)))


@contextmanager
def at(game: str) -> Iterator[Played]:
    with VirtualTable(seed=3) as table:
        played = Played(table, game)
        played.hands.tidy()
        yield played


@pytest.mark.parametrize("game", games.names())
def test_hands_set_up_every_game(game: str) -> None:
    with at(game) as played:
        assert played.sitting.in_order and not played.sitting.setting_up and played.in_place()


@pytest.mark.parametrize("game", games.names())
def test_after_every_move_the_pieces_stand_where_the_game_has_them(game: str) -> None:
    with at(game) as played:
        for number in range(30):
            seat = min(played.referee.to_act, default=None)
            if seat is None:
                break
            move = choose(game, played.referee.view(seat), level=0, rng=Random(number), enough=after_asking(1))
            played.hands.make(seat, played.referee.game.write(move))
            played.hands.tidy()
            assert played.in_place() or played.sitting.over


def test_a_carried_pawn_is_a_move_and_its_targets_were_lit() -> None:
    with at("catch-it") as played:
        played.hands.make("blue", "D1-D2")
        assert played.line() == ["D1-D2"] and played.in_place()
        assert played.seen == [PIECES_GUIDED, PIECE_LIFTED]


@pytest.mark.parametrize("answer", ["D7xB1", "D7-B1"])  # OK takes the ball on the way, BACK leaves it.
def test_a_doubtful_move_is_asked_about_and_answered(answer: str) -> None:
    line = ["C1-D2", "D1-C1", "B7-C6", "F7-G6", "E1-E2", "B1xD3", "C7-B6", "G7-G5", "D3-E4", "G1-E3", "B6-C5"]
    with at("catch-it") as played:
        for move in (*line, answer):
            played.seen.clear()
            played.hands.make(min(played.referee.to_act), move)
        assert played.line() == [*line, answer] and played.seen == [PIECE_LIFTED, QUESTION_ASKED]


def test_what_was_played_elsewhere_is_followed_with_the_pieces() -> None:
    with at("catch-it") as played:
        played.sitting.play("blue", played.referee.game.read("D1-D2"), played.table.now)
        assert not played.in_place()
        played.hands.tidy()
        assert played.in_place() and played.sitting.in_order


def test_secret_acts_go_by_the_handheld() -> None:
    with at("catch-a-thief") as played:
        played.hands.make("thief", "5F")
        played.hands.make("detective", "6F")
        assert played.line() == ["5F", "6F"] and played.in_place()


def test_a_visit_to_the_same_point_is_made_with_the_button() -> None:
    with at("catch-a-thief") as played:
        for seat, move in (("thief", "5F"), ("detective", "6F"), ("thief", "4F"), ("detective", "6F")):
            played.hands.make(seat, move)
        assert played.line() == ["5F", "6F", "4F", "6F"] and played.seen == [QUESTION_ASKED]


def test_a_detective_sent_back_by_a_no_goes_home_before_the_other_comes() -> None:
    with at("traqueur") as played:
        for seat, move in (("north", "A6"), ("south", "E5 B2|B3"), ("north", "B1"), ("north", "B2"), ("north", "B3")):
            played.hands.make(seat, move)
            played.hands.tidy()
        assert played.in_place() and not played.table.pieces  # South's detective is outside.
        played.hands.make("south", "A1")
        assert played.line()[-1] == "A1" and played.in_place()


def test_leaving_a_camp_is_confirmed_with_the_button() -> None:
    with at("traqueur") as played:
        for move in ("A6", "E5 B2|B3", "B1", "wait", "B1", "wait", "out"):
            played.hands.make(min(played.referee.to_act), move)
            played.hands.tidy()
        assert played.line()[-1] == "out" and played.in_place()
        assert played.table.pieces == {2 * 11} and played.sitting.troubles == 0  # South's detective stands there now.


def test_a_move_that_the_reeds_do_not_notice_is_an_error_that_says_what_the_table_says() -> None:
    with at("catch-it") as played:
        played.table.fault(7 * 11 + 4, "stuck-open")
        with pytest.raises(HandsError, match=r"blue C1-C2 did not happen: .*C1"):
            played.hands.make("blue", "C1-C2")


def test_hands_without_a_game_say_so() -> None:
    with VirtualTable() as table, pytest.raises(HandsError, match="no game"):
        Hands(table, Loop(table.board, Settings(), journal=Journal.without_disk()), Thumbs()).tidy()
