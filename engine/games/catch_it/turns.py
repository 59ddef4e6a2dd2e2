"""Catch'it's turns. Rules `catch-it 2`, `6`, `7`, `9`.

Two pawns move in a turn, and the ball moves at most once. The attacker, the side that owns the ball at the start of its
turn, must move it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.bits import Bits
from engine.game import Seat
from engine.games.catch_it.board import (
    BEYOND,
    BLUE,
    BOARD,
    NEAR,
    NEAR_AND_JUMPS,
    OUT,
    RED,
    SQUARES,
    Square,
    carrier_reach,
    jump_reach,
)
from engine.memo import memo

OTHER: Final = {BLUE: RED, RED: BLUE}


class PawnMove(NamedTuple):
    """The move of one pawn from its start to its end, whatever its jumps in between.

    `legs` is usually empty. If a text named every landing, it has these landings, each with whether that jump takes the
    ball. Then exactly this chain of jumps must be legal too.
    """

    start: Square
    end: Square
    takes: bool = False
    legs: tuple[tuple[Square, bool], ...] = ()


PASS: Final = PawnMove(OUT, OUT)


def _all_moves(*, takes: bool) -> dict[Bits, dict[Bits, PawnMove]]:
    """Return every possible move, by the bit of its start and the bit of its end. The end `OUT` has no bit: it is 0."""
    ends = {1 << end: end for end in SQUARES} | {0: OUT}
    return {1 << start: {bit: PawnMove(start, end, takes) for bit, end in ends.items()} for start in SQUARES}


_MOVES: Final = _all_moves(takes=False)
_TAKES: Final = _all_moves(takes=True)


class Position(NamedTuple):
    """The pawns and the ball on the board, whose turn it is, and what has happened in this turn."""

    blue: Bits
    red: Bits
    ball: Square  # OUT once the game is won
    side: Seat
    attacks: bool  # whether `side` owned the ball at the start of its turn
    moved: Square = OUT  # the square of the pawn that has moved first in this turn; OUT before that
    spent: bool = False  # whether the ball has been moved or taken in this turn

    @property
    def pawns(self) -> Bits:
        return self.blue | self.red

    @property
    def own(self) -> Bits:
        return self.blue if self.side == BLUE else self.red

    @property
    def key(self) -> int:
        """An int that is equal for equal positions at the start of a turn, to find repetitions (rule 10)."""
        return ((self.blue << 81 | self.red) << 7 | self.ball) << 1 | (self.side == RED)


def opening(blue: Bits, red: Bits, ball: Square, side: Seat) -> Position:
    """Return the position at the start of a turn of `side`."""
    own = blue if side == BLUE else red
    return Position(blue, red, ball, side, bool(own >> ball & 1))


def legal(position: Position) -> list[PawnMove]:
    """Return every legal pawn move, or only `PASS` if there is none."""
    if position.moved:
        return _second_moves(position)
    firsts = _pawn_moves(position, position.own, plain=True, touch=True)
    if _always_a_second(position):
        return firsts
    complete = [move for move in firsts if move.end == OUT or _has_second(_moved(position, move))]
    return complete or firsts or [PASS]  # rule 9


@memo(256)  # The state and every view need the same next position.
def after(position: Position, move: PawnMove) -> Position:
    """Return the position after a legal pawn move. After a turn's first move, it goes on if a second one exists."""
    if move.end == OUT and move != PASS:
        return _moved(position, move)
    if move == PASS or position.moved:
        next_ = position if move == PASS else _moved(position, move)
        return opening(next_.blue, next_.red, next_.ball, OTHER[position.side])
    first = _moved(position, move)
    if _always_a_second(position) or _has_second(first):
        return first
    return opening(first.blue, first.red, first.ball, OTHER[position.side])  # The turn has only one move (rule 9).


