"""All words of Le Traqueur. This file holds its name, seats, options and reasons why a move is refused."""

from __future__ import annotations

from typing import Final

from pi_app.games.traqueur.demo_words import WORDS as DEMO
from pi_app.games.traqueur.hint_words import WORDS as HINTS
from pi_app.games.traqueur.page_words import WORDS as PAGE
from pi_app.games.traqueur.table_words import WORDS as TABLE

WORDS: Final[dict[str, tuple[str, str]]] = {
    "traqueur.name": ("Le Traqueur", "Le Traqueur"),
    "traqueur.about": (
        "2 players. Hide your fugitive behind walls, and find the other one first.",
        "2 joueurs. Cachez votre fugitif entre des murs et trouvez l'autre le premier.",
    ),
    "traqueur.seat-north": ("north camp", "camp nord"),
    "traqueur.seat-south": ("south camp", "camp sud"),
    "traqueur.turn-north": ("North to play", "Au camp nord de jouer"),
    "traqueur.turn-south": ("South to play", "Au camp sud de jouer"),
    "traqueur.how-found": ("found", "trouvé"),
    "traqueur.option-first": ("Who starts?", "Qui commence ?"),
    # ---- why a move is refused
    "traqueur.form-camp": (
        "Write your fugitive's cell, then up to 30 walls with spaces between: E5 |C1 B4|C4 D2|D3. "
        "|C1 is the left side of C1; of two cells the upper or the left one comes first.",
        "Écrivez la case de votre fugitif, puis jusqu'à 30 murs séparés par des espaces : E5 |C1 B4|C4 D2|D3. "
        "|C1 est le côté gauche de C1 ; de deux cases, celle du haut ou de gauche vient en premier.",
    ),
    # building a camp
    "traqueur.camp-first": (
        "Your camp is not built yet. Choose a cell for your fugitive and place your walls.",
        "Votre camp n'est pas encore construit. Choisissez la case de votre fugitif et posez vos murs.",
    ),
    "traqueur.no-such-slot": (
        "No wall fits there ({squares}). A wall stands between two cells that share a side, "
        "or on the left side of a cell of column 1.",
        "Aucun mur ne tient là ({squares}). Un mur se pose entre deux cases qui ont un côté commun, "
        "ou sur le côté gauche d'une case de la colonne 1.",
    ),
    "traqueur.diagonal-barrier": (
        "{squares} touch at a corner only. Place the wall between two cells that share a side.",
        "{squares} ne se touchent que par un coin. Posez le mur entre deux cases qui ont un côté commun.",
    ),
    "traqueur.barrier-twice": (
        "You have placed this wall twice ({squares}). Once is enough: take one away.",
        "Vous avez posé ce mur deux fois ({squares}). Un seul suffit : retirez l'autre.",
    ),
    "traqueur.too-many-barriers": (
        "A camp has 30 walls at most. Take some away.",
        "Un camp compte 30 murs au plus. Retirez-en quelques-uns.",
    ),
    "traqueur.doors-closed": (
        "All six ways in are closed. Leave at least one left side open: {squares}.",
        "Les six entrées sont fermées. Laissez ouvert au moins un côté gauche : {squares}.",
    ),
    "traqueur.sealed": (
        "Nobody can reach your fugitive on {squares}. Leave at least one route open from outside.",
        "Personne ne peut atteindre votre fugitif en {squares}. Laissez au moins un chemin ouvert depuis l'extérieur.",
    ),
    "traqueur.camp-frozen": (
        "Your camp is built and stays as it is. Now ask for a cell with your detective.",
        "Votre camp est construit et ne change plus. Demandez maintenant une case avec votre détective.",
    ),
    # asking
    "traqueur.enter-by-column-1": (
        "Your detective is outside. Ask to enter by a cell of column 1.",
        "Votre détective est dehors. Demandez à entrer par une case de la colonne 1.",
    ),
    "traqueur.already-there": (
        "Your detective is already on {squares}. Ask for a cell next to it.",
        "Votre détective est déjà en {squares}. Demandez une case voisine.",
    ),
    "traqueur.diagonal-question": (
        "{squares}: the detective does not move diagonally. Ask for a cell that shares a side with his.",
        "{squares} : le détective ne va pas en diagonale. Demandez une case qui a un côté commun avec la sienne.",
    ),
    "traqueur.not-next": (
        "{squares} are too far apart. Ask for a cell that shares a side with your detective's.",
        "{squares} sont trop éloignées. Demandez une case qui a un côté commun avec celle de votre détective.",
    ),
    "traqueur.barrier-recorded": (
        "You already know the wall there ({squares}). Ask for another way; this has cost you nothing.",
        "Vous connaissez déjà ce mur ({squares}). Demandez un autre passage ; cela ne vous a rien coûté.",
    ),
    # leaving and waiting
    "traqueur.already-outside": (
        "Your detective is outside already. Ask to enter by a cell of column 1.",
        "Votre détective est déjà dehors. Demandez à entrer par une case de la colonne 1.",
    ),
    "traqueur.out-from-inside": (
        "You can leave from column 1 only. Bring your detective from {squares} back to it first.",
        "On ne sort que par la colonne 1. Ramenez-y d'abord votre détective depuis {squares}.",
    ),
    "traqueur.out-later": (
        "You can leave only when a turn begins. Wait on {squares} now, and leave next time.",
        "On ne sort qu'au début d'un tour. Attendez en {squares} et sortez au prochain.",
    ),
    "traqueur.wait-outside": (
        "You cannot wait outside. Ask to enter by a cell of column 1.",
        "On n'attend pas dehors. Demandez à entrer par une case de la colonne 1.",
    ),
    "traqueur.wait-inside": (
        "You can end a turn by waiting in column 1 only. Go on asking from {squares}.",
        "On n'attend que dans la colonne 1. Continuez à demander depuis {squares}.",
    ),
    "traqueur.wait-unmoved": (
        "Your detective on {squares} has not moved in this turn. Ask a question first.",
        "Votre détective en {squares} n'a pas bougé pendant ce tour. Posez d'abord une question.",
    ),
    **TABLE,
    **PAGE,
    **DEMO,
    **HINTS,
}
