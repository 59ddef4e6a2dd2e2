"""Readers of values that people type or write into a file: each returns the value or raises ValueError."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_MOST: Final = 2**63 - 1  # that a disk can hold


def one_of(*values: str) -> Callable[[str], str]:
    """A reader that takes one of these values."""

    def read(text: str) -> str:
        if text not in values:
            raise ValueError(text)
        return text

    return read


def at_least(least: int) -> Callable[[str], int]:
    """A reader of whole numbers."""

    def read(text: str) -> int:
        number = int(text)
        if not least <= number <= _MOST:
            raise ValueError(text)
        return number

    return read


def positive(text: str) -> float:
    """A reader of numbers above zero."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError(text)
    return number
