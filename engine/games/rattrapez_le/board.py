"""Rattrapez-le's map as bits, and the paths of a subject on it. Rule `rattrapez-le 5`.

A subject is one of the figures: a pursuer or the horse. Places are numbered in the order of their names, with the farm
last, so every list of places in numerical order is sorted by name too.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from engine.bits import Bits, members
from engine.boards import BoardError, drawing
from engine.memo import memo

Place = int

SIZE: Final = 11
BOARD_FILE: Final = Path(__file__).with_name("board.txt")
_FARM: Final = "farm"


class Chart(NamedTuple):
    """The map of the game."""

    names: tuple[str, ...]  # by place
    links: tuple[Bits, ...]  # by place: the places that are linked to it
    black: Place  # where the horse starts


def chart(file: Path = BOARD_FILE) -> Chart:
    """Return the map that is drawn in a file. Raises BoardError."""
    rows = drawing(file, width=SIZE, height=SIZE, signs={"o": 73, "X": 1, "F": 6, ".": 41})
    signs = {(x, y): rows[y][x] for y in range(SIZE) for x in range(SIZE) if rows[y][x] != "."}
    at = {(x, y): _FARM if sign == "F" else f"{chr(ord('A') + x)}{y + 1}" for (x, y), sign in signs.items()}
    names = tuple(sorted(set(at.values())))
    links = [0] * len(names)
    for (x, y), name in at.items():
        for other in (at.get((x + 1, y), name), at.get((x, y + 1), name)):
            if other != name:
                links[names.index(name)] |= 1 << names.index(other)
                links[names.index(other)] |= 1 << names.index(name)
    if links[names.index(_FARM)].bit_count() != 4:
        raise BoardError(file, "the farm must lie in one block with four ways out")
    if _connected(links) != len(names):
        raise BoardError(file, "some places cannot be reached from the others")
    black = next(point for point, sign in signs.items() if sign == "X")
    return Chart(names, tuple(links), names.index(at[black]))


def _connected(links: list[Bits]) -> int:
    """Return the number of places that can be reached from the first one, itself included."""
    seen = todo = 1
    while todo:
        here = todo & -todo
        new = links[here.bit_length() - 1] & ~seen
        seen |= new
        todo ^= here | new
    return seen.bit_count()


_CHART: Final = chart()
NAMES: Final = _CHART.names
LINKS: Final = _CHART.links
BLACK: Final[Place] = _CHART.black
PLACES: Final = {name: place for place, name in enumerate(NAMES)}
FARM: Final[Place] = PLACES[_FARM]
FAR: Final = len(NAMES)  # a distance that no path has, because it would visit more places than there are


@cache
def reach(start: Place, horse: bool) -> tuple[Bits, ...]:
    """Return, by distance up to FAR, the places where a path of exactly that length can end (rule 5).

    A path visits no place twice. A subject may pass others, so only the map matters. The horse does not enter the farm.
    From one place there are at most about 7,000 paths, the longest of 64 steps. Following them all takes a few
    milliseconds, and the result is cached.
    """
    ends = [0] * (FAR + 1)
    _add_ends(start, 1 << FARM if horse else 0, 0, ends)
    return tuple(ends)


@memo()
def ends(start: Place, horse: bool, length: int) -> tuple[tuple[Place, ...], Bits]:
    """Return the places where paths of exactly that length can end, both in order and as a set."""
    reached = reach(start, horse)[length]
    return tuple(members(reached)), reached


def _add_ends(at: Place, closed: Bits, steps: int, ends: list[Bits]) -> None:
    """Add to `ends` the end of every path that continues from `at` after `steps` steps and avoids the closed places."""
    while True:
        closed |= 1 << at
        ends[steps] |= 1 << at
        steps += 1
        onward = LINKS[at] & ~closed
        if not onward:
            return
        while onward & (onward - 1):  # While there is more than one way on, follow one of them recursively.
            way = onward & -onward
            onward ^= way
            _add_ends(way.bit_length() - 1, closed, steps, ends)
        at = onward.bit_length() - 1
