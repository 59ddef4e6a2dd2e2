"""The fronts of all games: how each game looks, what it says and how it is played at the table.

    >>> front_of("catch-it").tabletop.name_of(60)
    'D4'

Services and faces reach a game through `front_of(name)` and nothing else. Importing this package also makes the words
of all games available to `pi_app.words`.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from engine import games
from engine.games import BrokenGameError
from pi_app import words

if TYPE_CHECKING:
    from pi_app.games.front import Front


@cache
def front_of(name: str) -> Front:
    """Return the front of a game. Raises UnknownGameError or BrokenGameError."""
    from pi_app.games.front import Front

    module = _module(name, "front")
    try:
        found = games.part(name, module, "FRONT")
    except TypeError as error:  # A required part of the Front is missing.
        raise BrokenGameError(f"The game {name!r} cannot be loaded: {error}.") from error
    if not isinstance(found, Front):
        raise BrokenGameError(f"The game {name!r} cannot be loaded: {module}.FRONT is not a Front.")
    for part in (found.sheet_part, found.overlay):
        if part is not None and find_spec(part.module) is None:
            raise BrokenGameError(f"The game {name!r} cannot be loaded: there is no module {part.module}.")
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


words.find_games_with(words_of)
