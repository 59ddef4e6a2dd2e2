"""What Rattrapez-le contributes to the application."""

from __future__ import annotations

from typing import Final

from pi_app.games.front import Front, Later
from pi_app.games.rattrapez_le.page import PAGES
from pi_app.games.rattrapez_le.sentences import asked
from pi_app.games.rattrapez_le.tabletop import TABLETOP
from pi_app.games.rattrapez_le.terminal import BOARD

FRONT: Final = Front(
    tabletop=TABLETOP,
    pages=PAGES,
    sentences=asked,
    terminal=BOARD,
    sheet_part=Later("pi_app.games.rattrapez_le.sheet", "BOARD"),
)
