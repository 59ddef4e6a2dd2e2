"""The sheet of the handheld."""

from __future__ import annotations

from typing import Final

from schematics.model import Circuit
from schematics.sheet import Sheet

NOTE: Final = """\
Every key connects its pin with ground; the Pico pulls the pins up, so no resistors are needed.
The screen is a module of 128 x 64 dots with an SSD1306 on I2C (address 3c) for 3.3 V. It has the bus's
pull-up resistors on board. Mind its order of pins: some modules have VCC first.
Power and data come through the Pico's own USB socket."""


def handheld_sheet(circuit: Circuit) -> Sheet:
    sheet = Sheet(circuit, "handheld", "Filature: the handheld", "A4")
    sheet.place("A1", 150, 62)
    sheet.place("DS1", 70, 36)
    sheet.place("SW1", 70, 56)
    for net, y in zip(
        ("SDA", "SCL", "UP", "DOWN", "LEFT", "RIGHT", "PRESS"), (44, 48, 56, 60, 64, 68, 76), strict=True
    ):
        sheet.wire((88, y), (137, y))
        sheet.tag(net, (114, y))
    sheet.place("SW2", 76, 92)
    sheet.wire((80, 92), (104, 92), (104, 80), (137, 80))
    sheet.tag("A", (114, 80))
    sheet.place("SW3", 76, 102)
    sheet.wire((80, 102), (110, 102), (110, 84), (137, 84))
    sheet.tag("B", (114, 84))
    sheet.note(NOTE, 20, 116)
    sheet.finish()
    return sheet
