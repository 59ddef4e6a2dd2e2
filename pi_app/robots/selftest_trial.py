"""Virtual hands that do the self-test of a virtual table as a person would, to show it to somebody."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from hardware.buttons import BUTTON_NAMES
from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.grid import SIZE, spot
from pi_app.table.selftest import COLOUR_MS, TEST_COLOURS, Stage

LOOK_MS: Final = COLOUR_MS * len(TEST_COLOURS)  # all colours once
POINT_MS: Final = 80  # to push a piece from one point to the next
PRESS_MS: Final = 120  # for which a button is held down
BUZZER_PAUSE_MS: Final = 2500  # the length of the tune

TestAction = tuple[Callable[[], None], int]  # the action, and the ms until the next one


class TryOut:
    """Does what each stage of the self-test asks for.

    It counts ticks of the loop, not time: on a busy machine it is slower, but misses no reed.
    """

    def __init__(self, table: VirtualTable) -> None:
        self._table = table
        self._actions: deque[TestAction] = deque()
        self._stage: Stage | None = None
        self._busy = 0  # Ticks until the next action.

    def tick(self, stage: Stage) -> None:
        """Do the next action that this stage needs, if it is due."""
        if stage is not self._stage and not self._actions:
            self._stage = stage
            self._actions.extend(self._for(stage))
        self._busy -= 1
        if self._actions and self._busy <= 0:
            action, ms = self._actions.popleft()
            action()
            self._busy = ms // TICK_MS

    def _for(self, stage: Stage) -> list[TestAction]:
        match stage:
            case Stage.LIGHTS:
                return [(_nothing, LOOK_MS), *self._press("ok")]
            case Stage.SWEEP:
                return [action for row in range(SIZE) for action in self._sweep(row)]
            case Stage.BUTTONS:
                return [action for name in BUTTON_NAMES for action in self._press(name)]
            case Stage.BUZZER:
                return [(_nothing, BUZZER_PAUSE_MS), *self._press("ok")]
            case Stage.REPORT:
                return self._press("ok")
        return []

    def _press(self, name: str) -> list[TestAction]:
        return [(partial(self._table.press, name), PRESS_MS), (partial(self._table.release, name), PRESS_MS)]

    def _sweep(self, row: int) -> list[TestAction]:
        table, points = self._table, [spot(x, row) for x in range(SIZE)]
        over: list[TestAction] = [
            action
            for start, end in pairwise(points)
            for action in ((partial(table.lift, start), 0), (partial(table.put, end), POINT_MS))
        ]
        return [(partial(table.put, points[0]), POINT_MS), *over, (partial(table.lift, points[-1]), POINT_MS)]


def _nothing() -> None:
    """Do nothing but look and listen."""
