"""The words of Chicago's moves, as people type them: as the game writes each, in English and in French."""

from __future__ import annotations

from typing import Final

TYPED: Final[dict[str, tuple[str, str]]] = {
    "enter": ("enter", "entrer"),
    "burgle": ("burgle", "cambrioler"),
    "putback": ("putback", "remettre"),
    "leave": ("leave", "sortir"),
    "plane": ("plane", "avion"),
    "fire": ("fire", "tirer"),
    "surrender": ("surrender", "rendre"),
    "place": ("place", "placer"),
    "stop": ("stop", "finir"),
}
