"""Le Traqueur on the table: players ask by moving a piece, and the lights of the grid reveal no camp."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bits import members
from engine.game import TABLE, Event
from engine.games.traqueur import GAME
from engine.referee import Referee
from pi_app.games import front_of
from pi_app.games.tabletop import Reading
from pi_app.grid import spot
from pi_app.palette import ORANGE, RED, SKY_BLUE, VERMILION
from tests.pi_app.games.tabletop_walk import check_all, moments

TABLETOP = front_of("traqueur").tabletop
B1, B2, B3 = spot(0, 2), spot(2, 2), spot(4, 2)


def search(south: str, *texts: str, north: str = "F6") -> Any:
    """Return the table's view after both camps are built and these moves are played."""
    referee = Referee(GAME, {}, seed=0)
    for text in (north, south, *texts):
        referee.play(min(referee.to_act), GAME.read(text))
    return referee.view(TABLE)


def moves(view: Any) -> list[str]:
    return sorted(reading.move for reading in TABLETOP.readings(view))


def same_grid(before: Any, after: Any) -> bool:
    """Return whether both views show the same grid. After a turn, the table shows the other player's grid."""
    return bool(before.search.seat == after.search.seat)


@pytest.mark.parametrize("first", ["north", "south"])
@pytest.mark.parametrize("seed", range(5))
def test_the_table_is_right_and_discreet_through_random_games(first: str, seed: int) -> None:
    rng = Random(seed)
    for moment in moments(GAME, {"first": first}, seed, most=100):
        check_all(TABLETOP, moment, rng, same_grid)


def test_nothing_moves_on_the_table_while_camps_are_built() -> None:
    view = Referee(GAME, {}, seed=0).view(TABLE)
    assert not TABLETOP.pieces(view) and not TABLETOP.readings(view) and not TABLETOP.deeds(view)
    assert TABLETOP.aid(view) == 0
    assert TABLETOP.wrong(view, None, B1) == ("traqueur.table-wrong-camps-first", "traqueur 1")


def test_a_detective_enters_by_any_cell_of_column_1_that_is_not_known_to_be_closed() -> None:
    assert TABLETOP.readings(search("E5")) == [
        Reading(f"{row}1", None, spot(0, 2 * y), piece="detective") for y, row in enumerate("ABCDEF")
    ]
    view = search("E5 |B1", "B1", "A1", "A2", "B2", "B1", "wait")
    assert moves(view) == ["A1", "C1", "D1", "E1", "F1"]
    assert TABLETOP.wrong(view, None, B1) == ("traqueur.table-wrong-barrier-recorded", "traqueur 6")
    assert TABLETOP.wrong(view, None, B2) == ("traqueur.table-wrong-enter-by-column-1", "traqueur 3")


def test_the_barrier_of_the_rules_check_is_lit_and_the_detective_goes_back_before_the_board_is_the_others() -> None:
    view = search("E5 B3|B4", "B1", "B2", "B3", "B4")
    assert TABLETOP.first(view) == {B3: "detective"}
    assert TABLETOP.pieces(view) == {}
    view = search("E5 B3|B4", "B1", "B2", "B3", "B4", "A1", "wait")
    assert TABLETOP.first(view) is None
    assert TABLETOP.pieces(view) == {B3: "detective"}
    lit = TABLETOP.glow(view)
    assert [glow.colour for at in (B1, B2, spot(5, 2)) for glow in lit[at]] == [RED, RED, VERMILION]
    assert moves(view) == ["A3", "B2", "C3"]
    assert TABLETOP.wrong(view, B3, spot(6, 2))[0] == "traqueur.table-wrong-barrier-recorded"
    assert TABLETOP.wrong(view, B3, spot(6, 4))[0] == "traqueur.table-wrong-diagonal-question"
    assert TABLETOP.wrong(view, B3, B1)[0] == "traqueur.table-wrong-not-next"
    assert TABLETOP.wrong(view, B3, spot(4, 3))[0] == "traqueur.table-wrong-not-a-cell"
    assert TABLETOP.wrong(view, None, B2)[0] == "traqueur.table-wrong-your-detective"


def test_a_no_at_the_door_leaves_nothing_to_put_back() -> None:
    view = search("E5 |B1", "B1")
    assert TABLETOP.first(view) is None
    assert TABLETOP.pieces(view) == {}


