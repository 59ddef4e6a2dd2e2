"""Simulated signals of reed switches: contact bounce, flicker, and a magnet that passes.

An edge is a pair (milliseconds from now, whether the reed is closed). All randomness comes from the `Random` that is
passed in.

>>> passing(0, 2, 200)
[(0, 0, 35), (1, 65, 135), (2, 165, 200)]
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from random import Random
from typing import Final

from hardware import pinmap

Edges = Sequence[tuple[int, bool]]

CHATTER_MS: Final = (1, 8)  # shortest and longest time for which a contact bounces
FLICKER_MS: Final = (5, 60)  # shortest and longest time between two changes of a reed under a sleeve
MAGNET_REACH: Final = 0.35  # distance from which a magnet closes a reed, in pitches of the board


def chatter(rng: Random, closed: bool) -> list[tuple[int, bool]]:
    """Return the edges of a reed that changes now, bounces for 1 to 8 ms and ends up `closed`."""
    lasts = rng.randint(*CHATTER_MS)
    edges = [(0, closed)]
    at, state = 0, closed
    while (at := at + rng.randint(1, 3)) < lasts:
        state = not state
        edges.append((at, state))
    if state != closed:
        edges.append((lasts, closed))
    return edges


def flicker(rng: Random, ms: int) -> list[tuple[int, bool]]:
    """Return the edges of a reed that opens and closes at random for `ms`, as under a sleeve that hides a magnet."""
    edges, at, state = [], 0, rng.random() < 0.5
    while at < ms:
        edges.append((at, state))
        at += rng.randint(*FLICKER_MS)
        state = not state
    return edges


def passing(start: int, end: int, ms: int) -> list[tuple[int, int, int]]:
    """Return the reeds that a magnet closes while it moves straight from `start` to `end`, at constant speed, in `ms`.

    Each reed is (point, ms when it closes, ms when it opens).
    """
    (y0, x0), (y1, x1) = pinmap.reed_of(start), pinmap.reed_of(end)
    length = hypot(x1 - x0, y1 - y0)
    passed: list[tuple[int, int, int]] = []
    for at in range(pinmap.POINTS):
        y, x = pinmap.reed_of(at)
        along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length
        beside = abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length
        if beside >= MAGNET_REACH:
            continue
        half = sqrt(MAGNET_REACH**2 - beside**2)
        begins, ends = max(0.0, along - half), min(length, along + half)
        if begins < ends:
            passed.append((at, round(begins / length * ms), round(ends / length * ms)))
    return passed
