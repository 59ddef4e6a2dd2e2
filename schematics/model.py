"""A circuit as data: parts, and the net on each of their pins. Drawings, parts list and simulation are made from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

GND: Final = "GND"
V3: Final = "+3V3"
V5: Final = "+5V"
POWER: Final = (GND, V3, V5)


class Part(NamedTuple):
    """A part of the circuit. `nets` maps the number of every pin to its net; None is a pin that is not connected."""

    ref: str
    symbol: str
    value: str
    nets: Mapping[str, str | None]
    point: str = ""  # the point of the table to which it belongs, with the self-test's name


class Circuit(NamedTuple):
    """The parts of one device, by reference."""

    name: str
    parts: Mapping[str, Part]

    def nets(self) -> dict[str, frozenset[tuple[str, str]]]:
        """Return every net with its pins. A pin is the reference of a part and a pin number."""
        found: dict[str, set[tuple[str, str]]] = {}
        for part in self.parts.values():
            for number, net in part.nets.items():
                if net is not None:
                    found.setdefault(net, set()).add((part.ref, number))
        return {net: frozenset(pins) for net, pins in found.items()}


def circuit(name: str, parts: Iterable[Part]) -> Circuit:
    """Return a circuit of these parts. Two parts with the same reference are an error."""
    found: dict[str, Part] = {}
    for part in parts:
        if part.ref in found:
            raise ValueError(f"{name} has two parts {part.ref}")
        found[part.ref] = part
    return Circuit(name, found)
