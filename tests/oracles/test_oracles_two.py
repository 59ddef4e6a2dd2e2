"""Check the oracles of Catch a Thief and Catch'it against RULES.md and hand-made positions."""

from __future__ import annotations

import random

import pytest

from . import catch_a_thief
from .catch_a_thief import Oracle as CatchAThief
from .catch_it import Oracle as CatchIt

# --- Catch a Thief -----------------------------------------------------------------------------------------


def chase(variant: int, *points: str) -> CatchAThief:
    """Return a game after these moves, the thief's and the detective's in turn."""
    game = CatchAThief({"variant": variant})
    for point in points:
        game.play(game.to_act()[0], point)
    return game


@pytest.mark.parametrize(("variant", "count"), [(1, 1008), (2, 1288)])
def test_thief_has_as_many_paths_as_the_rules_count(variant: int, count: int) -> None:
    ended = [p for n in (9, 10) for p in catch_a_thief.paths(variant, n) if p[-1] in catch_a_thief.HIDEOUTS]
    assert len(ended) == count
    assert {len(path) - 1 for path in ended} == ({10} if variant == 1 else {9, 10})
    assert list(catch_a_thief.paths(variant, 11)) == []


def test_first_moves_of_both_seats() -> None:
    assert CatchAThief({}).moves("thief") == ["5F", "6E", "6G", "7F"]
    assert chase(2).moves("thief") == ["5E", "5F", "5G", "6E", "6G", "7E", "7F", "7G"]
    assert CatchAThief({}).moves("detective") == []
    assert chase(1, "6G").moves("detective") == ["6F"]


def test_detective_may_visit_all_but_the_hideouts_even_the_same_point_again() -> None:
    visits = chase(1, "6G", "6F", "5G").moves("detective")
    assert len(visits) == 117
    assert not {"1A", "1K", "11A", "11K"} & set(visits)
    assert "6F" in visits
    assert visits[:2] == ["10A", "10B"]


def test_thief_walks_away_from_the_centre_and_has_both_sides_of_an_axis() -> None:
    assert chase(1, "6G", "6F").moves("thief") == ["5G", "6H", "7G"]
    assert chase(2, "5G", "6F").moves("thief") == ["4G", "5H"]


@pytest.mark.parametrize(("visit", "colour"), [("6H", "blue"), ("5F", "orange")])
def test_clues_of_the_second_turn(visit: str, colour: str) -> None:
    assert chase(1, "6G", "6F", "5G", visit).clue() == {"n": 2, "at": visit, "colour": colour}


def test_catch_scores_its_turn_and_leaves_no_clue() -> None:
    game = chase(1, "6G", "6F", "5G", "5G")
    assert game.result() == {"how": "caught", "winners": ["detective"], "scores": {"detective": 2}}
    assert game.clue() == {"n": 1, "at": "6F", "colour": "orange"}
    assert game.to_act() == [] and game.moves("thief") == [] and game.moves("detective") == []
    assert game.candidates() == ["5G"]


def test_detective_is_not_caught_up_with_by_a_thief_who_walks_onto_the_last_visit() -> None:
    game = chase(1, "6G", "6F", "6H", "6I", "6I")
    assert game.result() is None and game.to_act() == ["detective"]


@pytest.mark.parametrize(
    ("variant", "walk"),
    [(1, "6G 6H 6I 6J 6K 5K 4K 3K 2K 1K"), (2, "5G 4G 3G 2G 1G 1H 1I 1J 1K")],
)
def test_escape_ends_the_game_before_the_reply_and_scores_ten(variant: int, walk: str) -> None:
    game = chase(variant)
    for point in walk.split():
        assert game.result() is None
        game.play("thief", point)
        if game.to_act():
            game.play("detective", "6F" if game.clue() is None else "11B")
    assert game.result() == {"how": "escaped", "winners": ["thief"], "scores": {"detective": 10}}
    assert game.candidates() == ["1K"]


