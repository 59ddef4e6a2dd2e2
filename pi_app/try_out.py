"""Hands that go through the self-test of a virtual table as a person would, for those who want to see it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from hardware.buttons import NAMES
from hardware.virtual import VirtualTable
from pi_app.selftest import EACH, SHOWN, Stage
from pi_app.tabletop import SIZE, spot

LOOK: Final = EACH * len(SHOWN)  # ms: all colours once
A_ROW: Final = 600  # ms in which a piece is pushed over a row
DOWN: Final = 120  # ms of a finger on a button
LISTEN: Final = 2500  # ms: the tune

Deeds = list[tuple[Callable[[], None], int]]  # what, and how long until the next


class TryOut:
    """Does for each stage of the self-test what it asks for."""

    def __init__(self, table: VirtualTable) -> None:
        self._table = table
        self._deeds: deque[tuple[Callable[[], None], int]] = deque()
        self._stage: Stage | None = None
        self._free_at = 0

    def tick(self, stage: Stage, now: int) -> None:
        if stage is not self._stage and not self._deeds:
            self._stage = stage
            self._deeds.extend(self._for(stage))
        if self._deeds and now >= self._free_at:
            deed, ms = self._deeds.popleft()
            deed()
            self._free_at = now + ms

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
        table, start, end = self._table, spot(0, row), spot(SIZE - 1, row)
        return [
            (partial(table.put, start), 60),
            (partial(table.slide, start, end, A_ROW), A_ROW + 60),
            (partial(table.lift, end), 60),
        ]


def _nothing() -> None:
    """Look and listen."""
