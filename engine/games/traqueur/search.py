"""The search in Le Traqueur: two public grids and whose turn it is. Rules `traqueur 2` to `8`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.game import Seat
from engine.games.traqueur.board import AROUND, CELLS, MARKS, NEXT, OUT, PLACES, WAIT, Bits, Place
from engine.games.traqueur.notation import MOVES, Move
from engine.memo import memo

NORTH: Final[Seat] = "north"
SOUTH: Final[Seat] = "south"
OTHER: Final = {NORTH: SOUTH, SOUTH: NORTH}


class Grid(NamedTuple):
    """One seat's search grid, public (rule 8)."""

    at: Place = OUT  # its detective (rule 2)
    markers: Bits = 0  # the cells that he has left (rule 7)
    closed: Bits = 0  # the slots whose barriers are recorded (rule 4)
    crossed: Bits = 0  # the slots that he has gone through

    @property
    def entered(self) -> Bits:
        """Every cell where the detective has been."""
        return self.markers | MARKS[self.at]


class Search(NamedTuple):
    """Both grids and how far the turn has come."""

    seat: Seat  # whose turn it is
    moved: bool  # whether his detective has moved in this turn
    grid: Grid
    waiting: Grid  # the other seat's

    def grid_of(self, seat: Seat) -> Grid:
        return self.grid if seat == self.seat else self.waiting


def opening(first: Seat) -> Search:
    """Both detectives are outside (rule 2)."""
    return Search(first, False, Grid(), Grid())


def questions(search: Search) -> tuple[Move, ...]:
    """The legal moves of the seat whose turn it is, in the order of their texts; there is always one."""
    at, _, closed, _ = search.grid
    return _questions(at, closed & AROUND[at], search.moved)


@memo(1 << 12)
def _questions(at: Place, closed: Bits, moved: bool) -> tuple[Move, ...]:
    asked = [there for there, slot in NEXT[at].items() if not slot & closed]  # rules 3 and 6
    if moved and OUT in NEXT[at]:  # rule 5: in column 1, and not as the turn begins
        asked = [there for there in asked if there != OUT] + [WAIT]
    return tuple(MOVES[there] for there in sorted(asked))


def answered(search: Search, there: Place, yes: bool) -> Search:
    """The search after a question and its answer (rules 4, 5 and 7)."""
    seat, _, (at, markers, closed, crossed), waiting = search
    slot = NEXT[at][there]
    if not yes:
        return Search(OTHER[seat], False, waiting, Grid(at, markers, closed | slot, crossed))
    grid = Grid(there, markers | MARKS[at], closed, crossed | slot)
    if there == OUT:
        return Search(OTHER[seat], False, waiting, grid)
    return Search(seat, True, grid, waiting)


def waited(search: Search) -> Search:
    """The search after its turn was ended in column 1 (rule 5)."""
    return Search(OTHER[search.seat], False, search.waiting, search.grid)


# ------------------------------------------------------------------------------------------ what was asked


class Asked(NamedTuple):
    """One move of the search; `yes` is None for `wait`."""

    seat: Seat
    place: Place
    yes: bool | None


_NO: Final = 64
NOTES: Final = {  # by the answer and the place: a move of the search in one byte, WAIT among those answered yes
    yes: tuple(bytes([place if yes else place + _NO]) for place in PLACES.values()) for yes in (True, False)
}


def history(first: Seat, notes: bytes) -> Iterator[Asked]:
    """The moves of a search from their notes; whose they were follows from rules 4 and 5."""
    seat = first
    for note in notes:
        place, yes = note % _NO, note < _NO
        yield Asked(seat, place, None if place == WAIT else yes)
        if not yes or place >= CELLS:
            seat = OTHER[seat]
