"""The public screen's words in the window: a menu as on any screen; of a game what is said, for the board is there.

A finished game that is looked back at has no more secrets: it gets the handheld's room too.
"""

from __future__ import annotations

from pygame import Rect, Surface

from pi_app.looking_back import LookBack
from pi_app.screens import boards, public
from pi_app.screens.column import draw_chips, draw_head, draw_sentences
from pi_app.screens.look import BODY, TITLE, Look
from pi_app.screens.said import draw_card
from pi_app.screens.sheet import Sheet
from pi_app.window.layout import Layout
from pi_app.words import say


def place(shown: public.Shown, layout: Layout) -> Rect:
    """Where they stand."""
    return layout.past if isinstance(shown, LookBack) else layout.words


def draw(shown: public.Shown, surface: Surface, look: Look, lang: str) -> Sheet:
    """What everybody may read, on a sheet that knows what a click on it means."""
    sheet = Sheet(surface, look)
    if isinstance(shown, public.Public):
        _draw_game(shown, sheet, lang)
    else:
        public.draw(shown, sheet, lang)
    return sheet


def _draw_game(shown: public.Public, sheet: Sheet, lang: str) -> None:
    """What is wanted now comes first, then the facts of the game, then the news for which there is room."""
    game, turn, space = say(lang, f"demo.game-{shown.game}"), public.headline(shown), sheet.space
    beside = sheet.width(turn, TITLE) + sheet.width(game, BODY) + 3 * space <= sheet.rect.width
    inner = draw_head(sheet, turn, game if beside else "").inflate(-2 * space, -2 * space)
    inner = draw_card(sheet, inner, shown.now, shown.mood)
    chips = boards.load(shown.game).chips(shown.view, lang)
    top = draw_chips(sheet, inner, chips) + space if chips else inner.y
    draw_sentences(sheet, Rect(inner.x, top, inner.width, max(0, inner.bottom - top)), shown.news, must=False)
