"""Le Traqueur's board: 36 cells, the outside, and 66 slots for barriers. Rules `traqueur 1` and `3`.

Cells are numbered in reading order. Slots 0 to 35 are the left sides of the cells of the same number, slots 36 to 65
are the lower sides of cells 0 to 29. Sets of cells and sets of slots are ints with one bit for each cell or slot.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from engine.bits import Bits
from engine.boards import BoardError, drawing

Place = int  # a cell, OUT, or WAIT, which is not a place but a move
Pair = tuple[Place, Place]  # the places on both sides of a slot; the first is OUT, the left cell or the upper cell

SIZE: Final = 6
BOARD_FILE: Final = Path(__file__).with_name("board.txt")
CELLS: Final = SIZE * SIZE
OUT: Final[Place] = CELLS  # the outside: one place, which is next to every cell of column 1
WAIT: Final[Place] = CELLS + 1

ROWS: Final = drawing(BOARD_FILE, width=2 * SIZE, height=2 * SIZE - 1, signs={"o": 36, "|": 36, "-": 30, "+": 30})
if ("|o" * SIZE, *("+-" * SIZE, "|o" * SIZE) * (SIZE - 1)) != ROWS:
    raise BoardError(BOARD_FILE, "cells and slots do not alternate")

NAMES: Final = (*(f"{row}{column}" for row in "ABCDEF" for column in "123456"), "out", "wait")
PLACES: Final = {name: place for place, name in enumerate(NAMES)}

PAIRS: Final[tuple[Pair, ...]] = (
    *((cell - 1 if cell % SIZE else OUT, cell) for cell in range(CELLS)),
    *((cell, cell + SIZE) for cell in range(CELLS - SIZE)),
)
SLOTS: Final = {pair: 1 << slot for slot, pair in enumerate(PAIRS)}
DOORS: Final[Bits] = sum(1 << cell for cell in range(0, CELLS, SIZE))  # column 1: its cells, and also its left sides

NEXT: Final = tuple(  # By place: the places next to it, each with the slot between the two.
    {a if b == here else b: slot for (a, b), slot in SLOTS.items() if here in (a, b)} for here in range(CELLS + 1)
)
SLOTS_AROUND: Final = tuple(sum(slots.values()) for slots in NEXT)  # by place: the slots at its sides
MARKS: Final = (*(1 << cell for cell in range(CELLS)), 0)  # by place: its bit in a set of cells; OUT has none

_BITS: Final = tuple((number, 1 << number) for number in range(len(PAIRS)))
_ALL: Final[Bits] = (1 << CELLS) - 1
_INNER: Final[Bits] = _ALL & ~DOORS


def numbers(bits: Bits) -> list[int]:
    """Return the cells or slots of a set, in ascending order."""
    return [number for number, bit in _BITS if bits & bit]


def cell_names(cells: Bits) -> list[str]:
    return [NAMES[cell] for cell in numbers(cells)]


def pair_name(pair: Pair) -> str:
    """Return the name of a slot: `B3|B4`, or `|C1` for the left side of C1."""
    before, behind = pair
    return f"{'' if before == OUT else NAMES[before]}|{NAMES[behind]}"


SLOT_NAMES: Final = tuple(pair_name(pair) for pair in PAIRS)
SLOT_NAMED: Final = {name: 1 << slot for slot, name in enumerate(SLOT_NAMES)}


def slot_names(slots: Bits) -> list[str]:
    return [SLOT_NAMES[slot] for slot in numbers(slots)]


def slots_named(texts: Iterable[str]) -> Bits:
    """Return the set of the slots with these names. This is the inverse of `slot_names`."""
    return sum(SLOT_NAMED[text] for text in texts)


def diagonal(a: Place, b: Place) -> bool:
    """Return whether two cells touch only at a corner."""
    return abs(a // SIZE - b // SIZE) == 1 and abs(a % SIZE - b % SIZE) == 1


def within_reach(barriers: Bits) -> Bits:
    """Return every cell that can be reached from outside (rule 1)."""
    beside, below = _INNER & ~barriers, ~(barriers >> CELLS) & _ALL >> SIZE
    reached, before = DOORS & ~barriers, 0
    while reached != before:
        before = reached
        reached |= reached << 1 & beside | (reached & beside) >> 1
        reached |= (reached & below) << SIZE | reached >> SIZE & below
    return reached
