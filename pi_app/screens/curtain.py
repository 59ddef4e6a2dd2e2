"""The curtain of a hidden screen that several seats share, which calls a seat; see `pi_app.pages.sharing`."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect

from engine.game import Seat
from pi_app.draw.sheets.look import BODY, HERO, LEAD, NOTE, TITLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.pages.sharing import CALLS, Sharing
from pi_app.palette import BLACK
from pi_app.words import say


def draw(sharing: Sharing, sheet: Sheet, names: Mapping[Seat, str], lang: str, reason: str | None = None) -> None:
    """Draw the curtain: black, or with the name of the called seat and a place to hold. A touch on it is key A.

    `reason` is the word key of why the seat is called, if there is a reason.
    """
    theme, space = sheet.theme, sheet.space
    sheet.bar(sheet.rect, BLACK)
    sheet.tappable(sheet.rect, "a", say(lang, "screens.hold"))
    if sharing.phase != CALLS:
        return
    inner = sheet.rect.inflate(-8 * space, -8 * space)
    third = inner.height // 3
    give = Rect(inner.x, inner.y, inner.width, third)
    calls = say(lang, "pages.give") if reason is None else say(lang, reason)
    sheet.text(give, calls, (LEAD, BODY), theme.chalk, "centre", mid=True)
    name = Rect(inner.x, inner.y + third, inner.width, third)
    sheet.text(name, names[sharing.seat], (HERO, TITLE, BODY), theme.cursor, "centre", mid=True)
    hold = Rect(inner.x + 4 * space, inner.y + 2 * third + space, inner.width - 8 * space, third - space)
    sheet.panel(hold, theme.go if sharing.held is not None else theme.ask)
    sheet.text(
        hold.inflate(-2 * space, 0), say(lang, "screens.hold"), (TITLE, BODY, NOTE), theme.rim, "centre", mid=True
    )
    if len(sharing.seats) > 1:
        for x, sign, key, label in (
            (0, "←", "left", "screens.seat-before"),
            (sheet.rect.width - 8 * space, "→", "right", "screens.seat-after"),
        ):
            place = Rect(x, name.y, 8 * space, third)
            sheet.text(place, sign, (HERO, TITLE), theme.cursor, "centre", mid=True)
            sheet.tappable(place, key, say(lang, label))
