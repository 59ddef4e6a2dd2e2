"""Caches for the length of a game: the same moves, events and bot calculations come up again and again in one game.

    >>> @memo()
    ... def double(number: int) -> int:
    ...     print("working")
    ...     return 2 * number
    >>> double(2), double(2)
    working
    (4, 4)

Few of the results are useful in another game. The table clears all these caches between two games, so that a table
that runs for days does not use more and more memory.

    >>> forget()
    >>> double(2)
    working
    4

Small tables that are expensive to compute, such as all paths on a board, use `functools.cache` instead and are cached
for the life of the process.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

_cache_clears: list[Callable[[], None]] = []


def memo(most: int | None = None) -> Callable[[Function], Function]:
    """Cache the results of a function, `most` of them at a time, until `forget` is called."""

    def decorate(function: Function) -> Function:
        cached = lru_cache(most)(function)
        _cache_clears.append(cached.cache_clear)
        return cast(Function, cached)

    return decorate


def forget() -> None:
    """Clear the caches of all functions decorated with `memo`."""
    for clear in _cache_clears:
        clear()
