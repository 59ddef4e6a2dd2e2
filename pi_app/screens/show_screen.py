"""A step of a light show on the public screen: the lights as a picture, and beside them what they tell."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from pi_app.draw.sheets.board_grid import laid
from pi_app.draw.sheets.layout import draw_head, draw_sentences
from pi_app.draw.sheets.look import BODY, LEAD, NOTE, TITLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.rules import picked
from pi_app.grid import SIZE
from pi_app.public.show_moment import ShownStep
from pi_app.words import say

_SHARE: Final = 0.55  # the board's largest share of the width
_SMALL_SHARE: Final = 0.45  # and on a small screen, where the words need more room


def draw(shown: ShownStep, sheet: Sheet, lang: str, *, board: bool = True) -> None:
    """Draw the title, the board unless the lights themselves are near, the text and the counts."""
    area = draw_head(sheet, say(lang, shown.title), "")
    if board and area.width > area.height:
        inner = area.inflate(-2 * sheet.space, -2 * sheet.space)
        side = min(inner.height, round(inner.width * (_SHARE if sheet.look.roomy else _SMALL_SHARE)))
        _draw_lights(shown, sheet, Rect(inner.x, inner.y, side, inner.height))
        column = Rect(inner.x + side + 2 * sheet.space, inner.y, inner.width - side - 2 * sheet.space, inner.height)
    elif board:
        half = Rect(area.x, area.y, area.width, area.height // 2).inflate(-2 * sheet.space, -2 * sheet.space)
        _draw_lights(shown, sheet, half)
        column = Rect(half.x, half.bottom + sheet.space, half.width, area.bottom - half.bottom - 2 * sheet.space)
    else:
        column = area.inflate(-2 * sheet.space, -2 * sheet.space)
    _draw_words(shown, sheet, column, lang)


def _draw_words(shown: ShownStep, sheet: Sheet, column: Rect, lang: str) -> None:
    roles = (TITLE, LEAD, BODY, NOTE) if sheet.look.roomy else (BODY, NOTE)
    top = sheet.text(column, picked(shown.step.text, lang), roles, sheet.theme.ink) + sheet.space
    rest = Rect(column.x, top, column.width, column.bottom - top)
    counts = picked(shown.step.counts, lang)
    draw_sentences(sheet, rest, [*([counts] if counts else []), say(lang, "table.show")], (BODY, NOTE))


def _draw_lights(shown: ShownStep, sheet: Sheet, place: Rect) -> None:
    """Draw each light as a disc: the stronger, the larger."""
    ground = laid(sheet, place, SIZE, SIZE)
    for at in range(SIZE * SIZE):
        light = next(iter(shown.step.glow.get(at, ())), None)
        if light is None:
            sheet.stamp("disc", ground.centre(at), max(2, ground.pitch // 12), sheet.theme.seam)
        else:
            sheet.stamp("disc", ground.centre(at), max(2, round(ground.piece * light.strength**0.5)), light.colour)
