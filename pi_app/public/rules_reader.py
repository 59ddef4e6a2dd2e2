"""Somebody reads the rules of a game at the table: one leaf at a time, turned with the table's buttons.

A leaf is short enough for the smallest screen. The example of an article is a leaf of its own, with its picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from pi_app.games import front_of, playable
from pi_app.games.rules import LIST_SIGN, Article, picked
from pi_app.public.public_text import wrapped_lines
from pi_app.words import game_name, say

MOST_LETTERS: Final = 380  # on one leaf
BULLET: Final = "· "  # before an item of a list, on screens


class Leaf(NamedTuple):
    """A part of an article: some of its paragraphs, or the words below the picture of its example."""

    article: Article
    paragraphs: tuple[str, ...]
    picture: bool = False


class RulesReader(NamedTuple):
    """The rules of a game, open at one leaf."""

    game: str
    lang: str
    at: int = 0

    @property
    def leaf(self) -> Leaf:
        return leaves(self.game, self.lang)[self.at]

    @property
    def leaf_count(self) -> int:
        return len(leaves(self.game, self.lang))

    def press(self, button: str) -> RulesReader | None:
        """Return the reading after a button: LEFT, RIGHT and OK turn the leaf. BACK returns None."""
        if button == "back":
            return None
        to = self.at + {"left": -1, "right": 1, "ok": 1}.get(button, 0)
        return self._replace(at=min(max(to, 0), self.leaf_count - 1))


def open_at(game: str, lang: str, rule: str = "") -> RulesReader:
    """Return the reading of a game's rules at the article that a refusal names, such as `catch-it 7`, or at the start.

    The rules must have this article.
    """
    article = front_of(game).rules.cited(rule) if rule else None
    numbers = (number for number, leaf in enumerate(leaves(game, lang)) if article in (None, leaf.article))
    return RulesReader(game, lang, next(numbers))


def has_article(rule: str) -> bool:
    """Return whether the article that a refusal names, such as `catch-it 7`, can be read."""
    game = rule.rpartition(" ")[0]
    return game in playable() and front_of(game).rules.cited(rule) is not None


@lru_cache(maxsize=8)
def leaves(game: str, lang: str) -> tuple[Leaf, ...]:
    """Return the rules of a game in leaves, in the order in which they are read."""
    return tuple(leaf for article in front_of(game).rules.articles for leaf in _leaves(article, lang))


def _leaves(article: Article, lang: str) -> Iterator[Leaf]:
    taken: list[str] = []
    for paragraph in article.paragraphs(lang):
        if taken and sum(map(len, taken)) + len(paragraph) > MOST_LETTERS:
            yield Leaf(article, tuple(taken))
            taken = []
        taken.append(BULLET + paragraph.removeprefix(LIST_SIGN) if paragraph.startswith(LIST_SIGN) else paragraph)
    yield Leaf(article, tuple(taken))
    if article.example is not None:
        yield Leaf(article, (picked(article.example.text, lang),), picture=True)


# ------------------------------------------------------------------------------------------ lines


def title(reading: RulesReader) -> str:
    """Return the title of the open article, with its number if it has one."""
    article = reading.leaf.article
    told = picked(article.title, reading.lang)
    return f"{article.id} · {told}" if article.id.isdigit() else told


def place(reading: RulesReader) -> str:
    """Return the number of the leaf, and how many there are."""
    return say(reading.lang, "rules.leaf", number=reading.at + 1, count=reading.leaf_count)


def lines(reading: RulesReader) -> list[str]:
    """Return the lines of the public screen."""
    lang = reading.lang
    head = f"{game_name(lang, reading.game)} · {title(reading)}"
    told = [line for paragraph in reading.leaf.paragraphs for line in wrapped_lines(paragraph)]
    return [*wrapped_lines(head), *told, f"{place(reading)} · {say(lang, 'rules.buttons')}"]
