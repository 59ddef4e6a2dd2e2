"""Chicago's town on the handheld: the streets around a pawn or the cursor, in cells that are large enough to read."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from engine.games.chicago.board import DARK, GATES, NOWHERE, SIZE, STARS, Point, points
from engine.games.chicago.position import owner
from engine.games.chicago.views import View
from pi_app.draw.dots.font import SMALL
from pi_app.draw.dots.picture import DotPicture
from pi_app.grid import COLUMN_LETTERS

SHOWN: Final = 7  # The number of columns and of rows in the picture.
_MARGIN: Final = 1  # The cells that stay visible beyond the cursor, so that its next step can be seen.
_LEFT, _TOP, _PITCH = 8, 6, 8

_HOUSE: Final = ("...#...", "..#.#..", ".#...#.", "#######", "#.....#", "#.....#", "#######")
_BESIDE: Final = ("...#...", "..###..", ".#####.", "#######", "###.###", "###.###", "###.###")  # It can be burgled now.
_GONE: Final = (".......", ".......", ".......", ".......", ".......", "#.....#", "#######")
_GATE: Final = ("##...##", "#.....#", ".......", ".......", ".......", "#.....#", "##...##")
_STAR: Final = ("...#...", "...#...", ".#####.", "..###..", ".##.##.", ".#...#.", ".......")
_GOAL: Final = ("###", "###", "###")
_POLICEMAN: Final = ("..###..", ".#####.", "#######", "#.#.#.#", ".#####.", ".##.##.", "..###..")
_ON_GUARD: Final = ("..###..", ".#...#.", "#######", "#.#.#.#", ".#...#.", ".#...#.", "..###..")  # It never moves.
_BARS: Final = ("#.....#",) * 7
_CELL: Final = ("#######", *("#.....#",) * 5, "#######")  # The pawn in it is arrested.
_OWN: Final = (".#####.", *("#######",) * 5, ".#####.")
_KNOWN: Final = {
    "plane": ("...#...", "...#...", "#######", "...#...", "...#...", "..###..", "......."),
    "car": (".......", "..###..", ".#...#.", "#######", "#######", ".#...#.", "......."),
    "bank": ("...#...", ".#####.", "#######", ".#.#.#.", ".#.#.#.", ".#.#.#.", "#######"),
    "gun": (".......", "#######", "#######", "##.#...", "##.....", "##.....", "......."),
    "police": _ON_GUARD,
    "thief": ("..###..", "..###..", "#######", ".......", ".##.##.", ".##.##.", "......."),
}
_MONEY: Final = ("...#...", ".#####.", "#..#...", ".#####.", "...#..#", ".#####.", "...#...")


class Detail(NamedTuple):
    """The part of the town that the picture shows: its first column and its first row."""

    column: int
    row: int

    def corner(self, point: Point) -> tuple[int, int] | None:
        """Return where the cell of a point begins in the picture, or None if it is outside."""
        column, row = point % SIZE - self.column, point // SIZE - self.row
        inside = 0 <= column < SHOWN and 0 <= row < SHOWN
        return (_LEFT + column * _PITCH, _TOP + row * _PITCH) if inside else None


def detail(home: Point, cursor: Point) -> Detail:
    """Return the part of the town around `home`, shifted as far as needed to show the cursor and its next step."""
    seen = home if cursor == NOWHERE else cursor
    return Detail(_first(home % SIZE, seen % SIZE), _first(home // SIZE, seen // SIZE))


def _first(home: int, seen: int) -> int:
    """Return the first column or row that is shown."""
    centred = home - SHOWN // 2
    shifted = min(max(centred, seen + _MARGIN + 1 - SHOWN), seen - _MARGIN)
    return min(max(shifted, 0), SIZE - SHOWN)


def draw_town(picture: DotPicture, view: View, targets: Collection[Point], home: Point, cursor: Point) -> None:
    """Draw what the seat knows of the town around `home`, and the places that can be picked."""
    shown = detail(home, cursor)
    _frame(picture, shown)
    position = view.position
    for point in range(SIZE * SIZE):
        _stamp(picture, shown, point, _field(view, point, point in targets))
        if point in targets and not DARK >> point & 1:
            _stamp(picture, shown, point, _GOAL)
    for policeman in points(position.police):
        _stamp(picture, shown, policeman, _ON_GUARD if position.pinned >> policeman & 1 else _POLICEMAN)
    for pawn, cell in enumerate(position.cells):
        if cell >= 0:
            own = owner(position, pawn) == view.seat and not position.arrested[pawn]
            _stamp(picture, shown, cell, _OWN if own else _CELL if position.arrested[pawn] else _BARS)
            if (corner := shown.corner(cell)) is not None:
                picture.text(corner[0] + 2, corner[1] + 1, str(pawn + 1), 3, SMALL, on=not own)
    if cursor != NOWHERE and (corner := shown.corner(cursor)) is not None:
        x, y = corner
        picture.invert(x - 1, y - 1, _PITCH + 1, _PITCH + 1)


def _stamp(picture: DotPicture, shown: Detail, point: Point, rows: tuple[str, ...]) -> None:
    """Draw a small sprite in the middle of a cell, if the cell is shown."""
    if rows and (corner := shown.corner(point)) is not None:
        x, y = corner
        picture.sprite(x + (7 - len(rows[0])) // 2, y + (7 - len(rows)) // 2, rows)


def _frame(picture: DotPicture, shown: Detail) -> None:
    """Write the names of the columns and rows, and draw arrows to where the town goes on."""
    for number in range(SHOWN):
        picture.small(_LEFT + number * _PITCH + 2, 0, COLUMN_LETTERS[shown.column + number])
        picture.right(0, _TOP + number * _PITCH + 1, str(shown.row + number + 1), _LEFT - 1, SMALL)
    middle_x, middle_y, end = _LEFT + 4 * _PITCH - 2, _TOP + 3 * _PITCH - 2, _LEFT + SHOWN * _PITCH
    if shown.row:
        picture.sprite(middle_x, 0, (".#.", "###"))
    if shown.row + SHOWN < SIZE:
        picture.sprite(middle_x, _TOP + SHOWN * _PITCH, ("###", ".#."))
    if shown.column:
        picture.sprite(0, middle_y, (".#", "##", ".#"))
    if shown.column + SHOWN < SIZE:
        picture.sprite(end, middle_y, ("#.", "##", "#."))


def _field(view: View, point: Point, target: bool) -> tuple[str, ...]:
    """Return the drawing of a cell of the town, without the piece on it."""
    if DARK >> point & 1:
        if not view.position.houses >> point & 1:
            return _GONE
        if target:
            return _BESIDE
        return _KNOWN.get(view.known[point], _MONEY) if point in view.known and not view.outcome else _HOUSE
    return _STAR if STARS >> point & 1 else _GATE if GATES >> point & 1 else ()
