"""Catch'it: a winning pawn may be put down exactly where its step or its last jump can land (rule 8)."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import TABLE
from engine.games import load
from engine.referee import AnyReferee, Referee
from pi_app.games import front_of
from pi_app.grid import spot
from tests.oracles.agreement import random_position
from tests.oracles.catch_it import BEYOND, DIRECTIONS, Position, Square, given_position, jumps, set_out, square

GAME = load("catch-it")
TABLETOP = front_of("catch-it").tabletop


def exits(position: Position, start: Square) -> set[Square]:
    """Return every place beyond the board where this pawn can carry the ball, by following all its chains of jumps."""
    beyond, found = BEYOND[position.pawns[start]], set()
    if start == position.ball:
        found = {(start[0] + dx, start[1] + dy) for dx, dy in DIRECTIONS if start[1] + dy == beyond}
    todo = [set_out(position, start)]
    seen = set(todo)
    while todo:
        pawn = todo.pop()
        for dx, dy in DIRECTIONS:
            over, land = (pawn.at[0] + dx, pawn.at[1] + dy), (pawn.at[0] + 2 * dx, pawn.at[1] + 2 * dy)
            fresh = (over, frozenset({(dx, dy), (-dx, -dy)})) not in pawn.jumped
            if land[1] == beyond and over in position.pawns and over != start and fresh:
                found |= {land} if pawn.holds or over == position.ball else set()
        onward = {jump.then for jump in jumps(position, pawn) if jump.then is not None} - seen
        seen |= onward
        todo += onward
    return found


def lit(referee: AnyReferee) -> dict[int, set[int]]:
    """Return the points beyond the board that the table lights for each pawn."""
    found: dict[int, set[int]] = {}
    for reading in TABLETOP.readings(referee.view(TABLE)):
        if reading.move.endswith("out"):
            assert reading.start is not None and reading.end is not None
            found.setdefault(reading.start, set()).add(reading.end)
    return found


def point(place: Square) -> int:
    """Return the point of a place, by the geometry in the rules: A is x = 2, row r is y = 9 - r."""
    return spot(place[0] + 1, 9 - place[1])


def pitch(blue: str, red: str, ball: str, to_move: str = "blue") -> AnyReferee:
    position = {"blue": blue.split(), "red": red.split(), "ball": ball, "to_move": to_move}
    return Referee(GAME, {"position": position}, seed=0)


def test_a_pawn_that_must_take_the_ball_to_win_leaves_only_by_a_jump_with_it() -> None:
    referee = pitch("A5 A6 B6 B7 C5 C7 G5", "A7 E4", "B7")
    assert lit(referee)[point(square("B6"))] == {point((2, 8))}  # Over A7 or C7 it would leave without the ball.


@pytest.mark.parametrize(
    ("blue", "red", "ball", "start", "wins"),
    [
        ("B6 A1", "A7 G2", "B6", "B6", [(0, 8)]),  # A jump over the pawn in the corner.
        ("B6 A1", "A7 G2", "A7", "B6", [(0, 8)]),  # The same jump takes the ball.
        ("G7 A1", "A2 B2", "G7", "G7", [(6, 8), (7, 8), (8, 8)]),  # A step from the corner.
        ("C4 C5 D7 A1", "E7 G2", "C5", "C4", [(5, 8)]),  # It takes the ball on C5, and C6 leads over D7 to E8.
    ],
)
def test_the_exits_of_a_pawn(blue: str, red: str, ball: str, start: str, wins: list[Square]) -> None:
    assert lit(pitch(blue, red, ball))[point(square(start))] == {point(place) for place in wins}


def test_the_lit_exits_are_those_of_an_independent_count() -> None:
    rng, winners, narrow = Random(15), 0, 0
    for _ in range(2500):
        given = random_position(rng)
        referee: AnyReferee = Referee(GAME, {"position": given}, seed=0)
        position, side = given_position({"position": given})
        counted = {point(start): set(map(point, exits(position, start))) for start in position.of(side)}
        assert lit(referee) == {start: ends for start, ends in counted.items() if ends}, given
        winners += sum(map(bool, counted.values()))
        narrow += sum(0 < len(ends) < 3 for ends in counted.values())
    assert winners > 300 and narrow > 100
