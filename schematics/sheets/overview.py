"""The first sheet of the table: the Pi's header, and boxes that lead to the other sheets."""

from __future__ import annotations

from typing import Final

from hardware import pinmap
from schematics.model import Circuit
from schematics.sheet import Sheet

READ: Final = """\
A flag with a name (C0, MENU) is a wire to every other flag of that name; behind it stand the numbers of those sheets.
A cross is a pin that nothing is soldered to.
S, D and LED carry their place in their number: the row from 1 to 11, then the column from 01 to 11.
S611 is the reed of row 6, column 11: the point that the self-test calls 6K.
The numbers beside the plug's pins are the places on the plug; GPIO numbers are the Pi's own (BCM)."""
FREE: Final = """\
Pin 1 of the plug is at the end where the SD card is, in the row farther from the rim of the Pi.

Left free: one pin for 5 V, the two for the memory of a HAT, and GPIO{select}, the select line of
the lights' bus: the kernel claims it, but an SK9822 has no such pin.

Boot configuration: {overlay}"""


def overview(circuit: Circuit, sheets: list[tuple[Sheet, str]]) -> Sheet:
    sheet = Sheet(circuit, "table", "Filature: the table", "A4")
    sheet.place("J1", 56, 62)
    for place, (other, about) in enumerate(sheets):
        x, y = 116 + 54 * (place % 2), 26 + 26 * (place // 2)
        sheet.lead_to(other, x, y, 46, 14)
        sheet.note(about, x + 2, y + 2, 1.5)
    sheet.note(READ, 20, 112)
    sheet.note(FREE.format(select=pinmap.LED_CE0, overlay=pinmap.SPI_OVERLAY), 116, 78)
    sheet.finish()
    return sheet
