"""Catch'it's board as bits, and the moves of one pawn on it. Rules `catch-it 3` to `5` and `8`.

The 7 x 7 squares lie in a 9 x 9 field whose border is off the board. The bit of a place is 9 * row + column; A1 is
row 1, column 1. A pawn that carries the ball to the border beyond rows 1 or 7 wins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.bits import Bits, bits, members
from engine.boards import drawing
from engine.game import Seat

BOARD_FILE: Final = Path(__file__).with_name("board.txt")

Square = int

BLUE: Final[Seat] = "blue"
RED: Final[Seat] = "red"
WIDTH: Final = 9
OUT: Final[Square] = 0  # means "beyond the board"; it is the number of a corner of the border, which is never used

SQUARES: Final = tuple(WIDTH * row + column for row in range(1, 8) for column in range(1, 8))
NAMES: Final = {square: f"{chr(ord('A') - 1 + square % WIDTH)}{square // WIDTH}" for square in SQUARES} | {OUT: "out"}
BY_NAME: Final = {name: square for square, name in NAMES.items()}

BOARD: Final[Bits] = sum(1 << square for square in SQUARES)
BEYOND: Final = {BLUE: 0x1FF << 8 * WIDTH, RED: 0x1FF}  # past the enemy's home row, corners too (rule 8)
RUN_UP: Final = {BLUE: BOARD & 0x1FF << 6 * WIDTH, RED: BOARD & 0x1FF << 2 * WIDTH}  # the row from which jumps lead out
LAST_ROW: Final = {BLUE: BOARD & 0x1FF << 7 * WIDTH, RED: BOARD & 0x1FF << WIDTH}
STEPS_OUT: Final = {  # By the bit of a square in the last row: the three places to which one step leads out.
    1 << square: 0b111 << square - 1 + (WIDTH if side == BLUE else -WIDTH)
    for side, row in LAST_ROW.items()
    for square in members(row)
}

_DIRECTIONS: Final = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)


squares = members

NEAR: Final = tuple(
    BOARD & sum(1 << square + direction for direction in _DIRECTIONS) if BOARD >> square & 1 else 0
    for square in range(WIDTH * WIDTH)
)
LINES: Final = {  # By the bit of a square: the pairs of places between which a pawn can jump over it.
    1 << square: tuple(
        1 << square - way | 1 << square + way
        for way in _DIRECTIONS[4:]
        if not (1 << square - way | 1 << square + way) & ~(BOARD | BEYOND[BLUE] | BEYOND[RED])
    )
    for square in SQUARES
}


class Jumps(dict[Bits, Bits]):
    """The places to which one jump leads from a square, by the set of pawns next to it.

    No jump leads out of the board by a side (rule 8). Each entry is computed when it is first needed.
    """

    def __init__(self, square: Square) -> None:
        self.square = square

    def __missing__(self, pawns: Bits) -> Bits:
        field = BOARD | BEYOND[BLUE] | BEYOND[RED]
        self[pawns] = field & bits(2 * over - self.square for over in squares(pawns))
        return self[pawns]


NEAR_AND_JUMPS: Final = {  # By the bit of a square: the squares next to it, and its jumps.
    1 << square: (NEAR[square], Jumps(square)) for square in range(WIDTH * WIDTH)
}


def home() -> dict[Seat, tuple[Bits, Square]]:
    """Return each side's pawns at the start, and the square of its pawn that carries the ball if that side starts."""
    rows = drawing(BOARD_FILE, width=7, height=7, signs={"b": 6, "B": 1, "r": 6, "R": 1, ".": 35})
    sign = {WIDTH * (7 - y) + x + 1: rows[y][x] for y in range(7) for x in range(7)}
    return {
        side: (
            bits(s for s in SQUARES if sign[s].lower() == side[0]),
            next(s for s in SQUARES if sign[s] == side[0].upper()),
        )
        for side in (BLUE, RED)
    }


def landings(start: Bits, pawns: Bits, landable: Bits) -> Bits:
    """Return every place that a chain of jumps reaches from `start`, over `pawns`, landing only on `landable`.

    `start` is among them if it is landable and jumps lead back to it. No pawn may be jumped twice along one line
    (rule 4), but this need not be checked here: a place that can be reached can also be reached without doing so.
    """
    todo, open_ = start, landable
    while todo:
        here = todo & -todo
        near, jumps = NEAR_AND_JUMPS[here]
        new = jumps[near & pawns] & open_
        open_ ^= new
        todo ^= here | new
    return landable ^ open_


