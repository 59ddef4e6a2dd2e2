"""The sheet of the reeds: the matrix as it lies under the table, with horizontal rows and vertical columns."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from hardware import pinmap
from schematics.model import Circuit
from schematics.sheet import Sheet
from schematics.symbols.large import ROW_PITCH
from schematics.table import point_number

LEFT, TOP = 72, 38  # position of the reed of point 1A
COLUMN_PITCH: Final = 20
ROW_BELOW: Final = 5  # distance of a row's wire below its reeds

NOTE: Final = """\
How a scan works: the Pi puts a row's address on A0 to A3 and the decoder pulls that row low. A closed reed in it
pulls its column low through its diode. Address 15 (Y15, wired to nothing) selects no row. The order of the outputs
is a Gray code: from row to row one address line changes, and no other row is ever selected in between.
Diodes: the end with the ring (cathode) points to the row. Without them three pieces would fake a fourth.
They are Schottky diodes: with 1N4148 and a full row a low would no longer be low (see README.md)."""


def reeds(circuit: Circuit) -> Sheet:
    sheet = Sheet(circuit, "reeds", "Reed matrix", "A3")
    right = LEFT + COLUMN_PITCH * (pinmap.SIZE - 1)
    bottom = TOP + ROW_PITCH * (pinmap.SIZE - 1) + ROW_BELOW
    for x in range(pinmap.SIZE):
        column = LEFT + COLUMN_PITCH * x
        sheet.place(f"R{x + 1}", column, TOP - 12)
        sheet.wire((column, TOP - 9), (column, bottom + 4))
        sheet.label(f"C{x}", (column, bottom + 4), "down")
        sheet.note(ascii_uppercase[x], column - 1, TOP - 24, 4, bold=True)
    for y in range(pinmap.SIZE):
        line = TOP + ROW_PITCH * y
        sheet.wire((LEFT - 20, line + ROW_BELOW), (right + 14, line + ROW_BELOW))
        sheet.tag(f"Y{pinmap.ROWS[y]}", (LEFT - 14, line + ROW_BELOW))
        sheet.note(str(y + 1), right + 19, line - 1, 4, bold=True)
    for at in range(pinmap.POINTS):
        y, x = divmod(at, pinmap.SIZE)
        column, line = LEFT + COLUMN_PITCH * x, TOP + ROW_PITCH * y
        sheet.place(f"S{point_number(at)}", column + 4, line)
        sheet.place(f"D{point_number(at)}", column + 11, line)
        sheet.wire((column, line), (column + 1, line))
        sheet.wire((column + 7, line), (column + 8, line))
        sheet.wire((column + 14, line), (column + 14, line + ROW_BELOW))
    sheet.place("U1", LEFT - 30, TOP + ROW_PITCH * 5 + ROW_BELOW)
    sheet.place("C2", 18, TOP + 40)
    sheet.note("near U1", 20, TOP + 43, 1.27)
    sheet.note(NOTE, LEFT - 6, bottom + 14)
    sheet.finish()
    return sheet
