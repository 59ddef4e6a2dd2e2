"""Chicago's moves as texts: `enter B1`, `B1-B7`, `burgle C2`, `fire E3>G6`, `steal 1:bank 2:10` and so on."""

from __future__ import annotations

import re
from typing import Final

from engine.game import MoveError
from engine.games.chicago.board import KINDS, NAMES, POINTS
from engine.games.chicago.moves import LEAVE, PLANE, PUT_BACK, STOP, SURRENDER, Move, fire, go

_ONE_WORD_MOVES: Final = {move.verb: move for move in (LEAVE, PLANE, PUT_BACK, STOP, SURRENDER)}
_TO_A_POINT: Final = ("enter", "burgle", "place")


def read(text: str) -> Move:
    """Return the move that a text means. Raises MoveError. Whether the move is legal is not checked here."""
    words = text.lower().split() if text.isascii() else []
    move = _read(words) if words else None
    if move is None:
        raise MoveError(text)
    return move


def _read(words: list[str]) -> Move | None:
    verb, *rest = words
    if verb in _ONE_WORD_MOVES:
        return None if rest else _ONE_WORD_MOVES[verb]
    if verb in _TO_A_POINT:
        at = POINTS.get("".join(rest).upper())
        return None if at is None else Move(verb, end=at)
    if verb == "fire":
        return _pair(">", "".join(rest))
    if verb == "deal":
        return Move("deal", kinds=tuple(rest)) if rest and all(kind in KINDS for kind in rest) else None
    if verb == "steal":
        return _theft(rest)
    return _pair("-", "".join(words))


def _pair(sign: str, text: str) -> Move | None:
    start, _, end = text.upper().partition(sign)
    if start not in POINTS or end not in POINTS:
        return None
    return (go if sign == "-" else fire)(POINTS[start], POINTS[end])


def _theft(words: list[str]) -> Move | None:
    losses = [re.fullmatch(r"([1-4]):([a-z0-9]+)", word) for word in words]
    pairs = [(int(loss[1]) - 1, loss[2]) for loss in losses if loss and loss[2] in KINDS]
    if not words or len(pairs) < len(words):
        return None
    losers, kinds = zip(*pairs, strict=True)
    return Move("steal", losers=losers, kinds=kinds)


def write(move: Move) -> str:
    """Return the text of a move. `read` returns the same move again."""
    verb, start, end, losers, kinds = move
    if verb in _ONE_WORD_MOVES:
        return verb
    if verb in _TO_A_POINT:
        return f"{verb} {NAMES[end]}"
    if verb == "go":
        return f"{NAMES[start]}-{NAMES[end]}"
    if verb == "fire":
        return f"fire {NAMES[start]}>{NAMES[end]}"
    if verb == "deal":
        return " ".join(("deal", *kinds))
    return " ".join(("steal", *(f"{loser + 1}:{kind}" for loser, kind in zip(losers, kinds, strict=True))))
