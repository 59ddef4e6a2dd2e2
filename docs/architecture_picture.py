"""Draw docs/architecture.svg, the rooms of the program and who imports whom (`make picture`).

The arrows come from the import statements of the source files, so the picture is never a wish. A test compares the
committed file with what this script draws. Every layer has one line, which leaves it at the right and ends with an
arrowhead at each layer that it imports from. The arcs inside a layer are the imports between its rooms: above the boxes
from left to right, below them from right to left.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
PICTURE: Final = ROOT / "docs" / "architecture.svg"
ALONE: Final = ("engine", "hardware")  # packages that are one room each
ALIASES: Final = {"cli": "commands"}  # single modules that belong to a room
LAYERS: Final[Mapping[str, Mapping[str, str]]] = {  # layer -> room -> its two lines; missing rooms are left out
    "faces": {
        "commands": "one file a|subcommand",
        "conformance": "what every|front must pass",
        "demo": "bots play|a show",
        "window": "the table in|a window",
        "terminal": "the table,|typed",
        "wire": "line protocols|for programs",
        "web": "phones and|browsers",
    },
    "services": {
        "robots": "virtual hands|and thumbs",
        "screens": "displays and|who uses them",
        "handhelds": "private screens|on a cable",
        "table": "the loop, the|menu, a game",
        "public": "lights, text,|sounds for all",
        "sensing": "from a map of|reeds to a move",
        "disk": "games, records,|statistics",
    },
    "games": {"games": "the registry, and one room a game with all|that only this game shows, says or asks"},
    "kits": {
        "pages": "a private page|as a value",
        "draw": "sheets, dots,|terminal pictures",
    },
    "ground": {
        "system": "configuration,|machine, install",
        "words": "English and|French",
        "palette": "one set|of colours",
        "grid": "the points of|the table",
        "players": "who plays|a seat",
    },
    "engine": {"engine": "the rules, the referee, the bots:|no clock, file, pin or screen"},
    "hardware": {"hardware": "drivers, pin map, handheld link,|virtual table: no rules"},
}
COLOURS: Final = {  # Okabe and Ito's palette, one colour for the arrows of each layer
    "faces": "#0072B2",
    "services": "#D55E00",
    "games": "#009E73",
    "kits": "#AA4499",
    "ground": "#7A5C00",
    "engine": "#333333",
    "hardware": "#333333",
}
LEFT, BAND, LANE, GAP = 16, 940, 22, 14  # points: margin, a layer's width, between two lines, between two layers
BOX, HEIGHT, ARC, TITLE = 118, 52, 11, 26  # a room's least width and its height, an arc's rise a step, a layer's name


class Arrow(NamedTuple):
    """An import of one room by another."""

    start: str
    end: str


class Band(NamedTuple):
    """A layer on the picture: its rooms from left to right, and where it lies."""

    layer: str
    rooms: Sequence[str]
    top: int
    boxes: int  # the top of its boxes
    bottom: int

    def box(self, room: str) -> tuple[float, float]:
        """Return the left edge and the width of a room's box."""
        slot = (BAND - 20) / len(self.rooms)
        width = max(BOX, min(slot - 30, 290))
        return LEFT + 10 + slot * self.rooms.index(room) + (slot - width) / 2, width