def test_candidates_of_the_rules_examples() -> None:
    assert chase(1).candidates() == ["6F"]
    assert chase(1, "6G", "6F").candidates() == ["5F", "6E", "6G", "7F"]
    assert chase(2, "5G", "6F").candidates() == ["5E", "5G", "7E", "7G"]
    assert chase(1, "6G", "6F", "5G", "6H").candidates() == ["4F", "5E", "5G", "7E", "7G", "8F"]


def test_candidates_know_that_the_thief_has_moved_and_has_not_escaped() -> None:
    assert chase(1, "6G", "6F", "5G").candidates() == ["4F", "5E", "5G", "6D", "6H", "7E", "7G", "8F"]
    game = chase(2, "6G", "6F")
    for point in ("6H", "6I", "6J", "6K", "5K", "4K", "3K"):
        game.play("thief", point)
        game.play("detective", "3C")
    game.play("thief", "2K")
    assert "2K" in game.candidates()
    assert set(game.candidates()) <= {"1B", "2A", "1J", "2K", "10A", "11B", "10K", "11J"}


def test_true_place_is_always_a_candidate() -> None:
    chance = random.Random(6)
    for number in range(20):
        game, place = chase(1 + number % 2), "6F"
        while game.to_act():
            seat = game.to_act()[0]
            move = chance.choice(game.moves(seat))
            place = move if seat == "thief" else place
            game.play(seat, move)
            assert place in game.candidates()


# --- Catch'it ----------------------------------------------------------------------------------------------


def pitch(blue: str, red: str, ball: str, to_move: str = "blue", *, repetition: bool = True) -> CatchIt:
    """Return a game that starts at this position."""
    position = {"blue": blue.split(), "red": red.split(), "ball": ball, "to_move": to_move}
    return CatchIt({"position": position, "repetition": repetition})


def played(game: CatchIt, texts: str) -> CatchIt:
    """Return the game after these moves, each by the seat that acts."""
    for text in texts.split():
        game.play(game.to_act()[0], text)
    return game


def of(game: CatchIt, start: str) -> list[str]:
    """Return the legal moves of one pawn of the side that acts."""
    return [text for text in game.moves(game.to_act()[0]) if text.startswith(start)]


def test_1_starter_plays_first_and_each_pawn_can_only_step_forward() -> None:
    for starter, row, ahead in (("blue", 1, 2), ("red", 7, 6)):
        game = CatchIt({"starter": starter})
        steps = {f"{a}{row}-{b}{ahead}" for a in "ABCDEFG" for b in "ABCDEFG" if abs(ord(a) - ord(b)) <= 1}
        assert game.to_act() == [starter]
        assert len(steps) == 19 and game.moves(starter) == sorted(steps)
    assert played(CatchIt({}), "A1-A2").moves("blue") == ["D1-C2", "D1-D2", "D1-E2"]


def test_2_and_6_second_move_is_another_pawns_and_leaves_the_ball_alone() -> None:
    steps = "A1-A2 A1-B2 B1-A2 B1-B2 B1-C2 C1-B2 C1-C2 C1-D1 E1-D1 E1-E2 E1-F2 F1-E2 F1-F2 F1-G2 G1-F2 G1-G2"
    jumps = "B1-D1 B1-D3 C1-E3 E1-C3 F1-D1 F1-D3"
    game = played(CatchIt({}), "D1-D2")
    assert game.moves("blue") == sorted(steps.split() + jumps.split())
    assert not game.accepts("blue", "B1-D1xD3")
    assert played(game, "B1-D3").to_act() == ["red"]


def test_3_jump_needs_a_pawn_to_cross_and_a_free_square_behind_it() -> None:
    game = pitch("A1 G1", "B1 C1 A2 G7", "G7")
    assert of(game, "A1") == ["A1-A3", "A1-B2"]
    assert not game.accepts("blue", "A1-B2-B3")
    assert of(pitch("A1 G1", "B2 D4 G7", "G7"), "A1") == ["A1-A2", "A1-B1", "A1-C3", "A1-E5"]


