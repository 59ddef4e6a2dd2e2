"""The arena in words."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "arena.game": ("which game (default: {default})", "quel jeu (par défaut : {default})"),
    "arena.bots": (
        "the level of each bot, 0 (random) to 3; one for each seat (default: 3 against 0)",
        "le niveau de chaque robot, de 0 (au hasard) à 3 ; un par place (par défaut : 3 contre 0)",
    ),
    "arena.games": ("how many games (default: {default})", "combien de parties (par défaut : {default})"),
    "arena.think": (
        "how long a bot thinks about a move, in steps and not in seconds, so that every machine counts the same "
        "(default: {default})",
        "combien un robot réfléchit à un coup, en pas et non en secondes, pour que toute machine compte pareil "
        "(par défaut : {default})",
    ),
    "arena.options": (
        "options of the game, such as variant=2",
        "options du jeu, par exemple variant=2",
    ),
    "arena.seed": (
        "a whole number; same seed, same games (default: {default})",
        "un nombre entier ; même graine, mêmes parties (par défaut : {default})",
    ),
    "arena.jobs": (
        "how many games at once (default: one for each core)",
        "combien de parties à la fois (par défaut : une par cœur)",
    ),
    "arena.json": ("print the table as JSON", "imprimer le tableau en JSON"),
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
