"""`filature referee` follows its protocol exactly, tested from outside."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.pi_app.wire.client import RefereeProcess

VERBS = ("status", "moves", "play", "view", "events", "bot", "record", "perft")


@pytest.fixture(scope="module")
def process() -> Iterator[RefereeProcess]:
    with RefereeProcess() as referee:
        yield referee


@pytest.fixture
def thief(process: RefereeProcess) -> RefereeProcess:
    """Start a game of Catch a Thief."""
    process.get("new", game="catch-a-thief")
    return process


def snapshot(process: RefereeProcess) -> list[Any]:
    """Return the replies to all questions about a game."""
    game = process.get("record")["record"]
    seats = ("thief", "detective", "table") if game["game"] == "catch-a-thief" else ("blue", "red", "table")
    asked = [process.get(do, seat=seat) for do in ("view", "events") for seat in seats]
    return [game, process.get("status"), *asked]


def test_games_are_listed_with_seats_and_options(process: RefereeProcess) -> None:
    listed = {game["name"]: game for game in process.get("games")["games"]}
    assert listed["catch-a-thief"]["seats"] == ["detective", "thief"]
    assert listed["catch-a-thief"]["options"]["variant"] == {"default": 1, "values": [1, 2]}
    assert listed["catch-it"]["options"]["starter"] == {"default": "blue", "values": ["blue", "red"]}
    assert set(listed["catch-it"]["options"]) == {"starter", "repetition", "position"}


def test_without_a_game_everything_about_one_is_refused() -> None:
    with RefereeProcess() as referee:
        fields = {"seat": "nobody", "move": "6G", "depth": 1}
        assert {referee.refused(verb, **fields) for verb in VERBS} == {"no-game"}


def test_a_first_taste_of_the_protocol(thief: RefereeProcess) -> None:
    assert thief.get("status") == {"ok": True, "to_act": ["thief"], "over": False, "result": None}
    assert thief.get("moves", seat="thief")["moves"] == ["5F", "6E", "6G", "7F"]
    assert thief.get("moves", seat="detective")["moves"] == []
    assert thief.get("play", seat="thief", move=" 6 g ")["events"] == [{"kind": "step", "n": 1, "to": "6G"}]
    assert thief.get("play", seat="detective", move="6F")["events"] == [
        {"kind": "clue", "n": 1, "at": "6F", "colour": "orange"}
    ]


def test_a_caught_thief_is_revealed_and_scored(thief: RefereeProcess) -> None:
    for seat, move in (("thief", "6G"), ("detective", "6F"), ("thief", "5G")):
        thief.get("play", seat=seat, move=move)
    events = thief.get("play", seat="detective", move="5G")["events"]
    result = {"how": "caught", "winners": ["detective"], "scores": {"detective": 2}}
    assert events[-2:] == [{"kind": "reveal", "path": ["6G", "5G"]}, {"kind": "over", "result": result}]
    assert not [event for event in events if event["kind"] == "clue"]
    assert thief.get("status") == {"ok": True, "to_act": [], "over": True, "result": result}
    assert thief.refused("play", seat="thief", move="6F") == "over"
    assert thief.refused("bot", seat="thief") == "over"
    assert thief.refused("play", seat="nobody", move="6F") == "unknown-seat"
    assert thief.get("moves", seat="thief")["moves"] == []


def test_with_aid_the_detective_alone_sees_the_candidates(process: RefereeProcess) -> None:
    process.get("new", game="catch-a-thief", options={"aid": True})
    process.get("play", seat="thief", move="6G")
    assert process.get("view", seat="detective")["view"]["candidates"] == ["5F", "6E", "6G", "7F"]
    assert "candidates" not in process.get("view", seat="table")["view"]
    assert "candidates" not in process.get("view", seat="thief")["view"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"hello", "text"),
        (b"{", "half an object"),
        (b"[]", "an array"),
        (b"null", "nothing"),
        (b'"do"', "a string"),
        (b'{"do":"status"} {"do":"status"}', "two objects"),
        (b'{"do":NaN}', "a number that JSON lacks"),
        (b"{}", "no verb"),
        (b'{"do":7}', "a verb that is no text"),
        (b'{"do":["play"]}', "a verb in a list"),
        (b'{"do":"dance"}', "an unknown verb"),
        (b'{"do":"answer"}', "an attribute that is no verb"),
        (b'{"do":"__init__"}', "a dunder"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b'{"do":"status","x":"' + b"a" * 70_000 + b'"}', "over 64 KiB"),
        (b"[" * 60_000, "too deep"),
        (b'{"do":"perft","depth":' + b"9" * 5000 + b"}", "a number without end"),
        (b'{"do":"moves"}', "no seat"),
        (b'{"do":"moves","seat":1}', "a seat that is no text"),
        (b'{"do":"play","seat":"thief"}', "no move"),
        (b'{"do":"play","seat":"thief","move":6}', "a move that is no text"),
        (b'{"do":"play","seat":null,"move":"6G"}', "a null seat"),
        (b'{"do":"events","seat":"thief","since":"0"}', "since as text"),
        (b'{"do":"events","seat":"thief","since":-1}', "since before the start"),
        (b'{"do":"events","seat":"thief","since":true}', "since as truth"),
        (b'{"do":"events","seat":"thief","since":1.0}', "since as a fraction"),
        (b'{"do":"perft"}', "no depth"),
        (b'{"do":"perft","depth":9}', "too deep a tree"),
        (b'{"do":"perft","depth":-1}', "a negative depth"),
        (b'{"do":"bot","seat":"thief","level":9}', "an unknown level"),
        (b'{"do":"bot","seat":"thief","level":"3"}', "a level as text"),
        (b'{"do":"bot","seat":"thief","ms":-1}', "negative time"),
        (b'{"do":"new"}', "no game"),
        (b'{"do":"new","game":["catch-it"]}', "a game in a list"),
        (b'{"do":"new","game":"catch-it","options":[]}', "options as a list"),
        (b'{"do":"new","game":"catch-it","seed":"x"}', "a seed as text"),
        (b'{"do":"new","game":"catch-it","seed":true}', "a seed as truth"),
        (b'{"do":"new","game":"catch-it","chance":"never"}', "an unknown chance"),
        (b'{"do":"load"}', "no record"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bad_requests_are_told_and_change_nothing(thief: RefereeProcess, line: bytes, reason: str) -> None:
    thief.get("play", seat="thief", move="6G")
    before = snapshot(thief)
    reply = thief.send(line)
    assert (reply["ok"], reply["error"]) == (False, "bad-request"), reason
    assert snapshot(thief) == before


@pytest.mark.parametrize(
    ("do", "fields", "code"),
    [
        ("new", {"game": "chess"}, "unknown-game"),
        ("new", {"game": ""}, "unknown-game"),
        ("new", {"game": "catch-a-thief", "options": {"variant": 3}}, "bad-option"),
        ("new", {"game": "catch-a-thief", "options": {"variant": True}}, "bad-option"),
        ("new", {"game": "catch-a-thief", "options": {"variant": "1"}}, "bad-option"),
        ("new", {"game": "catch-a-thief", "options": {"aid": 0}}, "bad-option"),
        ("new", {"game": "catch-a-thief", "options": {"starter": "blue"}}, "bad-option"),
        ("new", {"game": "catch-it", "options": {"position": {}}}, "bad-option"),
        ("new", {"game": "catch-it", "options": {"position": [[[]]]}}, "bad-option"),
        ("load", {"record": None}, "bad-record"),
        ("load", {"record": {}}, "bad-record"),
        ("play", {"seat": "table", "move": "6G"}, "unknown-seat"),
        ("play", {"seat": "chance", "move": "6G"}, "unknown-seat"),
        ("play", {"seat": "Thief", "move": "6G"}, "unknown-seat"),
        ("play", {"seat": "detective", "move": "nonsense"}, "not-your-turn"),
        ("play", {"seat": "thief", "move": "nonsense"}, "bad-move"),
        ("play", {"seat": "thief", "move": "12A"}, "bad-move"),
        ("play", {"seat": "thief", "move": ""}, "bad-move"),
        ("play", {"seat": "thief", "move": "６G"}, "bad-move"),
        ("play", {"seat": "thief", "move": "\ud800"}, "bad-move"),
        ("play", {"seat": "thief", "move": "6F"}, "illegal"),
        ("play", {"seat": "thief", "move": "11K"}, "illegal"),
        ("moves", {"seat": "table"}, "unknown-seat"),
        ("bot", {"seat": "chance"}, "unknown-seat"),
        ("bot", {"seat": "detective"}, "not-your-turn"),
        ("view", {"seat": "chance"}, "unknown-seat"),
        ("events", {"seat": "p1", "since": 0}, "unknown-seat"),
    ],
)
def test_refusals_have_their_code_and_change_nothing(
    thief: RefereeProcess, do: str, fields: dict[str, Any], code: str
) -> None:
    before = snapshot(thief)
    assert thief.refused(do, **fields) == code
    assert snapshot(thief) == before


def test_an_illegal_move_names_its_article_and_says_why_in_the_chosen_language(thief: RefereeProcess) -> None:
    reply = thief.ask("play", seat="thief", move="6F")
    assert reply["article"] == "catch-a-thief 3"
    assert "5F, 6E, 6G" in reply["why"]
    with RefereeProcess("--lang", "fr") as french:
        french.get("new", game="catch-it")
        reply = french.ask("play", seat="blue", move="D1-D3")
        assert reply["article"] == "catch-it 3"
        assert "pion" in reply["why"]


def test_unknown_fields_are_ignored_and_blank_lines_skipped(process: RefereeProcess) -> None:
    process.get("new", game="catch-it", colour="green", options={}, seed=-5)
    reply = process.send(b"\n   \n\r\n" + json.dumps({"do": "status", "x": [1]}).encode())
    assert reply["to_act"] == ["blue"]


def test_events_are_numbered_from_zero_and_the_table_may_watch(thief: RefereeProcess) -> None:
    thief.get("play", seat="thief", move="6G")
    every = thief.get("events", seat="table", since=0)["events"]
    assert [event["kind"] for event in every] == ["start", "moved"]
    assert thief.get("events", seat="table", since=1)["events"] == every[1:]
    assert thief.get("events", seat="table", since=99)["events"] == []


def test_a_record_loads_into_the_same_game(thief: RefereeProcess) -> None:
    thief.get("play", seat="thief", move="6G")
    before = snapshot(thief)
    saved = thief.get("record")["record"]
    thief.get("new", game="catch-it")
    thief.get("load", record=saved)
    assert snapshot(thief) == before
    damaged = {**saved, "moves": [*saved["moves"], ["detective", "6G"]]}
    assert thief.refused("load", record=damaged) == "bad-record"
    assert snapshot(thief) == before


def test_perft_counts_from_here(thief: RefereeProcess) -> None:
    assert [thief.get("perft", depth=depth)["nodes"] for depth in range(4)] == [1, 4, 4, 12]


@pytest.mark.parametrize("game", ["catch-a-thief", "catch-it", "traqueur", "chicago", "rattrapez-le"])
def test_a_bot_answers_with_a_legal_move_for_every_seat_and_level(process: RefereeProcess, game: str) -> None:
    for level in range(4):
        process.get("new", game=game, seed=level)
        for _ in range(6):
            if not (acting := process.get("status")["to_act"]):
                break
            seat = acting[0]
            move = process.get("bot", seat=seat, level=level, ms=20)["move"]
            listed = process.get("moves", seat=seat)["moves"]
            assert listed is None or move in listed
            process.get("play", seat=seat, move=move)


@pytest.mark.parametrize("game", ["chicago", "rattrapez-le"])
def test_a_bot_plays_chance_too_where_a_program_would(process: RefereeProcess, game: str) -> None:
    for level in range(4):
        process.get("new", game=game, seed=level, chance="manual")
        assert process.get("status")["to_act"] == ["chance"]
        move = process.get("bot", seat="chance", level=level, ms=20)["move"]
        assert move.startswith("deal ")
        process.get("play", seat="chance", move=move)
        assert "chance" not in process.get("status")["to_act"]


@pytest.mark.parametrize("game", ["chicago", "rattrapez-le"])
def test_a_bot_plays_chance_to_the_end_of_a_game(process: RefereeProcess, game: str) -> None:
    process.get("new", game=game, seed=15, chance="manual")  # this game has something to steal
    moves = []
    for _ in range(1500):
        if not (acting := process.get("status")["to_act"]):
            break
        move = process.get("bot", seat=acting[0], level=0, ms=0)["move"]
        process.get("play", seat=acting[0], move=move)
        moves += [move.split()[0]] * (acting[0] == "chance")
    assert len(moves) > 1
    assert process.get("status")["over"]


def test_the_thief_s_bot_goes_on_from_steps_that_it_would_not_have_taken(process: RefereeProcess) -> None:
    for first in ("5G", "5F", "7E"):
        process.get("new", game="catch-a-thief", options={"variant": 2})
        process.get("play", seat="thief", move=first)
        process.get("play", seat="detective", move="6F")
        move = process.get("bot", seat="thief", level=3, ms=500)["move"]
        assert move in process.get("moves", seat="thief")["moves"]


def test_quit_and_the_end_of_the_file_both_end_with_code_zero() -> None:
    with RefereeProcess() as referee:
        assert referee.end(b'{"do":"quit"}\n{"do":"games"}\n') == (0, b'{"ok":true}\n', b"")
    with RefereeProcess() as referee:
        code, out, err = referee.end(b'{"do":"status"}')
        assert (code, err) == (0, b"")
        assert json.loads(out)["error"] == "no-game"
    with RefereeProcess() as referee:
        assert referee.end() == (0, b"", b"")


def test_a_line_of_many_megabytes_gets_one_refusal_and_the_next_line_its_answer() -> None:
    with RefereeProcess() as referee:
        code, out, err = referee.end(b"x" * 20_000_000 + b'\n{"do":"games"}\n')
        first, second = map(json.loads, out.splitlines())
        assert (code, err, first["error"], second["ok"]) == (0, b"", "bad-request", True)


def test_a_line_of_exactly_64_kib_is_read() -> None:
    with RefereeProcess() as referee:
        head = b'{"do":"games","pad":"'
        line = head + b"x" * (64 * 1024 - len(head) - 2) + b'"}'
        assert len(line) == 64 * 1024
        assert referee.send(line)["ok"]
        assert referee.send(line.replace(b"xx", b"xxx", 1))["error"] == "bad-request"
