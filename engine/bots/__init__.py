"""Players for empty seats. A bot gets a view, never a state, so it cannot know more than a person in that seat.

Each game's file here has one function `choose(view, level, rng, enough)`. Levels go from 1 (a child may win) to 3 (its
best); level 0 is the player that moves at random. The engine knows no clock: a bot asks `enough()` from time to time
and answers with the best it has found once that is true. CHANCE has no levels: its bot deals and throws.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

from engine.game import CHANCE, Game, imagine
from engine.games import MODULES, load

LEVELS: Final = (0, 1, 2, 3)
Enough = Callable[[], bool]


def choose(game: str, view: Any, *, level: int, rng: Random, enough: Enough) -> Any:
    """The move that a bot of this level makes for the seat whose view this is, CHANCE included."""
    if view.seat == CHANCE:
        rules: Game[Any, Any, Any] = load(game)
        return rules.roll(imagine(rules, view, rng), rng)
    return import_module(f"engine.bots.{MODULES[game]}").choose(view, level, rng, enough)


def after_asking(times: int) -> Enough:
    """An `enough` that ends the thinking after so many questions: the same move on any machine."""
    left = times

    def enough() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    return enough
