"""The words of Catch a Thief at the real table: labels, refusals, what happened, what the lights mean."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "catch-a-thief.legend-clue-orange": ("orange: same row or column", "orange : même ligne ou colonne"),
    "catch-a-thief.legend-clue-blue": ("blue: neither row nor column", "bleu : ni la ligne ni la colonne"),
    "catch-a-thief.legend-scene": ("white: the scene of the crime", "blanc : les lieux du délit"),
    "catch-a-thief.legend-hideout": ("faint pink: a hideout", "rose pâle : une cachette"),
    "catch-a-thief.legend-catch": ("green: caught here", "vert : arrêté ici"),
    "catch-a-thief.table-detective": ("the detective", "le détective"),
    "catch-a-thief.table-deed-visit-again": ("{piece} visits {end} again", "{piece} revisite {end}"),
    "catch-a-thief.table-anywhere": (
        "Move the detective anywhere but into a hideout.",
        "Placez le détective où vous voulez, sauf dans une cachette.",
    ),
    "catch-a-thief.table-wrong-scene-first": (
        "First visit the scene of the crime: 6F.",
        "Commencez par visiter les lieux du délit : 6F.",
    ),
    "catch-a-thief.table-wrong-hideout-closed": (
        "That is a hideout: choose any other point.",
        "C'est une cachette : choisissez un autre point.",
    ),
    "catch-a-thief.table-wrong-visit-again": (
        "To visit the same point again, leave the detective there and press OK.",
        "Pour visiter encore le même point, laissez-y le détective et appuyez sur OK.",
    ),
    "catch-a-thief.table-wrong-one-detective": (
        "There is only one detective: move the one on the board.",
        "Il n'y a qu'un détective : déplacez celui qui est sur le plateau.",
    ),
    "catch-a-thief.table-starts": (
        "The thief robs 6F and flees to one of the four corners.",
        "Le voleur commet son délit en 6F et fuit vers l'un des quatre coins.",
    ),
    "catch-a-thief.table-moved": (
        "The thief has taken step {n} in the dark.",
        "Le voleur a fait son pas {n} dans l'ombre.",
    ),
    "catch-a-thief.table-clue-orange": (
        "The detective on {at}: orange {n}, same row or same column.",
        "Le détective en {at} : orange {n}, même ligne ou même colonne.",
    ),
    "catch-a-thief.table-clue-blue": (
        "The detective on {at}: blue {n}, other row and other column.",
        "Le détective en {at} : bleu {n}, autre ligne et autre colonne.",
    ),
    "catch-a-thief.table-caught": (
        "The detective catches the thief on {at}, on turn {n}!",
        "Le détective attrape le voleur en {at}, au tour {n} !",
    ),
    "catch-a-thief.table-escaped": (
        "The thief reaches the hideout {at} and escapes!",
        "Le voleur atteint la cachette {at} et s'échappe !",
    ),
    "catch-a-thief.table-path": ("The true path: {way}", "Le vrai chemin : {way}"),
    "catch-a-thief.table-over-caught": (
        "Caught! The detective scores {points}: the fewer, the better.",
        "Pris ! Le détective marque {points} : plus c'est bas, mieux c'est.",
    ),
    "catch-a-thief.table-over-escaped": (
        "Escaped! The detective scores {points}: the fewer, the better.",
        "Échappé ! Le détective marque {points} : plus c'est bas, mieux c'est.",
    ),
}
