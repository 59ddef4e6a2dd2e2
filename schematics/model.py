"""What a circuit is: parts, and the net on each of their pins. Drawings, parts list and simulation are made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

GND: Final = "GND"
V3: Final = "+3V3"
V5: Final = "+5V"
POWER: Final = (GND, V3, V5)


class Part(NamedTuple):
    """A part of the circuit. `nets` has every pin by its number; None is a pin that nothing is soldered to."""

    ref: str
    symbol: str
    value: str
    nets: Mapping[str, str | None]
    point: str = ""  # the point of the table that it stands at, as the self-test calls it


class Circuit(NamedTuple):
    name: str
    parts: Mapping[str, Part]

    def nets(self) -> dict[str, frozenset[tuple[str, str]]]:
        """Every net as its pins, each a part's reference and a number."""
        found: dict[str, set[tuple[str, str]]] = {}
        for part in self.parts.values():
            for number, net in part.nets.items():
                if net is not None:
                    found.setdefault(net, set()).add((part.ref, number))
        return {net: frozenset(pins) for net, pins in found.items()}


def circuit(name: str, parts: Iterable[Part]) -> Circuit:
    """A circuit of these parts. A reference that stands twice is an error."""
    found: dict[str, Part] = {}
    for part in parts:
        if part.ref in found:
            raise ValueError(f"{name} has two parts {part.ref}")
        found[part.ref] = part
    return Circuit(name, found)
