"""The clock of the real table: a tick every 20 ms for as long as the table is used.

Ticks fall on fixed times and do not drift. A tick that was missed because the machine was busy or asleep is left out.
The next one comes at its own time; there are never two in a row to catch up. `now` counts milliseconds from the first
tick and is always a multiple of 20.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from hardware.timing import TICK_MS

SECOND: Final = 1000  # ms

Seconds = Callable[[], float]
Sleep = Callable[[float], object]  # Waits for this number of seconds; it may return a little early.


def keep_time(
    tick: Callable[[int], object],
    going: Callable[[], bool],
    *,
    seconds: Seconds = time.monotonic,
    rest: Sleep = time.sleep,
) -> None:
    """Call `tick(now)` fifty times a second as long as `going()` is true."""
    start = seconds()
    now = 0
    while going():
        tick(now)
        passed = (seconds() - start) * SECOND
        now = max(now + TICK_MS, _last_due(passed))
        while going() and (early := now - passed) > 0:
            rest(early / SECOND)
            passed = (seconds() - start) * SECOND


def _last_due(passed: float) -> int:
    """Return the time of the tick that was due last. Earlier ones are too late."""
    return int(passed // TICK_MS) * TICK_MS
