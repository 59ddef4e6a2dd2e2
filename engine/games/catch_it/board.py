"""Catch'it's board as bits, and how one pawn travels on it. Rules `catch-it 3` to `5` and `8`.

The 7 x 7 squares lie in a 9 x 9 field whose rim is off the board: bit 9 * row + column, A1 being row 1, column 1. The
rim beyond rows 1 and 7 is where a pawn with the ball wins.
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
OUT: Final[Square] = 0  # the corner that no pawn ever stands on stands for "beyond the board"

SQUARES: Final = tuple(WIDTH * row + column for row in range(1, 8) for column in range(1, 8))
NAMES: Final = {square: f"{chr(ord('A') - 1 + square % WIDTH)}{square // WIDTH}" for square in SQUARES} | {OUT: "out"}
BY_NAME: Final = {name: square for square, name in NAMES.items()}

BOARD: Final[Bits] = sum(1 << square for square in SQUARES)
BEYOND: Final = {BLUE: 0x1FF << 8 * WIDTH, RED: 0x1FF}  # past the enemy's home row, corners too (rule 8)
RUN_UP: Final = {BLUE: BOARD & 0x1FF << 6 * WIDTH, RED: BOARD & 0x1FF << 2 * WIDTH}  # from where jumps leave
LAST_ROW: Final = {BLUE: BOARD & 0x1FF << 7 * WIDTH, RED: BOARD & 0x1FF << WIDTH}

_DIRECTIONS: Final = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)


squares = members

NEAR: Final = tuple(
    BOARD & sum(1 << square + direction for direction in _DIRECTIONS) if BOARD >> square & 1 else 0
    for square in range(WIDTH * WIDTH)
)
LINES: Final = {  # by a square's bit: the pairs of places from and to which it is jumped over
    1 << square: tuple(
        1 << square - way | 1 << square + way
        for way in _DIRECTIONS[4:]
        if not (1 << square - way | 1 << square + way) & ~(BOARD | BEYOND[BLUE] | BEYOND[RED])
    )
    for square in SQUARES
}


class Jumps(dict[Bits, Bits]):
    """Where one jump leads from a square, by the set of pawns next to it; never out by a side (rule 8)."""

    def __init__(self, square: Square) -> None:
        self.square = square

    def __missing__(self, pawns: Bits) -> Bits:
        field = BOARD | BEYOND[BLUE] | BEYOND[RED]
        self[pawns] = field & bits(2 * over - self.square for over in squares(pawns))
        return self[pawns]


AROUND: Final = {  # by a square's bit: the squares next to it, and its jumps
    1 << square: (NEAR[square], Jumps(square)) for square in range(WIDTH * WIDTH)
}


def home() -> dict[Seat, tuple[Bits, Square]]:
    """Each side's pawns at the start, and the pawn that carries the ball if that side starts."""
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
    """Every place that jumps lead to from `start`, over `pawns`, onto `landable`; `start` too if they lead back.

    No pawn may be jumped twice along one line (rule 4), but who can get somewhere at all gets there without that.
    """
    todo, open_ = start, landable
    while todo:
        here = todo & -todo
        near, jumps = AROUND[here]
        new = jumps[near & pawns] & open_
        open_ ^= new
        todo ^= here | new
    return landable ^ open_


def carrier_reach(start: Bits, pawns: Bits, side: Seat) -> Bits:
    """Where the pawn that carries the ball can end its move; bits off the board win (rule 8)."""
    others = pawns ^ start  # the start counts as empty while the pawn travels, but ends no move (rule 4)
    reached = AROUND[start][0] & ~others | landings(start, others, BOARD & ~others | BEYOND[side])
    if start & LAST_ROW[side]:
        reached |= BEYOND[side]
    return reached & ~start


def jump_reach(start: Bits, pawns: Bits, ball: Bits, side: Seat) -> tuple[Bits, Bits]:
    """Where a pawn without the ball can end a chain of jumps, leaving the ball alone, and taking it on the way.

    `ball` is 0 when the ball may not be taken.
    """
    others = pawns ^ start
    jumped = landings(start, others, BOARD & ~others)
    if ball and AROUND[ball][0] & (jumped | start):
        return jumped & ~start, _taking(start, others, ball, jumped | start, side) & ~start
    return jumped & ~start, 0


def _taking(start: Bits, pawns: Bits, ball: Bits, visited: Bits, side: Seat) -> Bits:
    """Where a chain of jumps can end that has jumped over the ball on its way; `visited` is where any chain leads.

    The places it lands on and the jumps between them form a graph, in which no edge may be walked twice (rule 4).
    An edge (here: one over the ball) lies on such a walk from `start` to v unless a single edge cuts the two of them
    off together on the side of `start` (Menger's theorem). So whatever a cut leaves with `start`, when it does not
    leave both ends of the jump over the ball there too, is out of reach.
    """
    goal, found = BEYOND[side], 0
    for ends in LINES[ball]:
        if not visited & ends or ends & ~(visited | goal):
            continue
        if ends & goal:  # the jump that takes the ball is the one that wins (rule 5)
            found |= goal
            continue
        after = visited & ~_cut_off(ends, ends, start, pawns, visited)
        if after == visited and not start & ends:  # the jump over the ball is no cut itself, but one may lie before it
            for cut in _way(start, ends, pawns, visited):
                after &= ~_cut_off(cut, ends, start, pawns, visited)
        found |= after
        if after & RUN_UP[side] and _one_jump(after & RUN_UP[side], pawns) & goal:
            found |= goal
    return found


def _one_jump(places: Bits, pawns: Bits) -> Bits:
    """Where one jump leads from any of the places."""
    found = 0
    while places:
        here = places & -places
        places ^= here
        near, jumps = AROUND[here]
        found |= jumps[near & pawns]
    return found


def _cut_off(cut: Bits, ends: Bits, start: Bits, pawns: Bits, places: Bits) -> Bits:
    """`start` and all that it can reach without one jump, the pair of places `cut`; nothing if that is both `ends`."""
    todo, open_ = start, places & ~start
    while todo:
        here = todo & -todo
        near, jumps = AROUND[here]
        new = jumps[near & pawns] & open_
        if here & cut:
            new &= ~cut
        open_ ^= new
        todo ^= here | new
    return places & ~open_ if ends & open_ else 0


def _way(start: Bits, ends: Bits, pawns: Bits, places: Bits) -> list[Bits]:
    """The jumps of a shortest way from `start` to the nearer of `ends`: every cut between the two is one of them."""
    waves, seen = [start], start
    while not waves[-1] & ends:
        waves.append(_one_jump(waves[-1], pawns) & places & ~seen)
        seen |= waves[-1]
    here = waves.pop() & ends
    here &= -here
    way = []
    while waves:
        before = _one_jump(here, pawns) & waves.pop()
        before &= -before
        way.append(here | before)
        here = before
    return way
