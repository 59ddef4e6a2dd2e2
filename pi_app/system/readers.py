"""Readers of values that people type or write into a file: each returns the value or raises ValueError."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_MOST: Final = 2**63 - 1  # the largest integer that SQLite can store


def one_of(*values: str) -> Callable[[str], str]:
    """Return a reader that accepts these values only."""

    def read(text: str) -> str:
        if text not in values:
            raise ValueError(text)
        return text

    return read


def at_least(least: int) -> Callable[[str], int]:
    """Return a reader of whole numbers that are not smaller than `least`."""

    def read(text: str) -> int:
        number = int(text)
        if not least <= number <= _MOST:
            raise ValueError(text)
        return number

    return read


def positive(text: str) -> float:
    """Return a number above zero."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError(text)
    return number
