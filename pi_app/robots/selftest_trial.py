"""Hands that go through the self-test of a virtual table as a person would, for those who want to see it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from hardware.buttons import NAMES
from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.grid import SIZE, spot
from pi_app.table.selftest import EACH, SHOWN, Stage

LOOK: Final = EACH * len(SHOWN)  # ms: all colours once
A_POINT: Final = 80  # ms in which a piece is pushed from one point to the next
DOWN: Final = 120  # ms of a finger on a button
LISTEN: Final = 2500  # ms: the tune

Deeds = list[tuple[Callable[[], None], int]]  # what, and how long until the next


class TryOut:
    """Does for each stage of the self-test what it asks for.

    It waits for turns of the loop, not for the clock: on a busy machine it is slower, and no reed is missed.
    """

    def __init__(self, table: VirtualTable) -> None:
        self._table = table
        self._deeds: deque[tuple[Callable[[], None], int]] = deque()
        self._stage: Stage | None = None
        self._busy = 0  # turns until the next deed

    def tick(self, stage: Stage) -> None:
        if stage is not self._stage and not self._deeds:
            self._stage = stage
            self._deeds.extend(self._for(stage))
        self._busy -= 1
        if self._deeds and self._busy <= 0:
            deed, ms = self._deeds.popleft()
            deed()
            self._busy = ms // TICK_MS

    def _for(self, stage: Stage) -> Deeds:
        match stage:
            case Stage.LIGHTS:
                return [(_nothing, LOOK), *self._press("ok")]
            case Stage.SWEEP:
                return [deed for row in range(SIZE) for deed in self._sweep(row)]
            case Stage.BUTTONS:
                return [deed for name in NAMES for deed in self._press(name)]
            case Stage.BUZZER:
                return [(_nothing, LISTEN), *self._press("ok")]
            case Stage.REPORT:
                return self._press("ok")
        return []

    def _press(self, name: str) -> Deeds:
        return [(partial(self._table.press, name), DOWN), (partial(self._table.release, name), DOWN)]

    def _sweep(self, row: int) -> Deeds:
        table, points = self._table, [spot(x, row) for x in range(SIZE)]
        over: Deeds = [
            deed
            for start, end in pairwise(points)
            for deed in ((partial(table.lift, start), 0), (partial(table.put, end), A_POINT))
        ]
        return [(partial(table.put, points[0]), A_POINT), *over, (partial(table.lift, points[-1]), A_POINT)]


def _nothing() -> None:
    """Look and listen."""
