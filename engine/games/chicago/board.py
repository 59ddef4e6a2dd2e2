"""Chicago's town as bits, the slides through its streets (rule `chicago 3`), and its houses (rule `chicago 1`).

A point is 11 * y + x, in reading order from A1 to K11. A set of points is an int with one bit for each point.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from engine.bits import Bits, bits, members
from engine.boards import BoardError, counts, drawing

Point = int

SIZE: Final = 11
BOARD_FILE: Final = Path(__file__).with_name("board.txt")
HOUSES_FILE: Final = Path(__file__).with_name("houses.txt")
NAMES: Final = tuple(f"{chr(ord('A') + x)}{y + 1}" for y in range(SIZE) for x in range(SIZE))
POINTS: Final = {name: point for point, name in enumerate(NAMES)}
NOWHERE: Final[Point] = -1  # means "no point"

_SIGNS: Final = {"#": 59, ".": 42, "G": 12, "*": 8}
_WAYS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))

MONEY: Final = ("10", "20", "50", "100")
KINDS: Final = ("plane", "thief", "gun", "bank", "car", "police", *MONEY)
WORTH: Final = {kind: 200 if kind == "bank" else int(kind) if kind in MONEY else 0 for kind in KINDS}  # rule 13


points = members  # the points of a set


def union(sets: Iterable[Bits]) -> Bits:
    """Return the points that are in at least one of the sets."""
    joined = 0
    for places in sets:
        joined |= places
    return joined


def _towards(start: Point, dx: int, dy: int) -> list[Point]:
    """Return the points from `start` to the edge of the board in one direction, nearest first, without `start`."""
    x, y = start % SIZE + dx, start // SIZE + dy
    way = []
    while 0 <= x < SIZE and 0 <= y < SIZE:
        way.append(y * SIZE + x)
        x, y = x + dx, y + dy
    return way


BESIDE: Final = tuple(  # By point: the points that share a side with it.
    bits(way[0] for dx, dy in _WAYS if (way := _towards(point, dx, dy))) for point in range(SIZE * SIZE)
)


def plan(file: Path = BOARD_FILE) -> str:
    """Return the signs of all points of a board file, in reading order.

    Raises BoardError unless all gates are on the edge and every street can be reached from every other.
    """
    signs = "".join(drawing(file, width=SIZE, height=SIZE, signs=_SIGNS))
    streets = bits(point for point, sign in enumerate(signs) if sign != "#")
    reached, before = streets & -streets, 0
    while reached != before:
        before = reached
        reached |= streets & union(BESIDE[point] for point in points(reached))
    if reached != streets:
        raise BoardError(file, "its streets are not all joined")
    if any(sign == "G" and BESIDE[point].bit_count() == 4 for point, sign in enumerate(signs)):
        raise BoardError(file, "a gate is not on the rim")
    return signs


_PLAN: Final = plan()
HOUSES: Final = tuple(point for point, sign in enumerate(_PLAN) if sign == "#")
DARK: Final[Bits] = bits(HOUSES)
STREETS: Final[Bits] = bits(range(SIZE * SIZE)) & ~DARK
GATES: Final[Bits] = bits(point for point, sign in enumerate(_PLAN) if sign == "G")
STARS: Final[Bits] = bits(point for point, sign in enumerate(_PLAN) if sign == "*")
ROADS: Final = tuple(near & STREETS for near in BESIDE)  # by point: the streets that share a side with it


def census(file: Path = HOUSES_FILE) -> dict[str, int]:
    """Return the number of houses of each kind. Raises BoardError unless there is one house for each dark cell."""
    found = {kind: number for kind, (number,) in counts(file, words=KINDS, columns=1).items()}
    if sum(found.values()) != len(HOUSES):
        raise BoardError(file, f"it has {sum(found.values())} houses in all instead of {len(HOUSES)}")
    return found


COUNTS: Final = census()
ALL_HOUSES: Final = tuple(sorted(kind for kind, count in COUNTS.items() for _ in range(count)))  # by kind


class Slides(dict[Bits, Bits]):
    """The ends of all slides from a point along one line, by the set of pawns on that line.

    Each entry is computed when it is first needed.
    """

    def __init__(self, *ways: list[Point]) -> None:
        self.ways = ways

    def __missing__(self, pawns: Bits) -> Bits:
        ends = 0
        for way in self.ways:
            for point in way:
                if pawns >> point & 1:
                    break
                ends |= 1 << point
        self[pawns] = ends
        return ends


def _street(start: Point, dx: int, dy: int) -> list[Point]:
    """Return the streets from `start` to the first dark cell in one direction, nearest first, without `start`."""
    way = []
    for point in _towards(start, dx, dy):
        if DARK >> point & 1:
            break
        way.append(point)
    return way


def _line(start: Point, dx: int, dy: int) -> tuple[Bits, Slides]:
    """Return the streets in line with `start` on both sides, and the slides along them."""
    ways = _street(start, dx, dy), _street(start, -dx, -dy)
    return bits(point for way in ways for point in way), Slides(*ways)


_LINES: Final = tuple((*_line(point, 1, 0), *_line(point, 0, 1)) for point in range(SIZE * SIZE))


def slides(start: Point, taken: Bits) -> Bits:
    """Return the points where one straight move can end. It never goes onto or over a pawn (rule 3)."""
    row, along_row, column, along_column = _LINES[start]
    return along_row[taken & row] | along_column[taken & column]


def drives(start: Point, taken: Bits) -> Bits:
    """Return the points, except `start`, where one or two straight moves of the pawn on `start` can end (rule 5)."""
    others = taken & ~(1 << start)
    once = slides(start, others)
    return (once | union(slides(point, others) for point in points(once))) & ~(1 << start)
