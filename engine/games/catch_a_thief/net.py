"""The net: the set of points where the thief can be, and the score that it promises the detective.

A net is an int with one bit a point. Play a harder game than the real one: after every clue the thief may stand on any
point of the net, wherever it came from. That game has no memory but the net, there are only some hundred nets (turned
or mirrored, a net is the same), and each turn of it is one small matrix game, solved exactly here. Whatever a real
thief does, it can do in the harder game too; so a detective who plays these odds expects no more than the net's
worth, also from a thief who knows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.games.catch_a_thief.game import ESCAPE_SCORE, HIDEOUTS, SIZE, STEPS, VISITS, Point, on_one_line
from engine.memo import memo

Net = int

_ALL: Final = range(SIZE * SIZE)
_ENDS: Final = sum(1 << point for point in HIDEOUTS)


class Look(NamedTuple):
    """One visit, and the net after each answer but the catch."""

    at: Point
    orange: Net
    blue: Net


def points(net: Net) -> Iterator[Point]:
    """The points of a net, lowest first."""
    while net:
        low = net & -net
        yield low.bit_length() - 1
        net ^= low


def cast(over: Iterable[Point]) -> Net:
    """The net over some points."""
    return sum(1 << point for point in over)


@cache
def _lines(point: Point) -> Net:
    return cast([other for other in _ALL if on_one_line(point, other)])


@memo(1 << 14)
def spread(net: Net) -> Net:
    """The net after the thief's next step, hideouts left out: a thief there has escaped."""
    wider = 0
    for point in points(net):
        for step in STEPS[point]:
            wider |= 1 << step
    return wider & ~_ENDS


def look(net: Net, at: Point) -> Look:
    """What a visit does to the net."""
    others = net & ~(1 << at)
    return Look(at, others & _lines(at), others & ~_lines(at))


def looks(net: Net, *, anywhere: bool) -> list[Look]:
    """The visits worth a thought: the net's own points, and `anywhere` also the others that divide it."""
    own = [look(net, point) for point in points(net)]
    if not anywhere:
        return own
    dividing: dict[Net, Look] = {}  # one visit is as good as another that tells the same
    for at in VISITS:
        visit = look(net, at)
        if not net >> at & 1 and visit.orange and visit.blue:
            dividing.setdefault(visit.orange, visit)
    return [*own, *dividing.values()]


# ------------------------------------------------------------------------------------------ the matrix game


class Duel(NamedTuple):
    """A solved matrix game: the score to expect, and the row player's best odds."""

    value: float
    odds: list[float]


def duel(scores: Sequence[Sequence[float]]) -> Duel:
    """Solve the game where one side picks a row and wants a low score, the other a column and wants a high one.

    Scores are at most ESCAPE_SCORE. Exact: the simplex method, with Bland's rule so that it always ends.
    """
    wide = len(scores[0])
    table = [[*(ESCAPE_SCORE + 1 - score for score in line), 1.0] for line in scores]
    goal = [-1.0] * wide + [0.0]
    across, down = list(range(wide)), list(range(wide, wide + len(scores)))
    while True:
        enters = [c for c in range(wide) if goal[c] < -1e-9]
        if not enters:
            break
        c = min(enters, key=across.__getitem__)
        _, _, r = min((line[-1] / line[c], down[i], i) for i, line in enumerate(table) if line[c] > 1e-9)
        across[c], down[r] = down[r], across[c]
        pivot = table[r][c]
        chosen = table[r] = [cell / pivot for cell in table[r]]
        chosen[c] = 1 / pivot
        for line in (*table[:r], *table[r + 1 :], goal):
            if factor := line[c]:
                line[c] = 0.0
                line[:] = [cell - factor * other for cell, other in zip(line, chosen, strict=True)]
    total = goal[-1]
    odds = [0.0] * len(scores)
    for c, label in enumerate(across):
        if label >= wide:
            odds[label - wide] = max(goal[c], 0.0) / total
    return Duel(ESCAPE_SCORE + 1 - 1 / total, odds)


# ------------------------------------------------------------------------------------------ what a net is worth


def _turned(quarter: int, mirrored: bool) -> tuple[int, ...]:
    """For each point the bit of its image when the board is turned, and mirrored."""
    images = []
    for point in _ALL:
        x, y = point % SIZE, point // SIZE
        for _ in range(quarter):
            x, y = SIZE - 1 - y, x
        images.append(1 << (y * SIZE + (SIZE - 1 - x if mirrored else x)))
    return tuple(images)


_IMAGES: Final = tuple(_turned(quarter, mirrored) for quarter in range(4) for mirrored in (False, True))


@memo(1 << 14)
def _upright(net: Net) -> Net:
    """The same for all nets that are images of each other."""
    over = list(points(net))
    return min(sum([image[point] for point in over]) for image in _IMAGES)


def worth(net: Net, turn: int, ahead: int) -> float:
    """The score that the detective can promise itself when the thief is somewhere in the net at visit `turn`.

    The detective goes anywhere for `ahead` visits and to points of the net from then on.
    """
    return _worth(_upright(net), turn, ahead) if net else ESCAPE_SCORE


@memo(1 << 14)
def _worth(net: Net, turn: int, ahead: int) -> float:
    return duel([row(net, visit, turn, ahead) for visit in looks(net, anywhere=ahead > 0)]).value


def row(net: Net, visit: Look, turn: int, ahead: int) -> list[float]:
    """The scores to expect from a visit, for each point of the net where the thief may be."""
    at_orange, at_blue = (worth(spread(part), turn + 1, max(ahead - 1, 0)) for part in (visit.orange, visit.blue))
    return [turn if point == visit.at else at_orange if visit.orange >> point & 1 else at_blue for point in points(net)]
