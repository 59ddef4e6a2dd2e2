"""The search in Le Traqueur: the two public grids, and whose turn it is. Rules `traqueur 2` to `8`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.bits import Bits
from engine.game import Seat
from engine.games.traqueur.board import CELLS, MARKS, NEXT, OUT, PLACES, SLOTS_AROUND, WAIT, Place
from engine.games.traqueur.notation import MOVES, Move
from engine.memo import memo

NORTH: Final[Seat] = "north"
SOUTH: Final[Seat] = "south"
OTHER: Final = {NORTH: SOUTH, SOUTH: NORTH}


class Grid(NamedTuple):
    """The search grid of one seat. It is public (rule 8)."""

    at: Place = OUT  # the place of its detective (rule 2)
    markers: Bits = 0  # the cells that the detective has been in and left (rule 7)
    closed: Bits = 0  # the slots whose barriers are recorded (rule 4)
    crossed: Bits = 0  # the slots that the detective has gone through

    @property
    def entered(self) -> Bits:
        """Every cell where the detective has been."""
        return self.markers | MARKS[self.at]


class Search(NamedTuple):
    """Both grids, whose turn it is, and whether that seat's detective has moved."""

    seat: Seat  # the seat whose turn it is
    moved: bool  # whether its detective has moved in this turn
    grid: Grid  # the grid of `seat`
    waiting: Grid  # the grid of the other seat

    def grid_of(self, seat: Seat) -> Grid:
        return self.grid if seat == self.seat else self.waiting


def opening(first: Seat) -> Search:
    """Return the search at the start: both detectives are outside (rule 2)."""
    return Search(first, False, Grid(), Grid())


def questions(search: Search) -> tuple[Move, ...]:
    """Return the legal moves of the seat whose turn it is, in the order of their texts. There is at least one."""
    at, _, closed, _ = search.grid
    return _questions(at, closed & SLOTS_AROUND[at], search.moved)


@memo(1 << 12)
def _questions(at: Place, closed: Bits, moved: bool) -> tuple[Move, ...]:
    asked = [there for there, slot in NEXT[at].items() if not slot & closed]  # rules 3 and 6
    if moved and OUT in NEXT[at]:  # In column 1, after the first move of a turn, one may wait but not leave (rule 5).
        asked = [there for there in asked if there != OUT] + [WAIT]
    return tuple(MOVES[there] for there in sorted(asked))


def answered(search: Search, there: Place, yes: bool) -> Search:
    """Return the search after a question and its answer (rules 4, 5 and 7)."""
    seat, _, (at, markers, closed, crossed), waiting = search
    slot = NEXT[at][there]
    if not yes:
        return Search(OTHER[seat], False, waiting, Grid(at, markers, closed | slot, crossed))
    grid = Grid(there, markers | MARKS[at], closed, crossed | slot)
    if there == OUT:
        return Search(OTHER[seat], False, waiting, grid)
    return Search(seat, True, grid, waiting)


def waited(search: Search) -> Search:
    """Return the search after a seat has ended its turn in column 1 (rule 5)."""
    return Search(OTHER[search.seat], False, search.waiting, search.grid)


# ------------------------------------------------------------------------------------------ the moves so far


class Asked(NamedTuple):
    """One move of the search and its answer. `yes` is None for `wait`."""

    seat: Seat
    place: Place
    yes: bool | None


_NO: Final = 64  # is added to a note if the answer was NO
NOTES: Final = {  # By answer and place: one byte that stands for a move of the search. WAIT counts as answered YES.
    yes: tuple(bytes([place if yes else place + _NO]) for place in PLACES.values()) for yes in (True, False)
}


def history(first: Seat, notes: bytes) -> Iterator[Asked]:
    """Yield the moves of a search, decoded from their notes. Rules 4 and 5 determine which seat made each move."""
    seat = first
    for note in notes:
        place, yes = note % _NO, note < _NO
        yield Asked(seat, place, None if place == WAIT else yes)
        if not yes or place >= CELLS:
            seat = OTHER[seat]
