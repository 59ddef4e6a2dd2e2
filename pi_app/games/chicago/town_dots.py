"""Chicago's town on the handheld: houses, streets, gates, stars, numbered pawns and policemen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.games.chicago.board import DARK, GATES, NOWHERE, STARS, Point, points
from engine.games.chicago.position import owner
from engine.games.chicago.views import View
from pi_app.draw.dots.grid import TABLE_GRID, rims
from pi_app.draw.dots.picture import DotPicture

_HOUSE: Final = ("#.#.#", ".#.#.", "#.#.#", ".#.#.", "#.#.#")
_BESIDE: Final = ("#####", "#...#", "#...#", "#...#", "#####")  # A house that can be burgled now.
_GONE: Final = (".....", ".#.#.", ".....", ".#.#.", ".....")
_GATE: Final = ("#...#", ".....", ".....", ".....", "#...#")
_STAR: Final = (".#.", "###", ".#.")
_GOAL: Final = ("##", "##")
_POLICEMAN: Final = ("#####", "#.#.#", "##.##", ".###.", "..#..")
_PINNED: Final = ("#...#", ".#.#.", "..#..", ".#.#.", "#...#")
_KNOWN: Final = {
    "plane": ("..#..", "#####", "..#..", "..#..", ".###."),
    "car": (".....", ".###.", "#####", "#####", ".#.#."),
    "bank": ("..#..", "#####", "#.#.#", "#.#.#", "#####"),
    "gun": (".....", "#####", "####.", "##...", "##..."),
    "police": _POLICEMAN,
    "thief": (".###.", "#.#.#", "#####", ".#.#.", ".###."),
}
_MONEY: Final = (".###.", "#.#..", ".###.", "..#.#", ".###.")


def draw_town(picture: DotPicture, view: View, targets: Collection[Point], cursor: Point) -> None:
    """Draw all that the seat knows of the town, and the places that can be picked."""
    position = view.position
    picture.lay(rims())
    for point in range(11 * 11):
        stamp = _field(view, point, point in targets)
        if stamp:
            TABLE_GRID.stamp(picture, point, stamp)
    if cursor != NOWHERE:  # Draw the cursor first, so that it does not hide pieces beside it.
        TABLE_GRID.cursor(picture, cursor)
    for pawn, cell in enumerate(position.cells):
        if cell >= 0:
            own = owner(position, pawn) == view.seat and view.outcome is None
            TABLE_GRID.sign(picture, cell, str(pawn + 1), filled=own)
            if position.arrested[pawn]:
                TABLE_GRID.stamp(picture, cell, _PINNED)
    for policeman in points(position.police):
        TABLE_GRID.stamp(picture, policeman, _POLICEMAN)
        if position.pinned >> policeman & 1:
            picture.invert(*TABLE_GRID.corner(policeman), 5, 5)


def _field(view: View, point: Point, target: bool) -> tuple[str, ...] | None:
    """Return the drawing of a cell of the town, without the piece on it."""
    if DARK >> point & 1:
        if not view.position.houses >> point & 1:
            return _GONE
        if target:
            return _BESIDE
        return _KNOWN.get(view.known[point], _MONEY) if point in view.known and not view.outcome else _HOUSE
    if target:
        return _GOAL
    return _STAR if STARS >> point & 1 else _GATE if GATES >> point & 1 else None
