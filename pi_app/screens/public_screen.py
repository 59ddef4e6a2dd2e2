"""The public screen: whose turn it is, the public board, clues, score, news and instructions; or a menu."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pygame import Rect

from hardware.buttons import Press
from pi_app.draw.sheets.cards import ASKING, OVER, PLAIN, REFUSING, WARNING, draw_band, draw_card
from pi_app.draw.sheets.layout import draw_chips, draw_head, draw_sentences, split
from pi_app.draw.sheets.look import BODY, LEAD, NOTE, TITLE
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.games.legend import LegendEntry
from pi_app.games.sheet_board import Marks
from pi_app.grid import Spot
from pi_app.public import public_text, scores
from pi_app.public.books import Book
from pi_app.public.figures_reader import FiguresReader
from pi_app.public.look_back import LookBack
from pi_app.public.rules_reader import RulesReader
from pi_app.public.show_moment import ShownStep
from pi_app.public.snapshot import Snapshot
from pi_app.public.turn_text import turn_text
from pi_app.screens import figures_screen, idle, look_back_screen, rules_screen, show_screen
from pi_app.table.inputs import Choice
from pi_app.table.menu import menu, pages
from pi_app.table.table_snapshot import TableSnapshot, said
from pi_app.words import game_name, say

_FEW: Final = 2  # lines; with more, there is no room for the picture


class Public(NamedTuple):
    """A game on the public screen: the table's view, and public sentences."""

    game: str
    view: Any
    turn: str
    news: tuple[str, ...] = ()
    now: tuple[str, ...] = ()
    mood: str = PLAIN
    path: tuple[Spot, ...] = ()


class ShownMenu(NamedTuple):
    """An open page of the menu on the public screen."""

    title: str
    items: tuple[str, ...]
    at: int
    buttons: str
    of: pages.Menu
    abouts: tuple[str, ...] = ()  # explain the items, one each, if their names do not


class ShownLines(NamedTuple):
    """Some lines of text on the public screen: the self-test, or a table that waits for players."""

    title: str
    lines: tuple[str, ...]
    warning: str | None = None
    waiting: bool = False


class ShownShow(NamedTuple):
    """A show on the public screen. A tap anywhere ends it."""

    body: Public | ShownStep


Shown = Public | ShownMenu | ShownLines | ShownShow | Book


def of(table: TableSnapshot) -> Shown:
    """Return what the public screen shows of the table."""
    lang = table.lang
    if table.show is not None:
        return ShownShow(table.show if isinstance(table.show, ShownStep) else of_shown_game(table.show.snapshot, lang))
    if table.reading is not None:
        return table.reading
    if table.menu is not None:
        title, *items, buttons = menu.lines(table.menu, lang)
        texts, abouts = tuple(item[2:] for item in items), menu.abouts(table.menu, lang)
        return ShownMenu(title, texts, table.menu.pages[-1].at, buttons, table.menu, abouts)
    testing = table.selftest is not None
    if testing or table.playing is None:
        title = say(lang, "menu.self-test") if testing else say(lang, "screens.idle")
        return ShownLines(title, tuple(said(table)), table.warning, waiting=not testing)
    if table.past is not None:
        return table.past
    game = of_game(table.playing, lang)
    if table.warning is None:
        return game
    return game._replace(now=(*game.now, table.warning), mood=WARNING if game.mood == PLAIN else game.mood)


def of_game(moment: Snapshot, lang: str) -> Public:
    """Return what the public screen shows of a game at the table."""
    news, now = (
        [*public_text.news(moment, lang), *public_text.troubles(moment, lang)],
        [*public_text.now(moment, lang)],
    )
    if news and (moment.over or not now):
        now.insert(0, news.pop())  # the latest news is then the most important line
    if score := scores.standing(moment, lang):
        news.insert(-1, score)
    mood = OVER if moment.over else REFUSING if moment.notice else ASKING if moment.question else PLAIN
    return Public(
        moment.game,
        moment.view,
        turn_text(moment, lang),
        tuple(reversed(news)),
        tuple(now),
        mood,
        () if moment.path is None else moment.path.points,
    )


def of_shown_game(moment: Snapshot, lang: str) -> Public:
    """Return what the public screen shows of a game in a show. Nobody is told to move pieces: there are none."""
    game = of_game(moment, lang)
    news = public_text.news(moment, lang)
    latest = [*scores.result(moment, lang)] if moment.over else news[-1:]
    return game._replace(news=tuple(reversed(news[:-1])), now=(*latest, say(lang, "table.show")))


# ------------------------------------------------------------------------------------------ drawing


def draw(shown: Shown, sheet: Sheet, lang: str) -> None:
    match shown:
        case Public():
            _draw_game(shown, sheet, lang)
        case ShownShow(ShownStep() as step):
            show_screen.draw(step, sheet, lang)
            end_with_a_tap(sheet, lang)
        case ShownShow(Public() as game):
            _draw_game(game, sheet, lang)
            end_with_a_tap(sheet, lang)
        case ShownMenu():
            _draw_menu(shown, sheet)
        case ShownLines():
            _draw_words(shown, sheet)
        case LookBack():
            look_back_screen.draw(shown, sheet, lang)
        case RulesReader():
            rules_screen.draw(shown, sheet)
        case FiguresReader():
            figures_screen.draw(shown, sheet, lang)


