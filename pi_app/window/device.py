"""Draw the handheld in the window: its body, its seven keys, its screen or the curtain; and the hidden screen.

For one person who plays alone the hidden screen takes the handheld's place, and if nobody needs a handheld, the
notebook does.
"""

from __future__ import annotations

from typing import Final

from pygame import Rect, Vector2

from pi_app.draw.sheets.look import BODY, HERO, NOTE, TITLE, look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.pages.sharing import DARK
from pi_app.palette import BAIZE, BLACK, CLOTH, DUSK, FOLD, INK, MIST, PHOSPHOR, SKY_BLUE, SLATE, SNOW, WHITE, YELLOW
from pi_app.screens import hidden_screen
from pi_app.window import notebook
from pi_app.window.layout import WindowLayout
from pi_app.window.window_handheld import HandheldScene
from pi_app.words import say, seat_name

_FOLDS: Final = 9


def draw(held: HandheldScene, layout: WindowLayout, sheet: Sheet, lang: str) -> None:
    if held.notes:
        notebook.draw_page(sheet, layout.handheld, lang)
        return
    if held.alone:
        sheet.panel(layout.handheld, BAIZE, rim=SLATE)
        if held.page is None and held.idle:
            inner = layout.handheld.inflate(-4 * sheet.space, -2 * sheet.space)
            sheet.text(inner, say(lang, f"window.{held.idle}"), (BODY, NOTE), SNOW, "centre", mid=True)
        return
    sheet.panel(layout.handheld, BAIZE, rim=SLATE)
    sheet.box(layout.screen.inflate(8, 8), BLACK, radius=4)
    if held.picture is not None:
        sheet.dots(layout.screen.topleft, held.picture, layout.zoom, PHOSPHOR)
    else:
        _draw_curtain(held, layout.screen, sheet, lang)
    for name, rect in layout.keys.items():
        _draw_key(sheet, name, rect, down=name in held.keys)
    if held.serves:
        left, top = layout.keys["right"].right + layout.space, layout.keys["up"].y
        right, bottom = layout.keys["b"].left - layout.space, layout.handheld.bottom - layout.space
        sheet.text(
            Rect(left, top, right - left, bottom - top), say(lang, "window.keys"), NOTE, MIST, "centre", mid=True
        )


def page_place(held: HandheldScene, layout: WindowLayout) -> Rect:
    """Return the place of the hidden screen. While the curtain is held, it covers the words and the tray."""
    return layout.handheld if held.alone else layout.hidden


def hidden_sheet(held: HandheldScene, layout: WindowLayout, lang: str) -> Sheet | None:
    """Draw the hidden screen and return its sheet, which knows the meaning of a tap; None if no page is visible."""
    if held.page is None:
        return None
    size = page_place(held, layout).size
    sheet = Sheet(size, look(*size, night=True))
    hidden_screen.draw(*held.page, sheet, lang)
    return sheet


def _draw_curtain(held: HandheldScene, place: Rect, sheet: Sheet, lang: str) -> None:
    """Draw the curtain, and on it the seat that the handheld is for, which is public, and how to open it."""
    sheet.bar(place, CLOTH)
    step = place.width / _FOLDS
    for fold in range(_FOLDS):
        sheet.bar(Rect(round(place.x + fold * step), place.y, round(step * 0.35), place.height), FOLD)
    inner = place.inflate(-4 * sheet.space, -2 * sheet.space)
    third = inner.height // 3
    rows = [Rect(inner.x, inner.y + row * third, inner.width, third) for row in range(3)]
    if not held.serves:
        sheet.text(inner, say(lang, "window.no-secrets"), (BODY, NOTE), SNOW, "centre", mid=True)
    elif held.idle:
        sheet.text(inner, say(lang, f"window.{held.idle}"), (BODY, NOTE), SNOW, "centre", mid=True)
    elif held.phase == DARK:
        sheet.text(inner, say(lang, "window.asleep"), (BODY, NOTE), SNOW, "centre", mid=True)
    else:
        seat = seat_name(lang, held.game, held.seat)
        roles = (HERO, TITLE, BODY, NOTE)
        sheet.text(rows[0], say(lang, "window.for", seat=seat), roles, WHITE, "centre", mid=True)
        badge = rows[1].inflate(-4 * sheet.space, 0)
        sheet.panel(badge, YELLOW)
        sheet.text(badge, say(lang, "window.hold"), (TITLE, BODY, NOTE), INK, "centre", mid=True)
        below = [*([held.reason] if held.reason else []), *(["window.choose"] if held.several else [])]
        text = " ".join(say(lang, key) for key in below)
        sheet.text(rows[2], text, (BODY, NOTE), WHITE if held.reason else SNOW, "centre", mid=True)


def _draw_key(sheet: Sheet, name: str, rect: Rect, *, down: bool) -> None:
    fill = SKY_BLUE if down else DUSK
    if name in ("a", "b"):
        sheet.stamp("disc", rect.center, rect.width // 2, fill, INK)
        sheet.sign(rect.center, name.upper(), round(rect.height * 0.5), WHITE)
        return
    sheet.box(rect, fill, radius=5)
    if name == "press":
        sheet.stamp("disc", rect.center, rect.width // 4, MIST, INK)
        return
    turn = {"right": 0, "up": 90, "left": 180, "down": 270}[name]
    reach = rect.width / 4
    tips = [Vector2(reach, 0), Vector2(-reach * 0.6, -reach), Vector2(-reach * 0.6, reach)]
    sheet.polygon([(x, y) for x, y in (Vector2(rect.center) + tip.rotate(-turn) for tip in tips)], SNOW)
