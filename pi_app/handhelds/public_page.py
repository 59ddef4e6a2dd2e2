"""What everybody may read, on a handheld: at a table without a public display it has the table's words.

The page is made from the table's snapshot alone, which holds no secret. Of a game the most important sentence comes
first: a question, a refusal, what is to be done. Of a menu it shows the title, the marked item and its neighbours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pi_app.draw.dots.font import READ
from pi_app.draw.dots.panel import draw_arrows, draw_bar, draw_title
from pi_app.draw.dots.picture import WIDTH, DotPicture
from pi_app.public import books, look_back, public_text, rules_reader, scores
from pi_app.public.books import Book
from pi_app.public.look_back import LookBack
from pi_app.public.rules_reader import RulesReader
from pi_app.public.show_moment import show_sentences
from pi_app.public.snapshot import Snapshot
from pi_app.public.turn_text import turn_text
from pi_app.table.menu import menu
from pi_app.table.menu.pages import Menu
from pi_app.table.table_snapshot import TableSnapshot, said
from pi_app.words import say

PUBLIC_ROWS: Final = 6  # lines below the title
CALL_ROWS: Final = 4  # lines between the name of a called seat and how it opens its page
_TOP: Final = 11  # the y coordinate of the first line
_BAR_AT: Final = 54  # the y coordinate of the bar at the foot
_TEXT: Final = WIDTH - 11  # the width of a sentence, right of the indent and left of the arrows
_ITEM: Final = WIDTH - 15  # the width of an item, between its mark and the arrows


class PublicPage(NamedTuple):
    """A title, and below it sentences. Of a menu there are items, and sentences that explain the marked one."""

    title: str
    sentences: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    at: int = 0  # The marked item.

    @property
    def lines(self) -> list[str]:
        """Return the sentences as lines of the screen. A further line of a sentence is indented."""
        return [line for sentence in self.sentences for line in _wrapped(sentence)]


class PublicCall(NamedTuple):
    """A seat that is called below the public lines: its name, and whether other seats share the handheld."""

    name: str
    shared: bool


def page_of(table: TableSnapshot) -> PublicPage:
    """Return what a handheld shows of the table."""
    if table.show is None and table.menu is not None and table.reading is None:
        return _menu_page(table.menu, table.lang)
    title, *sentences = _sentences(table)
    covered = table.menu is not None or table.reading is not None or table.show is not None
    warning = (table.warning,) if table.warning and not covered else ()
    return PublicPage(title[:1].upper() + title[1:], (*sentences, *warning))


def _menu_page(open_menu: Menu, lang: str) -> PublicPage:
    title, *items, _ = menu.lines(open_menu, lang)
    at, abouts = open_menu.pages[-1].at, menu.abouts(open_menu, lang)
    return PublicPage(title, (abouts[at],) if abouts else (), tuple(item[2:] for item in items), at)


def _sentences(table: TableSnapshot) -> list[str]:
    """Return the title, and whole sentences, of whatever lies on top on the public screen."""
    lang = table.lang
    if table.show is not None:
        return show_sentences(table.show, lang)
    if table.reading is not None:
        return _of_book(table.reading, lang)
    if table.past is not None and table.selftest is None:
        return _of_book(table.past, lang)
    if table.playing is not None and table.selftest is None:
        return [turn_text(table.playing, lang), *_game(table.playing, lang)]
    told = said(table)
    return told if len(told) > 1 else [say(lang, "screens.idle"), *told]


def _of_book(book: Book, lang: str) -> list[str]:
    """Return the title and the sentences of what somebody leafs through."""
    match book:
        case RulesReader():
            foot = f"{rules_reader.place(book)} · {say(lang, 'rules.buttons')}"
            return [rules_reader.title(book), *book.leaf.paragraphs, foot]
        case LookBack():
            event, side = look_back.last_event_text(book, lang), look_back.seat_text(book, lang)
            return [look_back.step_text(book, lang), event, side, say(lang, "table.looking-back")]
    return books.lines(book, lang)


def _game(moment: Snapshot, lang: str) -> Iterator[str]:
    """Yield the sentences about a game: what is to be done now, the latest news, broken switches, the score.

    At its end the last event is the most important one.
    """
    news = public_text.news(moment, lang)
    if moment.over and news:
        yield news.pop()
    yield from public_text.now(moment, lang)
    yield from reversed(news)
    yield from public_text.troubles(moment, lang)
    if score := scores.standing(moment, lang):
        yield score


def _wrapped(sentence: str) -> Iterator[str]:
    indent = ""
    for line in READ.wrap(sentence, _TEXT):
        for piece in _pieces(line):
            yield f"{indent}{piece}"
            indent = " "


def _pieces(line: str) -> Iterator[str]:
    """Cut a line that is a single long word, such as the path of a file."""
    while READ.width(line) > _TEXT:
        length = next(end for end in range(len(line), 0, -1) if READ.width(line[:end]) <= _TEXT)
        yield line[:length]
        line = line[length:]
    yield line


# ------------------------------------------------------------------------------------------ drawing


def draw(page: PublicPage, first: int, call: PublicCall | None, lang: str) -> DotPicture:
    """Draw the page from its line `first` on. A called seat is named above it, and below it how to open its page."""
    picture = DotPicture()
    if call is not None:
        name = call.name[:1].upper() + call.name[1:]
        name = f"< {name} >" if call.shared else name
        draw_title(picture, 0, name, WIDTH)
        draw_bar(picture, _BAR_AT, say(lang, "pages.hold"))
        _draw_lines(picture, page.lines, first, CALL_ROWS)
    else:
        draw_title(picture, 0, _shortened(page.title, WIDTH - 3), WIDTH)
        if page.items:
            _draw_menu(picture, page)
        else:
            _draw_lines(picture, page.lines, first, PUBLIC_ROWS)
    return picture


def last_first(page: PublicPage, *, called: bool) -> int:
    """Return the number of the line that is first when the page is scrolled to its end."""
    return 0 if page.items else max(0, len(page.lines) - (CALL_ROWS if called else PUBLIC_ROWS))


def _draw_lines(picture: DotPicture, lines: Sequence[str], first: int, rows: int) -> None:
    for row, line in enumerate(lines[first : first + rows]):
        picture.text(1, _row(row), line, WIDTH - 7)
    draw_arrows(picture, above=first > 0, below=first + rows < len(lines), foot=_row(rows))


def _draw_menu(picture: DotPicture, page: PublicPage) -> None:
    """Draw the items around the marked one, and what explains it. Only the marked one may take several lines."""
    about = READ.wrap(page.sentences[0], WIDTH - 2) if page.sentences else []
    mark = READ.wrap(page.items[page.at], _ITEM)
    rows = PUBLIC_ROWS - len(about)
    room = rows - len(mark) + 1
    first = max(0, min(page.at - (room - 1) // 2, len(page.items) - room))
    draw_arrows(picture, above=first > 0, below=first + room < len(page.items), foot=_row(rows))
    lines = [[_shortened(item, _ITEM)] for item in page.items[first : first + room]]
    at = page.at - first
    lines[at] = mark
    for row, line in enumerate(line for item in lines for line in item):
        picture.text(8, _row(row), line, _ITEM)
    picture.text(2, _row(at), ">", 5)
    picture.invert(0, _row(at) - 1, WIDTH, READ.line * len(mark))
    for row, line in enumerate(about, start=rows):
        picture.text(1, _row(row), line, WIDTH - 1)


def _row(number: int) -> int:
    return _TOP + READ.line * number


def _shortened(text: str, width: int) -> str:
    """Return the text, or as much of it as fits before three dots."""
    if READ.width(text) <= width:
        return text
    while READ.width(f"{text}…") > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
