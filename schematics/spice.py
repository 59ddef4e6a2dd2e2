"""Simulate the reed matrix with ngspice: the same parts and nets as on the sheets, with worst-case values.

All 121 reeds are there. The nine of the corner 1A to 3C go through all 512 patterns. For each pattern their three rows
are selected in turn, and the levels of columns A, B and C are recorded: this is what the Pi would read. The other reeds
are either all closed or all open.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from typing import Final, NamedTuple

from hardware import pinmap
from schematics.model import V3, Circuit, Part

CORNER: Final = 3
PATTERNS: Final = 1 << CORNER * CORNER
OPEN: Final = 1e10

# A pin of the Pi is guaranteed to read a zero up to LOW_V and a one from HIGH_V: BCM2711 (CM4 data sheet) and RP1
# (Pi 5). Older Pis are less strict (0.9 and 1.6 V, CM3 data sheet).
LOW_V: Final = 0.8
HIGH_V: Final = 2.0


class WorstCase(NamedTuple):
    """The values of the parts in one worst case."""

    supply: float  # volts
    pull_up: float  # factor on the resistor's value: tolerance of 5 %
    pi_pull_up: float  # ohms of the Pi's own pull-up: 33 to 73 k (CM4 data sheet)
    leak: float  # amperes that flow into a pin of the Pi: at most 10 uA (CM3 data sheet)
    low: float  # ohms of an output of the decoder that is low
    high: float  # ohms of an output of the decoder that is high
    celsius: float
    reed: float = 1.0  # ohms of an old contact with its wires; new ones have 0.2


def _ohms(volts: float, supply: float) -> float:
    """Estimate the resistance of an output of the 74HC154 at a lower supply than in its data sheet.

    `volts` is the highest voltage drop that the data sheet allows at 4 mA with a supply of 4.5 V. The data sheet says
    nothing about 2 to 4.5 V. A MOSFET's conductance is proportional to the gate voltage above the threshold, which is
    1 V at most: 3.5 V at a supply of 4.5 V, and `supply` - 1 V here.
    """
    return volts / 4e-3 * (4.5 - 1) / (supply - 1)


# The low level is highest with the most current: either cold, when the diodes have the largest drop, or hot, when the
# decoder has (0.26 V up to 25 °C, 0.33 V up to 85 °C). The high level is lowest with the lowest supply and the most
# leakage.
COLD: Final = WorstCase(3.465, 0.95, 33e3, 0, _ohms(0.26, 3.465), _ohms(0.52, 3.465), 0)
HOT: Final = WorstCase(3.465, 0.95, 33e3, 0, _ohms(0.33, 3.465), _ohms(0.66, 3.465), 60)
WEAK: Final = WorstCase(3.135, 1.05, 73e3, 10e-6, _ohms(0.33, 3.135), _ohms(0.66, 3.135), 60)

# BAT85: 0.24 V at 0.1 mA and 0.32 V at 1 mA, the maxima of its data sheet. 1N4148: 0.72 V at 5 mA, typical slope.
# "wire" replaces the diode with a wire.
MODELS: Final = {
    "BAT85": ".model BAT85 D(IS=100n N=1.344 RS=2 EG=0.69 XTI=2 TNOM=25)",
    "1N4148": ".model 1N4148 D(IS=2.7n N=1.84 RS=0.6 EG=1.11 XTI=3 TNOM=25)",
    "wire": "",
}


class Reading(NamedTuple):
    """The levels of the corner's columns while one of its rows is selected."""

    pattern: int  # bit 3 * y + x: the reed at row y, column x is closed
    row: int
    volts: tuple[float, ...]

    def closed(self, column: int) -> bool:
        return bool(self.pattern >> CORNER * self.row + column & 1)


def _element(part: Part, case: WorstCase, diode: str) -> str:
    one, other = part.nets["1"], part.nets["2"]
    if part.symbol == "Resistor":
        return f"R{part.ref} {one} {other} {float(part.value.replace('k', 'e3')) * case.pull_up}"
    if part.symbol == "Reed":
        return f"R{part.ref} {one} P{other} {OPEN}"
    if diode == "wire":
        return f"R{part.ref} P{other} {one} 1m"
    return f"D{part.ref} P{other} {one} {diode}"


def _in_corner(part: Part) -> int | None:
    """Return the bit of a pattern that stands for a reed, or None if it is outside the corner."""
    y, x = divmod(int(part.ref[1:]), 100)
    return CORNER * (y - 1) + x - 1 if max(y, x) <= CORNER else None


def deck(circuit: Circuit, case: WorstCase, diode: str, *, rest_closed: bool) -> str:
    """Return the input for ngspice that simulates all patterns."""
    columns = {f"C{x}" for x in range(pinmap.SIZE)}
    parts = [part for part in circuit.parts.values() if part.symbol in ("Reed", "Schottky")]
    parts += [part for part in circuit.parts.values() if part.symbol == "Resistor" and part.nets["2"] in columns]
    lines = ["the reed matrix", f".temp {case.celsius}", MODELS[diode], f"VSUPPLY {V3} 0 {case.supply}"]
    lines += [_element(part, case, diode) for part in parts]
    lines += [f"RPI{x} {V3} C{x} {case.pi_pull_up}\nILEAK{x} C{x} 0 {case.leak}" for x in range(pinmap.SIZE)]
    lines += [
        f"V{output} OUT{output} 0 {case.supply}\nRO{output} OUT{output} Y{output} {case.high}" for output in pinmap.ROWS
    ]
    reeds = [part for part in parts if part.symbol == "Reed"]
    return "\n".join([*lines, ".control", *_patterns(reeds, case, rest_closed), "quit", ".endc", ".end", ""])


def _patterns(reeds: list[Part], case: WorstCase, rest_closed: bool) -> Iterator[str]:
    bits = {_in_corner(reed): reed.ref for reed in reeds}
    if rest_closed:
        yield from (f"alter R{reed.ref} = {case.reed}" for reed in reeds if _in_corner(reed) is None)
    before = 0
    for count in range(PATTERNS):
        pattern = count ^ count >> 1  # a Gray code: one reed changes at a time
        for bit in range(CORNER * CORNER):
            if (pattern ^ before) >> bit & 1:
                yield f"alter R{bits[bit]} = {case.reed if pattern >> bit & 1 else OPEN}"
        before = pattern
        for row in range(CORNER):
            output = pinmap.ROWS[row]
            yield f"alter V{output} = 0\nalter RO{output} = {case.low}\nop"
            yield f'echo "reading {pattern} {row} $&v(c0) $&v(c1) $&v(c2)"'
            yield f"alter V{output} = {case.supply}\nalter RO{output} = {case.high}\ndestroy all"


def run(text: str) -> list[Reading]:
    """Run ngspice on a deck and return the levels that it finds."""
    done = subprocess.run(["ngspice", "-b"], input=text, capture_output=True, text=True, check=False)  # noqa: S607
    found = [line.split()[1:] for line in re.findall(r"^reading .*$", done.stdout, re.MULTILINE)]
    if len(found) != PATTERNS * CORNER:
        raise RuntimeError(f"ngspice gave {len(found)} readings: {done.stderr[-2000:]}")
    return [Reading(int(pattern), int(row), tuple(map(float, volts))) for pattern, row, *volts in found]
