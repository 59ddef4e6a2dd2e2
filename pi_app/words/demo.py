"""`filature demo` in words."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- the command line
    "demo.help-game": ("the game (default: {default})", "le jeu (par défaut : {default})"),
    "demo.help-games": (
        "how many games (default: 2 where roles swap, else 1)",
        "combien de parties (par défaut : 2 si les rôles s'échangent, sinon 1)",
    ),
    "demo.help-level": (
        "how well the bots play: 0 at random, 3 their best (default: {default})",
        "la force des robots : 0 au hasard, 3 au mieux (par défaut : {default})",
    ),
    "demo.help-seed": (
        "a whole number; the same number, the same games (default: another one each time; the end tells which)",
        "un nombre entier ; le même nombre, les mêmes parties (par défaut : un autre à chaque fois, indiqué à la fin)",
    ),
    "demo.help-speed": (
        "how fast: 2 is twice as fast, 1000 does not wait (default: {default:g})",
        "la vitesse : 2 va deux fois plus vite, 1000 n'attend pas (par défaut : {default:g})",
    ),
    "demo.help-json": (
        "print what everybody may see, one event a line, without waiting",
        "écrire ce que tous peuvent voir, un événement par ligne, sans attendre",
    ),
    "demo.games-multiple": (
        "{game}: the number of games in a series must be a multiple of {number}, so that everybody plays every role "
        "equally often. Try: --games {number}",
        "{game} : le nombre de parties d'une série doit être un multiple de {number}, pour que chacun tienne chaque "
        "rôle aussi souvent. Essayez : --games {number}",
    ),
    "demo.seed": ("filature demo: --seed {seed}", "filature demo : --seed {seed}"),
    # ---- around the boards
    "demo.game-catch-a-thief": ("Catch a Thief", "Attrape un voleur"),
    "demo.game-catch-it": ("Catch'it", "Catch'it"),
    "demo.game-traqueur": ("Le Traqueur", "Le Traqueur"),
    "demo.game-chicago": ("Chicago", "Chicago"),
    "demo.game-rattrapez-le": ("Rattrapez-le", "Rattrapez-le"),
    "demo.seat-thief": ("thief", "voleur"),
    "demo.seat-detective": ("detective", "détective"),
    "demo.seat-blue": ("blue", "bleu"),
    "demo.seat-red": ("red", "rouge"),
    "demo.seat-north": ("north camp", "camp nord"),
    "demo.seat-south": ("south camp", "camp sud"),
    "demo.seat-police": ("police", "la police"),
    "demo.seat-thief1": ("thief 1", "voleur 1"),
    "demo.seat-thief2": ("thief 2", "voleur 2"),
    "demo.seat-thief3": ("thief 3", "voleur 3"),
    "demo.seat-thief4": ("thief 4", "voleur 4"),
    "demo.seat-p1": ("player 1", "joueur 1"),
    "demo.seat-p2": ("player 2", "joueur 2"),
    "demo.seat-p3": ("player 3", "joueur 3"),
    "demo.seat-p4": ("player 4", "joueur 4"),
    "demo.seat-p5": ("player 5", "joueur 5"),
    "demo.seat-p6": ("player 6", "joueur 6"),
    "demo.set-up": (
        "The lights tell where the pieces go.",
        "Les lumières disent où vont les pièces.",
    ),
    "demo.lifted": (
        "{player} lifts the piece on {at}: it may go where the light is green.",
        "{player} soulève la pièce de {at} : elle peut aller où la lumière est verte.",
    ),
    "demo.lifted-off": ("{player} lifts the piece on {at}.", "{player} soulève la pièce de {at}."),
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
    # ---- the score table
    "demo.game": ("Game {number}", "Partie {number}"),
    "demo.total": ("Total", "Total"),
    "demo.how-caught": ("caught", "attrapé"),
    "demo.how-escaped": ("escaped", "échappé"),
    "demo.how-goal": ("goal", "but"),
    "demo.how-repetition": ("draw", "nulle"),
    "demo.how-found": ("found", "trouvé"),
    "demo.how-finished": ("over", "finie"),
    "demo.how-stalled": ("quiet", "au calme"),
    "demo.how-exhausted": ("draw", "nulle"),
    "demo.lowest-wins": ("the lowest total wins", "le plus petit total gagne"),
    "demo.most-wins": ("the highest total wins", "le plus grand total gagne"),
    "demo.series-won": ("{player} wins the series: {aim}.", "{player} gagne la série : {aim}."),
    "demo.series-drawn": ("A draw between {players}: {aim}.", "Égalité entre {players} : {aim}."),
    "demo.again": ("Once more: {command}", "Encore une fois : {command}"),
    # ---- Catch a Thief
    "demo.clues": ("Clues", "Indices"),
    "demo.sign-orange": ("same row or column", "même ligne ou colonne"),
    "demo.sign-blue": ("other row and column", "autres ligne et colonne"),
    "demo.sign-detective": ("detective", "détective"),
    "demo.sign-thief": ("thief", "voleur"),
    "demo.sign-next": ("next step", "prochain pas"),
    "demo.sign-hideout": ("hideout", "cachette"),
    "demo.thief-starts": (
        "{thief} robs 6F and slips away. {detective} reads the clues.",
        "{thief} vole en 6F et s'éclipse. {detective} suit les indices.",
    ),
    "demo.thief-moved": (
        "{thief} takes step {n} in the dark.",
        "{thief} fait son pas {n} dans l'ombre.",
    ),
    "demo.clue-orange": (
        "{detective} on {at}: orange {n}, same row or same column.",
        "{detective} en {at} : orange {n}, même ligne ou même colonne.",
    ),
    "demo.clue-blue": (
        "{detective} on {at}: blue {n}, other row and other column.",
        "{detective} en {at} : bleu {n}, autre ligne et autre colonne.",
    ),
    "demo.thief-caught": (
        "{detective} catches {thief} on {at}, on turn {n}!",
        "{detective} attrape {thief} en {at}, au tour {n} !",
    ),
    "demo.thief-escaped": (
        "{thief} reaches the hideout {at} and escapes!",
        "{thief} atteint la cachette {at} et s'échappe !",
    ),
    "demo.reveal": ("The true path: {way}", "Le vrai chemin : {way}"),
    "demo.result-caught": (
        "Caught. {detective} scores {points}: the fewer, the better.",
        "Attrapé. {detective} marque {points} : plus c'est bas, mieux c'est.",
    ),
    "demo.result-escaped": (
        "Escaped. {detective} scores {points}: the fewer, the better.",
        "Échappé. {detective} marque {points} : plus c'est bas, mieux c'est.",
    ),
    "demo.thief-chooses": ("{thief} is on {at}. Ways on: {ways}.", "{thief} est en {at}. Issues : {ways}."),
    "demo.thief-hides": ("{thief} hides on {at}, step {n}.", "{thief} se cache en {at}, pas {n}."),
    "demo.thief-walked": (
        "{thief} went {n} steps from 6F to {at}.",
        "{thief} a fait {n} pas, de 6F à {at}.",
    ),
    # ---- Catch'it
    "demo.last-turns": ("Turns", "Tours"),
    "demo.sign-ball": ("ball", "bille"),
    "demo.sign-may-move": ("may move", "peut bouger"),
    "demo.sign-may-go": ("may go there", "peut y aller"),
    "demo.ball-starts": ("{player} has the ball and starts.", "{player} a la bille et commence."),
    "demo.pawn-moves": ("{player} moves {start} to {end}.", "{player} va de {start} en {end}."),
    "demo.pawn-carries": (
        "{player} carries the ball from {start} to {end}.",
        "{player} porte la bille de {start} en {end}.",
    ),
    "demo.pawn-carries-out": (
        "{player} carries the ball out from {start}!",
        "{player} sort la bille de {start} !",
    ),
    "demo.pawn-takes": (
        "{player} jumps from {start}, takes the ball, ends on {end}.",
        "{player} saute de {start}, prend la bille, finit en {end}.",
    ),
    "demo.pawn-takes-out": (
        "{player} jumps from {start}, takes the ball and is out!",
        "{player} saute de {start}, prend la bille et la sort !",
    ),
    "demo.pawn-passed": ("{player} cannot move and passes.", "{player} ne peut pas jouer et passe."),
    "demo.result-goal": ("Goal! {player} wins the game.", "But ! {player} gagne la partie."),
    "demo.result-repetition": (
        "The same position for the third time: a draw.",
        "La même position pour la troisième fois : partie nulle.",
    ),
}
