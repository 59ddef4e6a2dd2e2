"""The path of the last move on a screen lies where the board has its points."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.game import TABLE
from engine.referee import Referee
from pi_app.draw.sheets.acts import Stroke
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.games.sheet_board import NO_MARKS, Marks
from pi_app.grid import Spot, spot
from pi_app.players import bot
from pi_app.screens import public_screen
from pi_app.table.table_snapshot import TableSnapshot
from tests.pi_app.public.test_game_lights import Here, at

SIZES = ((320, 240), (1024, 600))
PATHS: dict[str, tuple[Spot, ...]] = {
    "catch-it": (spot(6, 7), spot(4, 7), spot(4, 5)),
    "chicago": (spot(1, 0), spot(1, 8), spot(10, 8)),
    "rattrapez-le": (spot(0, 0), spot(1, 0), spot(2, 0)),
    "traqueur": (spot(4, 2), spot(6, 2)),
}
OPTIONS = {"chicago": {"players": 4}, "rattrapez-le": {"players": 3}}


def drawn(game: str, size: tuple[int, int], marks: Marks) -> Sheet:
    view: Any = Referee(games.load(game), OPTIONS.get(game, {}), seed=1).view(TABLE)
    sheet = Sheet(size, look(*size))
    front_of(game).sheet.draw(sheet, sheet.rect, view, "en", marks)
    return sheet


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PATHS)
def test_every_end_of_a_line_of_the_path_is_on_the_place_of_its_point(game: str, size: tuple[int, int]) -> None:
    path = PATHS[game]
    plain, with_path = (drawn(game, size, marks) for marks in (NO_MARKS, Marks(path=path)))
    more = [act for act in with_path.acts if isinstance(act, Stroke) and act not in plain.acts]
    corners = [act.start for act in more[: len(path) - 1]] + [more[len(path) - 2].end]
    named = {area.meaning: area.label for area in with_path.areas}
    found = [named[with_path.tapped(round(x), round(y))] for x, y in corners]
    assert found == [front_of(game).tabletop.name_of(place) for place in path]


def test_the_public_screen_shows_the_chain_of_a_bot() -> None:
    position = {"blue": ["E2", "D2", "B5", "G1"], "red": ["C3", "A1", "G7"], "ball": "E2", "to_move": "blue"}
    here = Here("catch-it", {"blue": bot(1)}, position=position)
    here.play("E2-A6")
    shown = public_screen.of(TableSnapshot("en", game=here.sitting.snapshot()))
    assert isinstance(shown, public_screen.Public)
    assert shown.path == tuple(map(at, ("E2", "C2", "C4", "A6")))
