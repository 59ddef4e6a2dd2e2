"""The overlay of Catch a Thief: a city quarter from above, with the scene of the crime and four hideouts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.catch_a_thief.game import HIDEOUTS, SCENE
from pi_app.draw.paper.board import BOARD_SIZE, EDGE, INNER, LIGHT_WINDOW, NAME_COLOUR, PITCH, at, edge_names, light
from pi_app.draw.paper.helvetica import width
from pi_app.draw.paper.scatter import scatter
from pi_app.draw.paper.shapes import (
    BOLD_LINE,
    FINE_LINE,
    FIRM_LINE,
    HAIR_LINE,
    Circle,
    PaperInk,
    PaperShape,
    PaperText,
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

STREET: Final = 11.5  # width
BLOCK: Final = PITCH - STREET
_ROOF_COLOURS: Final = tuple(mix(colour, PAPER, 0.7) for colour in (VERMILION, DUSK, ORANGE, MIST, LINEN, LINEN))
PARK: Final = mix(GREEN, PAPER, 0.6)
DEEP: Final = mix(PURPLE, INK, 0.25)


def layers(setup: Setup, lang: str) -> Layers:
    """Return the layers of the printed sheet."""
    free = [point for point in range(SIZE * SIZE) if point not in HIDEOUTS]
    return {
        "streets": [box(*INNER, PaperInk(mix(PAPER, WHITE, 0.35), mix(LINEN, DUSK, 0.4), FINE_LINE))],
        "blocks": [shape for x in range(SIZE - 1) for y in range(SIZE - 1) for shape in _block(x, y)],
        "rim-houses": list(_rim_houses()),
        "grid": list(_grid()),
        "scene": list(_scene(setup.names[SCENE], lang)),
        "hideouts": [shape for point in sorted(HIDEOUTS) for shape in _hideout(point, lang)],
        "street-points": [Circle(*light(point), LIGHT_WINDOW / 2, PaperInk(WHITE, INK, FINE_LINE)) for point in free],
        "point-names": [_name(point, name) for point, name in setup.names.items() if point in free and point != SCENE],
        "names": edge_names(),
    }


def _grid() -> Iterator[PaperShape]:
    """Draw the centre lines of the streets, along which everybody moves."""
    line = PaperInk(line=mix(MIST, PAPER, 0.35), width=FINE_LINE, dash=(1.6, 1.6))
    for index in range(SIZE):
        yield path([at(index, 0), at(index, SIZE - 1)], line)
        yield path([at(0, index), at(SIZE - 1, index)], line)


def _block(column: int, row: int) -> Iterator[PaperShape]:
    """Draw the block between four points: houses around a yard, or sometimes a park."""
    x, y = at(column + 0.5, row + 0.5)
    if scatter(column, row, 1) < 0.09:
        yield from _park(x, y, column, row)
        return
    yard = mix(LINEN, PAPER, 0.5)
    yield square(x, y, BLOCK, PaperInk(yard, mix(LINEN, DUSK, 0.3), HAIR_LINE), 1.6)
    cut = 0.36 + 0.28 * scatter(column, row, 2)
    across = scatter(column, row, 3) < 0.5
    corner, side = (x - BLOCK / 2 + 1.2, y - BLOCK / 2 + 1.2), BLOCK - 2.4
    parts = [(0.0, 0.0, 1.0, cut), (0.0, cut, 0.55, 1.0), (0.55, cut, 1.0, 1.0)]
    for place, (a, b, c, d) in enumerate(parts):
        left, top, right, low = (a, b, c, d) if across else (b, a, d, c)
        colour = _ROOF_COLOURS[int(scatter(column, row, place, 4) * len(_ROOF_COLOURS))]
        yield from _house(
            corner[0] + left * side + 0.5,
            corner[1] + top * side + 0.5,
            (right - left) * side - 1,
            (low - top) * side - 1,
            colour,
        )


def _house(x: float, y: float, width: float, height: float, colour: Colour) -> Iterator[PaperShape]:
    """Draw a roof with its ridge, lit from the top left."""
    edge, dark = mix(colour, INK, 0.3), mix(colour, INK, 0.1)
    yield box(x, y, width, height, PaperInk(colour, edge, HAIR_LINE))
    if width > height:
        yield box(x, y + height / 2, width, height / 2, PaperInk(dark, edge, HAIR_LINE))
    else:
        yield box(x + width / 2, y, width / 2, height, PaperInk(dark, edge, HAIR_LINE))


def _rim_houses() -> Iterator[PaperShape]:
    """Draw rows of houses along the four sides, beyond the outer streets."""
    deep = (PITCH - STREET) / 2 - 1.6
    far = BOARD_SIZE - EDGE - 0.8 - deep
    for column in range(SIZE - 1):
        start = at(column, 0).x + STREET / 2
        cut = 0.35 + 0.3 * scatter(column, 11)
        for part, (a, b) in enumerate(((0.0, cut), (cut, 1.0))):
            for side, place in enumerate((EDGE + 0.8, far)):
                colours = [
                    _ROOF_COLOURS[int(scatter(column, part, side, way, 12) * len(_ROOF_COLOURS))] for way in (0, 1)
                ]
                left, long = start + a * BLOCK + 0.4, (b - a) * BLOCK - 0.8
                yield from _house(left, place, long, deep, colours[0])
                yield from _house(place, left, deep, long, colours[1])


def _park(x: float, y: float, column: int, row: int) -> Iterator[PaperShape]:
    yield square(x, y, BLOCK, PaperInk(mix(GREEN, PAPER, 0.78), mix(GREEN, DUSK, 0.3), HAIR_LINE), 3)
    if scatter(column, row, 9) < 0.4:
        yield Circle(x + 2, y + 2, 4.2, PaperInk(mix(SKY_BLUE, PAPER, 0.4), mix(SKY_BLUE, INK, 0.2), HAIR_LINE))
    for tree in range(6):
        dx, dy = ((scatter(column, row, tree, axis) - 0.5) * (BLOCK - 6) for axis in (5, 6))
        r = 1.5 + scatter(column, row, tree, 8)
        yield Circle(x + dx + 0.4, y + dy + 0.5, r, PaperInk(mix(PARK, INK, 0.25)))
        yield Circle(x + dx, y + dy, r, PaperInk(PARK, mix(GREEN, INK, 0.3), HAIR_LINE))


def _scene(name: str, lang: str) -> Iterator[PaperShape]:
    """Draw a ring of police tape around the crossing."""
    x, y = light(SCENE)
    yield Circle(x, y, 12.5, PaperInk(mix(ORANGE, PAPER, 0.6), None))
    yield Circle(x, y, 12.5, PaperInk(line=INK, width=2.2))
    yield Circle(x, y, 12.5, PaperInk(line=ORANGE, width=1.7, dash=(3.27, 3.27)))
    yield from _plate(x, y + 16.4, f"{name} · {say(lang, 'catch-a-thief.overlay-scene')}", ORANGE)


def _plate(x: float, y: float, text: str, colour: Colour) -> Iterator[PaperShape]:
    wide = width(text) * 3.4 + 7
    yield box(x - wide / 2, y - 2.6, wide, 5.2, PaperInk(WHITE, colour, FIRM_LINE), 2.6)
    yield PaperText(x, y, text, 3.4, INK)


def _hideout(point: int, lang: str) -> Iterator[PaperShape]:
    """Draw a house with an open door."""
    x, y = light(point)
    yield square(x, y, PITCH - 3, PaperInk(mix(PURPLE, PAPER, 0.55), DEEP, BOLD_LINE), 3)
    yield polygon([(x - 11, y - 2), (x, y - 12), (x + 11, y - 2)], PaperInk(DEEP, INK, FINE_LINE))
    yield box(x - 8.5, y - 2, 17, 12, PaperInk(mix(PURPLE, WHITE, 0.6), INK, FINE_LINE))
    yield box(x - 5.2, y - 5.2, 10.4, 15.2, PaperInk(DEEP, INK, FINE_LINE), 5.2)
    yield PaperText(x, y + 12.8, say(lang, "catch-a-thief.overlay-hideout"), 3.2, INK)


def _name(point: int, name: str) -> PaperShape:
    x, y = light(point)
    return PaperText(x + 4.4, y + 4.2, name, 2.6, NAME_COLOUR, anchor="start")
