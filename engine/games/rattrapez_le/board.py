"""Rattrapez-le's map as bits, and how far one subject gets on it. Rule `rattrapez-le 5`.

Places are numbered in the order of their names, the farm last, so that whatever is listed place by place comes out
sorted.
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
    """The map: the places' names, by place the places linked to it, and where the horse starts."""

    names: tuple[str, ...]
    links: tuple[Bits, ...]
    black: Place


def chart(file: Path = BOARD_FILE) -> Chart:
    """The map as it is drawn, or BoardError."""
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
    """How many places hang together with the first one."""
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
FAR: Final = len(NAMES)  # no way is that long: it would visit more places than there are


@cache
def reach(start: Place, horse: bool) -> tuple[Bits, ...]:
    """By distance, up to FAR: where a way of exactly that length can end that visits no place twice (rule 5).

    Other subjects may be passed, so nothing but the map decides. The horse does not enter the farm. From one place
    there are at most some 7,000 ways, the longest of 64 steps: to follow them all, once, takes a few milliseconds.
    """
    ends = [0] * (FAR + 1)
    _follow(start, 1 << FARM if horse else 0, 0, ends)
    return tuple(ends)


@memo()
def ends(start: Place, horse: bool, length: int) -> tuple[tuple[Place, ...], Bits]:
    """Where ways of exactly that length can end, in order and as a set."""
    reached = reach(start, horse)[length]
    return tuple(members(reached)), reached


def _follow(at: Place, closed: Bits, steps: int, ends: list[Bits]) -> None:
    """Note in `ends` the end of every way that goes on from `at`, avoiding the closed places."""
    while True:
        closed |= 1 << at
        ends[steps] |= 1 << at
        steps += 1
        onward = LINKS[at] & ~closed
        if not onward:
            return
        while onward & (onward - 1):  # a fork
            way = onward & -onward
            onward ^= way
            _follow(way.bit_length() - 1, closed, steps, ends)
        at = onward.bit_length() - 1
