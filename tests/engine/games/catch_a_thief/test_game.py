"""Catch a Thief, rule by rule: `test_4_…` is about rule `catch-a-thief 4`."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import MoveError, OptionError, Verdict, fold
from engine.games import load
from engine.referee import Referee
from tests.oracles import catch_a_thief as oracle

GAME = load("catch-a-thief")
HIDEOUTS = ["1A", "1K", "11A", "11K"]
EVERYBODY = ("thief", "detective", "table")
RANDOM_GAMES = settings(deadline=None, derandomize=True, database=None, max_examples=15)
AWAY = ["6G", "6H", "6I", "6J", "6K", "5K", "4K", "3K", "2K", "1K"]  # ten steps to a hideout


def chase(*points: str, **options: Any) -> Referee[Any, Any, Any]:
    """Return a game after these moves, alternately of the thief and the detective."""
    referee = Referee(GAME, options, seed=0)
    for point in points:
        (seat,) = referee.to_act
        referee.play(seat, GAME.read(point))
    return referee


def run(steps: list[str], **options: Any) -> Referee[Any, Any, Any]:
    """Return a game in which the thief has made these steps and the detective has stayed at the scene."""
    visits = ["6F"] * (len(steps) - 1)
    pairs = zip(steps, [*visits, None], strict=True)
    return chase(*(point for pair in pairs for point in pair if point), **options)


def moves(referee: Referee[Any, Any, Any], seat: str) -> list[str]:
    return sorted(GAME.write(move) for move in referee.legal(seat) or ())


def told(referee: Referee[Any, Any, Any], seat: str, kind: str) -> list[dict[str, Any]]:
    return [dict(event.data) for event in referee.shown(seat) if event.kind == kind]


def place(name: str) -> tuple[int, int]:
    """Return the position of a point relative to the scene: columns to the right, rows down."""
    return ord(name[-1]) - ord("F"), int(name[:-1]) - 6


def test_1_variant_one_without_aid_is_played_unless_somebody_asks() -> None:
    assert GAME.check({}) == {"variant": 1, "aid": False}
    assert GAME.check({"variant": 2}) == {"variant": 2, "aid": False}


@pytest.mark.parametrize("value", [0, 3, "1", True, 1.0, None, [1]])
def test_1_there_are_only_two_variants(value: Any) -> None:
    with pytest.raises(OptionError) as error:
        GAME.check({"variant": value})
    assert error.value.option == "variant"


def test_2_the_thief_moves_first_and_turns_alternate() -> None:
    referee = chase()
    for number, point in enumerate(["6G", "6F", "5G", "6F", "4G", "6F"]):
        seat = ("thief", "detective")[number % 2]
        assert referee.to_act == {seat}
        referee.play(seat, GAME.read(point))


def test_2_nobody_but_the_thief_is_told_where_he_goes() -> None:
    referee = chase("6G", "6F", "5G", "11F")
    assert [step["to"] for step in told(referee, "thief", "step")] == ["6G", "5G"]
    for seat in ("detective", "table"):
        assert told(referee, seat, "step") == []
        assert told(referee, seat, "moved") == [{"n": 1}, {"n": 2}]
        assert "5G" not in str([event.as_json() for event in referee.shown(seat)])
        assert GAME.show(referee.view(seat))["path"] is None


def test_3_the_first_step_is_straight_and_in_variant_two_also_diagonal() -> None:
    assert moves(chase(variant=1), "thief") == ["5F", "6E", "6G", "7F"]
    assert moves(chase(variant=2), "thief") == ["5E", "5F", "5G", "6E", "6G", "7E", "7F", "7G"]


@pytest.mark.parametrize(
    ("path", "onward"),
    [
        (["6G"], ["5G", "6H", "7G"]),  # On an axis the thief may turn to both sides.
        (["5F"], ["4F", "5E", "5G"]),
        (["6G", "5G"], ["4G", "5H"]),
        (["5G"], ["4G", "5H"]),  # Only the first step may be diagonal.
        (AWAY[:5], ["5K", "7K"]),  # The thief stands on the edge of the grid.
        (AWAY[:9], ["1K"]),
    ],
)
def test_4_each_step_leads_one_farther_from_the_scene(path: list[str], onward: list[str]) -> None:
    referee = run(path, variant=2)
    referee.play("detective", GAME.read("6F"))
    assert moves(referee, "thief") == onward


@pytest.mark.parametrize(("variant", "paths"), [(1, 1008), (2, 1288)])
def test_4_the_thief_has_as_many_ways_as_the_rules_count(variant: int, paths: int) -> None:
    def ways(state: Any, thief: Any, detective: Any) -> int:
        if GAME.outcome(state):
            return 1
        seat, view = ("thief", thief) if "thief" in GAME.to_act(state) else ("detective", detective)
        listed = GAME.legal(view) or ()
        found = 0
        for move in listed if seat == "thief" else [GAME.read("6F")]:
            assert move in listed
            after, events = GAME.play(state, seat, move)
            found += ways(after, fold(GAME, thief, events), fold(GAME, detective, events))
        return found

    state, events = GAME.start(GAME.check({"variant": variant}))
    assert ways(state, *(fold(GAME, GAME.blank(seat), events) for seat in ("thief", "detective"))) == paths


def test_5_the_first_visit_is_the_scene() -> None:
    assert moves(chase("6G"), "detective") == ["6F"]


def test_5_later_visits_go_anywhere_but_to_a_hideout_even_to_the_same_point_again() -> None:
    visits = moves(chase("6G", "6F", "5G", "3C", "4G"), "detective")
    assert len(visits) == 117
    assert not {*HIDEOUTS} & {*visits}
    assert "3C" in visits


@pytest.mark.parametrize(
    ("visit", "colour"),
    [("6H", "blue"), ("5F", "orange"), ("5A", "orange"), ("1G", "orange"), ("11G", "orange"), ("4H", "blue")],
)
def test_6_a_clue_is_orange_on_the_thiefs_row_or_column_and_blue_elsewhere(visit: str, colour: str) -> None:
    referee = chase("6G", "6F", "5G", visit)
    for seat in EVERYBODY:
        assert told(referee, seat, "clue")[-1] == {"n": 2, "at": visit, "colour": colour}


def test_6_clues_stay_and_stack() -> None:
    referee = chase("6G", "6F", "5G", "3C", "4G", "3C", "3G", "3C")
    clues = [("6F", "orange"), ("3C", "blue"), ("3C", "blue"), ("3C", "orange")]
    for seat in EVERYBODY:
        shown = GAME.show(referee.view(seat))
        assert [(clue["at"], clue["colour"]) for clue in shown["clues"]] == clues
        assert [clue["n"] for clue in shown["clues"]] == [1, 2, 3, 4]
        assert shown["detective"] == "3C"


def test_6_the_detective_who_finds_the_thief_has_caught_him_and_lays_no_clue() -> None:
    referee = chase("6G", "6F", "5G", "5G")
    assert referee.outcome is not None and referee.outcome.how == "caught"
    assert [clue["at"] for clue in told(referee, "table", "clue")] == ["6F"]
    assert told(referee, "table", "caught") == [{"n": 2, "at": "5G"}]


def test_6_a_thief_who_walks_onto_the_detective_is_not_caught() -> None:
    referee = chase("6G", "6F", "6H", "6I", "6I")
    assert referee.outcome is None
    assert referee.to_act == {"detective"}


@pytest.mark.parametrize("hideout", HIDEOUTS)
def test_7_the_thief_in_a_hideout_has_escaped_before_the_detective_replies(hideout: str) -> None:
    row, column = int(hideout[:-1]), hideout[-1]
    across = [f"6{letter}" for letter in ("GHIJK" if column == "K" else "EDCBA")]
    along = [f"{number}{column}" for number in (range(5, 0, -1) if row == 1 else range(7, 12))]
    referee = run([*across, *along])
    assert referee.outcome is not None and referee.outcome.how == "escaped"
    assert referee.outcome.winners == ("thief",)
    assert referee.to_act == frozenset()
    assert [moves(referee, seat) for seat in ("thief", "detective")] == [[], []]


@pytest.mark.parametrize("turn", range(2, 10))
def test_8_a_catch_scores_the_number_of_its_turn(turn: int) -> None:
    referee = run(AWAY[:turn])
    referee.play("detective", GAME.read(AWAY[turn - 1]))
    assert referee.outcome is not None
    assert referee.outcome.as_json() == {"how": "caught", "winners": ["detective"], "scores": {"detective": turn}}


@pytest.mark.parametrize(("variant", "way"), [(1, AWAY), (2, ["5G", "4G", "3G", "2G", "1G", "1H", "1I", "1J", "1K"])])
def test_8_an_escape_scores_ten_on_move_ten_and_on_move_nine(variant: int, way: list[str]) -> None:
    referee = run(way, variant=variant)
    assert referee.outcome is not None
    assert referee.outcome.as_json() == {"how": "escaped", "winners": ["thief"], "scores": {"detective": 10}}


def test_9_at_the_end_everybody_learns_the_way() -> None:
    for game, path in ((run(AWAY), AWAY), (chase("6G", "6F", "5G", "5G"), ["6G", "5G"])):
        for seat in EVERYBODY:
            assert told(game, seat, "reveal") == [{"path": path}]
            assert GAME.show(game.view(seat))["path"] == path


@pytest.mark.parametrize(
    ("points", "variant", "candidates"),
    [
        ([], 1, ["6F"]),
        (["6G", "6F"], 1, ["5F", "6E", "6G", "7F"]),
        (["6G", "6F"], 2, ["5F", "6E", "6G", "7F"]),
        (["5G", "6F"], 2, ["5E", "5G", "7E", "7G"]),
        (["6G", "6F", "5G"], 1, ["4F", "5E", "5G", "6D", "6H", "7E", "7G", "8F"]),
        (["6G", "6F", "5G", "6H"], 1, ["4F", "5E", "5G", "7E", "7G", "8F"]),
        (["6G", "6F", "5G", "5G"], 1, ["5G"]),
    ],
)
def test_10_the_aid_shows_where_the_thief_can_be(points: list[str], variant: int, candidates: list[str]) -> None:
    referee = chase(*points, variant=variant, aid=True)
    assert GAME.show(referee.view("detective"))["candidates"] == candidates


def test_10_the_aid_is_for_the_detective_who_asked_for_it() -> None:
    assert "candidates" not in GAME.show(chase("6G").view("detective"))
    for seat in ("thief", "table"):
        assert "candidates" not in GAME.show(chase("6G", aid=True).view(seat))


@RANDOM_GAMES
@given(st.data(), st.sampled_from([1, 2]))
def test_a_random_game_keeps_the_rules(data: st.DataObject, variant: int) -> None:
    referee, slow = chase(variant=variant, aid=True), oracle.Oracle({"variant": variant, "aid": True})
    path: list[str] = []
    while not referee.outcome:
        (seat,) = referee.to_act
        move = data.draw(st.sampled_from(moves(referee, seat)), label=seat)
        referee.play(seat, GAME.read(move))
        slow.play(seat, move)
        if seat == "thief":
            path.append(move)
            first = 2 if variant == 2 and len(path) == 1 and 0 not in place(move) else 1
            before = sum(map(abs, place(path[-2]))) if path[1:] else 0
            assert sum(map(abs, place(move))) == before + first
            assert len(path) <= 10
        elif not referee.outcome:
            same_line = any(a == b for a, b in zip(place(move), place(path[-1]), strict=True))
            colour = "orange" if same_line else "blue"
            assert told(referee, "detective", "clue")[-1] == {"n": len(path), "at": move, "colour": colour}
        candidates = GAME.show(referee.view("detective"))["candidates"]
        assert path[-1] in candidates
        assert candidates == slow.candidates()
    assert path[-1] in HIDEOUTS or referee.outcome.scores == {"detective": len(path)}


@pytest.mark.parametrize(
    ("points", "variant", "move", "code", "rule", "squares"),
    [
        ([], 1, "5E", "first-step-1", 3, ("5E",)),
        ([], 1, "6F", "first-step-1", 3, ("6F",)),
        ([], 2, "4F", "first-step-2", 3, ("4F",)),
        (["6G"], 1, "6G", "scene-first", 5, ("6G",)),
        (["6G", "6F", "5G"], 1, "11A", "hideout-closed", 5, ("11A",)),
        (["6G", "6F"], 1, "6G", "thief-stays", 4, ("6G", "6G")),
        (["6G", "6F"], 1, "6F", "not-away", 4, ("6G", "6F")),
        (["6G", "6F", "5G", "6F"], 1, "6G", "not-away", 4, ("5G", "6G")),
        (["6G", "6F"], 1, "5H", "not-one-step", 4, ("6G", "5H")),
        (["6G", "6F"], 1, "6I", "not-one-step", 4, ("6G", "6I")),
    ],
)
def test_a_refusal_names_its_rule_and_squares(
    points: list[str], variant: int, move: str, code: str, rule: int, squares: tuple[str, ...]
) -> None:
    referee = chase(*points, variant=variant)
    (seat,) = referee.to_act
    verdict = GAME.judge(referee.view(seat), GAME.read(move))
    assert verdict == Verdict(False, code, f"catch-a-thief {rule}", squares)


def test_2_whoever_is_not_on_turn_is_told_so() -> None:
    for referee, seats in ((chase(), ("detective", "table")), (run(AWAY), EVERYBODY)):
        for seat in seats:
            verdict = GAME.judge(referee.view(seat), GAME.read("6F"))
            assert verdict == Verdict(False, "not-your-turn", "catch-a-thief 2")


@pytest.mark.parametrize("text", ["6G", "6g", " 6 g ", "6\tG"])
def test_a_point_is_read_whatever_its_case_and_spaces(text: str) -> None:
    assert GAME.write(GAME.read(text)) == "6G"


def test_each_of_the_121_points_has_its_own_text() -> None:
    names = [f"{row}{column}" for row in range(1, 12) for column in "ABCDEFGHIJK"]
    assert [GAME.write(GAME.read(name)) for name in names] == names
    assert len({GAME.read(name) for name in names}) == 121


WRONG = ["", " ", "6", "G", "G6", "06G", "0A", "12A", "6L", "66G", "6GG", "6G6G", "-6G", "6G.", "pass", "out"]
LOOK_ALIKES = ["６G", "6Ｇ", "6ı", "6İ", "6\N{KELVIN SIGN}", "²A", "٦G", "6G\u200b", "6\u0301G", "\ud800", "6\0G"]


@pytest.mark.parametrize("text", [*WRONG, *LOOK_ALIKES], ids=ascii)
def test_any_other_text_is_no_point(text: str) -> None:
    for longer in (text, text + "6G" * 100_000):
        with pytest.raises(MoveError):
            GAME.read(longer)
