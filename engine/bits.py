"""Sets of places as ints, with one bit for each place. Such a set is small, immutable, and fast to combine."""

from __future__ import annotations

from collections.abc import Iterable

Bits = int  # a set of places: bit n is 1 if the place with number n is in the set


def bits(places: Iterable[int]) -> Bits:
    """Return the set of these places."""
    return sum(1 << place for place in places)


def members(places: Bits) -> list[int]:
    """Return the places of a set, in ascending order."""
    found = []
    while places:
        lowest = places & -places
        found.append(lowest.bit_length() - 1)
        places ^= lowest
    return found
