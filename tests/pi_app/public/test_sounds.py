"""The tunes of the buzzer."""

from __future__ import annotations

from itertools import combinations

import pytest

from pi_app.public.sounds import CUES, Cue

ENDINGS = {"caught", "escaped", "won"}
TABLE = {"press", "start", "ready", "question", "astray", "error"}
PLAY = {"move", "turn", "refused", "deal", "clue-blue", "clue-orange", "yes", "no", "found", "taken"}


def pitches(cue: Cue) -> list[int]:
    return [hz for hz, _ in cue if hz]


def length(cue: Cue) -> int:
    return sum(ms for _, ms in cue)


def test_everything_that_the_table_says_has_a_tune() -> None:
    assert set(CUES) == TABLE | PLAY | ENDINGS


@pytest.mark.parametrize("name", sorted(CUES))
def test_a_tune_is_short_and_within_what_the_buzzer_plays_well(name: str) -> None:
    cue = CUES[name]
    assert all(220 <= hz <= 1760 for hz in pitches(cue))
    assert all(ms >= 20 for _, ms in cue)
    assert 20 <= length(cue) <= (2500 if name in ENDINGS else 900)
    assert cue[0][0] and cue[-1][0], "a pause at either end is only delay"


def test_the_pitches_are_those_of_concert_pitch() -> None:
    assert CUES["no"][0][0] == 440  # A4
    assert CUES["yes"][0][0] == 523 and CUES["error"][-1][0] == 220  # C5, A3
    assert CUES["escaped"][-1][0] == 1760  # A6


def test_the_ear_knows_a_tune_after_two_notes() -> None:
    for (name, cue), (other, another) in combinations(CUES.items(), 2):
        assert pitches(cue)[:2] != pitches(another)[:2], f"{name} begins like {other}"


def test_the_two_clues_mirror_each_other() -> None:
    blue, orange = pitches(CUES["clue-blue"]), pitches(CUES["clue-orange"])
    assert blue == orange[::-1] and blue[0] > blue[-1]


def test_pressing_a_button_is_the_shortest_of_all() -> None:
    assert length(CUES["press"]) <= 30 and min(CUES, key=lambda name: length(CUES[name])) == "press"
