"""The overlay of Chicago: a town from above, with a roof for each house, streets, gates in the edge, and stars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.bits import members
from engine.games.chicago.board import DARK, GATES, STARS, STREETS
from pi_app.draw.paper.board import INNER, PITCH, cell_of, edge_names, light
from pi_app.draw.paper.scatter import scatter
from pi_app.draw.paper.shapes import (
    FINE_LINE,
    FIRM_LINE,
    HAIR_LINE,
    Circle,
    PaperInk,
    PaperShape,
    box,
    mix,
    path,
    polygon,
    square,
    star,
)
from pi_app.games.overlay import Layers, Setup
from pi_app.palette import DUSK, GREEN, INK, LINEN, MIST, ORANGE, PAPER, SKY_BLUE, VERMILION, WHITE

ROOF: Final = PITCH - 5.0
LAWN: Final = mix(mix(GREEN, PAPER, 0.72), LINEN, 0.35)
ASPHALT: Final = mix(LINEN, MIST, 0.28)
_ROOF_COLOURS: Final = (
    mix(VERMILION, PAPER, 0.42),
    mix(DUSK, PAPER, 0.45),
    mix(ORANGE, PAPER, 0.5),
    mix(MIST, PAPER, 0.25),
    mix(mix(VERMILION, INK, 0.35), PAPER, 0.4),
)


def layers(_setup: Setup, _lang: str) -> Layers:
    """Return the layers of the printed sheet."""
    streets, gates = set(members(STREETS)), set(members(GATES))
    return {
        "ground": [box(*INNER, PaperInk(LAWN))],
        "streets": list(_streets(streets, gates)),
        "marks": list(_marks(streets)),
        "roofs": [shape for point in members(DARK) for shape in _roof(point)],
        "gates": [shape for point in gates for shape in _gate(point)],
        "stars": [star(*light(point), 11.5, PaperInk(SKY_BLUE, WHITE, FIRM_LINE)) for point in members(STARS)],
        "rim": [box(*INNER, PaperInk(line=INK, width=FIRM_LINE))],
        "names": edge_names(),
    }


def _outward(point: int) -> tuple[int, int]:
    """Return the direction out of town at a gate."""
    x, y = cell_of(point)
    return ((x == 10) - (x == 0), (y == 10) - (y == 0))


def _streets(streets: set[int], gates: set[int]) -> Iterator[PaperShape]:
    pavement, road = PaperInk(mix(PAPER, LINEN, 0.3)), PaperInk(ASPHALT)
    for half, ink in ((PITCH / 2, pavement), (PITCH / 2 - 4.2, road)):
        for point in sorted(streets):
            x, y = light(point)
            yield square(x, y, 2 * half, ink)
            for step in (1, 11):
                if point + step in streets and (step == 11 or point % 11 < 10):
                    far = light(point + step)
                    yield box(x - half, y - half, far.x - x + 2 * half, far.y - y + 2 * half, ink)
        for point in sorted(gates):
            dx, dy = _outward(point)
            x, y = light(point)
            left, top = min(x, x + dx * PITCH / 2) - half * (dx == 0), min(y, y + dy * PITCH / 2) - half * (dy == 0)
            yield box(left, top, PITCH / 2 if dx else 2 * half, PITCH / 2 if dy else 2 * half, ink)


def _marks(streets: set[int]) -> Iterator[PaperShape]:
    """Draw dashed white lines from point to point."""
    line = PaperInk(line=WHITE, width=0.8, dash=(3.0, 2.6))
    for point in sorted(streets):
        for step in (1, 11):
            if point + step in streets and (step == 11 or point % 11 < 10):
                yield path([light(point), light(point + step)], line)


def _roof(point: int) -> Iterator[PaperShape]:
    """Draw a hipped roof: four slopes in four shades, a ridge and a chimney."""
    x, y = light(point)
    column, row = cell_of(point)
    colour = _ROOF_COLOURS[int(scatter(column, row) * len(_ROOF_COLOURS))]
    half, ridge = ROOF / 2, 5.0 + 2.5 * scatter(row, column, 7)
    upright = scatter(column, row, 3) < 0.5
    a, b = ((x, y - ridge), (x, y + ridge)) if upright else ((x - ridge, y), (x + ridge, y))
    nw, ne, se, sw = (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)
    edge = mix(colour, INK, 0.45)
    yield box(x - half + 0.9, y - half + 1.1, ROOF, ROOF, PaperInk(mix(LAWN, INK, 0.22)), 0.8)
    slopes = [(nw, ne, a, a), (ne, se, b, a), (se, sw, b, b), (sw, nw, a, b)]
    slopes = slopes if upright else [(nw, ne, b, a), (ne, se, b, b), (se, sw, a, b), (sw, nw, a, a)]
    for corners, shade in zip(slopes, (0.0, 0.16, 0.3, 0.1), strict=True):
        yield polygon(
            list(dict.fromkeys(corners)), PaperInk(mix(mix(colour, WHITE, 0.12), INK, shade), edge, HAIR_LINE)
        )
    yield square(x, y, ROOF, PaperInk(line=edge, width=FINE_LINE))
    yield square(x + half * 0.62, y - half * 0.55, 3.2, PaperInk(mix(colour, INK, 0.5), edge, HAIR_LINE))


def _gate(point: int) -> Iterator[PaperShape]:
    """Draw two posts at the edge, and arrows that point into the town."""
    x, y = light(point)
    dx, dy = _outward(point)
    for away in (8.0, 11.0):
        tip = (x + dx * away, y + dy * away)
        wings = [(tip[0] + dx * 2.6 + side * dy * 4, tip[1] + dy * 2.6 + side * dx * 4) for side in (-1, 1)]
        yield path([wings[0], tip, wings[1]], PaperInk(line=GREEN, width=1.1))
    for side in (-1, 1):
        post = (x + dx * PITCH / 2 + side * dy * 13.5, y + dy * PITCH / 2 + side * dx * 13.5)
        yield Circle(*post, 2.4, PaperInk(GREEN, INK, FINE_LINE))
