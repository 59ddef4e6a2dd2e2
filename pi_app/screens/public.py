"""The public screen: whose turn, the board as everybody knows it, clues, score, news, what is wanted; the menus."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pygame import Rect

from engine.game import TABLE
from pi_app import menu, says, scores
from pi_app.inputs import Choice
from pi_app.looking_back import LookBack
from pi_app.loop import Loop
from pi_app.palette import INK, ORANGE, PURPLE, SKY_BLUE, VERMILION, YELLOW, Colour
from pi_app.screens import boards, replay
from pi_app.screens.column import draw_chips, draw_head, draw_sentences, split
from pi_app.screens.look import BODY, HERO, NOTE, TITLE
from pi_app.screens.sheet import Sheet
from pi_app.sitting import Sitting
from pi_app.words import say

PLAIN, ASKING, REFUSING = "plain", "asking", "refusing"
_MOST_NAMED: Final = 2  # seats that are named when they act at once
_FOOT: Final = 3  # lines below the board, of the small type

_EMBLEMS: Final = (("lens", SKY_BLUE), ("disc", ORANGE), ("person", PURPLE), ("house", VERMILION), ("shoe", YELLOW))


class Public(NamedTuple):
    """What the public screen shows of a game: the table's view, and sentences that anybody may read."""

    game: str
    view: Any
    turn: str
    news: tuple[str, ...] = ()
    now: tuple[str, ...] = ()
    mood: str = PLAIN
    over: bool = False


class Menu(NamedTuple):
    """An open page of the menu."""

    title: str
    items: tuple[str, ...]
    at: int
    buttons: str
    of: menu.Menu


class Words(NamedTuple):
    """Nothing but some lines: the self-test, or a table that waits for players."""

    title: str
    lines: tuple[str, ...]


Shown = Public | Menu | Words | LookBack


def of(loop: Loop) -> Shown:
    """What the public screen shows now."""
    lang = loop.lang
    if loop.menu is not None:
        title, *items, buttons = menu.lines(loop.menu, lang)
        return Menu(title, tuple(item[2:] for item in items), loop.menu.pages[-1].at, buttons, loop.menu)
    if loop.past is not None and loop.in_play is not None:
        return loop.past
    if loop.selftest is not None or loop.playing is None:
        title = say(lang, "menu.self-test") if loop.selftest else say(lang, "screens.idle")
        return Words(title, tuple(loop.lines()))
    game, warning = of_game(loop.playing, lang), loop.warning()
    return game if warning is None else game._replace(now=(*game.now, warning))


def of_game(sitting: Sitting, lang: str) -> Public:
    """A game at the table."""
    news = [*says.news(sitting, lang), *says.troubles(sitting, lang)]
    now = [*says.now(sitting, lang)]
    if news and (sitting.over or not now):
        now.insert(0, news.pop())  # what came of it is what matters
    if standing := scores.standing(sitting, lang):
        news.insert(max(0, len(news) - 1), standing)  # after the newest
    mood = REFUSING if sitting.notice else ASKING if sitting.question else PLAIN
    return Public(
        sitting.referee.game.name,
        sitting.referee.view(TABLE),
        _turn(sitting, lang),
        tuple(reversed(news)),
        tuple(now),
        mood,
        sitting.over,
    )


def _turn(sitting: Sitting, lang: str) -> str:
    if sitting.over:
        return say(lang, "screens.over")
    if len(sitting.acting) > _MOST_NAMED:
        return say(lang, "screens.choosing", count=len(sitting.acting))
    return say(lang, "screens.to-play", who=", ".join(say(lang, f"demo.seat-{seat}") for seat in sitting.acting))


# ------------------------------------------------------------------------------------------ drawing


def draw(shown: Shown, sheet: Sheet, lang: str) -> None:
    match shown:
        case Public():
            _draw_game(shown, sheet, lang)
        case Menu():
            _draw_menu(shown, sheet)
        case Words():
            _draw_words(shown, sheet)
        case LookBack():
            replay.draw(shown, sheet, lang)


