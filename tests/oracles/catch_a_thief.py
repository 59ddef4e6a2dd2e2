"""A slow, direct referee of Catch a Thief, written from RULES.md section 1.

>>> game = Oracle({"variant": 1})
>>> game.moves("thief")
['5F', '6E', '6G', '7F']
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Point = tuple[int, int]  # x, y of the table, 0..10 each

CENTRE: Point = (5, 5)
HIDEOUTS: set[Point] = {(0, 0), (10, 0), (0, 10), (10, 10)}
POINTS: set[Point] = {(x, y) for x in range(11) for y in range(11)}
ORTHOGONAL = [(1, 0), (0, 1), (-1, 0), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def name(point: Point) -> str:
    """Return the point as players write it: the row's number, then the column's letter."""
    x, y = point
    return f"{y + 1}{'ABCDEFGHIJK'[x]}"


NAMED: dict[str, Point] = {name(point): point for point in POINTS}


def distance(point: Point) -> int:
    """Return |dx| + |dy| from the scene of the crime."""
    return abs(point[0] - CENTRE[0]) + abs(point[1] - CENTRE[1])


def thief_steps(variant: int, path: list[Point]) -> list[Point]:
    """Return where a thief may go next after `path`, which starts at the centre."""
    here = path[-1]
    if here in HIDEOUTS:
        return []  # catch-a-thief 7: the game is over
    first = len(path) == 1
    # catch-a-thief 3: only the first move of variant 2 may be diagonal.
    directions = ORTHOGONAL + DIAGONAL if first and variant == 2 else ORTHOGONAL
    targets = [(here[0] + dx, here[1] + dy) for dx, dy in directions]
    if first:
        return targets
    # catch-a-thief 4: inside the grid and farther from the centre by exactly one.
    return [point for point in targets if point in POINTS and distance(point) == distance(here) + 1]


def paths(variant: int, length: int, path: list[Point] | None = None) -> Iterator[list[Point]]:
    """Yield every path of a thief with exactly `length` moves."""
    so_far = [CENTRE] if path is None else path
    if len(so_far) == length + 1:
        yield so_far
        return
    for point in thief_steps(variant, so_far):
        yield from paths(variant, length, [*so_far, point])


def clue_colour(thief: Point, detective: Point) -> str | None:
    """Return the colour of the clue (catch-a-thief 6), or None if the thief is caught."""
    if thief == detective:
        return None
    if thief[0] == detective[0] or thief[1] == detective[1]:
        return "orange"
    return "blue"


class Oracle:
    """One game of Catch a Thief."""

    def __init__(self, options: dict[str, Any]) -> None:
        if set(options) - {"variant", "aid"}:
            raise ValueError(f"Catch a Thief has no such options: {options}")
        self._variant: int = options.get("variant", 1)
        self._path: list[Point] = [CENTRE]  # catch-a-thief 2
        self._visits: list[Point] = []  # the detective's points, in order

    def _caught(self) -> bool:
        """Return whether the detective is on the thief's point after the thief's last move."""
        replied = len(self._visits) == len(self._path) - 1
        return replied and bool(self._visits) and self._visits[-1] == self._path[-1]

    def _escaped(self) -> bool:
        return self._path[-1] in HIDEOUTS  # catch-a-thief 7

    def to_act(self) -> list[str]:
        """Return the seat that may act, in a list. It is empty when the game is over."""
        if self.result() is not None:
            return []
        # catch-a-thief 2: the thief moves first and turns alternate.
        return ["thief"] if len(self._visits) == len(self._path) - 1 else ["detective"]

    def moves(self, seat: str) -> list[str]:
        """Return the seat's legal moves, sorted by code point."""
        if seat not in self.to_act():
            return []
        if seat == "thief":
            return sorted(name(point) for point in thief_steps(self._variant, self._path))
        if not self._visits:
            return [name(CENTRE)]  # catch-a-thief 5: the first move is forced
        return sorted(name(point) for point in POINTS - HIDEOUTS)  # catch-a-thief 5

    def play(self, seat: str, text: str) -> None:
        """Play one of `moves(seat)`. Anything else raises ValueError and changes nothing."""
        if text not in self.moves(seat):
            raise ValueError(f"{seat} may not play {text!r} now")
        if seat == "thief":
            self._path.append(NAMED[text])
        else:
            self._visits.append(NAMED[text])

    def result(self) -> dict[str, Any] | None:
        """Return how the game ended, or None if it is not over."""
        if self._caught():  # catch-a-thief 8: the number of the catching turn
            return {"how": "caught", "winners": ["detective"], "scores": {"detective": len(self._visits)}}
        if self._escaped():  # catch-a-thief 8: always 10, whatever the number of moves
            return {"how": "escaped", "winners": ["thief"], "scores": {"detective": 10}}
        return None

    def _clues(self) -> list[dict[str, Any]]:
        """Return all clues so far. A catch leaves none (catch-a-thief 6)."""
        clues = []
        for n, visit in enumerate(self._visits, start=1):
            colour = clue_colour(self._path[n], visit)
            if colour is not None:
                clues.append({"n": n, "at": name(visit), "colour": colour})
        return clues

    def clue(self) -> dict[str, Any] | None:
        """Return the newest clue, or None if there is none."""
        clues = self._clues()
        return clues[-1] if clues else None

    def candidates(self) -> list[str]:
        """Return where the thief can be by public knowledge, or the true point when the game is over."""
        if self.result() is not None:
            return [name(self._path[-1])]  # catch-a-thief 9: the path is revealed
        clues = self._clues()
        found: set[str] = set()
        # catch-a-thief 10: that the thief has moved is public, so is the length of the path.
        for path in paths(self._variant, len(self._path) - 1):
            if path[-1] in HIDEOUTS:
                continue  # catch-a-thief 7: such a thief would have ended the game
            if all(clue_colour(path[clue["n"]], NAMED[clue["at"]]) == clue["colour"] for clue in clues):
                found.add(name(path[-1]))
        return sorted(found)
