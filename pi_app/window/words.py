"""The public screen's words in the window: a menu as on any screen; of a game what is said, for the board is there."""

from __future__ import annotations

from pygame import Rect, Surface

from pi_app.palette import FELT, INK, SNOW, Colour
from pi_app.screens import boards, public
from pi_app.screens.column import draw_chips, draw_head, draw_sentences
from pi_app.screens.look import BODY, NOTE, TITLE, Look
from pi_app.screens.sheet import Sheet
from pi_app.words import say


def draw(shown: public.Shown, surface: Surface, look: Look, lang: str) -> list[str]:
    """What everybody may read; the texts that did not fit."""
    sheet = Sheet(surface, look)
    if isinstance(shown, public.Public):
        _draw_game(shown, sheet, lang)
    else:
        public.draw(shown, sheet, lang)
    return sheet.cut


def _draw_game(shown: public.Public, sheet: Sheet, lang: str) -> None:
    """What is wanted now comes first, then the facts of the game, then the news for which there is room."""
    title, space = say(lang, f"demo.game-{shown.game}"), sheet.space
    beside = sheet.width(title, TITLE) + sheet.width(shown.turn, BODY) + 3 * space <= sheet.rect.width
    inner = draw_head(sheet, title, shown.turn if beside else "").inflate(-2 * space, -2 * space)
    if not beside:
        below = sheet.text(inner, shown.turn, (BODY, NOTE), sheet.theme.ask) + space // 2
        inner = Rect(inner.x, below, inner.width, inner.bottom - below)
    inner = _draw_now(sheet, inner, " ".join(shown.now), shown.mood)
    chips = boards.load(shown.game).chips(shown.view, lang)
    top = draw_chips(sheet, inner, chips) + space if chips else inner.y
    draw_sentences(sheet, Rect(inner.x, top, inner.width, max(0, inner.bottom - top)), ("", *shown.news), (NOTE,))


def _draw_now(sheet: Sheet, place: Rect, text: str, mood: str) -> Rect:
    """A card as high as its text; what is left below it."""
    fills: dict[str, tuple[Colour, Colour]] = {
        public.PLAIN: (FELT, SNOW),
        public.ASKING: (sheet.theme.ask, INK),
        public.REFUSING: (sheet.theme.alarm, INK),
    }
    fill, ink = fills[mood]
    space = sheet.space
    width = place.width - 2 * space
    role = next((role for role in (TITLE, BODY) if sheet.fits(text, width, place.height // 3, role)), NOTE)
    height = len(sheet.wrap(text, width, role)) * sheet.height(role) + 2 * space
    card = Rect(place.x, place.y, place.width, min(height, place.height))
    sheet.panel(card, fill)
    sheet.text(card.inflate(-2 * space, -2 * space), text, role, ink)
    return Rect(place.x, card.bottom + space, place.width, max(0, place.bottom - card.bottom - space))
