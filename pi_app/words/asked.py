"""What a hidden screen asks its holder and tells him, in whole sentences: it has the room that a handheld has not."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "asked.choose": ("Tap it twice, or press A.", "Appuyez deux fois, ou A."),
    "asked.others-play": ("The others are playing.", "Les autres jouent."),
    "asked.from-to": ("{start} → {to}?", "{start} → {to} ?"),
}
