"""A picture of the left edge of the lights, from above at true size: how rows are joined, and where the bus feeds them.

A row that runs backwards is the same strip turned round, so its pads come in the opposite order. The wires of a joint
are therefore nested loops that never cross.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hardware import pinmap
from pi_app.draw.paper.board import PITCH
from pi_app.draw.paper.shapes import (
    FINE_LINE,
    HAIR_LINE,
    Circle,
    Drawing,
    Layer,
    PaperInk,
    PaperShape,
    PaperText,
    box,
    mix,
    path,
    polygon,
    square,
)
from pi_app.palette import DUSK, GREEN, INK, MIST, PAPER, RED, WHITE, YELLOW, Colour
from schematics.board_geometry import STRIP
from schematics.board_words import word
from schematics.power_wires import LEFT_ROWS

ROWS_SHOWN: Final = 5
LIGHTS_SHOWN: Final = 3  # in each row
LEFT, TOP = 52.0, 34.0
WIDTH: Final = LEFT + LIGHTS_SHOWN * PITCH + 84
HEIGHT: Final = TOP + ROWS_SHOWN * PITCH + 4
BUS_X: Final = {"plus": 13.0, "ground": 22.0}  # position of the two wires of the bus
STRIP_WIRES: Final[tuple[tuple[str, Colour], ...]] = (  # a strip's pads from the top, in a row that runs to the right
    ("plus", RED),
    ("clock", mix(YELLOW, INK, 0.15)),
    ("data", GREEN),
    ("ground", INK),
)
WIRE_WORDS: Final = {
    "plus": "joints-plus",
    "clock": "joints-clock",
    "data": "joints-data-wire",
    "ground": "joints-ground",
}
_EDGE: Final = mix(DUSK, PAPER, 0.3)


def _y(row: int) -> float:
    return TOP + (row + 0.5) * PITCH


def _pad(row: int, wire: int) -> float:
    """Return the y of a pad. The order of the pads is reversed in every second row."""
    place = wire if row % 2 == 0 else len(STRIP_WIRES) - 1 - wire
    return _y(row) + (place - 1.5) * STRIP / len(STRIP_WIRES)


def drawing(lang: str) -> Drawing:
    layers: dict[str, Iterator[PaperShape]] = {
        "paper": iter([box(0, 0, WIDTH, HEIGHT, PaperInk(WHITE))]),
        "bus": _bus(),
        "joints": _joints(),
        "strips": (shape for row in range(ROWS_SHOWN) for shape in _strip(row)),
        "taps": _taps(),
        "data": _data(lang),
        "words": _words(lang),
    }
    whole = tuple(Layer(name, tuple(shapes)) for name, shapes in layers.items())
    return Drawing(f"Filature · {word(lang, 'joints')}", WIDTH, HEIGHT, whole)


def _strip(row: int) -> Iterator[PaperShape]:
    y, long = _y(row), LIGHTS_SHOWN * PITCH
    yield box(LEFT, y - STRIP / 2, long, STRIP, PaperInk(mix(MIST, WHITE, 0.75), _EDGE, FINE_LINE), 0.6)
    for light in range(LIGHTS_SHOWN):
        x = LEFT + (light + 0.5) * PITCH
        number = pinmap.led_of(pinmap.point(light, row))
        yield square(x, y, 5, PaperInk(mix(YELLOW, WHITE, 0.5), INK, FINE_LINE), 0.5)
        yield PaperText(x, y - STRIP / 2 - 2.6, str(number), 3, DUSK)
        way = -1 if row % 2 else 1
        tip = x + way * 9
        yield polygon([(tip, y), (tip - way * 3, y - 1.6), (tip - way * 3, y + 1.6)], PaperInk(DUSK))
    for wire, (_, colour) in enumerate(STRIP_WIRES):
        yield box(LEFT + 0.5, _pad(row, wire) - 0.8, 3, 1.6, PaperInk(mix(YELLOW, DUSK, 0.35), colour, FINE_LINE), 0.8)


def _joints() -> Iterator[PaperShape]:
    """Draw the joints at this edge, where a backward row ends and the next begins. The others are at the far edge."""
    for row in range(1, ROWS_SHOWN - 1, 2):
        for wire, (_, colour) in enumerate(STRIP_WIRES):
            out = LEFT - 4 - 2.4 * (wire + 1)
            ends = _pad(row, wire), _pad(row + 1, wire)
            loop = [(LEFT + 1, ends[0]), (out, ends[0]), (out, ends[1]), (LEFT + 1, ends[1])]
            yield path(loop, PaperInk(line=colour, width=0.9))


def _bus() -> Iterator[PaperShape]:
    for name, colour in STRIP_WIRES:
        if name in BUS_X:
            yield path([(BUS_X[name], TOP - 6), (BUS_X[name], HEIGHT)], PaperInk(line=colour, width=2.0))


def _taps() -> Iterator[PaperShape]:
    """Draw plus and ground from the bus to every row that begins at this edge."""
    for row in (row for row in LEFT_ROWS if row < ROWS_SHOWN):
        for wire, (name, colour) in enumerate(STRIP_WIRES):
            if name in BUS_X:
                y = _pad(row, wire)
                yield path([(BUS_X[name], y), (LEFT + 1, y)], PaperInk(line=colour, width=1.2))
                yield Circle(BUS_X[name], y, 1.5, PaperInk(colour, INK, HAIR_LINE))


def _data(lang: str) -> Iterator[PaperShape]:
    """Draw data and clock from the level shifter to the first light."""
    for wire, (name, colour) in enumerate(STRIP_WIRES):
        if name not in BUS_X:
            y = _pad(0, wire)
            yield path(
                [(34 - 3 * (wire - 1), TOP - 6), (34 - 3 * (wire - 1), y), (LEFT + 1, y)],
                PaperInk(line=colour, width=0.9),
            )
    yield PaperText(30, TOP - 9, word(lang, "joints-data"), 3.2, INK, anchor="start")


def _words(lang: str) -> Iterator[PaperShape]:
    yield PaperText(8, 8, word(lang, "joints"), 5.5, INK, bold=True, anchor="start")
    yield PaperText(8, 14, word(lang, "joints-scale"), 3.5, DUSK, anchor="start")
    yield PaperText(BUS_X["plus"], TOP - 9, "5 V", 3.4, RED, bold=True)
    yield PaperText(BUS_X["ground"], TOP - 9, "GND", 3.4, INK, bold=True)
    x = LEFT + LIGHTS_SHOWN * PITCH + 8
    for wire, (name, colour) in enumerate(STRIP_WIRES):
        y = _y(0) - 6 + wire * 6
        yield path([(x, y), (x + 8, y)], PaperInk(line=colour, width=1.4))
        yield PaperText(x + 11, y, word(lang, WIRE_WORDS[name]), 3.6, INK, anchor="start")
    for row in range(ROWS_SHOWN):
        way = "joints-on" if row % 2 == 0 else "joints-back"
        if row:
            yield PaperText(x, _y(row), word(lang, way, row=row + 1), 3.6, DUSK, anchor="start")
