"""The fronts of all games: how each game looks, what it says and how it is played at the table.

    >>> front_of("catch-it").tabletop.name_of(60)
    'D4'

Services and faces list games with `playable()` and reach a game through `front_of(name)`, and nothing else. Importing
this package also makes the words of all games available to `pi_app.words`.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from engine import games
from engine.games import BrokenGameError
from pi_app import words
from pi_app.pages.article_cards import ArticleCard, find_articles_with

if TYPE_CHECKING:
    from pi_app.games.front import Front


def playable() -> tuple[str, ...]:
    """Return the names of all games that can be played, the built-in ones first."""
    return (*games.BUILT_IN, *_of_others().playable)


def broken() -> tuple[BrokenGameError, ...]:
    """Return why some games of other packages are left out."""
    return _of_others().broken


class _OfOthers(NamedTuple):
    """The games of other packages: the names of those that can be played, and why the rest cannot."""

    playable: tuple[str, ...]
    broken: tuple[BrokenGameError, ...]


@cache
def _of_others() -> _OfOthers:
    """Load the games of other packages. What they print goes to standard error: a line protocol may own the output."""
    with redirect_stdout(sys.stderr):
        names = [name for name in games.names() if name not in games.BUILT_IN]
        faults = {name: _fault_of(name) for name in names}
        ignored = games.broken()
    return _OfOthers(
        tuple(name for name in names if faults[name] is None),
        (*ignored, *(error for error in faults.values() if error)),
    )


def check(name: str) -> None:
    """Raise BrokenGameError if a game of this name is registered but cannot be used."""
    for error in broken():
        if error.game == name and name not in playable():
            raise error


@cache
def front_of(name: str) -> Front:
    """Return the front of a game. Raises UnknownGameError or BrokenGameError."""
    from pi_app.games.front import Front

    module = _module(name, "front")
    found = games.part(name, module, "FRONT")
    if not isinstance(found, Front):
        raise games.fault(name, "wrong", f"{module}.FRONT")
    return found


def _module(name: str, part: str) -> str:
    """Return the module that holds a part of a game."""
    package = games.rooms(name).package or f"pi_app.games.{name.replace('-', '_')}"
    return f"{package}.{part}"


def words_of(name: str) -> words.Entries:
    """Return the words of a game, the area of `pi_app.words` with its name.

    Raises UnknownGameError or BrokenGameError.
    """
    found: words.Entries = games.part(name, _module(name, "words"), "WORDS")
    return found


def required_words(name: str) -> tuple[str, ...]:
    """Return the keys of words that a list of games needs, whatever the game is."""
    seats = (f"{name}.seat-{seat}" for seat in games.load(name).every_seat())
    return (f"{name}.name", f"{name}.about", *seats)


def _fault_of(name: str) -> BrokenGameError | None:
    """Return why a game whose rules and bot can be loaded cannot be played at the table, if so."""
    if name in words.AREAS:
        return games.fault(name, "taken")
    try:
        front, said = front_of(name), words_of(name)
        for part in front.later_parts:
            if part is not None and find_spec(part.module) is None:
                return games.fault(name, "lacks", part.module)
        missing = [key for key in required_words(name) if key not in said]
        unsaid = [key for key, texts in said.items() if not words.complete(texts)]
    except BrokenGameError as error:
        return error
    except Exception as error:  # noqa: BLE001 - a package of others may do anything, and the table plays on
        return games.failed(name, error)
    if missing:
        return games.fault(name, "lacks", f"{_module(name, 'words')}.WORDS[{missing[0]!r}]")
    return games.fault(name, "words", repr(unsaid[0])) if unsaid else None


def fault_of_later_parts(name: str) -> BrokenGameError | None:
    """Load the parts of a game that are otherwise loaded when they are needed. Return why one cannot be, if so."""
    front = front_of(name)
    try:
        with redirect_stdout(sys.stderr):
            for part in front.later_parts:
                if part is not None:
                    part.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a package of others may do anything
        return games.failed(name, error)
    return None


def explain(error: BrokenGameError, lang: str) -> str:
    """Return the sentence that says which game is left out, whose it is, and why."""
    return words.say(lang, f"games.{error.code}", game=error.game, package=error.package, detail=error.detail)


def _card_of(rule: str, lang: str) -> ArticleCard | None:
    """Return the article of the rules that a verdict names, for a private page."""
    name = rule.rpartition(" ")[0]
    article = front_of(name).rules.cited(rule) if name in playable() else None
    if article is None:
        return None
    told = words.LANGUAGES.index(lang)
    return ArticleCard(article.id, article.title[told], article.card[told], tuple(article.paragraphs(lang)))


words.find_games_with(words_of)
find_articles_with(_card_of)
