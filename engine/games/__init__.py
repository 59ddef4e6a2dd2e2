"""The games that can be played: the built-in ones, and those of other installed packages.

    >>> load("catch-it").name
    'catch-it'

A built-in game has two folders, `engine/games/<game>/` and `pi_app/games/<game>/`. Its name is listed in `BUILT_IN` and
nowhere else. Another package registers a game with an entry point of the group `filature.games`, whose value is the
package's name (docs/adding-a-game.md). Nothing of a built-in game is imported before it is asked for. Games of other
packages are loaded when all games are listed, so that a game that cannot be used is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from engine.boards import BoardError
from engine.errors import FilatureError
from engine.game import Game

BUILT_IN: Final = ("catch-a-thief", "catch-it", "traqueur", "chicago", "rattrapez-le")
GROUP: Final = "filature.games"


class UnknownGameError(FilatureError, LookupError):
    """No game has this name."""


class BrokenGameError(FilatureError, ImportError):
    """A game is registered but cannot be used: which one, whose it is, and why.

    `code` is a key of REASONS, which says it in English. `pi_app` has the same sentences in both languages.
    """

    def __init__(self, game: str, package: str, code: str, detail: str = "") -> None:
        reason = REASONS[code].format(detail=detail)
        super().__init__(f"The game {game!r} of the package {package} cannot be used: {reason}.")
        self.game = game
        self.package = package
        self.code = code
        self.detail = detail


REASONS: Final = {
    "fails": "loading it failed with {detail}",
    "lacks": "{detail} is missing",
    "wrong": "{detail} is not what it should be",
    "other-name": "its rules call it {detail}",
    "words": "the words of {detail} are not complete in English and French",
    "taken": "Filature itself uses this name",
    "twice": "the package {detail} has a game of this name, too",
    "bad-name": "its name may have only small letters, digits and hyphens",
}


class Rooms(NamedTuple):
    """The modules of one game."""

    rules: str  # has GAME, an instance of engine.game.Game
    bot: str  # has choose(view, level, rng, enough)
    package: str = ""  # the package that the entry point names; empty for a built-in game
    distribution: str = "filature"  # the installed distribution that contains the modules


def names() -> tuple[str, ...]:
    """Return the names of all games that can be played, the built-in ones first."""
    return (*BUILT_IN, *(name for name in _found().others if not _fault_of(name)))


def rooms(name: str) -> Rooms:
    """Return the modules of a game. Raises UnknownGameError."""
    if name in BUILT_IN:
        module = name.replace("-", "_")
        return Rooms(f"engine.games.{module}", f"engine.games.{module}.bot")
    if name not in _found().others:
        raise UnknownGameError(f"there is no game {name!r}")
    return _found().others[name]


def load(name: str) -> Game[Any, Any, Any]:
    """Return the rules of a game. Raises UnknownGameError, or BrokenGameError if a part of it is missing or wrong."""
    game = part(name, rooms(name).rules, "GAME")
    if not isinstance(game, Game):
        raise fault(name, "wrong", f"{rooms(name).rules}.GAME")
    if game.name != name:
        raise fault(name, "other-name", repr(game.name))
    return game


def part(name: str, module: str, attribute: str) -> Any:
    """Return a part of a game: an attribute of one of its modules.

    Whatever goes wrong while the module is loaded raises BrokenGameError. Only a damaged board file of a built-in game
    raises BoardError, which names the file. A signal that ends the program meanwhile is no fault of a built-in game.
    """
    try:
        loaded = import_module(module)
    except (Exception, SystemExit) as error:
        if name in BUILT_IN and isinstance(error, BoardError | SystemExit):
            raise
        raise failed(name, error) from error
    if not hasattr(loaded, attribute):
        raise fault(name, "lacks", f"{module}.{attribute}")
    return getattr(loaded, attribute)


def fault(name: str, code: str, detail: str = "") -> BrokenGameError:
    """Return the error that says why a registered game cannot be used."""
    return BrokenGameError(name, rooms(name).distribution, code, detail)


def failed(name: str, error: BaseException) -> BrokenGameError:
    """Return the error that says with which exception the code of a registered game failed."""
    return fault(name, "fails", " ".join(f"{type(error).__name__}: {error}".split()))


def broken() -> tuple[BrokenGameError, ...]:
    """Return why some games of other packages are left out of `names`. Loads the rules and the bot of all of them."""
    return (*_found().ignored, *(error for name in _found().others if (error := _fault_of(name))))


@cache
def _fault_of(name: str) -> BrokenGameError | None:
    try:
        load(name)
        if not callable(part(name, rooms(name).bot, "choose")):
            return fault(name, "wrong", f"{rooms(name).bot}.choose")
    except BrokenGameError as error:
        return error
    return None


class _Found(NamedTuple):
    """What other packages have registered."""

    others: Mapping[str, Rooms]
    ignored: tuple[BrokenGameError, ...]


@cache
def _found() -> _Found:
    """Look for games of other packages. None of them replaces a built-in game or one that was found before."""
    from importlib.metadata import entry_points

    others: dict[str, Rooms] = {}
    ignored = []
    for entry in sorted(entry_points(group=GROUP)):
        name, package = entry.name, entry.value
        distribution = entry.dist.name if entry.dist else package
        if name in BUILT_IN:
            ignored.append(BrokenGameError(name, distribution, "taken"))
        elif not re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
            ignored.append(BrokenGameError(name, distribution, "bad-name"))
        elif name in others:
            ignored.append(BrokenGameError(name, distribution, "twice", others[name].distribution))
        else:
            others[name] = Rooms(f"{package}.rules", f"{package}.bot", package, distribution)
    return _Found(others, tuple(ignored))
