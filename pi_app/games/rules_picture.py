"""The picture of an example in the rules: the game's own board, with rings and arrows on it."""

from __future__ import annotations

from math import hypot
from typing import Final

from pygame import Rect, Vector2

from engine.errors import FilatureError
from engine.game import TABLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.games.rules import Example
from pi_app.words import place_names

_HEAD: Final = 0.42  # The length of an arrow's head, as a share of the size of a place.
_LINE: Final = 0.12  # The width of an arrow, as a share of the size of a place.
_SHORT: Final = 0.2  # The distance from an arrow's end to the middle of the place, as a share of its size.
_RING: Final = 0.3  # The radius of a ring, as a share of the size of a place.


class PictureError(FilatureError, LookupError):
    """An example puts a ring or an arrow on a point that its picture does not have."""


def draw_example(sheet: Sheet, place: Rect, game: str, example: Example, lang: str) -> None:
    """Draw the board of an example as its seat knows it. Nothing on it can be tapped."""
    board, view = front_of(game).sheet, example.position(game).view(example.seat)
    before = list(sheet.areas)
    (board.draw if example.seat == TABLE else board.secret)(sheet, place, view, lang)
    drawn = sheet.areas[len(before) :]
    sheet.areas[:] = before
    places = {name: [area.rect for area in drawn if area.label == name] for name in {area.label for area in drawn}}

    def found(name: str) -> list[Rect]:
        rects = places.get(place_names(lang, game, name))
        if not rects:
            raise PictureError(f"the picture of {game} has no point {name!r}")
        return rects

    for name in example.marks:
        for rect in found(name):
            radius = max(4, round(rect.height * _RING))
            sheet.stamp("ring", rect.center, radius, sheet.theme.go, sheet.theme.rim)
    for start, end in example.arrows:
        _draw_arrow(sheet, *_nearest(found(start), found(end)))


def _nearest(starts: list[Rect], ends: list[Rect]) -> tuple[Rect, Rect]:
    """Return the two places that are closest to each other. A name may stand for several, such as `out`."""
    return min(((start, end) for start in starts for end in ends), key=lambda pair: _distance(*pair))


def _distance(start: Rect, end: Rect) -> float:
    return hypot(start.centerx - end.centerx, start.centery - end.centery)


def _draw_arrow(sheet: Sheet, start: Rect, end: Rect) -> None:
    """Draw an arrow with a dark edge, so that it is visible on any background."""
    size = start.height
    way = (Vector2(end.center) - Vector2(start.center)).normalize()
    first = Vector2(start.center) + way * size * _SHORT
    tip = Vector2(end.center) - way * size * _SHORT
    neck, aside = tip - way * size * _HEAD, way.rotate(90) * size * _HEAD * 0.6
    line = max(2, round(size * _LINE))
    for colour, more in ((sheet.theme.rim, 1.0), (sheet.theme.cursor, 0.0)):
        sheet.stroke((first.x, first.y), (neck.x, neck.y), line + round(2 * more), colour)
        wider, behind = aside * (1 + 2 * more / size), neck - way * more
        corners = (tip + way * 2 * more, behind + wider, behind - wider)
        sheet.polygon([(corner.x, corner.y) for corner in corners], colour)
