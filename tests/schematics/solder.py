"""Simulated pins of a Pi with the circuit of the netlist, so that the real drivers read what the netlist says.

The pins of the chips are copied from their data sheets. Tests close reeds and buttons by their references.
"""

from __future__ import annotations

from typing import Any

from gpiozero.pins.mock import MockFactory, MockPWMPin

from tests.schematics.netlist import Netlist

# 74HC154 (Nexperia, TI): outputs Y0 to Y15, inputs A0 to A3, enables, supply, by their pins on DIP-24.
DECODER_OUTPUTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17)
DECODER_INPUTS = (23, 22, 21, 20)
DECODER_ENABLES = (18, 19)
# 74AHCT125: input, output and enable of each gate, by their pins on DIP-14.
GATES = ((2, 3, 1), (5, 6, 4), (9, 8, 10), (12, 11, 13))


class SolderedPin(MockPWMPin):
    """A pin of the Pi. An output has the level it was given; an input is high unless something pulls it low."""

    def _get_state(self) -> Any:
        if self.function == "output":
            return self._state
        return not self.factory.pulled_low(self.info.number)


class Solder(MockFactory):
    def __init__(self, netlist: Netlist) -> None:
        super().__init__(revision="c03111", pin_class=SolderedPin)
        self.netlist = netlist
        self.closed: set[str] = set()
        self._known: dict[Any, set[str]] = {}

    def pulled_low(self, number: int) -> bool:
        """Return whether a pin of the header is connected with something low."""
        address = self._address()
        state = (address, frozenset(self.closed))
        if state not in self._known:
            self._known = {state: self._low(address)}
        return self.netlist.on("J1", str(number)) in self._known[state]

    def _address(self) -> int:
        return sum(self._level(self.netlist.on("U1", str(pin))) << bit for bit, pin in enumerate(DECODER_INPUTS))

    def _level(self, net: str) -> int:
        """Return the level that the Pi gives a net."""
        [number] = [int(pin) for ref, pin in self.netlist.nets[net] if ref == "J1"]
        [pin] = [pin for pin in self.pins.values() if pin.info.number == number] or [None]
        return int(pin.state) if pin else 0

    def _low(self, address: int) -> set[str]:
        """Return the nets that are low. A diode conducts only from its anode (2) to its cathode (1)."""
        netlist = self.netlist
        low = {"GND"}
        if all(netlist.on("U1", str(pin)) in low for pin in DECODER_ENABLES):
            low.add(netlist.on("U1", str(DECODER_OUTPUTS[address])))
        contacts = [(netlist.on(ref, "1"), netlist.on(ref, "2")) for ref in self.closed]
        ways = contacts + [(b, a) for a, b in contacts]
        ways += [(netlist.on(ref, "1"), netlist.on(ref, "2")) for ref in netlist.of_kind("D")]
        grown = True
        while grown:
            reached = {far for near, far in ways if near in low and far not in low}
            low |= reached
            grown = bool(reached)
        return low
