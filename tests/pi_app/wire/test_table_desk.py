"""`filature table` seen from another program: it follows its protocol exactly, and whole games can be played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.pi_app.wire.table_hands import TableHere, TableProcess, play_game, point


@pytest.fixture(scope="module")
def process() -> Iterator[TableProcess]:
    with TableProcess("--lang", "en") as running:
        yield running


@pytest.fixture
def table() -> Iterator[TableHere]:
    here = TableHere()
    with here.table:
        yield here


SEATS = {
    "catch-a-thief": ["thief", "detective"],
    "catch-it": ["blue", "red"],
    "traqueur": ["north", "south"],
    "chicago": ["police", "thief1", "thief2", "thief3", "thief4"],
    "rattrapez-le": ["p1", "p2", "p3", "p4", "p5", "p6"],
}
PLAYERS = {"chicago": (3, 4, 5), "rattrapez-le": (2, 3, 4, 5, 6)}
GAMES = [(game, players) for game in SEATS for players in PLAYERS.get(game, (2,))]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_move_made_by_hand_is_taken_once(table: TableHere, game: str, players: int, seed: int) -> None:
    rng = Random(f"{game} {players} {seed}")
    seats = {seat: rng.choice(["table", "table", "line", "bot:0"]) for seat in SEATS[game][:players]}
    seats[rng.choice(sorted(seats))] = "table"
    options = {"players": players} if game in PLAYERS else {}
    play_game(table, game, seats, seed, most=25, **options)


def test_the_process_plays_a_whole_game(process: TableProcess) -> None:
    play_game(process, "catch-it", {"red": "bot:1"}, 4, most=40)
    assert process.get("status")["over"]


BAD = [
    *(b"{", b"[]", b"null", b"\xff\xfe", b'{"do":null}', b'{"do":"dance"}', b"x" * 65537),
    *(b'{"do":"wait"}', b'{"do":"wait","ms":-1}', b'{"do":"wait","ms":true}', b'{"do":"wait","ms":1.0}'),
    *(b'{"do":"wait","ms":null}', b'{"do":"wait","ms":9999999999}', b'{"do":"wait","ms":NaN}'),
    *(b'{"do":"put"}', b'{"do":"put","x":11,"y":0}', b'{"do":"put","x":true,"y":0}', b'{"do":"lift","x":0.0,"y":0}'),
    *(b'{"do":"slide","from":[0,0],"to":[0,1]}', b'{"do":"slide","from":[0],"to":[0,1],"ms":5}'),
    *(b'{"do":"press","button":"fire","ms":5}', b'{"do":"press","button":"ok"}', b'{"do":"sounds","since":-1}'),
    *(b'{"do":"fault","x":0,"y":0,"kind":"ghost"}', b'{"do":"fault","x":0,"y":0}', b'{"do":"new"}'),
    *(b'{"do":"new","game":"catch-it","seats":{"blue":"bot:9"}}', b'{"do":"new","game":"catch-it","pieces":"set"}'),
]


@pytest.mark.parametrize("line", BAD)
def test_what_is_no_request_is_refused_and_changes_nothing(table: TableHere, line: bytes) -> None:
    reply = table.send(line)
    assert (reply["ok"], reply["error"], reply["t"]) == (False, "bad-request", 0)
    assert reply["why"]


def test_refusals_come_in_the_protocols_order(table: TableHere) -> None:
    def refused(do: str, **fields: Any) -> str:
        reply = table.ask(do, **fields)
        assert not reply["ok"] and reply["why"]
        return str(reply["error"])

    for verb in ("status", "record", "expects"):
        assert refused(verb) == "no-game"
    assert refused("play", seat="nobody", move="zzz") == "no-game"
    assert refused("new", game="chess", options={"x": 1}) == "unknown-game"
    assert refused("new", game="catch-it", options={"x": 1}) == "bad-option"
    assert refused("new", game="catch-it", seats={"green": "line"}) == "unknown-seat"
    table.new("catch-it", {"blue": "bot:1", "red": "line"})
    assert refused("play", seat="nobody", move="zzz") == "unknown-seat"
    assert refused("play", seat="table", move="D1-D2") == "unknown-seat"
    assert refused("play", seat="red", move="zzz") == "not-your-turn"
    assert refused("play", seat="blue", move="zzz") == "not-your-turn"
    table.new("catch-it")
    assert refused("play", seat="blue", move="zzz") == "bad-move"
    assert table.ask("play", seat="blue", move="A1-A5")["article"] == "catch-it 3"
    table.new("catch-it", position={"blue": ["D7"], "red": ["G1", "F1"], "ball": "D7", "to_move": "blue"})
    table.play("blue", "D7-out")
    assert refused("play", seat="red", move="zzz") == "over"


def test_pieces_cannot_stand_on_each_other_nor_rise_from_nothing(table: TableHere) -> None:
    table.put((3, 3))
    assert table.ask("put", x=3, y=3)["error"] == "illegal"
    assert table.ask("lift", x=4, y=3)["error"] == "illegal"
    assert table.ask("slide", **{"from": [4, 3], "to": [5, 3]}, ms=100)["t"] == 0
    assert table.ask("slide", **{"from": [3, 3], "to": [3, 3]}, ms=100)["t"] == 0
    table.get("slide", **{"from": [3, 3], "to": [9, 7]}, ms=300)
    table.lift((9, 7))


def test_time_moves_only_when_told_to(table: TableHere) -> None:
    table.new("catch-it")
    now = table.get("says")["t"]
    for verb in ("says", "lights", "sounds", "expects", "status", "record"):
        assert table.get(verb)["t"] == now
    assert table.get("fault", x=0, y=0, kind="none")["t"] == now
    assert table.get("wait", ms=0)["t"] == now
    assert table.get("wait", ms=7)["t"] == now + 7
    assert table.get("press", button="left", ms=13)["t"] == now + 20
    assert table.get("slide", **{"from": [2, 8], "to": [2, 7]}, ms=55)["t"] == now + 75


def test_lights_are_121_colours_and_sounds_are_in_order(table: TableHere) -> None:
    table.new("catch-it")
    table.carry((5, 8), (5, 7))
    table.wait(2000)
    lights = table.get("lights")["lights"]
    assert len(lights) == 121
    assert all(re.fullmatch("[0-9a-f]{6}", light) for light in lights)
    sounds = table.get("sounds", since=0)["sounds"]
    assert sounds and [sound["t"] for sound in sounds] == sorted(sound["t"] for sound in sounds)
    assert table.get("sounds", since=sounds[-1]["t"])["sounds"] == sounds[-1:]
    assert table.get("sounds", since=sounds[-1]["t"] + 1)["sounds"] == []


def test_every_press_counts_however_short_and_without_a_wait_between(table: TableHere) -> None:
    table.new("catch-it")
    table.press("menu", ms=1)
    table.wait(20)
    assert table.says()[1] == "> Continue the game"
    table.press("right", "right", "right", ms=50)
    assert table.says()[4].startswith("> ")
    table.press("left", ms=20)
    table.press("left", ms=20)
    assert table.says()[2].startswith("> ")


def test_a_new_game_may_begin_in_the_middle_of_anything(table: TableHere) -> None:
    table.new("catch-it")
    table.lift((5, 8))
    table.wait(100)
    table.new("chicago")
    table.put((1, 0))
    table.wait(300)
    table.press("menu")
    table.new("traqueur")
    assert table.says()[0].startswith("Le Traqueur")
    assert table.expects("extra") == table.expects("missing") == set()
    table.press("menu", ms=3000)
    table.get("new", game="rattrapez-le", seed=3)
    assert table.expects("missing") == table.expects()
    table.tidy()
    table.play("p1", "choose dog")
    assert table.get("status")["to_act"] == ["p2"]


def test_the_same_requests_give_the_same_bytes() -> None:
    requests = [
        *({"do": "new", "game": "chicago", "seed": 5, "seats": {"police": "bot:1", "thief1": "bot:2"}},),
        *({"do": "put", "x": x, "y": y} for x in range(0, 11, 2) for y in range(11)),
        *({"do": verb} for verb in ("says", "expects", "lights")),
        *({"do": "wait", "ms": 777}, {"do": "press", "button": "ok", "ms": 90}, {"do": "record"}) * 4,
        *({"do": "sounds", "since": 0}, {"do": "quit"}),
    ]
    script = b"\n \n".join(json.dumps(request).encode() for request in requests) + b"\n"
    outputs = []
    for _ in range(2):
        with TableProcess("--lang", "fr") as process:
            outputs.append(process.end(script))
    assert outputs[0] == outputs[1]
    code, out, err = outputs[0]
    assert (code, err) == (0, b"")
    assert len(out.splitlines()) == len(requests)
    assert json.loads(out.splitlines()[-1])["ok"]


# ---- questions as data


def test_a_table_that_asks_nothing_says_so() -> None:
    here = TableHere()
    with here.table:
        assert here.ask("asks")["error"] == "no-game"
        here.new("catch-it")
        assert here.get("asks")["asks"] is None


def test_a_question_is_data_and_right_walks_through_its_options() -> None:
    here = TableHere()
    with here.table:
        here.get("new", game="chicago", options={"players": 3}, seed=4, seats={}, pieces="ready")
        for gate in ("B1", "E1", "G1", "J1"):
            here.put(point("chicago", gate))
            here.wait()
        here.press("ok")
        asked = here.get("asks")["asks"]
        assert set(asked) == {"kind", "text", "options", "at", "ok", "back"}
        assert (asked["kind"], asked["at"], asked["back"]) == ("deed", 0, "none of these")
        texts = [option["text"] for option in asked["options"]]
        assert texts == ["Burgle the house on A1", "Burgle the house on C1", "Pawn 1 leaves town from B1"]
        assert [option["points"] for option in asked["options"]] == [[[0, 0]], [[2, 0]], [[1, 0]]]
        for at in (1, 2, 0):
            here.press("right")
            shown = here.get("asks")["asks"]
            assert (shown["at"], shown["ok"]) == (at, texts[at])
            assert f"< {texts[at]} >" in here.text()
        made = here.made()
        here.press("back")
        assert here.get("asks")["asks"] is None and here.made() == made


def test_what_piece_stands_where_is_said_beside_each_point() -> None:
    here = TableHere()
    with here.table:
        here.get("new", game="rattrapez-le", seed=1, seats={}, pieces="ready")
        reply = here.get("expects")
        who = {(x, y): kind for (x, y), kind in zip(reply["pieces"], reply["who"], strict=True)}
        assert who[point("rattrapez-le", "F1")] == "horse"
        assert sorted(who.values()) == ["dog", "farmer", "hand", "horse", "maid", "wife"]


def test_a_menu_over_a_question_hides_it() -> None:
    here = TableHere()
    with here.table:
        here.get("new", game="catch-it", seats={}, pieces="ready")
        here.lift(point("catch-it", "D1"))
        here.wait()
        here.press("ok")
        assert here.get("asks")["asks"]["kind"] == "where"
        here.press("menu")
        assert here.get("asks")["asks"] is None
