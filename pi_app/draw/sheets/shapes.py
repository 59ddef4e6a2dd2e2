"""Shapes for pieces, marks and signs. They are outlines in a unit square.

Every kind of piece has its own shape, so that nobody needs colours to tell them apart.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

Outline = tuple[tuple[float, float], ...]


class Disc(NamedTuple):
    x: float
    y: float
    radius: float


class Shape(NamedTuple):
    """The parts that are filled and those that are cut out. Coordinates go from -1 to 1, with y downwards."""

    parts: tuple[Disc | Outline, ...]
    cuts: tuple[Disc | Outline, ...] = ()


def _round(points: int, turn: float = 0.0, radius: float = 1.0) -> Outline:
    return tuple(
        (radius * sin(2 * pi * (n + turn) / points), -radius * cos(2 * pi * (n + turn) / points)) for n in range(points)
    )


def _box(left: float, top: float, right: float, bottom: float) -> Outline:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _star() -> Outline:
    outer, inner = _round(5), _round(5, 0.5, 0.45)
    return tuple(point for pair in zip(outer, inner, strict=True) for point in pair)


def _oval(x: float, y: float, wide: float, high: float) -> Outline:
    return tuple((x + wide * dx, y + high * dy) for dx, dy in _round(24))


def _arch(half: float, top: float) -> Outline:
    """Return the outline of a door with a round top, open at the bottom."""
    bend = [(-half * cos(pi * n / 12), top + half - half * sin(pi * n / 12)) for n in range(13)]
    return ((-half, 0.95), *bend, (half, 0.95))


def _shoe() -> Outline:
    """Return the outline of a horseshoe, open at the bottom."""
    arc = [(cos(pi * (1 - n / 12)), -0.15 - 0.8 * sin(pi * n / 12)) for n in range(13)]
    hollow = [(0.42 * x, -0.15 + 0.45 * (y + 0.15)) for x, y in reversed(arc)]
    return ((-0.7, 0.95), *arc, (0.7, 0.95), (0.25, 0.95), *hollow, (-0.25, 0.95))


DISC: Final = "disc"
SHAPES: Final[dict[str, Shape]] = {
    DISC: Shape((Disc(0, 0, 0.95),)),
    "ring": Shape((Disc(0, 0, 0.95),), (Disc(0, 0, 0.55),)),
    "square": Shape((_box(-0.85, -0.85, 0.85, 0.85),)),
    "frame": Shape((_box(-0.85, -0.85, 0.85, 0.85),), (_box(-0.45, -0.45, 0.45, 0.45),)),
    "diamond": Shape((_round(4),)),
    "triangle": Shape((((0.0, -0.95), (1.0, 0.85), (-1.0, 0.85)),)),
    "hexagon": Shape((_round(6),)),
    "star": Shape((_star(),)),
    "shoe": Shape((_shoe(),)),
    "house": Shape((((0.0, -1.0), (1.0, -0.15), (0.8, -0.15), (0.8, 0.9), (-0.8, 0.9), (-0.8, -0.15), (-1.0, -0.15)),)),
    "home": Shape(
        (
            ((0.0, -1.0), (1.0, -0.1), (0.8, -0.1), (0.8, 0.9), (-0.8, 0.9), (-0.8, -0.1), (-1.0, -0.1)),
            _box(0.4, -0.95, 0.7, -0.3),
        ),
        (_box(-0.22, 0.25, 0.22, 0.9),),
    ),
    "pawn": Shape((Disc(0, -0.45, 0.5), ((-0.35, -0.1), (0.35, -0.1), (0.8, 0.95), (-0.8, 0.95)))),
    "person": Shape((Disc(0, -0.5, 0.42), Disc(0, 0.45, 0.5), _box(-0.5, 0.4, 0.5, 0.95))),
    "shield": Shape(
        (((-0.85, -0.85), (0.85, -0.85), (0.85, 0.1), (0.0, 1.0), (-0.85, 0.1)),),
        (tuple((0.5 * x, 0.5 * y - 0.15) for x, y in _star()),),
    ),
    "lens": Shape(
        (Disc(-0.2, -0.25, 0.7), ((0.1, 0.35), (0.4, 0.05), (1.0, 0.7), (0.75, 0.95))), (Disc(-0.2, -0.25, 0.4),)
    ),
    "hat": Shape(
        (
            ((-0.58, 0.4), (-0.5, -0.55), (-0.3, -0.85), (0.0, -0.68), (0.3, -0.85), (0.5, -0.55), (0.58, 0.4)),
            _oval(0, 0.45, 1.05, 0.3),
        ),
        (((-0.56, -0.02), (0.56, -0.02), (0.58, 0.22), (-0.58, 0.22)),),
    ),
    "gate": Shape((_arch(0.95, -0.95),), (_arch(0.5, -0.45),)),
    "cross": Shape(
        (
            ((-0.9, -0.55), (-0.55, -0.9), (0.9, 0.55), (0.55, 0.9)),
            ((0.55, -0.9), (0.9, -0.55), (-0.55, 0.9), (-0.9, 0.55)),
        )
    ),
    "check": Shape((((-0.95, 0.1), (-0.6, -0.25), (-0.25, 0.15), (0.65, -0.75), (0.95, -0.4), (-0.25, 0.8)),)),
    "right": Shape((_box(-0.9, -0.18, 0.3, 0.18), ((0.1, -0.7), (0.95, 0.0), (0.1, 0.7)))),
    "left": Shape((_box(-0.3, -0.18, 0.9, 0.18), ((-0.1, -0.7), (-0.95, 0.0), (-0.1, 0.7)))),
    "up": Shape((((-0.9, 0.5), (0.0, -0.6), (0.9, 0.5)),)),
    "down": Shape((((-0.9, -0.5), (0.0, 0.6), (0.9, -0.5)),)),
    "female": Shape(
        (Disc(0, -0.4, 0.55), _box(-0.13, 0.0, 0.13, 0.95), _box(-0.45, 0.4, 0.45, 0.62)), (Disc(0, -0.4, 0.3),)
    ),
    "plane": Shape(
        (
            ((0.0, -1.0), (0.18, -0.7), (0.18, 0.75), (-0.18, 0.75), (-0.18, -0.7)),
            ((-1.0, 0.2), (0.0, -0.4), (1.0, 0.2), (1.0, 0.4), (0.0, 0.1), (-1.0, 0.4)),
            ((-0.45, 0.85), (0.0, 0.55), (0.45, 0.85), (0.45, 0.97), (-0.45, 0.97)),
        )
    ),
    "car": Shape(
        (_box(-1.0, -0.1, 1.0, 0.5), ((-0.65, -0.05), (-0.4, -0.6), (0.35, -0.6), (0.65, -0.05))),
        (Disc(-0.5, 0.5, 0.24), Disc(0.5, 0.5, 0.24)),
    ),
    "gun": Shape((_box(-0.95, -0.55, 0.95, -0.1), ((-0.9, -0.2), (-0.3, -0.2), (-0.4, 0.75), (-0.85, 0.75)))),
    "bank": Shape(
        (
            ((0.0, -0.95), (1.0, -0.35), (-1.0, -0.35)),
            *(_box(x, -0.3, x + 0.34, 0.6) for x in (-0.8, -0.17, 0.46)),
            _box(-1.0, 0.62, 1.0, 0.92),
        )
    ),
    "card": Shape((_box(-0.7, -0.95, 0.7, 0.95),)),
}


def edge(radius: int) -> int:
    """Return the width of the rim around a shape of this radius."""
    return max(1, round(radius / 9))


def wound(outline: Outline, *, clockwise: bool) -> Outline:
    """Return an outline that runs clockwise, or the other way round."""
    ends = zip(outline, (*outline[1:], outline[0]), strict=True)
    turns = sum(start[0] * end[1] - end[0] * start[1] for start, end in ends) > 0
    return outline if turns == clockwise else tuple(reversed(outline))
