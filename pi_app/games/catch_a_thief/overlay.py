"""Catch a Thief as an overlay: a quarter from above at night's end, the scene of the crime and four hideouts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.catch_a_thief.game import HIDEOUTS, SCENE
from pi_app.draw.paper.board import BOARD, EDGE, INNER, PITCH, QUIET, WINDOW, at, edge_names, light
from pi_app.draw.paper.helvetica import width
from pi_app.draw.paper.scatter import scatter
from pi_app.draw.paper.shapes import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Circle,
    Ink,
    Shape,
    Words,
    box,
    mix,
    path,
    polygon,
    square,
)
from pi_app.games.overlay import Layers, Setup
from pi_app.grid import SIZE
from pi_app.palette import DUSK, GREEN, INK, LINEN, MIST, ORANGE, PAPER, PURPLE, SKY_BLUE, VERMILION, WHITE, Colour
from pi_app.words import say

STREET: Final = 11.5  # wide
BLOCK: Final = PITCH - STREET
ROOFS: Final = tuple(mix(colour, PAPER, 0.7) for colour in (VERMILION, DUSK, ORANGE, MIST, LINEN, LINEN))
PARK: Final = mix(GREEN, PAPER, 0.6)
DEEP: Final = mix(PURPLE, INK, 0.25)


def layers(setup: Setup, lang: str) -> Layers:
    """Return the layers of the printed sheet."""
    free = [point for point in range(SIZE * SIZE) if point not in HIDEOUTS]
    return {
        "streets": [box(*INNER, Ink(mix(PAPER, WHITE, 0.35), mix(LINEN, DUSK, 0.4), FINE))],
        "blocks": [shape for x in range(SIZE - 1) for y in range(SIZE - 1) for shape in _block(x, y)],
        "rim-houses": list(_rim_houses()),
        "grid": list(_grid()),
        "scene": list(_scene(setup.names[SCENE], lang)),
        "hideouts": [shape for point in sorted(HIDEOUTS) for shape in _hideout(point, lang)],
        "street-points": [Circle(*light(point), WINDOW / 2, Ink(WHITE, INK, FINE)) for point in free],
        "point-names": [_name(point, name) for point, name in setup.names.items() if point in free and point != SCENE],
        "names": edge_names(),
    }


def _grid() -> Iterator[Shape]:
    """The streets' middle lines, along which everybody goes."""
    line = Ink(line=mix(MIST, PAPER, 0.35), width=FINE, dash=(1.6, 1.6))
    for index in range(SIZE):
        yield path([at(index, 0), at(index, SIZE - 1)], line)
        yield path([at(0, index), at(SIZE - 1, index)], line)


def _block(column: int, row: int) -> Iterator[Shape]:
    """Between four points: houses round a yard, or now and then a park."""
    x, y = at(column + 0.5, row + 0.5)
    if scatter(column, row, 1) < 0.09:
        yield from _park(x, y, column, row)
        return
    yard = mix(LINEN, PAPER, 0.5)
    yield square(x, y, BLOCK, Ink(yard, mix(LINEN, DUSK, 0.3), HAIR), 1.6)
    cut = 0.36 + 0.28 * scatter(column, row, 2)
    across = scatter(column, row, 3) < 0.5
    corner, side = (x - BLOCK / 2 + 1.2, y - BLOCK / 2 + 1.2), BLOCK - 2.4
    parts = [(0.0, 0.0, 1.0, cut), (0.0, cut, 0.55, 1.0), (0.55, cut, 1.0, 1.0)]
    for place, (a, b, c, d) in enumerate(parts):
        left, top, right, low = (a, b, c, d) if across else (b, a, d, c)
        colour = ROOFS[int(scatter(column, row, place, 4) * len(ROOFS))]
        yield from _house(
            corner[0] + left * side + 0.5,
            corner[1] + top * side + 0.5,
            (right - left) * side - 1,
            (low - top) * side - 1,
            colour,
        )


