"""Le Traqueur, rule by rule (RULES.md section 3)."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path
from typing import Any

import pytest

from engine.boards import BoardError
from engine.game import TABLE, OptionError
from engine.games.traqueur import GAME, board
from engine.referee import Refusal
from pi_app.games.traqueur.words import WORDS
from tests.engine.games.traqueur.camps import DOORS, INNER, SEATS, SLOTS, WATCHERS, grid, moves, new, run, search, told
from tests.oracles import traqueur as oracle

# ------------------------------------------------------------------------------------------ the board


def test_the_board_has_36_cells_and_66_slots_of_which_6_are_doors() -> None:
    assert sum(name not in ("out", "wait") for name in board.NAMES) == 36
    assert sorted(board.SLOT_NAMES) == SLOTS and len(SLOTS) == 66
    assert sorted(board.slot_names(board.DOORS)) == DOORS


def test_neighbours_and_the_slots_between_are_those_of_the_rules() -> None:
    for place, slots in enumerate(board.NEXT):
        named = {board.NAMES[there]: board.slot_names(slot)[0] for there, slot in slots.items()}
        assert named == oracle.neighbours(board.NAMES[place])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace("|o|o|o|o|o|o\n", "", 1), "it must have 11 rows of 12 signs"),
        (lambda text: text.replace("+-+-", "+-++", 1), "it has (29|31) of '.' instead of 30"),
        (lambda text: text.replace("|o|o", "o||o", 1), "cells and slots do not alternate"),
    ],
)
def test_a_damaged_board_file_is_named(change: Any, sentence: str, tmp_path: Path) -> None:
    good = board.BOARD_FILE.read_text(encoding="ascii")
    (tmp_path / "board.txt").write_text(change(good), encoding="ascii")
    with pytest.raises(BoardError, match=sentence):
        runpy.run_path(shutil.copy(board.__file__, tmp_path))


def test_the_board_file_itself_is_sound() -> None:
    assert runpy.run_path(str(board.__file__))["SLOT_NAMES"] == board.SLOT_NAMES


# ------------------------------------------------------------------------------------------ rule 1: camps


def test_1_camps_are_built_in_any_order() -> None:
    for order in (SEATS, SEATS[::-1]):
        referee = new()
        assert referee.to_act == set(SEATS)
        assert [referee.legal(seat) for seat in SEATS] == [None, None]
        assert GAME.form(referee.view("north")) in WORDS
        referee.play(order[0], GAME.read("E5 |C1"))
        assert referee.to_act == {order[1]}
        assert (referee.legal(order[0]), referee.legal(order[1])) == ((), None)
        referee.play(order[1], GAME.read("A1"))
        assert referee.to_act == {"north"}
        assert GAME.show(referee.view(TABLE))["built"] == list(order)


def test_1_a_camp_may_have_30_barriers_and_none() -> None:
    referee = run(new(), " ".join(["E1", *INNER[:30]]), "A1")
    camps = {seat: GAME.show(referee.view(seat))["camps"][seat] for seat in SEATS}
    assert sorted(camps["north"]["barriers"]) == sorted(INNER[:30])
    assert camps["south"] == {"fugitive": "A1", "barriers": []}


def test_1_five_closed_doors_leave_a_route() -> None:
    assert GAME.judge(new().view("north"), GAME.read(" ".join(["A6", *DOORS[:5]]))).ok


IMPOSSIBLE = [
    ("out", "camp-first", ()),
    ("wait", "camp-first", ()),
    ("E5 D5|E5 E4|E5 E5|E6 E5|F5", "sealed", ("E5",)),
    ("A1 |A1 A1|A2 A1|B1", "sealed", ("A1",)),
    (" ".join(["E5", *DOORS]), "doors-closed", ("A1", "B1", "C1", "D1", "E1", "F1")),
    (" ".join(["E1", *INNER[:31]]), "too-many-barriers", ()),
    ("E5 B3|B4 C1|C2 B3|B4", "barrier-twice", ("B3", "B4")),
    ("E5 |C1 |C1", "barrier-twice", ("C1",)),
    ("E5 A1|B2", "diagonal-barrier", ("A1", "B2")),
    ("E5 A2|B1", "diagonal-barrier", ("A2", "B1")),
    ("E5 A1|C3", "no-such-slot", ("A1", "C3")),
    ("E5 A6|B1", "no-such-slot", ("A6", "B1")),  # These cells are neighbours in reading order, but not on the board.
    ("E5 A1|A1", "no-such-slot", ("A1", "A1")),
    ("E5 |C2", "no-such-slot", ("C2",)),
]


@pytest.mark.parametrize(("text", "code", "squares"), IMPOSSIBLE)
def test_1_an_impossible_camp_is_refused_with_its_reason(text: str, code: str, squares: tuple[str, ...]) -> None:
    referee = new()
    with pytest.raises(Refusal) as refused:
        referee.play("north", GAME.read(text))
    assert refused.value.verdict == (False, code, "traqueur 1", squares)
    assert referee.to_act == set(SEATS) and not referee.line
    assert told(referee.shown(TABLE)) == told(new().shown(TABLE))


def test_1_an_accepted_camp_is_frozen() -> None:
    referee = run(new(), "E5")
    with pytest.raises(Refusal, match="not-your-turn"):
        referee.play("north", GAME.read("E4"))
    run(referee, "A6")
    assert GAME.judge(referee.view("north"), GAME.read("E4 |A1")) == (False, "camp-frozen", "traqueur 1", ())


def test_1_a_camp_is_told_to_its_owner_alone() -> None:
    referee = new()
    own = referee.play("south", GAME.read("e5 D2|D3 |c1 B4|C4"))
    assert told(own) == [
        {"kind": "camp", "seat": "south", "fugitive": "E5", "barriers": ["|C1", "D2|D3", "B4|C4"]},
        {"kind": "built", "seat": "south"},
    ]
    for seat in ("north", TABLE):
        assert told(referee.shown(seat))[1:] == [{"kind": "built", "seat": "south"}]
        assert GAME.show(referee.view(seat))["camps"] == {"north": None, "south": None}


# ------------------------------------------------------------------------------------------ rules 2 and 3: asking


@pytest.mark.parametrize("first", SEATS)
def test_2_the_option_says_who_plays_first_and_both_begin_outside(first: str) -> None:
    referee = search("F6", first=first)
    assert referee.to_act == {first}
    assert [grid(referee, seat)["detective"] for seat in SEATS] == ["out", "out"]


def test_2_north_plays_first_unless_the_options_say_otherwise() -> None:
    assert GAME.check({}) == {"first": "north"}
    for options in ({"first": "east"}, {"first": None}, {"second": "north"}):
        with pytest.raises(OptionError):
            GAME.check(options)


def test_2_whoever_is_not_on_turn_has_no_moves() -> None:
    referee = search("F6")
    assert referee.legal("south") == () and GAME.legal(referee.view("south")) == ()
    assert GAME.legal(referee.view(TABLE)) == ()
    for seat in ("south", TABLE):
        assert GAME.judge(referee.view(seat), GAME.read("A1")) == (False, "not-your-turn", "traqueur 2", ())


def test_3_from_outside_one_asks_for_column_1() -> None:
    assert moves(search("F6"), "north") == ["A1", "B1", "C1", "D1", "E1", "F1"]


def test_3_inside_one_asks_for_neighbours_and_leaves_only_as_a_turn_begins() -> None:
    referee = search("F6", "B1")
    assert moves(referee, "north") == ["A1", "B2", "C1", "wait"]
    run(referee, "wait", "A1", "wait")
    assert moves(referee, "north") == ["A1", "B2", "C1", "out"]
    run(referee, "B2")
    assert moves(referee, "north") == ["A2", "B1", "B3", "C2"]


REFUSED = [  # South's camp, the moves of both seats, north's next move, and what is wrong with it.
    ("F6", (), "A2", "enter-by-column-1", 3, ("A2",)),
    ("F6", (), "out", "already-outside", 3, ()),
    ("F6", (), "wait", "wait-outside", 5, ()),
    ("F6", ("B1",), "B1", "already-there", 3, ("B1",)),
    ("F6", ("B1",), "C2", "diagonal-question", 3, ("B1", "C2")),
    ("F6", ("B1",), "B3", "not-next", 3, ("B1", "B3")),
    ("F6", ("B1",), "A6", "not-next", 3, ("B1", "A6")),  # A6 is at the end of the row above.
    ("F6", ("B1", "B2"), "out", "out-from-inside", 3, ("B2",)),
    ("F6", ("B1", "B2"), "wait", "wait-inside", 5, ("B2",)),
    ("F6", ("B1",), "out", "out-later", 5, ("B1",)),
    ("F6", ("B1", "B2", "B1"), "out", "out-later", 5, ("B1",)),
    ("F6", ("B1", "wait", "A1", "wait"), "wait", "wait-unmoved", 5, ("B1",)),
    ("F6 B1|B2", ("B1", "B2", "A1", "wait"), "B2", "barrier-recorded", 6, ("B1", "B2")),
    ("F6 |A1", ("A1", "A1", "wait"), "A1", "barrier-recorded", 6, ("A1",)),
    ("F6 |C1", ("B1", "C1", "wait", "A1", "wait", "out", "B1", "wait"), "out", "barrier-recorded", 6, ("C1",)),
]


@pytest.mark.parametrize(("south", "texts", "text", "code", "rule", "squares"), REFUSED)
def test_3_5_6_a_wrong_question_is_refused_with_its_reason_and_costs_nothing(
    south: str, texts: tuple[str, ...], text: str, code: str, rule: int, squares: tuple[str, ...]
) -> None:
    referee = search(south, *texts)
    before = [told(referee.shown(seat)) for seat in WATCHERS]
    with pytest.raises(Refusal) as refused:
        referee.play("north", GAME.read(text))
    assert refused.value.verdict == (False, code, f"traqueur {rule}", squares)
    assert referee.to_act == {"north"}
    assert [told(referee.shown(seat)) for seat in WATCHERS] == before


# ------------------------------------------------------------------------------------------ rules 4 to 8: the search


def test_4_yes_moves_the_detective_and_no_records_the_barrier_and_ends_the_turn() -> None:
    referee = search("E5 B3|B4", "B1", "B2", "B3")
    assert referee.to_act == {"north"}
    events = referee.play("north", GAME.read("B4"))
    assert told(events) == [{"kind": "answer", "seat": "north", "ask": "B4", "yes": False}]
    assert grid(referee, "north") == {
        "detective": "B3",
        "markers": ["B1", "B2"],
        "closed": ["B3|B4"],
        "crossed": ["|B1", "B1|B2", "B2|B3"],
    }
    assert referee.to_act == {"south"}


def test_4_a_door_with_a_barrier_keeps_the_detective_outside() -> None:
    referee = search("E5 |B1", "B1")
    assert (grid(referee, "north")["detective"], grid(referee, "north")["closed"]) == ("out", ["|B1"])
    assert referee.to_act == {"south"}
    run(referee, "A1", "wait")
    assert moves(referee, "north") == ["A1", "C1", "D1", "E1", "F1"]


def test_5_leaving_ends_the_turn_and_entering_waits_for_the_next() -> None:
    referee = search("F6", "B1", "wait", "A1", "wait", "out")
    assert told(referee.shown(TABLE))[-1] == {"kind": "answer", "seat": "north", "ask": "out", "yes": True}
    assert (grid(referee, "north")["detective"], referee.to_act) == ("out", {"south"})
    run(referee, "out")
    assert moves(referee, "north") == ["A1", "B1", "C1", "D1", "E1", "F1"]


def test_5_leaving_is_a_question_that_a_barrier_answers_with_no() -> None:
    referee = search("F6 |C1", "B1", "C1", "wait", "A1", "wait", "out")
    assert (grid(referee, "north")["detective"], grid(referee, "north")["closed"]) == ("C1", ["|C1"])
    run(referee, "out")
    assert moves(referee, "north") == ["B1", "C2", "D1"]


def test_5_who_comes_back_to_column_1_may_only_wait_there() -> None:
    referee = search("F6", "B1", "wait", "A1", "wait", "B2", "B1")
    assert moves(referee, "north") == ["A1", "B2", "C1", "wait"]
    assert told(referee.play("north", GAME.read("wait"))) == [{"kind": "waited", "seat": "north"}]
    assert referee.to_act == {"south"}


def test_5_with_every_way_on_recorded_there_is_still_wait_and_then_out() -> None:
    referee = search("F6 A1|B1 B1|B2 B1|C1", "B1", "A1", "A1", "wait", "B2", "out", "C1", "A1", "wait")
    assert moves(referee, "north") == ["out"]
    run(referee, "out", "out", "B1")
    assert moves(referee, "north") == ["wait"]


def test_6_walking_to_and_fro_in_known_corridors_is_legal_within_one_turn() -> None:
    referee = search("F6", "B1", *("B2", "B1") * 20)
    assert referee.to_act == {"north"}


def test_7_every_cell_left_gets_a_marker_also_when_leaving_the_grid() -> None:
    referee = search("F6", "B1", "B2")
    assert grid(referee, "north")["markers"] == ["B1"]
    run(referee, "B1", "wait", "A1", "wait", "out")
    assert grid(referee, "north")["markers"] == ["B1", "B2"]
    run(referee, "out", "A1")
    assert grid(referee, "north")["markers"] == ["B1", "B2"]  # Markers stay until the end of the game.


def test_8_all_see_both_search_grids_and_each_player_his_own_camp() -> None:
    referee = search("E5 B3|B4", "B1", "B2", "B3", "B4", "A1", north="C6 |A1 |B1 A1|A2")
    shown = {seat: GAME.show(referee.view(seat)) for seat in WATCHERS}
    for seat in WATCHERS:
        assert shown[seat]["grids"] == shown[TABLE]["grids"] and shown[seat]["asked"] == shown[TABLE]["asked"]
    assert shown[TABLE]["grids"]["south"]["closed"] == ["|A1"]
    assert shown["north"]["camps"]["north"] == {"fugitive": "C6", "barriers": ["|A1", "A1|A2", "|B1"]}
    assert [shown[seat]["camps"]["south"] for seat in ("north", TABLE)] == [None, None]


def test_8_a_view_recalls_every_question_and_its_answer() -> None:
    referee = search("E5 B3|B4", "B1", "B2", "B3", "B4", "A1", "wait", first="south", north="F6 B3|B4")
    assert [tuple(asked.values()) for asked in GAME.show(referee.view("north"))["asked"]] == [
        ("south", "B1", True),
        ("south", "B2", True),
        ("south", "B3", True),
        ("south", "B4", False),
        ("north", "A1", True),
        ("north", "wait", None),
    ]


# ------------------------------------------------------------------------------------------ rule 9: the end


@pytest.mark.parametrize("first", SEATS)
def test_9_entering_the_fugitives_cell_wins_at_once_and_reveals_both_camps(first: str) -> None:
    other = "south" if first == "north" else "north"
    referee = search("B2 C1|C2", "B1", "B2", north="B2 C1|C2", first=first)
    result = {"how": "found", "winners": [first], "scores": {first: 1, other: 0}}
    camp = {"fugitive": "B2", "barriers": ["C1|C2"]}
    for seat in WATCHERS:
        assert told(referee.shown(seat))[-3:] == [
            {"kind": "answer", "seat": first, "ask": "B2", "yes": True},
            {"kind": "reveal", "camps": {"north": camp, "south": camp}},
            {"kind": "over", "result": result},
        ]
        shown = GAME.show(referee.view(seat))
        assert (shown["result"], shown["to_act"]) == (result, [])
        assert shown["camps"] == {"north": camp, "south": camp}
        assert GAME.legal(referee.view(seat)) == ()
        assert GAME.judge(referee.view(seat), GAME.read("A1")).code == "not-your-turn"
    assert referee.outcome and referee.outcome.as_json() == result and not referee.to_act


def test_9_a_fugitive_in_column_1_is_found_from_outside() -> None:
    assert search("D1", "D1").outcome


def test_9_a_barrier_before_the_fugitive_answers_no_and_nobody_has_won() -> None:
    referee = search("B2 B1|B2", "B1", "B2")
    assert referee.outcome is None and referee.to_act == {"south"}
