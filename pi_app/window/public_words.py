"""The public screen in the window: menus as on any screen, but a game without its board, which the window shows anyway.

When somebody looks back at a finished game, or reads the rules, no secret is shown, and the screen also covers the
handheld.
"""

from __future__ import annotations

from pygame import Rect

from pi_app.draw.sheets.cards import draw_card
from pi_app.draw.sheets.layout import draw_chips, draw_head, draw_sentences
from pi_app.draw.sheets.look import BODY, TITLE, SheetLook
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.public.look_back import LookBack
from pi_app.public.rules_reader import RulesReader
from pi_app.screens import public_screen, show_screen
from pi_app.window.layout import WindowLayout
from pi_app.words import game_name


def place(shown: public_screen.Shown, layout: WindowLayout) -> Rect:
    """Return the place of the public screen in the window."""
    return layout.past if isinstance(shown, LookBack | RulesReader) else layout.words


def draw(shown: public_screen.Shown, size: tuple[int, int], look: SheetLook, lang: str) -> Sheet:
    """Draw the public screen and return its sheet, which knows the meaning of a click."""
    sheet = Sheet(size, look)
    if isinstance(shown, public_screen.Public):
        _draw_game(shown, sheet, lang)
    elif isinstance(shown, public_screen.ShownShow):
        if isinstance(shown.body, public_screen.Public):
            _draw_game(shown.body, sheet, lang)
        else:
            show_screen.draw(shown.body, sheet, lang, board=False)
        public_screen.end_with_a_tap(sheet, lang)
    else:
        public_screen.draw(shown, sheet, lang)
    return sheet


def _draw_game(shown: public_screen.Public, sheet: Sheet, lang: str) -> None:
    """Draw first the current instruction, then the facts of the game, then as much news as there is room for."""
    game, turn, space = game_name(lang, shown.game), public_screen.headline(shown), sheet.space
    beside = sheet.width(turn, TITLE) + sheet.width(game, BODY) + 3 * space <= sheet.rect.width
    inner = draw_head(sheet, turn, game if beside else "").inflate(-2 * space, -2 * space)
    inner = draw_card(sheet, inner, shown.now, shown.mood)
    chips = front_of(shown.game).sheet.chips(shown.view, lang)
    top = draw_chips(sheet, inner, chips) + space if chips else inner.y
    draw_sentences(sheet, Rect(inner.x, top, inner.width, max(0, inner.bottom - top)), shown.news, must=False)