def _house(x: float, y: float, width: float, height: float, colour: Colour) -> Iterator[Shape]:
    """A roof with its ridge, lit from the north-west."""
    edge, dark = mix(colour, INK, 0.3), mix(colour, INK, 0.1)
    yield box(x, y, width, height, Ink(colour, edge, HAIR))
    if width > height:
        yield box(x, y + height / 2, width, height / 2, Ink(dark, edge, HAIR))
    else:
        yield box(x + width / 2, y, width / 2, height, Ink(dark, edge, HAIR))


def _rim_houses() -> Iterator[Shape]:
    """Terraces along the four sides, beyond the outer streets."""
    deep = (PITCH - STREET) / 2 - 1.6
    far = BOARD - EDGE - 0.8 - deep
    for column in range(SIZE - 1):
        start = at(column, 0).x + STREET / 2
        cut = 0.35 + 0.3 * scatter(column, 11)
        for part, (a, b) in enumerate(((0.0, cut), (cut, 1.0))):
            for side, place in enumerate((EDGE + 0.8, far)):
                colours = [ROOFS[int(scatter(column, part, side, way, 12) * len(ROOFS))] for way in (0, 1)]
                left, long = start + a * BLOCK + 0.4, (b - a) * BLOCK - 0.8
                yield from _house(left, place, long, deep, colours[0])
                yield from _house(place, left, deep, long, colours[1])


def _park(x: float, y: float, column: int, row: int) -> Iterator[Shape]:
    yield square(x, y, BLOCK, Ink(mix(GREEN, PAPER, 0.78), mix(GREEN, DUSK, 0.3), HAIR), 3)
    if scatter(column, row, 9) < 0.4:
        yield Circle(x + 2, y + 2, 4.2, Ink(mix(SKY_BLUE, PAPER, 0.4), mix(SKY_BLUE, INK, 0.2), HAIR))
    for tree in range(6):
        dx, dy = ((scatter(column, row, tree, axis) - 0.5) * (BLOCK - 6) for axis in (5, 6))
        r = 1.5 + scatter(column, row, tree, 8)
        yield Circle(x + dx + 0.4, y + dy + 0.5, r, Ink(mix(PARK, INK, 0.25)))
        yield Circle(x + dx, y + dy, r, Ink(PARK, mix(GREEN, INK, 0.3), HAIR))


def _scene(name: str, lang: str) -> Iterator[Shape]:
    """A ring of tape around the crossing."""
    x, y = light(SCENE)
    yield Circle(x, y, 12.5, Ink(mix(ORANGE, PAPER, 0.6), None))
    yield Circle(x, y, 12.5, Ink(line=INK, width=2.2))
    yield Circle(x, y, 12.5, Ink(line=ORANGE, width=1.7, dash=(3.27, 3.27)))
    yield from _plate(x, y + 16.4, f"{name} · {say(lang, 'catch-a-thief.overlay-scene')}", ORANGE)


def _plate(x: float, y: float, text: str, colour: Colour) -> Iterator[Shape]:
    wide = width(text) * 3.4 + 7
    yield box(x - wide / 2, y - 2.6, wide, 5.2, Ink(WHITE, colour, FIRM), 2.6)
    yield Words(x, y, text, 3.4, INK)


def _hideout(point: int, lang: str) -> Iterator[Shape]:
    """A house with an open door."""
    x, y = light(point)
    yield square(x, y, PITCH - 3, Ink(mix(PURPLE, PAPER, 0.55), DEEP, BOLD), 3)
    yield polygon([(x - 11, y - 2), (x, y - 12), (x + 11, y - 2)], Ink(DEEP, INK, FINE))
    yield box(x - 8.5, y - 2, 17, 12, Ink(mix(PURPLE, WHITE, 0.6), INK, FINE))
    yield box(x - 5.2, y - 5.2, 10.4, 15.2, Ink(DEEP, INK, FINE), 5.2)
    yield Words(x, y + 12.8, say(lang, "catch-a-thief.overlay-hideout"), 3.2, INK)


def _name(point: int, name: str) -> Shape:
    x, y = light(point)
    return Words(x + 4.4, y + 4.2, name, 2.6, QUIET, anchor="start")
