"""The drilling template: slots for the reeds, windows for the lights, the strips, and the path of the chain."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from hardware import pinmap
from pi_app.draw.paper.board import BOARD_SIZE, EDGE, LIGHT_WINDOW, PITCH, Coordinates, border, light
from pi_app.draw.paper.shapes import (
    FINE_LINE,
    FIRM_LINE,
    HAIR_LINE,
    Circle,
    Drawing,
    Layer,
    PaperInk,
    PaperShape,
    PaperText,
    box,
    cross,
    mix,
    path,
    polygon,
)
from pi_app.palette import DUSK, INK, LINEN, MIST, RED, SKY_BLUE, VERMILION, WHITE
from schematics.board_geometry import REED, SCREW, SCREWS, SLOT, STRIP, reed
from schematics.board_words import word
from schematics.power_wires import LEFT_TAPS, RIGHT_TAPS

POINTS: Final = range(pinmap.POINTS)
_BLUE: Final = mix(SKY_BLUE, INK, 0.35)
_PALE: Final = mix(SKY_BLUE, WHITE, 0.86)
_RED: Final = mix(VERMILION, INK, 0.1)


def drawing(lang: str) -> Drawing:
    ends = [light(point) for point in POINTS]
    layers: dict[str, Sequence[PaperShape]] = {
        "sheet": [box(0, 0, BOARD_SIZE, BOARD_SIZE, PaperInk(WHITE, INK, FINE_LINE)), *_screws()],
        "strips": _strips(),
        "cells": _cells(),
        "chain": _chain(),
        "slots": [_slot(reed(point)) for point in POINTS],
        "drills": [hole for point in POINTS for hole in _drills(reed(point))],
        "reeds": [_glass(reed(point)) for point in POINTS],
        "windows": [Circle(*spot, LIGHT_WINDOW / 2, PaperInk(line=INK, width=FINE_LINE)) for spot in ends],
        "crosses": [line for spot in ends for line in cross(*spot, 2.2, PaperInk(line=INK, width=HAIR_LINE))],
        "numbers": [PaperText(x - 9.5, y - 7.6, str(pinmap.led_of(at)), 2.6, _BLUE) for at, (x, y) in enumerate(ends)],
        "taps": _taps(lang),
        "names": _names(),
        "legend": _legend(lang),
    }
    title = f"Filature · {word(lang, 'drill')}"
    return Drawing(title, BOARD_SIZE, BOARD_SIZE, tuple(Layer(name, tuple(shapes)) for name, shapes in layers.items()))


def _screws() -> list[PaperShape]:
    return [
        shape
        for x, y in SCREWS
        for shape in (
            Circle(x, y, SCREW / 2, PaperInk(line=INK)),
            *cross(x, y, 3.5, PaperInk(line=INK, width=HAIR_LINE)),
        )
    ]


def _cells() -> list[PaperShape]:
    thin = PaperInk(line=MIST, width=HAIR_LINE)
    lines = [border(index) for index in range(pinmap.SIZE + 1)]
    return [
        *(path([(line, lines[0]), (line, lines[-1])], thin) for line in lines),
        *(path([(lines[0], line), (lines[-1], line)], thin) for line in lines),
    ]


def _strips() -> list[PaperShape]:
    """Draw one piece of strip for each row, cut half a pitch beyond its last light."""
    ink = PaperInk(_PALE, mix(SKY_BLUE, WHITE, 0.4), HAIR_LINE)
    rows = [light(pinmap.point(0, y)).y for y in range(pinmap.SIZE)]
    return [box(EDGE, y - STRIP / 2, pinmap.SIZE * PITCH, STRIP, ink) for y in rows]


def _chain() -> list[PaperShape]:
    """Draw the path of the data from light to light, with an arrow between two lights."""
    order = sorted(POINTS, key=pinmap.led_of)
    spots = [light(point) for point in order]
    shapes: list[PaperShape] = []
    for one, other in pairwise(spots):
        if one.y == other.y:
            shapes += _arrow(one, other)
        else:
            shapes.append(_turn(one, other))
    return shapes


def _arrow(one: Coordinates, other: Coordinates) -> list[PaperShape]:
    way = 1 if other.x > one.x else -1
    middle, line = (one.x + other.x) / 2, PaperInk(line=_BLUE, width=FINE_LINE)
    start, end = one.x + way * LIGHT_WINDOW / 2, other.x - way * LIGHT_WINDOW / 2
    head = [(middle + way * 2, one.y), (middle - way * 1.4, one.y - 1.5), (middle - way * 1.4, one.y + 1.5)]
    return [path([(start, one.y), (end, one.y)], line), polygon(head, PaperInk(_BLUE))]


def _turn(one: Coordinates, other: Coordinates) -> PaperShape:
    """Draw the wire around the end of a row into the next one."""
    way = 1 if one.x > BOARD_SIZE / 2 else -1
    out = [(one.x + way * reach, y) for reach, y in ((4, one.y), (13, one.y), (13, other.y), (4, other.y))]
    return path(out, PaperInk(line=_BLUE, width=FIRM_LINE))


def _slot(spot: Coordinates) -> PaperShape:
    across, along = SLOT
    ink = PaperInk(mix(VERMILION, WHITE, 0.82), _RED, FINE_LINE)
    return box(spot.x - across / 2, round(spot.y - along / 2, 3), across, along, ink, across / 2)


def _drills(spot: Coordinates) -> list[PaperShape]:
    """Draw the two holes that are drilled first at the ends of a slot."""
    across, along = SLOT
    ends = [round(spot.y + way * (along - across) / 2, 3) for way in (-1, 1)]
    return [Circle(spot.x, y, across / 2, PaperInk(line=_RED, width=HAIR_LINE)) for y in ends]


def _glass(spot: Coordinates) -> PaperShape:
    across, along = REED
    return box(
        spot.x - across / 2, round(spot.y - along / 2, 3), across, along, PaperInk(WHITE, _RED, HAIR_LINE), across / 2
    )


def _taps(lang: str) -> list[PaperShape]:
    """Draw where the buses feed the chain, and where the data come in."""
    shapes: list[PaperShape] = []
    for led, way in (*((led, -1) for led in LEFT_TAPS), *((led, 1) for led in RIGHT_TAPS)):
        x, y = light(pinmap.LEDS.index(led))
        low = y - 6.4 * way  # on the right, the names of the matrix's rows are below the middle of the row
        head = [(x + way * 16.2, low), (x + way * 20.2, low - 2.2), (x + way * 20.2, low + 2.2)]
        shapes += [polygon(head, PaperInk(RED)), PaperText(x + way * 24, low + 0.1, "5 V", 2.8, RED, bold=True)]
    x, y = light(pinmap.LEDS.index(0))
    shapes += [
        path([(x - 28, y), (x - 4, y)], PaperInk(line=_BLUE, width=FIRM_LINE)),
        polygon([(x - 14, y), (x - 18, y - 2), (x - 18, y + 2)], PaperInk(_BLUE)),
        PaperText(x - 32.5, y - 5, word(lang, "data"), 2.8, _BLUE, bold=True, anchor="start"),
    ]
    return shapes


def _names() -> list[PaperShape]:
    """Write the games' names of columns (A to K) and rows (1 to 11), and opposite those of the reed matrix."""
    shapes: list[PaperShape] = []
    for index in range(pinmap.SIZE):
        x, y = light(pinmap.point(index, index))
        shapes += [
            PaperText(x, 11, chr(ord("A") + index), 5.5, INK, bold=True),
            PaperText(11.5, y - 10, str(index + 1), 5.5, INK, bold=True),
            PaperText(x, BOARD_SIZE - 12.5, f"C{index}", 3.2, _RED),
            PaperText(BOARD_SIZE - 8, y + 10, f"Y{pinmap.ROWS[index]}", 3.2, _RED),
        ]
    return shapes


