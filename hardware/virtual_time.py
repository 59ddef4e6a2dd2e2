"""Simulated time. It passes only in `advance`, which also runs the callbacks that are due.

>>> time = VirtualClock()
>>> time.after(30, lambda: print("rings at", time.now))
>>> time.advance(100)
rings at 30
>>> time.now
100
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Any

from hardware.timing import TICK_MS


class VirtualClock:
    """A clock in milliseconds with a queue of callbacks."""

    def __init__(self) -> None:
        self.now = 0
        self._due: list[tuple[int, int, Callable[[], None]]] = []  # a heap of (time, number, callback)
        self._entries = 0

    def after(self, ms: int, callback: Callable[[], None]) -> None:
        """Call `callback` in `ms` milliseconds, or now if that is 0 or less."""
        if ms <= 0:
            callback()
            return
        self._entries += 1
        heappush(self._due, (self.now + ms, self._entries, callback))

    def advance(self, ms: int, tick: Callable[[int], Any] | None = None) -> None:
        """Let time pass. `tick(now)` is called at each multiple of 20 ms, after everything that is due by then."""
        if ms < 0:
            raise ValueError("time does not run backwards")
        end = self.now + ms
        while self.now < end:
            next_tick = self.now - self.now % TICK_MS + TICK_MS
            stop = min(next_tick, end)
            while self._due and self._due[0][0] <= stop:
                self.now, _, callback = heappop(self._due)
                callback()
            self.now = stop
            if stop == next_tick and tick is not None:
                tick(stop)
