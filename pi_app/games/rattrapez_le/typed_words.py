"""The words of Rattrapez-le's moves, as people type them: as the game writes each, in English and in French."""

from __future__ import annotations

from typing import Final

TYPED: Final[dict[str, tuple[str, str]]] = {
    "choose": ("choose", "choisir"),
    "discard": ("discard", "jeter"),
    "farm": ("farm", "ferme"),
    "farmer": ("farmer", "fermier"),
    "wife": ("wife", "fermière"),
    "hand": ("hand", "valet"),
    "maid": ("maid", "servante"),
    "dog": ("dog", "chien"),
    "horse": ("horse", "cheval"),
}
