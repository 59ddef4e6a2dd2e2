"""Reeds that break before, during and after moves: the table reports it within five seconds, and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pi_app.wire.table_hands import Point, TableHere, point


@pytest.fixture
def table() -> Iterator[TableHere]:
    here = TableHere()
    with here.table:
        yield here


def sq(name: str) -> Point:
    return point("catch-it", name)


@pytest.mark.parametrize("at", ["D4", "D2", "G2"])
def test_a_reed_that_sticks_closed_on_a_bare_point_is_left_out(table: TableHere, at: str) -> None:
    table.new("catch-it")
    table.fault(sq(at), "stuck-closed")
    table.wait(5000)
    assert at in table.text()
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    table.carry(sq("D1"), sq("E2"))
    table.wait()
    assert table.made() == ["A1-A2", "D1-E2"]
    assert f"The sensor at {at} looks faulty" in table.text()
    assert table.expects("extra") == set()


def test_a_reed_that_contradicts_the_game_is_left_out_at_four_seconds_and_not_before(table: TableHere) -> None:
    table.new("catch-it")
    table.fault(sq("D4"), "stuck-closed")
    table.wait(60)  # After three equal scans the map has the reed.
    assert table.expects("extra") == {sq("D4")}
    table.wait(3980)
    assert "Take away the piece on D4." in table.text()
    assert "goes on without it" not in table.text()
    table.wait(20)
    assert "Nothing belongs there: D4." in table.text()


@pytest.mark.parametrize("at", ["G1", "D1", "D7"])
def test_a_reed_that_sticks_open_under_a_piece_is_left_out(table: TableHere, at: str) -> None:
    table.new("catch-it")
    table.fault(sq(at), "stuck-open")
    table.wait(5000)
    assert at in table.text()
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    assert table.made() == ["A1-A2"]
    assert f"The sensor at {at} looks faulty" in table.text()


def test_a_piece_on_a_dead_reed_can_still_move(table: TableHere) -> None:
    table.new("catch-it")
    table.fault(sq("D1"), "stuck-open")
    table.wait(5000)
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    assert table.made() == ["D1-D2"]


def test_a_target_whose_reed_never_closes_is_entered_with_the_buttons(table: TableHere) -> None:
    table.new("catch-it")
    table.fault(sq("D2"), "stuck-open")
    table.carry(sq("D1"), sq("D2"))
    table.wait(5000)
    assert "Put down the blue pawn from D1." in table.text()
    table.press("ok")
    table.choose("from D1 to D2")
    assert table.made() == ["D1-D2"]
    table.wait()
    assert table.expects("missing") == set()
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    assert table.made() == ["D1-D2", "A1-A2"]


def test_where_a_piece_came_from_is_asked_when_its_reed_sticks(table: TableHere) -> None:
    table.new("catch-it")
    table.fault(sq("D1"), "stuck-closed")
    table.carry(sq("D1"), sq("D2"))
    table.wait(2000)
    table.choose("from D1 to D2")
    assert table.made() == ["D1-D2"]
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    assert table.made() == ["D1-D2", "A1-A2"]


def test_several_reeds_may_fail_at_once(table: TableHere) -> None:
    table.new("catch-it")
    for at, kind in (("B4", "stuck-closed"), ("G5", "stuck-closed"), ("G7", "stuck-open"), ("F1", "stuck-open")):
        table.fault(sq(at), kind)
    table.wait(5000)
    assert all(at in table.text() for at in ("B4", "G5", "G7", "F1"))
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    table.carry(sq("D1"), sq("D2"))
    table.wait()
    assert table.made() == ["A1-A2", "D1-D2"]


def test_a_question_about_a_move_beside_a_broken_reed_waits_for_its_answer(table: TableHere) -> None:
    table.new("chicago")
    table.fault(point("chicago", "I10"), "stuck-open")
    table.wait(6000)
    table.put(point("chicago", "A3"))
    table.wait(30_000)
    assert table.says()[-2:] == ["Pawn 1 comes in on A3?", "OK: yes. BACK: no."]
    table.press("ok")
    table.wait()
    assert table.made() == ["enter A3"]


def test_an_answer_that_was_walked_to_is_the_one_that_ok_takes_however_late(table: TableHere) -> None:
    table.new("catch-it")
    table.fault(sq("D1"), "stuck-closed")
    table.carry(sq("D1"), sq("D2"))
    table.wait(2000)
    assert "D1 to D2" in table.text()
    table.press("right")
    assert "C1 to D2" in table.text()
    table.wait(10_000)
    table.press("ok")
    assert table.made() == ["C1-D2"]


def test_a_reed_that_works_again_is_believed_again(table: TableHere) -> None:
    table.new("catch-it")
    table.fault(sq("B4"), "stuck-closed")
    table.wait(5000)
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    table.fault(sq("B4"), "none")
    table.wait()
    assert "contradicts" not in table.text()
    table.put(sq("B4"))
    table.wait(200)
    assert table.expects("extra") == {sq("B4")}


def test_bots_go_on_while_a_reed_is_broken(table: TableHere) -> None:
    table.new("catch-it", {"blue": "bot:1"})
    table.fault(sq("G7"), "stuck-open")
    table.fault(sq("A5"), "stuck-closed")
    table.wait(8000)
    assert len(table.made()) == 2
    table.tidy()
    for start, end in (("D7", "D6"), ("E7", "E6")):
        table.carry(sq(start), sq(end))
        table.wait()
    table.wait(8000)
    assert len(table.made()) == 6


@pytest.mark.parametrize("kind", ["stuck-open", "stuck-closed"])
def test_a_broken_reed_does_not_hold_up_a_move_from_a_handheld(table: TableHere, kind: str) -> None:
    table.new("catch-it", {"blue": "line"})
    table.play("blue", "D1-D2")
    table.fault(sq("D1" if kind == "stuck-closed" else "D2"), kind)
    table.wait(100)
    table.carry(sq("D1"), sq("D2"))
    table.wait(5000)
    assert ("D1" if kind == "stuck-closed" else "D2") in table.text()
    if kind == "stuck-open":
        assert "Press OK" in table.text()
        table.press("ok", "ok")
    table.wait()
    table.play("blue", "A1-A2")
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    table.carry(sq("D7"), sq("D6"))
    table.wait()
    assert table.made() == ["D1-D2", "A1-A2", "D7-D6"]


@pytest.mark.parametrize("kind", ["stuck-open", "stuck-closed"])
def test_a_game_can_be_set_up_with_a_broken_reed(table: TableHere, kind: str) -> None:
    table.fault(sq("D1" if kind == "stuck-open" else "D4"), kind)
    table.new("catch-it")
    table.wait(5000)
    assert ("D1" if kind == "stuck-open" else "D4") in table.text()
    if kind == "stuck-open":
        table.press("ok", "ok")
    table.carry(sq("A1"), sq("A2"))
    table.wait()
    assert table.made() == ["A1-A2"]


def test_what_was_left_out_in_one_game_is_heard_in_the_next(table: TableHere) -> None:
    table.new("catch-a-thief", {"thief": "line"})
    table.put((0, 3))
    table.wait(5000)
    table.play("thief", "6G")
    table.wait(100)
    table.new("catch-a-thief", {"thief": "line"})
    assert "contradicts" not in table.text()
    table.put((0, 3))
    table.wait(200)
    assert table.expects("extra") == {(0, 3)}


# ---- corners


def test_a_reed_that_is_left_out_is_no_longer_one_too_many(table: TableHere) -> None:
    table.new("catch-it")
    table.fault(sq("B4"), "stuck-closed")
    table.wait(1000)
    assert table.expects("extra") == {sq("B4")}
    table.wait(5000)
    assert table.expects("extra") == set() and "B4" in table.text()


def test_strays_are_named_with_their_points(table: TableHere) -> None:
    table.get("new", game="rattrapez-le", seed=1, seats={}, pieces="ready")
    table.wait()
    table.lift((5, 10))
    table.lift((5, 0))
    table.wait(4000)
    assert "Put the horse on F1, the dog on the farm." in table.text().replace("\n", " ")


def test_a_pursuer_on_a_wrong_stall_is_told_its_own(table: TableHere) -> None:
    table.get("new", game="rattrapez-le", seed=1, seats={}, pieces="ready")
    table.play("p1", "choose dog")
    table.play("p2", "choose wife")
    table.play("p1", "dog+ B11")
    table.tidy()
    table.wait()
    table.carry(point("rattrapez-le", "B11"), (6, 10))
    table.wait(1500)
    assert "In the farm, the dog stands on F11." in table.says()
