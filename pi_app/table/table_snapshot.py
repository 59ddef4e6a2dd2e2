"""The table as everybody may see it: the value that public screens, windows and terminals draw."""

from __future__ import annotations

from typing import Final, NamedTuple

from pi_app.public import books, game_lights, lights, look_back, public_text
from pi_app.public.books import Book
from pi_app.public.lights import Frame
from pi_app.public.look_back import LookBack
from pi_app.public.show_moment import ShowMoment, show_frame, show_lines
from pi_app.public.snapshot import Snapshot
from pi_app.table.menu import menu
from pi_app.table.menu.pages import Menu
from pi_app.words import game_name, say

MOST_ITEMS: Final = 20  # of a menu among the lines of the public screen; a longer list scrolls


class TableSnapshot(NamedTuple):
    """What the table shows at one moment: rules, a menu, a self-test, a game, a look back at a game, or nothing.

    Screens, windows and terminals draw this value and never reach into the loop.
    """

    lang: str
    brightness: float = 1.0  # Of all lights and screens, from 0 to 1.
    menu: Menu | None = None
    reading: Book | None = None  # The rules, the statistics or an old game, which lie over the menu.
    selftest: tuple[str, ...] | None = None  # The lines of the running self-test.
    past: LookBack | None = None  # At the finished game.
    game: Snapshot | None = None
    resting: bool = False  # The game is saved, and the table idles.
    instead: str = ""  # The name of the game that begins once the resting one is given up.
    warning: str | None = None  # About the disk.
    show: ShowMoment | None = None  # It covers everything else.

    @property
    def covered(self) -> bool:
        """Return whether something lies over the game: the menu, the rules, a self-test, a show or a look back."""
        return any(part is not None for part in (self.menu, self.reading, self.selftest, self.show, self.past))

    @property
    def playing(self) -> Snapshot | None:
        """Return the game on the table, unless it rests."""
        return None if self.resting else self.game


def lines(table: TableSnapshot) -> list[str]:
    """Return the lines of the public screen. A warning comes last, unless a menu or the rules are open."""
    if table.menu is not None or table.reading is not None:
        return said(table)
    sentences = [*said(table), *([table.warning] if table.warning else [])]
    return [line for sentence in sentences for line in public_text.wrapped_lines(sentence)]


def said(table: TableSnapshot) -> list[str]:
    """Return the lines about the menu, the self-test or the game, without the warning."""
    lang = table.lang
    if table.show is not None:
        return show_lines(table.show, lang)
    if table.reading is not None:
        return books.lines(table.reading, lang)
    if table.menu is not None:
        return _menu_lines(table.menu, lang)
    if table.selftest is not None:
        return [*table.selftest]
    if table.past is not None:
        return look_back.lines(table.past, lang)
    if table.playing is not None:
        return public_text.lines(table.playing, lang)
    if table.game is not None:
        return [public_text.title(table.game, lang), _resting(table)]
    return [say(lang, "table.about")]


def _menu_lines(open_menu: Menu, lang: str) -> list[str]:
    """Return the lines of the menu. What explains the marked item stands above what the buttons do."""
    title, *items, buttons = menu.lines(open_menu, lang)
    lines, abouts = [title, *_around_mark(items, open_menu.pages[-1].at)], menu.abouts(open_menu, lang)
    about = public_text.wrapped_lines(abouts[open_menu.pages[-1].at]) if abouts else []
    return [*lines, *about, buttons]


def _around_mark(items: list[str], at: int) -> list[str]:
    """Return the items around the marked one, with dots where a long list goes on."""
    if len(items) <= MOST_ITEMS:
        return items
    first = min(max(0, at - MOST_ITEMS // 2), len(items) - MOST_ITEMS)
    shown = items[first : first + MOST_ITEMS]
    return [*(["  …"] if first else []), *shown, *(["  …"] if first + MOST_ITEMS < len(items) else [])]


def _resting(table: TableSnapshot) -> str:
    if table.game is not None and table.game.is_lesson:
        return say(table.lang, "table.away-lesson")
    if not table.instead:
        return say(table.lang, "table.away")
    return say(table.lang, "table.away-instead", game=game_name(table.lang, table.instead))


def frame(table: TableSnapshot, now: int) -> Frame:
    """Return the lights of a show, of the game, of the look back, or of a table that idles.

    An open menu does not change them. An old game that is looked at from the menu does.
    """
    if table.show is not None:
        return show_frame(table.show, now)
    past = table.reading if isinstance(table.reading, LookBack) else table.past
    if past is not None:
        return lights.frame(look_back.lights(past), now)
    if table.playing is not None:
        return lights.frame(game_lights.lights(table.playing), now)
    return lights.attraction(now)
