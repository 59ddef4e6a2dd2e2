"""What everybody is told now, on a card or a band; colour and sign tell a wish, question, warning, refusal, result."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect

from pi_app.palette import INK, Colour
from pi_app.screens.look import BODY, HERO, LEAD, NOTE
from pi_app.screens.sheet import Sheet

PLAIN, ASKING, WARNING, REFUSING, OVER = "plain", "asking", "warning", "refusing", "over"
_SIGNS: Final = {PLAIN: "", ASKING: "?", WARNING: "!", REFUSING: "!", OVER: "★"}
_LEAST: Final = 2  # lines of the band
_SHARES: Final = {LEAD: 0.34, BODY: 0.6}  # of the height: as much as a card in such letters may take


class _Style(NamedTuple):
    fill: Colour
    ink: Colour
    sign: str
    margin: int  # left of the words


def _style(sheet: Sheet, mood: str) -> _Style:
    theme, sign = sheet.theme, _SIGNS[mood]
    fills = {PLAIN: theme.panel, ASKING: theme.ask, WARNING: theme.ask, REFUSING: theme.alarm, OVER: theme.go}
    margin = 2 * sheet.space + (sheet.width(sign, HERO) + sheet.space if sign else 0)
    return _Style(fills[mood], theme.ink if mood == PLAIN else INK, sign, margin)


def draw_card(sheet: Sheet, place: Rect, text: str, mood: str) -> Rect:
    """A card on top, as high as its text; what is left below it."""
    style, space = _style(sheet, mood), sheet.space
    width = place.width - style.margin - 2 * space
    fitting = (role for role, share in _SHARES.items() if sheet.fits(text, width, round(place.height * share), role))
    role = next(fitting, NOTE)
    height = max(len(sheet.wrap(text, width, role)) * sheet.height(role), sheet.height(LEAD)) + 2 * space
    card = Rect(place.x, place.y, place.width, min(height, place.height))
    sheet.panel(card, style.fill, rim=sheet.theme.line if mood == PLAIN else None)
    _write(sheet, card, text, style, (role,))
    return Rect(place.x, card.bottom + space, place.width, max(0, place.bottom - card.bottom - space))


def draw_band(sheet: Sheet, area: Rect, text: str, mood: str) -> Rect:
    """A band at the bottom, from rim to rim, higher when much is to be said; what is left above it."""
    style, space = _style(sheet, mood), sheet.space
    lines = len(sheet.wrap(text, area.width - style.margin - 2 * space, NOTE))
    height = max(_LEAST * sheet.height(BODY), lines * sheet.height(NOTE)) + 2 * space
    band = Rect(area.x, area.bottom - height, area.width, height)
    sheet.bar(band, style.fill)
    _write(sheet, band, text, style, (BODY, NOTE))
    return Rect(area.x, area.y, area.width, area.height - height)


def _write(sheet: Sheet, place: Rect, text: str, style: _Style, roles: tuple[str, ...]) -> None:
    if style.sign:
        mark = Rect(place.x + 2 * sheet.space, place.y, style.margin, place.height)
        sheet.text(mark, style.sign, (HERO, LEAD, BODY), style.ink, mid=True)
    inner = place.inflate(0, -sheet.space)
    words = Rect(place.x + style.margin, inner.y, place.width - style.margin - 2 * sheet.space, inner.height)
    sheet.text(words, text, roles, style.ink, mid=True)
