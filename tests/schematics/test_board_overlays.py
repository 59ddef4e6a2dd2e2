"""The overlays, read back from their files: what is printed is where the program senses and lights it."""

from __future__ import annotations

import pytest

from engine.game import TABLE
from engine.games import BUILT_IN
from engine.games import load as load_game
from engine.referee import Referee
from pi_app.draw.paper.helvetica import width
from pi_app.games import front_of
from pi_app.words import LANGUAGES
from schematics import board, board_overlays
from tests.pi_app.games.plug_in import Install, install
from tests.schematics.reading import SVG, points, root

__all__ = ["install"]  # a fixture

# How many points each game lies on, counted by hand from the rules: all; 7 x 7 and two rows of 9; 36 cells and 60
# slots; all; 74 cases and the farm's 6.
COUNTED = {"catch-a-thief": 121, "catch-it": 67, "traqueur": 96, "chicago": 121, "rattrapez-le": 80}


def test_every_built_in_game_has_an_overlay() -> None:
    assert set(board.DRAWINGS) == {"drill", *BUILT_IN}


def test_a_game_of_another_package_is_printed_with_its_own_layers(install: Install) -> None:
    install("from pi_app.games.front import Later", 'overlay=Later("pi_app.games.chicago.overlay", "layers")')
    overlay = dict(board_overlays.overlays())["huts"]
    names = [layer.name for layer in board_overlays.drawing("huts", overlay, "en").layers]
    assert names[0] == "paper" and names[-2:] == ["points", "title"] and "roofs" in names


def test_a_game_without_an_overlay_is_left_out(install: Install) -> None:
    install(parts="overlay=None")
    assert [game for game, _ in board_overlays.overlays()] == list(BUILT_IN)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_point_of_the_game_has_its_window(game: str, lang: str) -> None:
    view = Referee(load_game(game), {}, seed=0).view(TABLE)
    lights = set(front_of(game).tabletop.glow(view))
    assert lights <= points(game, lang)
    assert len(points(game, lang)) == COUNTED[game]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*board.DRAWINGS, *board.PICTURES])
def test_no_word_runs_off_the_drawing(name: str, lang: str) -> None:
    edge = float(root(name, lang).attrib["width"].removesuffix("mm")) - 1
    for each in root(name, lang).iter(f"{SVG}text"):
        long = width(each.text or "", bold=each.get("font-weight") == "bold") * float(each.attrib["font-size"])
        long += float(each.get("letter-spacing", 0)) * len(each.text or "")
        left = float(each.attrib["x"]) - {"middle": 0.5, "end": 1.0}.get(each.get("text-anchor", ""), 0.0) * long
        assert left >= 1 and left + long <= edge, each.text
