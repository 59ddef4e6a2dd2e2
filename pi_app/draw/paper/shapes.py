"""What a drawing is made of: a few shapes in millimetres, y down, which an SVG and a PDF show alike.

>>> Circle(10, 20, 4, Ink(fill=(255, 255, 255)))
Circle(x=10, y=20, r=4, ink=Ink(fill=(255, 255, 255), line=None, width=0.25, dash=()))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from pi_app.palette import Colour

HAIR, FINE, FIRM, BOLD = 0.13, 0.25, 0.5, 1.0  # line weights

# How far a Bézier curve's handles reach so that four of them make a circle.
_ROUND: Final = 4 / 3 * (2**0.5 - 1)

Step = tuple[str, *tuple[float, ...]]  # ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",)


class Ink(NamedTuple):
    """How a shape is filled and outlined, if it is."""

    fill: Colour | None = None
    line: Colour | None = None
    width: float = FINE
    dash: tuple[float, ...] = ()


class Circle(NamedTuple):
    x: float
    y: float
    r: float
    ink: Ink


class Outline(NamedTuple):
    steps: tuple[Step, ...]
    ink: Ink


class Words(NamedTuple):
    """A line of Helvetica around (x, y), which is the middle of its capitals; `size` is that of the type, in mm."""

    x: float
    y: float
    text: str
    size: float
    colour: Colour
    bold: bool = False
    anchor: str = "middle"  # or "start", "end"
    spread: float = 0.0  # between letters


Shape = Circle | Outline | Words


class Layer(NamedTuple):
    name: str
    shapes: tuple[Shape, ...]


class Drawing(NamedTuple):
    title: str
    width: float
    height: float
    layers: tuple[Layer, ...]

    def shapes(self) -> Iterable[Shape]:
        return (shape for layer in self.layers for shape in layer.shapes)


# ------------------------------------------------------------------------------------------ shapes made of these


def path(points: Sequence[tuple[float, float]], ink: Ink, *, closed: bool = False) -> Outline:
    (x, y), *others = points
    return Outline((("M", x, y), *(("L", *point) for point in others), *((("Z",),) if closed else ())), ink)


def polygon(points: Sequence[tuple[float, float]], ink: Ink) -> Outline:
    return path(points, ink, closed=True)


def box(x: float, y: float, width: float, height: float, ink: Ink, radius: float = 0) -> Outline:
    """A rectangle by its top left corner, its corners rounded."""
    right, low = x + width, y + height
    if not radius:
        return polygon([(x, y), (right, y), (right, low), (x, low)], ink)
    r, k = radius, radius * (1 - _ROUND)
    return Outline(
        (
            ("M", x + r, y),
            ("L", right - r, y),
            ("C", right - k, y, right, y + k, right, y + r),
            ("L", right, low - r),
            ("C", right, low - k, right - k, low, right - r, low),
            ("L", x + r, low),
            ("C", x + k, low, x, low - k, x, low - r),
            ("L", x, y + r),
            ("C", x, y + k, x + k, y, x + r, y),
            ("Z",),
        ),
        ink,
    )


def square(x: float, y: float, side: float, ink: Ink, radius: float = 0) -> Outline:
    """A square by its middle."""
    return box(x - side / 2, y - side / 2, side, side, ink, radius)


def star(x: float, y: float, r: float, ink: Ink, points: int = 5, inner: float = 0.45) -> Outline:
    """A star that stands on two of its points."""
    turns = [(pi * step / points - pi / 2, inner if step % 2 else 1) for step in range(2 * points)]
    return polygon([(x + r * reach * cos(turn), y + r * reach * sin(turn)) for turn, reach in turns], ink)


def cross(x: float, y: float, reach: float, ink: Ink) -> tuple[Outline, Outline]:
    return path([(x - reach, y), (x + reach, y)], ink), path([(x, y - reach), (x, y + reach)], ink)


def ring(circle: Circle) -> tuple[Step, ...]:
    """A circle as four curves, for what knows no circles."""
    x, y, r = circle.x, circle.y, circle.r
    k = r * _ROUND
    return (
        ("M", x + r, y),
        ("C", x + r, y + k, x + k, y + r, x, y + r),
        ("C", x - k, y + r, x - r, y + k, x - r, y),
        ("C", x - r, y - k, x - k, y - r, x, y - r),
        ("C", x + k, y - r, x + r, y - k, x + r, y),
        ("Z",),
    )


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two, with so much of the other.

    >>> mix((0, 0, 0), (200, 100, 50), 0.5)
    (100, 50, 25)
    """
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
