"""Show scenes one after another, each for its time. While a scene is shown, the bots think about the next move."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from pi_app.demo.scene import Scene

_SHORTEST: Final = 10  # ms; a shorter wait is left out


class Clock(NamedTuple):
    """The functions that tell the time and wait, in seconds like those of Python. Tests pass their own."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


def perform(scenes: Iterable[Scene], show: Callable[[Scene], None], clock: Clock, speed: float) -> None:
    """Show every scene for its time, divided by the speed."""
    due = clock.now()
    for scene in scenes:
        wait = due - clock.now()
        if wait > _SHORTEST / 1000:
            clock.sleep(wait)
        show(scene)
        due = clock.now() + scene.pause / 1000 / speed
