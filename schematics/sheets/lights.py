"""The sheet of the lights: the chain as it lies on the table, a serpentine, with a bus at each edge that feeds it."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final, NamedTuple

from hardware import pinmap
from schematics.model import GND, V5, Circuit
from schematics.power_wires import LEFT_ROWS, RIGHT_ROWS
from schematics.sheet import Sheet, WireInk
from schematics.table import point_number

LEFT, TOP = 48, 38  # position of the light of point 1A
LIGHT_STEP, ROW_STEP = 23, 14
RIGHT: Final = LEFT + LIGHT_STEP * (pinmap.SIZE - 1)
RAIL_OFFSET: Final = 5  # distance of a row's plus and ground from its lights, above and below
PLUS_INK: Final[WireInk] = "plus"
GROUND_INK: Final[WireInk] = "ground"
BUS_TOP: Final = TOP - RAIL_OFFSET - 6  # where the buses begin


class BusLines(NamedTuple):
    """A bus on the sheet: the plug where it begins, the x of its two wires, and the rows that it feeds."""

    ref: str
    plus: int
    ground: int
    rows: tuple[int, ...]


BUSES: Final = BusLines("J3", LEFT - 24, LEFT - 28, LEFT_ROWS), BusLines("J5", RIGHT + 26, RIGHT + 22, RIGHT_ROWS)

NOTE: Final = """\
Eleven pieces of eleven lights, 30 a metre, row by row; the arrows printed on a piece follow the chain. Every second
row runs backwards. Each joint between two rows has four wires: data, clock, plus and ground. One bus feeds the left
end of rows {left}, the other the right end of rows {right};
docs/power.md tells why, and how thick their wires are. J3 and J5 stand on the small board, beside the fuse."""


def lights(circuit: Circuit) -> Sheet:
    sheet = Sheet(circuit, "lights", "Chain of lights", "A3")
    for at in range(pinmap.POINTS):
        y, x = divmod(at, pinmap.SIZE)
        sheet.place(f"LED{point_number(at)}", LEFT + LIGHT_STEP * x, TOP + ROW_STEP * y)
    for y in range(pinmap.SIZE):
        line = TOP + ROW_STEP * y
        for x in range(pinmap.SIZE - 1):
            for wire in (-1, 1):
                sheet.wire((LEFT + LIGHT_STEP * x + 7, line + wire), (LEFT + LIGHT_STEP * (x + 1) - 7, line + wire))
        edges = _edges(y)
        sheet.wire((edges[0][0], line - RAIL_OFFSET), (edges[0][1], line - RAIL_OFFSET), ink=PLUS_INK)
        sheet.wire((edges[1][0], line + RAIL_OFFSET), (edges[1][1], line + RAIL_OFFSET), ink=GROUND_INK)
        sheet.note(str(y + 1), RIGHT + 30, line - 1.5, 4, bold=True)
        if y < pinmap.SIZE - 1:
            _turn(sheet, line, RIGHT if y % 2 == 0 else LEFT, 1 if y % 2 == 0 else -1)
    for x in range(pinmap.SIZE):
        sheet.note(ascii_uppercase[x], LEFT + LIGHT_STEP * x - 1, TOP - 16, 4, bold=True)
    for bus in BUSES:
        _bus(sheet, bus)
    rows = {
        name: ", ".join(str(row + 1) for row in bus.rows) for name, bus in zip(("left", "right"), BUSES, strict=True)
    }
    sheet.note(NOTE.format(**rows), 20, TOP + ROW_STEP * (pinmap.SIZE - 1) + 14)
    sheet.finish()
    return sheet


def _bus(sheet: Sheet, bus: BusLines) -> None:
    foot = TOP + ROW_STEP * bus.rows[-1]
    sheet.wire((bus.plus, BUS_TOP), (bus.plus, foot - RAIL_OFFSET), ink=PLUS_INK)
    sheet.wire((bus.ground, BUS_TOP), (bus.ground, foot + RAIL_OFFSET), ink=GROUND_INK)
    sheet.place(bus.ref, (bus.plus + bus.ground) // 2, BUS_TOP - 5)
    sheet.mark(V5, (bus.plus + 4, BUS_TOP + 3))
    sheet.wire((bus.plus, BUS_TOP + 3), (bus.plus + 4, BUS_TOP + 3), ink=PLUS_INK)
    sheet.mark(GND, (bus.ground, foot + RAIL_OFFSET))


def _edges(y: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where the plus and the ground of a row begin and end: at a bus, or at the joint with the next row."""
    left, right = BUSES
    starts = (left.plus, left.ground) if y in left.rows else (LEFT - 14, LEFT - 16)
    ends = (right.plus, right.ground) if y in right.rows else (RIGHT + 14, RIGHT + 16)
    return (starts[0], ends[0]), (starts[1], ends[1])


def _turn(sheet: Sheet, line: int, edge: int, way: int) -> None:
    """Draw the joint with the next row: the outer wire joins the outer pins, the inner wire the inner ones."""
    for start, end, out in ((-1, ROW_STEP + 1, 12), (1, ROW_STEP - 1, 10)):
        sheet.wire(
            (edge + 7 * way, line + start),
            (edge + out * way, line + start),
            (edge + out * way, line + end),
            (edge + 7 * way, line + end),
        )
    for rail, out, ink in ((-RAIL_OFFSET, 14, PLUS_INK), (RAIL_OFFSET, 16, GROUND_INK)):
        sheet.wire((edge + out * way, line + rail), (edge + out * way, line + rail + ROW_STEP), ink=ink)
