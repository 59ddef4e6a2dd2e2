"""The whole town of Chicago on the handheld, in small cells: where the houses, the pawns and the policemen are."""

from __future__ import annotations

from typing import Final

from engine.games.chicago.board import DARK, GATES, SIZE, STARS, Point, points
from engine.games.chicago.position import owner
from engine.games.chicago.views import View
from pi_app.draw.dots.grid import POINT, TABLE_GRID, rims
from pi_app.draw.dots.picture import DotPicture

_HOUSE: Final = ("####", "####", "####", "####")
_GATE: Final = ("#...#", ".....", ".....", ".....", "#...#")
_STAR: Final = (".#.", "###", ".#.")
_POLICEMAN: Final = (".###.", "#...#", "#.#.#", "#...#", ".###.")


def draw_overview(picture: DotPicture, view: View) -> None:
    """Draw all houses as blocks, and in the streets the pawns by their numbers, the policemen as rings."""
    position = view.position
    picture.lay(rims())
    for point in range(SIZE * SIZE):
        TABLE_GRID.stamp(picture, point, _field(view, point))
    for policeman in points(position.police):
        TABLE_GRID.stamp(picture, policeman, _POLICEMAN)
    for pawn, cell in enumerate(position.cells):
        if cell >= 0:
            own = owner(position, pawn) == view.seat and view.outcome is None
            TABLE_GRID.sign(picture, cell, str(pawn + 1), filled=own)


def _field(view: View, point: Point) -> tuple[str, ...]:
    if DARK >> point & 1:
        return _HOUSE if view.position.houses >> point & 1 else POINT
    return _STAR if STARS >> point & 1 else _GATE if GATES >> point & 1 else ("",)
