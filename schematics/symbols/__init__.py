"""The symbols of all parts. They are drawn here, so that no other symbol library is needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from schematics.symbol import Symbol
from schematics.symbols import large, small

SYMBOLS: Final[Mapping[str, Symbol]] = {
    symbol.name: symbol
    for symbol in (
        *(small.RESISTOR, small.RESISTOR_FLAT, small.REED_SWITCH, small.SCHOTTKY, small.SCHOTTKY_UPRIGHT, small.BUTTON),
        *(
            small.FUSE,
            small.CAPACITOR,
            small.CAPACITOR_POLAR,
            small.NPN,
            small.PIEZO,
            small.GROUND,
            *small.RAILS,
            small.POWERED,
        ),
        *(large.PI_HEADER, large.SCREW_TERMINAL, large.FEED, large.UART, *large.CHIPS),
        *(large.PICO, large.OLED, large.PAD),
    )
}