def _draw_game(shown: Public, sheet: Sheet, lang: str) -> None:
    area = draw_head(sheet, say(lang, f"demo.game-{shown.game}"), shown.turn)
    foot = _draw_foot(sheet, area, " ".join(shown.now), shown.mood)
    area.height = foot.top - area.top
    board = boards.load(shown.game)
    layout = split(sheet, area)
    board.draw(sheet, layout.board, shown.view, lang)
    sheet.areas.clear()  # the pieces are moved on the table
    column = layout.column
    top = draw_chips(sheet, column, board.chips(shown.view, lang)) + sheet.space
    roles = (TITLE, BODY, NOTE) if sheet.look.large else (BODY, NOTE)
    must = 0 if shown.over else 1  # the result stands below
    draw_sentences(sheet, Rect(column.x, top, column.width, column.bottom - top), shown.news, roles, must=must)


def _draw_foot(sheet: Sheet, area: Rect, text: str, mood: str) -> Rect:
    """The band at the bottom; higher when much is to be said."""
    theme, space = sheet.theme, sheet.space
    fills: dict[str, tuple[Colour, Colour]] = {
        PLAIN: (theme.panel, theme.ink),
        ASKING: (theme.ask, INK),
        REFUSING: (theme.alarm, INK),
    }
    fill, ink = fills[mood]
    mark = {ASKING: "?", REFUSING: "!"}.get(mood, "")
    margin = 2 * space + (sheet.width("?", HERO) + space if mark else 0)
    width = area.width - margin - space
    lines = max(_FOOT, len(sheet.wrap(text, width, NOTE)))
    height = lines * sheet.height(NOTE) + 2 * space
    band = Rect(0, area.bottom - height, area.width, height)
    sheet.bar(band, fill)
    if mark:
        sheet.text(Rect(2 * space, band.y, margin, height), mark, (HERO, TITLE), ink, mid=True)
    words = Rect(margin, band.y + space // 2, width, height - space)
    sheet.text(words, text, (TITLE, BODY, NOTE) if sheet.look.large else (BODY, NOTE), ink, mid=True)
    return band


def _draw_menu(shown: Menu, sheet: Sheet) -> None:
    """As many items as there is room for, the chosen one among them."""
    area = draw_head(sheet, shown.title, "")
    theme, space = sheet.theme, sheet.space
    foot = sheet.height(NOTE) + space
    large = len(shown.items) * (sheet.height(TITLE) + space) <= area.height - foot - space
    roles = (TITLE, BODY, NOTE) if large else (BODY, NOTE)
    step = sheet.height(roles[0]) + space
    room = max(1, (area.height - foot - space) // step)
    first = min(max(0, shown.at - room // 2), max(0, len(shown.items) - room))
    for number, item in enumerate(shown.items[first : first + room], first):
        row = Rect(2 * space, area.y + space + (number - first) * step, area.width - 4 * space, step - 1)
        chosen = number == shown.at
        if chosen:
            sheet.panel(row, theme.head)
            sheet.stamp("right", (row.x + 2 * space, row.centery), max(4, step // 4), theme.ask)
        words = Rect(row.x + 5 * space, row.y, row.width - 6 * space, row.height)
        sheet.text(words, item, roles, theme.head_ink if chosen else theme.ink, mid=True)
        sheet.tappable(row, Choice(shown.of, number))
    bar = Rect(2 * space, area.bottom - foot, area.width - 4 * space, foot)
    sheet.text(bar, shown.buttons, NOTE, theme.quiet, "centre", mid=True)


def _draw_words(shown: Words, sheet: Sheet) -> None:
    area = draw_head(sheet, shown.title, "Filature")
    inner = area.inflate(-4 * sheet.space, -4 * sheet.space)
    if len(shown.lines) == 1:
        radius = min(inner.height // 8, inner.width // 15)
        for number, (shape, colour) in enumerate(_EMBLEMS):
            x = inner.centerx + (number - len(_EMBLEMS) // 2) * 3 * radius
            sheet.stamp(shape, (x, inner.y + 2 * radius), radius, colour)
        words = Rect(inner.x, inner.centery - radius, inner.width, inner.height // 2 + radius)
        sheet.text(words, shown.lines[0], (HERO, TITLE, BODY), sheet.theme.ink, "centre", mid=True)
    else:
        draw_sentences(sheet, inner, shown.lines)
    sheet.bar(Rect(0, area.bottom - sheet.space // 2, area.width, sheet.space // 2), sheet.theme.head)