def end_with_a_tap(sheet: Sheet, lang: str) -> None:
    """Let a tap anywhere end the show."""
    sheet.tappable(sheet.rect, Press("ok"), say(lang, "table.show"))


def _draw_game(shown: Public, sheet: Sheet, lang: str) -> None:
    """Draw a game. On a large screen the board takes the whole height, and the instruction is beside it."""
    area = draw_head(sheet, headline(shown), game_name(lang, shown.game))
    if not sheet.look.roomy:
        area = draw_band(sheet, area, shown.now, shown.mood)
    board = front_of(shown.game).sheet
    layout = split(sheet, area)
    board.draw(sheet, layout.board, shown.view, lang, Marks(path=shown.path))
    sheet.areas.clear()  # nothing can be tapped, because pieces are moved on the table
    column = layout.column
    if sheet.look.roomy:
        column = draw_card(sheet, column, shown.now, shown.mood)
    # The result needs the room, and says more than the facts of the last position.
    chips = () if shown.mood == OVER else board.chips(shown.view, lang)
    top = draw_chips(sheet, column, chips) + sheet.space
    place = Rect(column.x, top, column.width, max(0, column.bottom - top))
    # On a small screen, what is to be done needs the room more than the news.
    draw_sentences(sheet, place, shown.news, must=sheet.look.roomy and shown.mood != OVER)


def headline(shown: Public) -> str:
    """Return the headline: whose turn it is, because most people look for that."""
    return shown.turn[:1].upper() + shown.turn[1:]


def _draw_menu(shown: ShownMenu, sheet: Sheet) -> None:
    """Draw as many items as there is room for, with the chosen one and what explains it.

    Arrows at the edge show that there are more items.
    """
    area = draw_head(sheet, shown.title, "")
    theme, space = sheet.theme, sheet.space
    foot = sheet.height(NOTE) + space
    about = Rect(4 * space, 0, area.width - 8 * space, _height_of_abouts(shown, sheet, area.width - 8 * space))
    height = area.height - foot - space - about.height
    large = len(shown.items) * (sheet.height(LEAD) + space) <= height
    roles = (LEAD, BODY, NOTE) if large else (BODY, NOTE)
    step = sheet.height(roles[0]) + space
    room = min(len(shown.items), max(1, height // step))
    first = min(max(0, shown.at - room // 2), len(shown.items) - room)
    more = {"up": (0, first > 0), "down": (room - 1, first + room < len(shown.items))}
    for number, item in enumerate(shown.items[first : first + room], first):
        row = Rect(2 * space, area.y + space + (number - first) * step, area.width - 4 * space, step - 1)
        chosen = number == shown.at
        if chosen:
            sheet.panel(row, theme.head)
        _draw_mark(sheet, (row.x + 2 * space, row.centery), max(4, step // 4), shown.of.pages[-1].items[number], chosen)
        words = Rect(row.x + 5 * space, row.y, row.width - (9 if len(shown.items) > room else 6) * space, row.height)
        bold = (TITLE,) if chosen and large else ()
        sheet.text(words, item, (*bold, *roles), theme.head_ink if chosen else theme.ink, mid=True)
        sheet.tappable(row, Choice(shown.of, number), item)
    for sign, (line, follows) in more.items():
        if follows:
            y = area.y + space + line * step + step // 2
            sheet.stamp(sign, (area.right - 4 * space, y), max(4, step // 4), theme.quiet)
    if shown.abouts:
        about.y = area.y + 2 * space + room * step
        about.height = area.bottom - foot - about.y
        sheet.text(about, shown.abouts[shown.at], (BODY, NOTE), theme.quiet, mid=True)
    bar = Rect(2 * space, area.bottom - foot, area.width - 4 * space, foot)
    sheet.text(bar, shown.buttons, NOTE, theme.quiet, "centre", mid=True)


def _height_of_abouts(shown: ShownMenu, sheet: Sheet, width: int) -> int:
    """Return the room that the longest explanation of an item needs, so that the list is the same for all of them."""
    lines = max((len(sheet.wrap(about, width, NOTE)) for about in shown.abouts), default=0)
    return lines * sheet.height(NOTE) + sheet.space if lines else 0


def _draw_mark(sheet: Sheet, centre: tuple[int, int], radius: int, item: object, chosen: bool) -> None:
    """Draw an arrow before the chosen item, or the colour of the light that an item explains."""
    if isinstance(item, LegendEntry):
        sheet.stamp("disc", centre, radius + 3, sheet.theme.felt)
        sheet.stamp("disc", centre, radius, item.colour)
    elif chosen:
        sheet.stamp("right", centre, radius, sheet.theme.ask)


def _draw_words(shown: ShownLines, sheet: Sheet) -> None:
    area = draw_head(sheet, shown.title, "Filature")
    if shown.warning is not None:
        area = draw_band(sheet, area, (shown.warning,), WARNING)
    if shown.waiting and len(shown.lines) <= _FEW:
        idle.draw(sheet, area, shown.lines)
    else:
        card = area.inflate(-2 * sheet.space, -2 * sheet.space)
        sheet.panel(card, sheet.theme.panel, rim=sheet.theme.line)
        inner = card.inflate(-4 * sheet.space, -4 * sheet.space)
        top = sheet.text(inner, shown.lines[0], (TITLE, BODY), sheet.theme.ink) + sheet.space
        rest = Rect(inner.x, top, inner.width, inner.bottom - top)
        draw_sentences(sheet, rest, shown.lines[1:], (LEAD, BODY, NOTE))
