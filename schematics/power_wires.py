"""The wires of the lights: what they bear, and what voltage is left at the farthest light.

Eleven strips of eleven lights lie row by row, joined at their ends in a serpentine. A pair of bus wires runs down the
left edge from the fuse. It feeds the chain at its head and wherever the serpentine comes back to that edge. Between
two taps the current has only the strips' own thin copper.
"""

from __future__ import annotations

from functools import cache
from math import pi
from typing import Final, NamedTuple

from hardware import leds, pinmap
from schematics import power
from schematics.board_geometry import PITCH

COPPER: Final = 0.0175  # ohm mm² a metre, at 20 °C
WARM: Final = 1.12  # the same copper at 50 °C, in a closed box: 0.4 % a degree

# Amperes by mm². The table begins at 0.75; thinner copper cools better for its size, so proportion is on the safe side.
BEARS: Final = {0.5: 8.6 * 0.5 / 0.75, 0.75: 8.6, 1.0: 10.3, 1.5: 13.5}


class Wire(NamedTuple):
    """A wire of two cores, plus and ground: the copper of a core, the length there."""

    name: str
    mm2: float
    metres: float

    @property
    def ohms(self) -> float:
        """There and back."""
        return 2 * self.metres * WARM * COPPER / self.mm2

    @property
    def awg(self) -> int:
        """The thinnest even American size with as much copper, by the formula that defines them (ASTM B258)."""
        return max(size for size in range(0, 31, 2) if pi / 4 * (0.127 * 92 ** ((36 - size) / 39)) ** 2 >= self.mm2)

    @property
    def bears(self) -> float:
        """Amperes for ever, by IEC 60204-1, table 6, laying B1."""
        return BEARS[self.mm2]


FEED: Final = Wire("supply to fuse to bus", 1.5, 0.5)
BUS: Final = Wire("bus down the left edge", 1.5, (pinmap.SIZE - 1) * PITCH / 1000)
TAP: Final = Wire("tap from the bus to a strip", 0.5, 0.05)
JOINT: Final = Wire("joint between two rows", 0.5, 0.045)
WIRES: Final = (FEED, BUS, TAP, JOINT)

# One rail of a common strip of 30 lights a metre: 2.5 mm wide, copper of 1 oz, 0.035 mm. Rule of thumb; measure yours.
RAIL_MM2: Final = 2.5 * 0.035
RAIL: Final = Wire("strip, from light to light", RAIL_MM2, PITCH / 1000)

TAPPED_ROWS: Final = tuple(range(0, pinmap.SIZE, 2))  # the rows that begin at the left edge
TAPS: Final = tuple(row * pinmap.SIZE for row in TAPPED_ROWS)  # by number along the chain
CONTACTS: Final = 0.02  # ohm: plug, fuse holder and screw terminals together; rule of thumb
LEAST_V: Final = 4.5  # an SK9822 wants 4.5 to 5.5 V in its data sheets

Matrix = list[list[float]]


def _conductances() -> Matrix:
    """Node by node: 121 lights along the chain, then the bus at each tapped row. The head of the bus is the source."""
    lights, taps = pinmap.POINTS, len(TAPS)
    matrix = [[0.0] * (lights + taps) for _ in range(lights + taps)]

    def join(one: int, other: int | None, ohms: float) -> None:
        for node, far in ((one, other), (other, one)):
            if node is not None:
                matrix[node][node] += 1 / ohms
                if far is not None:
                    matrix[node][far] -= 1 / ohms

    for light in range(lights - 1):
        turns = (light + 1) % pinmap.SIZE == 0
        join(light, light + 1, JOINT.ohms if turns else RAIL.ohms)
    for number, light in enumerate(TAPS):
        join(lights + number, light, TAP.ohms)
        two_rows = BUS.ohms * (TAPPED_ROWS[number] - TAPPED_ROWS[number - 1]) / (pinmap.SIZE - 1)
        join(lights + number, lights + number - 1 if number else None, two_rows if number else FEED.ohms)
    return matrix


@cache
def _resistances() -> Matrix:
    """By two lights: the volts that one loses for each ampere that the other draws. By Gauss and Jordan."""
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
    """The most volts that a light can lose in wires while the whole chain draws no more than `limit`.

    The worst frame is found, not guessed: all are lit a little, and those whose current hurts this one most are white.
    """
    ohms = sorted(_resistances()[light], reverse=True)
    idle = leds.IDLE_MA / 1000
    left, volts = limit - pinmap.POINTS * idle, sum(ohms) * idle
    for each in ohms:
        more = min(left, power.WHITE_A - idle)
        volts, left = volts + each * more, left - more
    return volts


def farthest(limit: float = power.CAPPED_A) -> tuple[int, float]:
    """The light that can lose most, by its number along the chain, and the voltage that is left there at worst.

    The supply is at its lowest; fuse and contacts take their share.
    """
    light = max(range(pinmap.POINTS), key=lambda each: lost(each, limit))
    before = limit * (power.FUSE_DROP_V / power.FUSE_A + CONTACTS)
    return light, power.LOWEST_V - before - lost(light, limit)
