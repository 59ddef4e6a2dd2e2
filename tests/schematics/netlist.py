"""Read a netlist that KiCad exported. This reader shares no code with `schematics`, which draws the sheets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

EXPORTS = Path(__file__).parent.parent.parent / "schematics" / "exports"

Pin = tuple[str, str]  # a part's reference and the number of its pin


def _parsed(text: str) -> list[Any]:
    stack: list[list[Any]] = [[]]
    for opens, closes, string, word in re.findall(r'(\()|(\))|"((?:[^"\\]|\\.)*)"|([^\s()"]+)', text):
        if opens:
            stack.append([])
        elif closes:
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word or string)
    [[top]] = stack
    return list(top)


def _all(tree: list[Any], name: str) -> Iterator[list[Any]]:
    """Return the children of a node that have this name."""
    return (child for child in tree if isinstance(child, list) and child[0] == name)


def _one(tree: list[Any], name: str) -> Any:
    [[_, value]] = list(_all(tree, name))
    return value


class Netlist:
    def __init__(self, name: str) -> None:
        tree = _parsed((EXPORTS / f"{name}.net").read_text(encoding="utf-8"))
        [components], [nets] = list(_all(tree, "components")), list(_all(tree, "nets"))
        self.values = {_one(part, "ref"): _one(part, "value") for part in _all(components, "comp")}
        self.points = {
            _one(part, "ref"): _one(field, "value")
            for part in _all(components, "comp")
            for field in _all(part, "property")
            if _one(field, "name") == "Point"
        }
        self.nets = {
            _one(net, "name"): frozenset((_one(node, "ref"), _one(node, "pin")) for node in _all(net, "node"))
            for net in _all(nets, "net")
        }
        self._on = {pin: net for net, pins in self.nets.items() for pin in pins}

    def on(self, ref: str, pin: str) -> str:
        """Return the net of a pin."""
        return self._on[ref, pin]

    def soldered(self) -> dict[str, frozenset[Pin]]:
        """Return the nets with more than one pin; KiCad also lists every unconnected pin as a net of its own."""
        return {net: pins for net, pins in self.nets.items() if len(pins) > 1}

    def of_kind(self, prefix: str) -> list[str]:
        return [ref for ref in self.values if re.fullmatch(rf"{prefix}\d+", ref)]

    def across(self, ref: str, net: str) -> str:
        """Return the net at the other end of a part with two pins."""
        [other] = {self._on[ref, pin] for pin in ("1", "2")} - {net}
        return other
