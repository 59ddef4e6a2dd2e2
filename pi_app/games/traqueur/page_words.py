"""The words of Le Traqueur on its private pages and screens."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "traqueur.page-camp": ("Your camp", "Votre camp"),
    "traqueur.page-own-camp": ("Your camp", "Votre camp"),
    "traqueur.page-camp-ready": ("done: keep this camp", "fini : garder ce camp"),
    "traqueur.page-camp-random": ("a camp at random", "un camp au hasard"),
    "traqueur.page-camp-snail": ("ready-made: the snail", "tout prêt : l'escargot"),
    "traqueur.page-camp-zigzag": ("ready-made: the zigzag", "tout prêt : le zigzag"),
    "traqueur.page-camp-doors": ("ready-made: six doors", "tout prêt : six portes"),
    "traqueur.page-camp-clear": ("clear all", "tout effacer"),
    "traqueur.page-camp-a": ("A: put, take", "A : poser"),
    "traqueur.page-camp-b": ("B: menu", "B : le menu"),
    "traqueur.page-camp-count": ("{count}/30 walls", "{count}/30 murs"),
    "traqueur.page-camp-nobody": ("no fugitive", "sans fugitif"),
    "traqueur.page-camp-way": ("way in: ✓", "accès : ✓"),
    "traqueur.page-camp-no-way": ("way in: ✗", "accès : ✗"),
    "traqueur.page-camp-built": ("camp built", "camp prêt"),
    "traqueur.page-search": ("Search", "Recherche"),
    "traqueur.page-asks": ("ask {at}?", "en {at} ?"),
    "traqueur.page-answer-yes": ("{at}: yes", "{at} : oui"),
    "traqueur.page-answer-no": ("{at}: NO", "{at} : NON"),
    "traqueur.page-do-out": ("leave", "sortir"),
    "traqueur.page-do-wait": ("stay here", "rester ici"),
    "traqueur.page-other": ("the other", "l'adversaire"),
    "traqueur.page-other-outside": ("is outside", "est dehors"),
    "traqueur.page-other-at": ("is on {at}", "est en {at}"),
    "traqueur.ask-camp-fugitive": ("Put your fugitive on a cell.", "Placez votre fugitif sur une case."),
    "traqueur.ask-camp-walls": (
        "Put walls between cells: {count} of 30.",
        "Posez des murs entre les cases : {count} sur 30.",
    ),
    "traqueur.ask-camp-way": ("A way leads to the fugitive. ✓", "Un chemin mène au fugitif. ✓"),
    "traqueur.ask-camp-no-way": ("No way leads to the fugitive. ✗", "Aucun chemin ne mène au fugitif. ✗"),
    "traqueur.ask-camp-here": ("Here: {at}.", "Ici : {at}."),
    "traqueur.ask-camp-stands": (
        "Your camp is ready. The other is still being built.",
        "Votre camp est prêt. L'autre, pas encore.",
    ),
    "traqueur.ask-enter": ("Enter by which cell of column 1?", "Par quelle case de la colonne 1 entrer ?"),
    "traqueur.ask-search": ("Which cell do you want to ask for?", "Où cherchez-vous ?"),
    "traqueur.ask-search-to": ("Ask for {at}?", "Demander {at} ?"),
    "traqueur.ask-search-waits": ("Your camp is being searched.", "On fouille votre camp."),
    "traqueur.ask-answer-yes": ("Your last question, {at}: yes.", "Votre dernière question, {at} : oui."),
    "traqueur.ask-answer-no": ("Your last question, {at}: NO, a wall.", "Votre dernière question, {at} : NON, un mur."),
    "traqueur.ask-other-outside": (
        "The other detective is outside your camp.",
        "L'autre détective est hors de votre camp.",
    ),
    "traqueur.ask-other-at": (
        "The other detective is on {at} in your camp.",
        "L'autre détective est en {at} dans votre camp.",
    ),
    "traqueur.ask-own-walls": ("Walls: {count} of 30.", "Murs : {count} sur 30."),
    "traqueur.screen-camp-stands": ("camp built", "camp prêt"),
    "traqueur.screen-camp-wanted": ("builds its camp", "bâtit son camp"),
    "traqueur.screen-searched": ("walls: {walls}, cells: {cells}", "murs : {walls}, cases : {cells}"),
    "traqueur.screen-camp-menu": ("Camp menu", "Menu du camp"),
}
