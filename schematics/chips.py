"""The pins of the two chips, from their data sheets."""

from __future__ import annotations

from typing import Final, NamedTuple

# 74HC154, DIP-24: outputs Y0 to Y15, address A0 to A3, enables, supply.
DECODER_OUTPUTS: Final = tuple(str(pin) for pin in (*range(1, 12), *range(13, 18)))
DECODER_ADDRESS: Final = ("23", "22", "21", "20")
DECODER_ENABLES: Final = ("18", "19")
DECODER_VCC, DECODER_GND = "24", "12"


class Gate(NamedTuple):
    """The pins of one buffer."""

    entry: str
    output: str
    enable: str


# 74AHCT125, DIP-14.
GATES: Final = (Gate("2", "3", "1"), Gate("5", "6", "4"), Gate("9", "8", "10"), Gate("12", "11", "13"))
SHIFTER_VCC, SHIFTER_GND = "14", "7"
