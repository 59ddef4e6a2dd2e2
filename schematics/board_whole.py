"""A picture of what is plugged into what: both supplies, fuse, small board, Pi, display, table. Not to scale."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hardware import pinmap
from pi_app.draw.paper.shapes import FINE_LINE, Circle, Drawing, Layer, PaperInk, PaperShape, PaperText, box, mix, path
from pi_app.palette import DUSK, GREEN, INK, LINEN, MIST, ORANGE, PAPER, RED, SKY_BLUE, WHITE, YELLOW, Colour
from schematics import power
from schematics.board_words import word

WIDTH, HEIGHT = 268.0, 146.0
BOARD_LEFT, BOARD_RIGHT = 92.0, 148.0
HANDHELDS_Y, DISPLAY_Y = 120.0, 132.5  # the cables of both, from the Pi's sockets
TABLE: Final = (192.0, 32.0, 62.0)  # left, top, side
WOOD: Final = mix(mix(ORANGE, LINEN, 0.6), PAPER, 0.45)
BOARD_FILL: Final = mix(GREEN, WHITE, 0.8)
PLAIN_FILL: Final = mix(MIST, WHITE, 0.75)
PLUS_WIRE, GROUND_WIRE = PaperInk(line=RED, width=1.4), PaperInk(line=INK, width=1.4)


def drawing(lang: str) -> Drawing:
    layers: dict[str, Iterator[PaperShape]] = {
        "paper": iter([box(0, 0, WIDTH, HEIGHT, PaperInk(WHITE))]),
        "wires": _wires(),
        "boxes": _boxes(lang),
        "table": _table(),
        "never": _never(lang),
        "words": _words(lang),
    }
    whole = tuple(Layer(name, tuple(shapes)) for name, shapes in layers.items())
    return Drawing(f"Filature · {word(lang, 'whole')}", WIDTH, HEIGHT, whole)


def _wires() -> Iterator[PaperShape]:
    left, top, side = TABLE
    right, low = left + side, top + side
    yield path([(52, 40), (BOARD_LEFT, 40)], PLUS_WIRE)
    yield path([(52, 48), (BOARD_LEFT, 48)], GROUND_WIRE)
    yield path([(52, 125), (BOARD_LEFT, 125)], PaperInk(line=DUSK, width=1.4))
    for out, ink, up in ((5, PLUS_WIRE, 5), (9, GROUND_WIRE, 9)):
        start = top + 8 + up
        yield path([(BOARD_RIGHT, start), (left - out, start), (left - out, low)], ink)
        yield path([(BOARD_RIGHT, top - up + 10), (162 - up, top - up + 10), (162 - up, top - up)], ink)
        yield path([(162 - up, top - up), (right + out, top - up), (right + out, low)], ink)
        for tap in (top + 16 + up, low - 12 + up):
            yield path([(left - out, tap), (left, tap)], ink)
            yield path([(right + out, tap), (right, tap)], ink)
    for y, colour in ((61, GREEN), (64, mix(YELLOW, INK, 0.15))):
        yield path([(BOARD_RIGHT, y), (left, y)], PaperInk(line=colour, width=1))
    for y, colour in ((74, ORANGE), (80, SKY_BLUE)):
        yield path([(BOARD_RIGHT, y), (left, y)], PaperInk(line=mix(colour, WHITE, 0.3), width=3.4))
    yield path([(BOARD_RIGHT, 92), (170, 92), (170, 106), (left, 106)], PaperInk(line=DUSK, width=1))
    for cable in (HANDHELDS_Y, DISPLAY_Y):
        yield path([(BOARD_RIGHT, cable), (left, cable)], PaperInk(line=DUSK, width=1))
    yield path([(120, 96), (120, 112)], PaperInk(line=mix(MIST, INK, 0.1), width=26))
    yield path([(108.4, 96), (108.4, 112)], PaperInk(line=RED, width=0.9))


def _boxes(lang: str) -> Iterator[PaperShape]:
    yield from _box(6, 34, 46, 20, PLAIN_FILL, word(lang, "whole-supply"), f"{power.VOLTS:g} V, {power.SUPPLY_A:g} A")
    yield box(60, 37, 20, 6, PaperInk(WHITE, INK, FINE_LINE), 1.5)
    yield path([(60, 40), (80, 40)], PaperInk(line=INK, width=FINE_LINE))
    yield PaperText(70, 33.5, word(lang, "whole-fuse", fuse=power.FUSE_A), 3.2, INK)
    yield from _box(BOARD_LEFT, 32, 56, 64, BOARD_FILL, word(lang, "whole-board"), "74HC154, 74AHCT125")
    yield from _box(BOARD_LEFT, 112, 56, 26, PLAIN_FILL, "Raspberry Pi", "")
    yield from _box(6, 115, 46, 20, PLAIN_FILL, word(lang, "whole-pi-supply"), "")
    yield from _box(192, 100, 62, 12, PLAIN_FILL, word(lang, "whole-buttons"), "")
    yield from _box(192, HANDHELDS_Y - 5, 62, 10, PLAIN_FILL, word(lang, "whole-handhelds"), "")
    yield from _box(192, DISPLAY_Y - 5, 62, 10, PLAIN_FILL, word(lang, "whole-display"), "")
    for x, y, plug, anchor in (
        *((BOARD_LEFT + 2, 44, "J2", "start"), (BOARD_RIGHT - 2, 47, "J3", "end")),
        *((BOARD_RIGHT - 2, 35.5, "J5", "end"), (120, 92.5, "J1", "middle")),
    ):
        yield PaperText(x, y, plug, 3.2, DUSK, bold=True, anchor=anchor)


def _box(x: float, y: float, width: float, height: float, fill: Colour, name: str, more: str) -> Iterator[PaperShape]:
    yield box(x, y, width, height, PaperInk(fill, DUSK, FINE_LINE), 2)
    middle = y + height / 2
    yield PaperText(x + width / 2, middle - (2.6 if more else 0), name, 3.6, INK, bold=True)
    if more:
        yield PaperText(x + width / 2, middle + 3, more, 3.2, DUSK)


def _table() -> Iterator[PaperShape]:
    left, top, side = TABLE
    yield box(left, top, side, side, PaperInk(WOOD, mix(WOOD, INK, 0.4), FINE_LINE), 1)
    step = side / pinmap.SIZE
    for at in range(pinmap.POINTS):
        y, x = divmod(at, pinmap.SIZE)
        yield Circle(left + (x + 0.5) * step, top + (y + 0.5) * step, 1.1, PaperInk(WHITE, DUSK, FINE_LINE))


def _never(lang: str) -> Iterator[PaperShape]:
    """Draw that the two 5 V supplies must never be connected."""
    yield path([(29, 55), (29, 114)], PaperInk(line=RED, width=0.6, dash=(2.2, 1.6)))
    for way in (-1, 1):
        yield path([(25, 84.5 - 4 * way), (33, 84.5 + 4 * way)], PaperInk(line=RED, width=1.6))
    yield PaperText(37, 84.5, word(lang, "whole-never"), 3.4, RED, bold=True, anchor="start")


def _words(lang: str) -> Iterator[PaperShape]:
    yield PaperText(8, 9, word(lang, "whole"), 5.5, INK, bold=True, anchor="start")
    yield PaperText(8, 15.5, word(lang, "whole-scale"), 3.5, DUSK, anchor="start")
    yield PaperText(200, 19, word(lang, "whole-right"), 3.2, INK)
    for y, key in ((51.5, "whole-left"), (58, "whole-lines"), (69.5, "whole-rows"), (85, "whole-columns")):
        yield PaperText(151, y, word(lang, key), 3, INK, anchor="start")
    yield PaperText(104, 101.5, word(lang, "whole-ribbon"), 3.2, INK, anchor="end")
    yield PaperText(104, 106.5, word(lang, "whole-grounds"), 3.2, INK, anchor="end")
