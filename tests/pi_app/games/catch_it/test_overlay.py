"""The printed board of Catch'it, read back from its file."""

from __future__ import annotations

from engine.game import TABLE
from engine.games import load as load_game
from engine.referee import Referee
from pi_app.games import front_of
from tests.schematics.reading import HOLES, circles, layer, texts


def test_squares_are_in_line_with_their_letters_and_numbers() -> None:
    tabletop = front_of("catch-it").tabletop
    said = texts(layer("catch-it", "names"))
    for (x, y), at in HOLES.items():
        name = tabletop.name_of(at)
        if name != "out":
            assert {text for text, across, _ in said if across == x} == {name[0]}
            assert {text for text, _, down in said if abs(down - y) < 1} == {name[1]}


def test_pawns_have_rings_where_they_begin() -> None:
    view = Referee(load_game("catch-it"), {}, seed=0).view(TABLE)
    rings = {HOLES[c.x, c.y] for c in circles(layer("catch-it", "pawns"))}
    assert rings == set(front_of("catch-it").tabletop.pieces(view))
