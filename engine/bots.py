"""Choose moves for empty seats. A bot gets a view, never a state, so it knows no more than a person in that seat.

The bot of a game is a function `choose(view, level, rng, enough)` in the game's folder. Level 0 moves at random, levels
1 to 3 get stronger. The engine never reads a clock: a bot calls `enough()` from time to time and, once that returns
True, returns the best move that it has found. CHANCE has no levels: its moves are random.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from engine import games
from engine.game import CHANCE, Game, imagine

LEVELS: Final = (0, 1, 2, 3)
Enough = Callable[[], bool]  # returns True when the bot must stop thinking
Bot = Callable[[Any, int, Random, Enough], Any]  # choose(view, level, rng, enough)


def choose(game: str, view: Any, *, level: int, rng: Random, enough: Enough) -> Any:
    """Return the move that a bot of this level makes for the seat of this view. The seat may be CHANCE."""
    if view.seat == CHANCE:
        rules: Game[Any, Any, Any] = games.load(game)
        return rules.roll(imagine(rules, view, rng), rng)
    return bot_of(game)(view, level, rng, enough)


def bot_of(game: str) -> Bot:
    """Return the bot of a game: its `choose(view, level, rng, enough)`. Raises UnknownGameError or BrokenGameError."""
    found: Bot = games.part(game, games.rooms(game).bot, "choose")
    return found


def after_asking(times: int) -> Enough:
    """Return an `enough` that is True after `times` calls, so that a bot plays the same move on any machine."""
    left = times

    def enough() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    return enough
