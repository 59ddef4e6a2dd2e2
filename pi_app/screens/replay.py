"""A finished game once more on the public screen: what everybody saw, beside what one seat knew."""

from __future__ import annotations

from pygame import Rect

from engine.game import TABLE
from hardware.buttons import Press
from pi_app.looking_back import LookBack, counted, known_to, told
from pi_app.screens import boards
from pi_app.screens.column import draw_head
from pi_app.screens.look import BODY, NOTE
from pi_app.screens.sheet import Sheet
from pi_app.words import say


def draw(past: LookBack, sheet: Sheet, lang: str) -> None:
    """Two boards side by side, what happened below them, and buttons to go on."""
    space, theme = sheet.space, sheet.theme
    area = draw_head(sheet, say(lang, f"demo.game-{past.game}"), counted(past, lang))
    caption, foot = sheet.height(NOTE), (3 if sheet.look.large else 4) * sheet.height(NOTE) + 2 * space
    width = (area.width - 3 * space) // 2
    height = area.height - caption - foot - 3 * space
    board, seat = boards.load(past.game), past.seat
    for side, (watcher, text) in enumerate(((TABLE, say(lang, "screens.all-see")), (seat, known_to(past, lang)))):
        x = space + side * (width + space)
        sheet.text(Rect(x, area.y + space, width, caption), text, NOTE, theme.quiet, "centre")
        place = Rect(x, area.y + space + caption, width, height)
        paint = board.draw if watcher == TABLE else board.secret
        paint(sheet, place, past.step.views[watcher], lang)
    sheet.areas.clear()  # boards of the past are only looked at
    sheet.tappable(Rect(area.x + area.width // 2, area.y, area.width // 2, area.height - foot), Press("ok"))
    _draw_foot(past, sheet, Rect(space, area.bottom - foot, area.width - 2 * space, foot - space), lang)


def _draw_foot(past: LookBack, sheet: Sheet, place: Rect, lang: str) -> None:
    size = 10 * sheet.space
    for x, text, button in ((place.x, "←", "left"), (place.right - size, "→", "right")):
        sheet.button(Rect(x, place.y, size, place.height), text, Press(button))
    words = place.inflate(-2 * (size + sheet.space), 0)
    keys = Rect(words.x, words.bottom - sheet.height(NOTE), words.width, sheet.height(NOTE))
    sheet.text(keys, say(lang, "screens.looking-back"), NOTE, sheet.theme.quiet, "centre")
    words.height -= keys.height
    sheet.text(words, told(past, lang), (BODY, NOTE), sheet.theme.ink, "centre", mid=True)
