"""The examples of Catch'it's rules end as their texts tell. The shared tests play them and try their moves."""

from __future__ import annotations

import pytest

from engine.games import load
from engine.referee import AnyReferee
from pi_app.games import front_of

GAME = load("catch-it")


def example(article: str) -> AnyReferee:
    """Return the position of an article's example."""
    found = front_of("catch-it").rules.find(article).example
    assert found is not None
    return found.position("catch-it")


@pytest.mark.parametrize(("move", "ball"), [("E2xC2-C4-A6", "A6"), ("E2-C2-C4-A6", "D2")])
def test_5_the_same_chain_carries_the_ball_or_leaves_it(move: str, ball: str) -> None:
    referee = example("5")
    referee.play("red", GAME.read(move))
    assert GAME.show(referee.view("red"))["ball"] == ball


def test_7_only_the_carrier_and_the_pawn_that_takes_the_ball_can_move() -> None:
    moves = [GAME.write(move) for move in example("7").legal("blue") or ()]
    assert {move[:3] for move in moves} == {"D1-", "E1x"}
    assert {"D1-D2", "E1xC1"} <= set(moves)


def test_9_the_carrier_has_one_square() -> None:
    moves = [GAME.write(move) for move in example("9").legal("blue") or ()]
    assert [move for move in moves if move.startswith("A1")] == ["A1-B1"]


@pytest.mark.parametrize(
    ("article", "seat", "move", "how"),
    [("aim", "blue", "D7-out", "goal"), ("8", "red", "D6xD4-B2-out", "goal"), ("10", "red", "G6-G7", "repetition")],
)
def test_the_last_move_of_an_example_ends_the_game(article: str, seat: str, move: str, how: str) -> None:
    referee = example(article)
    referee.play(seat, GAME.read(move))
    assert referee.outcome is not None and referee.outcome.how == how
