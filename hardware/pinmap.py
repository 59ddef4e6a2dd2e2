"""The wiring of the table and the handheld. This is the only file that contains BCM pin numbers.

Drivers, schematics and documents read them from here. A point of the table is one number, `y * 11 + x`, row by row
from the top left.

>>> BUTTONS["menu"]
3
>>> led_of(point(0, 1)), led_of(point(10, 1))  # the second row of the chain runs backwards
(21, 11)
>>> reed_of(point(4, 2))
Reed(row=2, column=4)
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple

SIZE: Final = 11
POINTS: Final = SIZE * SIZE

# ---- the 26 pins

LED_MOSI: Final = 10
LED_SCLK: Final = 11
LED_CE0: Final = 8  # the chain has no select line, but the kernel's spi0 claims one
ROW_ADDRESS: Final = (22, 23, 24, 25)  # A0 to A3 of the 74HC154
COLUMNS: Final = (5, 6, 12, 13, 16, 17, 19, 20, 21, 26, 27)  # C0 to C10
BUTTONS: Final[Mapping[str, int]] = {"menu": 3, "ok": 2, "back": 4, "left": 7, "right": 9}
BUZZER: Final = 18
SPARE_TX: Final = 14
SPARE_RX: Final = 15

BCM: Final = range(2, 28)  # the pins of the 40-pin header; 0 and 1 belong to the HATs' EEPROM

# The line of the boot configuration that gives the chain its SPI bus and leaves pins 7 and 9 to the buttons.
SPI_OVERLAY: Final = "dtoverlay=spi0-1cs,no_miso"


def used() -> dict[str, int]:
    """Return every used pin by the name of its net.

    >>> used()["C10"]
    27
    """
    return {
        "MOSI": LED_MOSI,
        "SCLK": LED_SCLK,
        "CE0": LED_CE0,
        **{f"A{bit}": bcm for bit, bcm in enumerate(ROW_ADDRESS)},
        **{f"C{column}": bcm for column, bcm in enumerate(COLUMNS)},
        **{name.upper(): bcm for name, bcm in BUTTONS.items()},
        "BUZZER": BUZZER,
        "TX": SPARE_TX,
        "RX": SPARE_RX,
    }


# ---- the reeds

# The decoder's output (Y0 to Y15) of each row. The order is a Gray code: from off through all rows and back to off,
# only one address line changes at a time. So a row costs one write, and no other row is selected in between.
ROWS: Final = (14, 12, 13, 9, 8, 0, 1, 5, 4, 6, 7)
ROWS_OFF: Final = 15  # this output is not connected


class Reed(NamedTuple):
    """The place of a reed in the matrix."""

    row: int
    column: int


def point(x: int, y: int) -> int:
    """Return the number of a point, from its column and its row."""
    return y * SIZE + x


def reed_of(at: int) -> Reed:
    """Return the row and column of the reed under a point."""
    return Reed(*divmod(at, SIZE))


# ---- the lights


def led_of(at: int) -> int:
    """Return a point's place along the chain of lights: a serpentine from the top left, every second row backwards."""
    y, x = divmod(at, SIZE)
    return y * SIZE + (SIZE - 1 - x if y % 2 else x)


# The place along the chain by point. A serpentine is its own inverse, so it is also the point by place.
LEDS: Final = tuple(led_of(at) for at in range(POINTS))


# ---- the handheld


class Wire(NamedTuple):
    """A wire of the handheld: the number of the Pico's pin on its board, its GP number if any, and the other end."""

    pin: int
    gp: int | None
    to: str


# Each key connects its pin with ground. On the Pico GP 4 and 5 are I2C 0.
HANDHELD: Final[Mapping[str, Wire]] = {
    "3V3": Wire(36, None, "screen VCC"),
    "GND": Wire(38, None, "screen GND, the other leg of every key"),
    "SDA": Wire(6, 4, "screen SDA"),
    "SCL": Wire(7, 5, "screen SCL"),
    "UP": Wire(9, 6, "pad up"),
    "DOWN": Wire(10, 7, "pad down"),
    "LEFT": Wire(11, 8, "pad left"),
    "RIGHT": Wire(12, 9, "pad right"),
    "PRESS": Wire(14, 10, "pad pressed"),
    "A": Wire(15, 11, "button A"),
    "B": Wire(16, 12, "button B"),
}


def wiring_mistakes() -> list[str]:
    """Return what is wrong with the tables above: every pin must have exactly one use, and the rows a Gray code."""
    pins = sorted(used().values())
    wrong = [f"BCM {bcm} is used {pins.count(bcm)} times" for bcm in BCM if pins.count(bcm) != 1]
    wrong += [f"BCM {bcm} is not on the header" for bcm in pins if bcm not in BCM]
    if len({ROWS_OFF, *ROWS}) != SIZE + 1:
        wrong.append("two rows share an output of the decoder")
    path = (ROWS_OFF, *ROWS, ROWS_OFF)
    wrong += [f"not one line changes from address {a} to {b}" for a, b in pairwise(path) if (a ^ b).bit_count() != 1]
    return wrong
