"""The printed board of Catch a Thief, read back from its file."""

from __future__ import annotations

from pi_app.games import front_of
from tests.schematics.reading import layer, nearest, points, texts


def test_a_name_stands_at_the_point_that_bears_it() -> None:
    tabletop = front_of("catch-a-thief").tabletop
    said = texts(layer("catch-a-thief", "point-names"))
    for name, x, y in said:
        assert tabletop.name_of(nearest(x, y, points("catch-a-thief"))) == name
    assert len(said) == 116