def test_4_no_pawn_is_jumped_back_and_forth() -> None:
    game = pitch("A1 G4", "B1 D1 G7", "D1")
    assert of(game, "A1") == ["A1-A2", "A1-B2", "A1-C1", "A1-E1", "A1xE1"]
    assert not game.accepts("blue", "A1-C1xE1-C1")


def test_4_and_5_a_pawn_may_be_jumped_along_another_line_and_robbed_only_then() -> None:
    game = pitch("C3 G1", "D4 D5 G7", "D4")
    steps = ["C3-B2", "C3-B3", "C3-B4", "C3-C2", "C3-C4", "C3-D2", "C3-D3"]
    chains = ["C3-E5", "C3xE5", "C3-C5", "C3xC5", "C3-E3", "C3xE3"]
    assert of(game, "C3") == sorted(steps + chains)
    for path in ("C3xE5-C5-E3", "C3-E5-C5xE3", "C3-E5-C5-E3", "c3 - e5 - c5 X e3"):
        assert game.accepts("blue", path)
    for path in ("C3-E5xC5-E3", "C3xE5-C5xE3", "C3-C5-E3", "C3-E5-C5-E3-C5"):
        assert not game.accepts("blue", path)


def test_4_start_square_may_be_passed_but_is_no_end() -> None:
    game = pitch("C3 G1", "D4 D5 C4 B3 G7", "D4")
    assert "C3xA3" in game.moves("blue") and "C3-A3" in game.moves("blue")
    assert game.accepts("blue", "C3xE5-C5-C3-A3")
    assert not {"C3-C3", "C3xC3"} & set(game.moves("blue"))
    assert not game.accepts("blue", "C3xE5-C5-C3")


def test_5_chain_of_the_rules_has_two_outcomes_for_the_ball() -> None:
    game = pitch("E2 D2", "C3 B5 G7", "D2")
    assert {"E2-A6", "E2xA6"} <= set(game.moves("blue"))
    assert game.accepts("blue", "E2-C2-C4-A6") and game.accepts("blue", "E2xC2-C4-A6")
    assert not game.accepts("blue", "E2-C2xC4-A6") and not game.accepts("blue", "E2-C4-A6")
    assert not game.accepts("red", "E2-A6")
    robbed = played(pitch("E2 D2", "C3 B5 G7", "D2"), "E2xA6")
    assert "D2-D1" in robbed.moves("blue")  # catch-it 6: it carries nothing any more
    assert played(robbed, "D2-D1").to_act() == ["red"]


def test_6_defender_who_has_taken_the_ball_may_not_take_it_again() -> None:
    game = played(pitch("D3 D6", "D4 G7", "D4"), "D3xD5")
    assert of(game, "D6") == ["D6-C5", "D6-C6", "D6-C7", "D6-D7", "D6-E5", "D6-E6", "D6-E7"]
    assert played(pitch("D3 E6", "D4 G7", "D4"), "D3xD5").accepts("blue", "E6-C4")
    assert not played(pitch("D3 E6", "D4 G7", "D4"), "D3xD5").accepts("blue", "E6xC4")


def test_7_attacker_must_touch_the_ball_and_taking_from_a_friend_will_do() -> None:
    game = played(pitch("A1 C1 G1", "G7", "A1"), "G1-G2")
    assert of(game, "C1") == [] and of(game, "A1") == ["A1-A2", "A1-B1", "A1-B2"]
    assert of(played(pitch("B1 C1 G1", "G7", "B1"), "G1-G2"), "C1") == ["C1xA1"]


def test_7_defender_need_not_touch_the_ball_but_may() -> None:
    game = played(pitch("C3 G1", "D4 G7", "D4"), "G1-G2")
    assert {"C3-C4", "C3-E5", "C3xE5"} <= set(game.moves("blue"))


def test_8_red_takes_and_leaves_over_the_corner() -> None:
    game = pitch("D5 C3 A1", "D6 G7", "D5", "red")
    assert game.accepts("red", "D6xD4-B2-out")
    assert not game.accepts("red", "D6-D4-B2-out") and not game.accepts("red", "D6-D4-B2xout")
    assert "D6-out" not in game.moves("red")
    played(game, "D6xout")
    assert game.result() == {"how": "goal", "winners": ["red"], "scores": {"blue": 0, "red": 1}}
    assert game.to_act() == [] and game.moves("red") == []


