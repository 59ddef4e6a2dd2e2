"""A symbol of the schematic: pins, lines, places for texts; in steps of 1.27 mm around its middle, y downwards."""

from __future__ import annotations

from typing import Literal, NamedTuple

Side = Literal["left", "right", "up", "down"]
Fill = Literal["none", "outline", "background"]
Offset = tuple[float, float]


class Pin(NamedTuple):
    """A pin. A wire ends at `x, y`; `side` is the direction in which the pin points, away from the part."""

    number: str
    name: str
    x: int
    y: int
    side: Side
    kind: str = "passive"
    length: int = 2


class Line(NamedTuple):
    spots: tuple[Offset, ...]
    filled: Fill = "none"


class Disc(NamedTuple):
    middle: Offset
    radius: float
    filled: Fill = "none"


class TextPlace(NamedTuple):
    """Where a field of the part is written: the middle of the text, or its left end; and its size in millimetres."""

    x: float
    y: float
    justify: Literal["", "left"] = ""
    size: float = 1.27


class Symbol(NamedTuple):
    """The drawing of a part."""

    name: str
    prefix: str
    pins: tuple[Pin, ...]
    shapes: tuple[Line | Disc, ...]
    reference: TextPlace | None  # None: not shown
    value: TextPlace | None
    point: TextPlace | None = None
    named: bool = False  # whether names and numbers of the pins are shown
    numbered: bool = False
    power: bool = False  # whether it is a power symbol, which names the net of its only pin


def rectangle(left: float, top: float, right: float, bottom: float) -> Line:
    spots = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    return Line(spots, "background")


def horizontal_pins(reach: int) -> tuple[Pin, Pin]:
    """Return pin 1 on the left and pin 2 on the right."""
    return Pin("1", "~", -reach, 0, "left", length=1), Pin("2", "~", reach, 0, "right", length=1)


def vertical_pins(reach: int) -> tuple[Pin, Pin]:
    """Return pin 1 above and pin 2 below."""
    return Pin("1", "~", 0, -reach, "up", length=1), Pin("2", "~", 0, reach, "down", length=1)
