"""The drilling template, read back from its file: every hole is where a reed or a light of the drivers is."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import dist

import pytest

from hardware import pinmap
from schematics import board_geometry
from tests.schematics.reading import Box, boxes, circles, ends, layer, root, texts

PITCH = 33.3  # 30 lights a metre


@cache
def windows() -> list[tuple[float, float]]:
    """Return the holes of the lights in reading order."""
    found = sorted((round_.y, round_.x) for round_ in circles(layer("drill", "windows")))
    return [(x, y) for y, x in found]


def test_a_unit_of_the_drawing_is_a_millimetre() -> None:
    drawing = root("drill")
    assert drawing.get("width") == drawing.get("height") == "400mm"
    assert drawing.get("viewBox") == "0 0 400 400"


def test_every_light_is_a_pitch_from_its_neighbours() -> None:
    found = windows()
    assert len(found) == pinmap.POINTS
    for at, place in enumerate(found):
        y, x = divmod(at, pinmap.SIZE)
        for far, fits in ((at + 1, x < 10), (at + pinmap.SIZE, y < 10)):
            assert not fits or dist(place, found[far]) == pytest.approx(PITCH)


def test_every_reed_is_a_pitch_from_its_neighbours_and_beside_its_light() -> None:
    middles = [((box.left + box.right) / 2, (box.top + box.bottom) / 2) for box in boxes(layer("drill", "reeds"))]
    assert len(middles) == pinmap.POINTS
    for (x, y), (h, v) in zip(middles, windows(), strict=True):
        assert (x - h, y - v) == pytest.approx((0, board_geometry.REED_AWAY), abs=1e-3)


def test_the_board_is_in_the_middle_of_its_sheet() -> None:
    (left, top), *_, (right, bottom) = windows()
    assert (left, top) == pytest.approx((400 - right, 400 - bottom))


def test_a_slot_holds_its_reed_and_stays_in_its_cell() -> None:
    for slot, glass, (x, y) in zip(
        boxes(layer("drill", "slots")), boxes(layer("drill", "reeds")), windows(), strict=True
    ):
        assert slot.holds(glass)
        half = PITCH / 2
        assert Box(x - half, y - half, x + half, y + half).holds(slot)


def test_the_numbers_follow_the_chain_from_light_to_next_light() -> None:
    """The number of each light is above it, and consecutive numbers are neighbours."""
    at = {}
    for text, x, y in texts(layer("drill", "numbers")):
        nearest = min(range(pinmap.POINTS), key=lambda point: dist(windows()[point], (x, y)))
        at[int(text)] = nearest
        assert pinmap.led_of(nearest) == int(text)
    assert sorted(at) == list(range(pinmap.POINTS))
    for one, other in pairwise(range(pinmap.POINTS)):
        assert dist(windows()[at[one]], windows()[at[other]]) == pytest.approx(PITCH)


def test_arrows_point_along_the_chain() -> None:
    """From the top left to the right, back in the next row, and so on: 110 arrows, ten in a row."""
    seen = []
    for arrow in layer("drill", "chain"):
        if arrow.attrib["d"].endswith("Z"):  # a head, from its tip
            (x, y), (back, _), _ = ends(arrow)
            seen.append((nearest_row(y), 1 if x > back else -1))
    assert seen == [(row, -1 if row % 2 else 1) for row in range(pinmap.SIZE) for _ in range(10)]


def nearest_row(y: float) -> int:
    return min(range(pinmap.SIZE), key=lambda row: abs(windows()[pinmap.point(0, row)][1] - y))


def test_columns_and_rows_bear_the_names_of_games_and_nets() -> None:
    said = {text: (x, y) for text, x, y in texts(layer("drill", "names"))}
    for index in range(pinmap.SIZE):
        x, y = windows()[pinmap.point(index, index)]
        assert said[chr(ord("A") + index)][0] == said[f"C{index}"][0] == x
        assert abs(said[str(index + 1)][1] - y) < PITCH / 2
        assert abs(said[f"Y{pinmap.ROWS[index]}"][1] - y) < PITCH / 2
