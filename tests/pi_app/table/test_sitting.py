"""What hands do at the table, and what the table makes of it: little stories, each through the whole program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pi_app.table.pace import MOST
from tests.pi_app.wire.table_hands import CAMP, Point, TableHere, point


@pytest.fixture
def table() -> Iterator[TableHere]:
    here = TableHere()
    with here.table:
        yield here


def sq(name: str) -> Point:
    return point("catch-it", name)


def cell(name: str) -> Point:
    return point("traqueur", name)


# ---------------------------------------------------------------------------------- lifting and putting


def test_a_piece_lifted_and_put_back_is_nothing(table: TableHere) -> None:
    table.new("catch-it")
    table.carry(sq("D1"), sq("D1"), 900)
    table.wait(5000)
    assert table.made() == []
    assert table.says()[-1] == "Move a piece."


def test_a_lifted_piece_lights_its_targets_within_a_tenth_of_a_second(table: TableHere) -> None:
    table.new("catch-it")
    table.lift(sq("D1"))
    table.wait(100)
    assert table.lit() == {sq("C2"), sq("D2"), sq("E2")}


def test_a_move_counts_within_150_ms_of_its_settle_time_and_not_before_it(table: TableHere) -> None:
    table.new("catch-it")
    table.carry(sq("D1"), sq("D2"))
    table.wait(480)
    assert table.made() == []
    table.wait(170)
    assert table.made() == ["D1-D2"]


@pytest.mark.parametrize("ms", [40, 150, 400, 700])
def test_a_slow_slide_over_legal_points_is_one_move_to_the_last(table: TableHere, ms: int) -> None:
    table.new("catch-a-thief", {"thief": "line"})
    table.play("thief", "6G")
    table.put(point("catch-a-thief", "6F"))
    table.wait()
    table.play("thief", "6H")
    table.get("slide", **{"from": (5, 5), "to": (10, 5)}, ms=5 * ms)
    table.wait(2200)
    assert table.made() == ["6G", "6F", "6H", "6K"]


def test_the_wrong_square_is_told_and_then_the_right_one_taken(table: TableHere) -> None:
    table.new("catch-it")
    table.carry(sq("A1"), sq("A5"))
    table.wait(800)
    assert "Rule 3." in table.text()
    table.carry(sq("A5"), sq("A2"))
    table.wait()
    assert table.made() == ["A1-A2"]


def test_two_pieces_lifted_at_once_and_put_back_are_nothing(table: TableHere) -> None:
    table.new("catch-it")
    for at in ("D1", "E1"):
        table.lift(sq(at))
    table.wait(3500)
    assert "D1, E1" in table.text()
    for at in ("D1", "E1"):
        table.put(sq(at))
    table.wait()
    assert table.made() == []
    assert table.expects("missing") == set()


@pytest.mark.parametrize("pause", [0, 100, 300])
def test_two_moves_in_quick_succession_are_two_moves(table: TableHere, pause: int) -> None:
    table.new("catch-it")
    table.carry(sq("D1"), sq("D2"))
    table.wait(pause)
    table.carry(sq("A1"), sq("A2"))
    table.wait(1500)
    assert table.made() == ["D1-D2", "A1-A2"]


def test_a_second_pawn_may_go_where_the_first_has_just_left(table: TableHere) -> None:
    table.new("catch-it")
    table.carry(sq("D1"), sq("D2"))
    table.wait(200)
    table.carry(sq("C1"), sq("D1"))
    table.wait(1500)
    assert table.made() == ["D1-D2", "C1-D1"]


def test_a_move_counts_while_the_next_piece_is_already_in_the_air(table: TableHere) -> None:
    table.new("catch-it")
    table.carry(sq("D1"), sq("D2"))
    table.wait(200)
    table.lift(sq("A1"))
    table.wait(1000)
    assert table.made() == ["D1-D2"]
    assert sq("A2") in table.lit()
    table.put(sq("A2"))
    table.wait()
    assert table.made() == ["D1-D2", "A1-A2"]


def test_an_opponents_piece_is_refused_with_a_reason_and_led_home(table: TableHere) -> None:
    table.new("catch-it")
    table.carry(sq("D7"), sq("D6"))
    table.wait(700)
    assert "That is your opponent's pawn: move one of yours." in table.says()
    assert "Put the red pawn back on D7." in table.says()
    table.carry(sq("D6"), sq("D7"))
    table.wait()
    assert table.made() == []
    assert table.says()[-1] == "Move a piece."


def test_a_sleeve_that_clears_the_board_does_no_harm(table: TableHere) -> None:
    table.new("catch-it")
    standing = sorted(table.expects())
    for at in standing:
        table.lift(at)
    table.wait(8000)
    assert table.made() == []
    for at in reversed(standing):
        table.put(at)
        table.wait(150)
    table.wait(1000)
    assert table.made() == []
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    assert table.made() == ["D1-D2"]


def test_a_piece_too_many_is_reported_and_does_not_hold_up_the_game(table: TableHere) -> None:
    table.new("catch-it")
    table.put((0, 0))
    table.wait(5000)
    assert "Nothing belongs there: outside." in table.text()
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    assert table.made() == ["D1-D2"]
    table.lift((0, 0))
    table.wait()
    assert "belongs" not in table.text()


def search(table: TableHere) -> None:
    """Begin a game of Le Traqueur in which both camps are built, and north is to enter the other camp."""
    table.new("traqueur")
    table.play("north", CAMP)
    table.play("south", CAMP)
    table.wait()


def test_the_points_where_a_piece_from_beside_the_board_may_come_pulse(table: TableHere) -> None:
    search(table)
    assert "Put a piece on a pulsing point." in table.says()
    seen = []
    for _ in range(20):
        table.wait(100)
        seen.append(table.get("lights")["lights"])
    assert {at for at in range(121) if len({lights[at] for lights in seen}) > 1} == {22 * row for row in range(6)}


def test_a_piece_that_has_just_come_may_be_lifted_to_go_on(table: TableHere) -> None:
    search(table)
    table.put((0, 2))
    table.wait()
    table.lift((0, 2))
    for _ in range(14):
        table.wait(100)
        assert table.lit() == {(0, 0), (0, 4), (2, 2)}, "it may go on"
    assert table.get("asks")["asks"] is None, "nothing was rebuilt"
    table.put((2, 2))
    table.wait()
    assert table.made()[2:] == ["B1", "B2"]


def test_a_piece_moved_while_the_menu_is_open_counts_once_it_is_closed(table: TableHere) -> None:
    table.new("catch-it")
    table.press("menu")
    table.carry(sq("D1"), sq("D2"))
    table.wait(3000)
    assert table.made() == []
    table.press("menu")
    table.wait()
    assert table.made() == ["D1-D2"]


def test_menu_held_for_three_seconds_leads_out_and_ok_leads_back(table: TableHere) -> None:
    table.new("catch-it")
    table.lift(sq("D1"))
    table.press("menu", ms=3000)
    assert "Game saved." in table.text()
    table.put(sq("D1"))
    table.press("ok")
    table.wait()
    assert table.says()[-1] == "Move a piece."


def test_pieces_may_be_moved_at_will_once_the_game_is_over(table: TableHere) -> None:
    position = {"blue": ["D7", "A1"], "red": ["G1", "F1"], "ball": "D7", "to_move": "blue"}
    table.new("catch-it", position=position)
    table.lift(sq("D7"))
    table.wait(100)
    table.put((5, 1))
    table.wait()
    assert table.made() == ["D7-out"]
    said = table.says()
    table.lift(sq("A1"))
    table.put((0, 0))
    table.wait(6000)
    assert table.says() == said
    assert table.expects("missing") == table.expects("extra") == set()


# ---------------------------------------------------------------------------------- asked, never guessed


BALL = {"blue": ["E2", "D2", "C3", "B5"], "red": ["G7", "F7"], "ball": "D2", "to_move": "blue"}


@pytest.mark.parametrize(("buttons", "move"), [(["ok"], "E2xA6"), (["right", "ok"], "E2-A6"), (["back"], None)])
def test_whether_the_ball_was_taken_is_asked(table: TableHere, buttons: list[str], move: str | None) -> None:
    table.new("catch-it", position=BALL)
    table.carry(sq("E2"), sq("A6"))
    table.wait()
    assert table.made() == []
    assert "Does it take the ball?" in table.says()
    table.press(*buttons)
    assert table.made() == ([move] if move else []), "BACK never makes a move"


def test_putting_the_pawn_back_cancels_the_question_of_the_ball(table: TableHere) -> None:
    table.new("catch-it", position=BALL)
    table.carry(sq("E2"), sq("A6"))
    table.wait()
    table.carry(sq("A6"), sq("E2"))
    table.wait()
    table.press("back")
    table.wait()
    assert table.made() == []


def test_who_says_no_to_a_question_is_told_what_to_put_back(table: TableHere) -> None:
    table.new("catch-it")
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    table.carry(sq("D2"), sq("D1"))
    table.wait()
    assert table.says()[-2:] == ["Take the last move back?", "OK: yes. BACK: no."]
    table.press("back")
    assert "Put the blue pawn back on D2." in table.says()
    table.press("ok")
    assert "Take the last move back?" in table.says()
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    assert table.made() == ["D1-D2"]


def test_putting_pieces_back_asks_whether_the_move_is_taken_back(table: TableHere) -> None:
    table.new("catch-it")
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    table.carry(sq("A2"), sq("A1"))
    table.wait()
    assert "Take the last move back?" in table.says()
    table.press("ok")
    assert table.made() == ["D1-D2"]
    assert table.expects("missing") == table.expects("extra") == set()


def test_a_bots_reply_is_taken_back_with_the_move_in_any_order_of_pieces(table: TableHere) -> None:
    table.new("catch-it", {"red": "bot:1"})
    before = table.expects()
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    table.tidy()
    table.wait(MOST + 400)
    table.tidy()
    table.wait(MOST + 400)
    table.tidy()
    assert len(table.made()) == 4
    for at in table.expects() - before:
        table.lift(at)
    table.put(sq("D2"))
    for at in before - table.expects() - {sq("D1")}:
        table.put(at)
    table.wait(900)
    assert "Take the last move back?" in table.says()
    table.press("ok")
    assert table.made() == ["D1-D2"]


def test_who_has_moved_one_pawn_reads_that_another_is_to_follow(table: TableHere) -> None:
    table.new("catch-it")
    assert "another pawn" not in table.text()
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    assert "Move a second pawn." in table.says()
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    assert "another pawn" not in table.text()


def test_a_piece_moved_in_a_bots_turn_is_sent_back_and_no_switch_is_blamed(table: TableHere) -> None:
    table.new("catch-a-thief", {"thief": "bot:1"})
    table.wait(MOST + 400)
    table.put((5, 5))
    table.wait(600)
    table.carry((5, 5), (7, 2))
    table.wait()
    assert "another player's turn" in table.text()
    table.wait(8000)
    assert "Put the detective back on 6F." in table.says()
    assert "switch" not in table.text()
    table.carry((7, 2), (5, 5))
    table.wait(MOST + 400)
    assert len(table.made()) == 3


def test_the_menu_takes_a_move_back_and_the_lights_lead_the_pieces_home(table: TableHere) -> None:
    table.new("catch-it")
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    table.press("menu", "right", "right", "ok")
    assert table.made() == []
    assert (table.expects("missing"), table.expects("extra")) == ({sq("D1")}, {sq("D2")})
    table.tidy()
    table.wait(1000)
    assert table.made() == []
    assert table.says()[-1] == "Move a piece."


def test_a_no_wants_the_detective_back_and_then_the_other_players(table: TableHere) -> None:
    table.new("traqueur")
    table.play("north", CAMP)
    table.play("south", "E5 |A1 B1|B2")
    table.put(cell("B1"))
    table.wait()
    assert table.made()[2:] == ["B1"]
    table.carry(cell("B1"), cell("B2"))
    table.wait()
    assert table.made()[2:] == ["B1", "B2"]
    assert table.expects() == {cell("B1")}
    table.carry(cell("B2"), cell("B1"))
    table.wait()
    assert table.expects() == set()
    table.lift(cell("B1"))
    table.wait()
    table.put(cell("A1"))
    table.wait()
    assert table.line()[-1] == ["south", "A1"]
