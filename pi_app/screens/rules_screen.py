"""The rules of a game on a display: a leaf of an article, with the picture of its example if there is room."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from pi_app.draw.sheets.layout import draw_head
from pi_app.draw.sheets.look import BODY, LEAD, NOTE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.rules_picture import draw_example
from pi_app.public import rules_reader
from pi_app.public.rules_reader import RulesReader
from pi_app.screens.leaf_foot import draw_foot, split_foot
from pi_app.words import game_name

_WIDEST: Final = 0.56  # The picture's largest share of a wide screen.


def draw(reading: RulesReader, sheet: Sheet, *, turns: bool = True) -> None:
    """Draw a leaf. If it `turns` here, it has buttons to turn it; else another screen has them."""
    space, leaf = sheet.space, reading.leaf
    area = draw_head(sheet, rules_reader.title(reading), game_name(reading.lang, reading.game))
    room, foot = split_foot(sheet, area)
    draw_foot(sheet, foot, rules_reader.place(reading), reading.lang, turns=turns)
    room = room.inflate(-3 * space, -2 * space)
    example = leaf.article.example
    if example is not None and (leaf.picture or sheet.look.roomy):
        picture, room = _split(room, 2 * space)
        draw_example(sheet, picture, reading.game, example, reading.lang)
    _draw_paragraphs(sheet, room, leaf.paragraphs)


def _split(room: Rect, gap: int) -> tuple[Rect, Rect]:
    """Return the places of the picture and of the words: side by side, or one above the other on a tall screen."""
    if room.width < room.height:
        side = min(room.width, room.height * 3 // 5)
        top = room.y + side + gap
        return Rect(room.x, room.y, room.width, side), Rect(room.x, top, room.width, room.bottom - top)
    side = min(room.height, round(room.width * _WIDEST))
    left = room.x + side + gap
    return Rect(room.x, room.y, side, room.height), Rect(left, room.y, room.right - left, room.height)


def _draw_paragraphs(sheet: Sheet, room: Rect, paragraphs: tuple[str, ...]) -> None:
    """Write all paragraphs in the largest letters in which they fit."""
    role = next((role for role in (LEAD, BODY) if _height(sheet, room.width, paragraphs, role) <= room.height), NOTE)
    y = room.y
    for paragraph in paragraphs:
        y = sheet.text(Rect(room.x, y, room.width, room.bottom - y), paragraph, role, sheet.theme.ink) + sheet.space


def _height(sheet: Sheet, width: int, paragraphs: tuple[str, ...], role: str) -> int:
    lines = sum(len(sheet.wrap(paragraph, width, role)) for paragraph in paragraphs)
    return lines * sheet.height(role) + (len(paragraphs) - 1) * sheet.space
