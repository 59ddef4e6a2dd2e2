"""Secrets of Chicago: nothing that a seat is given may depend on them. Rules `chicago 6`, `9`, `10` and `14`."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from engine.game import CHANCE, TABLE
from engine.games.chicago import GAME
from tests.engine.games.chicago.town import Town, dealt, run

THIEVES = ("thief1", "thief2", "thief3", "thief4")


def learned(town: Town, texts: Sequence[str], seat: str) -> list[object]:
    """Return all that a seat is given while these moves are made: its events, its view, its moves, whose turn it is."""
    given: list[object] = []
    for text in texts:
        run(town, text)
        given.append([event.as_json() for event in town.told if event.shown_to(seat)])
        shown = GAME.show(town.views[seat])
        legal = GAME.legal(town.views[seat]) or ()
        given.append((json.dumps(shown), sorted(map(GAME.write, legal)), sorted(town.to_act)))
    return given


def kinds_told(town: Town, seat: str) -> list[str]:
    return [event.kind for event in town.told if event.shown_to(seat)]


# ------------------------------------------------------------------------------------------ houses


def test_6_the_finder_alone_sees_a_house_and_everybody_sees_that_it_is_gone() -> None:
    town = Town("1:B2 2:E2", A2="50")
    run(town, "burgle A2")
    house, taken = town.told
    assert house.as_json() == {"kind": "house", "pawn": 1, "at": "A2", "what": "50"}
    assert house.to == {"thief1", CHANCE}
    assert taken.as_json() == {"kind": "taken", "pawn": 1, "at": "A2"}
    assert all(taken.shown_to(seat) for seat in town.views)


@pytest.mark.parametrize("kind", ["20", "50", "100", "gun", "car"])
@pytest.mark.parametrize("seat", ["thief2", "police", TABLE])
def test_6_nobody_else_can_tell_one_kept_house_from_another(kind: str, seat: str) -> None:
    moves = ("burgle A2", "E2-E1", "B2-B3", "E1-E2")
    one, other = (learned(Town("1:B2 2:E2", A2=what), moves, seat) for what in ("10", kind))
    assert one == other


@pytest.mark.parametrize("seat", ["thief2", "police", TABLE])
def test_6_nobody_else_can_tell_a_plane_from_a_bank_or_a_second_car_by_the_question(seat: str) -> None:
    moves = ("burgle A2", "putback", "E2-E1")
    given = [
        learned(Town("1:B2 2:E2", A2=kind, loot={1: "car" if kind == "car" else "10"}), moves, seat)
        for kind in ("plane", "bank", "car")
    ]
    assert given[0] == given[1] == given[2]


def test_6_a_found_house_that_may_go_back_is_a_question_to_its_finder_before_everybody() -> None:
    town = Town("1:B2 2:E2", A2="bank")
    run(town, "burgle A2")
    assert kinds_told(town, "thief1") == ["house", "opened"]
    assert kinds_told(town, TABLE) == ["opened"]
    assert GAME.show(town.views[TABLE])["found"] == {"at": "A2", "what": None}
    assert GAME.show(town.views["thief1"])["found"] == {"at": "A2", "what": "bank"}
    run(town, "putback")
    assert [event.as_json() for event in town.told] == [{"kind": "putback", "pawn": 1, "at": "A2"}]
    assert GAME.show(town.views["thief1"])["known"] == {"A2": "bank"}
    assert GAME.show(town.views["thief2"])["known"] == {}


@pytest.mark.parametrize("kind", ["plane", "thief", "police"])
def test_6_a_shown_house_is_named_to_all(kind: str) -> None:
    town = Town("1:B2 2:E2", A2=kind)
    run(town, "burgle A2", *(["plane"] if kind == "plane" else []))
    (taken,) = (event for event in town.told if event.kind == "taken")
    assert taken.as_json() == {"kind": "taken", "pawn": 1, "at": "A2", "what": kind}
    assert all(taken.shown_to(seat) for seat in town.views)


# ------------------------------------------------------------------------------------------ thefts


def test_6_loser_and_taker_see_what_was_stolen_and_all_that_something_was() -> None:
    town = Town("1:B2 2:E2 3:G2 4:J2", A2="thief", loot={1: "10 car", 3: "gun"})
    run(town, "burgle A2", "steal 1:car 3:gun")
    robbed, first, second = town.told
    assert robbed.as_json() == {"kind": "robbed", "losses": [{"from": 1, "to": 2}, {"from": 3, "to": 4}]}
    assert all(robbed.shown_to(seat) for seat in town.views)
    assert (first.as_json(), first.to) == (
        {"kind": "stolen", "from": 1, "to": 2, "what": "car"},
        {"thief1", "thief2", CHANCE},
    )
    assert second.to == {"thief3", "thief4", CHANCE}
    assert [GAME.show(town.views[seat])["pawns"]["2"]["loot"] for seat in ("thief2", "thief1", TABLE)] == [
        ["car"],
        None,
        None,
    ]


@pytest.mark.parametrize("seat", ["thief3", "thief4", "police", TABLE])
def test_6_others_cannot_tell_what_was_stolen(seat: str) -> None:
    one, other = (
        learned(Town("1:B2 2:E2 3:G2", A2="thief", loot={1: "10 car"}), ("burgle A2", steal, "E2-E1"), seat)
        for steal in ("steal 1:10", "steal 1:car")
    )
    assert one == other


def test_6_with_three_players_a_theft_between_two_pawns_of_one_seat_stays_there() -> None:
    town = Town("1:B2 3:G2", players=3, A2="thief", loot={1: "10"})
    run(town, "burgle A2", "steal 1:10")
    assert town.told[1].to == {"thief1", CHANCE}


# ------------------------------------------------------------------------------------------ guns and arrests


@pytest.mark.parametrize("seat", ["thief2", "police", TABLE])
def test_9_being_asked_does_not_tell_who_has_a_gun(seat: str) -> None:
    moves = ("J1-J2", "surrender", "stop")
    one, other = (
        learned(Town("1:C6 2:J1", "B6 D6", slot=2, loot={1: loot}), moves, seat) for loot in ("10 10", "gun gun")
    )
    if seat == "police":  # Compare only up to the arrest, which shows the police what the pawn had.
        one, other = one[:2], other[:2]
    assert one == other


@pytest.mark.parametrize("seat", ["thief2", "police", TABLE])
def test_10_a_gun_that_is_not_fired_shows_nowhere(seat: str) -> None:
    one, other = (learned(Town("1:B2 2:J1", "G9", loot={1: loot}), ("B2-B3", "J1-J2"), seat) for loot in ("10", "gun"))
    assert one == other


@pytest.mark.parametrize("seat", ["thief2", "police", TABLE])
def test_5_a_car_that_is_not_needed_shows_nowhere(seat: str) -> None:
    one, other = (
        learned(
            Town("1:B1 2:J1", "G9", loot={1: loot}), ("B1-B3", "J1-J2", "stop", "B3-B1", "J2-J1", "stop", "leave"), seat
        )
        for loot in ("10", "car")
    )
    assert one == other


def test_5_a_move_of_two_slides_says_so() -> None:
    town = Town("1:B2", loot={1: "car"})
    run(town, "B2-E3")
    assert town.told[0].as_json() == {"kind": "moved", "pawn": 1, "from": "B2", "to": "E3", "slides": 2}
    run(town, "E3-E4")
    assert town.told[0].data["slides"] == 1


@pytest.mark.parametrize(
    ("pawns", "loot", "by"), [("1:B1", "", "gate"), ("1:B1", "car", "gate"), ("1:B6", "car", "car")]
)
def test_5_leaving_from_a_gate_does_not_tell_of_a_car(pawns: str, loot: str, by: str) -> None:
    town = Town(pawns + " 2:J1", loot={1: loot})
    run(town, "leave")
    assert town.told[0].as_json() == {"kind": "left", "pawn": 1, "from": pawns[2:], "by": by}


def test_14_the_police_sees_what_an_arrest_brings_and_the_others_how_much() -> None:
    town = Town("1:C6 2:J1", "B6 D6", slot=2, loot={1: "100 car"})
    run(town, "J1-J2", "surrender")
    arrested, confiscated = town.told
    assert arrested.as_json() == {"kind": "arrested", "pawn": 1, "at": "C6", "houses": 2, "pinned": ["B6", "D6"]}
    assert (confiscated.as_json(), confiscated.to) == (
        {"kind": "confiscated", "pawn": 1, "what": ["100", "car"]},
        {"police", CHANCE},
    )
    for seat in ("thief1", "thief2", TABLE):
        assert GAME.show(town.views[seat])["confiscated"] == {"houses": 2, "loot": None}


def test_14_numbers_of_houses_are_public_and_a_plane_is_not_counted() -> None:
    town = Town("1:B2 2:E2", A2="plane", D2="10", loot={1: "100 car"})
    run(town, "burgle A2", "plane", "burgle D2")
    pawns = GAME.show(town.views[TABLE])["pawns"]
    assert [(pawns[n]["houses"], pawns[n]["loot"]) for n in ("1", "2")] == [(2, None), (1, None)]


def test_14_a_seat_sees_its_own_loot_and_no_other() -> None:
    town = Town("1:B2 2:E2 3:G2 4:J2", players=3, loot={1: "10", 2: "20", 3: "50", 4: "100"})
    seen = {seat: [pawn["loot"] for pawn in GAME.show(view)["pawns"].values()] for seat, view in town.views.items()}
    assert seen == {
        "thief1": [["10"], None, ["50"], None],
        "thief2": [None, ["20"], None, ["100"]],
        "police": [None] * 4,
        TABLE: [None] * 4,
        CHANCE: [["10"], ["20"], ["50"], ["100"]],
    }


@pytest.mark.parametrize("text", ["fire G9>G8", "B2-E3", "leave", "putback", "plane", "burgle A2"])
def test_a_refusal_does_not_depend_on_what_others_own(text: str) -> None:
    move = GAME.read(text)
    for seat in ("thief2", "police"):
        one, other = (
            GAME.judge(Town("1:B2 2:E2", "G9", slot=2, loot={1: loot}).views[seat], move) for loot in ("10", "gun car")
        )
        assert one == other


def test_the_table_is_told_no_more_than_everybody() -> None:
    town = Town("1:B2 2:E2", A2="50", D2="bank", loot={1: "10"})
    run(town, "burgle A2")
    assert all(event.shown_to(seat) for event in town.told if event.shown_to(TABLE) for seat in THIEVES)


def test_14_every_seat_remembers_all_moves_and_of_thefts_and_arrests_what_it_saw() -> None:
    referee = dealt(4, A2="car", D2="10", F2="thief", C2="police", K2="police")
    run(referee, "enter B1", "enter E1", "enter J1", "B1-B2", "E1-E2", "J1-J2", "burgle A2", "burgle D2", "J2-J1")
    run(referee, "burgle C2", "place B6", "stop", "burgle F2", "steal 1:car 2:10", "J1-J2", "stop")
    run(referee, "B2-B4", "E2-E1", "burgle K2", "place E3", "E3-B3", "B6-B5", "surrender")
    moves = [[seat, move.verb if seat == CHANCE else GAME.write(move)] for seat, move in referee.line]
    shown = {seat: GAME.show(referee.view(seat)) for seat in (*referee.players, TABLE, CHANCE)}
    assert all(view["moves"] == moves for view in shown.values())
    known = {seat: [loss["what"] for theft in view["thefts"] for loss in theft] for seat, view in shown.items()}
    assert known == {
        "thief1": ["car", None],
        "thief2": ["car", "10"],
        "thief3": [None, "10"],
        "police": [None, None],
        TABLE: [None, None],
        CHANCE: ["car", "10"],
    }
    assert shown["police"]["arrests"] == [{"pawn": 1, "houses": 0, "what": []}]
    assert shown["thief2"]["arrests"] == [{"pawn": 1, "houses": 0, "what": None}]


def test_at_the_end_everybody_sees_what_each_arrest_brought() -> None:
    town = Town("1:C6 2:I6 3:J1", "B6 D6 H6", slot=3, loot={1: "100 car", 2: "20"})
    run(town, "J1-J6", "surrender", "surrender", "stop")
    hidden = [{"pawn": 1, "houses": 2, "what": None}, {"pawn": 2, "houses": 1, "what": None}]
    assert all(GAME.show(town.views[seat])["arrests"] == hidden for seat in ("thief1", "thief4", TABLE))
    run(town, "J6-J1", "stop", "leave")
    named = [{"pawn": 1, "houses": 2, "what": ["100", "car"]}, {"pawn": 2, "houses": 1, "what": ["20"]}]
    assert all(GAME.show(view)["arrests"] == named for view in town.views.values())