def test_a_closed_left_side_is_a_second_glow_on_its_cell() -> None:
    view = search("E5 |B1", "B1", "A1", "wait")
    assert [glow.colour for glow in TABLETOP.glow(view)[B1]] == [SKY_BLUE, VERMILION]
    inside = search("E5 |B1", "B1", "A1", "wait", "A1", "B1", "wait", "B1", "wait")
    assert [glow.colour for glow in TABLETOP.glow(inside)[B1]] == [SKY_BLUE, VERMILION]
    assert "out" not in moves(inside)


def test_leaving_the_camp_ends_something_so_that_lifting_the_detective_is_not_enough() -> None:
    view = search("E5", "B1", "wait", "A1", "wait")
    (leaving,) = [reading for reading in TABLETOP.readings(view) if reading.move == "out"]
    assert (leaving.start, leaving.end, leaving.ends) == (B1, None, True)
    assert TABLETOP.deeds(view) == ()


def test_waiting_is_done_by_a_button_and_only_after_a_move() -> None:
    view = search("E5", "B1")
    assert [deed.move for deed in TABLETOP.deeds(view)] == ["wait"]
    assert "out" not in moves(view)
    assert TABLETOP.deeds(search("E5", "B1", "B2")) == ()


def test_the_light_of_the_cells_tells_whose_grid_it_is() -> None:
    assert {glow.colour for glows in TABLETOP.glow(search("E5")).values() for glow in glows} == {SKY_BLUE}
    assert {glow.colour for glow in TABLETOP.glow(search("E5", "B1", "wait"))[0]} == {ORANGE}
    assert sorted(TABLETOP.glow(search("E5"))) == [spot(x, y) for y in range(0, 11, 2) for x in range(0, 11, 2)]


def test_the_detectives_cell_is_the_brightest_of_his_colour_also_on_a_marker() -> None:
    lit = TABLETOP.glow(search("E5", "B1", "B2", "B1"))
    assert lit[B1][0].colour == SKY_BLUE
    assert lit[B1][0].strength > max(glows[0].strength for at, glows in lit.items() if at != B1)


def test_a_crossed_slot_shines_fainter_than_a_barrier() -> None:
    (crossed,) = TABLETOP.glow(search("E5", "B1", "B2"))[spot(1, 2)]
    assert crossed.colour == SKY_BLUE and crossed.strength < 0.2


def test_the_aid_leaves_out_cells_where_the_detective_has_been() -> None:
    view = search("E5", "B1", "B2")
    assert len(members(TABLETOP.aid(view))) == 34
    assert not {B1, B2} & set(members(TABLETOP.aid(view)))


def test_both_camps_are_played_in_light_once_the_fugitive_is_found() -> None:
    assert TABLETOP.finale(search("B2 A1|A2", "B1")) == ()
    view = search("B2 A1|A2", "B1", "B2", north="F6 |F1")
    assert TABLETOP.finale(view) == [[B1], [B2], [spot(1, 0)], [B2], [spot(0, 10)], [spot(10, 10)]]
    assert TABLETOP.pieces(view) == {B2: "detective"}
    assert TABLETOP.wrong(view, B2, B3) == ("table.wrong-not-now", "traqueur 9")


@pytest.mark.parametrize(
    ("event", "cue", "words"),
    [
        (Event("answer", {"seat": "north", "ask": "B4", "yes": True}), "yes", "North asks for B4: YES."),
        (Event("answer", {"seat": "south", "ask": "B4", "yes": False}), "no", "South asks for B4: NO, a wall."),
        (Event("answer", {"seat": "south", "ask": "out", "yes": False}), "no", "South asks to leave: NO, a wall."),
        (Event("waited", {"seat": "south"}), "turn", "South waits in column 1."),
        (Event("built", {"seat": "north"}), "turn", "North's camp is ready."),
    ],
)
def test_what_is_public_is_heard_and_read(event: Event, cue: str, words: str) -> None:
    assert TABLETOP.cue(event) == cue
    assert TABLETOP.tell(search("E5"), event, "en") == words


def test_cells_slots_and_corners_have_names() -> None:
    names = [TABLETOP.name_of(at) for at in (0, B3, spot(5, 2), spot(4, 3), spot(1, 1), 120)]
    assert names == ["A1", "B3", "B3|B4", "B3|C3", "A1/B2", "F6"]
    assert len({TABLETOP.name_of(at) for at in range(121)}) == 121
