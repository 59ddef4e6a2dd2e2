"""Find out whether a side can win Catch'it in one turn. The test is exact and fast: bots use it on many positions.

A turn wins with one pawn move or with two: first another pawn prepares without touching the ball, then a pawn, the
runner, carries the ball out (rules `catch-it 2`, `6`, `8`). Except for a step from the last row, every way out is a
chain of jumps. So the search does two flood fills along jumps, one from the goal and one from the ball, on a board on
which the squares of the own pawns count as free too. Together they contain every place that a winning turn can use. Few
pawn moves touch both floods, and only these are tried.
"""

from __future__ import annotations

from typing import Final

from engine.bits import Bits
from engine.game import Seat
from engine.games.catch_it.board import (
    BEYOND,
    BLUE,
    BOARD,
    LAST_ROW,
    LINES,
    NEAR,
    OUT,
    RUN_UP,
    WIDTH,
    jump_reach,
    landings,
)
from engine.games.catch_it.turns import PawnMove, Position

Turn = tuple[PawnMove, ...]
Plan = tuple[Bits, Bits, Bits]  # the pawn that prepares, its new square, the runner

_PLANS_KEPT: Final = 8


def winning_turn(position: Position, plans: list[Plan] | None = None) -> Turn | None:
    """Return the pawn moves with which the side to move wins in the rest of its turn, or None if it cannot win.

    `plans` speeds up a series of similar positions: give the same list to each call. It keeps the plans that have won,
    and they are tried first.
    """
    blue, red, carrier, side, _, moved, spent = position
    if spent:
        return None
    own, pawns, ball = blue if side == BLUE else red, blue | red, 1 << carrier
    if runner := _runner(pawns, own & ~(1 << moved), ball, side):
        return (_out(runner, ball),)
    if moved:
        return None
    plan = _known_plan(plans or (), own, pawns, ball, side) or _find_plan(own, pawns, ball, side)
    if not plan:
        return None
    if plans is not None and plan not in plans:
        plans.insert(0, plan)
        del plans[_PLANS_KEPT:]
    start, end, runner = plan
    return PawnMove(start.bit_length() - 1, end.bit_length() - 1), _out(runner, ball)


def _out(runner: Bits, ball: Bits) -> PawnMove:
    return PawnMove(runner.bit_length() - 1, OUT, runner != ball)


def _runner(pawns: Bits, movers: Bits, ball: Bits, side: Seat) -> Bits:
    """Return one of the movers that can carry the ball out in one pawn move, or 0 if none can."""
    if movers & ball & LAST_ROW[side]:
        return ball
    exits = _exits(pawns, side) & ~(pawns & ~movers)
    if not exits:
        return 0
    flooded = _flood(exits, pawns, BOARD & ~pawns | movers)
    runners = flooded & movers
    if runners & ball:
        others = pawns ^ ball
        if landings(ball, others, BOARD & ~others | BEYOND[side]) & BEYOND[side]:
            return ball
        runners ^= ball
    if not runners or not _ball_ends(ball, flooded | BEYOND[side]):
        return 0
    while runners:
        runner = runners & -runners
        runners ^= runner
        if jump_reach(runner, pawns, ball, side)[1] & BEYOND[side]:
            return runner
    return 0


def _exits(pawns: Bits, side: Seat) -> Bits:
    """Return the squares, free or not, from which one jump leaves the board."""
    last = pawns & LAST_ROW[side]
    if side == BLUE:
        return (last >> WIDTH - 1 | last >> WIDTH | last >> WIDTH + 1) & RUN_UP[side]
    return (last << WIDTH - 1 | last << WIDTH | last << WIDTH + 1) & RUN_UP[side]


def _flood(seeds: Bits, pawns: Bits, places: Bits) -> Bits:
    """Return the seeds and every place that is connected with them by jumps."""
    return seeds | landings(seeds, pawns, places & ~seeds)


def _ball_ends(ball: Bits, places: Bits) -> Bits:
    """Return the places between which a pawn can jump over the ball."""
    found = 0
    for ends in LINES[ball]:
        if not ends & ~places:
            found |= ends
    return found


def _find_plan(own: Bits, pawns: Bits, ball: Bits, side: Seat) -> Plan | None:
    """Return a pawn move that does not touch the ball and after which another pawn can win."""
    goal, places = BEYOND[side], BOARD & ~(pawns & ~own)
    seeds = _ball_ends(ball, places | goal) | ball & own
    if not seeds:
        return None
    exits = _exits(pawns, side) & places
    near_goal = goal | _flood(exits, pawns, places)
    near_ball = seeds | _flood(seeds & BOARD, pawns, places)
    leave = near_goal & near_ball
    places |= goal
    enter = _between(near_goal, places) & _between(near_ball, places)
    todo = own & ~ball
    while todo:
        start = todo & -todo
        todo ^= start
        ends = _ends(start, pawns)
        if not start & leave:
            ends &= enter
        while ends:
            end = ends & -ends
            ends ^= end
            if runner := _runner(pawns ^ start ^ end, own ^ start, ball, side):
                return start, end, runner
    return None


def _ends(start: Bits, pawns: Bits) -> Bits:
    """Return the squares where a pawn that does not touch the ball can end its move."""
    others = pawns ^ start
    free = BOARD & ~pawns
    return NEAR[start.bit_length() - 1] & free | landings(start, others, BOARD & ~others) & free


def _between(flooded: Bits, places: Bits) -> Bits:
    """Return the squares that a pawn can jump over from or to a place of `flooded`."""
    found = 0
    for way in (1, WIDTH - 1, WIDTH, WIDTH + 1):
        found |= flooded << way & places >> way | flooded >> way & places << way
    return found


def _known_plan(plans: list[Plan] | tuple[()], own: Bits, pawns: Bits, ball: Bits, side: Seat) -> Plan | None:
    """Return one of the plans that wins here too, or None."""
    for plan in plans:
        start, end, runner = plan
        possible = own & start and own & runner and not start & ball and _ends(start, pawns) & end
        if possible and _runner(pawns ^ start ^ end, runner, ball, side):
            return plan
    return None
