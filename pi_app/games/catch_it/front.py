"""What Catch'it contributes to the application."""

from __future__ import annotations

from typing import Final

from pi_app.games.catch_it.page import PAGES
from pi_app.games.catch_it.sentences import asked
from pi_app.games.catch_it.tabletop import TABLETOP
from pi_app.games.catch_it.terminal import BOARD
from pi_app.games.catch_it.typed_words import TYPED
from pi_app.games.catch_it.words import WORDS
from pi_app.games.front import Front, Later
from pi_app.games.legend import LegendEntry
from pi_app.games.piece_look import PieceLook
from pi_app.palette import DUSK, SKY_BLUE, VERMILION, YELLOW

_LEGEND: Final = (
    LegendEntry(YELLOW, "catch-it.legend-ball"),
    LegendEntry(SKY_BLUE, "catch-it.legend-blue"),
    LegendEntry(VERMILION, "catch-it.legend-red"),
    LegendEntry(DUSK, "catch-it.legend-square"),
)
_LOOKS: Final = {"blue": PieceLook("disc", SKY_BLUE), "red": PieceLook("square", VERMILION)}

FRONT: Final = Front(
    tabletop=TABLETOP,
    pages=PAGES,
    sentences=asked,
    terminal=BOARD,
    words=WORDS,
    typed=TYPED,
    legend=_LEGEND,
    looks=_LOOKS,
    open_seats=frozenset({"blue", "red"}),
    sheet_part=Later("pi_app.games.catch_it.sheet", "BOARD"),
    rules_part=Later("pi_app.games.catch_it.rules", "RULES"),
    lessons_part=Later("pi_app.games.catch_it.lessons", "LESSONS"),
    hints_part=Later("pi_app.games.catch_it.hints", "HINTS"),
    overlay=Later("pi_app.games.catch_it.overlay", "layers"),
)
