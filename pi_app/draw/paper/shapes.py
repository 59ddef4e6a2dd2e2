"""The shapes of a drawing, in millimetres with y down. An SVG file and a PDF file show them in the same way.

>>> Circle(10, 20, 4, PaperInk(fill=(255, 255, 255)))
Circle(x=10, y=20, r=4, ink=PaperInk(fill=(255, 255, 255), line=None, width=0.25, dash=()))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from pi_app.palette import Colour

HAIR_LINE, FINE_LINE, FIRM_LINE, BOLD_LINE = 0.13, 0.25, 0.5, 1.0  # line widths in mm

# The length of the handles of a Bézier curve, for radius 1, with which four curves make a circle.
_ROUND: Final = 4 / 3 * (2**0.5 - 1)

PathStep = tuple[str, *tuple[float, ...]]  # ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",)


class PaperInk(NamedTuple):
    """How a shape is filled and outlined. None means that it is not."""

    fill: Colour | None = None
    line: Colour | None = None
    width: float = FINE_LINE
    dash: tuple[float, ...] = ()


class Circle(NamedTuple):
    x: float
    y: float
    r: float
    ink: PaperInk


class PaperPath(NamedTuple):
    steps: tuple[PathStep, ...]
    ink: PaperInk


class PaperText(NamedTuple):
    """A line of text in Helvetica. Its capitals are centred vertically at `y`; `size` is the type size in mm."""

    x: float
    y: float
    text: str
    size: float
    colour: Colour
    bold: bool = False
    anchor: str = "middle"  # or "start", "end"
    spread: float = 0.0  # extra space between letters
    slanted: bool = False


PaperShape = Circle | PaperPath | PaperText


class Layer(NamedTuple):
    name: str
    shapes: tuple[PaperShape, ...]


class Drawing(NamedTuple):
    title: str
    width: float
    height: float
    layers: tuple[Layer, ...]

    def shapes(self) -> Iterable[PaperShape]:
        return (shape for layer in self.layers for shape in layer.shapes)


# ------------------------------------------------------------------------------------------ functions that make shapes


def path(points: Sequence[tuple[float, float]], ink: PaperInk, *, closed: bool = False) -> PaperPath:
    """Return the lines through these points."""
    (x, y), *others = points
    return PaperPath((("M", x, y), *(("L", *point) for point in others), *((("Z",),) if closed else ())), ink)


def polygon(points: Sequence[tuple[float, float]], ink: PaperInk) -> PaperPath:
    return path(points, ink, closed=True)


def box(x: float, y: float, width: float, height: float, ink: PaperInk, radius: float = 0) -> PaperPath:
    """Return a rectangle with this top left corner. Its corners are rounded if there is a radius."""
    right, low = x + width, y + height
    if not radius:
        return polygon([(x, y), (right, y), (right, low), (x, low)], ink)
    r, k = radius, radius * (1 - _ROUND)
    return PaperPath(
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


def square(x: float, y: float, side: float, ink: PaperInk, radius: float = 0) -> PaperPath:
    """Return a square with this centre."""
    return box(x - side / 2, y - side / 2, side, side, ink, radius)


def star(x: float, y: float, r: float, ink: PaperInk, points: int = 5, inner: float = 0.45) -> PaperPath:
    """Return a star with one point at the top."""
    turns = [(pi * step / points - pi / 2, inner if step % 2 else 1) for step in range(2 * points)]
    return polygon([(x + r * reach * cos(turn), y + r * reach * sin(turn)) for turn, reach in turns], ink)


def cross(x: float, y: float, reach: float, ink: PaperInk) -> tuple[PaperPath, PaperPath]:
    return path([(x - reach, y), (x + reach, y)], ink), path([(x, y - reach), (x, y + reach)], ink)


def ring(circle: Circle) -> tuple[PathStep, ...]:
    """Return a circle as four curves, for file formats without circles."""
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


def moved(shape: PaperShape, right: float, down: float) -> PaperShape:
    """Return a shape at another place.

    >>> moved(path([(1, 2), (3, 4)], PaperInk()), 10, 20).steps
    (('M', 11, 22), ('L', 13, 24))
    """
    if not isinstance(shape, PaperPath):
        return shape._replace(x=shape.x + right, y=shape.y + down)
    return shape._replace(steps=tuple(_moved(step, right, down) for step in shape.steps))


def _moved(step: PathStep, right: float, down: float) -> PathStep:
    sign, *numbers = step
    return (sign, *(value + (down if place % 2 else right) for place, value in enumerate(numbers)))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return a colour between two. `share` is the share of the other one.

    >>> mix((0, 0, 0), (200, 100, 50), 0.5)
    (100, 50, 25)
    """
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
