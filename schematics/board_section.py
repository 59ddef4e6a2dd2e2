"""A picture of a cut through one point of the table, at scale 4:1: the layers, and how a magnet reaches its reed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pi_app.draw.paper.board import LIGHT_WINDOW, PITCH
from pi_app.draw.paper.shapes import (
    FINE_LINE,
    FIRM_LINE,
    HAIR_LINE,
    Drawing,
    Layer,
    PaperInk,
    PaperPath,
    PaperShape,
    PaperText,
    box,
    mix,
    path,
)
from pi_app.palette import DUSK, GREEN, INK, LINEN, MIST, ORANGE, PAPER, RED, SKY_BLUE, VERMILION, WHITE, YELLOW
from schematics.board_geometry import REED, REED_AWAY, SLOT, STRIP
from schematics.board_magnets import FELT, GAP, MAGNET, OVERLAY, PLATE
from schematics.board_words import word

SCALE: Final = 4.0
WIDTH, HEIGHT = 262.0, 124.0
ZERO: Final = 78.0  # x of the point
PLATE_WOOD: Final = mix(mix(ORANGE, LINEN, 0.5), PAPER, 0.3)

# The depth of each layer's upper side, in mm below the top of the magnet.
_MAGNET: Final = 0.0
_OVERLAY: Final = MAGNET.thick + FELT
_TOP: Final = _OVERLAY + OVERLAY
_GAP: Final = _TOP + PLATE
_BASE: Final = _GAP + GAP
_END: Final = _BASE + PLATE


def _x(mm: float) -> float:
    return ZERO + SCALE * mm


def _y(mm: float) -> float:
    return 48 + SCALE * mm


def _bar(left: float, top: float, right: float, bottom: float, ink: PaperInk, radius: float = 0) -> PaperPath:
    return box(_x(left), _y(top), SCALE * (right - left), SCALE * (bottom - top), ink, radius)


def drawing(lang: str) -> Drawing:
    layers = {"plates": _plates(), "parts": _parts(), "field": _field(), "words": _words(lang)}
    shapes = tuple(Layer(name, tuple(parts)) for name, parts in layers.items())
    return Drawing(f"Filature · {word(lang, 'section')}", WIDTH, HEIGHT, shapes)


def _plates() -> Iterator[PaperShape]:
    half, hole = PITCH / 2, LIGHT_WINDOW / 2
    edge = mix(PLATE_WOOD, INK, 0.4)
    slot = REED_AWAY - SLOT[1] / 2, REED_AWAY + SLOT[1] / 2
    yield box(0, 0, WIDTH, HEIGHT, PaperInk(WHITE))
    for left, right in ((-half, -hole), (hole, half)):
        yield _bar(left, _TOP, right, _GAP, PaperInk(PLATE_WOOD, edge, FINE_LINE))
    for left, right in ((-half, slot[0]), (slot[1], half)):
        yield _bar(left, _BASE, right, _END, PaperInk(PLATE_WOOD, edge, FINE_LINE))
    yield _bar(-half, _OVERLAY, half, _TOP, PaperInk(mix(GREEN, PAPER, 0.4), mix(GREEN, INK, 0.4), HAIR_LINE))
    for side in (-half, half):
        yield path(
            [(_x(side), _y(_OVERLAY - 2)), (_x(side), _y(_END + 1.5))],
            PaperInk(line=MIST, width=FINE_LINE, dash=(2, 1.5)),
        )


def _parts() -> Iterator[PaperShape]:
    """Draw the piece and its magnet, the strip and its light, and the reed with its leads bent down."""
    foot, strip = 11.0, STRIP / 2
    yield PaperPath(
        (
            ("M", _x(-foot), _y(_OVERLAY - FELT)),
            ("L", _x(-foot), _y(-0.8)),
            ("C", _x(-foot), _y(-3.5), _x(-4), _y(-3), _x(-3.4), _y(-6)),
            ("L", _x(3.4), _y(-6)),
            ("C", _x(4), _y(-3), _x(foot), _y(-3.5), _x(foot), _y(-0.8)),
            ("L", _x(foot), _y(_OVERLAY - FELT)),
            ("Z",),
        ),
        PaperInk(mix(SKY_BLUE, WHITE, 0.55), mix(SKY_BLUE, INK, 0.4), FINE_LINE),
    )
    yield _bar(-foot, _OVERLAY - FELT, foot, _OVERLAY, PaperInk(DUSK))
    half = MAGNET.across / 2
    yield _bar(-half, _MAGNET, half, MAGNET.thick / 2, PaperInk(RED, INK, FINE_LINE))
    yield _bar(-half, MAGNET.thick / 2, half, MAGNET.thick, PaperInk(MIST, INK, FINE_LINE))
    yield PaperText(_x(0), _y(MAGNET.thick / 4), "N", 4, WHITE, bold=True)
    yield PaperText(_x(0), _y(MAGNET.thick * 3 / 4), "S", 4, INK, bold=True)
    yield _bar(-strip, _BASE - 0.3, strip, _BASE, PaperInk(WHITE, INK, FINE_LINE))
    yield _bar(-2.5, _BASE - 1.9, 2.5, _BASE - 0.3, PaperInk(mix(YELLOW, WHITE, 0.4), INK, FINE_LINE), 1)
    reed, thick = REED[1] / 2, REED[0] / 2
    middle = _BASE + 0.2 + thick
    for side in (-1, 1):
        end = REED_AWAY + side * (reed + 2.4)
        legs = [(REED_AWAY + side * 0.4, middle), (end, middle), (end, _END + 2)]
        yield path([(_x(x), _y(y)) for x, y in legs], PaperInk(line=DUSK, width=1.6))
    glass = PaperInk(mix(SKY_BLUE, WHITE, 0.75), mix(SKY_BLUE, INK, 0.5), FINE_LINE)
    yield _bar(REED_AWAY - reed, middle - thick, REED_AWAY + reed, middle + thick, glass, 4)
    for side, lift in ((-1, -0.25), (1, 0.25)):
        blade = [(REED_AWAY + side * reed, middle), (REED_AWAY - side * 1.2, middle + lift)]
        yield path([(_x(x), _y(y)) for x, y in blade], PaperInk(line=INK, width=FIRM_LINE))


def _field(turns: tuple[float, ...] = (5.0, 7.6, 10.2)) -> Iterator[PaperShape]:
    """Draw some field lines: out of the foot, along the reed, and round to the other pole."""
    for reach in turns:
        start, low = MAGNET.across / 4, MAGNET.thick
        yield PaperPath(
            (
                ("M", _x(start), _y(low)),
                (
                    "C",
                    _x(start + 1),
                    _y(low + reach),
                    _x(reach * 1.6),
                    _y(low + reach * 0.75),
                    _x(reach * 1.5),
                    _y(1.5),
                ),
                ("C", _x(reach * 1.45), _y(-reach * 0.75), _x(start + 1), _y(-reach * 0.6), _x(start), _y(0)),
            ),
            PaperInk(line=VERMILION, width=HAIR_LINE * 2, dash=(2.2, 1.6)),
        )


def _words(lang: str) -> Iterator[PaperShape]:
    """Write the name and thickness of each layer at the right."""
    right, text = _x(PITCH / 2) + 4, _x(PITCH / 2) + 16
    reed = _BASE + 0.2 + REED[0] / 2
    # Each row has the depth of the layer's middle, the y of its text, the x where its line starts, and the word's key.
    rows = (
        (MAGNET.thick / 2, 44.0, MAGNET.across / 2, "cut-magnet"),
        (_OVERLAY + OVERLAY / 2, 54.0, PITCH / 2, "cut-overlay"),
        (_TOP + PLATE / 2, 64.0, PITCH / 2, "cut-top"),
        (_BASE - 1.1, 74.0, 2.5, "cut-light"),
        (_END - 0.5, 84.0, PITCH / 2, "cut-base"),
        (reed, 94.0, REED_AWAY + REED[1] / 2, "cut-reed"),
    )
    for middle, at, from_x, key in rows:
        line = [(_x(from_x), _y(middle)), (right, at), (text - 2, at)]
        yield path(line, PaperInk(line=DUSK, width=HAIR_LINE * 1.5))
        yield PaperText(text, at, word(lang, key), 4, INK, anchor="start")
    low = HEIGHT - 14
    yield from _measure(0, REED_AWAY, low, word(lang, "millimetres", size=REED_AWAY))
    yield from _measure(-PITCH / 2, PITCH / 2, HEIGHT - 4, word(lang, "millimetres", size=PITCH))
    yield PaperText(10, 9, word(lang, "section"), 5.5, INK, bold=True, anchor="start")
    yield PaperText(10, 16, word(lang, "section-scale"), 3.5, DUSK, anchor="start")


def _measure(left: float, right: float, y: float, text: str) -> Iterator[PaperShape]:
    ink = PaperInk(line=INK, width=FINE_LINE)
    yield path([(_x(left), y), (_x(right), y)], ink)
    for end in (left, right):
        yield path([(_x(end), y - 1.8), (_x(end), y + 1.8)], ink)
    yield PaperText(_x(right) + 3, y, text, 3.5, INK, anchor="start")
