"""What the lights mean: the lights of the game on the table, and those by which the table itself speaks.

The menu shows it. The rhythms by which lights of one colour are told apart stand in `pi_app.public.lights`.
"""

from __future__ import annotations

from typing import Final

from pi_app.games import front_of
from pi_app.games.legend import Meaning
from pi_app.palette import GREEN, MIST, PURPLE, SNOW, VERMILION, WHITE, YELLOW

EVERYWHERE: Final = (
    Meaning(SNOW, "legend.turn"),
    Meaning(GREEN, "legend.target"),
    Meaning(WHITE, "legend.missing"),
    Meaning(VERMILION, "legend.extra"),
    Meaning(VERMILION, "legend.wrong"),
    Meaning(PURPLE, "legend.asked"),
    Meaning(YELLOW, "legend.aid"),
    Meaning(MIST, "legend.deaf"),
)


def legend(game: str) -> tuple[Meaning, ...]:
    """Return what may shine while a game is played, the game's own lights first; without a game only the table's."""
    return (*(front_of(game).legend if game else ()), *EVERYWHERE)
