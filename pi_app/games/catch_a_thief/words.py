"""All words of Catch a Thief. This file holds its name, seats, options and reasons why a move is refused."""

from __future__ import annotations

from typing import Final

from pi_app.games.catch_a_thief.demo_words import WORDS as DEMO
from pi_app.games.catch_a_thief.hint_words import WORDS as HINTS
from pi_app.games.catch_a_thief.page_words import WORDS as PAGE
from pi_app.games.catch_a_thief.riddle_words import WORDS as RIDDLE
from pi_app.games.catch_a_thief.table_words import WORDS as TABLE

WORDS: Final[dict[str, tuple[str, str]]] = {
    "catch-a-thief.name": ("Catch a Thief", "Attrape un voleur"),
    "catch-a-thief.about": (
        "2 players. A thief flees in the dark; the detective has nothing but clues.",
        "2 joueurs. Un voleur fuit dans l'ombre ; le détective n'a que des indices.",
    ),
    "catch-a-thief.seat-thief": ("thief", "voleur"),
    "catch-a-thief.seat-detective": ("detective", "détective"),
    "catch-a-thief.turn-thief": ("Thief to play", "Au voleur de jouer"),
    "catch-a-thief.turn-detective": ("Detective to play", "Au détective de jouer"),
    "catch-a-thief.how-caught": ("caught", "attrapé"),
    "catch-a-thief.how-escaped": ("escaped", "échappé"),
    "catch-a-thief.option-variant": ("Which variant?", "Quelle variante ?"),
    "catch-a-thief.option-variant-1": ("1: the first step is straight", "1 : le premier pas est tout droit"),
    "catch-a-thief.option-variant-2": ("2: the first step may be diagonal", "2 : premier pas aussi en diagonale"),
    "catch-a-thief.option-variant-1-about": (
        "The thief's first step leads to 5F, 6E, 6G or 7F. Best for a first game.",
        "Le premier pas mène en 5F, 6E, 6G ou 7F. Idéal pour débuter.",
    ),
    "catch-a-thief.option-variant-2-about": (
        "The thief's first step may also be diagonal: more to search.",
        "Le premier pas peut aussi se faire en diagonale : plus à chercher.",
    ),
    # ---- why a move is refused
    "catch-a-thief.scene-first": (
        "Your first visit is the scene of the crime: go to 6F.",
        "Votre première visite est pour les lieux du délit : allez en 6F.",
    ),
    "catch-a-thief.hideout-closed": (
        "{squares} is a hideout, and you may not look into hideouts. Choose any other point.",
        "{squares} est une cachette, interdite au détective. Choisissez un autre point.",
    ),
    "catch-a-thief.first-step-1": (
        "Your first step is a straight one: go to 5F, 6E, 6G or 7F.",
        "Votre premier pas est tout droit : allez en 5F, 6E, 6G ou 7F.",
    ),
    "catch-a-thief.first-step-2": (
        "Your first step leads to one of the eight points around 6F.",
        "Votre premier pas mène à l'un des huit points autour de 6F.",
    ),
    "catch-a-thief.thief-stays": (
        "You may never stay where you are: take one step away from the scene.",
        "Vous ne pouvez pas rester sur place : éloignez-vous d'un pas.",
    ),
    "catch-a-thief.not-away": (
        "You may never turn back: each step must lead farther away from 6F.",
        "On ne revient jamais en arrière : chaque pas doit vous éloigner de 6F.",
    ),
    "catch-a-thief.not-one-step": (
        "Take one step at a time, along a row or a column.",
        "Faites un seul pas à la fois, le long d'une ligne ou d'une colonne.",
    ),
    # ---- on the printed board
    "catch-a-thief.overlay-hideout": ("hideout", "cachette"),
    "catch-a-thief.overlay-scene": ("the scene of the crime", "les lieux du délit"),
    **TABLE,
    **PAGE,
    **DEMO,
    **HINTS,
    **RIDDLE,
}
