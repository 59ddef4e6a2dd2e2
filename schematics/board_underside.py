"""A picture of the wiring of the reeds as seen when soldering: six cells from below, at scale 2:1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hardware import pinmap
from pi_app.draw.paper.board import PITCH
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
    mix,
    path,
)
from pi_app.palette import DUSK, INK, LINEN, MIST, ORANGE, PAPER, SKY_BLUE, VERMILION, WHITE
from schematics.board_geometry import REED, REED_AWAY, SLOT
from schematics.board_words import word

SCALE: Final = 2.0
COLUMNS_SHOWN, ROWS_SHOWN = 3, 2
LEFT, TOP = 12.0, 42.0
WIDTH: Final = LEFT + COLUMNS_SHOWN * PITCH * SCALE + 88
HEIGHT: Final = TOP + ROWS_SHOWN * PITCH * SCALE + 22
LEGS: Final = REED[1] / 2 + 2.4  # distance from the reed's middle to the place where a lead comes out
ROW_WIRE: Final = 24.0  # distance of a row's wire below the point
COLUMN_WIRE: Final = 9.0  # distance of a column's wire beside the point
WOOD: Final = mix(mix(ORANGE, LINEN, 0.6), PAPER, 0.45)
_BLUE: Final = mix(SKY_BLUE, INK, 0.3)


def _at(column: int, row: int, x: float, y: float) -> tuple[float, float]:
    """Return the position of a place near a point. The picture is seen from below, so column 0 is on the right."""
    across = COLUMNS_SHOWN - 1 - column + 0.5
    return LEFT + SCALE * (across * PITCH + x), TOP + SCALE * (row * PITCH + 9 + y)


def drawing(lang: str) -> Drawing:
    cells = [(column, row) for row in range(ROWS_SHOWN) for column in range(COLUMNS_SHOWN)]
    layers: dict[str, Iterator[PaperShape]] = {
        "plate": _plate(),
        "slots": (shape for cell in cells for shape in _reed(*cell)),
        "rows": (shape for row in range(ROWS_SHOWN) for shape in _row(row)),
        "columns": (shape for column in range(COLUMNS_SHOWN) for shape in _column(column)),
        "joints": (shape for cell in cells for shape in _joints(*cell)),
        "words": _words(lang),
    }
    whole = tuple(Layer(name, tuple(shapes)) for name, shapes in layers.items())
    return Drawing(f"Filature · {word(lang, 'underside')}", WIDTH, HEIGHT, whole)


def _plate() -> Iterator[PaperShape]:
    yield box(0, 0, WIDTH, HEIGHT, PaperInk(WHITE))
    yield box(
        LEFT,
        TOP,
        COLUMNS_SHOWN * PITCH * SCALE,
        ROWS_SHOWN * PITCH * SCALE + 6,
        PaperInk(WOOD, mix(WOOD, INK, 0.4), FINE_LINE),
    )


def _reed(column: int, row: int) -> Iterator[PaperShape]:
    across, along = SLOT
    x, y = _at(column, row, -across / 2, REED_AWAY - along / 2)
    yield box(
        x, y, across * SCALE, along * SCALE, PaperInk(mix(WOOD, INK, 0.35), mix(WOOD, INK, 0.5), FINE_LINE), across
    )
    thick, long = REED
    x, y = _at(column, row, -thick / 2, REED_AWAY - long / 2)
    yield box(
        x, y, thick * SCALE, long * SCALE, PaperInk(mix(SKY_BLUE, WHITE, 0.75), mix(SKY_BLUE, INK, 0.5), FINE_LINE), 1.8
    )
    yield path(
        [_at(column, row, 0, REED_AWAY - LEGS), _at(column, row, 0, REED_AWAY + 1)], PaperInk(line=INK, width=FINE_LINE)
    )
    yield path(
        [_at(column, row, 0.5, REED_AWAY - 1), _at(column, row, 0, REED_AWAY + LEGS)],
        PaperInk(line=INK, width=FINE_LINE),
    )


def _row(row: int) -> Iterator[PaperShape]:
    """Draw the wire of a row: bare, from edge to edge."""
    start, end = _at(COLUMNS_SHOWN - 1, row, -PITCH / 2, ROW_WIRE), _at(0, row, PITCH / 2 + 5, ROW_WIRE)
    yield path([start, end], PaperInk(line=mix(DUSK, INK, 0.4), width=1.3))
    yield path([start, end], PaperInk(line=MIST, width=0.6))
    yield PaperText(end[0] + 3, end[1], f"Y{pinmap.ROWS[row]}", 5, VERMILION, bold=True, anchor="start")


def _column(column: int) -> Iterator[PaperShape]:
    """Draw the wire of a column: insulated, because it crosses the rows."""
    start = _at(column, 0, COLUMN_WIRE, -14)
    end = _at(column, ROWS_SHOWN - 1, COLUMN_WIRE, PITCH - 6)
    yield path([start, end], PaperInk(line=_BLUE, width=2.0))
    yield path([start, end], PaperInk(line=SKY_BLUE, width=1.3))
    yield PaperText(start[0], start[1] - 5, f"C{column}", 5, _BLUE, bold=True)


def _joints(column: int, row: int) -> Iterator[PaperShape]:
    """Draw how the column is joined to the reed's upper lead, and the lower lead through the diode to the row."""
    top, low = REED_AWAY - LEGS, REED_AWAY + LEGS
    yield path([_at(column, row, COLUMN_WIRE, top), _at(column, row, 0, top)], PaperInk(line=SKY_BLUE, width=1.3))
    yield path([_at(column, row, 0, low), _at(column, row, 0, ROW_WIRE)], PaperInk(line=INK, width=FIRM_LINE))
    x, y = _at(column, row, -1.3, low + 2)
    yield box(x, y, 2.6 * SCALE, 4.4 * SCALE, PaperInk(mix(VERMILION, WHITE, 0.3), INK, FINE_LINE), 1)
    yield box(x, y + 3.2 * SCALE, 2.6 * SCALE, 0.8 * SCALE, PaperInk(INK))
    for place in (_at(column, row, COLUMN_WIRE, top), _at(column, row, 0, top)):
        yield Circle(*place, 1.3, PaperInk(MIST, INK, HAIR_LINE))
    for place in (_at(column, row, 0, low), _at(column, row, 0, ROW_WIRE)):
        yield Circle(*place, 1.3, PaperInk(MIST, INK, HAIR_LINE))


def _words(lang: str) -> Iterator[PaperShape]:
    text = LEFT + COLUMNS_SHOWN * PITCH * SCALE + 22
    rows = (
        (_at(0, 0, COLUMN_WIRE, -4), "under-column", -4.0),
        (_at(0, 0, 1, REED_AWAY), "under-reed", REED_AWAY),
        (_at(0, 0, 1.3, REED_AWAY + LEGS + 4), "under-diode", REED_AWAY + LEGS + 3),
        (_at(0, 1, 12, ROW_WIRE), "under-row", ROW_WIRE - 7 + PITCH),
    )
    for start, key, y in rows:
        at = _at(0, 0, 0, y)[1]
        yield path([start, (text - 8, at), (text - 2, at)], PaperInk(line=DUSK, width=HAIR_LINE * 1.5))
        yield PaperText(text, at, word(lang, key), 4, INK, anchor="start")
    yield PaperText(LEFT, 9, word(lang, "underside"), 5.5, INK, bold=True, anchor="start")
    yield PaperText(LEFT, 16, word(lang, "underside-scale"), 3.5, DUSK, anchor="start")
