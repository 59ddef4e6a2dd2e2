"""What Chicago contributes to the application."""

from __future__ import annotations

from typing import Final

from pi_app.games.chicago.page import PAGES
from pi_app.games.chicago.sentences import asked
from pi_app.games.chicago.tabletop import TABLETOP
from pi_app.games.chicago.terminal import BOARD
from pi_app.games.chicago.typed_words import TYPED
from pi_app.games.chicago.words import WORDS
from pi_app.games.front import Front, Later
from pi_app.games.legend import LegendEntry
from pi_app.games.piece_look import PieceLook
from pi_app.palette import BRICK, DUSK, GREEN, ORANGE, PURPLE, SKY_BLUE, SNOW, VERMILION, YELLOW

_LEGEND: Final = (
    LegendEntry(SKY_BLUE, "chicago.legend-police"),
    LegendEntry(ORANGE, "chicago.legend-pawn-1"),
    LegendEntry(GREEN, "chicago.legend-pawn-2"),
    LegendEntry(YELLOW, "chicago.legend-pawn-3"),
    LegendEntry(PURPLE, "chicago.legend-pawn-4"),
    LegendEntry(VERMILION, "chicago.legend-house"),
    LegendEntry(SNOW, "chicago.legend-gate"),
    LegendEntry(DUSK, "chicago.legend-street"),
)
_LOOKS: Final = {
    "house": PieceLook("home", BRICK),
    "policeman": PieceLook("shield", SKY_BLUE),
    **{f"pawn{n}": PieceLook("pawn", colour, str(n)) for n, colour in enumerate((ORANGE, GREEN, YELLOW, PURPLE), 1)},
}

FRONT: Final = Front(
    tabletop=TABLETOP,
    pages=PAGES,
    sentences=asked,
    terminal=BOARD,
    words=WORDS,
    typed=TYPED,
    legend=_LEGEND,
    looks=_LOOKS,
    open_seats=frozenset(),
    sheet_part=Later("pi_app.games.chicago.sheet", "BOARD"),
    rules_part=Later("pi_app.games.chicago.rules", "RULES"),
    lessons_part=Later("pi_app.games.chicago.lessons", "LESSONS"),
    hints_part=Later("pi_app.games.chicago.hints", "HINTS"),
    overlay=Later("pi_app.games.chicago.overlay", "layers"),
)
