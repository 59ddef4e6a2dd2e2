"""The rules of a game on one sheet of A4 paper: a PDF of one page, or of two for both sides of the sheet.

The letters are as large as the sheet allows. The page is white, so that a printer does not waste ink on dark felt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pi_app.draw.paper.columns import Heights, LaidStrip, fill
from pi_app.draw.paper.helvetica import printable
from pi_app.draw.paper.pdf import PdfPage, pdf
from pi_app.draw.paper.shapes import FINE_LINE, PaperInk, PaperShape, PaperText, moved, path
from pi_app.draw.paper.units import A4, POINT_MM
from pi_app.games import front_of
from pi_app.games.rules import Rules, picked
from pi_app.games.rules_columns import ArticleLayouts, ArticleStrips, RulesSetting
from pi_app.palette import BLACK, DUSK
from pi_app.words import game_name, say

MARGIN: Final = 10.0  # mm
_COLUMNS: Final = 2
GUTTER: Final = 6.0  # mm between columns
COLUMN_WIDTH: Final = (A4[0] - 2 * MARGIN - (_COLUMNS - 1) * GUTTER) / _COLUMNS
_PAPER_SIDES: Final = 2
_SIZES: Final = (11.0, 10.75, 10.5, 10.25, 10.0, 9.75, 9.5, 9.25, 9.0, 8.75, 8.5)  # of the letters, in points
_ALONE: Final = 9.5  # A single page must have letters of at least this size.
_TITLE_HEIGHT: Final = 18.0  # mm
_RUNNING_HEIGHT: Final = 8.0  # The height of the title on the back, in mm.
_FOOT_HEIGHT: Final = 5.0


def sheet_of_rules(game: str, lang: str) -> bytes:
    """Return the rules of a game as a PDF. The same rules give the same bytes."""
    return pdf(say(lang, "rules.title", game=game_name(lang, game)), pages_of_rules(front_of(game).rules, lang))


def pages_of_rules(rules: Rules, lang: str) -> list[PdfPage]:
    """Return the pages: one if the letters can be large enough, else two.

    If small letters do not help, the least needed pictures are left out. Rules that are still too long take more pages.
    """
    articles = ArticleStrips(rules, lang, COLUMN_WIDTH)
    fitting = (
        setting
        for setting, most in _settings(len(articles.spare))
        if _pages(fill(articles.set(setting), _full)) <= most
    )
    setting = next(fitting, RulesSetting(_SIZES[-1]))
    blocks = articles.set(setting)
    count = _pages(fill(blocks, _full))
    laid = fill(articles.set(setting, articles.pictures()), _lowered(blocks, count))
    return _drawn(laid, count, rules, lang)


def _settings(spare: int) -> Iterator[tuple[RulesSetting, int]]:
    """Yield settings from the best to the densest, each with the number of pages that it may take."""
    usual = [RulesSetting(points, whole=whole) for points in _SIZES for whole in (True, False)]
    yield from ((setting, 1) for setting in usual if setting.points >= _ALONE)
    yield from ((setting, _PAPER_SIDES) for setting in usual)
    yield from ((RulesSetting(_SIZES[-1], fewer=fewer), _PAPER_SIDES) for fewer in range(1, spare + 1))


# ------------------------------------------------------------------------------------------ pages


def _page_top(page: int) -> float:
    return MARGIN + (_RUNNING_HEIGHT if page else _TITLE_HEIGHT)


def _full(column: int) -> float:
    """Return the height of a column."""
    return A4[1] - MARGIN - _FOOT_HEIGHT - _page_top(column // _COLUMNS)


def _pages(laid: Sequence[LaidStrip]) -> int:
    return laid[-1].column // _COLUMNS + 1


def _lowered(blocks: Sequence[ArticleLayouts], count: int) -> Heights:
    """Return heights with which the blocks fill this many pages, and the columns of the last one about equally."""

    def lowered(millimetres: int) -> Heights:
        return lambda column: _full(column) - millimetres * (column // _COLUMNS == count - 1)

    steps = range(int(_full(count * _COLUMNS - 1)), 0, -1)
    return next((low for low in map(lowered, steps) if _pages(fill(blocks, low)) <= count), _full)


def _drawn(laid: Sequence[LaidStrip], count: int, rules: Rules, lang: str) -> list[PdfPage]:
    shapes = [[*_head(page, rules, lang), *_foot(page, count, rules, lang)] for page in range(count)]
    for column, top, strip in laid:
        page = column // _COLUMNS
        left = MARGIN + column % _COLUMNS * (COLUMN_WIDTH + GUTTER)
        shapes[page] += [moved(shape, left, _page_top(page) + top) for shape in strip.shapes]
    return [PdfPage(A4, tuple(each)) for each in shapes]


def _head(page: int, rules: Rules, lang: str) -> Iterator[PaperShape]:
    """Draw the title of a page: large on the front, small on the back."""
    bottom = _page_top(page) - (3.5 if page else 4.0)
    yield path([(MARGIN, bottom), (A4[0] - MARGIN, bottom)], PaperInk(line=BLACK, width=FINE_LINE))
    if page:
        title = printable(say(lang, "rules.title", game=game_name(lang, rules.game)))
        yield PaperText(MARGIN, MARGIN + 1.5, title, 9 * POINT_MM, DUSK, bold=True, anchor="start")
        return
    name, about = printable(game_name(lang, rules.game)), printable(say(lang, f"{rules.game}.about"))
    yield PaperText(MARGIN, MARGIN + 3, name, 22 * POINT_MM, BLACK, bold=True, anchor="start")
    yield PaperText(MARGIN, MARGIN + 10, about, 10.5 * POINT_MM, DUSK, anchor="start")


def _foot(page: int, count: int, rules: Rules, lang: str) -> Iterator[PaperShape]:
    """Explain the slanted letters, if there are any, and number the pages."""
    y, size = A4[1] - MARGIN - 1, 8 * POINT_MM
    if any(picked(article.ours, lang) for article in rules.articles):
        note = printable(say(lang, "rules.printed-ours"))
        yield PaperText(MARGIN, y, note, size, DUSK, anchor="start", slanted=True)
    if count > 1:
        yield PaperText(A4[0] - MARGIN, y, f"{page + 1} / {count}", size, DUSK, anchor="end")
