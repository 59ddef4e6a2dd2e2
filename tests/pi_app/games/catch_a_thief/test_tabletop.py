"""Catch a Thief on the table: where players may move the detective, and what the lights show."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bits import members
from engine.game import TABLE, Event
from engine.games.catch_a_thief.game import GAME, HIDEOUTS, NAMES, POINTS, SCENE
from engine.referee import Referee
from pi_app.games import front_of
from pi_app.games.tabletop import Reading
from pi_app.grid import bit
from pi_app.palette import ORANGE, SKY_BLUE
from tests.pi_app.games.tabletop_walk import check_all, moments

TABLETOP = front_of("catch-a-thief").tabletop


def chase(*points: str, variant: int = 1) -> Any:
    """Return the table's view after these moves. The thief moves first."""
    referee = Referee(GAME, {"variant": variant}, seed=0)
    for point in points:
        (seat,) = referee.to_act
        referee.play(seat, GAME.read(point))
    return referee.view(TABLE)


@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("seed", range(8))
def test_the_table_is_right_and_discreet_through_random_games(variant: int, seed: int) -> None:
    rng = Random(seed)
    for moment in moments(GAME, {"variant": variant}, seed):
        check_all(TABLETOP, moment, rng)


def test_the_thief_never_touches_the_table() -> None:
    assert TABLETOP.hidden == {"thief"}
    for view in (chase(), chase("6G", "6F")):
        assert not TABLETOP.readings(view) and not TABLETOP.deeds(view)
        assert TABLETOP.wrong(view, None, SCENE) == ("table.wrong-not-now", "catch-a-thief 2")


def test_the_detective_comes_to_the_scene_from_beside_the_board() -> None:
    view = chase("6G")
    assert TABLETOP.pieces(view) == {}
    assert TABLETOP.readings(view) == [Reading("6F", None, SCENE, piece="detective")]
    assert TABLETOP.wrong(view, None, POINTS["5F"]) == ("catch-a-thief.table-wrong-scene-first", "catch-a-thief 5")
    assert SCENE in TABLETOP.glow(view)


def test_afterwards_he_goes_to_any_of_117_points_and_stays_by_a_button() -> None:
    view = chase("6G", "6F", "5G")
    assert TABLETOP.pieces(view) == {SCENE: "detective"}
    assert {reading.start for reading in TABLETOP.readings(view)} == {SCENE}
    assert {reading.end for reading in TABLETOP.readings(view)} == set(range(121)) - HIDEOUTS - {SCENE}
    (deed,) = TABLETOP.deeds(view)
    assert (deed.move, deed.spots) == ("6F", bit(SCENE))
    wrong = {end: TABLETOP.wrong(view, SCENE, POINTS[end])[0] for end in ("1A", "6F")}
    assert wrong == {"1A": "catch-a-thief.table-wrong-hideout-closed", "6F": "catch-a-thief.table-wrong-visit-again"}
    assert TABLETOP.wrong(view, None, POINTS["5G"])[0] == "catch-a-thief.table-wrong-one-detective"


@pytest.mark.parametrize(("visit", "colour", "cue"), [("6H", SKY_BLUE, "clue-blue"), ("5F", ORANGE, "clue-orange")])
def test_a_clue_lies_in_its_colour_where_the_detective_stands(visit: str, colour: object, cue: str) -> None:
    view = chase("6G", "6F", "5G", visit)
    assert [glow.colour for glow in TABLETOP.glow(view)[POINTS[visit]]] == [colour]
    assert TABLETOP.pieces(view) == {POINTS[visit]: "detective"}
    clue = Event("clue", {"n": 2, "at": visit, "colour": cue[5:]})
    assert TABLETOP.cue(clue) == cue
    assert f"{cue[5:]} 2" in (TABLETOP.tell(view, clue, "en") or "")


def test_clues_stack_in_their_order() -> None:
    view = chase("6G", "6F", "5G", "6F")
    assert [glow.colour for glow in TABLETOP.glow(view)[SCENE]] == [ORANGE, SKY_BLUE]


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (["5F", "6F"], "5F 6E 6G 7F"),
        (["5F", "6F", "5G", "6H"], "4F 5E 5G 7E 7G 8F"),
    ],
)
def test_the_aid_shows_where_the_clues_leave_the_thief(moves: list[str], left: str) -> None:
    assert {NAMES[at] for at in members(TABLETOP.aid(chase(*moves)))} == set(left.split())


def test_the_lights_play_the_true_path_at_the_end_alone() -> None:
    assert TABLETOP.finale(chase("6G", "6F", "5G")) == ()
    view = chase("6G", "6F", "5G", "5G")
    assert [NAMES[at] for (at,) in TABLETOP.finale(view)] == ["6F", "6G", "5G"]
    assert TABLETOP.pieces(view) == {POINTS["5G"]: "detective"}
    over = Event("over", {"result": view.outcome.as_json()})
    assert "2" in (TABLETOP.tell(view, over, "fr") or "")


def test_clues_have_their_numbers_and_stacked_ones_have_all() -> None:
    assert TABLETOP.numbers(chase("6G")) == {}
    view = chase("6G", "6F", "5G", "6H", "5H", "6F")
    assert TABLETOP.numbers(view) == {SCENE: [1, 3], POINTS["6H"]: [2]}


def test_only_a_detective_who_is_free_to_go_is_told_so() -> None:
    free = chase("6G", "6F", "5G")
    assert TABLETOP.reminder(free, "en") == "Move the detective anywhere but into a hideout."
    assert TABLETOP.reminder(free, "fr") == "Placez le détective où vous voulez, sauf dans une cachette."
    assert [TABLETOP.reminder(chase(*moves), "en") for moves in ((), ("6G",), ("6G", "6F"))] == [None] * 3


def test_points_are_called_digit_first() -> None:
    assert [TABLETOP.name_of(at) for at in (0, SCENE, 120)] == ["1A", "6F", "11K"]
