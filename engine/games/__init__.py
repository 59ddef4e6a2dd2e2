"""The games of the house, one file each, loaded by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from engine.game import Game

MODULES: Final = {
    "catch-a-thief": "catch_a_thief",
    "catch-it": "catch_it",
    "traqueur": "traqueur",
    "chicago": "chicago",
    "rattrapez-le": "rattrapez_le",
}
NAMES: Final = tuple(MODULES)


class UnknownGameError(LookupError):
    """A name that no game of the house bears."""


def load(name: str) -> Game[Any, Any, Any]:
    """The game of that name."""
    if name not in MODULES:
        raise UnknownGameError(f"there is no game {name!r}")
    game: Game[Any, Any, Any] = import_module(f"engine.games.{MODULES[name]}").GAME
    return game
