"""Catch a Thief, Le Traqueur and Rattrapez-le in the words of the table: labels, refusals, public events."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "table-games-a.wrong-not-now": (
        "No piece is to be moved now: put it back.",
        "Aucune pièce ne doit bouger maintenant : remettez-la.",
    ),
    # ---- Catch a Thief
    "table-games-a.deed-visit-again": ("Visit the same point again", "Visiter encore le même point"),
    "table-games-a.wrong-scene-first": (
        "The detective's first visit is the scene of the crime, 6F.",
        "La première visite du détective est pour les lieux du délit, 6F.",
    ),
    "table-games-a.wrong-hideout-closed": (
        "That is a hideout: the detective may go anywhere else.",
        "C'est une cachette : le détective peut aller partout ailleurs.",
    ),
    "table-games-a.wrong-visit-again": (
        "To visit the same point again, leave the detective there and press OK.",
        "Pour visiter encore le même point, laissez-y le détective et appuyez sur OK.",
    ),
    "table-games-a.wrong-one-detective": (
        "There is one detective only: move the one that stands on the board.",
        "Il n'y a qu'un détective : déplacez celui qui est sur le plateau.",
    ),
    "table-games-a.thief-starts": (
        "The thief robs 6F and slips away.",
        "Le voleur commet son délit en 6F et s'éclipse.",
    ),
    "table-games-a.thief-moved": (
        "The thief has taken step {n} in the dark.",
        "Le voleur a fait son pas {n} dans l'ombre.",
    ),
    "table-games-a.clue-orange": (
        "The detective on {at}: orange {n}, same row or same column.",
        "Le détective en {at} : orange {n}, même ligne ou même colonne.",
    ),
    "table-games-a.clue-blue": (
        "The detective on {at}: blue {n}, other row and other column.",
        "Le détective en {at} : bleu {n}, autre ligne et autre colonne.",
    ),
    "table-games-a.thief-caught": (
        "The detective catches the thief on {at}, on turn {n}!",
        "Le détective attrape le voleur en {at}, au tour {n} !",
    ),
    "table-games-a.thief-escaped": (
        "The thief reaches the hideout {at} and escapes!",
        "Le voleur atteint la cachette {at} et s'échappe !",
    ),
    "table-games-a.thief-path": ("The true path: {way}", "Le vrai chemin : {way}"),
    "table-games-a.thief-score": (
        "The detective scores {points}: the fewer, the better.",
        "Le détective marque {points} : moins, c'est mieux.",
    ),
}
