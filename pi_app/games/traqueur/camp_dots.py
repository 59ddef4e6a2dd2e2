"""A camp of Le Traqueur on the handheld: cells, barriers, open and unknown sides, a fugitive, a detective.

The cursor moves on a lattice of 12 columns and 11 rows, as in the drawing of the board. On it, cells and the slots
between them alternate. The posts at the corners of the cells are left out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bits import Bits
from engine.games.traqueur.board import CELLS, PAIRS, ROWS, SIZE, Place, numbers
from pi_app.draw.dots.picture import DotPicture

COLUMNS: Final = 2 * SIZE
LINES: Final = 2 * SIZE - 1
LatticePlace = int  # A place of the lattice, counted row by row.

_LEFT: Final = 9
_TOP: Final = 8
_PITCH: Final = 9
_FUGITIVE: Final = (".##.", ".##.", "####", ".##.", "#..#", "#..#")
_DETECTIVE: Final = (".###.", "#...#", "#...#", ".###.", "...##", "....#")
_MARKER: Final = ("##", "##")


def spot_of_cell(cell: Place) -> LatticePlace:
    return 2 * (cell // SIZE) * COLUMNS + 2 * (cell % SIZE) + 1


def spot_of_slot(slot: int) -> LatticePlace:
    """Return the place of a slot. Slots below 36 are the left sides of cells, the others are the lower sides."""
    if slot < CELLS:
        return spot_of_cell(slot) - 1
    return spot_of_cell(slot - CELLS) + COLUMNS


CELL_AT: Final = {spot_of_cell(cell): cell for cell in range(CELLS)}
SLOT_AT: Final = {spot_of_slot(slot): slot for slot in range(len(PAIRS))}


def walk(spot: LatticePlace, key: str) -> LatticePlace:
    """Return the place after an arrow key: the next one that is not a post, or the same one at the edge."""
    x, y = spot % COLUMNS, spot // COLUMNS
    dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[key]
    x, y = x + dx, y + dy
    while 0 <= x < COLUMNS and 0 <= y < LINES:
        if ROWS[y][x] != "+":
            return y * COLUMNS + x
        x, y = x + dx, y + dy
    return spot


class SeenCamp(NamedTuple):
    """What is known about a camp: barriers, untried sides, markers, and the cells of the two figures."""

    closed: Bits  # The slots with a barrier.
    unknown: Bits = 0  # The slots that nobody has tried.
    markers: Bits = 0
    fugitive: Place | None = None
    detective: Place | None = None


def corner(cell: Place) -> tuple[int, int]:
    """Return the coordinates of the post at the upper left of a cell."""
    return _LEFT + cell % SIZE * _PITCH, _TOP + cell // SIZE * _PITCH


def draw_camp(picture: DotPicture, camp: SeenCamp) -> None:
    side = SIZE * _PITCH
    for number in range(SIZE):
        picture.small(_LEFT + number * _PITCH + 4, 1, str(number + 1))
        picture.small(2, _TOP + number * _PITCH + 3, "ABCDEF"[number])
    for row in range(SIZE + 1):
        for column in range(SIZE + 1):
            picture.dot(_LEFT + column * _PITCH, _TOP + row * _PITCH)
    picture.line(_LEFT, _TOP, _LEFT + side, _TOP)
    picture.line(_LEFT, _TOP + side, _LEFT + side, _TOP + side)
    picture.line(_LEFT + side, _TOP, _LEFT + side, _TOP + side)
    for slot in numbers(camp.unknown):
        _draw_unknown(picture, slot)
    for slot in numbers(camp.closed):
        _draw_barrier(picture, slot)
    for cell in numbers(camp.markers):
        _stamp(picture, cell, _MARKER)
    if camp.fugitive is not None:
        _stamp(picture, camp.fugitive, _FUGITIVE)
    if camp.detective is not None and camp.detective < CELLS:
        _stamp(picture, camp.detective, _DETECTIVE)


def _stamp(picture: DotPicture, cell: Place, rows: tuple[str, ...]) -> None:
    x, y = corner(cell)
    picture.sprite(x + 4 - len(rows[0]) // 2, y + 4 - len(rows) // 2, rows)


def _draw_barrier(picture: DotPicture, slot: int) -> None:
    x, y = corner(slot % CELLS)
    if slot < CELLS:
        picture.fill(x - 1, y, 2, _PITCH + 1)
    else:
        picture.fill(x, y + _PITCH - 1, _PITCH + 1, 2)


def _draw_unknown(picture: DotPicture, slot: int) -> None:
    x, y = corner(slot % CELLS)
    for step in (3, 6):
        if slot < CELLS:
            picture.dot(x, y + step)
        else:
            picture.dot(x + step, y + _PITCH)


def draw_cursor(picture: DotPicture, spot: LatticePlace) -> None:
    """Draw the cursor: an inverted cell, so that a figure on it stays visible, or a frame around a slot."""
    if spot in CELL_AT:
        x, y = corner(CELL_AT[spot])
        picture.invert(x + 1, y + 1, _PITCH - 2, _PITCH - 2)
        return
    x, y = corner(SLOT_AT[spot] % CELLS)
    left, top, width, height = (x - 2, y + 1, 5, 8) if SLOT_AT[spot] < CELLS else (x + 1, y + _PITCH - 2, 8, 5)
    picture.rect(left - 1, top - 1, width + 2, height + 2, False)
    picture.rect(left, top, width, height)
