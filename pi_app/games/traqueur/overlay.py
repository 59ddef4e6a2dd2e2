"""The overlay of Le Traqueur: 36 rooms, slots for barriers between them, and six doors on the left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.traqueur.board import OUT, PAIRS
from pi_app.draw.paper.board import LIGHT_WINDOW, PITCH, light
from pi_app.draw.paper.shapes import (
    BOLD_LINE,
    FINE_LINE,
    HAIR_LINE,
    Circle,
    PaperInk,
    PaperShape,
    PaperText,
    box,
    mix,
    path,
    square,
)
from pi_app.games.overlay import Layers, Setup
from pi_app.games.traqueur.tabletop import CELL_SPOTS, SLOT_SPOTS
from pi_app.grid import SIZE
from pi_app.palette import DUSK, INK, LINEN, MIST, ORANGE, PAPER, SKY_BLUE, VERMILION, WHITE

ROOM_SIZE: Final = 2 * PITCH - 17.0  # both sides
SLOT: Final = (ROOM_SIZE - 8.0, 9.0)  # length along the wall, and width
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
        "slot-points": [Circle(*light(point), LIGHT_WINDOW / 2, PaperInk(WHITE, MIST, FINE_LINE)) for point in inner],
        "doors": [shape for point in doors for shape in _door(point)],
        "names": [_name(point, name) for point, name in setup.names.items() if point in CELL_SPOTS],
    }


def _corner() -> tuple[float, float]:
    """Return the x and y of the house's top left corner, which are equal, and the house's size."""
    first, last = light(CELL_SPOTS[0]), light(CELL_SPOTS[-1])
    return first.x - ROOM_SIZE / 2 - 1.4, last.x - first.x + ROOM_SIZE + 2.8


def _house() -> list[PaperShape]:
    """Draw the ground, and the three outer walls without doors."""
    start, size = _corner()
    low = start + size
    around = [(start, start), (low, start), (low, low), (start, low)]
    return [
        box(start, start, size, size, PaperInk(mix(LINEN, PAPER, 0.25))),
        path(around, PaperInk(line=WALL, width=2.2)),
    ]


def _room(point: int) -> Iterator[PaperShape]:
    x, y = light(point)
    row, column = point // SIZE // 2, point % SIZE // 2
    floor = FLOORS[(row + column) % 2]
    yield square(x, y, ROOM_SIZE, PaperInk(floor, mix(floor, DUSK, 0.35), FINE_LINE), 2.5)
    board = PaperInk(line=mix(floor, DUSK, 0.14), width=HAIR_LINE)
    for step in range(1, 6):
        line = y - ROOM_SIZE / 2 + step * ROOM_SIZE / 6
        yield path([(x - ROOM_SIZE / 2 + 0.6, line), (x + ROOM_SIZE / 2 - 0.6, line)], board)


def _posts() -> Iterator[PaperShape]:
    """Draw the posts at the corners between four rooms, where no barrier can be."""
    taken = {*CELL_SPOTS, *SLOT_SPOTS}
    for point in range(SIZE * SIZE):
        if point not in taken:
            yield square(*light(point), 7.5, PaperInk(WALL), 1.2)
            yield square(*light(point), 3.6, PaperInk(mix(WALL, WHITE, 0.35)), 0.6)


def _slot(point: int) -> PaperShape:
    """Draw the slot of a barrier. It is vertical between two rooms of a row, and horizontal otherwise."""
    x, y = light(point)
    along, across = SLOT
    upright = point // SIZE % 2 == 0
    width, height = (across, along) if upright else (along, across)
    return box(x - width / 2, y - height / 2, width, height, PaperInk(PAPER, VERMILION, 0.4, (2.2, 1.6)), across / 2)


def _door(point: int) -> Iterator[PaperShape]:
    """Draw a door: two arrows over the threshold, and the wall on both sides up to the next door's part."""
    y = light(point).y
    start, size = _corner()
    for side in (-1, 1):
        end = min(max(y + side * PITCH, start), start + size)
        yield path([(start, y + side * 10), (start, end)], PaperInk(line=WALL, width=2.2))
    for away in (1.0, 4.2):
        tip = start + away + 2.6
        yield path([(tip - 3, y - 4), (tip, y), (tip - 3, y + 4)], PaperInk(line=VERMILION, width=BOLD_LINE))


def _name(point: int, name: str) -> PaperShape:
    x, y = light(point)
    return PaperText(
        x - ROOM_SIZE / 2 + 3, y - ROOM_SIZE / 2 + 5, name, 5.5, mix(INK, PAPER, 0.2), bold=True, anchor="start"
    )
