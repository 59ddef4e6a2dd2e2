"""The articles of the rules as strips for a column of paper, with letters and pictures of any size.

An article with a picture has several layouts, with the picture beside the text or below it, because none of them needs
the least room for every text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

from pi_app.draw.paper.columns import Strip, stacked
from pi_app.draw.paper.helvetica import printable, width, wrap
from pi_app.draw.paper.shapes import PaperInk, PaperShape, PaperText, box, moved
from pi_app.draw.paper.units import POINT_MM
from pi_app.draw.sheets.acts import DrawingAct
from pi_app.draw.sheets.look import DAY, LOOKS
from pi_app.draw.sheets.paper import on_paper
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games.rules import LIST_SIGN, Article, Example, Rules, paragraphs, picked
from pi_app.games.rules_picture import draw_example
from pi_app.palette import BLACK, DUSK, MIST, WHITE, Colour
from pi_app.words import bound, say

_LEADING: Final = 1.22  # The distance from one line to the next, as a multiple of the letters' size.
_SIDE: Final = 4.0  # The size of a picture, in mm for each point of the letters' size.
_PIXELS: Final = 256  # The size of a picture's sheet. On a smaller one, boards leave out some numbers.
_BESIDE: Final = 3.0  # The distance of a picture from the text beside it, in mm.
_CLEAR: Final = 1.0  # The distance of a picture from the text below it, in mm.
_LEAST_CAPTION: Final = 8.0  # points

ArticleLayouts = tuple[list[Strip], ...]
Pictures = Mapping[str, tuple[DrawingAct, ...]]  # by the id of the article
NO_PICTURES: Final[Pictures] = {}


class RulesSetting(NamedTuple):
    """How articles are set."""

    points: float  # The size of the letters.
    whole: bool = False  # No article is broken at the end of a column.
    fewer: int = 0  # The number of pictures that are left out.

    @property
    def size(self) -> float:
        """Return the size of the letters in mm."""
        return self.points * POINT_MM

    @property
    def side(self) -> float:
        """Return the size of the pictures in mm."""
        return self.points * _SIDE


class _Letters(NamedTuple):
    """How a paragraph is set: the size and colour of its letters, the space at its left, and a bar in it."""

    size: float
    colour: Colour = BLACK
    slanted: bool = False
    indent: float = 0.0
    bar: bool = False

    @property
    def line(self) -> float:
        """Return the distance from one line to the next."""
        return _LEADING * self.size


def _ours(setting: RulesSetting) -> _Letters:
    return _Letters(setting.size, DUSK, slanted=True, indent=2.6, bar=True)


def _caption(setting: RulesSetting) -> _Letters:
    return _Letters(max(_LEAST_CAPTION, 0.92 * setting.points) * POINT_MM, DUSK)


class ArticleStrips:
    """The articles of some rules as strips of a column of this width."""

    def __init__(self, rules: Rules, lang: str, width: float) -> None:
        self._rules = rules
        self._lang = lang
        self._width = width
        self.spare = _spare(rules)

    def pictures(self) -> Pictures:
        """Draw all pictures."""
        pairs = ((article.id, article.example) for article in self._rules.articles)
        return {name: _picture(self._rules.game, example, self._lang) for name, example in pairs if example}

    def set(self, setting: RulesSetting, pictures: Pictures = NO_PICTURES) -> list[ArticleLayouts]:
        """Return the layouts of each article. Without the pictures they are as high, and found sooner."""
        left_out = self.spare[: setting.fewer]
        found = [self._set(each, setting, pictures, bare=each.id in left_out) for each in self._rules.articles]
        return [tuple([stacked(each)] for each in layouts) for layouts in found] if setting.whole else found

    def _set(self, article: Article, setting: RulesSetting, pictures: Pictures, *, bare: bool) -> ArticleLayouts:
        heading = _heading(article, setting, self._lang, self._width)
        plain = _kept(heading, self._text(article, setting))
        if bare or article.example is None:
            return (plain,)
        side, letters = setting.side, _caption(setting)
        left = self._width - side
        told = picked(article.example.text, self._lang)
        picture = Strip(side + _CLEAR, tuple(on_paper(pictures.get(article.id, ()), side / _PIXELS, light=True)))
        captioned = stacked([picture, *_paragraph(told, letters, [side], 0.0)])
        caption = stacked(_paragraph(told, letters, [left - _BESIDE], 0.0))
        row = (*picture.shapes, *(moved(shape, side + _BESIDE, 0) for shape in caption.shapes))
        told_after = f"{say(self._lang, 'rules.example')}. {told}"
        return (
            _around(heading, captioned, left, self._text(article, setting, captioned.height)),
            [stacked(_around(heading, picture, left, self._text(article, setting, picture.height, told_after)))],
            [*plain, Strip(max(side, caption.height), row, 0.7 * setting.size)],
        )

    def _text(
        self, article: Article, setting: RulesSetting, narrow: float = 0.0, caption: str = ""
    ) -> list[list[Strip]]:
        """Return the paragraphs, each as its lines. Lines in the first `narrow` mm leave room for a picture."""
        said = [(each, _Letters(setting.size)) for each in paragraphs(picked(article.text, self._lang))]
        said += [(each, _ours(setting)) for each in paragraphs(picked(article.ours, self._lang))]
        said += [(caption, _caption(setting))] if caption else []
        room = self._width - setting.side - _BESIDE
        found, deep, in_list = list[list[Strip]](), 0.0, False
        for text, letters in said:
            item = text.startswith(LIST_SIGN)
            above = 0.0 if not found else setting.size * (0.2 if item and in_list else 0.45)
            lines = ceil((narrow - deep - above) / letters.line)
            found.append(_paragraph(text, letters, [*[room] * lines, self._width], above))
            deep += sum(strip.above + strip.height for strip in found[-1])
            in_list = item
        return found


def _spare(rules: Rules) -> list[str]:
    """Return the articles whose pictures can be left out: first those without arrows and marks, from the last one.

    The first picture of the rules shows the board, so it always stays.
    """
    examples = [(article.id, article.example) for article in rules.articles if article.example]
    later = examples[:0:-1]
    return [name for name, _ in sorted(later, key=lambda pair: bool(pair[1].arrows or pair[1].marks))]


def _picture(game: str, example: Example, lang: str) -> tuple[DrawingAct, ...]:
    look = LOOKS[1][1]._replace(theme=DAY._replace(paper=WHITE, chalk=DUSK, cursor=BLACK))
    sheet = Sheet((_PIXELS, _PIXELS), look)
    draw_example(sheet, sheet.rect, game, example, lang)
    return tuple(sheet.acts)


# ------------------------------------------------------------------------------------------ texts


def _heading(article: Article, setting: RulesSetting, lang: str, room: float) -> Strip:
    """Return the title. The number of a rule stands before it, white on black."""
    size, left, shapes = 1.15 * setting.size, 0.0, list[PaperShape]()
    high = 1.45 * size
    if article.id.isdigit():
        wide = max(1.3, width(article.id, bold=True) + 0.5) * size
        shapes.append(box(0, 0, wide, 1.3 * size, PaperInk(BLACK), 0.3 * size))
        shapes.append(PaperText(wide / 2, 0.65 * size, article.id, size, WHITE, bold=True))
        left = wide + 0.5 * size
    lines = wrap(printable(bound(picked(article.title, lang))), [(room - left) / size], bold=True)
    for number, line in enumerate(lines):
        shapes.append(PaperText(left, 0.65 * size + number * high, line, size, BLACK, bold=True, anchor="start"))
    return Strip(high * len(lines) + 0.3 * size, tuple(shapes), 1.3 * setting.size)


def _paragraph(text: str, letters: _Letters, rooms: Sequence[float], above: float) -> list[Strip]:
    """Return the lines of a paragraph. Those of an item of a list are indented, with a dot before the first one."""
    size, line = letters.size, letters.line
    item = text.startswith(LIST_SIGN)
    left = letters.indent + (0.9 * size if item else 0.0)
    words = printable(bound(text.removeprefix(LIST_SIGN)))
    strips: list[Strip] = []
    for said in wrap(words, [(room - left) / size for room in rooms]):
        shapes: list[PaperShape] = [box(0.4, 0, 0.5, line, PaperInk(MIST))] if letters.bar else []
        if item and not strips:
            shapes.append(PaperText(letters.indent, line / 2, "•", size, letters.colour, anchor="start"))
        shapes.append(PaperText(left, line / 2, said, size, letters.colour, anchor="start", slanted=letters.slanted))
        strips.append(Strip(line, tuple(shapes), 0.0 if strips else above))
    return strips


# ------------------------------------------------------------------------------------------ columns


def _kept(heading: Strip, text: Sequence[list[Strip]]) -> list[Strip]:
    """Return a heading and the paragraphs below it. It stays on top of the first lines."""
    strips = [strip for lines in text for strip in _unwidowed(lines)]
    return [stacked([heading, *strips[:1]]), *strips[1:]]


def _around(heading: Strip, aside: Strip, left: float, text: Sequence[list[Strip]]) -> list[Strip]:
    """Return a heading and the paragraphs below it, around a strip. What is beside the strip is not broken."""
    first, rest, deep = [heading], list[list[Strip]](), 0.0
    for lines in text:
        beside = 0
        while beside < len(lines) and deep < aside.height:
            deep += lines[beside].above + lines[beside].height
            beside += 1
        first += lines[:beside]
        rest += [lines[beside:]] if lines[beside:] else []
    whole = stacked(first)
    shapes = list(whole.shapes)
    place = len(heading.shapes)  # The text stays in one piece for those who copy it or have it read to them.
    shapes[place:place] = [moved(shape, left, heading.height) for shape in aside.shapes]
    high = max(whole.height, heading.height + aside.height)
    return [
        Strip(high, tuple(shapes), whole.above),
        *(strip for lines in rest for strip in _unwidowed(lines)),
    ]


def _unwidowed(lines: Sequence[Strip]) -> list[Strip]:
    """Keep the first two lines of a paragraph together, and the last two, so that none stands alone in a column."""
    if len(lines) <= 3:
        return [stacked(lines)]
    return [stacked(lines[:2]), *lines[2:-2], stacked(lines[-2:])]
