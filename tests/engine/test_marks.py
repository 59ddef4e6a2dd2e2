"""Marks: everybody is shown that a hint was asked for, no view changes, and the record keeps it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games, record
from engine.game import TABLE, fold
from engine.marks import FACTS_HINT, HINT, HINT_CONTENTS, MOVE_HINT
from engine.record import FORMAT, FORMAT_WITH_MARKS, RecordError
from engine.referee import AnyReferee, Referee

EXPLORE = settings(deadline=None, derandomize=True, database=None, max_examples=30)
PLAYED = ["catch-a-thief", "catch-it", "rattrapez-le"]


def told(referee: AnyReferee) -> dict[str, list[Any]]:
    return {seat: [event.as_json() for event in referee.shown(seat)] for seat in (*referee.players, TABLE)}


def with_hints(data: st.DataObject, game: str, seed: int) -> AnyReferee:
    """Return a random game in which people ask for hints now and then."""
    referee: AnyReferee = Referee(games.load(game), {}, seed=seed)
    for _ in range(data.draw(st.integers(0, 12))):
        for _ in range(data.draw(st.integers(0, 2))):
            referee.mark(HINT, data.draw(st.sampled_from(referee.players)), data.draw(st.sampled_from(HINT_CONTENTS)))
        if referee.outcome:
            break
        seat = data.draw(st.sampled_from(sorted(referee.to_act)))
        referee.play(seat, data.draw(st.sampled_from(list(referee.legal(seat) or ()))))
    return referee


def test_everybody_is_shown_that_a_hint_was_asked_for() -> None:
    referee: AnyReferee = Referee(games.load("catch-a-thief"), {}, seed=1)
    before = {seat: referee.view(seat) for seat in (*referee.players, TABLE)}
    referee.mark(HINT, "thief", MOVE_HINT)
    for seat, view in before.items():
        assert referee.shown(seat)[-1].as_json() == {"kind": "hint", "by": "thief", "what": "move"}
        assert referee.view(seat) == view, f"the hint changed what {seat} knows"


@EXPLORE
@given(st.data(), st.sampled_from(PLAYED), st.integers())
def test_a_game_with_hints_is_read_back_with_the_same_events_in_the_same_order(
    data: st.DataObject, game: str, seed: int
) -> None:
    referee = with_hints(data, game, seed)
    written = record.write(referee)
    assert written["format"] == (FORMAT_WITH_MARKS if referee.marks else FORMAT)
    again = record.read(json.loads(json.dumps(written)))
    assert again.marks == referee.marks and told(again) == told(referee)
    for seat in (*referee.players, TABLE):
        folded = fold(again.game, again.game.blank(seat), again.shown(seat))
        assert folded == again.view(seat) == referee.view(seat)


@EXPLORE
@given(st.data(), st.sampled_from(PLAYED), st.integers())
def test_taking_moves_back_forgets_no_hint(data: st.DataObject, game: str, seed: int) -> None:
    referee = with_hints(data, game, seed)
    length = data.draw(st.integers(len(Referee(referee.game, {}, seed=seed).line), len(referee.line)))
    again = referee.again(length)
    assert [mark[:3] for mark in again.marks] == [mark[:3] for mark in referee.marks]
    assert [mark.at for mark in again.marks] == [min(mark.at, len(again.line)) for mark in referee.marks]


MARK = {"kind": "hint", "by": "detective", "what": FACTS_HINT, "at": 1}
VALUE: dict[str, Any] = {
    "format": FORMAT_WITH_MARKS,
    "game": "catch-a-thief",
    "options": {},
    "chance": "auto",
    "seed": 3,
    "moves": [["thief", "6G"], ["detective", "6F"]],
    "marks": [MARK],
}


@pytest.mark.parametrize(
    "marks",
    [
        None,
        {},
        "hint",
        [1],
        [{**MARK, "kind": "wink"}],
        [{**MARK, "by": "chance"}],
        [{**MARK, "by": "north"}],
        [{**MARK, "what": "secret"}],
        [{**MARK, "at": -1}],
        [{**MARK, "at": 3}],
        [{**MARK, "at": True}],
        [{**MARK, "at": "1"}],
        [{**MARK, "at": 2}, MARK],
    ],
)
def test_a_record_whose_marks_make_no_sense_is_refused_whole(marks: Any) -> None:
    assert record.read(VALUE).marks[0].at == 1
    with pytest.raises(RecordError) as error:
        record.read({**VALUE, "marks": marks})
    assert (error.value.code, error.value.detail) == ("field", "marks")


def test_a_record_of_the_first_format_has_no_marks() -> None:
    assert record.read({**VALUE, "format": FORMAT}).marks == []
