"""The questions of a hidden screen, in whole sentences, because it has more room than a handheld."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "asked.choose": ("Tap it twice, or press A.", "Touchez deux fois, ou A."),
    "asked.others-play": ("The others are playing.", "Les autres jouent."),
    "asked.from-to": ("{start} → {to}?", "{start} → {to} ?"),
}
