"""One question on a private page: a grid for the cursor, what can be picked at each place, and buttons beside it."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import NamedTuple

Cursor = int  # The places of the grid are counted row by row from 0. The numbers of the buttons follow.


class PageQuestion(NamedTuple):
    """A question: a grid on which the cursor moves, what can be picked at each place, and buttons beside the grid.

    A list is a grid of one column. Its lines have `labels`, which are word keys. If `sure` is set and the answer
    completes a move, the page asks for confirmation before it sends the move.
    """

    key: str
    columns: int
    rows: int
    targets: Mapping[Cursor, str] = {}
    buttons: tuple[str, ...] = ()  # The pick that each button makes.
    labels: tuple[str, ...] = ()
    start: Cursor = 0
    sure: bool = True

    @property
    def places(self) -> int:
        return self.columns * self.rows

    def pick(self, cursor: Cursor) -> str | None:
        """Return what can be picked at this place, or None."""
        return self.buttons[cursor - self.places] if cursor >= self.places else self.targets.get(cursor)

    @property
    def chosen(self) -> dict[str, Cursor]:
        """Every possible pick, with the first place where it can be picked."""
        found = {pick: self.places + number for number, pick in enumerate(self.buttons)}
        return {self.targets[at]: at for at in sorted(self.targets, reverse=True)} | found

    def alike(self, other: PageQuestion) -> bool:
        """Return whether a cursor of one question can keep its place in the other."""
        return (self.key, self.columns, self.rows, self.start) == (other.key, other.columns, other.rows, other.start)

    def walk(self, cursor: Cursor, key: str) -> Cursor:
        """Return the place of the cursor after an arrow key. The buttons are to the right of the last column."""
        if cursor >= self.places:
            return self._among_buttons(cursor, key)
        x, y = cursor % self.columns, cursor // self.columns
        if key == "right" and x == self.columns - 1 and self.buttons:
            return self.places
        dx, dy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[key]
        x, y = min(max(x + dx, 0), self.columns - 1), min(max(y + dy, 0), self.rows - 1)
        return y * self.columns + x

    def _among_buttons(self, cursor: Cursor, key: str) -> Cursor:
        if key == "left":
            return (self.rows // 2 + 1) * self.columns - 1
        step = {"up": -1, "down": 1}.get(key, 0)
        return min(max(cursor + step, self.places), self.places + len(self.buttons) - 1)

    def jump(self, cursor: Cursor) -> Cursor:
        """Return the next place where something else can be picked."""
        here = self.pick(cursor)
        ring = sorted({at for pick, at in self.chosen.items() if pick != here})
        return next((at for at in ring if at > cursor), ring[0] if ring else cursor)

    def way(self, start: Cursor, end: Cursor) -> list[str]:
        """Return the shortest sequence of arrow keys from one place to another."""
        ways: dict[Cursor, list[str]] = {start: []}
        todo = deque([start])
        while end not in ways:
            here = todo.popleft()
            for key in ("up", "down", "left", "right"):
                there = self.walk(here, key)
                if there not in ways:
                    ways[there] = [*ways[here], key]
                    todo.append(there)
        return ways[end]
