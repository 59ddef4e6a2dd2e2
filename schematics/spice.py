"""The reed matrix for ngspice: the same parts and nets as on the sheets, with figures at the edge of what they may be.

All 121 reeds are there. The nine of the corner 1A to 3C take all 512 patterns, one row after the other is selected, and
the levels of columns A, B and C are what the Pi would read. All other reeds are closed, or all open.
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

# A pin of the Pi reads this as a zero, that as a one, for sure: BCM2711 (CM4 data sheet) and RP1 (Pi 5). Older Pis
# are less strict (0.9 and 1.6 V, CM3 data sheet).
LOW_V: Final = 0.8
HIGH_V: Final = 2.0


class Edge(NamedTuple):
    """Figures at one edge of what parts may be."""

    supply: float
    pull_up: float  # times its value: 5 % either way
    pi_pull_up: float  # the Pi's own: 33 to 73 k (CM4 data sheet)
    leak: float  # amperes that a pin of the Pi takes: at most 10 uA (CM3 data sheet)
    low: float  # ohms of an output of the decoder
    high: float
    celsius: float
    reed: float = 1.0  # ohms of an old contact with its wires; new ones have 0.2


def _ohms(volts: float, supply: float) -> float:
    """An output of the 74HC154, from the most that its data sheet lets it lose at 4 mA with a supply of 4.5 V.

    Data sheets are silent between 2 and 4.5 V. A MOSFET conducts as its gate is above its threshold: 1 V at most here,
    so that a gate has 3.5 V there, and what is left of the supply here.
    """
    return volts / 4e-3 * (4.5 - 1) / (supply - 1)


# Lows are highest with the most current: in the cold, where diodes drop most, and in the heat, where the decoder does
# (0.26 V up to 25 °C, 0.33 V up to 85 °C). Highs are lowest with the least supply and the most leakage.
COLD: Final = Edge(3.465, 0.95, 33e3, 0, _ohms(0.26, 3.465), _ohms(0.52, 3.465), 0)
HOT: Final = Edge(3.465, 0.95, 33e3, 0, _ohms(0.33, 3.465), _ohms(0.66, 3.465), 60)
WEAK: Final = Edge(3.135, 1.05, 73e3, 10e-6, _ohms(0.33, 3.135), _ohms(0.66, 3.135), 60)

# BAT85: 0.24 V at 0.1 mA and 0.32 V at 1 mA are the most that its data sheet allows. 1N4148: 0.72 V at 5 mA, typical
# slope. "wire" is no diode at all.
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


def _element(part: Part, edge: Edge, diode: str) -> str:
    one, other = part.nets["1"], part.nets["2"]
    if part.symbol == "Resistor":
        return f"R{part.ref} {one} {other} {float(part.value.replace('k', 'e3')) * edge.pull_up}"
    if part.symbol == "Reed":
        return f"R{part.ref} {one} P{other} {OPEN}"
    if diode == "wire":
        return f"R{part.ref} P{other} {one} 1m"
    return f"D{part.ref} P{other} {one} {diode}"


def _in_corner(part: Part) -> int | None:
    """Which bit of a pattern a reed is."""
    y, x = divmod(int(part.ref[1:]), 100)
    return CORNER * (y - 1) + x - 1 if max(y, x) <= CORNER else None


def deck(circuit: Circuit, edge: Edge, diode: str, *, rest_closed: bool) -> str:
    """The whole run as ngspice reads it."""
    columns = {f"C{x}" for x in range(pinmap.SIZE)}
    parts = [part for part in circuit.parts.values() if part.symbol in ("Reed", "Schottky")]
    parts += [part for part in circuit.parts.values() if part.symbol == "Resistor" and part.nets["2"] in columns]
    lines = ["the reed matrix", f".temp {edge.celsius}", MODELS[diode], f"VSUPPLY {V3} 0 {edge.supply}"]
    lines += [_element(part, edge, diode) for part in parts]
    lines += [f"RPI{x} {V3} C{x} {edge.pi_pull_up}\nILEAK{x} C{x} 0 {edge.leak}" for x in range(pinmap.SIZE)]
    lines += [
        f"V{output} OUT{output} 0 {edge.supply}\nRO{output} OUT{output} Y{output} {edge.high}" for output in pinmap.ROWS
    ]
    reeds = [part for part in parts if part.symbol == "Reed"]
    return "\n".join([*lines, ".control", *_patterns(reeds, edge, rest_closed), "quit", ".endc", ".end", ""])


def _patterns(reeds: list[Part], edge: Edge, rest_closed: bool) -> Iterator[str]:
    bits = {_in_corner(reed): reed.ref for reed in reeds}
    if rest_closed:
        yield from (f"alter R{reed.ref} = {edge.reed}" for reed in reeds if _in_corner(reed) is None)
    before = 0
    for count in range(PATTERNS):
        pattern = count ^ count >> 1  # a Gray code: one reed changes at a time
        for bit in range(CORNER * CORNER):
            if (pattern ^ before) >> bit & 1:
                yield f"alter R{bits[bit]} = {edge.reed if pattern >> bit & 1 else OPEN}"
        before = pattern
        for row in range(CORNER):
            output = pinmap.ROWS[row]
            yield f"alter V{output} = 0\nalter RO{output} = {edge.low}\nop"
            yield f'echo "reading {pattern} {row} $&v(c0) $&v(c1) $&v(c2)"'
            yield f"alter V{output} = {edge.supply}\nalter RO{output} = {edge.high}\ndestroy all"


def run(text: str) -> list[Reading]:
    """What ngspice makes of a deck."""
    done = subprocess.run(["ngspice", "-b"], input=text, capture_output=True, text=True, check=False)  # noqa: S607
    found = [line.split()[1:] for line in re.findall(r"^reading .*$", done.stdout, re.MULTILINE)]
    if len(found) != PATTERNS * CORNER:
        raise RuntimeError(f"ngspice gave {len(found)} readings: {done.stderr[-2000:]}")
    return [Reading(int(pattern), int(row), tuple(map(float, volts))) for pattern, row, *volts in found]
