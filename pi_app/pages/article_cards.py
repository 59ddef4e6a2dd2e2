"""The article of the rules that a refusal names, in a few words for a private page.

The rules belong to the games, which this kit does not know: `pi_app.games` says how to find them when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class ArticleCard(NamedTuple):
    """An article in one language: its number, its title, its text in a few words, and its whole paragraphs."""

    number: str
    title: str
    text: str
    paragraphs: tuple[str, ...]


FindArticle = Callable[[str, str], ArticleCard | None]
_found: list[FindArticle] = []


def find_articles_with(find: FindArticle) -> None:
    """Set the function that returns the article for a rule, such as `catch-it 7`, in a language."""
    _found[:] = [find]


def article_card(rule: str, lang: str) -> ArticleCard | None:
    """Return the article for the rule of a verdict, or None if there is none to read."""
    return _found[0](rule, lang) if rule and _found else None
