"""The picture of an example in the rules: the game's own board, with rings and arrows on it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from engine.errors import FilatureError
from engine.game import TABLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.games.board_arrows import draw_arrow, draw_ring, named_places
from pi_app.games.rules import Example
from pi_app.words import place_names


class PictureError(FilatureError, LookupError):
    """An example puts a ring or an arrow on a point that its picture does not have."""


def draw_example(sheet: Sheet, place: Rect, game: str, example: Example, lang: str) -> None:
    """Draw the board of an example as its seat knows it. Nothing on it can be tapped."""
    board, view = front_of(game).sheet, example.position(game).view(example.seat)
    before = list(sheet.areas)
    (board.draw if example.seat == TABLE else board.secret)(sheet, place, view, lang)
    places = named_places(sheet.areas[len(before) :])
    sheet.areas[:] = before

    def found(name: str) -> Sequence[Rect]:
        rects = places.get(place_names(lang, game, name))
        if not rects:
            raise PictureError(f"the picture of {game} has no point {name!r}")
        return rects

    for name in example.marks:
        for rect in found(name):
            draw_ring(sheet, rect)
    for start, end in example.arrows:
        draw_arrow(sheet, found(start), found(end))
