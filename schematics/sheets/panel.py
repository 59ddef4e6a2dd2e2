"""The sheet of the panel: the five buttons, the buzzer, and the spare serial line."""

from __future__ import annotations

from typing import Final

from hardware import pinmap
from schematics.model import GND, Circuit
from schematics.sheet import Sheet

BUTTONS_NOTE: Final = """\
Each button connects its pin with ground; the Pi pulls the pin up. No resistors are needed.
Two of the pins (OK and MENU) have 1.8 k to 3.3 V on the Pi itself. MENU's pin wakes
a Pi 3, 4 or Zero 2 W that was shut down; a Pi 5 has a button of its own for that."""
BUZZER_NOTE: Final = """\
A piezo disc without electronics of its own ("passive"): the Pi makes the tone. The transistor gives it
5 V, and R15 empties the disc between two pulses. It is fed by the Pi, so the table is heard also while the
lights have no supply."""
UART_NOTE: Final = """\
Nothing of Filature uses these two pins. 3.3 V only: 5 V here harm the Pi."""


def panel(circuit: Circuit) -> Sheet:
    sheet = Sheet(circuit, "panel", "Buttons, buzzer, spare line", "A4")
    sheet.note("Buttons", 20, 18, 3, bold=True)
    top = 34
    for place in range(len(pinmap.BUTTONS)):
        y = top + 9 * place
        sheet.place(f"SW{place + 1}", 46, y)
        sheet.wire((34, y), (42, y))
        sheet.label(list(pinmap.BUTTONS)[place].upper(), (34, y), "left")
        sheet.wire((50, y), (58, y))
    last = top + 9 * (len(pinmap.BUTTONS) - 1)
    sheet.wire((58, top), (58, last + 3))
    sheet.mark(GND, (58, last + 3))
    sheet.note(BUTTONS_NOTE, 20, last + 12)
    sheet.note("Buzzer", 118, 18, 3, bold=True)
    sheet.place("R14", 138, 58)
    sheet.place("Q1", 150, 58)
    sheet.wire((141, 58), (146, 58))
    sheet.place("R15", 152, 42)
    sheet.place("BZ1", 174, 42)
    sheet.label("5V_PI", (152, 34), "up")
    sheet.wire((152, 34), (152, 39))
    sheet.wire((152, 36), (166, 36), (166, 41), (170, 41))
    sheet.wire((152, 45), (152, 54))
    sheet.wire((152, 50), (166, 50), (166, 43), (170, 43))
    sheet.note(BUZZER_NOTE, 118, last + 12)
    sheet.note("Spare serial line", 20, 104, 3, bold=True)
    sheet.place("J4", 46, 122)
    sheet.note(UART_NOTE, 20, 132)
    sheet.finish()
    return sheet
