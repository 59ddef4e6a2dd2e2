"""The foot of a leaf on a display: its number, a button at each side to turn it, and one to close the book."""

from __future__ import annotations

from pygame import Rect

from hardware.buttons import Press
from pi_app.draw.sheets.look import BODY, NOTE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.words import say


def split_foot(sheet: Sheet, area: Rect) -> tuple[Rect, Rect]:
    """Divide the area into the room for the leaf and the place of its foot."""
    foot = sheet.height(BODY) + 2 * sheet.space
    room = Rect(area.x, area.y, area.width, area.height - foot)
    return room, Rect(area.x, area.bottom - foot, area.width, foot)


def draw_foot(sheet: Sheet, place: Rect, number: str, lang: str, *, turns: bool = True) -> None:
    """Draw the number of the leaf. If the leaf `turns` here, also draw the buttons."""
    space, theme = sheet.space, sheet.theme
    sheet.bar(place, theme.line)
    if not turns:
        sheet.text(place, number, NOTE, theme.ink, "centre", mid=True)
        return
    size = place.width // 6
    for x, sign, button, label in (
        (place.x, "←", "left", "rules.turn-back"),
        (place.right - size, "→", "right", "rules.turn-on"),
    ):
        rect = Rect(x, place.y, size, place.height).inflate(-space, -space)
        sheet.button(rect, sign, Press(button), label=say(lang, label))
    close = Rect(place.right - 3 * size, place.y, 2 * size, place.height).inflate(-space, -space)
    sheet.button(close, say(lang, "rules.close"), Press("back"))
    words = Rect(place.x + size, place.y, 2 * size, place.height)
    sheet.text(words, number, NOTE, theme.ink, "centre", mid=True)
