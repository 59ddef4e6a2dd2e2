"""Stories about the hints of Le Traqueur: where the fugitive can be, and why a question is a good one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bits import bits, members
from engine.game import TABLE
from engine.games.traqueur import GAME
from engine.games.traqueur.board import SLOT_NAMED
from engine.games.traqueur.bot import choose
from engine.games.traqueur.camps import Camp
from engine.games.traqueur.search import Grid
from engine.referee import AnyReferee, Referee
from pi_app.games import front_of
from pi_app.games.hints import Hint, Hints
from pi_app.grid import spot

LANES = ("A1", "B1", "C1", "D1", "E1", "F1")
SNAKE = [*(f"A{n}" for n in range(1, 7)), *(f"B{n}" for n in range(6, 0, -1)), *(f"C{n}" for n in range(1, 7))]
SNAKE += [*(f"D{n}" for n in range(6, 0, -1)), "E1", "F1", "F2", "E2", "E3", "F3", "F4", "E4"]


def hints() -> Hints:
    found = front_of("traqueur").hints
    assert found is not None
    return found


def search(south: str, *turns: str) -> AnyReferee:
    """Return a game in which North has played these turns. South has walked down column 1 of an open camp."""
    referee: AnyReferee = Referee(GAME, {}, seed=0)
    texts = ["F6", south]
    for lane, turn in zip(LANES, turns, strict=False):
        texts += [*turn.split(), lane, "wait"]
    for text in texts:
        referee.play(min(referee.to_act), GAME.read(text))
    assert referee.to_act == {"north"}
    return referee


def on_the_way(referee: AnyReferee, *texts: str) -> AnyReferee:
    """Play the first questions of North's next turn, which all are answered with YES."""
    for text in texts:
        referee.play("north", GAME.read(text))
    assert referee.to_act == {"north"}
    return referee


def facts(referee: AnyReferee, *, aid: bool = True) -> Hint:
    return hints().facts(referee.view(TABLE), "north", aid=aid)


def why(referee: AnyReferee, move: str) -> str:
    return hints().advice(referee.view("north"), GAME.read(move)).text("en")


def cell(name: str) -> int:
    return spot(2 * (int(name[1]) - 1), 2 * "ABCDEF".index(name[0]))


# ---- what anybody could work out


def test_a_builder_hears_what_a_camp_needs() -> None:
    referee: AnyReferee = Referee(GAME, {}, seed=0)
    rules = "Place your fugitive and 30 walls at most. A way must lead to the fugitive from the left edge."
    assert facts(referee).text("en") == rules
    referee.play("north", GAME.read("F6"))
    assert hints().facts(referee.view(TABLE), "south", aid=False) == Hint((("traqueur.hint-camp-rules", {}),))


def test_at_first_the_fugitive_can_be_anywhere() -> None:
    hint = facts(search("E5"))
    assert hint.text("en") == "The fugitive can still be on 36 cells. Walls found: 0, of 30 at most."
    assert hint.spots == bits(spot(x, y) for y in range(0, 11, 2) for x in range(0, 11, 2))


def test_searched_cells_and_cells_behind_walls_are_left_out() -> None:
    referee = search("F6 |A1 A1|A2 A1|B1", "A1", "B1 A1", "B2 A2 A1")
    hint = facts(referee)
    text = "The fugitive can still be on 32 cells. Cut off by walls: 1. Walls found: 3, of 30 at most."
    assert hint.text("en") == text, "36 cells without B1, B2, A2 and A1"
    assert not {cell(name) for name in ("A1", "A2", "B1", "B2")} & set(members(hint.spots))
    assert hint.spots == front_of("traqueur").tabletop.aid(referee.view(TABLE))


