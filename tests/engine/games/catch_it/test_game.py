"""Catch'it, rule by rule: `test_4_…` is about rule `catch-it 4`. The reasons of refusals are in `test_verdicts.py`."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import load
from engine.referee import AnyReferee, Referee
from tests.oracles import catch_it as oracle

GAME = load("catch-it")
EXPLORE = settings(deadline=None, derandomize=True, database=None, max_examples=150)


def pitch(blue: str, red: str, ball: str, to_move: str = "blue", **options: Any) -> AnyReferee:
    """Return a game that starts in this position."""
    position = {"blue": blue.split(), "red": red.split(), "ball": ball, "to_move": to_move}
    return Referee(GAME, {"position": position, **options}, seed=0)


def played(referee: AnyReferee, texts: str) -> AnyReferee:
    """Play these moves, each by the side whose turn it is, and return the game."""
    for text in texts.split():
        (seat,) = referee.to_act
        referee.play(seat, GAME.read(text))
    return referee


def moves(referee: AnyReferee, start: str = "") -> list[str]:
    """Return the legal moves of the side to act, or only those of the pawn on `start`."""
    (seat,) = referee.to_act
    texts = sorted(GAME.write(move) for move in referee.legal(seat) or ())
    return [text for text in texts if text.startswith(start)]


def accepts(referee: AnyReferee, text: str) -> bool:
    (seat,) = referee.to_act
    return GAME.judge(referee.view(seat), GAME.read(text)).ok


def result(referee: AnyReferee) -> Any:
    return referee.outcome and referee.outcome.as_json()


@pytest.mark.parametrize(("starter", "row", "ahead"), [("blue", 1, 2), ("red", 7, 6)])
def test_1_the_starter_has_the_ball_on_d_and_plays_first(starter: str, row: int, ahead: int) -> None:
    referee = Referee(GAME, {"starter": starter}, seed=0)
    shown = GAME.show(referee.view("table"))
    assert shown["blue"] == [f"{column}1" for column in "ABCDEFG"]
    assert shown["red"] == [f"{column}7" for column in "ABCDEFG"]
    assert (shown["ball"], shown["to_act"]) == (f"D{row}", [starter])
    steps = {f"{a}{row}-{b}{ahead}" for a in "ABCDEFG" for b in "ABCDEFG" if abs(ord(a) - ord(b)) <= 1}
    assert len(steps) == 19  # two for each corner pawn, three for each of the other five
    assert moves(referee) == sorted(steps)


def test_2_a_turn_is_two_moves_by_two_different_pawns() -> None:
    referee = played(Referee(GAME, {}, seed=0), "A1-A2")
    assert referee.to_act == {"blue"}
    assert moves(referee, "A2") == []
    assert played(referee, "D1-D2").to_act == {"red"}


def test_3_a_pawn_steps_like_a_king_to_free_squares() -> None:
    around = ["C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5"]
    assert moves(pitch("D4 A1", "G7", "G7"), "D4") == [f"D4-{square}" for square in around]
    assert moves(pitch("G1 A1", "G7", "G7"), "G1") == ["G1-F1", "G1-F2", "G1-G2"]


def test_3_a_pawn_jumps_over_either_colour_in_all_eight_directions() -> None:
    referee = pitch("D4 C3 C4 C5 D3 A1", "D5 E3 E4 E5 G7", "A1")
    assert moves(referee, "D4") == [f"D4-{square}" for square in ("B2", "B4", "B6", "D2", "D6", "F2", "F4", "F6")]


def test_3_a_jump_needs_the_free_square_right_behind_one_pawn() -> None:
    assert moves(pitch("D4 D5 D6 A1", "G7", "G7"), "D4-D") == ["D4-D3"]
    assert moves(pitch("D4 A1", "D6 G7", "G7"), "D4-D") == ["D4-D3", "D4-D5"]


def test_3_a_step_and_a_jump_do_not_go_together() -> None:
    referee = pitch("A1 G1", "C2 G7", "G7")  # From A1, a step to B1 or B2 leads next to C2.
    assert moves(referee, "A1") == ["A1-A2", "A1-B1", "A1-B2"]


# To take the ball on D5 and end on D2, the pawn on D4 would have to jump back over D5.
BACK_AND_FORTH = ("D4 A1", "D5 D3 G7", "D5")
ROUND_TRIP = ("D4 A1", "D5 D3 C5 C4 G7", "D5")  # The pawn can come back to D4 over C5 and C4 instead.


def test_4_no_pawn_is_jumped_back_and_forth() -> None:
    referee = pitch(*BACK_AND_FORTH)
    assert {"D4xD6", "D4-D2"} <= set(moves(referee))
    assert "D4xD2" not in moves(referee)
    assert not accepts(referee, "D4xD6-D4-D2")


def test_4_the_start_square_may_be_passed_through_but_ends_no_chain() -> None:
    referee = pitch(*ROUND_TRIP)
    assert "D4xD2" in moves(referee) and accepts(referee, "D4xD6-B4-D4-D2")
    assert not {"D4-D4", "D4xD4"} & set(moves(referee))
    assert not [text for text in ("D4-D4", "D4xD4", "D4xD6-B4-D4", "D4-D6-B4-D4") if accepts(referee, text)]


TWO_LINES = ("D4 A1", "C5 B5 G7", "C5")  # D4 jumps over C5 to B6, over B5 to B4, and over C5 again to D6.


def test_4_a_pawn_may_be_jumped_again_along_another_line() -> None:
    referee = pitch(*TWO_LINES)
    assert {"D4-D6", "D4xD6"} <= set(moves(referee))
    assert accepts(referee, "D4-B6-B4-D6")


def test_5_the_ball_may_be_taken_early_or_late_in_a_chain_or_left() -> None:
    referee = pitch(*TWO_LINES)
    for text, ball in (("D4xB6-B4-D6", "D6"), ("D4-B6-B4xD6", "D6"), ("D4-B6-B4-D6", "C5")):
        assert GAME.show(played(pitch(*TWO_LINES), text).view("table"))["ball"] == ball
    assert not accepts(referee, "D4xB6-B4xD6")
    assert not accepts(referee, "D4-B6xB4-D6")


@pytest.mark.parametrize(
    ("text", "ball"),
    [("E2-A6", "D2"), ("E2-C2-C4-A6", "D2"), ("E2xA6", "A6"), ("E2xC2-C4-A6", "A6")],
)
def test_5_the_chain_of_the_leaflet_leaves_or_carries_the_ball_and_captures_nothing(text: str, ball: str) -> None:
    shown = GAME.show(played(pitch("A1 C3", "E2 D2 B5 G7", "D2", "red"), text).view("red"))
    assert (shown["ball"], shown["blue"], shown["red"]) == (ball, ["A1", "C3"], ["A6", "B5", "D2", "G7"])


def test_5_the_ball_is_taken_from_a_friend_as_from_an_enemy() -> None:
    assert {"D4-D6", "D4xD6"} <= set(moves(pitch("D4 D5 A1", "G7", "D5")))
    assert {"D4-D6", "D4xD6"} <= set(moves(pitch("D4 A1", "D5 G7", "D5")))


def test_5_the_robbed_pawn_may_be_the_second_to_move() -> None:
    referee = played(pitch("D4 D5", "G7", "D5"), "D4xD6")
    assert moves(referee, "D5")
    assert not [text for text in moves(referee) if "x" in text]


def test_6_the_ball_is_moved_or_taken_once_a_turn() -> None:
    carried = played(pitch("D1 C1 G1", "G7", "D1"), "D1-D2")
    assert "C1-E3" in moves(carried) and "C1xE3" not in moves(carried)
    taken = played(pitch("D4 C6 G1", "D5 G7", "D5"), "D4xD6")
    assert "C6-E6" in moves(taken) and "C6xE6" not in moves(taken)


def test_7_the_attacker_moves_or_takes_the_ball_with_the_first_pawn_or_with_the_second() -> None:
    late = played(pitch("B1 C1 G1", "G7", "B1"), "G1-G2")
    assert moves(late) == ["B1-A1", "B1-A2", "B1-B2", "B1-C2", "B1-D1", "C1xA1"]
    early = played(pitch("B1 C1 G1", "G7", "B1"), "B1-B2")
    assert moves(early, "G1") == ["G1-F1", "G1-F2", "G1-G2"]


def test_7_the_defender_need_not_touch_the_ball() -> None:
    referee = played(pitch("C3 G1", "D4 G7", "D4"), "G1-G2")
    assert {"C3-C4", "C3-E5", "C3xE5"} <= set(moves(referee))


BLUE_WINS = {"how": "goal", "winners": ["blue"], "scores": {"blue": 1, "red": 0}}
RED_WINS = {"how": "goal", "winners": ["red"], "scores": {"blue": 0, "red": 1}}


@pytest.mark.parametrize("text", ["D6xout", "D6xD4-B2-out"])
def test_8_the_leaflets_winning_chain_ends_the_game_on_the_first_pawn(text: str) -> None:
    referee = played(pitch("D5 C3 A1", "D6 G7", "D5", "red"), text)
    assert result(referee) == RED_WINS
    assert referee.to_act == frozenset()
    assert [referee.legal(seat) for seat in ("blue", "red")] == [(), ()]


@pytest.mark.parametrize(
    ("blue", "red", "ball", "win"),
    [
        ("D7 A1", "G2", "D7", "D7-out"),  # a step
        ("A7 A1", "G2", "A7", "A7-out"),  # from the corner
        ("D6 A1", "D7 G2", "D6", "D6-out"),  # a jump
        ("B6 A1", "A7 G2", "B6", "B6-out"),  # a jump over a corner
        ("F6 A1", "G7 G2", "F6", "F6-out"),
        ("D6 A1", "D7 G2", "D7", "D6xout"),  # The jump that takes the ball also wins.
        ("D4 A1", "D5 E7 G2", "D4", "D4-out"),  # a chain
    ],
)
def test_8_the_ball_wins_beyond_the_enemys_row(blue: str, red: str, ball: str, win: str) -> None:
    assert [text for text in moves(pitch(blue, red, ball)) if "out" in text] == [win]
    assert result(played(pitch(blue, red, ball), win)) == BLUE_WINS
    if "x" not in win:  # The second pawn of a turn may win too.
        assert result(played(pitch(blue, red, ball), f"A1-A2 {win}")) == BLUE_WINS


@pytest.mark.parametrize(
    ("blue", "red", "ball", "to_move"),
    [
        ("D7 A1", "G2", "A1", "blue"),  # without the ball
        ("D6 A1", "D7 G2", "A1", "blue"),
        ("A4 D1", "G7", "A4", "blue"),  # by a side
        ("B4 D1", "A4 G7", "B4", "blue"),
        ("F5 D1", "G6 G7", "F5", "blue"),
        ("D1 A1", "G7", "D1", "blue"),  # beyond the own row
        ("D2 D1 A1", "G7", "D2", "blue"),
        ("D2 A1", "D7 D6 G7", "D6", "red"),
    ],
)
def test_8_nobody_leaves_otherwise(blue: str, red: str, ball: str, to_move: str) -> None:
    assert not [text for text in moves(pitch(blue, red, ball, to_move)) if "out" in text]


def test_9_a_first_move_must_leave_a_second_one() -> None:
    referee = pitch("A1 C2", "A2 A3 B2 C1 C3", "A1")  # The carrier on A1 can only step to B1.
    assert moves(referee, "C2-B") == ["C2-B3"]
    assert moves(referee, "A1") == ["A1-B1"]


def test_9_without_a_complete_turn_one_move_is_the_turn_and_the_ball_may_rest() -> None:
    alone = pitch("C3", "D4 G7", "D4")
    assert {"C3-C4", "C3-E5", "C3xE5"} <= set(moves(alone))
    assert played(alone, "C3xE5").to_act == {"red"}
    stuck = pitch("A1 G1", "A2 B1 B2 A3 C1 C3", "A1")
    assert moves(stuck) == ["G1-F1", "G1-F2", "G1-G2"]
    assert played(stuck, "G1-G2").to_act == {"red"}


def test_9_who_cannot_move_at_all_passes() -> None:
    referee = pitch("A1", "A2 B1 B2 A3 C1 C3", "A1")
    assert moves(referee) == ["pass"]
    assert played(referee, "pass").to_act == {"red"}
    assert not accepts(referee, "pass")


THERE_AND_BACK = "A1-A2 B1-B2 G7-G6 F7-F6 A2-A1 B2-B1 G6-G7 F6-F7"
DRAW = {"how": "repetition", "winners": [], "scores": {"blue": 0, "red": 0}}


@pytest.mark.parametrize(("repetition", "end"), [(True, DRAW), (False, None)])
def test_10_the_third_standing_is_a_draw_unless_switched_off(repetition: bool, end: Any) -> None:
    referee = pitch("A1 B1", "G7 F7", "A1", repetition=repetition)
    assert result(played(referee, THERE_AND_BACK)) is None
    assert result(played(referee, THERE_AND_BACK)) == end  # The given position counts as its first occurrence.
    assert bool(referee.to_act) == (end is None)


def test_10_another_carrier_is_another_position() -> None:
    referee = pitch("A1 B1", "G7 F7", "A1")
    crossing = ["A1-A2 B1-B2 G7-G6 F7-F6 A2-B1 B2-A1 G6-G7 F6-F7", "B1-B2 A1-A2 G7-G6 F7-F6 B2-A1 A2-B1 G6-G7 F6-F7"]
    # The pawns stand like this four times, but the ball is only twice on each square.
    for texts in (*crossing, crossing[0]):
        assert result(played(referee, texts)) is None
    assert result(played(referee, crossing[1])) == DRAW


def test_10_another_side_to_move_is_another_position() -> None:
    referee = pitch("A1", "G7", "A1")
    played(referee, "A1-A2 G7-G6 A2-B1 G6-G7 B1-A1")  # The pawns stand as at the start, but red is to move.
    assert result(played(referee, "G7-G6 A1-A2 G6-G7 A2-A1")) is None
    assert result(played(referee, "G7-G6 A1-A2 G6-G7 A2-A1")) == DRAW


def crowd(rng: Random) -> dict[str, Any]:
    """Return a position on a part of the board. It is usually crowded, so that there are long chains of jumps."""
    columns, rows = ("ABCDEFG"[: rng.randint(4, 7)], "1234567"[rng.randint(0, 3) :])
    part = [column + row for column in columns for row in rows]
    blue, red = rng.randint(1, 7), rng.randint(1, 7)
    pawns = rng.sample(part, blue + red)
    ball, to_move = rng.choice(pawns), rng.choice(["blue", "red"])
    return {"blue": pawns[:blue], "red": pawns[blue:], "ball": ball, "to_move": to_move}


@EXPLORE
@given(st.integers(0, 1 << 32))
def test_the_moves_of_a_turn_are_those_that_the_independent_referee_lists(seed: int) -> None:
    rng = Random(seed)
    position = crowd(rng)
    referee, slow = Referee(GAME, {"position": position}, seed=0), oracle.Oracle({"position": position})
    (side,) = referee.to_act
    assert moves(referee) == slow.moves(side)
    text = rng.choice(moves(referee))
    slow.play(side, text)
    assert result(played(referee, text)) == slow.result()
    assert not referee.to_act or moves(referee) == slow.moves(*referee.to_act)


@settings(EXPLORE, max_examples=20)
@given(st.data(), st.sampled_from(["blue", "red"]))
def test_a_random_game_keeps_fourteen_pawns_and_one_ball(data: st.DataObject, starter: str) -> None:
    referee = Referee(GAME, {"starter": starter}, seed=0)
    for _ in range(40):
        played(referee, data.draw(st.sampled_from(moves(referee))))
        shown = GAME.show(referee.view("table"))
        pawns = {*shown["blue"], *shown["red"]}
        if referee.outcome and referee.outcome.winners:
            assert shown["ball"] == "out" and len(pawns) == 13
        else:
            assert shown["ball"] in pawns and len(pawns) == 14
        if referee.outcome:
            return
