"""The words of `filature arena`."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "arena.game": ("the game (default: {default})", "le jeu (par défaut : {default})"),
    "arena.bots": (
        "the level of each bot, from 0 (random) to 3; one for each seat (default: 3 against 0)",
        "le niveau de chaque robot, de 0 (au hasard) à 3 ; un par place (par défaut : 3 contre 0)",
    ),
    "arena.games": ("the number of games (default: {default})", "le nombre de parties (par défaut : {default})"),
    "arena.think": (
        "how long a bot may think about a move, counted in steps instead of seconds, so that the results are the same "
        "on every machine (default: {default})",
        "le temps de réflexion d'un robot par coup, compté en étapes et non en secondes, pour que les résultats "
        "soient les mêmes sur toutes les machines (par défaut : {default})",
    ),
    "arena.options": (
        "options of the game, for example variant=2",
        "options du jeu, par exemple variant=2",
    ),
    "arena.seed": (
        "a whole number; the same seed gives the same games (default: {default})",
        "un nombre entier ; la même graine donne les mêmes parties (par défaut : {default})",
    ),
    "arena.jobs": (
        "how many games are played at once (default: one per CPU core)",
        "le nombre de parties jouées à la fois (par défaut : une par cœur du processeur)",
    ),
    "arena.json": ("print the results as JSON", "afficher les résultats en JSON"),
    "arena.bad-option": (
        "the game's option '{option}' is wrong. Its options: {options}.",
        "l'option « {option} » du jeu est fausse. Ses options : {options}.",
    ),
    "arena.wrong-number": (
        "--bots wants {wanted} levels, one for each seat ({seats}).",
        "--bots attend {wanted} niveaux, un par place ({seats}).",
    ),
    "arena.title": (
        "{game}: {games} games, {plies} moves each on average; 95 % intervals in brackets",
        "{game} : {games} parties, {plies} coups chacune en moyenne ; intervalles à 95 % entre crochets",
    ),
    "arena.column-bot": ("bot", "robot"),
    "arena.column-seat": ("seat", "place"),
    "arena.column-games": ("games", "parties"),
    "arena.column-wins": ("wins", "victoires"),
    "arena.column-share": ("share of wins", "part de victoires"),
    "arena.column-score": ("mean score", "score moyen"),
    "arena.bot": ("{name} (level {level})", "{name} (niveau {level})"),
    "arena.all-seats": ("all", "toutes"),
    "arena.progress": (
        "{bar} {done} of {of} games, {left} s left",
        "{bar} {done} parties sur {of}, encore {left} s",
    ),
}
