"""The meanings of the lights. A line has at most 38 characters, because the menu has no more room."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "legend.turn": ("pulsing white: may move or enter", "blanc qui pulse : bouge ou entre"),
    "legend.target": ("green: the piece may go there", "vert : la pièce peut y aller"),
    "legend.closed": ("faint red: anywhere but there", "rouge faible : partout sauf là"),
    "legend.path": ("running white: how a piece moves", "blanc qui court : trajet d'une pièce"),
    "legend.missing": ("flashing white: a piece is missing", "blanc clignotant : pièce manquante"),
    "legend.extra": ("red, blinking fast: one too many", "rouge rapide : une pièce en trop"),
    "legend.wrong": ("red, twice: not allowed there", "rouge, deux fois : c'est interdit"),
    "legend.asked": ("beating pink: a question", "rose qui palpite : une question"),
    "legend.aid": ("faint yellow: a place that is possible", "jaune faible : un lieu possible"),
    "legend.deaf": ("faint grey: the switch is left out", "gris faible : contact ignoré"),
}
