"""Chance for drawings that must come out the same each time."""

from __future__ import annotations

from hashlib import blake2b


def scatter(*numbers: int) -> float:
    """Return a number from 0 to 1 that looks like chance and is always the same for the same numbers.

    >>> scatter(1, 2) == scatter(1, 2) != scatter(2, 1)
    True
    """
    return int.from_bytes(blake2b(repr(numbers).encode(), digest_size=4).digest(), "big") / 2**32