def imported(path: Path) -> Iterator[str]:
    """Yield the full name of everything that a file imports, wherever in the file it does so."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def room_of(module: str) -> str | None:
    """Return the room of a module, or None if it is not ours or is the bare package pi_app."""
    first, *rest = module.split(".")
    if first in ALONE:
        return first
    if first != "pi_app" or not rest or rest[0] == "__init__":
        return None
    return ALIASES.get(rest[0], rest[0])


def arrows() -> set[Arrow]:
    """Return who imports whom, room by room, in the source files as they are now."""
    found = set()
    for package in (*ALONE, "pi_app"):
        for path in (ROOT / package).rglob("*.py"):
            start = room_of(".".join(path.relative_to(ROOT).with_suffix("").parts))
            ends = {room_of(module) for module in imported(path)} - {None, start}
            found |= {Arrow(start, end) for end in ends if start and end}
    return found


def bands(found: set[Arrow]) -> list[Band]:
    """Lay the layers out from top to bottom. Every room that exists must have a layer."""
    rooms = {room for arrow in found for room in arrow}
    placed = {room for layer in LAYERS.values() for room in layer}
    if rooms - placed:
        raise LookupError(f"add {sorted(rooms - placed)} to LAYERS in docs/architecture_picture.py")
    laid, top = [], 10
    for layer, described in LAYERS.items():
        here = [room for room in described if room in rooms]
        above, below = (max((abs(n) for n in steps), default=0) for steps in _steps(here, found))
        boxes = top + max(TITLE, 18 + above * ARC if above else 0)
        bottom = boxes + HEIGHT + 10 + (below * ARC + 6 if below else 0)
        laid.append(Band(layer, here, top, boxes, bottom))
        top = bottom + GAP
    return laid


def _steps(rooms: Sequence[str], found: set[Arrow]) -> tuple[list[int], list[int]]:
    """Return how many boxes the arcs of a layer span: those to the right, and those to the left."""
    steps = [rooms.index(end) - rooms.index(start) for start, end in found if start in rooms and end in rooms]
    return [step for step in steps if step > 0], [step for step in steps if step < 0]


def picture() -> str:
    """Return the whole picture as SVG."""
    found = arrows()
    laid = bands(found)
    lines = [part for band in laid for part in _band(band)]
    lines += [part for band in laid for part in _arcs(band, found)]
    lines += _trunks(laid, found)
    width, height = LEFT + BAND + LANE * (len(COLOURS) - 1) + 20, laid[-1].bottom + 10
    heads = [
        f'<marker id="{layer}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" '
        f'markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="{colour}"/></marker>'
        for layer, colour in COLOURS.items()
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            'font-family="DejaVu Sans, Verdana, sans-serif">',
            "<title>The rooms of Filature in layers, with an arrow for every import between them</title>",
            f"<defs>{''.join(heads)}</defs>",
            f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
            *lines,
            "</svg>",
            "",
        ]
    )


def _band(band: Band) -> Iterator[str]:
    """Draw a layer and its rooms."""
    colour = COLOURS[band.layer]
    yield (
        f'<rect x="{LEFT}" y="{band.top}" width="{BAND}" height="{band.bottom - band.top}" rx="8" '
        f'fill="{colour}" fill-opacity="0.07" stroke="{colour}" stroke-opacity="0.5"/>'
    )
    yield (
        f'<text x="{LEFT + 10}" y="{band.top + 18}" font-size="14" font-weight="bold" fill="{colour}">'
        f"{band.layer}</text>"
    )
    for room in band.rooms:
        left, width = band.box(room)
        name = room if room in ALONE else f"{room}.py" if (ROOT / "pi_app" / f"{room}.py").exists() else f"{room}/"
        yield (
            f'<rect x="{left:.0f}" y="{band.boxes}" width="{width:.0f}" height="{HEIGHT}" rx="5" fill="#ffffff" '
            f'stroke="{colour}"/>'
        )
        rows = [(name, 13, "bold"), *((line, 11, "normal") for line in LAYERS[band.layer][room].split("|"))]
        for y, (text, size, weight) in zip((16, 31, 45), rows, strict=True):
            yield (
                f'<text x="{left + width / 2:.0f}" y="{band.boxes + y}" font-size="{size}" font-weight="{weight}" '
                f'text-anchor="middle" fill="#222222">{escape(text)}</text>'
            )


def _arcs(band: Band, found: set[Arrow]) -> Iterator[str]:
    """Draw the imports between the rooms of one layer, every arc with its own foot on each of its two boxes."""
    place = {room: number for number, room in enumerate(band.rooms)}
    inside = sorted((arrow for arrow in found if set(arrow) <= set(place)), key=lambda arrow: _span(arrow, place))
    for rightwards in (True, False):
        arcs = [arrow for arrow in inside if (place[arrow.start] < place[arrow.end]) == rightwards]
        for arrow in arcs:
            start, end = (_foot(band, room, arrow, arcs, place) for room in arrow)
            y, rise = (band.boxes, -ARC) if rightwards else (band.boxes + HEIGHT, ARC)
            peak = y + rise * abs(place[arrow.end] - place[arrow.start]) * 4 / 3
            yield (
                f'<path d="M{start:.0f} {y}C{start:.0f} {peak:.0f} {end:.0f} {peak:.0f} {end:.0f} {y}" fill="none" '
                f'stroke="{COLOURS[band.layer]}" stroke-width="1.3" marker-end="url(#{band.layer})"/>'
            )


def _span(arrow: Arrow, place: Mapping[str, int]) -> tuple[int, int]:
    return place[arrow.start], place[arrow.end]


def _foot(band: Band, room: str, arrow: Arrow, arcs: Sequence[Arrow], place: Mapping[str, int]) -> float:
    """Return where an arc stands on a box. Arcs to the left have the left feet, and the longest are outermost."""

    def other(arc: Arrow) -> int:
        return place[arc.end if arc.start == room else arc.start] - place[room]

    mine = sorted((arc for arc in arcs if room in arc), key=lambda arc: (other(arc) > 0, -other(arc)))
    left, width = band.box(room)
    return left + width * (mine.index(arrow) + 1) / (len(mine) + 1)


def _trunks(laid: Sequence[Band], found: set[Arrow]) -> Iterator[str]:
    """Draw one line for each layer, with an arrowhead at every layer that it imports from."""
    home = {room: band.layer for band in laid for room in band.rooms}
    across = {(home[start], home[end]) for start, end in found if home[start] != home[end]}
    sources = [band for band in laid if any(start == band.layer for start, _ in across)]
    edge = LEFT + BAND
    for number, source in enumerate(sources):
        x = edge + LANE * (len(sources) - number)
        style = f'fill="none" stroke="{COLOURS[source.layer]}" stroke-width="2"'
        leaves = _port(source, number, len(sources))
        ends = [_port(band, number, len(sources)) for band in laid if (source.layer, band.layer) in across]
        yield f'<path d="M{edge} {leaves:.0f}H{x}" {style}/>'
        yield f'<path d="M{x} {min(leaves, *ends):.0f}V{max(leaves, *ends):.0f}" {style}/>'
        for y in ends:
            yield f'<path d="M{x} {y:.0f}H{edge + 1}" {style} marker-end="url(#{source.layer})"/>'


def _port(band: Band, number: int, count: int) -> float:
    """Return the height at which the line of the layer with this number meets a layer."""
    return band.top + (band.bottom - band.top) * (number + 1) / (count + 1)


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"wrote {PICTURE.relative_to(ROOT)}")
