"""The drawing acts of a sheet, as plain values in pixels. A back end turns them into a picture or into SVG.

Coordinates start at the upper left corner. An area is (left, top, width, height).
"""

from __future__ import annotations

from typing import NamedTuple

from pi_app.palette import Colour

Area = tuple[int, int, int, int]
SheetPoint = tuple[float, float]


class Words(NamedTuple):
    """A line of text, or a part of one, from the upper left corner of its line."""

    x: int
    y: int
    text: str
    weight: str  # The font file.
    size: int
    colour: Colour
    clip: Area  # Nothing is drawn outside.
    cut: bool = False  # The text does not fit its place, so `clip` matters.


class Sign(NamedTuple):
    """A few bold signs, centred on a point."""

    centre: SheetPoint
    text: str
    size: int
    colour: Colour


class Stamp(NamedTuple):
    """A shape of `pi_app.draw.sheets.shapes`, with a rim if a colour for one is given."""

    shape: str
    centre: SheetPoint
    radius: int
    fill: Colour
    rim: Colour | None = None


class Rectangle(NamedTuple):
    """A rectangle: filled, or an outline if `line` gives its width. `radius` rounds its corners."""

    area: Area
    colour: Colour
    line: int = 0
    radius: int = 0
    flat_foot: bool = False  # The lower corners are not rounded.


class Stroke(NamedTuple):
    """A straight line with round ends."""

    start: SheetPoint
    end: SheetPoint
    width: int
    colour: Colour


class Ring(NamedTuple):
    """The outline of a circle."""

    centre: SheetPoint
    radius: float
    line: int
    colour: Colour


class Polygon(NamedTuple):
    """A polygon: filled, or an outline if `line` gives its width."""

    points: tuple[SheetPoint, ...]
    colour: Colour
    line: int = 0


class Halo(NamedTuple):
    """A light below the felt: strong in the middle, and nothing at the rim. Halos that overlap do not add up."""

    centre: SheetPoint
    radius: int
    light: Colour


class Dots(NamedTuple):
    """The screen of a handheld, enlarged. `pages` are its bytes, as `DotPicture` has them."""

    corner: tuple[int, int]
    pages: bytes
    zoom: int
    colour: Colour


class Inset(NamedTuple):
    """Another sheet in an area of this one. Its coordinates start at the corner of the area."""

    area: Area
    acts: tuple[DrawingAct, ...]


DrawingAct = Words | Sign | Stamp | Rectangle | Stroke | Ring | Polygon | Halo | Dots | Inset
