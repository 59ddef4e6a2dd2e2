"""The sheet of the supply: the fuse and the level shifter, between the supply, the Pi and the chain of lights."""

from __future__ import annotations

from typing import Final

from schematics import power, power_wires
from schematics.model import V5, Circuit
from schematics.sheet import Sheet

SUPPLY_NOTE: Final = """\
The lights have a supply of their own: {volts:g} V, {supply:g} A. The Pi keeps the one that its maker sells for it.
Only the grounds are joined. The fuse ({fuse:g} A, time-lag, 5 x 20 mm) sits right behind the supply, in the plus wire.
The driver dims every frame that would draw more than {limit:g} A. D1 saves the lights from a supply with plus and minus
swapped: it conducts until fuse or supply gives up. J2, J3 and J5 are joined by wires of {mm2:g} mm², not by tracks.
The two diamonds are no parts: they tell KiCad's rule check that power comes in there."""

SHIFTER_NOTE: Final = """\
Why a 74AHCT125: at 5 V an SK9822 takes 3.5 V and more for a one (0.7 x VCC), the Pi's pins give 3.3 V.
An AHCT input takes 2.0 V for a one, its output swings to 5 V and is fast enough for 4 MHz; inputs bear a
voltage while the chip itself has none, so either supply may come first. A 74HCT125 would do if its inputs were
never driven without supply; shifters made of a MOSFET and two resistors are too slow.
The 100 ohm resistors stand at the chip and keep the cable to the first light from ringing.
R16 and R17 keep the lights' lines at rest while no Pi is plugged in.
Two gates are left: their inputs are grounded, their outputs off."""


def supply(circuit: Circuit) -> Sheet:
    sheet = Sheet(circuit, "supply", "Supply of the lights and level shifter", "A4")
    sheet.note("Supply", 20, 18, 3, bold=True)
    sheet.place("J2", 30, 36)
    sheet.place("F1", 48, 34)
    sheet.wire((35, 34), (44, 34), ink="plus")
    sheet.tag("5V_IN", (36, 34))
    sheet.wire((52, 34), (108, 34), ink="plus")
    for ref, x in (("D1", 62), ("C1", 76), ("C3", 96)):
        sheet.place(ref, x, 39)
        sheet.wire((x, 34), (x, 36), ink="plus")
        sheet.wire((x, 42), (x, 44), ink="ground")
    sheet.wire((35, 38), (40, 38), (40, 44), (96, 44), ink="ground")
    sheet.mark("GND", (76, 44))
    sheet.mark("Powered", (56, 34))
    sheet.mark("Powered", (52, 44))
    sheet.mark(V5, (108, 34))
    sheet.note("near U2", 99, 43, 1.27)
    figures = {"volts": power.VOLTS, "supply": power.SUPPLY_A, "fuse": power.FUSE_A, "limit": power.CAPPED_A}
    figures["mm2"] = power_wires.BUS_CABLE.mm2
    sheet.note(SUPPLY_NOTE.format(**figures), 20, 52)
    sheet.note("Level shifter", 20, 66, 3, bold=True)
    sheet.place("U2", 60, 100)
    for series, rest, net, y in (("R12", "R16", "MOSI", 83), ("R13", "R17", "SCLK", 94)):
        sheet.place(series, 80, y)
        sheet.wire((70, y), (77, y))
        sheet.place(rest, 38, y + 3)
        sheet.wire((34, y), (50, y))
        sheet.label(net, (34, y), "left")
    sheet.note(SHIFTER_NOTE, 108, 78)
    sheet.finish()
    return sheet
