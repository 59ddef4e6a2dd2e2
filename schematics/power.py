"""The current that the table draws, and the supply and the fuse that follow from it.

The lights have a supply of their own. The Pi uses the supply that its maker sells for it, and feeds the display and
the handhelds. Only the grounds are connected, so that neither supply can feed the other.

The figures of the lights are the driver's, from `hardware.leds`. Nothing here was measured on a built table: a comment
says where each figure comes from.
"""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from hardware import leds, pinmap
from hardware.handheld import MOST_HANDHELDS

# ------------------------------------------------------------------------------------------ the lights

WHITE: Final[leds.RGB] = (255, 255, 255)
WHITE_A: Final = (leds.IDLE_MA + 3 * leds.COLOUR_MA) / 1000  # one light with all three colours at full brightness


def lights_a(colour: leds.RGB, limit: float = leds.LIMIT_A) -> float:
    """Return the driver's estimate of the current of a table in one colour, in amperes.

    >>> round(lights_a(leds.UNLIT), 3)
    0.121
    """
    return leds.amperes(leds.encode([colour] * pinmap.POINTS, limit=limit))


IDLE_A: Final = lights_a(leds.UNLIT)
CAPPED_A: Final = leds.LIMIT_A
UNCAPPED_A: Final = lights_a(WHITE, limit=pinmap.POINTS * WHITE_A)  # only wrong data on the bus could cause it

# ------------------------------------------------------------------------------------------ the lights' supply

VOLTS: Final = 5.0
SHEET_V: Final = 4.75  # the lowest voltage under load in the data sheets of plain 5 V desktop supplies
LOWEST_V: Final = 4.85  # the least to accept at the supply's plug while the table is white; docs/build.md measures it
SUPPLIES_A: Final = (2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)  # common ratings of 5 V desktop supplies
FUSES_A: Final = (1.0, 1.25, 1.6, 2.0, 2.5, 3.15, 4.0, 5.0, 6.3)  # 5 x 20 mm, rated by IEC 60127-1 (series R10)
FUSE_LOAD: Final = 0.75  # share of its rating that a fuse carries permanently in a warm box: fuse makers' usual advice
FUSE_HOLDS: Final = 1.5  # a 5 x 20 mm time-lag fuse carries this times its rating for an hour: IEC 60127-2, sheet III
FUSE_DROP_V: Final = 0.1  # at its rated current; 218-type time-lag fuses of 3.15 A have 100 mV in their data sheet
SUPPLY_LOAD: Final = 0.8  # share of its rating at which a supply stays cool in a closed box: rule of thumb


def fuse_for(amperes: float) -> float:
    """Return the rating of the smallest fuse that carries this current permanently.

    >>> fuse_for(2.0)
    3.15
    """
    return next(rating for rating in FUSES_A if rating * FUSE_LOAD >= amperes)


def supply_for(amperes: float, fuse: float) -> float:
    """Return the rating of the smallest supply that delivers this current, and at least the rated current of the fuse.

    >>> supply_for(2.0, 3.15)
    4.0
    """
    return next(rating for rating in SUPPLIES_A if rating * SUPPLY_LOAD >= amperes and rating >= fuse)


FUSE_A: Final = fuse_for(CAPPED_A)
SUPPLY_A: Final = supply_for(CAPPED_A, FUSE_A)


def greatest_limit() -> float:
    """Return the highest current limit of the driver, in amperes, that suits this fuse and this supply."""
    return min(FUSE_A * FUSE_LOAD, SUPPLY_A * SUPPLY_LOAD)


# ------------------------------------------------------------------------------------------ the Pi's side


class Pi(NamedTuple):
    """A model of the Pi: its current under full load, what its USB sockets give, and its maker's supply, in amperes.

    `supply` and `usb` are from Raspberry Pi's documentation, "Power supply", and so is `busy` for the 3B (1.34 A at
    most under stress) and the 4B (1.25 A). For the others `busy` is from published tests. All are rounded up.
    """

    name: str
    busy: float
    usb: float
    supply: float


PIS: Final = (
    Pi("3B, 3B+", 1.4, 1.2, 2.5),
    Pi("4B", 1.3, 1.2, 3.0),
    Pi("5 with the 27 W supply", 2.4, 1.6, 5.0),
    Pi("5 with a 3 A supply", 2.4, 0.6, 3.0),
    Pi("Zero 2 W", 0.6, 1.2, 2.0),  # its one socket is fed straight from the supply: cables and hub carry some 1.2 A
)
# Others measured 26 mA for a running Pico with MicroPython and 26 mA for an all-white SSD1306; rounded up.
HANDHELD_A: Final = 0.08
DISPLAY_A: Final = 0.5  # the most that a USB 2.0 device may take; the parts list asks for a display that keeps to it
BUZZER_A: Final = 0.03  # a piezo disc with its transistor, at the loudest pitch: rule of thumb
SLACK: Final = 1e-9  # of a division that should come out even
DECODER_A: Final = 0.001  # a 74HC154
PULL_UPS_A: Final = 0.004  # eleven pull-ups of 10 k on 3.3 V, one row at a time: 11 x 0.33 mA at most


def logic_a() -> float:
    """Return the current of the parts on the Pi's header: the reed matrix and the buzzer."""
    return BUZZER_A + DECODER_A + PULL_UPS_A


def handhelds_a(number: int = MOST_HANDHELDS) -> float:
    """Return the current of this many handhelds."""
    return number * HANDHELD_A


def pi_a(pi: Pi, *, display: float = 0.0) -> float:
    """Return the current of a Pi under full load with the table's logic, all handhelds, and perhaps a display."""
    return pi.busy + logic_a() + handhelds_a() + display


def beside_display(pi: Pi) -> int:
    """Return how many handhelds this Pi feeds beside the display, at most as many as a table can have."""
    left = min(pi.usb, pi.supply - pi.busy - logic_a()) - DISPLAY_A
    return min(MOST_HANDHELDS, int(left / HANDHELD_A + SLACK))


def watts(amperes: float) -> int:
    """Return the power at 5 V, rounded up."""
    return ceil(amperes * VOLTS)
