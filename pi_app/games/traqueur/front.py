"""What Le Traqueur contributes to the application."""

from __future__ import annotations

from typing import Final

from pi_app.games.front import Front, Later
from pi_app.games.legend import LegendEntry
from pi_app.games.piece_look import PieceLook
from pi_app.games.traqueur.page import PAGES
from pi_app.games.traqueur.sentences import asked
from pi_app.games.traqueur.tabletop import TABLETOP
from pi_app.games.traqueur.terminal import BOARD
from pi_app.games.traqueur.typed_words import TYPED
from pi_app.games.traqueur.words import WORDS
from pi_app.palette import ORANGE, RED, SKY_BLUE, SNOW, VERMILION

_LEGEND: Final = (
    LegendEntry(SKY_BLUE, "traqueur.legend-north"),
    LegendEntry(ORANGE, "traqueur.legend-south"),
    LegendEntry(VERMILION, "traqueur.legend-barrier"),
    LegendEntry(RED, "traqueur.legend-marker"),
)
_LOOKS: Final = {"detective": PieceLook("lens", SNOW)}

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
    sheet_part=Later("pi_app.games.traqueur.sheet", "BOARD"),
    rules_part=Later("pi_app.games.traqueur.rules", "RULES"),
    lessons_part=Later("pi_app.games.traqueur.lessons", "LESSONS"),
    hints_part=Later("pi_app.games.traqueur.hints", "HINTS"),
    overlay=Later("pi_app.games.traqueur.overlay", "layers"),
)
