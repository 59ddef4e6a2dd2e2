"""A bot's pace: like that of people, the same for all truths that look alike, and longer than any thought."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import games
from engine.bots import bot_of
from engine.conformance.walk import random_move
from engine.game import TABLE
from engine.referee import MANUAL, AnyReferee, Referee
from pi_app.players import bot
from pi_app.table import thinking
from pi_app.table.pace import LEAST, MOST, Seen, pace
from pi_app.table.sitting import Sitting, keep_nothing
from tests.pi_app.disk.games import OPTIONS, think


def sat(game: str, line: Any) -> Sitting:
    """Return a sitting of bots after these moves."""
    referee: AnyReferee = Referee(games.load(game), OPTIONS[game], seed=0, chance=MANUAL)
    sitting = Sitting.of(referee, dict.fromkeys(referee.players, bot(1)), think, keep_nothing)
    for seat, move in line:
        sitting.seats.setdefault(seat, bot(1))  # Here the moves of CHANCE are made by the test.
        sitting.play(seat, move, 0)
    return sitting


@pytest.mark.parametrize("game", OPTIONS)
def test_two_truths_that_look_alike_have_the_same_pace_at_every_move(game: str) -> None:
    others = 0
    for seed in range(3):
        rng, line = Random(f"{game} {seed}"), []
        sitting = sat(game, ())
        for _ in range(12):
            referee = sitting.referee
            if referee.outcome:
                break
            seat = rng.choice(sorted(referee.to_act))
            move = random_move(referee, seat, rng, bot_of(game))
            line.append((seat, move))
            sitting = sat(game, line)
            other = [tuple(played) for played in referee.game.conjecture(sitting.referee.view(TABLE), rng)]
            twin = sat(game, other)
            assert twin.bots.seen == sitting.bots.seen and pace(twin.bots.seen) == pace(sitting.bots.seen)
            others += other != line
    assert others or game == "catch-it", "there is nothing to hide in Catch'it alone"


def test_no_thought_is_longer_than_the_shortest_pace() -> None:
    paces = [
        pace(Seen(game, told, opening, changes, goes_on))
        for game in games.names()
        for told in range(60)
        for opening in (False, True)
        for changes in (0, 1, 2, 60)
        for goes_on in (False, True)
    ]
    assert 2 * thinking.LONGEST_THOUGHT_MS <= LEAST <= min(paces), "a slow machine may think twice as long"
    assert max(paces) <= MOST
    assert len(set(paces)) > 20, "the jitter is there"


def test_a_new_game_and_a_changed_board_take_longer_and_the_rest_of_a_turn_is_quick() -> None:
    usual = Seen("catch-it", 7, False, 2, False)
    assert pace(usual._replace(goes_on=True)) < pace(usual)
    assert pace(usual) < pace(usual._replace(changes=4)) == pace(usual._replace(changes=40))
    assert pace(usual) < pace(usual._replace(opening=True))
