"""What the lights show while a piece is in the hand, and how the last piece has gone."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.bits import Bits, bits
from engine.game import Seat
from engine.referee import AnyReferee, Referee
from pi_app.games.tabletop import mask
from pi_app.grid import Spot, bit, spot
from pi_app.players import ON_SCREEN, Player, bot
from pi_app.public import game_lights
from pi_app.public.lights import Lights
from pi_app.public.piece_path import SHOWN_MS
from pi_app.table.sitting import Sitting, keep_nothing

CORNERS = bits([spot(0, 0), spot(10, 0), spot(0, 10), spot(10, 10)])


class Here:
    """A sitting whose pieces stand as they should, on a clock that the test controls."""

    def __init__(self, game: str, seats: dict[Seat, Player] | None = None, **options: Any) -> None:
        referee: AnyReferee = Referee(games.load(game), options, seed=1)
        self.sitting = Sitting.of(referee, seats or {}, lambda *_: None, keep_nothing)
        self.now = 0
        self.stand()

    @property
    def pieces(self) -> Bits:
        return mask(self.sitting.carrying.standing)

    @property
    def lights(self) -> Lights:
        return game_lights.lights(self.sitting.snapshot())

    def stand(self) -> None:
        """Put all pieces where they belong, and wait."""
        self.sense(self.pieces, 1000)

    def sense(self, pieces: Bits, ms: int) -> None:
        for _ in range(0, ms, 20):
            self.now += 20
            self.sitting.sense(pieces, self.now)

    def play(self, *moves: str) -> None:
        """Make moves that hands have not made."""
        for move in moves:
            self.sitting.play(next(iter(self.sitting.referee.to_act)), self.sitting.referee.game.read(move), self.now)

    def carry(self, start: Spot, end: Spot) -> None:
        """Make a move with a piece."""
        before = self.pieces
        self.sense(before & ~bit(start), 300)
        self.sense(before & ~bit(start) | bit(end), 1000)


def at(name: str) -> Spot:
    """Return the point of a square of Catch'it, by the geometry in the rules."""
    return spot("ABCDEFG".index(name[0]) + 2, 9 - int(name[1]))


def pitch(blue: str, red: str, ball: str, seats: dict[Seat, Player] | None = None) -> Here:
    position = {"blue": blue.split(), "red": red.split(), "ball": ball, "to_move": "blue"}
    return Here("catch-it", seats, position=position)


# ---- a piece that may go nearly everywhere


@pytest.fixture
def chase() -> Here:
    """Return a game of Catch a Thief in which the detective may go to any point but the four hideouts."""
    here = Here("catch-a-thief", {"thief": ON_SCREEN})
    here.play("6G", "6F", "5G")
    here.stand()
    return here


def test_a_detective_in_the_hand_leaves_the_clues_lit_and_marks_the_hideouts(chase: Here) -> None:
    chase.sense(0, 300)
    lights = chase.lights
    assert (lights.lifted, lights.targets, lights.closed) == (bit(spot(5, 5)), 0, CORNERS)
    assert lights.glow == chase.sitting.glow


def test_the_same_holds_for_a_detective_on_a_hideout(chase: Here) -> None:
    chase.sense(bit(spot(0, 0)), 1000)
    lights = chase.lights
    assert (lights.wrong, lights.targets, lights.closed) == (bit(spot(0, 0)), 0, CORNERS)


def test_a_piece_with_few_ways_to_go_lights_them() -> None:
    here = Here("catch-it")
    here.sense(here.pieces & ~bit(at("D1")), 300)
    assert (here.lights.targets, here.lights.closed) == (bits(map(at, ("C2", "D2", "E2"))), 0)


# ---- the path of a move

BOT = {"blue": bot(1)}
CHAIN = tuple(map(at, ("E2", "C2", "C4", "A6")))


def chain_of(seats: dict[Seat, Player] | None) -> Here:
    here = pitch("E2 D2 B5 G1", "C3 A1 G7", "E2", seats)
    here.play("G1-G2")  # The first half of the turn, after which a bot goes on.
    here.stand()
    here.play("E2-A6")
    return here


def test_the_lights_lead_a_piece_along_the_chain_that_a_bot_has_jumped() -> None:
    here = chain_of(BOT)
    here.sense(mask(here.sitting.carrying.came_from), 300)
    assert here.lights.ways == (CHAIN,)
    assert here.lights.path is None  # The way shows it again and again.


def test_a_path_lasts_until_the_piece_has_followed_and_for_some_seconds() -> None:
    here = chain_of(BOT)
    here.sense(mask(here.sitting.carrying.came_from), SHOWN_MS + 2000)
    assert here.lights.ways == (CHAIN,)
    here.stand()
    assert here.sitting.snapshot().path is None
    here = chain_of(BOT)
    here.stand()
    path = here.lights.path
    assert path is not None and path.points == CHAIN
    here.sense(here.pieces, SHOWN_MS)
    assert here.lights.path is None


def test_hands_need_not_be_shown_where_they_have_gone() -> None:
    here = pitch("E2 D2 B5 G1", "C3 A1 G7", "E2")
    here.carry(at("E2"), at("A6"))
    assert len(here.sitting.referee.line) == 1
    assert here.sitting.snapshot().path is None


def test_a_winning_chain_is_shown_to_the_exit_where_the_pawn_stands() -> None:
    here = pitch("B6 A1", "A7 C7 G2", "B6")
    for end in (spot(1, 1), spot(5, 1)):
        here = pitch("B6 A1", "A7 C7 G2", "B6")
        here.carry(at("B6"), end)
        path = here.lights.path
        assert here.sitting.over and path is not None and path.points == (at("B6"), end)


def test_a_game_that_is_resumed_or_taken_back_has_no_path() -> None:
    here = pitch("E2 D2 B5 G1", "C3 A1 G7", "E2", {"red": bot(1)})
    here.carry(at("E2"), at("A6"))
    here.carry(at("G1"), at("G2"))
    here.play("G7-G6")
    assert here.sitting.snapshot().path is not None
    again = Sitting.of(here.sitting.referee, {}, lambda *_: None, keep_nothing)
    assert again.snapshot().path is None
    here.sitting.take_back(here.now)
    assert here.sitting.snapshot().path is None
    here.stand()
    here.play("G1-F1")
    assert here.sitting.snapshot().path is not None


def test_a_hint_leaves_the_path_alone() -> None:
    here = chain_of(BOT)
    here.stand()
    before = here.sitting.snapshot().path
    here.sitting.referee.mark("hint", "blue", "facts")
    here.sitting.news.update(here.sitting.referee)
    assert before is not None and here.sitting.snapshot().path == before
