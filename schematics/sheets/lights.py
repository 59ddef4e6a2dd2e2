"""The chain of lights as it lies on the table: a serpentine, with the bus that feeds it down the left edge."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from hardware import pinmap
from schematics.model import GND, V5, Circuit
from schematics.power_wires import TAPPED_ROWS
from schematics.sheet import Ink, Sheet
from schematics.table import number

LEFT, TOP = 48, 38  # the light of point 1A
ACROSS, DOWN = 24, 14
RAIL: Final = 5  # a row's plus and ground, above and below its lights
PLUS: Final[Ink] = "plus"
GROUND: Final[Ink] = "ground"
PLUS_BUS, GROUND_BUS = LEFT - 24, LEFT - 28

NOTE: Final = """\
Eleven pieces of eleven lights, 30 a metre, row by row; the arrows printed on a piece follow the chain. Every second
row runs backwards. Each joint between two rows has four wires: data, clock, plus and ground. The bus feeds the
left end of rows {rows}; docs/power.md tells why, and how thick its wires are."""


def lights(circuit: Circuit) -> Sheet:
    sheet = Sheet(circuit, "lights", "Chain of lights", "A3")
    right = LEFT + ACROSS * (pinmap.SIZE - 1)
    for at in range(pinmap.POINTS):
        y, x = divmod(at, pinmap.SIZE)
        sheet.place(f"LED{number(at)}", LEFT + ACROSS * x, TOP + DOWN * y)
    for y in range(pinmap.SIZE):
        line = TOP + DOWN * y
        for x in range(pinmap.SIZE - 1):
            for wire in (-1, 1):
                sheet.wire((LEFT + ACROSS * x + 7, line + wire), (LEFT + ACROSS * (x + 1) - 7, line + wire))
        edges = _edges(y)
        sheet.wire((edges[0][0], line - RAIL), (edges[0][1], line - RAIL), ink=PLUS)
        sheet.wire((edges[1][0], line + RAIL), (edges[1][1], line + RAIL), ink=GROUND)
        sheet.note(str(y + 1), right + 20, line - 1.5, 4, bold=True)
        if y < pinmap.SIZE - 1:
            _turn(sheet, line, right if y % 2 == 0 else LEFT, 1 if y % 2 == 0 else -1)
    for x in range(pinmap.SIZE):
        sheet.note(ascii_uppercase[x], LEFT + ACROSS * x - 1, TOP - 16, 4, bold=True)
    foot = TOP + DOWN * TAPPED_ROWS[-1]
    sheet.wire((PLUS_BUS, TOP - RAIL - 6), (PLUS_BUS, foot - RAIL), ink=PLUS)
    sheet.wire((GROUND_BUS, TOP - RAIL - 6), (GROUND_BUS, foot + RAIL), ink=GROUND)
    sheet.place("J3", (PLUS_BUS + GROUND_BUS) // 2, TOP - RAIL - 11)
    sheet.mark(V5, (PLUS_BUS + 4, TOP - RAIL - 3))
    sheet.wire((PLUS_BUS, TOP - RAIL - 3), (PLUS_BUS + 4, TOP - RAIL - 3), ink=PLUS)
    sheet.mark(GND, (GROUND_BUS, foot + RAIL))
    sheet.note(NOTE.format(rows=", ".join(str(row + 1) for row in TAPPED_ROWS)), 20, foot + 14)
    sheet.finish()
    return sheet


def _edges(y: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where the plus and the ground of a row begin and end: at the bus, and at the joints with its neighbours."""
    right = LEFT + ACROSS * (pinmap.SIZE - 1)
    last = pinmap.SIZE - 1
    ends = (right + 14, right + 16) if y < last or y % 2 else (right, right)
    starts = (PLUS_BUS, GROUND_BUS) if y in TAPPED_ROWS else (LEFT - 14, LEFT - 16)
    return (starts[0], ends[0]), (starts[1], ends[1])


def _turn(sheet: Sheet, line: int, edge: int, way: int) -> None:
    """The joint with the next row: the outer wire goes from the upper pin to the lower one, the inner between them."""
    for start, end, out in ((-1, DOWN + 1, 12), (1, DOWN - 1, 10)):
        sheet.wire(
            (edge + 7 * way, line + start),
            (edge + out * way, line + start),
            (edge + out * way, line + end),
            (edge + 7 * way, line + end),
        )
    for rail, out, ink in ((-RAIL, 14, PLUS), (RAIL, 16, GROUND)):
        sheet.wire((edge + out * way, line + rail), (edge + out * way, line + rail + DOWN), ink=ink)
