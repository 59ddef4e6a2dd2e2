"""Catch'it: whether a side wins within one turn, exactly and quickly. Bots ask this of hundreds of positions.

A turn wins in one pawn move, or in two: another pawn leaves the ball alone and prepares, then the runner carries the
ball out (rules `catch-it 2`, `6`, `8`). Every way out but a step from the last row is a chain of jumps, so one flood of
jumps backwards from the goal and one from the ball, both in a board where each own pawn's square also counts as free,
hold whatever any such turn can use. Few pawn moves touch both floods; only those are tried.
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
Plan = tuple[Bits, Bits, Bits]  # the preparing pawn, its new square, the runner

_PLANS_KEPT: Final = 8


def winning_turn(position: Position, plans: list[Plan] | None = None) -> Turn | None:
    """The pawn moves with which the side to move wins in what is left of its turn, or None if it cannot.

    `plans` speeds up a series of similar positions: prepared wins found in it are tried first in the next.
    """
    blue, red, carrier, side, _, moved, spent = position
    if spent:
        return None
    own, pawns, ball = blue if side == BLUE else red, blue | red, 1 << carrier
    if runner := _runner(pawns, own & ~(1 << moved), ball, side):
        return (_out(runner, ball),)
    if moved:
        return None
    plan = _known(plans or (), own, pawns, ball, side) or _plan(own, pawns, ball, side)
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
    """One of the movers that can carry the ball out in one pawn move, 0 if none can."""
    if movers & ball & LAST_ROW[side]:
        return ball
    exits = _exits(pawns, side) & ~(pawns & ~movers)
    if not exits:
        return 0
    hold = _flood(exits, pawns, BOARD & ~pawns | movers)
    runners = hold & movers
    if runners & ball:
        others = pawns ^ ball
        if landings(ball, others, BOARD & ~others | BEYOND[side]) & BEYOND[side]:
            return ball
        runners ^= ball
    if not runners or not _ball_ends(ball, hold | BEYOND[side]):
        return 0
    while runners:
        runner = runners & -runners
        runners ^= runner
        if jump_reach(runner, pawns, ball, side)[1] & BEYOND[side]:
            return runner
    return 0


def _exits(pawns: Bits, side: Seat) -> Bits:
    """The squares from which one jump leaves the board, whether they are free or not."""
    last = pawns & LAST_ROW[side]
    if side == BLUE:
        return (last >> WIDTH - 1 | last >> WIDTH | last >> WIDTH + 1) & RUN_UP[side]
    return (last << WIDTH - 1 | last << WIDTH | last << WIDTH + 1) & RUN_UP[side]


def _flood(seeds: Bits, pawns: Bits, places: Bits) -> Bits:
    """The seeds and every place that jumps link to them."""
    return seeds | landings(seeds, pawns, places & ~seeds)


def _ball_ends(ball: Bits, places: Bits) -> Bits:
    """The places from and to which the ball is jumped over."""
    found = 0
    for ends in LINES[ball]:
        if not ends & ~places:
            found |= ends
    return found


def _plan(own: Bits, pawns: Bits, ball: Bits, side: Seat) -> Plan | None:
    """A pawn move that leaves the ball alone and after which another pawn can win."""
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
    """Where a pawn that leaves the ball alone can end its move."""
    others = pawns ^ start
    free = BOARD & ~pawns
    return NEAR[start.bit_length() - 1] & free | landings(start, others, BOARD & ~others) & free


def _between(hold: Bits, places: Bits) -> Bits:
    """The squares on which a pawn can be jumped over from or to a place of `hold`."""
    found = 0
    for way in (1, WIDTH - 1, WIDTH, WIDTH + 1):
        found |= hold << way & places >> way | hold >> way & places << way
    return found


def _known(plans: list[Plan] | tuple[()], own: Bits, pawns: Bits, ball: Bits, side: Seat) -> Plan | None:
    """One of the plans, if it wins here too."""
    for plan in plans:
        start, end, runner = plan
        possible = own & start and own & runner and not start & ball and _ends(start, pawns) & end
        if possible and _runner(pawns ^ start ^ end, runner, ball, side):
            return plan
    return None
