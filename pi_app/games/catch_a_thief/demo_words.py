"""The words of Catch a Thief in the terminal."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "catch-a-thief.demo-clues": ("Clues", "Indices"),
    "catch-a-thief.demo-sign-orange": ("same row or column", "même ligne ou colonne"),
    "catch-a-thief.demo-sign-blue": ("other row and column", "autres ligne et colonne"),
    "catch-a-thief.demo-sign-detective": ("detective", "détective"),
    "catch-a-thief.demo-sign-thief": ("thief", "voleur"),
    "catch-a-thief.demo-sign-next": ("next step", "prochain pas"),
    "catch-a-thief.demo-sign-hideout": ("hideout", "cachette"),
    "catch-a-thief.demo-starts": (
        "{thief} robs 6F and slips away. {detective} reads the clues.",
        "{thief} vole en 6F et s'éclipse. {detective} suit les indices.",
    ),
    "catch-a-thief.demo-moved": (
        "{thief} takes step {n} in the dark.",
        "{thief} fait son pas {n} dans l'ombre.",
    ),
    "catch-a-thief.demo-clue-orange": (
        "{detective} on {at}: orange {n}, same row or same column.",
        "{detective} en {at} : orange {n}, même ligne ou même colonne.",
    ),
    "catch-a-thief.demo-clue-blue": (
        "{detective} on {at}: blue {n}, other row and other column.",
        "{detective} en {at} : bleu {n}, autre ligne et autre colonne.",
    ),
    "catch-a-thief.demo-caught": (
        "{detective} catches {thief} on {at}, on turn {n}!",
        "{detective} attrape {thief} en {at}, au tour {n} !",
    ),
    "catch-a-thief.demo-escaped": (
        "{thief} reaches the hideout {at} and escapes!",
        "{thief} atteint la cachette {at} et s'échappe !",
    ),
    "catch-a-thief.demo-reveal": ("The true path: {way}", "Le vrai chemin : {way}"),
    "catch-a-thief.demo-result-caught": (
        "Caught. {detective} scores {points}: the fewer, the better.",
        "Attrapé. {detective} marque {points} : plus c'est bas, mieux c'est.",
    ),
    "catch-a-thief.demo-result-escaped": (
        "Escaped. {detective} scores {points}: the fewer, the better.",
        "Échappé. {detective} marque {points} : plus c'est bas, mieux c'est.",
    ),
    "catch-a-thief.demo-chooses": (
        "{thief} is on {at}. Can go to: {ways}.",
        "{thief} est en {at}. Peut aller en : {ways}.",
    ),
    "catch-a-thief.demo-hides": ("{thief} hides on {at}, step {n}.", "{thief} se cache en {at}, pas {n}."),
    "catch-a-thief.demo-walked": (
        "{thief} went {n} steps from 6F to {at}.",
        "{thief} a fait {n} pas, de 6F à {at}.",
    ),
    "catch-a-thief.stats-catches": ("Turn in which the thief was caught", "Tour où le voleur a été pris"),
    "catch-a-thief.stats-traps": (
        "Points where thieves were caught ({count})",
        "Où les voleurs ont été pris ({count})",
    ),
    "catch-a-thief.stats-escapes": ("Ways by which thieves escaped ({count})", "Par où les voleurs ont fui ({count})"),
}
