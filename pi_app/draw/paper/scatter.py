"""Pseudo-random numbers for drawings that must be the same each time."""

from __future__ import annotations

from hashlib import blake2b


def scatter(*numbers: int) -> float:
    """Return a number from 0 to 1 that looks random and is always the same for the same arguments.

    >>> scatter(1, 2) == scatter(1, 2) != scatter(2, 1)
    True
    """
    return int.from_bytes(blake2b(repr(numbers).encode(), digest_size=4).digest(), "big") / 2**32
