"""The circuit of the handheld, made from the pin map. Its keys need no resistors: the Pico pulls its pins up."""

from __future__ import annotations

from hardware import pinmap
from schematics.model import GND, V3, Circuit, Part, circuit

_PAD = ("UP", "DOWN", "LEFT", "RIGHT", "PRESS")
_NETS = {"3V3": V3}


def handheld() -> Circuit:
    """Return the circuit of the handheld."""
    wires = {str(wire.pin): _NETS.get(net, net) for net, wire in pinmap.HANDHELD.items()}
    pico = {str(number): wires.get(str(number)) for number in range(1, 41)}
    pad = {str(place + 1): net for place, net in enumerate(_PAD)}
    return circuit(
        "handheld",
        [
            Part("A1", "Pico", "Raspberry Pi Pico", pico),
            Part("DS1", "OLED", "SSD1306 128x64 I2C", {"1": GND, "2": V3, "3": "SCL", "4": "SDA"}),
            Part("SW1", "Pad", "five-way pad", {**pad, "6": GND}),
            Part("SW2", "Button", "A", {"1": GND, "2": "A"}),
            Part("SW3", "Button", "B", {"1": GND, "2": "B"}),
        ],
    )
