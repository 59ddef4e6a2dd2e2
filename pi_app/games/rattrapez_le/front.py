"""What Rattrapez-le contributes to the application."""

from __future__ import annotations

from typing import Final

from pi_app.games.front import Front, Later
from pi_app.games.legend import LegendEntry
from pi_app.games.piece_look import PieceLook
from pi_app.games.rattrapez_le.page import PAGES
from pi_app.games.rattrapez_le.sentences import asked
from pi_app.games.rattrapez_le.tabletop import COLOUR, TABLETOP
from pi_app.games.rattrapez_le.terminal import BOARD
from pi_app.games.rattrapez_le.typed_words import TYPED
from pi_app.games.rattrapez_le.words import WORDS
from pi_app.palette import GREEN, MIST, ORANGE, PURPLE, SKY_BLUE, VERMILION, YELLOW

_LEGEND: Final = (
    LegendEntry(YELLOW, "rattrapez-le.legend-horse"),
    LegendEntry(ORANGE, "rattrapez-le.legend-farmer"),
    LegendEntry(PURPLE, "rattrapez-le.legend-wife"),
    LegendEntry(SKY_BLUE, "rattrapez-le.legend-hand"),
    LegendEntry(GREEN, "rattrapez-le.legend-maid"),
    LegendEntry(VERMILION, "rattrapez-le.legend-dog"),
    LegendEntry(MIST, "rattrapez-le.legend-case"),
)
_LOOKS: Final = {
    kind: PieceLook(shape, COLOUR[kind], name=f"rattrapez-le.page-subject-{kind}")
    for kind, shape in (
        *(("farmer", "square"), ("wife", "diamond"), ("hand", "hexagon")),
        *(("maid", "disc"), ("dog", "triangle"), ("horse", "shoe")),
    )
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
    sheet_part=Later("pi_app.games.rattrapez_le.sheet", "BOARD"),
    rules_part=Later("pi_app.games.rattrapez_le.rules", "RULES"),
    lessons_part=Later("pi_app.games.rattrapez_le.lessons", "LESSONS"),
    hints_part=Later("pi_app.games.rattrapez_le.hints", "HINTS"),
    overlay=Later("pi_app.games.rattrapez_le.overlay", "layers"),
)
