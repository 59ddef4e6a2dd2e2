"""What the lights mean: the lights of the game on the table, and those by which the table itself speaks.

The menu shows it. The rhythms by which lights of one colour are told apart stand in `pi_app.public.lights`.
"""

from __future__ import annotations

from typing import Final

from pi_app.games import front_of
from pi_app.games.legend import LegendEntry
from pi_app.palette import GREEN, MIST, PURPLE, SNOW, VERMILION, WHITE, YELLOW

EVERYWHERE: Final = (
    LegendEntry(SNOW, "legend.turn"),
    LegendEntry(GREEN, "legend.target"),
    LegendEntry(WHITE, "legend.missing"),
    LegendEntry(VERMILION, "legend.extra"),
    LegendEntry(VERMILION, "legend.wrong"),
    LegendEntry(PURPLE, "legend.asked"),
    LegendEntry(YELLOW, "legend.aid"),
    LegendEntry(MIST, "legend.deaf"),
)


def legend(game: str) -> tuple[LegendEntry, ...]:
    """Return what may shine while a game is played, the game's own lights first; without a game only the table's."""
    return (*(front_of(game).legend if game else ()), *EVERYWHERE)
