"""A shortest way of a pawn, for a move of which only the start, the end and the ball are known.

A move does not say which pawns were jumped. Rules `catch-it 3` to `5` and `8`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from engine.bits import Bits, members
from engine.games.catch_it.board import BEYOND, BOARD, NEAR, OUT, STEPS_OUT, Square
from engine.games.catch_it.turns import PawnMove, Position, exits

Way = tuple[Square, ...]


class _Chain(NamedTuple):
    """A pawn after some jumps: its places so far, whether it has taken the ball, and the jumps that it has made."""

    way: Way
    took: bool
    used: frozenset[Bits]  # each jump as the pair of its places, which names the pawn and the line (rule 4)


def shortest_way(position: Position, move: PawnMove, exit_: Square | None = None) -> Way:
    """Return the places of a shortest way for a pawn move: its start, each landing, and its end.

    A winning pawn ends on a place beyond the board: on `exit_` if it can end there. Returns () if there is no way.
    """
    start = 1 << move.start
    goals = exits(position, move) if move.end == OUT else 1 << move.end
    if exit_ is not None and goals >> exit_ & 1:
        goals = 1 << exit_
    carries = move.start == position.ball
    steps = NEAR[move.start] & ~position.pawns | (STEPS_OUT.get(start, 0) if carries else 0)
    if steps & goals and not move.takes:
        return move.start, members(steps & goals)[0]
    first = _Chain((move.start,), took=False, used=frozenset())
    todo, seen = deque([first]), {_reached(first, move)}
    while todo:
        for chain in _longer(position, todo.popleft(), move):
            end = chain.way[-1]
            if goals >> end & 1 and chain.took == move.takes:
                return chain.way
            if BOARD >> end & 1 and (reached := _reached(chain, move)) not in seen:
                seen.add(reached)
                todo.append(chain)
    return ()


def _reached(chain: _Chain, move: PawnMove) -> tuple[object, ...]:
    """Return what counts for the rest of a chain. Only if the ball is to be taken may a place be visited twice."""
    return (chain.way[-1], chain.took, chain.used) if move.takes else (chain.way[-1],)


def _longer(position: Position, chain: _Chain, move: PawnMove) -> Iterator[_Chain]:
    """Yield the chain with each possible next jump."""
    at = chain.way[-1]
    others = position.pawns & ~(1 << move.start)
    field = BOARD & ~others | BEYOND[position.side]
    for over in members(NEAR[at] & others):
        land = 2 * over - at
        jump = 1 << at | 1 << land
        if field >> land & 1 and jump not in chain.used:
            way, used = (*chain.way, land), chain.used | {jump}
            yield _Chain(way, chain.took, used)
            if move.takes and over == position.ball and not chain.took:
                yield _Chain(way, True, used)
