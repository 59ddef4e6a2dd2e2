"""The rules of a game in a terminal: all articles as text, or one of them with its picture."""

from __future__ import annotations

from typing import Final

from pi_app.draw.terminal.picture import PLAIN_INK, Ink, Picture, above, beside, blank, cells, from_rows, text
from pi_app.games.rules import LIST_SIGN, Article, Rules, paragraphs, picked
from pi_app.palette import MIST, SNOW, YELLOW
from pi_app.terminal import replay
from pi_app.words import game_name, say

WIDEST: Final = 76  # columns; longer lines are hard to read
_HEAD: Final = Ink(SNOW, None, True)
_NUMBER: Final = Ink(YELLOW, None, True)
_QUIET: Final = Ink(MIST)


def draw_rules(rules: Rules, lang: str, width: int) -> Picture:
    """Return all articles, without pictures."""
    room = min(width, WIDEST)
    title = text(say(lang, "rules.title", game=game_name(lang, rules.game)), _HEAD)
    parts = [part for article in rules.articles for part in (blank(1, 1), _article(article, lang, room))]
    cited = next((article.id for article in rules.articles if article.example), rules.articles[0].id)
    more = say(lang, "rules.one-article", game=rules.game, article=cited)
    return above(title, *parts, blank(1, 1), text(more, _QUIET, width=room))


def draw_article(rules: Rules, article: Article, lang: str, width: int) -> Picture:
    """Return one article, with the board of its example."""
    room = min(width, WIDEST)
    words = _article(article, lang, room)
    if article.example is None:
        return words
    boards = replay.boards(article.example.position(rules.game), lang, private=False)
    return above(words, boards)


def _article(article: Article, lang: str, width: int) -> Picture:
    number = cells(f"{article.id}  ", _NUMBER) if article.id.isdigit() else ()
    head = from_rows([number + cells(picked(article.title, lang), _HEAD)])
    said = [_paragraph(words, width) for words in paragraphs(picked(article.text, lang))]
    ours = [_paragraph(words, width, _QUIET) for words in paragraphs(picked(article.ours, lang))]
    example = []
    if article.example is not None:
        told = f"{say(lang, 'rules.example')}. {picked(article.example.text, lang)}"
        example = [text(told, _QUIET, width=width)]
    return above(head, *said, *ours, *example)


def _paragraph(words: str, width: int, ink: Ink = PLAIN_INK) -> Picture:
    """Return a paragraph. The lines of an item of a list are indented."""
    if not words.startswith(LIST_SIGN):
        return text(words, ink, width=width)
    indent = len(LIST_SIGN)
    return beside(text(LIST_SIGN, ink), text(words[indent:], ink, width=width - indent))
