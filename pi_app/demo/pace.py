"""Shows scenes one after another, each for its time. What is being thought meanwhile is part of that time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from pi_app.demo.scene import Scene

_SHORTEST: Final = 0.01  # seconds; a shorter wait is none


class Clock(NamedTuple):
    """Time, as passed in."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


def perform(scenes: Iterable[Scene], show: Callable[[Scene], None], clock: Clock, speed: float) -> None:
    """Show every scene; a speed of 2 halves the time of each."""
    due = clock.now()
    for scene in scenes:
        wait = due - clock.now()
        if wait > _SHORTEST:
            clock.sleep(wait)
        show(scene)
        due = clock.now() + scene.pause / speed
