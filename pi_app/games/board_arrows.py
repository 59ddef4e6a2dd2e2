"""Rings and arrows on the picture of a board: where a piece is, and where it went.

A picture notes the name of each of its points as the label of a tap area. Rings and arrows find the points by these.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import hypot
from typing import Final

from pygame import Rect, Vector2

from pi_app.draw.sheets.sheet import Sheet, TapArea

_HEAD: Final = 0.42  # The length of an arrow's head, as a share of the size of a place.
_LINE: Final = 0.12  # The width of an arrow, as a share of the size of a place.
_SHORT: Final = 0.2  # The distance from an arrow's end to the middle of the place, as a share of its size.
_RING: Final = 0.3  # The radius of a ring, as a share of the size of a place.

NamedPlaces = Mapping[str, Sequence[Rect]]  # A name may stand for several places, such as `out`.


def named_places(areas: Iterable[TapArea]) -> NamedPlaces:
    """Return the places of a picture by their names, which are the labels of its tap areas."""
    places: dict[str, list[Rect]] = {}
    for area in areas:
        places.setdefault(area.label, []).append(area.rect)
    return places


def draw_ring(sheet: Sheet, place: Rect) -> None:
    """Draw a ring around a place."""
    sheet.stamp("ring", place.center, max(4, round(place.height * _RING)), sheet.theme.go, sheet.theme.rim)


def draw_arrow(sheet: Sheet, starts: Sequence[Rect], ends: Sequence[Rect]) -> None:
    """Draw an arrow between the two places that are closest to each other, unless they are the same.

    It has a dark edge, so that it is visible on any background.
    """
    start, end = min(((start, end) for start in starts for end in ends), key=lambda pair: _distance(*pair))
    if start.center == end.center:
        return
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


def _distance(start: Rect, end: Rect) -> float:
    return hypot(start.centerx - end.centerx, start.centery - end.centery)
