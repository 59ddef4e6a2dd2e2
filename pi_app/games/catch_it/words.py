"""All words of Catch'it. This file holds its name, seats, options and reasons why a move is refused."""

from __future__ import annotations

from typing import Final

from pi_app.games.catch_it.demo_words import WORDS as DEMO
from pi_app.games.catch_it.hint_words import WORDS as HINTS
from pi_app.games.catch_it.page_words import WORDS as PAGE
from pi_app.games.catch_it.table_words import WORDS as TABLE

WORDS: Final[dict[str, tuple[str, str]]] = {
    "catch-it.name": ("Catch'it", "Catch'it"),
    "catch-it.about": (
        "2 players. Nothing is hidden: jump, take the ball, carry it out.",
        "2 joueurs. Rien n'est caché : sautez, prenez la bille, sortez-la.",
    ),
    "catch-it.seat-blue": ("blue", "bleu"),
    "catch-it.seat-red": ("red", "rouge"),
    "catch-it.turn-blue": ("Blue to play", "Aux bleus de jouer"),
    "catch-it.turn-red": ("Red to play", "Aux rouges de jouer"),
    "catch-it.how-goal": ("goal", "but"),
    "catch-it.how-repetition": ("draw", "nulle"),
    "catch-it.option-starter": ("Who has the ball and starts?", "Qui a la bille et commence ?"),
    # ---- why a move is refused
    "catch-it.no-pass": (
        "You can move a pawn, so you may not pass.",
        "Vous pouvez déplacer un pion : passer n'est pas permis.",
    ),
    "catch-it.not-your-pawn": (
        "None of your pawns stands on {squares}.",
        "Aucun de vos pions n'est sur {squares}.",
    ),
    "catch-it.same-pawn-twice": (
        "The pawn on {squares} has already moved: move another one.",
        "Le pion en {squares} a déjà joué : jouez-en un autre.",
    ),
    "catch-it.ends-where-it-started": (
        "A pawn may pass over its starting square {squares}, but must end elsewhere.",
        "Un pion peut repasser par sa case de départ {squares}, mais doit finir ailleurs.",
    ),
    "catch-it.square-taken": (
        "A pawn stands on {squares} already; go to a free square.",
        "Un pion occupe déjà {squares} ; choisissez une case libre.",
    ),
    "catch-it.carrier-takes": (
        "The pawn on {squares} already carries the ball; write its move with a dash.",
        "Le pion en {squares} porte déjà la bille ; écrivez son coup avec un tiret.",
    ),
    "catch-it.out-without-ball": (
        "Only a pawn with the ball may leave the board.",
        "Seul un pion qui porte la bille peut quitter le damier.",
    ),
    "catch-it.not-over-the-ball": (
        "The ball is taken by jumping over the pawn that carries it; this way does not do that.",
        "On prend la bille en sautant par-dessus le pion porteur ; ce chemin ne le fait pas.",
    ),
    "catch-it.no-way-out": (
        "From {squares}, no step and no jump leads past the opponent's home row.",
        "De {squares}, aucun pas ni saut ne mène derrière la rangée adverse.",
    ),
    "catch-it.out-of-reach": (
        "Take one step, or jump over neighbouring pawns to free squares; {way} does neither.",
        "Faites un pas, ou sautez par-dessus des pions voisins vers des cases libres ; {way} n'est ni l'un ni l'autre.",
    ),
    "catch-it.not-a-jump": (
        "{way} is not a jump over one neighbouring pawn to the free square behind it.",
        "{way} n'est pas un saut par-dessus un pion voisin vers la case libre juste derrière.",
    ),
    "catch-it.same-line-twice": (
        "The pawn on {squares} would be jumped twice along the same line: no going back and forth.",
        "Le pion en {squares} serait sauté deux fois sur la même ligne : pas de va-et-vient.",
    ),
    "catch-it.ball-already-moved": (
        "The ball has moved once in this turn already; it may not be taken again.",
        "La bille a déjà bougé une fois dans ce tour ; on ne peut plus la prendre.",
    ),
    "catch-it.must-move-the-ball": (
        "You started with the ball, so this pawn must move it or take it (it is on {squares}).",
        "Vous aviez la bille au départ : ce pion doit la porter ou la prendre (elle est en {squares}).",
    ),
    "catch-it.leaves-no-second-pawn": (
        "After this move no second pawn could finish your turn; play another one.",
        "Après ce coup, aucun second pion ne pourrait finir votre tour ; jouez autre chose.",
    ),
    **TABLE,
    **PAGE,
    **DEMO,
    **HINTS,
}
