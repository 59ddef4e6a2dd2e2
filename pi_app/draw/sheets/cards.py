"""A public message on a card or a band. Colour and sign show its mood: request, question, warning, refusal, result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from pi_app.draw.sheets.look import BODY, HERO, LEAD, NOTE, TITLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import INK, Colour

PLAIN, ASKING, WARNING, REFUSING, OVER = "plain", "asking", "warning", "refusing", "over"
_SIGNS: Final = {PLAIN: "", ASKING: "?", WARNING: "!", REFUSING: "!", OVER: "★"}
_LEAST: Final = 2  # The band has room for at least this many lines.
_LOUD: Final = 0.34  # The largest share of the height for a text in large letters.
_USUAL: Final = 0.6  # The largest share of the height for a text in letters of the usual size.


class _Style(NamedTuple):
    """How a card or a band is drawn."""

    fill: Colour
    ink: Colour
    sign: str
    margin: int  # Pixels to the left of the words.


def _style(sheet: Sheet, mood: str) -> _Style:
    theme, sign = sheet.theme, _SIGNS[mood]
    fills = {PLAIN: theme.panel, ASKING: theme.ask, WARNING: theme.ask, REFUSING: theme.alarm, OVER: theme.go}
    margin = 2 * sheet.space + (sheet.width(sign, HERO) + sheet.space if sign else 0)
    return _Style(fills[mood], theme.ink if mood == PLAIN else INK, sign, margin)


class _Block(NamedTuple):
    """A text and the role that sets its letters."""

    text: str
    role: str


def draw_card(sheet: Sheet, place: Rect, said: Sequence[str], mood: str) -> Rect:
    """Draw a card at the top of the place, as high as its text needs. Return the area that is left below it."""
    style, space = _style(sheet, mood), sheet.space
    width = place.width - style.margin - 2 * space
    first, rest = _parted(said, mood)
    loud = TITLE if rest else LEAD
    fitting = (
        role for role, share in ((loud, _LOUD), (BODY, _USUAL)) if _fits(sheet, first, width, place, role, share)
    )
    blocks = [_Block(first, next(fitting, NOTE)), *([_Block(rest, NOTE)] if rest else [])]
    height = max(_height(sheet, blocks, width), sheet.height(LEAD)) + 2 * space
    card = Rect(place.x, place.y, place.width, min(height, place.height))
    sheet.panel(card, style.fill, rim=sheet.theme.line if mood == PLAIN else None)
    _write(sheet, card, blocks, style)
    return Rect(place.x, card.bottom + space, place.width, max(0, place.bottom - card.bottom - space))


def draw_band(sheet: Sheet, area: Rect, said: Sequence[str], mood: str) -> Rect:
    """Draw a band over the full width at the bottom of the area. Return the area that is left above it.

    The band is higher if its text is long.
    """
    style, space = _style(sheet, mood), sheet.space
    width = area.width - style.margin - 2 * space
    first, rest = _parted(said, mood)
    room = _LEAST * sheet.height(BODY)
    if rest:
        lines = ((TITLE, 1), (BODY, _LEAST))
        role = next((role for role, most in lines if len(sheet.wrap(first, width, role)) <= most), NOTE)
        blocks = [_Block(first, role), _Block(rest, NOTE)]
    else:
        blocks = [_Block(first, BODY if sheet.fits(first, width, room, BODY) else NOTE)]
    height = max(room, _height(sheet, blocks, width)) + 2 * space
    band = Rect(area.x, area.bottom - height, area.width, height)
    sheet.bar(band, style.fill)
    _write(sheet, band, blocks, style)
    return Rect(area.x, area.y, area.width, area.height - height)


def _parted(said: Sequence[str], mood: str) -> tuple[str, str]:
    """Split a message into its headline and the text below it. Only a result has its own headline."""
    return (said[0], " ".join(said[1:])) if mood == OVER else (" ".join(said), "")


def _fits(sheet: Sheet, text: str, width: int, place: Rect, role: str, share: float) -> bool:
    return sheet.fits(text, width, round(place.height * share), role)


def _height(sheet: Sheet, blocks: Sequence[_Block], width: int) -> int:
    lines = sum(len(sheet.wrap(block.text, width, block.role)) * sheet.height(block.role) for block in blocks)
    return lines + (len(blocks) - 1) * sheet.space // 2


def _write(sheet: Sheet, place: Rect, blocks: Sequence[_Block], style: _Style) -> None:
    if style.sign:
        mark = Rect(place.x + 2 * sheet.space, place.y, style.margin, place.height)
        sheet.text(mark, style.sign, (HERO, LEAD, BODY), style.ink, mid=True)
    width = place.width - style.margin - 2 * sheet.space
    y = place.y + max(0, (place.height - _height(sheet, blocks, width)) // 2)
    for block in blocks:
        words = Rect(place.x + style.margin, y, width, place.bottom - y)
        y = sheet.text(words, block.text, block.role, style.ink) + sheet.space // 2
