"""The overlays, read back from their files: what is printed is where the program senses and lights it."""

from __future__ import annotations

from math import dist
from xml.etree import ElementTree

import pytest

from engine.game import TABLE
from engine.games import BUILT_IN
from engine.games import load as load_game
from engine.referee import Referee
from pi_app.games import front_of
from pi_app.words import LANGUAGES, say
from schematics import board
from schematics.board_type import width
from tests.schematics.reading import SVG, boxes, circles, layer, root, texts

HOLES = {(x, y): i for i, (y, x) in enumerate(sorted((c.y, c.x) for c in circles(layer("drill", "windows"))))}
WINDOW = 4.0  # the radius of a hole
# How many points each game lies on, counted by hand from the rules: all; 7 x 7 and two rows of 9; 36 cells and 60
# slots; all; 74 cases and the farm's 6.
COUNTED = {"catch-a-thief": 121, "catch-it": 67, "traqueur": 96, "chicago": 121, "rattrapez-le": 80}


def points(game: str, lang: str = "en") -> set[int]:
    """The points with a window: a white circle as large as the hole below and right above it."""
    whites = [circle for circle in root(game, lang).iter(f"{SVG}circle") if circle.get("fill") == "#ffffff"]
    holder = ElementTree.Element("g")
    holder.extend(whites)
    return {HOLES[c.x, c.y] for c in circles(holder) if c.r == WINDOW}


def nearest(x: float, y: float, among: set[int]) -> int:
    places = {at: place for place, at in HOLES.items()}
    return min(among, key=lambda at: dist(places[at], (x, y)))


def test_there_is_an_overlay_for_every_game() -> None:
    assert set(board.DRAWINGS) == {"drill", *BUILT_IN}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_point_of_the_game_has_its_window(game: str, lang: str) -> None:
    view = Referee(load_game(game), {}, seed=0).view(TABLE)
    lights = set(front_of(game).tabletop.glow(view))
    assert lights <= points(game, lang)
    assert len(points(game, lang)) == COUNTED[game]


@pytest.mark.parametrize(("game", "part"), [("traqueur", "names"), ("catch-a-thief", "point-names")])
def test_a_name_stands_at_the_point_that_bears_it(game: str, part: str) -> None:
    tabletop = front_of(game).tabletop
    said = texts(layer(game, part))
    for name, x, y in said:
        same = {at for at in points(game) if len(tabletop.name_of(at)) <= 3 and "|" not in tabletop.name_of(at)}
        assert tabletop.name_of(nearest(x, y, same)) == name
    assert len(said) == {"traqueur": 36, "catch-a-thief": 116}[game]


def test_catch_its_squares_are_in_line_with_their_letters_and_numbers() -> None:
    tabletop = front_of("catch-it").tabletop
    said = texts(layer("catch-it", "names"))
    for (x, y), at in HOLES.items():
        name = tabletop.name_of(at)
        if name != "out":
            assert {text for text, across, _ in said if across == x} == {name[0]}
            assert {text for text, _, down in said if abs(down - y) < 1} == {name[1]}


def test_catch_its_pawns_have_rings_where_they_begin() -> None:
    view = Referee(load_game("catch-it"), {}, seed=0).view(TABLE)
    rings = {HOLES[c.x, c.y] for c in circles(layer("catch-it", "pawns"))}
    assert rings == set(front_of("catch-it").tabletop.pieces(view))


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_at_the_farm_has_a_place_with_a_name(lang: str) -> None:
    view = Referee(load_game("rattrapez-le"), {}, seed=0).view(TABLE)
    stand = front_of("rattrapez-le").tabletop.pieces(view)
    said = {text: nearest(x, y, set(HOLES.values())) for text, x, y in texts(layer("rattrapez-le", "people", lang))}
    assert said == {say(lang, f"rattrapez-le.demo-sign-{who}"): at for at, who in stand.items() if who != "horse"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*board.DRAWINGS, *board.PICTURES])
def test_no_word_runs_off_the_drawing(name: str, lang: str) -> None:
    edge = float(root(name, lang).attrib["width"].removesuffix("mm")) - 1
    for each in root(name, lang).iter(f"{SVG}text"):
        long = width(each.text or "", bold=each.get("font-weight") == "bold") * float(each.attrib["font-size"])
        long += float(each.get("letter-spacing", 0)) * len(each.text or "")
        left = float(each.attrib["x"]) - {"middle": 0.5, "end": 1.0}.get(each.get("text-anchor", ""), 0.0) * long
        assert left >= 1 and left + long <= edge, each.text
