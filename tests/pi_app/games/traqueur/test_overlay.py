"""The printed board of Le Traqueur, read back from its file."""

from __future__ import annotations

from pi_app.games import front_of
from tests.schematics.reading import layer, nearest, points, texts


def test_a_name_stands_at_the_point_that_bears_it() -> None:
    tabletop = front_of("traqueur").tabletop
    said = texts(layer("traqueur", "names"))
    rooms = {at for at in points("traqueur") if len(tabletop.name_of(at)) <= 3 and "|" not in tabletop.name_of(at)}
    for name, x, y in said:
        assert tabletop.name_of(nearest(x, y, rooms)) == name
    assert len(said) == 36
