"""Count move trees, as chess programs do: an error in the rules nearly always changes the count."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import FilatureError
from engine.game import Game, M, S, Seat, V, fold


class UncountableError(FilatureError, ValueError):
    """A position in the tree has too many moves to list. The argument is the seat that has them."""


def perft(game: Game[S, V, M], state: S, views: Mapping[Seat, V], depth: int) -> int:
    """Return the number of move sequences of exactly this length, over all seats that may act."""
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
            views_after = {seat: fold(game, view, events) for seat, view in views.items()}
            nodes += perft(game, after, views_after, depth - 1)
    return nodes
