"""The net: the set of points where the thief can be, and the score that it guarantees the detective on average.

This module solves a game that is harder for the detective than the real one: after every clue the thief may stand on
any point of the net, whatever its path was. The state of that game is the net alone. There are only about a hundred
different nets (rotated and mirrored ones count as the same), and each turn is one small matrix game, which is solved
exactly here. Whatever a real thief does is possible in the harder game too. So a detective who draws visits with these
probabilities has at most the net's expected score, even against a thief who knows the probabilities.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.games.catch_a_thief.game import ESCAPE_SCORE, HIDEOUTS, SIZE, STEPS, VISITS, Point, on_one_line
from engine.memo import memo

Net = int  # a set of points, with one bit for each point

_ALL: Final = range(SIZE * SIZE)
_HIDEOUT_BITS: Final = sum(1 << point for point in HIDEOUTS)


class Visit(NamedTuple):
    """One visit of the detective, and the net that remains after an orange and after a blue clue."""

    at: Point
    orange: Net
    blue: Net


def points(net: Net) -> Iterator[Point]:
    """Yield the points of a net, lowest first."""
    while net:
        low = net & -net
        yield low.bit_length() - 1
        net ^= low


def net_of(places: Iterable[Point]) -> Net:
    """Return the net that consists of these points."""
    return sum(1 << point for point in places)


@cache
def _lines(point: Point) -> Net:
    """Return all points in the row and the column of a point."""
    return net_of([other for other in _ALL if on_one_line(point, other)])


@memo(1 << 14)
def after_step(net: Net) -> Net:
    """Return the net after the thief's next step, without the hideouts: a thief in a hideout has escaped."""
    wider = 0
    for point in points(net):
        for step in STEPS[point]:
            wider |= 1 << step
    return wider & ~_HIDEOUT_BITS


def split(net: Net, at: Point) -> Visit:
    """Return how a visit to `at` splits the net."""
    others = net & ~(1 << at)
    return Visit(at, others & _lines(at), others & ~_lines(at))


def useful_visits(net: Net, *, anywhere: bool) -> list[Visit]:
    """Return the visits to the points of the net and, with `anywhere`, those to other points that split it."""
    own = [split(net, point) for point in points(net)]
    if not anywhere:
        return own
    dividing: dict[Net, Visit] = {}  # Visits that split the net in the same way are equally good: keep one of them.
    for at in VISITS:
        visit = split(net, at)
        if not net >> at & 1 and visit.orange and visit.blue:
            dividing.setdefault(visit.orange, visit)
    return [*own, *dividing.values()]


# ------------------------------------------------------------------------------------------ the matrix game


class Solution(NamedTuple):
    """The solution of a matrix game: the expected score, and the best probability of each row."""

    value: float
    odds: list[float]


def solve(scores: Sequence[Sequence[float]]) -> Solution:
    """Solve a matrix game: one player picks a row and wants a low score, the other picks a column and wants a high one.

    Scores are at most ESCAPE_SCORE. The solution is exact. The method is the simplex algorithm, with Bland's rule so
    that it always terminates.
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
    return Solution(ESCAPE_SCORE + 1 - 1 / total, odds)


# ------------------------------------------------------------------------------------------ the expected score of a net


def _images(quarters: int, mirrored: bool) -> tuple[int, ...]:
    """Return, for each point, the bit of its image after `quarters` quarter turns of the board and a mirroring."""
    images = []
    for point in _ALL:
        x, y = point % SIZE, point // SIZE
        for _ in range(quarters):
            x, y = SIZE - 1 - y, x
        images.append(1 << (y * SIZE + (SIZE - 1 - x if mirrored else x)))
    return tuple(images)


_IMAGES: Final = tuple(_images(quarters, mirrored) for quarters in range(4) for mirrored in (False, True))


@memo(1 << 14)
def _canonical(net: Net) -> Net:
    """Return the canonical form of a net: the same for all nets that are rotations or mirror images of each other."""
    places = list(points(net))
    return min(sum([image[point] for point in places]) for image in _IMAGES)


def expected_score(net: Net, turn: int, ahead: int) -> float:
    """Return the score that the detective can guarantee on average if the thief is in the net at visit `turn`.

    For `ahead` visits the detective considers all points, from then on only points of the net.
    """
    return _expected_score(_canonical(net), turn, ahead) if net else ESCAPE_SCORE


@memo(1 << 14)
def _expected_score(net: Net, turn: int, ahead: int) -> float:
    visits = useful_visits(net, anywhere=ahead > 0)
    return solve([visit_scores(net, visit, turn, ahead) for visit in visits]).value


def visit_scores(net: Net, visit: Visit, turn: int, ahead: int) -> list[float]:
    """Return the expected score of a visit for each point of the net where the thief may be."""
    after_orange, after_blue = (
        expected_score(after_step(part), turn + 1, max(ahead - 1, 0)) for part in (visit.orange, visit.blue)
    )
    return [
        turn if point == visit.at else after_orange if visit.orange >> point & 1 else after_blue
        for point in points(net)
    ]
