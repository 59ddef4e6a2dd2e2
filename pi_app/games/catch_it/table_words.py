"""The words of Catch'it at the real table: labels, refusals, what happened, what the lights mean."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "catch-it.legend-ball": ("yellow: has the ball", "jaune : a la bille"),
    "catch-it.legend-blue": ("blue: blue pawns, and their goal", "bleu : pions bleus, et leur but"),
    "catch-it.legend-red": ("red: red pawns, and their goal", "rouge : pions rouges, et leur but"),
    "catch-it.legend-square": ("grey: a square", "gris : une case"),
    "catch-it.table-pawn-blue": ("the blue pawn", "le pion bleu"),
    "catch-it.table-pawn-red": ("the red pawn", "le pion rouge"),
    "catch-it.table-ask-ball": ("Does it take the ball?", "Prend-il la bille ?"),
    "catch-it.table-label-take": ("{piece} takes the ball and lands on {end}", "{piece} prend la bille et va en {end}"),
    "catch-it.table-label-leave": (
        "{piece} leaves the ball and lands on {end}",
        "{piece} laisse la bille et va en {end}",
    ),
    "catch-it.table-deed-pass": ("pass, because no pawn can move", "passer, car aucun pion ne peut bouger"),
    "catch-it.table-from-beside": (
        "No pawn comes in from outside: lift one that is on the board.",
        "Aucun pion n'entre de l'extérieur : levez-en un qui est sur le damier.",
    ),
    "catch-it.table-off-the-board": (
        "A pawn leaves the board only with the ball, past the opponent's home row.",
        "Un pion ne sort du damier qu'avec la bille, derrière la rangée adverse.",
    ),
    "catch-it.table-not-your-pawn": (
        "That is your opponent's pawn: move one of yours.",
        "Ce pion est à votre adversaire : jouez l'un des vôtres.",
    ),
    "catch-it.table-same-pawn-twice": (
        "That pawn has already moved: move another one.",
        "Ce pion a déjà joué : jouez-en un autre.",
    ),
    "catch-it.table-ends-where-it-started": (
        "A pawn may pass over its starting square, but must end elsewhere.",
        "Un pion peut repasser par sa case de départ, mais doit finir ailleurs.",
    ),
    "catch-it.table-square-taken": (
        "A pawn stands there already: go to a free square.",
        "Un pion s'y trouve déjà : choisissez une case libre.",
    ),
    "catch-it.table-out-without-ball": (
        "Only a pawn with the ball may leave the board.",
        "Seul un pion qui porte la bille peut quitter le damier.",
    ),
    "catch-it.table-no-way-out": (
        "That pawn cannot get out there: no step or jump leads past the home row.",
        "Ce pion ne peut pas sortir par là : aucun pas ni saut n'y mène.",
    ),
    "catch-it.table-out-of-reach": (
        "Take one step, or jump over neighbouring pawns to free squares.",
        "Faites un pas, ou sautez par-dessus des pions voisins vers des cases libres.",
    ),
    "catch-it.table-must-move-the-ball": (
        "You started with the ball, so this pawn must move it or take it.",
        "Vous aviez la bille au départ : ce pion doit la porter ou la prendre.",
    ),
    "catch-it.table-leaves-no-second-pawn": (
        "After that, no second pawn could finish your turn: make another move.",
        "Après cela, aucun second pion ne pourrait finir votre tour : jouez autre chose.",
    ),
    "catch-it.table-side-blue": ("Blue", "Bleu"),
    "catch-it.table-side-red": ("Red", "Rouge"),
    "catch-it.table-start": (
        "{side} has the ball and starts. Carry it past your opponent's home row to win.",
        "{side} a la bille et commence. Le premier à la sortir derrière la rangée adverse gagne.",
    ),
    "catch-it.table-start-without": (
        "{other} has the ball, {side} starts. Carry it past your opponent's home row to win.",
        "{other} a la bille, {side} commence. Le premier à la sortir derrière la rangée adverse gagne.",
    ),
    "catch-it.table-second": ("Move a second pawn.", "Déplacez un second pion."),
    "catch-it.table-told-moves": ("{side} moves {start} to {end}.", "{side} va de {start} en {end}."),
    "catch-it.table-told-carries": (
        "{side} carries the ball from {start} to {end}.",
        "{side} porte la bille de {start} en {end}.",
    ),
    "catch-it.table-told-carries-out": (
        "{side} carries the ball out from {start}!",
        "{side} sort la bille de {start} !",
    ),
    "catch-it.table-told-takes": (
        "{side} jumps from {start}, takes the ball, ends on {end}.",
        "{side} saute de {start}, prend la bille, finit en {end}.",
    ),
    "catch-it.table-told-takes-out": (
        "{side} jumps from {start}, takes the ball and is out!",
        "{side} saute de {start}, prend la bille et la sort !",
    ),
    "catch-it.table-told-passes": ("{side} cannot move and passes.", "{side} ne peut pas jouer et passe."),
    "catch-it.table-over-goal": ("Goal! {side} wins the game.", "But ! {side} gagne la partie."),
    "catch-it.table-over-repetition": (
        "The same position for the third time: a draw.",
        "La même position pour la troisième fois : partie nulle.",
    ),
}
