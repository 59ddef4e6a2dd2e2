"""One question on a handheld: a grid to walk on with a pad, what can be picked where, buttons beside the grid."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import NamedTuple

Cursor = int  # a place of the grid, row by row; then the buttons


class Ask(NamedTuple):
    """A question: a grid to walk on, what is picked where, and buttons beside the grid.

    A list is a grid of one column whose lines have `labels`, keys of the words. `sure` questions are asked again
    before their answer is sent as a move.
    """

    key: str
    columns: int
    rows: int
    targets: Mapping[Cursor, str] = {}
    buttons: tuple[str, ...] = ()  # what each of them picks
    labels: tuple[str, ...] = ()
    start: Cursor = 0
    sure: bool = True

    @property
    def places(self) -> int:
        return self.columns * self.rows

    def pick(self, cursor: Cursor) -> str | None:
        """What is picked there, if that is possible."""
        return self.buttons[cursor - self.places] if cursor >= self.places else self.targets.get(cursor)

    @property
    def chosen(self) -> dict[str, Cursor]:
        """Every pick, with the first place where it is made."""
        found = {pick: self.places + number for number, pick in enumerate(self.buttons)}
        return {self.targets[at]: at for at in sorted(self.targets, reverse=True)} | found

    def alike(self, other: Ask) -> bool:
        """Whether a cursor that stood well in one question stands well in the other."""
        return (self.key, self.columns, self.rows, self.start) == (other.key, other.columns, other.rows, other.start)

    def walk(self, cursor: Cursor, key: str) -> Cursor:
        """Where the cursor goes; right of the last column are the buttons."""
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
        """The next place where something else can be picked."""
        here = self.pick(cursor)
        ring = sorted({at for pick, at in self.chosen.items() if pick != here})
        return next((at for at in ring if at > cursor), ring[0] if ring else cursor)

    def way(self, start: Cursor, end: Cursor) -> list[str]:
        """The shortest way of the cursor."""
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
