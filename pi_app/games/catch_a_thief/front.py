"""What Catch a Thief contributes to the application."""

from __future__ import annotations

from typing import Final

from pi_app.games.catch_a_thief.figures import figures
from pi_app.games.catch_a_thief.page import PAGES
from pi_app.games.catch_a_thief.sentences import asked
from pi_app.games.catch_a_thief.tabletop import TABLETOP
from pi_app.games.catch_a_thief.terminal import BOARD
from pi_app.games.catch_a_thief.words import WORDS
from pi_app.games.front import Front, Later
from pi_app.games.legend import LegendEntry
from pi_app.games.piece_look import PieceLook
from pi_app.games.tunes import tune
from pi_app.palette import GREEN, ORANGE, PURPLE, SKY_BLUE, SNOW, WHITE

_LEGEND: Final = (
    LegendEntry(ORANGE, "catch-a-thief.legend-clue-orange"),
    LegendEntry(SKY_BLUE, "catch-a-thief.legend-clue-blue"),
    LegendEntry(WHITE, "catch-a-thief.legend-scene"),
    LegendEntry(PURPLE, "catch-a-thief.legend-hideout"),
    LegendEntry(GREEN, "catch-a-thief.legend-catch"),
)
_LOOKS: Final = {"detective": PieceLook("lens", SNOW)}
_TUNES: Final = {  # each other's mirror: blue falls, orange rises
    "clue-blue": tune("E6 90 C6 90 G5 220"),
    "clue-orange": tune("G5 90 C6 90 E6 220"),
}

FRONT: Final = Front(
    tabletop=TABLETOP,
    pages=PAGES,
    sentences=asked,
    terminal=BOARD,
    words=WORDS,
    legend=_LEGEND,
    looks=_LOOKS,
    open_seats=frozenset({"detective"}),
    sheet_part=Later("pi_app.games.catch_a_thief.sheet", "BOARD"),
    rules_part=Later("pi_app.games.catch_a_thief.rules", "RULES"),
    lessons_part=Later("pi_app.games.catch_a_thief.lessons", "LESSONS"),
    hints_part=Later("pi_app.games.catch_a_thief.hints", "HINTS"),
    shows_part=Later("pi_app.games.catch_a_thief.riddle", "SHOWS"),
    overlay=Later("pi_app.games.catch_a_thief.overlay", "layers"),
    tunes=_TUNES,
    figures=figures,
)
