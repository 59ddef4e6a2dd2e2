"""What has been worked out once is kept: the same moves, events and findings of bots come again all through a game.

    >>> @memo()
    ... def double(number: int) -> int:
    ...     print("working")
    ...     return 2 * number
    >>> double(2), double(2)
    working
    (4, 4)

Few of them come again in another game. A table that plays for days forgets them between two games, and stays small.

    >>> forget()
    >>> double(2)
    working
    4

Tables that are small and dear, such as all ways over a board, are kept for good, with `functools.cache`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar, cast

Work = TypeVar("Work", bound=Callable[..., Any])

_forgets: list[Callable[[], None]] = []


def memo(most: int | None = None) -> Callable[[Work], Work]:
    """Keep what a function answers, `most` answers at a time, until everything is forgotten."""

    def kept(work: Work) -> Work:
        keeping = lru_cache(most)(work)
        _forgets.append(keeping.cache_clear)
        return cast(Work, keeping)

    return kept


def forget() -> None:
    """Keep nothing of what was worked out so far."""
    for one in _forgets:
        one()
