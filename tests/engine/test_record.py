"""Records: a written record can be read back, and a damaged record is refused as a whole."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games, record
from engine.game import TABLE
from engine.record import FORMAT, RecordError
from engine.referee import AUTO, MANUAL, AnyReferee, Referee

EXPLORE = settings(deadline=None, derandomize=True, database=None, max_examples=30)
POSITION = {"blue": ["D1"], "red": ["D7"], "ball": "D1", "to_move": "red"}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "catch-a-thief": [{}, {"variant": 2}, {"aid": True}],
    "catch-it": [{}, {"starter": "red", "repetition": False}, {"position": POSITION}],
}
SOUND: dict[str, Any] = {  # An undamaged record: the example game of the rules, up to the second visit.
    "format": FORMAT,
    "game": "catch-a-thief",
    "options": {"variant": 1, "aid": False},
    "chance": "auto",
    "seed": 3,
    "moves": [["thief", "6G"], ["detective", "6F"], ["thief", "5G"], ["detective", "6H"]],
}
CAUGHT = [*SOUND["moves"][:3], ["detective", "5G"]]
CATCH_IT = {**SOUND, "game": "catch-it", "options": {}, "moves": []}


def refused(value: Any) -> tuple[str, str, int]:
    """Return why a record is refused: code, detail, number of the bad move."""
    with pytest.raises(RecordError) as error:
        record.read(value)
    return error.value.code, error.value.detail, error.value.at


def told(referee: AnyReferee) -> dict[str, list[Any]]:
    return {seat: [event.as_json() for event in referee.shown(seat)] for seat in (*referee.players, TABLE)}


# ---- writing and reading back


@EXPLORE
@given(st.data(), st.sampled_from(sorted(OPTIONS)), st.integers(), st.sampled_from([AUTO, MANUAL]))
def test_a_random_game_is_read_back_as_it_was_written(data: st.DataObject, game: str, seed: int, chance: str) -> None:
    options = data.draw(st.sampled_from(OPTIONS[game]))
    referee: AnyReferee = Referee(games.load(game), options, seed=seed, chance=chance)
    for _ in range(data.draw(st.integers(0, 20))):
        if referee.outcome:
            break
        (seat,) = referee.to_act
        referee.play(seat, data.draw(st.sampled_from(list(referee.legal(seat) or ()))))
    written = record.write(referee)
    again = record.read(json.loads(json.dumps(written)))
    assert record.write(again) == written
    assert (again.options, again.seed, again.chance) == (referee.options, seed, chance)
    assert (again.to_act, again.outcome, again._state) == (referee.to_act, referee.outcome, referee._state)
    assert told(again) == told(referee)


def test_a_record_names_format_game_options_chance_seed_and_moves() -> None:
    assert record.write(record.read(SOUND)) == SOUND
    assert FORMAT == "filature-record-1"


def test_options_that_are_left_out_are_filled_in_and_unknown_fields_are_dropped() -> None:
    assert record.write(record.read({**SOUND, "options": {}, "note": "a fine game"})) == SOUND


def test_a_game_read_back_is_played_on() -> None:
    referee = record.read(SOUND)
    assert referee.to_act == {"thief"}
    referee.play("thief", referee.game.read("4G"))
    assert record.write(referee)["moves"] == [*SOUND["moves"], ["thief", "4G"]]


def test_a_long_text_is_kept_as_the_short_one() -> None:
    position = {"blue": ["A1", "C3"], "red": ["E2", "D2", "B5", "G7"], "ball": "D2", "to_move": "red"}
    long = {**CATCH_IT, "options": {"position": position}, "moves": [["red", "e2xC2 - C4 - A6"]]}
    assert record.write(record.read(long))["moves"] == [["red", "E2xA6"]]


# ---- damaged records


@pytest.mark.parametrize("value", [None, True, 0, 1.5, "", "{}", [], [SOUND], json.dumps(SOUND)])
def test_what_is_no_object_is_no_record(value: Any) -> None:
    assert refused(value) == ("not-object", "", 0)


@pytest.mark.parametrize("field", ["format", "game", "options", "chance", "seed", "moves"])
def test_every_field_is_needed(field: str) -> None:
    assert refused({name: value for name, value in SOUND.items() if name != field}) == ("field", field, 0)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 1),
        ("format", None),
        ("game", ["catch-it"]),
        ("game", None),
        ("options", None),
        ("options", []),
        ("options", "{}"),
        ("chance", True),
        ("chance", "never"),
        ("chance", "AUTO"),
        ("chance", ""),
        ("seed", True),
        ("seed", 1.0),
        ("seed", "1"),
        ("seed", None),
        ("moves", None),
        ("moves", {}),
        ("moves", "6G"),
        ("moves", 4),
    ],
)
def test_a_field_of_a_wrong_kind_is_named(field: str, value: Any) -> None:
    assert refused({**SOUND, field: value}) == ("field", field, 0)


@pytest.mark.parametrize("name", ["", "filature-record-3", "filature-record-1 ", "FILATURE-RECORD-1", "pgn"])
def test_another_format_is_refused(name: str) -> None:
    assert refused({**SOUND, "format": name}) == ("format", FORMAT, 0)


@pytest.mark.parametrize("name", ["", "chess", "catch_it", "Catch-it", "__init__", "catch-a-thief\0"])
def test_a_game_that_nobody_knows_is_refused(name: str) -> None:
    assert refused({**SOUND, "game": name}) == ("game", name, 0)


@pytest.mark.parametrize(
    ("damaged", "option"),
    [
        ({**SOUND, "options": {"variant": 3}}, "variant"),
        ({**SOUND, "options": {"variant": True}}, "variant"),
        ({**SOUND, "options": {"variant": [1]}}, "variant"),
        ({**SOUND, "options": {"aid": 1}}, "aid"),
        ({**SOUND, "options": {"starter": "blue"}}, "starter"),
        ({**CATCH_IT, "options": {"variant": 1}}, "variant"),
        ({**CATCH_IT, "options": {"starter": {}}}, "starter"),
        ({**CATCH_IT, "options": {"position": {**POSITION, "ball": "D4"}}}, "position"),
        ({**CATCH_IT, "options": {"position": [[[{}]]]}}, "position"),
    ],
)
def test_a_wrong_option_is_named(damaged: Any, option: str) -> None:
    assert refused(damaged) == ("option", option, 0)


@pytest.mark.parametrize(
    ("moves", "at"),
    [
        ([["thief", "6F"]], 1),  # The move is against the rules.
        ([["detective", "6F"]], 1),  # It is not this seat's turn.
        ([["thief", "6G"], ["thief", "5G"]], 2),
        ([["thief", "6G"], ["detective", "6F"], ["nobody", "5G"]], 3),  # The seat is unknown, here and below.
        ([["table", "6G"]], 1),
        ([["chance", "6G"]], 1),
        ([["Thief", "6G"]], 1),
        ([["thief", ""]], 1),  # The text is not a move, here and below.
        ([["thief", "12A"]], 1),
        ([["thief", "６G"]], 1),
        ([["thief", "D1-D2"]], 1),
        ([*CAUGHT, ["thief", "4G"]], 5),  # The game is over, here and below.
        ([*CAUGHT, ["detective", "6F"]], 5),
        (["6G"], 1),  # The entry is not a pair of texts, here and below.
        ([["thief", "6G"], []], 2),
        ([["thief"]], 1),
        ([["thief", "6G", 1]], 1),
        ([["thief", 6]], 1),
        ([[None, "6G"]], 1),
        ([{"thief": "6G"}], 1),
        ([None], 1),
    ],
)
def test_the_first_bad_move_is_counted_out(moves: list[Any], at: int) -> None:
    assert refused({**SOUND, "moves": moves}) == ("move", "", at)
    assert refused({**SOUND, "moves": [*moves, "and what follows"]}) == ("move", "", at)


def test_a_win_that_is_followed_by_a_move_is_refused() -> None:
    won = {"blue": ["D7", "A1"], "red": ["G2"], "ball": "D7", "to_move": "blue"}
    line = [["blue", "D7-out"], ["blue", "A1-A2"]]
    assert refused({**CATCH_IT, "options": {"position": won}, "moves": line}) == ("move", "", 2)


# ---- arbitrary JSON

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=4,
)
WORDS = st.sampled_from(["thief", "detective", "blue", "6G", "6F", "D1-D2", "A1-A2", "pass"])
OPTION = st.sampled_from(["variant", "aid", "starter", "repetition", "position"])
RECORD_LIKE = st.fixed_dictionaries(
    {
        "format": st.just(FORMAT),
        "game": st.sampled_from(["catch-a-thief", "catch-it"]),
        "options": st.just({}) | st.dictionaries(OPTION, JSON, max_size=2),
        "chance": st.sampled_from(["auto", "manual"]),
        "seed": st.integers(),
        "moves": st.lists(st.lists(WORDS, min_size=2, max_size=2) | JSON, max_size=3),
    }
)


def error_of(value: Any) -> RecordError | None:
    try:
        record.read(value)
    except RecordError as error:
        return error
    return None


@settings(EXPLORE, max_examples=120)
@given(JSON | RECORD_LIKE, st.sampled_from(sorted(SOUND)), JSON)
def test_any_json_either_loads_or_is_refused_as_a_record(value: Any, field: str, other: Any) -> None:
    for damaged in (value, {**SOUND, field: other}, {**value, field: other} if isinstance(value, dict) else other):
        error = error_of(damaged)
        assert error is None or error.code in {"not-object", "field", "format", "game", "option", "move"}
        assert error is None or (error.code == "move") == (error.at > 0)


def nested(depth: int) -> Any:
    return json.loads("[" * depth + "]" * depth)


def test_an_option_nested_as_deep_as_json_can_be_read_is_refused_like_any_other() -> None:
    least, most = 10, 1_000_000
    while least < most:
        middle = (least + most + 1) // 2
        try:
            nested(middle)
            least = middle
        except RecursionError:
            most = middle - 1
    assert error_of({**CATCH_IT, "options": {"position": nested(least)}}) is not None
