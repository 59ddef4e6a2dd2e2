"""The words of Catch a Thief on its private pages and screens."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "catch-a-thief.page-thief": ("Thief", "Voleur"),
    "catch-a-thief.page-detective": ("Detective", "Détective"),
    "catch-a-thief.page-caught": ("Caught!", "Attrapé !"),
    "catch-a-thief.page-escaped": ("Escaped!", "Échappé !"),
    "catch-a-thief.page-points": ("{points} points", "{points} pts"),
    "catch-a-thief.page-possible": ("{count} places", "{count} lieux"),
    "catch-a-thief.page-clues": ("Clues", "Indices"),
    "catch-a-thief.page-orange": ("orange", "orange"),
    "catch-a-thief.page-blue": ("blue", "bleu"),
    "catch-a-thief.page-clue": ("{n}. {at} {colour}", "{n}. {at} – {colour}"),
    "catch-a-thief.page-clue-orange": ("orange: same row or column", "orange : ligne ou colonne"),
    "catch-a-thief.page-clue-blue": ("blue: neither of the two", "bleu : ni ligne ni colonne"),
    "catch-a-thief.ask-first-step": ("First step: where do you go?", "Premier pas : où allez-vous ?"),
    "catch-a-thief.ask-first-step-to": ("First step: to {to}?", "Premier pas : en {to} ?"),
    "catch-a-thief.ask-step": ("Step {n}: where do you go?", "Pas {n} : où allez-vous ?"),
    "catch-a-thief.ask-step-to": ("Step {n}: to {to}?", "Pas {n} : en {to} ?"),
    "catch-a-thief.ask-thief-at": ("You are on {at}.", "Vous êtes en {at}."),
    "catch-a-thief.ask-step-done": (
        "Step {n} is done. The detective is looking for you.",
        "Pas {n} fait. On vous cherche.",
    ),
    "catch-a-thief.ask-visit": ("Visit {n}: where do you look?", "Visite {n} : où cherchez-vous ?"),
    "catch-a-thief.ask-visit-to": ("Visit {n}: look on {to}?", "Visite {n} : chercher en {to} ?"),
    "catch-a-thief.ask-visit-done": (
        "Visit {n} is done. The thief moves in the dark.",
        "Visite {n} faite. Le voleur bouge.",
    ),
    "catch-a-thief.ask-thief-begins": ("The thief takes the first step.", "Le voleur fait le premier pas."),
    "catch-a-thief.ask-possible": (
        "Points where the thief can be: {count}.",
        "Points où le voleur peut être : {count}.",
    ),
    "catch-a-thief.ask-caught": (
        "Caught: the detective scores {points}.",
        "Attrapé : {points} points pour le détective.",
    ),
    "catch-a-thief.ask-escaped": (
        "Escaped: the detective scores {points}.",
        "Échappé : {points} points pour le détective.",
    ),
    "catch-a-thief.ask-clue-orange": ("{at}: same row or column", "{at} : même ligne ou colonne"),
    "catch-a-thief.ask-clue-blue": ("{at}: neither row nor column", "{at} : ni la ligne ni la colonne"),
}
