"""The words of Catch'it in the terminal."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "catch-it.demo-last-turns": ("Turns", "Tours"),
    "catch-it.demo-sign-ball": ("ball", "bille"),
    "catch-it.demo-sign-may-move": ("may move", "peut bouger"),
    "catch-it.demo-sign-may-go": ("may go there", "peut y aller"),
    "catch-it.demo-starts": ("{player} has the ball and starts.", "{player} a la bille et commence."),
    "catch-it.demo-pawn-moves": ("{player} moves {start} to {end}.", "{player} va de {start} en {end}."),
    "catch-it.demo-pawn-carries": (
        "{player} carries the ball from {start} to {end}.",
        "{player} porte la bille de {start} en {end}.",
    ),
    "catch-it.demo-pawn-carries-out": (
        "{player} carries the ball out from {start}!",
        "{player} sort la bille de {start} !",
    ),
    "catch-it.demo-pawn-takes": (
        "{player} jumps from {start}, takes the ball, ends on {end}.",
        "{player} saute de {start}, prend la bille, finit en {end}.",
    ),
    "catch-it.demo-pawn-takes-out": (
        "{player} jumps from {start}, takes the ball and is out!",
        "{player} saute de {start}, prend la bille et la sort !",
    ),
    "catch-it.demo-pawn-passed": ("{player} cannot move and passes.", "{player} ne peut pas jouer et passe."),
    "catch-it.demo-result-goal": ("Goal! {player} wins the game.", "But ! {player} gagne la partie."),
    "catch-it.demo-result-repetition": (
        "The same position for the third time: a draw.",
        "La même position pour la troisième fois : partie nulle.",
    ),
}
