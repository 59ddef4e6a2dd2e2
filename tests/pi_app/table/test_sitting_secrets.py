"""Games with secrets: the public never learns why a move was refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from engine.game import TABLE
from pi_app.games import front_of
from pi_app.games.tabletop import Reading
from tests.pi_app.wire.table_hands import Point, TableHere, point

SIGNS = {"+": "+ card", "-": "- card", "=": "= card"}
REFUSED = "That is not possible. Put it back."


@pytest.fixture
def table() -> Iterator[TableHere]:
    here = TableHere()
    with here.table:
        yield here


def town(name: str) -> Point:
    return point("chicago", name)


def xy(at: int | None) -> Point:
    assert at is not None
    return at % 11, at // 11


def readings(table: TableHere) -> list[Reading]:
    return list(front_of("rattrapez-le").tabletop.readings(table.referee().view(TABLE)))


def until_a_catch(table: TableHere, secret: str, seed: int) -> Reading:
    """Play a game until, as far as the public knows, a catch is possible. Returns the movement of the catch."""
    table.get("new", game="rattrapez-le", seed=seed, seats={}, pieces="ready")
    table.play("p1", f"choose {secret}")
    table.play("p2", f"choose {secret}")
    while True:
        catches = [reading for reading in readings(table) if reading.over]
        if catches:
            table.tidy()
            table.wait(200)
            return catches[0]
        (seat,) = table.get("status")["to_act"]
        table.play(seat, table.get("moves", seat=seat)["moves"][0])


def fall_upon(table: TableHere, reading: Reading) -> None:
    """Take the caught piece away, put the other piece in its place, and choose the card in the question."""
    table.lift(xy(reading.end))
    table.wait(100)
    table.carry(xy(reading.start), xy(reading.end))
    table.wait(700)
    asked = table.get("asks")["asks"]
    if len(asked["options"]) == 1:
        assert asked["kind"] == "catch" and " catches the horse on " in asked["text"]
        table.press("ok")
    else:
        table.choose(SIGNS[reading.move.split()[0][-1]])
    table.wait(300)


def public(table: TableHere, since: int) -> list[Any]:
    """Return everything that the public sees and hears."""
    sounds = table.get("sounds", since=since)["sounds"]
    return [table.says(), table.get("lights")["lights"], sounds, table.get("expects")]


def test_a_refused_catch_tells_nobody_why() -> None:
    """The public sees the same refusal whatever pursuer the player has chosen."""
    seen = []
    made = 0
    for secret in ("farmer", "wife", "hand", "maid", "dog"):
        here = TableHere()
        with closing(here.table):
            catch = until_a_catch(here, secret, seed=2)
            (seat,) = here.get("status")["to_act"]
            legal = here.get("moves", seat=seat)["moves"]
            now, length = here.get("status")["t"], len(here.line())
            fall_upon(here, catch)
            if catch.move in legal:
                made += 1
                assert here.line()[length:] == [[seat, catch.move]]
                assert here.get("status")["result"]["winners"] == [seat]
            else:
                assert here.line()[length:] == []
                assert REFUSED in here.says()
                seen.append(public(here, now))
    assert made + len(seen) == 5
    assert len(seen) >= 4
    assert all(other == seen[0] for other in seen)


def test_a_refused_card_can_be_chosen_again_without_touching_the_piece(table: TableHere) -> None:
    table.new("rattrapez-le", seed=3)
    table.play("p1", "choose dog")
    table.play("p2", "choose maid")
    legal = set(table.get("moves", seat="p1")["moves"])
    found = readings(table)
    held = next(r for r in found if r.move in legal and any(o[1:3] == r[1:3] and o.move not in legal for o in found))
    same = [r for r in found if (r.start, r.end) == (held.start, held.end)]
    table.carry(xy(held.start), xy(held.end))
    table.wait()
    refused = next(r for r in same if r.move not in legal)
    table.choose(SIGNS[refused.move.split()[0][-1]])
    assert REFUSED in table.says()
    table.press("ok")
    table.choose(SIGNS[held.move.split()[0][-1]])
    assert table.made()[2:] == [held.move]


def chicago(table: TableHere, seed: int) -> None:
    """Begin a game of Chicago in which all four pawns have come in by gates, with pieces."""
    table.new("chicago", seed=seed)
    for gate in ("B1", "E1", "G1", "J1"):
        table.put(town(gate))
        table.wait()
    assert len(table.made()) == 4


def test_a_house_that_goes_back_is_put_back_by_hand_whatever_it_is(table: TableHere) -> None:
    for seed in range(40):
        chicago(table, seed)
        table.lift(town("A1"))
        table.wait()
        if table.get("moves", seat="thief1")["moves"] in (["putback"], ["plane", "putback"]):
            break
    said = table.text()
    assert not any(word in said for word in ("plane", "bank", "car"))
    table.put(town("A1"))
    table.wait()
    assert table.made()[4:] == ["burgle A1", "putback"]


def test_a_plane_is_taken_in_secret_and_the_pawn_then_leaves_the_board(table: TableHere) -> None:
    for seed in range(400):
        table.get("new", game="chicago", seed=seed, pieces="ready")
        for seat, gate in (("thief1", "B1"), ("thief2", "E1"), ("thief1", "G1"), ("thief2", "J1")):
            table.play(seat, f"enter {gate}")
        table.play("thief1", "burgle A1")
        if "plane" in table.get("moves", seat="thief1")["moves"]:
            break
    table.play("thief1", "plane")
    assert town("B1") not in table.expects()
    table.tidy()
    table.wait(5000)
    assert table.says()[-1] in ("Move a piece.", "Move a piece. OK: other moves.")


def test_which_figure_leaves_the_farm_is_said_by_its_name(table: TableHere) -> None:
    table.get("new", game="rattrapez-le", seed=3, seats={"p1": "line", "p2": "line"}, pieces="ready")
    for seat in ("p1", "p2"):
        table.play(seat, "choose dog")
    move = next(move for move in table.get("moves", seat="p1")["moves"] if move.startswith("wife"))
    table.play("p1", move)
    table.wait(300)
    assert f"Carry the wife from the farm to {move.split()[-1]}." in table.text()


def test_moving_as_far_as_a_car_would_is_refused_without_a_reason(table: TableHere) -> None:
    """The table cannot know who has a car: it gives the move to the referee, and shows only that it was refused."""
    for seed in range(40):
        chicago(table, seed)
        table.lift(town("A1"))
        table.wait()
        loot = table.get("view", seat="thief1")["view"]["pawns"]["1"]["loot"]
        if loot and "car" not in loot:
            break
    for seat, end in (("thief2", "E2"), ("thief1", "G2"), ("thief2", "J2")):
        table.play(seat, f"{end[0]}1-{end}")
    table.tidy()
    table.wait(300)
    made = table.made()
    table.carry(town("B1"), town("C3"))
    table.wait()
    assert table.made() == made
    assert table.says()[-1] == REFUSED
    table.press("ok")
    assert table.says()[-1] == "Put pawn 1 back on B1."
    table.carry(town("C3"), town("B3"))
    table.wait()
    assert table.made() == [*made, "B1-B3"]


def test_the_police_may_end_its_turn_with_the_button(table: TableHere) -> None:
    for seed in range(60):
        chicago(table, seed)
        table.lift(town("A1"))
        table.wait()
        if table.get("status")["to_act"] == ["police"]:
            break
    table.put(town("E3"))
    table.wait()
    table.carry(town("E3"), town("D3"))
    table.wait(1000)
    table.carry(town("D3"), town("D3"))
    table.wait()
    assert table.made()[-2:] == ["place E3", "E3-D3"]
    table.press("ok")
    table.choose("end the police's turn")
    assert table.made()[-1] == "stop"


def test_lifting_a_pawn_on_a_gate_asks_nothing_and_leaving_is_chosen_and_confirmed(table: TableHere) -> None:
    table.new("chicago", {"thief2": "line"})
    table.put(town("B1"))
    table.wait()
    table.play("thief2", "enter E1")
    table.tidy()
    table.put(town("G1"))
    table.wait()
    table.play("thief2", "enter J1")
    table.tidy()
    made = table.made()
    table.lift(town("B1"))
    table.wait(700)
    assert table.get("asks")["asks"] is None
    assert "Put pawn 1 down. OK, then ←: pawn 1 leaves town from B1." in table.says()
    table.put(town("B1"))
    table.wait()
    assert table.made() == made
    table.lift(town("B1"))
    table.wait()
    table.press("ok", "left")
    assert table.get("asks")["asks"]["ok"] == "Pawn 1 leaves town from B1"
    table.press("ok")
    assert table.made() == made, "it is asked about once more"
    assert "Pawn 1 leaves town from B1: are you sure?" in table.says()
    table.press("back")
    assert table.made() == made
    table.press("ok", "left", "ok", "ok")
    assert table.made() == [*made, "leave"]


def test_a_house_is_opened_by_lifting_it_or_with_the_button(table: TableHere) -> None:
    table.new("chicago", seed=4)
    for gate in ("B1", "E1", "G1", "J1"):
        table.put(town(gate))
        table.wait()
    table.lift(town("A1"))
    table.wait(400)
    assert len(table.made()) == 4
    table.put(town("A1"))
    table.wait()
    assert len(table.made()) == 4
    table.press("ok")
    table.choose("burgle the house on C1")
    assert table.made()[4:] == ["burgle C1"]
    assert town("C1") in table.expects("extra")
