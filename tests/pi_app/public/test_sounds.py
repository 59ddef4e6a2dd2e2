"""The tunes of the buzzer."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine import games
from pi_app.games import front_of
from pi_app.games.tunes import Tune
from pi_app.public.sounds import TUNES, sound
from tests.pi_app.games.plug_in import Install, install

__all__ = ["install"]  # a fixture

ENDINGS = {"caught", "escaped", "won"}
TABLE = {"press", "start", "ready", "question", "astray", "error"}
PLAY = {"move", "turn", "refused", "hint", "deal", "yes", "no", "found", "taken"}
OWN = [pytest.param(game, name, id=f"{game}: {name}") for game in games.names() for name in front_of(game).tunes]


def pitches(tune: Tune) -> list[int]:
    return [hz for hz, _ in tune if hz]


def length(tune: Tune) -> int:
    return sum(ms for _, ms in tune)


def test_everything_that_the_table_says_has_a_tune() -> None:
    assert set(TUNES) == TABLE | PLAY | ENDINGS


@pytest.mark.parametrize("name", sorted(TUNES))
def test_a_tune_is_short_and_within_what_the_buzzer_plays_well(name: str) -> None:
    check(TUNES[name], 2500 if name in ENDINGS else 900)


@pytest.mark.parametrize(("game", "name"), OWN)
def test_so_is_a_tune_that_a_game_brings(game: str, name: str) -> None:
    check(sound(game, name), 900)


def check(tune: Tune, longest: int) -> None:
    assert all(220 <= hz <= 1760 for hz in pitches(tune))
    assert all(ms >= 20 for _, ms in tune)
    assert 20 <= length(tune) <= longest
    assert tune[0][0] and tune[-1][0], "a pause at either end is only delay"


def test_the_pitches_are_those_of_concert_pitch() -> None:
    assert TUNES["no"][0][0] == 440  # A4
    assert TUNES["yes"][0][0] == 523 and TUNES["error"][-1][0] == 220  # C5, A3
    assert TUNES["escaped"][-1][0] == 1760  # A6


def test_the_ear_knows_a_tune_after_two_notes() -> None:
    for game in games.names():
        for (name, tune), (other, another) in combinations({**TUNES, **front_of(game).tunes}.items(), 2):
            assert pitches(tune)[:2] != pitches(another)[:2], f"{name} begins like {other}"


def test_the_two_clues_mirror_each_other() -> None:
    blue, orange = (pitches(sound("catch-a-thief", f"clue-{colour}")) for colour in ("blue", "orange"))
    assert blue == orange[::-1] and blue[0] > blue[-1]


def test_a_game_of_another_package_plays_its_own_tune_and_those_of_the_table(install: Install) -> None:
    install(parts='tunes={"knock": ((440, 90),), "move": ((880, 90),)}')
    assert sound("huts", "knock") == ((440, 90),)
    assert sound("huts", "move") == ((880, 90),) != sound("catch-it", "move")
    assert sound("huts", "turn") == TUNES["turn"]


def test_pressing_a_button_is_the_shortest_of_all() -> None:
    assert length(TUNES["press"]) <= 30 and min(TUNES, key=lambda name: length(TUNES[name])) == "press"
