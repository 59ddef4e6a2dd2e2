"""The rules of a game as players read them: articles in both languages, with examples that the referee can play.

An article that a refusal cites has the number of the rule as its id, as in the verdict's rule `catch-it 7`. Other
articles have a name, such as `aim`. An example is a real position: tests play it and try its moves, and its picture is
the game's own board.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine import games
from engine.errors import FilatureError
from engine.game import TABLE, Json, Seat
from engine.referee import AUTO, AnyReferee, Referee
from pi_app.words import LANGUAGES

Texts = tuple[str, str]  # English, French
NO_TEXTS: Final[Texts] = ("", "")
LIST_SIGN: Final = "- "  # A paragraph that begins so is an item of a list.


class UnknownArticleError(FilatureError, LookupError):
    """The rules of the game have no article with this id."""


class Attempt(NamedTuple):
    """A move that a seat tries in an example, and the number of the rule that forbids it, if one does."""

    seat: Seat
    move: str
    rule: str = ""


class Example(NamedTuple):
    """A position of a game, what it shows, and moves that are tried in it.

    The picture is the board as `seat` knows it, with arrows from point to point and rings around `marks`.
    """

    text: Texts  # the words below the picture
    moves: tuple[str, ...] = ()  # the moves up to the position, each as "seat move"
    attempts: tuple[Attempt, ...] = ()
    options: Mapping[str, Json] = {}
    seed: int = 1
    chance: str = AUTO
    seat: Seat = TABLE
    arrows: tuple[tuple[str, str], ...] = ()
    marks: tuple[str, ...] = ()

    def position(self, game: str) -> AnyReferee:
        """Play the moves of the example and return the referee. Raises Refusal if one of them is illegal."""
        referee: AnyReferee = Referee(games.load(game), self.options, seed=self.seed, chance=self.chance)
        for each in self.moves:
            seat, _, move = each.partition(" ")
            referee.play(seat, referee.game.read(move))
        return referee


class Article(NamedTuple):
    """One article of the rules."""

    id: str  # the number of a rule that refusals cite, or a name
    title: Texts
    text: Texts  # paragraphs, separated by an empty line; one that begins with "- " is an item of a list
    card: Texts  # the same in a few words, for the small screen of a handheld
    ours: Texts = NO_TEXTS  # what we decided because the leaflet leaves it open
    example: Example | None = None

    def paragraphs(self, lang: str) -> list[str]:
        """Return the paragraphs of the text, and of what we decided, each in one line."""
        return [*paragraphs(picked(self.text, lang)), *paragraphs(picked(self.ours, lang))]


class Rules(NamedTuple):
    """The rules of one game, in the order in which they are read."""

    game: str
    articles: tuple[Article, ...]

    def find(self, article: str) -> Article:
        """Return the article with this id. Raises UnknownArticleError."""
        for each in self.articles:
            if each.id == article:
                return each
        raise UnknownArticleError(f"the rules of {self.game} have no article {article!r}")

    def cited(self, rule: str) -> Article | None:
        """Return the article that a verdict's rule names, such as `catch-it 7`, or None if it names none."""
        game, _, number = rule.rpartition(" ")
        return next((each for each in self.articles if game == self.game and each.id == number), None)


def article_json(rules: Rules, article: Article, lang: str) -> dict[str, Json]:
    """Return an article as JSON values. Its id is the one that refusals name, such as `catch-it 7`."""
    told = article.paragraphs(lang) + ([picked(article.example.text, lang)] if article.example else [])
    text = "".join(_separated(told))
    return {"id": f"{rules.game} {article.id}", "title": picked(article.title, lang), "text": text}


def _separated(told: Sequence[str]) -> Iterator[str]:
    """Yield the paragraphs with an empty line between them, and the items of a list on lines that follow each other."""
    for number, paragraph in enumerate(told):
        in_list = paragraph.startswith(LIST_SIGN) and told[number - 1].startswith(LIST_SIGN)
        yield ("\n" if in_list else "\n\n") * (number > 0) + paragraph


def picked(texts: Texts, lang: str) -> str:
    """Return the text in one language.

    >>> picked(("The aim", "Le but"), "fr")
    'Le but'
    """
    return texts[LANGUAGES.index(lang)]


def paragraphs(text: str) -> list[str]:
    """Split a text at empty lines and at the items of a list. Line breaks inside a paragraph become spaces.

    >>> paragraphs('''
    ...     One paragraph
    ...     on two lines.
    ...
    ...     - an item
    ...     - another
    ... ''')
    ['One paragraph on two lines.', '- an item', '- another']
    """
    found: list[str] = []
    fresh = True
    for line in map(str.strip, text.split("\n")):
        if line and (fresh or line.startswith(LIST_SIGN)):
            found.append(line)
        elif line:
            found[-1] += f" {line}"
        fresh = not line
    return found
