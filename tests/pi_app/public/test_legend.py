"""Every light is explained, and every explanation has its light."""

from __future__ import annotations

import pytest

from engine import games
from pi_app.games import front_of
from pi_app.palette import Colour
from pi_app.public import lights
from pi_app.public.legend import TABLE_LEGEND, legend
from tests.pi_app.games.tabletop_walk import moments

PARTIES = {
    "catch-a-thief": [{}],
    "catch-it": [{}],
    "traqueur": [{}],
    "chicago": [{"players": players} for players in (3, 4, 5)],
    "rattrapez-le": [{"players": 2}, {"players": 4}],
}
GAMES_EACH = {"catch-a-thief": 40}  # a random detective seldom catches anybody, so more games are needed
HANDS: dict[str, lights.Pattern] = {
    "turn": lights.TURN_PATTERN,
    "target": lights.TARGET_PATTERN,
    "closed": lights.CLOSED_PATTERN,
    "path": lights.RUNNER,
    "missing": lights.MISSING_PATTERN,
    "extra": lights.EXTRA_PATTERN,
    "wrong": lights.WRONG_PATTERN,
    "asked": lights.ASKED_PATTERN,
    "aid": lights.AID_PATTERN,
    "deaf": (lights.DEAF,),
}


def hue(pattern: lights.Pattern) -> tuple[float, ...]:
    """Return a pattern's colour without its brightness: each channel relative to the largest one, in tenths."""
    brightest = max(pattern, key=sum)
    return tuple(round(part / max(brightest), 1) for part in brightest)


def shines(game: str) -> set[Colour]:
    """Return every colour of a game's own lights in some complete games."""
    lying, rules = front_of(game).tabletop, games.load(game)
    return {
        glow.colour
        for options in PARTIES[game]
        for seed in range(GAMES_EACH.get(game, 4))
        for moment in moments(rules, options, seed, most=400)
        for glows in lying.glow(moment.view).values()
        for glow in glows
    }


@pytest.mark.parametrize("game", games.names())
def test_every_colour_of_a_game_is_explained_and_only_those(game: str) -> None:
    assert shines(game) == {meaning.colour for meaning in front_of(game).legend}


def test_what_the_table_says_by_light_is_explained_in_the_colour_that_it_has() -> None:
    assert {meaning.key.removeprefix("legend."): hue((meaning.colour,)) for meaning in TABLE_LEGEND} == {
        key: hue(pattern) for key, pattern in HANDS.items()
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["", *games.names()])
def test_no_two_lights_of_a_game_are_explained_alike(game: str, lang: str) -> None:
    words = [meaning.words(lang) for meaning in legend(game)]
    assert len(set(words)) == len(words)
