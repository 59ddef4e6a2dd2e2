"""The printed board of Chicago, read back from its file."""

from __future__ import annotations

from tests.schematics.reading import HOLES, boxes, layer, nearest


def test_the_towns_roofs_are_its_houses_and_its_stars_its_stars() -> None:
    rows = ["#G##G#G##G#", "#.##.#.##.#", "G...*.*...G", "#.##.#.##.#", "#.##.#.##.#", "#*..*#*..*#"]
    signs = "".join([*rows, *rows[4:2:-1], rows[2], rows[1], rows[0]])
    for part, sign, number in (("roofs", "#", 59), ("stars", "*", 8)):
        found = set()
        for box in boxes(layer("chicago", part)):
            if box.right - box.left > 20:
                middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
                found.add(nearest(*middle, set(HOLES.values())))
        assert found == {at for at, each in enumerate(signs) if each == sign}
        assert len(found) == number
