"""The Catch'it bot: it wins when it can, prevents the opponent's wins, and beats random play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import bots
from engine.game import fold
from engine.games.catch_it import turns
from engine.games.catch_it.board import OUT
from engine.games.catch_it.bot import choose
from engine.games.catch_it.game import GAME, View
from engine.games.catch_it.turns import PASS, Position
from engine.games.catch_it.wins import winning_turn
from engine.referee import Referee
from tests.oracles.agreement import random_position


def at_once() -> bool:
    return True


def seen(position: dict[str, Any], seat: str | None = None) -> View:
    """Return the view of the side to move, or of `seat`, built from events alone."""
    state, events = GAME.start(GAME.check({"position": position}))
    return fold(GAME, GAME.blank(seat or state.position.side), events)


def squeezed(rng: Random, most: int = 7) -> dict[str, Any]:
    """Return a random position with so many pawns that the side to move can often win."""
    position = random_position(rng)
    while not all(4 <= len(position[side]) <= most for side in ("blue", "red")):
        position = random_position(rng)
    return position


def can_win(position: Position) -> bool:
    """Return by brute force whether a first or second pawn move of the turn carries the ball out."""
    for first in turns.legal(position):
        if first.end == OUT and first != PASS:
            return True
        after = turns.after(position, first)
        if after.side == position.side and any(second.end == OUT for second in turns.legal(after)):
            return True
    return False


def play_turn(view: View, level: int, rng: Random) -> Position:
    """Return the position after the bot's whole turn. The bot is called for each pawn move."""
    position = view.position
    while position.side == view.position.side and position.ball != OUT:
        move = choose(view._replace(position=position), level, rng, at_once)
        assert move in turns.legal(position)
        position = turns.after(position, move)
    return position


def test_whether_a_turn_can_win_is_known_exactly() -> None:
    rng, wins = Random(1), 0
    for _ in range(400):
        position = seen(squeezed(rng)).position
        turn = winning_turn(position)
        assert (turn is not None) == can_win(position)
        if turn:
            wins += 1
            for move in turn:
                assert move in turns.legal(position)
                position = turns.after(position, move)
            assert position.ball == OUT
    assert 40 < wins < 360


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_win_in_the_own_turn_is_never_missed(level: int) -> None:
    rng, wins = Random(level), 0
    while wins < 25:
        view = seen(squeezed(rng))
        if can_win(view.position):
            wins += 1
            assert play_turn(view, level, rng).ball == OUT


def test_a_defence_is_never_missed_at_the_upper_level() -> None:
    rng, defended = Random(5), 0
    while defended < 8:
        view = seen(squeezed(rng, most=4))
        if can_win(view.position):
            continue
        ends = _ends_of_turns(view.position)
        safe = [end for end in ends if not can_win(end)]
        if not 0 < len(safe) < len(ends):
            continue
        defended += 1
        assert not can_win(play_turn(view, 3, rng))


def _ends_of_turns(position: Position) -> list[Position]:
    ends = set()
    for first in turns.legal(position):
        after = turns.after(position, first)
        if after.side != position.side:
            ends.add(after)
        else:
            ends |= {turns.after(after, second) for second in turns.legal(after)}
    return sorted(ends)


def test_red_takes_the_ball_and_wins_over_the_corner() -> None:
    view = seen({"blue": ["D5", "C3", "A1"], "red": ["D6", "G7"], "ball": "D5", "to_move": "red"})
    for level in (1, 2, 3):
        assert GAME.write(choose(view, level, Random(level), at_once)) == "D6xout"


def test_the_same_seed_chooses_the_same_move() -> None:
    view = seen(squeezed(Random(9)))
    for level in bots.LEVELS:
        chosen = {choose(view, level, Random(3), bots.after_asking(4)) for _ in range(2)}
        assert len(chosen) == 1


def test_equally_good_moves_are_mixed() -> None:
    _, events = GAME.start(GAME.check({}))
    view = fold(GAME, GAME.blank("blue"), events)
    assert len({choose(view, 3, Random(seed), at_once) for seed in range(12)}) > 1


def test_a_lone_pawn_and_a_pass_are_played() -> None:
    assert choose(seen({"blue": ["A4"], "red": ["G7"], "ball": "A4", "to_move": "blue"}), 3, Random(1), at_once)
    stuck = {"blue": ["A1"], "red": ["A2", "B1", "B2", "A3", "C1", "C3"], "ball": "A1", "to_move": "blue"}
    assert choose(seen(stuck), 3, Random(1), at_once) == PASS


@pytest.mark.parametrize(("level", "games"), [(1, 10), (2, 8), (3, 6)])
def test_each_level_clearly_beats_chance(level: int, games: int) -> None:
    wins = 0
    for number in range(games):
        referee: Referee[Any, Any, Any] = Referee(GAME, {"starter": ("blue", "red")[number % 2]}, seed=0)
        bot = ("blue", "red")[number // 2 % 2]
        rng = Random(number)
        while not referee.outcome:
            (seat,) = referee.to_act
            referee.play(seat, choose(referee.view(seat), level if seat == bot else 0, rng, at_once))
        wins += referee.outcome.winners == (bot,)
    assert wins >= games - 1
