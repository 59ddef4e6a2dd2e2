"""Read drawings back from their files alone, as a printer or a laser cutter does."""

from __future__ import annotations

import re
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
FOLDER = Path(__file__).parent.parent.parent / "schematics" / "drawings"
NUMBER = r"-?[\d.]+"
Place = tuple[float, float]


class Round(NamedTuple):
    x: float
    y: float
    r: float


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: Box) -> bool:
        near = self.left <= other.left and self.top <= other.top
        return near and other.right <= self.right and other.bottom <= self.bottom


def root(name: str, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring((FOLDER / lang / f"{name}.svg").read_text(encoding="utf-8"))  # noqa: S314


def layer(name: str, part: str, lang: str = "en") -> ElementTree.Element:
    return next(group for group in root(name, lang).iter(f"{SVG}g") if group.get("id") == part)


def circles(element: ElementTree.Element) -> list[Round]:
    return [Round(*(float(each.attrib[key]) for key in ("cx", "cy", "r"))) for each in element.iter(f"{SVG}circle")]


def texts(element: ElementTree.Element) -> list[tuple[str, float, float]]:
    """Return each text with the middle of its capitals, which is 0.36 of its size above the baseline."""
    return [
        (
            each.text or "",
            float(each.attrib["x"]),
            round(float(each.attrib["y"]) - 0.36 * float(each.attrib["font-size"]), 3),
        )
        for each in element.iter(f"{SVG}text")
    ]


def ends(outline: ElementTree.Element) -> list[Place]:
    """Return the corners of an outline and the control points of its curves."""
    numbers = [float(number) for number in re.findall(NUMBER, outline.attrib["d"])]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def boxes(element: ElementTree.Element) -> list[Box]:
    """Return the bounding box of each outline."""
    found = []
    for each in element.iter(f"{SVG}path"):
        across, down = zip(*ends(each), strict=True)
        found.append(Box(min(across), min(down), max(across), max(down)))
    return found


# ---- PDF


class Sheet(NamedTuple):
    """A page in millimetres: the part of the board that is printed, where the board's corner is, and straight lines."""

    size: Place
    printed: Box
    corner: Place
    lines: list[tuple[Place, Place]]


def streams(name: str, lang: str = "en") -> list[str]:
    """Return the drawing of the board, then the pages."""
    text = (FOLDER / lang / f"{name}-a4.pdf").read_bytes().decode("latin-1")
    return re.findall(r"stream\n(.*?)\nendstream", text, re.DOTALL)


def sheets(name: str, lang: str = "en") -> list[Sheet]:
    text = (FOLDER / lang / f"{name}-a4.pdf").read_bytes().decode("latin-1")
    sizes = [
        (float(width) * 25.4 / 72, float(height) * 25.4 / 72)
        for width, height in re.findall(rf"/MediaBox \[0 0 ({NUMBER}) ({NUMBER})\]", text)
    ]
    return [_sheet(size, stream) for size, stream in zip(sizes, streams(name, lang)[1:], strict=True)]


def _sheet(size: Place, stream: str) -> Sheet:
    unit, *_, height = re.match(rf"({NUMBER}) 0 0 ({NUMBER}) 0 ({NUMBER}) cm", stream).groups()  # type: ignore[union-attr]
    assert abs(float(unit) - 72 / 25.4) < 1e-5 and abs(float(height) * 25.4 / 72 - size[1]) < 1e-3
    x, y, wide, high = map(float, re.search(rf"({NUMBER}) ({NUMBER}) ({NUMBER}) ({NUMBER}) re W n", stream).groups())  # type: ignore[union-attr]
    dx, dy = map(float, re.search(rf"1 0 0 1 ({NUMBER}) ({NUMBER}) cm /Board Do", stream).groups())  # type: ignore[union-attr]
    found = re.findall(rf"^({NUMBER}) ({NUMBER}) m ({NUMBER}) ({NUMBER}) l S$", stream, re.MULTILINE)
    lines = [((float(a), float(b)), (float(c), float(d))) for a, b, c, d in found]
    return Sheet(size, Box(x - dx, y - dy, x - dx + wide, y - dy + high), (dx, dy), lines)


def rings(stream: str) -> list[Round]:
    """Return the circles, each of which is made of four curves that begin and end at its right."""
    found = []
    for line in stream.splitlines():
        if re.fullmatch(rf"{NUMBER} {NUMBER} m( ({NUMBER} ){{6}}c){{4}} h [BfS]", line):
            numbers = [float(number) for number in re.findall(NUMBER, line)]
            ends = [(numbers[0], numbers[1]), *((numbers[at], numbers[at + 1]) for at in range(6, 26, 6))]
            across = [x for x, _ in ends]
            assert all(one != other for one, other in pairwise(ends))
            r = (max(across) - min(across)) / 2
            found.append(Round(round(max(across) - r, 3), ends[0][1], round(r, 3)))
    return found


# ---- the points of the table, where the drilling template has holes

HOLES = {(x, y): i for i, (y, x) in enumerate(sorted((c.y, c.x) for c in circles(layer("drill", "windows"))))}
WINDOW = 4.0  # the radius of a hole


def points(game: str, lang: str = "en") -> set[int]:
    """The points with a window: a white circle as large as the hole below and right above it."""
    whites = [circle for circle in root(game, lang).iter(f"{SVG}circle") if circle.get("fill") == "#ffffff"]
    holder = ElementTree.Element("g")
    holder.extend(whites)
    return {HOLES[c.x, c.y] for c in circles(holder) if c.r == WINDOW}


def nearest(x: float, y: float, among: set[int]) -> int:
    places = {at: place for place, at in HOLES.items()}
    return min(among, key=lambda at: dist(places[at], (x, y)))
