"""Sets of places as ints, one bit a place: small, immutable, and quick to join, cut and compare."""

from __future__ import annotations

from collections.abc import Iterable

Bits = int


def bits(places: Iterable[int]) -> Bits:
    """The set of some places."""
    return sum(1 << place for place in places)


def members(places: Bits) -> list[int]:
    """The places of a set, in order."""
    found = []
    while places:
        lowest = places & -places
        found.append(lowest.bit_length() - 1)
        places ^= lowest
    return found
