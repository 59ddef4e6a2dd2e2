"""Counting move trees, as chess programs do: a number that shows any error in the rules."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import FilatureError
from engine.game import Game, M, S, Seat, V, fold


class UncountableError(FilatureError, ValueError):
    """Somewhere in the tree there are too many moves to list."""


def perft(game: Game[S, V, M], state: S, views: Mapping[Seat, V], depth: int) -> int:
    """The number of move sequences of exactly this length, over all seats that may act."""
    if depth == 0:
        return 1
    nodes = 0
    for seat in game.to_act(state):
        legal = game.legal(views[seat])
        if legal is None:
            raise UncountableError(seat)
        if depth == 1:
            nodes += len(legal)
            continue
        for move in legal:
            after, events = game.play(state, seat, move)
            told = {seat: fold(game, view, events) for seat, view in views.items()}
            nodes += perft(game, after, told, depth - 1)
    return nodes
