"""The circuit of the table, made from the pin map.

>>> table().parts["S601"].point
'6A'

The number of a reed, a diode or a light says where it is: the row from 1 to 11, then the column from 01 to 11.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Final

from hardware import pinmap
from schematics import chips, header, power
from schematics.model import GND, V3, V5, Circuit, Part, circuit

PULL_UP: Final = "10k"
PULL_DOWN: Final = "10k"
DIODE: Final = "BAT85"
CLAMP, CLAMP_A = "SB560", 5.0  # the diode against swapped polarity, and the amperes that it carries permanently


def point_number(at: int) -> int:
    """Return the number of a point in the references of its parts."""
    y, x = divmod(at, pinmap.SIZE)
    return 100 * (y + 1) + x + 1


def name(at: int) -> str:
    """Return the self-test's name for a point."""
    y, x = divmod(at, pinmap.SIZE)
    return f"{y + 1}{ascii_uppercase[x]}"


def two_pins(one: str | None, other: str | None) -> dict[str, str | None]:
    return {"1": one, "2": other}


def table() -> Circuit:
    """Return the circuit of the table."""
    return circuit("table", [*_plugs(), *_matrix(), *_lights(), *_shifter(), *_panel()])


def _plugs() -> Iterator[Part]:
    yield Part("J1", "Pi_Header", "Raspberry Pi", {str(pin): header.net_of(pin) for pin in header.NAMES})
    yield Part("J2", "Screw_Terminal", "5 V in", two_pins("5V_IN", GND))
    yield Part("F1", "Fuse", f"T {power.FUSE_A:g} A", two_pins("5V_IN", V5))
    yield Part("D1", "Schottky_upright", CLAMP, {"1": V5, "2": GND})
    yield Part("C1", "Capacitor_polar", "1000u 10 V", two_pins(V5, GND))
    yield Part("J3", "Feed", "left bus", two_pins(V5, GND))
    yield Part("J5", "Feed", "right bus", two_pins(V5, GND))
    yield Part("J4", "UART", "spare UART", {"1": "TX", "2": "RX", "3": GND})


def _matrix() -> Iterator[Part]:
    nets: dict[str, str | None] = dict.fromkeys(chips.DECODER_OUTPUTS)
    nets |= {chips.DECODER_OUTPUTS[output]: f"Y{output}" for output in pinmap.ROWS}
    nets |= {pin: f"A{bit}" for bit, pin in enumerate(chips.DECODER_ADDRESS)}
    nets |= {**dict.fromkeys(chips.DECODER_ENABLES, GND), chips.DECODER_VCC: V3, chips.DECODER_GND: GND}
    yield Part("U1", "74HC154", "74HC154", nets)
    yield Part("C2", "Capacitor", "100n", two_pins(V3, GND))
    for x in range(pinmap.SIZE):
        yield Part(f"R{x + 1}", "Resistor", PULL_UP, two_pins(V3, f"C{x}"))
    for at in range(pinmap.POINTS):
        row, column = pinmap.reed_of(at)
        where = name(at)
        yield Part(f"S{point_number(at)}", "Reed", "reed", two_pins(f"C{column}", where), where)
        yield Part(f"D{point_number(at)}", "Schottky", DIODE, {"2": where, "1": f"Y{pinmap.ROWS[row]}"}, where)


def _shifter() -> Iterator[Part]:
    """Yield the level shifter: the lights at 5 V need 3.5 V for a one, but the Pi gives 3.3 V.

    Two of the four gates are used, the others are off. The inputs of the used gates have pull-downs: while no Pi is
    plugged in, a floating input would pick up noise and switch lights on.
    """
    nets: dict[str, str | None] = {chips.SHIFTER_VCC: V5, chips.SHIFTER_GND: GND}
    for gate, entry, output in zip(chips.GATES, ("MOSI", "SCLK"), ("DATA_5V", "CLOCK_5V"), strict=False):
        nets |= {gate.entry: entry, gate.output: output, gate.enable: GND}
    for gate in chips.GATES[2:]:
        nets |= {gate.entry: GND, gate.output: None, gate.enable: V5}
    yield Part("U2", "74AHCT125", "74AHCT125", nets)
    yield Part("C3", "Capacitor", "100n", two_pins(V5, GND))
    yield Part("R12", "Resistor_flat", "100", two_pins("DATA_5V", "DATA0"))
    yield Part("R13", "Resistor_flat", "100", two_pins("CLOCK_5V", "CLOCK0"))
    yield Part("R16", "Resistor", PULL_DOWN, two_pins("MOSI", GND))
    yield Part("R17", "Resistor", PULL_DOWN, two_pins("SCLK", GND))


def _lights() -> Iterator[Part]:
    last = pinmap.POINTS - 1
    for at in range(pinmap.POINTS):
        led = pinmap.led_of(at)
        onward = (None, None) if led == last else (f"DATA{led + 1}", f"CLOCK{led + 1}")
        nets = {"DI": f"DATA{led}", "CI": f"CLOCK{led}", "DO": onward[0], "CO": onward[1], "VCC": V5, "GND": GND}
        symbol = "SK9822_back" if at // pinmap.SIZE % 2 else "SK9822"
        yield Part(f"LED{point_number(at)}", symbol, "SK9822", nets, name(at))


def _panel() -> Iterator[Part]:
    for place, button in enumerate(pinmap.BUTTONS):
        yield Part(f"SW{place + 1}", "Button", button.upper(), two_pins(button.upper(), GND))
    yield Part("R14", "Resistor_flat", "4k7", two_pins("BUZZER", "BASE"))
    yield Part("Q1", "NPN", "BC547B", {"1": "DISC", "2": "BASE", "3": GND})
    yield Part("BZ1", "Piezo", "piezo disc", two_pins(header.V5_PI, "DISC"))
    yield Part("R15", "Resistor", "1k", two_pins(header.V5_PI, "DISC"))
