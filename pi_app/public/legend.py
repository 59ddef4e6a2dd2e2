"""What the lights mean: for each colour of a game, and for what the table itself says, a few words.

The menu shows it. The rhythms by which lights of one colour are told apart stand in `pi_app.lights`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from pi_app.palette import (
    DUSK,
    GREEN,
    MIST,
    ORANGE,
    PURPLE,
    RED,
    SKY_BLUE,
    SNOW,
    VERMILION,
    WHITE,
    YELLOW,
    Colour,
)
from pi_app.words import say


class Meaning(NamedTuple):
    """A colour, and the key of what it says."""

    colour: Colour
    key: str

    def words(self, lang: str) -> str:
        return say(lang, f"legend.{self.key}")


EVERYWHERE: Final = (
    Meaning(SNOW, "turn"),
    Meaning(GREEN, "target"),
    Meaning(WHITE, "missing"),
    Meaning(VERMILION, "extra"),
    Meaning(VERMILION, "wrong"),
    Meaning(PURPLE, "asked"),
    Meaning(YELLOW, "aid"),
    Meaning(MIST, "deaf"),
)

GAMES: Final[Mapping[str, tuple[Meaning, ...]]] = {
    "catch-a-thief": (
        Meaning(ORANGE, "clue-orange"),
        Meaning(SKY_BLUE, "clue-blue"),
        Meaning(WHITE, "scene"),
        Meaning(PURPLE, "hideout"),
        Meaning(GREEN, "catch"),
    ),
    "catch-it": (
        Meaning(YELLOW, "ball"),
        Meaning(SKY_BLUE, "blue"),
        Meaning(VERMILION, "red"),
        Meaning(DUSK, "square"),
    ),
    "traqueur": (
        Meaning(SKY_BLUE, "north"),
        Meaning(ORANGE, "south"),
        Meaning(VERMILION, "barrier"),
        Meaning(RED, "marker"),
    ),
    "chicago": (
        Meaning(SKY_BLUE, "police"),
        Meaning(ORANGE, "pawn-1"),
        Meaning(GREEN, "pawn-2"),
        Meaning(YELLOW, "pawn-3"),
        Meaning(PURPLE, "pawn-4"),
        Meaning(VERMILION, "house"),
        Meaning(SNOW, "gate"),
        Meaning(DUSK, "street"),
    ),
    "rattrapez-le": (
        Meaning(YELLOW, "horse"),
        Meaning(ORANGE, "farmer"),
        Meaning(PURPLE, "wife"),
        Meaning(SKY_BLUE, "hand"),
        Meaning(GREEN, "maid"),
        Meaning(VERMILION, "dog"),
        Meaning(MIST, "case"),
    ),
}


def legend(game: str) -> tuple[Meaning, ...]:
    """What may shine while a game is played, the game's own lights first; without a game only the table's."""
    return GAMES.get(game, ()) + EVERYWHERE
