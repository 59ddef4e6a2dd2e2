"""Simulated time: it passes only when told to, and what is due happens on the way.

>>> time = Agenda()
>>> time.after(30, lambda: print("rings at", time.now))
>>> time.advance(100)
rings at 30
>>> time.now
100
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Any, Final

TICK_MS: Final = 20


class Agenda:
    """A clock in milliseconds, and what will happen when."""

    def __init__(self) -> None:
        self.now = 0
        self._due: list[tuple[int, int, Callable[[], None]]] = []  # when, in which order, what
        self._entries = 0

    def after(self, ms: int, happen: Callable[[], None]) -> None:
        """Puts something on the agenda; what is due now happens now."""
        if ms <= 0:
            happen()
            return
        self._entries += 1
        heappush(self._due, (self.now + ms, self._entries, happen))

    def advance(self, ms: int, tick: Callable[[int], Any] | None = None) -> None:
        """Time passes. At each multiple of 20 ms, and after all that is due by then, `tick(now)` is called."""
        if ms < 0:
            raise ValueError("time does not run backwards")
        end = self.now + ms
        while self.now < end:
            beat = self.now - self.now % TICK_MS + TICK_MS
            stop = min(beat, end)
            while self._due and self._due[0][0] <= stop:
                self.now, _, happen = heappop(self._due)
                happen()
            self.now = stop
            if stop == beat and tick is not None:
                tick(stop)
