"""Catch'it and Chicago on the real table: labels of buttons, why a hand went wrong, what has just happened."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- Catch'it: labels
    "table-games-b.label-take": ("take the ball", "prendre la bille"),
    "table-games-b.label-leave": ("leave the ball", "laisser la bille"),
    "table-games-b.deed-pass": ("pass", "passer"),
    # ---- Catch'it: why not
    "table-games-b.ball-from-beside": (
        "No pawn comes in from beside the board: lift one that stands on it.",
        "Aucun pion n'entre de l'extérieur : levez-en un qui est sur le damier.",
    ),
    "table-games-b.ball-off-the-board": (
        "A pawn leaves the board with the ball only, beyond the opponent's home row.",
        "Un pion ne quitte le damier qu'avec la bille, au-delà de la rangée adverse.",
    ),
    "table-games-b.ball-not-your-pawn": (
        "That pawn is not one of the side to move.",
        "Ce pion n'est pas à qui doit jouer.",
    ),
    "table-games-b.ball-same-pawn-twice": (
        "That pawn has moved already: a turn moves two different pawns.",
        "Ce pion a déjà joué : un tour déplace deux pions différents.",
    ),
    "table-games-b.ball-ends-where-it-started": (
        "A pawn may pass over its starting square but must not end there.",
        "Un pion peut repasser par sa case de départ, mais pas s'y arrêter.",
    ),
    "table-games-b.ball-square-taken": (
        "A pawn stands there already: go to a free square.",
        "Un pion s'y trouve déjà : choisissez une case libre.",
    ),
    "table-games-b.ball-out-without-ball": (
        "Only a pawn with the ball may leave the board.",
        "Seul un pion qui porte la bille peut quitter le damier.",
    ),
    "table-games-b.ball-no-way-out": (
        "No step and no jump of that pawn leads there, beyond the opponent's home row.",
        "Aucun pas ni saut de ce pion n'y mène, au-delà de la rangée adverse.",
    ),
    "table-games-b.ball-out-of-reach": (
        "A pawn takes one step, or it jumps over neighbouring pawns to free squares.",
        "Un pion fait un pas, ou saute des pions voisins vers des cases libres.",
    ),
    "table-games-b.ball-must-move-the-ball": (
        "This turn began with the ball: the second pawn must carry it or take it.",
        "Ce tour a commencé avec la bille : le second pion doit la porter ou la prendre.",
    ),
    "table-games-b.ball-leaves-no-second-pawn": (
        "After that no second pawn could finish the turn: play another one.",
        "Après cela, aucun second pion ne pourrait finir le tour : jouez autre chose.",
    ),
    # ---- Catch'it: what happened
    "table-games-b.side-blue": ("Blue", "Bleu"),
    "table-games-b.side-red": ("Red", "Rouge"),
    "table-games-b.ball-start": ("{side} has the ball and starts.", "{side} a la bille et commence."),
    "table-games-b.ball-told-moves": ("{side} moves {start} to {end}.", "{side} va de {start} en {end}."),
    "table-games-b.ball-told-carries": (
        "{side} carries the ball from {start} to {end}.",
        "{side} porte la bille de {start} en {end}.",
    ),
    "table-games-b.ball-told-carries-out": (
        "{side} carries the ball out from {start}!",
        "{side} sort la bille de {start} !",
    ),
    "table-games-b.ball-told-takes": (
        "{side} jumps from {start}, takes the ball, ends on {end}.",
        "{side} saute de {start}, prend la bille, finit en {end}.",
    ),
    "table-games-b.ball-told-takes-out": (
        "{side} jumps from {start}, takes the ball and is out!",
        "{side} saute de {start}, prend la bille et la sort !",
    ),
    "table-games-b.ball-told-passes": ("{side} cannot move and passes.", "{side} ne peut pas jouer et passe."),
    "table-games-b.ball-over-goal": ("Goal! {side} wins the game.", "But ! {side} gagne la partie."),
    "table-games-b.ball-over-repetition": (
        "The same position for the third time: a draw.",
        "La même position pour la troisième fois : partie nulle.",
    ),
}
