"""The words around the rules of the games: the command `rules`, and the screens that show them."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "rules.help-game": (
        "the game whose rules you want to read (default: list the games)",
        "le jeu dont vous voulez lire les règles (par défaut : lister les jeux)",
    ),
    "rules.help-article": (
        "one article of them, by its number or name (default: all)",
        "un seul article, par son numéro ou son nom (par défaut : tous)",
    ),
    "rules.help-json": ("print JSON for programs", "afficher du JSON pour les programmes"),
    "rules.help-pdf": (
        "save all rules of the game as a sheet to print (A4, PDF); - writes it to standard output",
        "enregistrer toutes les règles du jeu en une feuille à imprimer (A4, PDF) ; - l'écrit sur la sortie standard",
    ),
    "rules.pdf-wants-game": (
        "Name the game whose rules you want to print, and no article.",
        "Indiquez le jeu dont vous voulez imprimer les règles, sans article.",
    ),
    "rules.pdf-to-terminal": (
        "A terminal cannot show a PDF. Name a file (--pdf {game}.pdf), or send the output on: --pdf - | lp",
        "Un terminal ne sait pas montrer un PDF. Nommez un fichier (--pdf {game}.pdf) ou redirigez : --pdf - | lp",
    ),
    "rules.saved": ("The sheet is in {file}.", "La feuille est dans {file}."),
    "rules.unsaved": ("The sheet could not be saved in {file}: {reason}", "Impossible d'écrire {file} : {reason}"),
    "rules.how": (
        "The rules of a game: filature rules GAME.",
        "Les règles d'un jeu : filature rules JEU.",
    ),
    "rules.leaf": ("{number} of {count}", "{number} sur {count}"),
    "rules.buttons": ("LEFT, RIGHT: turn · BACK: close", "GAUCHE, DROITE : tourner · RETOUR : fermer"),
    "rules.turn-back": ("Previous page", "Page précédente"),
    "rules.turn-on": ("Next page", "Page suivante"),
    "rules.read": ("Read rule {rule}", "Lire la règle {rule}"),
    "rules.close": ("Close", "Fermer"),
    "rules.title": ("{game}: the rules", "{game} : les règles"),
    "rules.printed-ours": (
        "Slanted and grey: what we decided where the original rules leave it open.",
        "En gris et en italique : ce que nous avons décidé là où la règle d'origine ne dit rien.",
    ),
    "rules.example": ("Example", "Exemple"),
    "rules.one-article": (
        "One article with its picture: filature rules {game} {article}.",
        "Un article avec son image : filature rules {game} {article}.",
    ),
    "rules.unknown-game": (
        "There is no game {game}. The games are: {games}.",
        "Le jeu {game} n'existe pas. Les jeux : {games}.",
    ),
    "rules.unknown-article": (
        "The rules of {game} have no article {article}. The articles are: {articles}.",
        "Les règles du jeu {game} n'ont pas d'article {article}. Les articles : {articles}.",
    ),
}