def test_8_winning_jump_may_be_the_one_that_takes() -> None:
    assert {"C6xout"} == {t for t in pitch("C6 A1", "C7 G7", "C7").moves("blue") if t.endswith("out")}
    assert "B6-out" in pitch("B6 A1", "A7 G7", "B6").moves("blue")


def test_8_nobody_leaves_without_the_ball_or_by_a_side_or_the_own_row() -> None:
    assert not [t for t in pitch("A7 B6 D1", "C7 G2", "D1").moves("blue") if "out" in t]
    by_the_side = pitch("B4 G1", "A4 G7", "B4")
    assert of(by_the_side, "B4") == ["B4-A3", "B4-A5", "B4-B3", "B4-B5", "B4-C3", "B4-C4", "B4-C5"]
    assert not [t for t in pitch("D2 D1 A1", "G7", "D2").moves("blue") if "out" in t]
    assert not [t for t in pitch("D2", "D7 D6 G7", "D7", "red").moves("red") if "out" in t]


def test_8_win_can_be_the_second_pawn_move() -> None:
    game = played(pitch("D7 A1", "G2", "D7"), "A1-A2 D7-out")
    assert game.result() == {"how": "goal", "winners": ["blue"], "scores": {"blue": 1, "red": 0}}


def test_9_first_move_must_leave_a_legal_second() -> None:
    game = pitch("A1 B1 G7", "A2 B2 A3 C3 C1", "A1")
    assert game.moves("blue") == ["B1-B3", "B1-C2", "B1-D1", "B1-D3"]


def test_9_without_a_complete_turn_one_move_of_any_kind_is_the_turn() -> None:
    game = pitch("A1 G7", "A2 B1 B2 A3 C1 C3", "A1")
    assert game.moves("blue") == ["G7-F6", "G7-F7", "G7-G6"]
    assert played(game, "G7-F6").to_act() == ["red"]
    alone = pitch("C3", "D4 G7", "D4")
    assert "C3xE5" in alone.moves("blue") and "C3-C4" in alone.moves("blue")
    assert played(alone, "C3xE5").to_act() == ["red"]


def test_9_a_win_is_a_complete_turn_for_a_lone_pawn() -> None:
    assert pitch("D7", "G1", "D7").moves("blue") == ["D7-out"]


def test_9_player_without_any_move_passes() -> None:
    game = pitch("A1", "A2 B1 B2 A3 C1 C3", "A1")
    assert game.moves("blue") == ["pass"]
    assert game.accepts("blue", " Pass ") and not game.accepts("blue", "A1-A2")
    assert played(game, "pass").to_act() == ["red"]
    assert not game.accepts("red", "pass")


@pytest.mark.parametrize("repetition", [True, False])
def test_10_third_standing_of_a_position_is_a_draw_unless_switched_off(repetition: bool) -> None:
    game = pitch("D1 A1", "F7 G7", "D1", repetition=repetition)
    there_and_back = "D1-D2 A1-A2 F7-F6 G7-G6 D2-D1 A2-A1 F6-F7 G6-G7"
    played(game, there_and_back)
    assert game.result() is None
    played(game, there_and_back)
    if repetition:
        assert game.result() == {"how": "repetition", "winners": [], "scores": {"blue": 0, "red": 0}}
        assert game.to_act() == []
    else:
        assert game.result() is None and game.to_act() == ["blue"]


def test_an_unknown_option_is_refused() -> None:
    for oracle in (CatchAThief, CatchIt):
        with pytest.raises(ValueError):
            oracle({"varient": 2})


def test_only_listed_texts_are_played() -> None:
    for text in ("D1-D3", "d1-d2", "D1xD2", "D1-out", "pass", ""):
        with pytest.raises(ValueError):
            CatchIt({}).play("blue", text)
    with pytest.raises(ValueError):
        CatchIt({}).play("red", "D7-D6")
