"""The 40 pins of the Pi's header: the name of each pin, from gpiozero, and the net that is connected to it.

>>> NAMES[1], NAMES[6], pin_of(pinmap.LED_MOSI)
('3V3', 'GND', 19)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gpiozero import PiBoardInfo

from hardware import pinmap
from schematics.model import GND, V3

# This is a Pi 3B; the header is the same on every Pi with 40 pins.
_PLUG: Final = PiBoardInfo.from_revision(0xA02082).headers["J8"]
NAMES: Final[Mapping[int, str]] = {number: pin.name for number, pin in sorted(_PLUG.pins.items())}
SUPPLY_3V3: Final = next(number for number, name in NAMES.items() if name == "3V3")
SUPPLY_5V: Final = next(number for number, name in NAMES.items() if name == "5V")
V5_PI: Final = "5V_PI"


def pin_of(bcm: int) -> int:
    """Return the pin of the header that has a BCM number."""
    return next(number for number, name in NAMES.items() if name == f"GPIO{bcm}")


def net_of(number: int) -> str | None:
    """Return the net on a pin of the header, or None.

    One of the two 5 V pins is not connected, and neither is CE0, which only the kernel claims.
    """
    if number in (SUPPLY_5V, pin_of(pinmap.LED_CE0)):
        return V5_PI if number == SUPPLY_5V else None
    nets = {f"GPIO{bcm}": net for net, bcm in pinmap.used().items()}
    return {"3V3": V3, "GND": GND, **nets}.get(NAMES[number])
