"""The public screen of a table without a game: a picture of a pursuit, and how to start a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pygame import Rect

from pi_app.draw.sheets.board_grid import Ground
from pi_app.draw.sheets.look import BODY, HERO, NOTE, TITLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import ORANGE, PURPLE, SKY_BLUE, SNOW

_COLUMNS: Final = 17
_ROWS: Final = 5
_SCENE: Final = (3, 3)  # the start of the thief's way
_WAY: Final = (_SCENE, (4, 3), (5, 3), (5, 2), (6, 2), (7, 2), (7, 3), (8, 3), (9, 3), (9, 2), (9, 1), (10, 1), (11, 1))
_HOME: Final = (15, 1)
_CLUES: Final = (((3, 3), "square", ORANGE), ((7, 2), "square", ORANGE), ((12, 3), "disc", SKY_BLUE))
_LENS: Final = (1, 1)
_SHARE: Final = 0.5  # the largest share of the height for the picture
_LEAST: Final = 6  # pixels between two lights; if there is less room, the picture is left out


def draw(sheet: Sheet, area: Rect, lines: Sequence[str]) -> None:
    """Draw the picture of a pursuit and below it the lines: the name of an interrupted game, if any, and what to do.

    If a warning has taken the room, the picture is left out: what the buttons do must be readable.
    """
    space, wide = sheet.space, area.width - 4 * sheet.space
    *names, last = lines
    sized = [*((name, TITLE) for name in names), (last, BODY)]
    wanted = sum(len(sheet.wrap(line, wide, role)) * sheet.height(role) for line, role in sized) + 3 * space
    height = min(round(area.height * _SHARE), area.height - wanted)
    felt = Rect(area.x + space, area.y + space, area.width - 2 * space, max(0, height))
    pitch = min(felt.width // _COLUMNS, felt.height // _ROWS)
    if pitch >= _LEAST:
        sheet.panel(felt, sheet.theme.felt)
        left, top = felt.centerx - pitch * _COLUMNS // 2, felt.centery - pitch * _ROWS // 2
        _draw_pursuit(sheet, Ground(left, top, pitch, _COLUMNS, _ROWS))
    else:
        felt.height = 0
    words = Rect(area.x, felt.bottom, area.width, area.bottom - felt.bottom).inflate(-4 * space, -2 * space)
    kept = len(sheet.wrap(last, wide, NOTE)) * sheet.height(NOTE)
    for name in names:
        above = Rect(words.x, words.y, wide, words.height - kept)
        below = sheet.text(above, name, (TITLE, BODY, NOTE), sheet.theme.quiet, "centre")
        words = Rect(words.x, below, words.width, words.bottom - below)
    sheet.text(words, last, (HERO, TITLE, BODY, NOTE), sheet.theme.ink, "centre", mid=True)


def _draw_pursuit(sheet: Sheet, ground: Ground) -> None:
    for place in range(_COLUMNS * _ROWS):
        sheet.stamp("disc", ground.centre(place), max(2, ground.pitch // 14), sheet.theme.seam)
    way = [_at(point) for point in _WAY]
    for start, end in pairwise(way):
        sheet.stroke(ground.centre(start), ground.centre(end), max(3, ground.pitch // 6), PURPLE)
    ground.put(sheet, _at(_HOME), "home", PURPLE, scale=1.1)
    for number, (point, shape, colour) in enumerate(_CLUES, 1):
        ground.put(sheet, _at(point), shape, colour, sign=str(number), scale=1.1)
    ground.put(sheet, way[-1], "hat", PURPLE, scale=1.3)
    ground.put(sheet, _at(_LENS), "lens", SNOW, scale=1.5)


def _at(point: tuple[int, int]) -> int:
    return point[1] * _COLUMNS + point[0]
