"""The words of `filature demo`."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "demo.help-game": (
        "the game (default: the first one; with --table: all games in turn)",
        "le jeu (par défaut : le premier ; avec --table : tous les jeux à tour de rôle)",
    ),
    "demo.help-table": (
        "play on the table's own lights, without pieces, until somebody touches it, and again when nobody has for some "
        "minutes; the public lines are printed",
        "jouer sur les lumières du plateau, sans pièces, jusqu'à ce que quelqu'un y touche, puis de nouveau après "
        "quelques minutes de calme ; les lignes publiques sont affichées",
    ),
    "demo.needs-table": ("{option} needs --table.", "{option} demande --table."),
    "demo.not-at-table": (
        "{option} does not go with --table: there the show goes on from game to game at the table's own pace.",
        "{option} ne va pas avec --table : là, le spectacle va de partie en partie, au rythme de la table.",
    ),
    "demo.help-games": (
        "the number of games (default: 2 if the players swap roles, else 1)",
        "le nombre de parties (par défaut : 2 si les joueurs échangent leurs rôles, sinon 1)",
    ),
    "demo.help-level": (
        "how well the bots play: 0 is random, 3 is best (default: {default})",
        "la force des robots : 0 joue au hasard, 3 joue au mieux (par défaut : {default})",
    ),
    "demo.help-seed": (
        "a whole number; the same number gives the same games (default: a new one each time, shown at the end)",
        "un nombre entier ; le même nombre donne les mêmes parties (par défaut : un autre à chaque fois, indiqué à la "
        "fin)",
    ),
    "demo.help-speed": (
        "the speed: 2 is twice as fast, 1000 does not wait at all (default: {default:g})",
        "la vitesse : 2 va deux fois plus vite, 1000 n'attend pas du tout (par défaut : {default:g})",
    ),
    "demo.help-json": (
        "print the public events as JSON, one per line, without waiting",
        "afficher les événements publics en JSON, un par ligne, sans attendre",
    ),
    "demo.games-multiple": (
        "{game}: the number of games in a series must be a multiple of {number}, so that everybody plays every role "
        "equally often. Try: --games {number}",
        "{game} : le nombre de parties d'une série doit être un multiple de {number}, pour que chacun tienne chaque "
        "rôle aussi souvent. Essayez : --games {number}",
    ),
    "demo.seed": ("filature demo: --seed {seed}", "filature demo : --seed {seed}"),
    "demo.set-up": ("The lights show where the pieces go.", "Les lumières montrent où vont les pièces."),
    "demo.lifted": (
        "{player} lifts the piece on {at}: it may go to any green point.",
        "{player} lève la pièce en {at} : elle peut aller sur les points verts.",
    ),
    "demo.lifted-off": ("{player} lifts the piece on {at}.", "{player} lève la pièce en {at}."),
    "demo.asked": ("The table asks: {question}", "La table demande : {question}"),
    "demo.game-number": ("game {number}/{games}", "partie {number}/{games}"),
    "demo.turn": ("turn {number}", "tour {number}"),
    "demo.to-play": ("{who} plays", "à {who}"),
    "demo.game-over": ("game over", "fin de partie"),
    "demo.public": ("Everybody sees", "Tout le monde voit"),
    "demo.private": ("{player} ({role}) sees", "{player} ({role}) voit"),
    "demo.open": ("On the table", "Sur la table"),
    "demo.score": ("Score", "Score"),
    "demo.footer": ("level {level} · seed {seed} · Ctrl-C quits", "niveau {level} · graine {seed} · Ctrl-C quitte"),
    "demo.game": ("Game {number}", "Partie {number}"),
    "demo.total": ("Total", "Total"),
    "demo.lowest-wins": ("the lowest total wins", "le plus petit total gagne"),
    "demo.most-wins": ("the highest total wins", "le plus grand total gagne"),
    "demo.series-won": ("{player} wins the series: {aim}.", "{player} gagne la série : {aim}."),
    "demo.series-drawn": ("A draw between {players}: {aim}.", "Égalité entre {players} : {aim}."),
    "demo.again": ("Once more: {command}", "Encore une fois : {command}"),
    "demo.your-turn": ("Your turn: {command}", "À vous de jouer : {command}"),
    "demo.turns": ("Turns", "Tours"),
}
