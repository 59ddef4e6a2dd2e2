"""Le Traqueur as an overlay: 36 rooms, the slots between them where barriers are found, and six doors on the left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.traqueur.board import OUT, PAIRS
from pi_app.draw.paper.board import PITCH, WINDOW, light
from pi_app.draw.paper.shapes import BOLD, FINE, HAIR, Circle, Ink, Shape, Words, box, mix, path, square
from pi_app.games.overlay import Layers, Setup
from pi_app.games.traqueur.tabletop import CELL_SPOTS, SLOT_SPOTS
from pi_app.grid import SIZE
from pi_app.palette import DUSK, INK, LINEN, MIST, ORANGE, PAPER, SKY_BLUE, VERMILION, WHITE

ROOM: Final = 2 * PITCH - 17.0  # across
SLOT: Final = (ROOM - 8.0, 9.0)  # along the wall, across it
WALL: Final = mix(INK, DUSK, 0.3)
FLOORS: Final = (mix(SKY_BLUE, PAPER, 0.84), mix(ORANGE, PAPER, 0.84))


def layers(setup: Setup, _lang: str) -> Layers:
    """Return the layers of the printed sheet."""
    inner = [SLOT_SPOTS[slot] for slot, (before, _) in enumerate(PAIRS) if before != OUT]
    doors = [SLOT_SPOTS[slot] for slot, (before, _) in enumerate(PAIRS) if before == OUT]
    return {
        "house": _house(),
        "rooms": [shape for point in CELL_SPOTS for shape in _room(point)],
        "posts": list(_posts()),
        "slots": [_slot(point) for point in inner],
        "slot-points": [Circle(*light(point), WINDOW / 2, Ink(WHITE, MIST, FINE)) for point in inner],
        "doors": [shape for point in doors for shape in _door(point)],
        "names": [_name(point, name) for point, name in setup.names.items() if point in CELL_SPOTS],
    }


def _corner() -> tuple[float, float]:
    """The house's top left corner, just outside the first room, and its size."""
    first, last = light(CELL_SPOTS[0]), light(CELL_SPOTS[-1])
    return first.x - ROOM / 2 - 1.4, last.x - first.x + ROOM + 2.8


def _house() -> list[Shape]:
    """The ground, and the three outer sides that are always closed."""
    start, size = _corner()
    low = start + size
    around = [(start, start), (low, start), (low, low), (start, low)]
    return [
        box(start, start, size, size, Ink(mix(LINEN, PAPER, 0.25))),
        path(around, Ink(line=WALL, width=2.2)),
    ]


def _room(point: int) -> Iterator[Shape]:
    x, y = light(point)
    row, column = point // SIZE // 2, point % SIZE // 2
    floor = FLOORS[(row + column) % 2]
    yield square(x, y, ROOM, Ink(floor, mix(floor, DUSK, 0.35), FINE), 2.5)
    board = Ink(line=mix(floor, DUSK, 0.14), width=HAIR)
    for step in range(1, 6):
        line = y - ROOM / 2 + step * ROOM / 6
        yield path([(x - ROOM / 2 + 0.6, line), (x + ROOM / 2 - 0.6, line)], board)


def _posts() -> Iterator[Shape]:
    """The corners between four rooms: no barrier fits there."""
    taken = {*CELL_SPOTS, *SLOT_SPOTS}
    for point in range(SIZE * SIZE):
        if point not in taken:
            yield square(*light(point), 7.5, Ink(WALL), 1.2)
            yield square(*light(point), 3.6, Ink(mix(WALL, WHITE, 0.35)), 0.6)


def _slot(point: int) -> Shape:
    """Along the wall that it would be: upright between two rooms of a row."""
    x, y = light(point)
    along, across = SLOT
    upright = point // SIZE % 2 == 0
    width, height = (across, along) if upright else (along, across)
    return box(x - width / 2, y - height / 2, width, height, Ink(PAPER, VERMILION, 0.4, (2.2, 1.6)), across / 2)


def _door(point: int) -> Iterator[Shape]:
    """A way in: two arrows over the threshold, and the wall on both sides as far as the next door's."""
    y = light(point).y
    start, size = _corner()
    for side in (-1, 1):
        end = min(max(y + side * PITCH, start), start + size)
        yield path([(start, y + side * 10), (start, end)], Ink(line=WALL, width=2.2))
    for away in (1.0, 4.2):
        tip = start + away + 2.6
        yield path([(tip - 3, y - 4), (tip, y), (tip - 3, y + 4)], Ink(line=VERMILION, width=BOLD))


def _name(point: int, name: str) -> Shape:
    x, y = light(point)
    return Words(x - ROOM / 2 + 3, y - ROOM / 2 + 5, name, 5.5, mix(INK, PAPER, 0.2), bold=True, anchor="start")
