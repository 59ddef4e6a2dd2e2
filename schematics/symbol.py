"""What a symbol is: pins, lines, places for words; in steps of 1.27 mm around the middle of the part, y downwards."""

from __future__ import annotations

from typing import Literal, NamedTuple

Side = Literal["left", "right", "up", "down"]
Fill = Literal["none", "outline", "background"]
Spot = tuple[float, float]


class Pin(NamedTuple):
    """A pin: `x, y` is where a wire meets it, `side` is where it points to, away from the part."""

    number: str
    name: str
    x: int
    y: int
    side: Side
    kind: str = "passive"
    length: int = 2


class Line(NamedTuple):
    spots: tuple[Spot, ...]
    filled: Fill = "none"


class Disc(NamedTuple):
    middle: Spot
    radius: float
    filled: Fill = "none"


class Words(NamedTuple):
    """Where a field of the part is written: its middle, or its left end; and its size in millimetres."""

    x: float
    y: float
    justify: Literal["", "left"] = ""
    size: float = 1.27


class Symbol(NamedTuple):
    name: str
    prefix: str
    pins: tuple[Pin, ...]
    shapes: tuple[Line | Disc, ...]
    reference: Words | None  # None: not shown
    value: Words | None
    point: Words | None = None
    named: bool = False  # whether names and numbers of the pins are shown
    numbered: bool = False
    power: bool = False  # it names the net of its only pin


def box(left: float, top: float, right: float, bottom: float) -> Line:
    spots = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    return Line(spots, "background")


def level(reach: int) -> tuple[Pin, Pin]:
    """Pins 1 and 2, left and right."""
    return Pin("1", "~", -reach, 0, "left", length=1), Pin("2", "~", reach, 0, "right", length=1)


def plumb(reach: int) -> tuple[Pin, Pin]:
    """Pins 1 and 2, above and below."""
    return Pin("1", "~", 0, -reach, "up", length=1), Pin("2", "~", 0, reach, "down", length=1)
