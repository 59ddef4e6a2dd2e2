"""The symbols of parts with two or three pins, and the power symbols."""

from __future__ import annotations

from typing import Final

from schematics.symbol import Disc, Line, Pin, Symbol, TextPlace, horizontal_pins, rectangle, vertical_pins

_ABOVE, _BELOW = TextPlace(1.5, -0.8, "left"), TextPlace(1.5, 0.8, "left")
RESISTOR: Final = Symbol("Resistor", "R", vertical_pins(3), (rectangle(-0.8, -2, 0.8, 2),), _ABOVE, _BELOW)
RESISTOR_FLAT: Final = Symbol(
    "Resistor_flat", "R", horizontal_pins(3), (rectangle(-2, -0.8, 2, 0.8),), TextPlace(0, -1.8), TextPlace(0, 1.8)
)

REED_SWITCH: Final = Symbol(
    *("Reed", "S", horizontal_pins(3)),
    (
        Line(((-1.4, -1), (1.4, -1), (2, -0.4), (2, 0.4), (1.4, 1), (-1.4, 1), (-2, 0.4), (-2, -0.4), (-1.4, -1))),
        Line(((-2, 0), (-1.1, 0), (0.9, -0.6))),
        Line(((2, 0), (0.5, 0))),
    ),
    *(TextPlace(0, -1.9), None),
    point=TextPlace(0, 2.1, size=1.5),
)
SCHOTTKY: Final = Symbol(
    *("Schottky", "D", (Pin("1", "K", 3, 0, "right"), Pin("2", "A", -3, 0, "left"))),
    (
        Line(((-1, -1), (-1, 1), (1, 0), (-1, -1)), "outline"),
        Line(((0.5, -0.7), (0.5, -1), (1, -1), (1, 1), (1.5, 1), (1.5, 0.7))),
    ),
    *(TextPlace(0, -1.9), None),
)
SCHOTTKY_UPRIGHT: Final = Symbol(
    *("Schottky_upright", "D", (Pin("1", "K", 0, -3, "up"), Pin("2", "A", 0, 3, "down"))),
    (
        Line(((-1, 1), (1, 1), (0, -1), (-1, 1)), "outline"),
        Line(((-0.7, -0.5), (-1, -0.5), (-1, -1), (1, -1), (1, -1.5), (0.7, -1.5))),
    ),
    *(TextPlace(2.2, -0.8, "left"), TextPlace(2.2, 0.8, "left")),
)
BUTTON: Final = Symbol(
    *("Button", "SW", horizontal_pins(4)),
    (
        *(Disc((-1.6, 0), 0.3), Disc((1.6, 0), 0.3)),
        *(Line(((-3, 0), (-1.9, 0))), Line(((1.9, 0), (3, 0)))),
        *(Line(((-1.8, -0.9), (1.8, -0.9))), Line(((0, -0.9), (0, -1.9)))),
    ),
    *(TextPlace(0, -2.9), TextPlace(0, 1.7)),
)
FUSE: Final = Symbol(
    *("Fuse", "F", horizontal_pins(4), (rectangle(-3, -1, 3, 1), Line(((-3, 0), (3, 0))))),
    *(TextPlace(0, -2.2), TextPlace(0, 2.2)),
)

_PLATES = (
    *(Line(((-1.6, -0.5), (1.6, -0.5))), Line(((-1.6, 0.5), (1.6, 0.5)))),
    *(Line(((0, -2), (0, -0.5))), Line(((0, 0.5), (0, 2)))),
)
_PLUS = (Line(((-1.9, -1.5), (-1.1, -1.5))), Line(((-1.5, -1.9), (-1.5, -1.1))))
CAPACITOR: Final = Symbol(
    "Capacitor", "C", vertical_pins(3), _PLATES, TextPlace(2.2, -0.8, "left"), TextPlace(2.2, 0.8, "left")
)
CAPACITOR_POLAR: Final = CAPACITOR._replace(name="Capacitor_polar", shapes=_PLATES + _PLUS)

NPN: Final = Symbol(
    *("NPN", "Q"),
    (Pin("1", "C", 2, -4, "up"), Pin("2", "B", -4, 0, "left", "input"), Pin("3", "E", 2, 4, "down")),
    (
        *(Disc((0.6, 0), 2.4), Line(((-2, 0), (-0.6, 0))), Line(((-0.6, -1.4), (-0.6, 1.4)))),
        *(Line(((-0.6, -0.6), (2, -2))), Line(((-0.6, 0.6), (2, 2)))),
        Line(((1.9, 1.95), (0.9, 1.75), (1.3, 1.1), (1.9, 1.95)), "outline"),
    ),
    *(TextPlace(4, -0.8, "left"), TextPlace(4, 0.8, "left")),
)
PIEZO: Final = Symbol(
    *("Piezo", "BZ", (Pin("1", "+", -4, -1, "left"), Pin("2", "-", -4, 1, "left"))),
    (
        *(Line(((-2, -2.2), (0.6, -2.2), (0.6, 2.2), (-2, 2.2), (-2, -2.2))), Line(((0, -2.2), (0, 2.2)))),
        Line(((-1.4, -1.6), (-0.6, -1.6), (-0.6, 1.6), (-1.4, 1.6), (-1.4, -1.6)), "background"),
    ),
    *(TextPlace(2, -0.8, "left"), TextPlace(2, 0.8, "left")),
)

# ---- supplies

_BARS = (Line(((0, 0), (0, 1))), Line(((-1, 1), (1, 1))), Line(((-0.6, 1.5), (0.6, 1.5))), Line(((-0.2, 2), (0.2, 2))))
GROUND: Final = Symbol("GND", "#PWR", (Pin("1", "GND", 0, 0, "up", "power_in", 0),), _BARS, None, None, power=True)


def _rail(name: str) -> Symbol:
    shapes = (Line(((0, 0), (0, -1))), Line(((-0.9, -1), (0.9, -1))))
    return Symbol(
        name, "#PWR", (Pin("1", name, 0, 0, "down", "power_in", 0),), shapes, None, TextPlace(0, -2), power=True
    )


RAILS: Final = (_rail("+3V3"), _rail("+5V"))

# It tells KiCad's rule check that a net has a source, although only a plug or a fuse is connected to it.
POWERED: Final = Symbol(
    *("Powered", "#FLG", (Pin("1", "~", 0, 0, "down", "power_out", 0),)),
    (Line(((0, 0), (0, -1))), Line(((0, -1), (0.8, -1.7), (0, -2.4), (-0.8, -1.7), (0, -1)))),
    *(None, None),
    power=True,
)
