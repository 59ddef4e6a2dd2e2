"""Catch'it's turns: two pawns, the ball at most once, the attacker's duty. Rules `catch-it 2`, `6`, `7`, `9`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.bits import Bits
from engine.game import Seat
from engine.games.catch_it.board import AROUND, BLUE, BOARD, NEAR, OUT, RED, SQUARES, Square, carrier_reach, jump_reach
from engine.memo import memo

OTHER: Final = {BLUE: RED, RED: BLUE}


class PawnMove(NamedTuple):
    """One pawn's travel, from square to square, whatever way it jumped.

    `legs` is empty but where a text named every landing, each with whether that jump takes the ball: then that very
    way must be legal too.
    """

    start: Square
    end: Square
    takes: bool = False
    legs: tuple[tuple[Square, bool], ...] = ()


PASS: Final = PawnMove(OUT, OUT)


def _all_moves(*, takes: bool) -> dict[Bits, dict[Bits, PawnMove]]:
    """Every move there is, by the bits of its start and its end; bit set 0 is `OUT`."""
    ends = {1 << end: end for end in SQUARES} | {0: OUT}
    return {1 << start: {bit: PawnMove(start, end, takes) for bit, end in ends.items()} for start in SQUARES}


_MOVES: Final = _all_moves(takes=False)
_TAKES: Final = _all_moves(takes=True)


class Position(NamedTuple):
    """Where everything stands, and how far the turn has come."""

    blue: Bits
    red: Bits
    ball: Square  # OUT once it has won
    side: Seat
    attacks: bool  # whether `side` owned the ball as its turn began
    moved: Square = OUT  # where the turn's first pawn stands now
    spent: bool = False  # the ball has been moved or taken in this turn

    @property
    def pawns(self) -> Bits:
        return self.blue | self.red

    @property
    def own(self) -> Bits:
        return self.blue if self.side == BLUE else self.red

    @property
    def key(self) -> int:
        """What repetition compares, at the start of a turn (rule 10)."""
        return ((self.blue << 81 | self.red) << 7 | self.ball) << 1 | (self.side == RED)


def opening(blue: Bits, red: Bits, ball: Square, side: Seat) -> Position:
    """The position as a turn of `side` begins."""
    own = blue if side == BLUE else red
    return Position(blue, red, ball, side, bool(own >> ball & 1))


def legal(position: Position) -> list[PawnMove]:
    """Every legal pawn move, `PASS` alone where there is none at all."""
    if position.moved:
        return _seconds(position)
    firsts = _travels(position, position.own, plain=True, touch=True)
    if _always_a_second(position):
        return firsts
    complete = [move for move in firsts if move.end == OUT or _has_second(_moved(position, move))]
    return complete or firsts or [PASS]  # rule 9


@memo(256)  # the truth and every view ask for the same next position
def after(position: Position, move: PawnMove) -> Position:
    """The position after a legal pawn move; a turn's first one stays with its side if a second can follow."""
    if move.end == OUT and move != PASS:
        return _moved(position, move)
    if move == PASS or position.moved:
        next_ = position if move == PASS else _moved(position, move)
        return opening(next_.blue, next_.red, next_.ball, OTHER[position.side])
    first = _moved(position, move)
    if _always_a_second(position) or _has_second(first):
        return first
    return opening(first.blue, first.red, first.ball, OTHER[position.side])  # rule 9: one pawn move is the whole turn


def _moved(position: Position, move: PawnMove) -> Position:
    """The same turn with one pawn elsewhere."""
    blue, red, ball, side, attacks, _, spent = position
    change = 1 << move.start | (1 << move.end if move.end else 0)
    if side == BLUE:
        blue ^= change
    else:
        red ^= change
    if move.takes or move.start == ball:
        return Position(blue, red, move.end, side, attacks, move.end, True)
    return Position(blue, red, ball, side, attacks, move.end, spent)


def _seconds(position: Position) -> list[PawnMove]:
    others = position.own & ~(1 << position.moved)  # rule 2
    duty = position.attacks and not position.spent  # rule 7
    return _travels(position, others, plain=not duty, touch=not position.spent)  # rule 6


def _always_a_second(position: Position) -> bool:
    """A quick sufficient test: whatever pawn moves first, a second one can follow.

    A pawn with two free neighbours keeps one, whatever moves. So two such pawns leave one besides the first mover, and
    a carrier of that kind can do the attacker's duty.
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
    """Whether `_seconds` finds anything, asking the likeliest pawns first."""
    others = position.own & ~(1 << position.moved)
    if position.attacks and not position.spent:
        carrier = others & 1 << position.ball
        if carrier and carrier_reach(carrier, position.pawns, position.side):
            return True
        return bool(_seconds(position))
    while others:
        pawn = others & -others
        others ^= pawn
        if NEAR[pawn.bit_length() - 1] & ~position.pawns:
            return True
    return bool(_seconds(position))


def _travels(position: Position, movers: Bits, *, plain: bool, touch: bool) -> list[PawnMove]:
    """The travels of some pawns: those that leave the ball alone (`plain`), those that move or take it (`touch`)."""
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
        near, jumps = AROUND[start]
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
    """The steps to a pawn's free neighbours: few enough to remember them all."""
    found: list[PawnMove] = []
    _add(found, _MOVES[start], reached)
    return tuple(found)


def _add(found: list[PawnMove], moves: Mapping[Bits, PawnMove], ends: Bits) -> None:
    """Add the move to each of the ends; the places beyond the board are one end, `OUT`."""
    if ends & ~BOARD:
        found.append(moves[0])
        ends &= BOARD
    while ends:
        end = ends & -ends
        ends ^= end
        found.append(moves[end])
