"""The words of Catch'it's moves, as people type them: as the game writes each, in English and in French."""

from __future__ import annotations

from typing import Final

TYPED: Final[dict[str, tuple[str, str]]] = {
    "out": ("out", "dehors"),
    "pass": ("pass", "passer"),
}
