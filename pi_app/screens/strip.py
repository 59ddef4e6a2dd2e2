"""The table's five buttons at the lower edge of a public display with a touch screen or a mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Rect

from hardware.buttons import Press
from pi_app.draw.sheets.look import BODY
from pi_app.draw.sheets.sheet import Sheet
from pi_app.words import say

BUTTON_ROW: Final = ("left", "right", "ok", "back", "menu")  # in their order at the table's edge


def draw_above(sheet: Sheet, draw: Callable[[Sheet], None], lang: str) -> None:
    """Draw a page and the buttons below it. The page's letters have the size for the whole display."""
    space = sheet.space
    height = sheet.height(BODY) + 2 * space
    top = sheet.rect.height - height
    page = Sheet((sheet.rect.width, top), sheet.look)
    draw(page)
    sheet.paste(page, (0, 0))
    sheet.bar(Rect(0, top, sheet.rect.width, height), sheet.theme.line)
    step = sheet.rect.width / len(BUTTON_ROW)
    for number, name in enumerate(BUTTON_ROW):
        left, right = round(number * step), round((number + 1) * step)
        place = Rect(left, top, right - left, height).inflate(-space // 2, -space // 2)
        sheet.button(place, say(lang, f"window.{name}"), Press(name), label=say(lang, f"screens.button-{name}"))
