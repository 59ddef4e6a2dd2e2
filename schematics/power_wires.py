"""The cables of the lights: the current that they carry, and the voltage that is left at the farthest light.

Eleven strips of eleven lights lie row by row, joined at their ends in a serpentine. Behind the fuse a pair of bus wires
runs down the left edge, and another pair along the top and down the right edge. Both ends of every row are fed, so that
the current flows through at most half a row of the strips' own thin copper.
"""

from __future__ import annotations

from functools import cache
from math import pi
from typing import Final, NamedTuple

from hardware import leds, pinmap
from pi_app.draw.paper.board import PITCH
from schematics import power

COPPER: Final = 0.0175  # resistivity in ohm mm² a metre, at 20 °C
WARM: Final = 1.12  # factor for copper at 50 °C, in a closed box: 0.4 % a degree

# Amperes by mm². IEC's table begins at 0.75. For 0.5 the value is scaled in proportion, which is on the safe side:
# thinner copper cools better for its size.
CAPACITY_A: Final = {0.5: 8.6 * 0.5 / 0.75, 0.75: 8.6, 1.0: 10.3, 1.5: 13.5}


class Cable(NamedTuple):
    """A cable with two cores, plus and ground: the copper of one core in mm², and its length one way."""

    name: str
    mm2: float
    metres: float

    @property
    def ohms(self) -> float:
        """The resistance of both cores together."""
        return 2 * self.metres * WARM * COPPER / self.mm2

    @property
    def awg(self) -> int:
        """The thinnest even American wire size with at least this much copper, by the formula of ASTM B258."""
        return max(size for size in range(0, 31, 2) if pi / 4 * (0.127 * 92 ** ((36 - size) / 39)) ** 2 >= self.mm2)

    @property
    def carries(self) -> float:
        """Amperes that it carries permanently, by IEC 60204-1, table 6, installation method B1."""
        return CAPACITY_A[self.mm2]


SUPPLY_CABLE: Final = Cable("supply to fuse to bus", 1.5, 0.5)
BUS_CABLE: Final = Cable("bus down the left edge, and down the right", 1.5, (pinmap.SIZE - 1) * PITCH / 1000)
TOP_CABLE: Final = Cable("along the top to the right bus", 1.5, 0.4)
TAP_CABLE: Final = Cable("tap from a bus to a strip", 0.5, 0.05)
JOINT_CABLE: Final = Cable("joint between two rows", 0.5, 0.045)
CABLES: Final = (SUPPLY_CABLE, BUS_CABLE, TOP_CABLE, TAP_CABLE, JOINT_CABLE)

# One rail of a common strip of 30 lights a metre: 2.5 mm wide, copper of 1 oz, 0.035 mm. Rule of thumb; measure yours.
RAIL_MM2: Final = 2.5 * 0.035
STRIP_RAIL: Final = Cable("strip, from light to light", RAIL_MM2, PITCH / 1000)

LEFT_ROWS: Final = tuple(range(0, pinmap.SIZE, 2))  # the rows that begin at the left edge
# The rows that begin at the right edge, and the last row, which ends there.
RIGHT_ROWS: Final = (*range(1, pinmap.SIZE, 2), pinmap.SIZE - 1)
LEFT_TAPS: Final = tuple(pinmap.led_of(pinmap.point(0, row)) for row in LEFT_ROWS)  # by number along the chain
RIGHT_TAPS: Final = tuple(pinmap.led_of(pinmap.point(pinmap.SIZE - 1, row)) for row in RIGHT_ROWS)
SOLDER: Final = 1e-6  # ohm: two wires soldered together at one place
CONTACTS: Final = 0.02  # ohm: plug, fuse holder and screw terminals together; rule of thumb
LEAST_V: Final = 4.5  # the data sheets of the SK9822 require 4.5 to 5.5 V

Matrix = list[list[float]]


class Bus(NamedTuple):
    """A bus: the resistance from the top of the left bus to its own top, and the rows and lights that it feeds."""

    ohms: float
    rows: tuple[int, ...]
    taps: tuple[int, ...]


def buses() -> tuple[Bus, Bus]:
    """Return the left and the right bus."""
    return Bus(0, LEFT_ROWS, LEFT_TAPS), Bus(TOP_CABLE.ohms, RIGHT_ROWS, RIGHT_TAPS)


def _conductances() -> Matrix:
    """Return the conductance matrix of the network. The fuse is the source.

    Its nodes are the 121 lights along the chain, the top of the left bus, then each tap.
    """
    lights, fed = pinmap.POINTS, buses()
    head, size = lights, lights + 1 + sum(len(bus.taps) for bus in fed)
    matrix = [[0.0] * size for _ in range(size)]

    def join(one: int, other: int | None, ohms: float) -> None:
        for node, far in ((one, other), (other, one)):
            if node is not None:
                matrix[node][node] += 1 / ohms
                if far is not None:
                    matrix[node][far] -= 1 / ohms

    for light in range(lights - 1):
        turns = (light + 1) % pinmap.SIZE == 0
        join(light, light + 1, JOINT_CABLE.ohms if turns else STRIP_RAIL.ohms)
    join(head, None, SUPPLY_CABLE.ohms)
    node = head
    for bus in fed:
        before, row_before, ohms = head, 0, bus.ohms
        for row, light in zip(bus.rows, bus.taps, strict=True):
            node += 1
            ohms += BUS_CABLE.ohms * (row - row_before) / (pinmap.SIZE - 1)
            join(node, before, max(ohms, SOLDER))
            join(node, light, TAP_CABLE.ohms)
            before, row_before, ohms = node, row, 0
    return matrix


@cache
def _resistances() -> Matrix:
    """Return, for each pair of lights, the volts that one loses for each ampere that the other draws.

    This inverts the conductance matrix by Gauss-Jordan elimination.
    """
    rows = [[*row, *(float(at == other) for other in range(pinmap.POINTS))] for at, row in enumerate(_conductances())]
    for at, row in enumerate(rows):
        pivot = row[at]
        rows[at] = row = [value / pivot for value in row]
        for other, line in enumerate(rows):
            if other != at and line[at]:
                factor = line[at]
                rows[other] = [value - factor * mine for value, mine in zip(line, row, strict=True)]
    return [row[-pinmap.POINTS :] for row in rows[: pinmap.POINTS]]


def lost(light: int, limit: float) -> float:
    """Return the most volts that a light can lose in cables while the whole chain draws no more than `limit`.

    The worst frame is computed: every light draws its idle current, and the lights whose current costs this one the
    most volts are white, as many as the limit allows.
    """
    ohms = sorted(_resistances()[light], reverse=True)
    idle = leds.IDLE_MA / 1000
    left, volts = limit - pinmap.POINTS * idle, sum(ohms) * idle
    for each in ohms:
        more = min(left, power.WHITE_A - idle)
        volts, left = volts + each * more, left - more
    return volts


def farthest(limit: float = power.CAPPED_A, supply: float = power.LOWEST_V) -> tuple[int, float]:
    """Return the light that can lose most, by its number along the chain, and the lowest voltage that is left there.

    The voltage drop of the fuse and the contacts is included.
    """
    light = max(range(pinmap.POINTS), key=lambda each: lost(each, limit))
    before = limit * (power.FUSE_DROP_V / power.FUSE_A + CONTACTS)
    return light, supply - before - lost(light, limit)
