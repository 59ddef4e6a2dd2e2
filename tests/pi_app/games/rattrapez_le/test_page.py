"""Every map shows the farm as the table does: a subject that leaves it leaves its own point, and no other moves."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from engine import games
from engine.game import TABLE as EVERYBODY
from engine.games.rattrapez_le.board import FARM, PLACES
from engine.games.rattrapez_le.cards import HORSE, PURSUERS, SUBJECT_BY_NAME
from engine.games.rattrapez_le.turns import Places
from pi_app.draw.dots.grid import TABLE_GRID
from pi_app.draw.dots.picture import HEIGHT, WIDTH, DotPicture
from pi_app.draw.sheets.board_grid import laid
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import painted
from pi_app.games.rattrapez_le.farm_dots import draw_map
from pi_app.games.rattrapez_le.sheet import BOARD

POINT = {"farmer": (4, 9), "wife": (5, 9), "hand": (6, 9), "maid": (4, 10), "dog": (5, 10)}  # column and row
SIZE = (480, 480)
everybody_home: Places = tuple(PLACES["F1"] if who == HORSE else FARM for who in range(len(PURSUERS) + 1))


def without(name: str) -> Places:
    """Return the places after this pursuer has gone to A1, far from the farm."""
    return tuple(PLACES["A1"] if who == SUBJECT_BY_NAME[name] else place for who, place in enumerate(everybody_home))


def small(places: Places) -> DotPicture:
    picture = DotPicture()
    draw_map(picture, places, (), "en")
    return picture


def large(places: Places) -> Sheet:
    game = games.load("rattrapez-le")
    sheet = Sheet(SIZE, look(*SIZE))
    BOARD.draw(sheet, sheet.rect, game.blank(EVERYBODY)._replace(places=places), "en")
    return sheet


@pytest.mark.parametrize("name", POINT)
def test_on_the_handheld_every_figure_stands_in_the_farm_where_it_does_on_the_table(name: str) -> None:
    column, row = POINT[name]
    home, gone = small(everybody_home), small(without(name))
    changed = [
        (x, y)
        for y in range(HEIGHT)
        for x in range(WIDTH)
        if home.lit(x, y) != gone.lit(x, y) and y > TABLE_GRID.corner(99)[1]
    ]
    room = Rect(*TABLE_GRID.corner(row * 11 + column), TABLE_GRID.pitch, TABLE_GRID.pitch)
    assert changed and all(room.collidepoint(at) for at in changed)


@pytest.mark.parametrize("name", POINT)
def test_on_screens_too(name: str) -> None:
    home, gone = large(everybody_home), large(without(name))
    ground = laid(Sheet(SIZE, look(*SIZE)), Rect(0, 0, *SIZE), 11, 11)
    changed = [
        (x, y)
        for y, x in ((9, 4), (9, 5), (9, 6), (10, 4), (10, 5), (10, 6))
        if middle(home, ground.cell(y * 11 + x)) != middle(gone, ground.cell(y * 11 + x))
    ]
    assert changed == [POINT[name]]


def middle(sheet: Sheet, cell: Rect) -> bytes:
    """Return a point of the board without its edges, which a neighbour's figure may overlap."""
    return pygame.image.tobytes(painted(sheet).subsurface(cell.inflate(-cell.width // 4, -cell.height // 4)), "RGB")