def exits(position: Position, move: PawnMove) -> Bits:
    """Return the places beyond the board where a legal move to `OUT` can land, by a step or by its last jump."""
    start, side = 1 << move.start, position.side
    if move.takes:
        return jump_reach(start, position.pawns, 1 << position.ball, side)[1] & BEYOND[side]
    return carrier_reach(start, position.pawns, side) & BEYOND[side]


def _moved(position: Position, move: PawnMove) -> Position:
    """Return the position after a pawn move, still in the same turn."""
    blue, red, ball, side, attacks, _, spent = position
    change = 1 << move.start | (1 << move.end if move.end else 0)
    if side == BLUE:
        blue ^= change
    else:
        red ^= change
    if move.takes or move.start == ball:
        return Position(blue, red, move.end, side, attacks, move.end, True)
    return Position(blue, red, ball, side, attacks, move.end, spent)


def _second_moves(position: Position) -> list[PawnMove]:
    others = position.own & ~(1 << position.moved)  # rule 2
    must_move_ball = position.attacks and not position.spent  # rule 7
    return _pawn_moves(position, others, plain=not must_move_ball, touch=not position.spent)  # rule 6


def _always_a_second(position: Position) -> bool:
    """Return True if a second pawn can certainly move, whatever the first move is. This is a fast sufficient test.

    A pawn that has two free squares next to it still has one after any other pawn's move. If there are two such pawns,
    one of them is not the first to move, so it can move second. The attacker must move the ball, so its carrier must
    be such a pawn too.
    """
    free = BOARD & ~(position.blue | position.red)
    own = position.own
    if position.attacks and (NEAR[position.ball] & free).bit_count() < 2:
        return False
    roomy = 0
    while own:
        pawn = own & -own
        own ^= pawn
        if (NEAR[pawn.bit_length() - 1] & free).bit_count() > 1:
            roomy += 1
            if roomy > 1:
                return True
    return False


def _has_second(position: Position) -> bool:
    """Return whether `_second_moves` finds a move. It is faster because it tries the likeliest pawns first."""
    others = position.own & ~(1 << position.moved)
    if position.attacks and not position.spent:
        carrier = others & 1 << position.ball
        if carrier and carrier_reach(carrier, position.pawns, position.side):
            return True
        return bool(_second_moves(position))
    while others:
        pawn = others & -others
        others ^= pawn
        if NEAR[pawn.bit_length() - 1] & ~position.pawns:
            return True
    return bool(_second_moves(position))


def _pawn_moves(position: Position, movers: Bits, *, plain: bool, touch: bool) -> list[PawnMove]:
    """Return the moves of some pawns: with `plain` those without the ball, with `touch` those that move or take it."""
    blue, red, carrier, side, *_ = position
    pawns = blue | red
    ball = 1 << carrier
    found: list[PawnMove] = []
    if movers & ball:
        movers ^= ball
        if touch:
            _add(found, _MOVES[ball], carrier_reach(ball, pawns, side))
    if not touch:
        ball = 0
    free = BOARD & ~pawns
    while movers:
        start = movers & -movers
        movers ^= start
        near, jumps = NEAR_AND_JUMPS[start]
        if plain and near & free:
            found += _steps(start, near & free)
        if jumps[near & pawns] & free or near & ball:
            jumped, taking = jump_reach(start, pawns, ball, side)
            if plain:
                _add(found, _MOVES[start], jumped & ~near)
            if taking:
                _add(found, _TAKES[start], taking)
    return found


@memo(1 << 14)
def _steps(start: Bits, reached: Bits) -> tuple[PawnMove, ...]:
    """Return the steps of a pawn to some squares next to it. There are few such lists, so they are cached."""
    found: list[PawnMove] = []
    _add(found, _MOVES[start], reached)
    return tuple(found)


def _add(found: list[PawnMove], moves: Mapping[Bits, PawnMove], ends: Bits) -> None:
    """Add the move to each of the ends. All places beyond the board count as one end, `OUT`."""
    if ends & ~BOARD:
        found.append(moves[0])
        ends &= BOARD
    while ends:
        end = ends & -ends
        ends ^= end
        found.append(moves[end])
