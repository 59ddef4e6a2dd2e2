"""The words of the hints of Catch'it."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # ---- the rest of the turn
    "catch-it.hint-two-duty": (
        "Move two pawns. One of them must carry or take the ball.",
        "Jouez deux pions. L'un d'eux doit porter ou prendre la bille.",
    ),
    "catch-it.hint-two-free": (
        "Move two pawns. You need not touch the ball.",
        "Jouez deux pions. Rien ne vous oblige à toucher la bille.",
    ),
    "catch-it.hint-second-duty": (
        "One more pawn: it must carry or take the ball.",
        "Encore un pion : il doit porter ou prendre la bille.",
    ),
    "catch-it.hint-second-spent": (
        "One more pawn. The ball has moved already: leave it.",
        "Encore un pion. La bille a déjà bougé : n'y touchez plus.",
    ),
    "catch-it.hint-second-free": (
        "One more pawn. It need not touch the ball.",
        "Encore un pion. Il n'est pas obligé de toucher la bille.",
    ),
    "catch-it.hint-one-pawn": ("Only one pawn can move in this turn.", "Un seul pion peut jouer dans ce tour."),
    "catch-it.hint-cannot-move": ("None of your pawns can move.", "Aucun de vos pions ne peut bouger."),
    # ---- what the pawns can do
    "catch-it.hint-win": (
        "You can win with one move! Look at {squares}.",
        "Vous pouvez gagner en un coup ! Regardez {squares}.",
    ),
    "catch-it.hint-win-with-two": ("You can win in this turn!", "Vous pouvez gagner dans ce tour !"),
    "catch-it.hint-threat": (
        "Careful: {side} threatens to win next turn with {squares}.",
        "Attention : {side} menace de gagner avec {squares}.",
    ),
    "catch-it.hint-takers": (
        "Pawns that can take the ball now: {squares}.",
        "Pions qui peuvent prendre la bille : {squares}.",
    ),
    "catch-it.hint-rows-to-goal": (
        "{side} has the ball. Rows left to the goal: {count}.",
        "{side} a la bille. Rangées jusqu'au but : {count}.",
    ),
    # ---- a good move
    "catch-it.hint-pass": (
        "Pass: none of your pawns can move.",
        "Passez : aucun de vos pions ne peut bouger.",
    ),
    "catch-it.hint-move": ("Move {start} to {end}.", "Allez de {start} en {end}."),
    "catch-it.hint-leave": (
        "Jump from {start} to {end}, but leave the ball.",
        "Sautez de {start} en {end}, mais laissez la bille.",
    ),
    "catch-it.hint-carry": ("Carry the ball from {start} to {end}.", "Portez la bille de {start} en {end}."),
    "catch-it.hint-take": (
        "Jump from {start} to {end} and take the ball.",
        "Sautez de {start} en {end} et prenez la bille.",
    ),
    "catch-it.hint-carry-out": (
        "Carry the ball out from {start}: you win!",
        "Sortez la bille depuis {start} : c'est gagné !",
    ),
    "catch-it.hint-take-out": (
        "Jump from {start}, take the ball and leave the board: you win!",
        "Sautez de {start}, prenez la bille et sortez : c'est gagné !",
    ),
    # ---- its reason: wins, threats, draws
    "catch-it.hint-then-wins": (
        "Then {at} can carry the ball out!",
        "Ensuite, {at} peut sortir la bille !",
    ),
    "catch-it.hint-draws": (
        "The same position for the third time: a draw.",
        "La même position pour la troisième fois : partie nulle.",
    ),
    "catch-it.hint-saves": (
        "This keeps {side} from winning next turn.",
        "Cela empêche {side} de gagner au tour suivant.",
    ),
    "catch-it.hint-can-hold": (
        "Your second pawn can then keep {side} from winning next turn.",
        "Votre second pion peut alors empêcher {side} de gagner au tour suivant.",
    ),
    "catch-it.hint-cannot-hold": (
        "Careful: no second pawn then keeps {side} from winning.",
        "Attention : aucun second pion n'empêche alors {side} de gagner.",
    ),
    "catch-it.hint-loses": (
        "Careful: {side} can then win next turn.",
        "Attention : {side} peut alors gagner au tour suivant.",
    ),
    "catch-it.hint-lost": (
        "No move keeps {side} from winning next turn. Hope for an oversight!",
        "Aucun coup n'empêche {side} de gagner au tour suivant. Espérez un oubli !",
    ),
    "catch-it.hint-holds": (
        "{side} cannot win next turn.",
        "{side} ne peut pas gagner au tour suivant.",
    ),
    # ---- its reason: the ball
    "catch-it.hint-ball": ("Now the ball is yours.", "La bille est maintenant à vous."),
    "catch-it.hint-ball-safe": (
        "Now it is yours, and {side} cannot take it back with the next pawn.",
        "Elle est à vous, et {side} ne peut pas la reprendre dès le prochain pion.",
    ),
    "catch-it.hint-nearer": (
        "That is {count} rows nearer to your goal.",
        "La bille avance de {count} rangées vers votre but.",
    ),
    "catch-it.hint-nearer-1": (
        "That is one row nearer to your goal.",
        "La bille avance d'une rangée vers votre but.",
    ),
    "catch-it.hint-clears": (
        "This clears the way: the ball can then advance {count} rows.",
        "Cela ouvre la voie : la bille peut alors avancer de {count} rangées.",
    ),
    "catch-it.hint-clears-1": (
        "This clears the way: the ball can then advance a row.",
        "Cela ouvre la voie : la bille peut alors avancer d'une rangée.",
    ),
    "catch-it.hint-then-nearer": (
        "The second pawn can then bring the ball {count} rows nearer.",
        "Le second pion peut alors avancer la bille de {count} rangées.",
    ),
    "catch-it.hint-then-nearer-1": (
        "The second pawn can then bring the ball one row nearer.",
        "Le second pion peut alors avancer la bille d'une rangée.",
    ),
    "catch-it.hint-then-takes": (
        "Pawns that can then take the ball: {squares}.",
        "Pions qui peuvent alors prendre la bille : {squares}.",
    ),
    "catch-it.hint-guards": (
        "{side}'s next pawn can no longer take the ball.",
        "Au prochain pion, {side} ne peut plus prendre la bille.",
    ),
    "catch-it.hint-slows": (
        "{side}'s next pawn can then advance the ball {count} rows at most.",
        "Au prochain pion, {side} n'avance la bille que de {count} rangées au plus.",
    ),
    "catch-it.hint-slows-1": (
        "{side}'s next pawn can then advance the ball one row at most.",
        "Au prochain pion, {side} n'avance la bille que d'une rangée au plus.",
    ),
    "catch-it.hint-stops": (
        "{side}'s next pawn can then bring the ball no closer.",
        "Au prochain pion, {side} ne peut plus avancer la bille.",
    ),
    "catch-it.hint-duty": (
        "The ball must move in this turn.",
        "La bille doit bouger dans ce tour.",
    ),
    "catch-it.hint-forward": (
        "This pawn comes {count} rows nearer to your goal.",
        "Ce pion avance de {count} rangées vers votre but.",
    ),
    "catch-it.hint-forward-1": (
        "This pawn comes one row nearer to your goal.",
        "Ce pion avance d'une rangée vers votre but.",
    ),
}
