"""Explain why a pawn move of Catch'it is illegal. The most obvious reasons are checked first."""

from __future__ import annotations

from typing import Final

from engine.bits import Bits
from engine.game import LEGAL, Verdict
from engine.games.catch_it.board import BEYOND, BOARD, NAMES, NEAR, OUT, WIDTH, Square, carrier_reach, jump_reach
from engine.games.catch_it.turns import PASS, PawnMove, Position, legal

_LINES: Final = (1, WIDTH - 1, WIDTH, WIDTH + 1)


def judge(position: Position, move: PawnMove) -> Verdict:
    """Return whether the side to move may make this pawn move. If the move has `legs`, they must be legal too."""
    if move._replace(legs=()) not in legal(position):
        return _why_not(position, move)
    return _judge_legs(position, move) if move.legs else LEGAL


def _no(code: str, rule: int, *squares: Square) -> Verdict:
    return Verdict(False, code, f"catch-it {rule}", tuple(NAMES[square] for square in squares))


def _why_not(position: Position, move: PawnMove) -> Verdict:
    start, end, takes, _ = move
    if move == PASS:
        return _no("no-pass", 9)
    if not position.own >> start & 1:
        return _no("not-your-pawn", 2, start)
    if start == position.moved:
        return _no("same-pawn-twice", 2, start)
    if end == start:
        return _no("ends-where-it-started", 4, start)
    if end != OUT and position.pawns >> end & 1:
        return _no("square-taken", 3, end)
    return _cannot_reach(position, move) or _turn_forbids(position, start, takes)


def _cannot_reach(position: Position, move: PawnMove) -> Verdict | None:
    """Return why this pawn cannot reach the end of the move, or None if it can. The rules of turns are ignored."""
    start, end, takes, _ = move
    side, ball, here = position.side, 1 << position.ball, 1 << start
    carries = here == ball
    if takes and carries:
        return _no("carrier-takes", 5, start)
    if end == OUT and not takes and not carries:
        return _no("out-without-ball", 8, start)
    if carries:
        plain, taking = carrier_reach(here, position.pawns, side), 0
    else:
        jumped, taking = jump_reach(here, position.pawns, ball, side)
        plain = NEAR[start] & ~position.pawns | jumped
    target = BEYOND[side] if end == OUT else 1 << end
    if (taking if takes else plain) & target:
        return None
    if takes and plain & target:
        return _no("not-over-the-ball", 5, start, end, position.ball)
    if end == OUT:
        return _no("no-way-out", 8, start)
    return _no("out-of-reach", 3, start, end)


def _turn_forbids(position: Position, start: Square, takes: bool) -> Verdict:
    """Return which rule of turns forbids a move that the pawn could otherwise make."""
    if takes and position.spent:
        return _no("ball-already-moved", 6, position.ball)
    if position.moved and position.attacks and not takes and start != position.ball:
        return _no("must-move-the-ball", 7, position.ball)
    return _no("leaves-no-second-pawn", 9, start)


def _judge_legs(position: Position, move: PawnMove) -> Verdict:
    """Return whether the legs of a move are a chain of legal jumps. The move must otherwise be legal."""
    others = position.pawns & ~(1 << move.start)
    has_ball = move.start == position.ball
    at = move.start
    jumped: set[tuple[Square, int]] = set()
    for end, takes in move.legs:
        jumps = _jumps(position, others, at, end)
        fresh = [jump for jump in jumps if jump not in jumped]
        over_ball = [jump for jump in fresh if jump[0] == position.ball]
        if not jumps:
            return _no("not-a-jump", 3, at, end)
        if not fresh:
            return _no("same-line-twice", 4, jumps[0][0])
        if takes and has_ball:
            return _no("ball-already-moved", 6, position.ball)
        if takes and not over_ball:
            return _no("not-over-the-ball", 5, at, end, position.ball)
        has_ball = has_ball or takes
        jumped.add(over_ball[0] if takes else fresh[0])
        at = end
    return LEGAL


def _jumps(position: Position, pawns: Bits, at: Square, end: Square) -> list[tuple[Square, int]]:
    """Return the jumped pawn and the line of each jump from `at` to `end`. There are several only if they lead out."""
    landable = BEYOND[position.side] if end == OUT else BOARD & ~pawns & 1 << end
    return [
        (at + way, line)
        for line in _LINES
        for way in (line, -line)
        if at + 2 * way >= 0 and pawns >> at + way & 1 and landable >> at + 2 * way & 1
    ]
