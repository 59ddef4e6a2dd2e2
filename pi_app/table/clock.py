"""Real time: a tick every 20 ms for as long as the table is used.

Ticks stand on a grid of their own and never drift. One that was missed, because the machine was busy or asleep, is left
out: the next one comes in its own time, and never two in a row to make up for it. `now` counts milliseconds from the
first tick, and is always a multiple of 20.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from hardware.timing import TICK_MS

SECOND: Final = 1000

Seconds = Callable[[], float]
Rest = Callable[[float], object]  # waits for so many seconds, or a little less


def keep_time(
    tick: Callable[[int], object],
    going: Callable[[], bool],
    *,
    seconds: Seconds = time.monotonic,
    rest: Rest = time.sleep,
) -> None:
    """Call `tick(now)` fifty times a second for as long as `going()`."""
    start = seconds()
    now = 0
    while going():
        tick(now)
        passed = (seconds() - start) * SECOND
        now = max(now + TICK_MS, _last_beat(passed))
        while going() and (early := now - passed) > 0:
            rest(early / SECOND)
            passed = (seconds() - start) * SECOND


def _last_beat(passed: float) -> int:
    """The tick that was due last; those before it are too late."""
    return int(passed // TICK_MS) * TICK_MS
