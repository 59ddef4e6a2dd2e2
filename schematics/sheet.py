"""A sheet of the schematic: parts, wires and texts, in steps of 1.27 mm from its top left corner, y downwards.

    sheet = Sheet(circuit, "panel", "Buttons and buzzer", "A4")
    sheet.place("SW1", 40, 40)
    sheet.wire((44, 40), (50, 40))
    sheet.finish()      # every pin without a wire gets the name of its net

The circuit says which pins are connected. The drawn wires only show it, and a test compares them with the circuit
through KiCad's netlist.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, Literal, NamedTuple

from schematics.model import GND, POWER, Circuit, Part
from schematics.symbol import Side, Symbol
from schematics.symbols import SYMBOLS

At = tuple[int, int]
OUT: Final[dict[Side, At]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
STUB: Final = 2  # distance from a pin to the name of its net


class Placed(NamedTuple):
    """A part at its place on the sheet."""

    part: Part
    symbol: Symbol
    x: int
    y: int


class Label(NamedTuple):
    """The name of a net at the end of a wire."""

    net: str
    at: At
    side: Side  # the direction in which it points, away from the wire


class Mark(NamedTuple):
    """A power symbol."""

    symbol: str
    at: At


class Note(NamedTuple):
    """A text for the reader."""

    text: str
    x: float
    y: float
    size: float
    bold: bool


class Box(NamedTuple):
    """Another sheet, drawn as a box that leads to it."""

    sheet: Sheet
    x: int
    y: int
    width: int
    height: int


WireInk = Literal["", "plus", "ground"]  # the colour of a wire


class Wire(NamedTuple):
    """A horizontal or vertical wire."""

    start: At
    end: At
    ink: WireInk = ""

    @property
    def ends(self) -> tuple[At, At]:
        return self.start, self.end

    def crosses(self, at: At) -> bool:
        """Return whether a point lies on the wire, but not at its end."""
        (x, y), (a, b), (c, d) = at, self.start, self.end
        return at not in self.ends and min(a, c) <= x <= max(a, c) and min(b, d) <= y <= max(b, d)


class Dot(NamedTuple):
    """A dot that connects wires."""

    at: At
    ink: WireInk


class Sheet:
    """One sheet of a circuit, filled by calls such as `place` and `wire`, and completed by `finish`."""

    def __init__(self, circuit: Circuit, file: str, title: str, paper: str) -> None:
        self.circuit, self.file, self.title, self.paper = circuit, file, title, paper
        self.placed: list[Placed] = []
        self.wires: list[Wire] = []
        self.labels: list[Label] = []
        self.tags: list[Label] = []
        self.marks: list[Mark] = []
        self.unused: list[At] = []
        self.dots: list[Dot] = []
        self.notes: list[Note] = []
        self.boxes: list[Box] = []

    def place(self, ref: str, x: int, y: int) -> None:
        part = self.circuit.parts[ref]
        self.placed.append(Placed(part, SYMBOLS[part.symbol], x, y))

    def wire(self, *corners: At, ink: WireInk = "") -> None:
        self.wires += [Wire(start, end, ink) for start, end in pairwise(corners)]

    def label(self, net: str, at: At, side: Side) -> None:
        self.labels.append(Label(net, at, side))

    def tag(self, net: str, at: At) -> None:
        """Write the name of a net on its wire."""
        self.tags.append(Label(net, at, "right"))

    def mark(self, symbol: str, at: At) -> None:
        self.marks.append(Mark(symbol, at))

    def note(self, text: str, x: float, y: float, size: float = 1.5, *, bold: bool = False) -> None:
        """Write a text whose top left corner is at `x, y`."""
        self.notes.append(Note(text, x, y, size, bold))

    def lead_to(self, sheet: Sheet, x: int, y: int, width: int, height: int) -> None:
        self.boxes.append(Box(sheet, x, y, width, height))

    def finish(self) -> None:
        """Label every pin that no wire reaches, and put a dot where more than two ends meet."""
        pins: list[At] = []
        for part, symbol, x, y in self.placed:
            for pin in symbol.pins:
                at = (x + pin.x, y + pin.y)
                pins.append(at)
                if not any(at in wire.ends or wire.crosses(at) for wire in self.wires):
                    self._name(part.nets[pin.number], at, pin.side)
        pins += [mark.at for mark in self.marks]
        for at in dict.fromkeys([*(end for wire in self.wires for end in wire.ends), *pins]):
            crossed = [wire for wire in self.wires if wire.crosses(at)]
            ending = [wire for wire in self.wires if at in wire.ends]
            if len(ending) + pins.count(at) + 2 * len(crossed) >= 3:
                self.dots.append(Dot(at, (ending + crossed)[0].ink))
                for wire in crossed:
                    self.wires.remove(wire)
                    self.wires += [Wire(wire.start, at, wire.ink), Wire(at, wire.end, wire.ink)]

    def _name(self, net: str | None, at: At, side: Side) -> None:
        away = (at[0] + STUB * OUT[side][0], at[1] + STUB * OUT[side][1])
        if net is None:
            self.unused.append(at)
        elif net not in POWER:
            self.wire(at, away)
            self.label(net, away, side)
        elif side == ("down" if net == GND else "up"):
            self.mark(net, at)
        else:
            self.wire(at, away)
            self.mark(net, away)
