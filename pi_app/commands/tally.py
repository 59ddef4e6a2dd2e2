"""Statistics of many games: shares and means with their 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # two-sided 95 % quantile of the normal distribution


class Interval(NamedTuple):
    """An estimate and its 95 % confidence interval."""

    middle: float
    low: float
    high: float


def share(hits: int, of: int) -> Interval:
    """Return a share with Wilson's interval, which is never outside 0..1 and is also valid for few games.

    >>> tuple(round(x, 3) for x in share(8, 10))
    (0.8, 0.49, 0.943)
    """
    if not of:
        return Interval(0.0, 0.0, 1.0)
    p, square = hits / of, Z * Z / of
    centre = (p + square / 2) / (1 + square)
    reach = Z / (1 + square) * sqrt(p * (1 - p) / of + square / (4 * of))
    return Interval(p, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(values: Iterable[float]) -> Interval:
    """Return the mean of two or more values with its interval by the normal approximation.

    >>> tuple(round(x, 2) for x in mean([4, 5, 6, 5]))
    (5.0, 4.2, 5.8)
    """
    listed = list(values)
    middle = sum(listed) / len(listed)
    variance = sum((value - middle) ** 2 for value in listed) / (len(listed) - 1)
    reach = Z * sqrt(variance / len(listed))
    return Interval(middle, middle - reach, middle + reach)
