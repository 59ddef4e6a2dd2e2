"""What reed switches do in time: chatter, flicker, and closing as a magnet passes.

Edges are (milliseconds from now, closed or not). Everything is drawn from the `Random` that is passed in.

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

CHATTER_MS: Final = (1, 8)  # how long a reed chatters
FLICKER_MS: Final = (5, 60)  # how long a reed under a sleeve stays as it is
REACH: Final = 0.35  # a magnet closes a reed from so far, in pitches of the board


def chatter(rng: Random, closed: bool) -> list[tuple[int, bool]]:
    """The edges of a reed that ends up `closed`: now, and to and fro for 1 to 8 ms."""
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
    """The edges of a reed under a sleeve that holds a magnet: open and closed at random, for so long."""
    edges, at, state = [], 0, rng.random() < 0.5
    while at < ms:
        edges.append((at, state))
        at += rng.randint(*FLICKER_MS)
        state = not state
    return edges


def passing(start: int, end: int, ms: int) -> list[tuple[int, int, int]]:
    """The reeds that a magnet closes on the straight way from `start` to `end`, with constant speed, in `ms`:
    (point, from when, until when)."""
    (y0, x0), (y1, x1) = pinmap.reed_of(start), pinmap.reed_of(end)
    length = hypot(x1 - x0, y1 - y0)
    passed: list[tuple[int, int, int]] = []
    for at in range(pinmap.POINTS):
        y, x = pinmap.reed_of(at)
        along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length
        beside = abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length
        if beside >= REACH:
            continue
        half = sqrt(REACH**2 - beside**2)
        begins, ends = max(0.0, along - half), min(length, along + half)
        if begins < ends:
            passed.append((at, round(begins / length * ms), round(ends / length * ms)))
    return passed
