"""What Chicago contributes to the application."""

from __future__ import annotations

from typing import Final

from pi_app.games.chicago.page import PAGES
from pi_app.games.chicago.sentences import asked
from pi_app.games.chicago.tabletop import TABLETOP
from pi_app.games.chicago.terminal import BOARD
from pi_app.games.front import Front, Later

FRONT: Final = Front(
    tabletop=TABLETOP,
    pages=PAGES,
    sentences=asked,
    terminal=BOARD,
    sheet_part=Later("pi_app.games.chicago.sheet", "BOARD"),
)