def test_a_few_cells_are_named_and_the_last_one_is_shouted() -> None:
    referee = on_the_way(search("F6"), *SNAKE)
    assert facts(referee).text("en").startswith("The fugitive is on one of these cells: E5, E6, F5, F6. ")
    on_the_way(referee, "E5", "F5", "E5", "E6")
    assert facts(referee).text("en").startswith("The fugitive can only be on F6! ")
    assert why(referee, "F6") == "Ask for F6: the fugitive can be nowhere else!"
    assert facts(referee).spots == bits([cell("F6")])


def test_a_table_that_works_nothing_out_only_counts() -> None:
    hint = facts(on_the_way(search("F6 |A1", "A1"), "B1", "B2"), aid=False)
    assert hint.text("en") == "Cells searched: 2. Walls found: 1, of 30 at most."
    assert not hint.spots


def test_after_thirty_walls_every_other_way_is_open() -> None:
    view: Any = search("F6").view("north")
    rows = sum(slot for name, slot in SLOT_NAMED.items() if len(name) == 5 and name[0] != name[3])
    assert rows.bit_count() == 30
    found = view._replace(search=view.search._replace(grid=Grid(closed=rows)))
    text = "The fugitive can still be on 36 cells. All 30 walls are found: every other way is open."
    assert hints().facts(found, "north", aid=True).text("en") == text
    assert hints().advice(found, GAME.read("A1")).text("en") == (
        "Ask for A1: all 30 walls are found, so the answer is YES."
    )


# ---- a cell that is not searched yet


def test_the_only_door_left_must_be_open() -> None:
    referee = search("E5 |A1 |B1 |C1 |D1 |E1", "A1", "B1", "C1", "D1", "E1")
    assert why(referee, "F1") == "Ask for F1: no other way leads to the fugitive, so the answer is YES."


def test_any_other_door_is_one_of_those_not_tried() -> None:
    assert why(search("E5"), "B1") == "Ask for B1: you have not tried this way in. Ways in not tried yet: 6."
    assert why(search("E5 |A1", "A1"), "B1").endswith("Ways in not tried yet: 5.")


def test_a_way_that_alone_leads_to_some_cells_is_worth_asking() -> None:
    referee = on_the_way(search("F6 |A1 A1|B1 A2|B2", "A1", "B1 A1", "B2 A2"), "B3", "A3")
    assert why(referee, "A2") == "Ask for A2: only this way can lead to 2 of the cells that are left."
    on_the_way(referee, "A2")
    assert why(referee, "A1") == "Ask for A1: that cell has no other way in."


def test_otherwise_the_deepest_cell_is_asked_for_first() -> None:
    referee = on_the_way(search("F6"), "B1")
    assert why(referee, "B2") == "Ask for B2, 2 steps from outside: no new cell in your reach lies deeper."
    on_the_way(referee, "B2", "B3", "B2")
    assert why(referee, "A2") == "Ask for A2: it is beside you and not searched yet.", "beside B3 it would be 4 steps"


# ---- a cell that is searched already


def test_a_step_back_says_what_can_be_asked_there() -> None:
    referee = on_the_way(search("F6"), "B1", "B2", "B3")
    assert why(referee, "B2") == "Go to B2: the way is open, and from there you can ask for A2, C2."


def test_from_outside_an_open_door_leads_to_new_questions() -> None:
    referee = search("F6", "B1 wait", "out")
    assert why(referee, "B1") == "Go to B1: the way is open, and from there you can ask for A1, B2, C1."


def test_a_longer_way_back_says_where_it_leads() -> None:
    referee = on_the_way(search("F6 A2|B2 A3|B3", "A1 A2 B2", "A3 B3"), "A4")
    assert why(referee, "A3") == "Go to A3: this open way leads to A1, where you can ask for B1."


def test_a_second_way_to_a_searched_cell_is_no_new_cell() -> None:
    referee = on_the_way(search("F6"), "A1", "A2", "B2", "B1")
    assert why(referee, "A1") == "Ask for A1: it is searched, but a second way to it may be shorter."


# ---- a room in which nothing is left to ask

ROOM = ("F6 A1|A2 B1|B2 B1|C1", "A1 A2", "B1 B2", "C1")


