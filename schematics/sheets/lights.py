"""The chain of lights as it lies on the table: a serpentine, with the buses that feed it down both edges."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final, NamedTuple

from hardware import pinmap
from schematics.model import GND, V5, Circuit
from schematics.power_wires import LEFT_ROWS, RIGHT_ROWS
from schematics.sheet import Ink, Sheet
from schematics.table import number

LEFT, TOP = 48, 38  # the light of point 1A
ACROSS, DOWN = 23, 14
RIGHT: Final = LEFT + ACROSS * (pinmap.SIZE - 1)
RAIL: Final = 5  # a row's plus and ground, above and below its lights
PLUS: Final[Ink] = "plus"
GROUND: Final[Ink] = "ground"
HEAD: Final = TOP - RAIL - 6  # where the buses begin


class Bus(NamedTuple):
    """Where the two wires of a bus run down, the plug that they begin at, and the rows that they feed."""

    ref: str
    plus: int
    ground: int
    rows: tuple[int, ...]


BUSES: Final = Bus("J3", LEFT - 24, LEFT - 28, LEFT_ROWS), Bus("J5", RIGHT + 26, RIGHT + 22, RIGHT_ROWS)

NOTE: Final = """\
Eleven pieces of eleven lights, 30 a metre, row by row; the arrows printed on a piece follow the chain. Every second
row runs backwards. Each joint between two rows has four wires: data, clock, plus and ground. One bus feeds the left
end of rows {left}, the other the right end of rows {right};
docs/power.md tells why, and how thick their wires are. J3 and J5 stand on the small board, beside the fuse."""


def lights(circuit: Circuit) -> Sheet:
    sheet = Sheet(circuit, "lights", "Chain of lights", "A3")
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
        sheet.note(str(y + 1), RIGHT + 30, line - 1.5, 4, bold=True)
        if y < pinmap.SIZE - 1:
            _turn(sheet, line, RIGHT if y % 2 == 0 else LEFT, 1 if y % 2 == 0 else -1)
    for x in range(pinmap.SIZE):
        sheet.note(ascii_uppercase[x], LEFT + ACROSS * x - 1, TOP - 16, 4, bold=True)
    for bus in BUSES:
        _bus(sheet, bus)
    rows = {
        name: ", ".join(str(row + 1) for row in bus.rows) for name, bus in zip(("left", "right"), BUSES, strict=True)
    }
    sheet.note(NOTE.format(**rows), 20, TOP + DOWN * (pinmap.SIZE - 1) + 14)
    sheet.finish()
    return sheet


def _bus(sheet: Sheet, bus: Bus) -> None:
    foot = TOP + DOWN * bus.rows[-1]
    sheet.wire((bus.plus, HEAD), (bus.plus, foot - RAIL), ink=PLUS)
    sheet.wire((bus.ground, HEAD), (bus.ground, foot + RAIL), ink=GROUND)
    sheet.place(bus.ref, (bus.plus + bus.ground) // 2, HEAD - 5)
    sheet.mark(V5, (bus.plus + 4, HEAD + 3))
    sheet.wire((bus.plus, HEAD + 3), (bus.plus + 4, HEAD + 3), ink=PLUS)
    sheet.mark(GND, (bus.ground, foot + RAIL))


def _edges(y: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where the plus and the ground of a row begin and end: at a bus, or at the joint with a neighbour."""
    left, right = BUSES
    starts = (left.plus, left.ground) if y in left.rows else (LEFT - 14, LEFT - 16)
    ends = (right.plus, right.ground) if y in right.rows else (RIGHT + 14, RIGHT + 16)
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
