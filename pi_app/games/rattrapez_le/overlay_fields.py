"""The fields of Rattrapez-le, one at each point that is not a space: wheat, furrows, cabbages, trees, ponds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pi_app.draw.paper.board import PITCH, cell_of, light
from pi_app.draw.paper.scatter import scatter
from pi_app.draw.paper.shapes import FINE_LINE, HAIR_LINE, Circle, PaperInk, PaperPath, PaperShape, mix, path, square
from pi_app.palette import GREEN, INK, ORANGE, PAPER, SKY_BLUE, VERMILION, WHITE, YELLOW

PRINTED_MEADOW: Final = mix(mix(GREEN, YELLOW, 0.25), PAPER, 0.62)
LEAF: Final = mix(mix(GREEN, INK, 0.15), PAPER, 0.12)
WHEAT: Final = mix(mix(YELLOW, ORANGE, 0.45), PAPER, 0.45)
SOIL: Final = mix(mix(VERMILION, INK, 0.45), PAPER, 0.5)
WATER: Final = mix(SKY_BLUE, PAPER, 0.4)
SIDE: Final = PITCH - 5.5  # side of a field; the rest is a path between two fields


def field(point: int) -> Iterator[PaperShape]:
    """Draw the field at a point. Its kind is pseudo-random."""
    column, row = cell_of(point)
    kind = _FIELD_KINDS[int(scatter(column, row, 21) * len(_FIELD_KINDS))]
    x, y = light(point)
    yield from kind(x, y, point)


def _rows(x: float, y: float, upright: bool, gap: float, ink: PaperInk) -> Iterator[PaperShape]:
    half = SIDE / 2 - 1.2
    for step in range(int(2 * half / gap) + 1):
        along = -half + step * gap + (2 * half % gap) / 2
        ends = (
            [(x + along, y - half), (x + along, y + half)]
            if upright
            else [(x - half, y + along), (x + half, y + along)]
        )
        yield path(ends, ink)


def _wheat(x: float, y: float, point: int) -> Iterator[PaperShape]:
    yield square(x, y, SIDE, PaperInk(WHEAT, mix(WHEAT, INK, 0.3), FINE_LINE), 2.4)
    dark = PaperInk(line=mix(WHEAT, ORANGE, 0.55), width=0.7, dash=(1.2, 1.4))
    yield from _rows(x, y, scatter(point, 1) < 0.5, 2.2, dark)


def _furrows(x: float, y: float, point: int) -> Iterator[PaperShape]:
    yield square(x, y, SIDE, PaperInk(mix(SOIL, WHITE, 0.25), mix(SOIL, INK, 0.3), FINE_LINE), 2.4)
    yield from _rows(x, y, scatter(point, 2) < 0.5, 2.6, PaperInk(line=mix(SOIL, INK, 0.12), width=0.9))


def _cabbages(x: float, y: float, _point: int) -> Iterator[PaperShape]:
    yield square(x, y, SIDE, PaperInk(mix(SOIL, WHITE, 0.45), mix(SOIL, INK, 0.2), FINE_LINE), 2.4)
    for column in range(-2, 3):
        for row in range(-2, 3):
            h, v = x + column * 5.2, y + row * 5.2
            yield Circle(h, v, 1.9, PaperInk(mix(LEAF, WHITE, 0.25), mix(LEAF, INK, 0.3), HAIR_LINE))
            yield Circle(h, v, 0.7, PaperInk(mix(LEAF, WHITE, 0.6)))


def _orchard(x: float, y: float, point: int) -> Iterator[PaperShape]:
    yield square(x, y, SIDE, PaperInk(mix(PRINTED_MEADOW, GREEN, 0.18), mix(PRINTED_MEADOW, INK, 0.2), FINE_LINE), 2.4)
    for column, row in ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)):
        h, v = x + column * 8, y + row * 8
        yield Circle(h + 0.6, v + 0.8, 3.9, PaperInk(mix(PRINTED_MEADOW, INK, 0.3)))
        yield Circle(h, v, 3.9, PaperInk(LEAF, mix(LEAF, INK, 0.35), HAIR_LINE))
        for apple in range(4):
            dx, dy = (4.6 * (scatter(point, column, row, apple, axis) - 0.5) for axis in (1, 2))
            yield Circle(h + dx, v + dy, 0.5, PaperInk(VERMILION))


def _pond(x: float, y: float, _point: int) -> Iterator[PaperShape]:
    r = SIDE / 2
    bank = (
        ("M", x - r, y),
        ("C", x - r, y - r * 0.9, x - r * 0.2, y - r, x + r * 0.3, y - r * 0.8),
        ("C", x + r * 1.1, y - r * 0.5, x + r * 1.05, y + r * 0.4, x + r * 0.5, y + r * 0.75),
        ("C", x, y + r * 1.1, x - r, y + r * 0.8, x - r, y),
        ("Z",),
    )
    yield PaperPath(bank, PaperInk(WATER, mix(SKY_BLUE, INK, 0.3), FINE_LINE))
    for dx, dy in ((-5.0, -2.5), (2.5, 4.5), (4.0, -5.5), (-3.0, 6.0)):
        h, v = x + dx, y + dy
        wave = (("M", h - 2.2, v), ("C", h - 1, v - 1, h + 1, v - 1, h + 2.2, v))
        yield PaperPath(wave, PaperInk(line=WHITE, width=0.5))


def _grazing(x: float, y: float, point: int) -> Iterator[PaperShape]:
    """Draw a meadow with tufts and flowers."""
    yield square(x, y, SIDE, PaperInk(mix(PRINTED_MEADOW, WHITE, 0.2), mix(PRINTED_MEADOW, INK, 0.2), FINE_LINE), 2.4)
    for tuft in range(16):
        h, v = ((scatter(point, tuft, axis) - 0.5) * (SIDE - 4) for axis in (1, 2))
        for lean in (-0.8, 0.0, 0.8):
            yield path([(x + h, y + v), (x + h + lean, y + v - 1.6)], PaperInk(line=LEAF, width=FINE_LINE))
    for flower in range(9):
        h, v = ((scatter(point, flower, axis) - 0.5) * (SIDE - 4) for axis in (3, 4))
        yield Circle(x + h, y + v, 0.6, PaperInk(WHITE if flower % 2 else YELLOW, mix(LEAF, INK, 0.3), HAIR_LINE))


_FIELD_KINDS: Final[tuple[Callable[[float, float, int], Iterator[PaperShape]], ...]] = (
    _wheat,
    _furrows,
    _cabbages,
    _orchard,
    _wheat,
    _pond,
    _grazing,
    _furrows,
)
