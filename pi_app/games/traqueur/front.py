"""What Le Traqueur contributes to the application."""

from __future__ import annotations

from typing import Final

from pi_app.games.front import Front, Later
from pi_app.games.traqueur.page import PAGES
from pi_app.games.traqueur.sentences import asked
from pi_app.games.traqueur.tabletop import TABLETOP
from pi_app.games.traqueur.terminal import BOARD

FRONT: Final = Front(
    tabletop=TABLETOP,
    pages=PAGES,
    sentences=asked,
    terminal=BOARD,
    sheet_part=Later("pi_app.games.traqueur.sheet", "BOARD"),
)
