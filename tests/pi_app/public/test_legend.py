"""No light without its explanation, and no explanation without its light."""

from __future__ import annotations

import pytest

from engine import games
from pi_app.games import front_of
from pi_app.palette import Colour
from pi_app.public import lights
from pi_app.public.legend import EVERYWHERE, legend
from tests.pi_app.games.tabletop_walk import moments

PARTIES = {
    "catch-a-thief": [{}],
    "catch-it": [{}],
    "traqueur": [{}],
    "chicago": [{"players": players} for players in (3, 4, 5)],
    "rattrapez-le": [{"players": 2}, {"players": 4}],
}
GAMES_EACH = {"catch-a-thief": 40}  # a detective at random seldom catches anybody
HANDS: dict[str, lights.Pattern] = {
    "turn": lights.TURN,
    "target": lights.TARGET,
    "missing": lights.MISSING,
    "extra": lights.EXTRA,
    "wrong": lights.WRONG,
    "asked": lights.ASKED,
    "aid": lights.AID,
    "deaf": (lights.DEAF,),
}


def hue(pattern: lights.Pattern) -> tuple[float, ...]:
    """A pattern's colour, however strongly it shines: its parts beside the largest one, in tenths."""
    brightest = max(pattern, key=sum)
    return tuple(round(part / max(brightest), 1) for part in brightest)


def shines(game: str) -> set[Colour]:
    """Every colour that a game at rest has shown in some whole games."""
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
    assert {meaning.key.removeprefix("legend."): hue((meaning.colour,)) for meaning in EVERYWHERE} == {
        key: hue(pattern) for key, pattern in HANDS.items()
    }


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["", *games.names()])
def test_no_two_lights_of_a_game_are_explained_alike(game: str, lang: str) -> None:
    words = [meaning.words(lang) for meaning in legend(game)]
    assert len(set(words)) == len(words)
