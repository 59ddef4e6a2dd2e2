"""The words of Le Traqueur's moves, as people type them, and the names of its ready-made camps.

Each stands as the game writes it, and in English and French.
"""

from __future__ import annotations

from typing import Final

from engine.games.traqueur.notation import write
from pi_app.games.traqueur.camp_building import drawn

TYPED: Final[dict[str, tuple[str, str]]] = {
    "wait": ("wait", "attendre"),
    "out": ("out", "sortir"),
    write(drawn("snail").move): ("snail", "escargot"),
    write(drawn("zigzag").move): ("zigzag", "zigzag"),
    write(drawn("doors").move): ("doors", "portes"),
}
