"""The games that can be played: the built-in ones, and those of other installed packages.

    >>> load("catch-it").name
    'catch-it'

A built-in game has two folders, `engine/games/<game>/` and `pi_app/games/<game>/`. Its name is listed in `BUILT_IN` and
nowhere else. Another package registers a game with an entry point of the group `filature.games`, whose value is the
package's name (docs/adding-a-game.md). The modules of a game are imported when they are first needed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from engine.errors import FilatureError
from engine.game import Game

BUILT_IN: Final = ("catch-a-thief", "catch-it", "traqueur", "chicago", "rattrapez-le")
GROUP: Final = "filature.games"


class UnknownGameError(FilatureError, LookupError):
    """No game has this name."""


class BrokenGameError(FilatureError, ImportError):
    """A game is registered, but a part of it is missing or cannot be loaded. The text says which and why."""


class Rooms(NamedTuple):
    """The modules of one game."""

    rules: str  # has GAME, an instance of engine.game.Game
    bot: str  # has choose(view, level, rng, enough)
    package: str = ""  # the package that the entry point names; empty for a built-in game
    distribution: str = ""  # the installed distribution that contains the package; empty for a built-in game


def names() -> tuple[str, ...]:
    """Return the names of all games, the built-in ones first."""
    return (*BUILT_IN, *_others())


def rooms(name: str) -> Rooms:
    """Return the modules of a game. Raises UnknownGameError."""
    if name in BUILT_IN:
        module = name.replace("-", "_")
        return Rooms(f"engine.games.{module}", f"engine.games.{module}.bot")
    if name not in _others():
        raise UnknownGameError(f"there is no game {name!r}")
    return _others()[name]


def load(name: str) -> Game[Any, Any, Any]:
    """Return the rules of a game. Raises UnknownGameError, or BrokenGameError for a package that is not complete."""
    game = part(name, rooms(name).rules, "GAME")
    if not isinstance(game, Game) or game.name != name:
        reason = f"{rooms(name).rules}.GAME is not a Game of this name"
        raise BrokenGameError(f"The game {name!r} cannot be loaded: {reason}.")
    return game


def part(name: str, module: str, attribute: str) -> Any:
    """Return a part of a game: an attribute of one of its modules. Raises BrokenGameError if it is missing."""
    try:
        return getattr(import_module(module), attribute)
    except AttributeError:
        raise BrokenGameError(f"The game {name!r} cannot be loaded: {module} has no {attribute}.") from None
    except ImportError as error:
        raise BrokenGameError(f"The game {name!r} cannot be loaded: {error}.") from error


@cache
def _others() -> Mapping[str, Rooms]:
    """Return the games of other packages by name.

    A game is ignored if a built-in game has the same name, or if its name is not lower-case words with hyphens.
    """
    from importlib.metadata import entry_points

    def rooms_of(package: str, distribution: str) -> Rooms:
        return Rooms(f"{package}.rules", f"{package}.bot", package, distribution)

    return {
        entry.name: rooms_of(entry.value, entry.dist.name if entry.dist else "")
        for entry in sorted(entry_points(group=GROUP))
        if entry.name not in BUILT_IN and re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", entry.name)
    }