def test_a_room_without_questions_is_left_by_its_door() -> None:
    referee = search(*ROOM)
    assert why(referee, "out") == "Ask to leave by B1: nobody knows yet whether that side is open."
    out = "Go to A1: nothing new can be asked in here, and this way leads to the exit on A1."
    assert why(referee, "A1") == out
    on_the_way(referee, "A1")
    assert why(referee, "wait") == "Stay on A1: nothing new can be asked in here. Leave when your next turn begins."
    assert why(referee, "B1") == "Go to B1: the way is open, so your turn goes on."
    referee = search(*ROOM, "A1 wait")
    assert why(referee, "out") == "Leave by A1: nothing new can be asked in here. Enter elsewhere next turn."


def test_where_something_is_left_to_ask_waiting_and_leaving_only_end_the_turn() -> None:
    referee = on_the_way(search("F6"), "B1")
    assert why(referee, "wait") == "Stay on B1: that ends your turn, and the next one begins there."
    referee = search("F6", "B1 wait")
    assert why(referee, "out") == "Leave by B1: the way is open, and next turn you can try another way in."
    assert hints().advice(referee.view("north"), GAME.read("out")).spots == bits([cell("B1")])


# ---- a camp


@pytest.mark.parametrize(
    ("camp", "said"),
    [
        ("E5", "Fugitive on E5, walls: 0. The shortest way in is 5 cells long. Dead ends: 0."),
        # The way is B1, B2, B3; out of A2 it leads to A3 only, and out of A3 to A2, A4 and B3.
        ("B3 A1|A2 A2|B2", "Fugitive on B3, walls: 2. The shortest way in is 3 cells long. Dead ends: 1."),
        # All doors but F1 are closed. The way is F1, E1, D1, C1, B1, A1: dead ends are counted without the fugitive's.
        (
            "A1 |A1 |B1 |C1 |D1 |E1 A1|A2 B1|B2 C1|C2 D1|D2 E1|E2 F1|F2",
            "Fugitive on A1, walls: 11. The shortest way in is 6 cells long. Dead ends: 0.",
        ),
        ("C1", "Fugitive on C1, walls: 0. But the left side of C1 is open: one step finds the fugitive."),
    ],
)
def test_a_camp_is_told_by_its_measures(camp: str, said: str) -> None:
    view = Referee(GAME, {}, seed=0).view("north")
    assert hints().advice(view, GAME.read(camp)).text("en") == said


def test_the_points_of_a_camp_are_its_fugitive_and_its_walls() -> None:
    view = Referee(GAME, {}, seed=0).view("north")
    spots = hints().advice(view, GAME.read("B3 |A1 A1|A2 A2|B2")).spots
    assert set(members(spots)) == {spot(4, 2), spot(0, 0), spot(1, 0), spot(2, 1)}


# ---- what a hint says is true


@pytest.mark.parametrize("seed", range(6))
def test_the_fugitive_is_always_among_the_cells_left_and_a_certain_yes_is_one(seed: int) -> None:
    rng = Random(seed)
    referee: AnyReferee = Referee(GAME, {}, seed=seed)
    camps: dict[str, Camp] = {}
    certain = 0
    while not referee.outcome and len(referee.line) < 900:
        seat = min(referee.to_act)
        move = choose(referee.view(seat), 3 if seed % 2 else 1, rng, lambda: True)
        said = hints().advice(referee.view(seat), move).text("en")
        if len(camps) < 2:
            camps[seat] = Camp.built_by(move)
        else:
            fugitive = camps["south" if seat == "north" else "north"].fugitive
            left = hints().facts(referee.view(TABLE), seat, aid=True).spots
            assert left >> spot(2 * (fugitive % 6), 2 * (fugitive // 6)) & 1
        referee.play(seat, move)
        if "answer is YES" in said or "the way is open" in said:
            certain += 1
            answers = GAME.show(referee.view(TABLE))["asked"]
            assert answers[-1]["yes"], said
    assert certain