def _legend(lang: str) -> list[PaperShape]:
    """Draw the legend along the lower edge."""
    low = BOARD_SIZE - 6
    said: tuple[tuple[str, float, PaperShape], ...] = (
        ("window", 30, Circle(26, low, 2, PaperInk(WHITE, INK, FINE_LINE))),
        ("slot", 115, box(106, low - 1, 7, 2, PaperInk(mix(VERMILION, WHITE, 0.82), _RED, FINE_LINE), 1)),
        ("strip", 205, box(196, low - 2, 7, 4, PaperInk(_PALE, mix(SKY_BLUE, WHITE, 0.4), HAIR_LINE))),
        ("tap", 276, polygon([(273, low), (269.5, low - 2), (269.5, low + 2)], PaperInk(RED))),
    )
    return [
        *(shape for _, _, shape in said),
        *(PaperText(x, low, word(lang, key), 2.8, DUSK, anchor="start") for key, x, _ in said),
        PaperText(BOARD_SIZE - 16, low, word(lang, "drill-scale"), 2.8, DUSK, anchor="end"),
        path([(EDGE, BOARD_SIZE - 9.2), (BOARD_SIZE - EDGE, BOARD_SIZE - 9.2)], PaperInk(line=LINEN, width=HAIR_LINE)),
    ]