def carrier_reach(start: Bits, pawns: Bits, side: Seat) -> Bits:
    """Return the places where the pawn with the ball can end its move. A place off the board wins (rule 8).

    These places are exact: no other one off the board can be reached.
    """
    others = pawns ^ start  # The start counts as empty during the move, but the move may not end there (rule 4).
    reached = NEAR_AND_JUMPS[start][0] & ~others | landings(start, others, BOARD & ~others | BEYOND[side])
    if start & LAST_ROW[side]:
        reached |= STEPS_OUT[start]
    return reached & ~start


def jump_reach(start: Bits, pawns: Bits, ball: Bits, side: Seat) -> tuple[Bits, Bits]:
    """Return where a pawn without the ball can end a chain of jumps: without taking the ball, and after taking it.

    `ball` is 0 if the ball may not be taken. The places off the board are exact, as in `carrier_reach`.
    """
    others = pawns ^ start
    jumped = landings(start, others, BOARD & ~others)
    if ball and NEAR_AND_JUMPS[ball][0] & (jumped | start):
        return jumped & ~start, _reach_taking_ball(start, others, ball, jumped | start, side) & ~start
    return jumped & ~start, 0


def _reach_taking_ball(start: Bits, pawns: Bits, ball: Bits, visited: Bits, side: Seat) -> Bits:
    """Return where a chain of jumps can end that has jumped over the ball. `visited` is all that any chain reaches.

    The landing places and the jumps between them form a graph. A chain is a walk that uses no edge twice (rule 4).
    By Menger's theorem, there is such a walk from `start` over a given edge (here a jump over the ball) to a place v
    unless removing one single edge leaves `start` and v connected but separates them from that edge. So the places
    that stay connected with `start` after such a removal cannot be reached, and all others can.
    """
    goal, found = BEYOND[side], 0
    for ends in LINES[ball]:
        if not visited & ends or ends & ~(visited | goal):
            continue
        if ends & goal:  # The jump that takes the ball also leaves the board and wins (rule 5).
            found |= ends & goal
            continue
        after = visited & ~_cut_off(ends, ends, start, pawns, visited)
        if after == visited and not start & ends:  # The jump over the ball is not a cut, but one before it may be.
            for cut in _shortest_chain(start, ends, pawns, visited):
                after &= ~_cut_off(cut, ends, start, pawns, visited)
        found |= after
        if after & RUN_UP[side]:
            found |= _one_jump(after & RUN_UP[side], pawns) & goal
    return found


def _one_jump(places: Bits, pawns: Bits) -> Bits:
    """Return the places to which one jump leads from any of `places`."""
    found = 0
    while places:
        here = places & -places
        places ^= here
        near, jumps = NEAR_AND_JUMPS[here]
        found |= jumps[near & pawns]
    return found


def _cut_off(cut: Bits, ends: Bits, start: Bits, pawns: Bits, places: Bits) -> Bits:
    """Return `start` and the places that it reaches without the jump between the two places of `cut`.

    Return 0 if it reaches both `ends` without that jump.
    """
    todo, open_ = start, places & ~start
    while todo:
        here = todo & -todo
        near, jumps = NEAR_AND_JUMPS[here]
        new = jumps[near & pawns] & open_
        if here & cut:
            new &= ~cut
        open_ ^= new
        todo ^= here | new
    return places & ~open_ if ends & open_ else 0


def _shortest_chain(start: Bits, ends: Bits, pawns: Bits, places: Bits) -> list[Bits]:
    """Return the jumps of a shortest chain from `start` to the nearer of `ends`, each as a pair of places.

    Every jump that separates `start` from `ends` is on this chain.
    """
    waves, seen = [start], start
    while not waves[-1] & ends:
        waves.append(_one_jump(waves[-1], pawns) & places & ~seen)
        seen |= waves[-1]
    here = waves.pop() & ends
    here &= -here
    chain = []
    while waves:
        before = _one_jump(here, pawns) & waves.pop()
        before &= -before
        chain.append(here | before)
        here = before
    return chain
