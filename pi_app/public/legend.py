"""The legend: what each light means. Some lights belong to the game on the table, the others to the table itself.

The menu shows the legend. `pi_app.public.lights` has the rhythms that distinguish lights of one colour.
"""

from __future__ import annotations

from typing import Final

from pi_app.games import front_of
from pi_app.games.legend import LegendEntry
from pi_app.palette import GREEN, MIST, PURPLE, SNOW, VERMILION, WHITE, YELLOW

TABLE_LEGEND: Final = (
    LegendEntry(SNOW, "legend.turn"),
    LegendEntry(GREEN, "legend.target"),
    LegendEntry(VERMILION, "legend.closed"),
    LegendEntry(WHITE, "legend.path"),
    LegendEntry(WHITE, "legend.missing"),
    LegendEntry(VERMILION, "legend.extra"),
    LegendEntry(VERMILION, "legend.wrong"),
    LegendEntry(PURPLE, "legend.asked"),
    LegendEntry(YELLOW, "legend.aid"),
    LegendEntry(MIST, "legend.deaf"),
)


def legend(game: str) -> tuple[LegendEntry, ...]:
    """Return the legend of a game, its own lights first. Without a game, return only the table's lights."""
    return (*(front_of(game).legend if game else ()), *TABLE_LEGEND)
