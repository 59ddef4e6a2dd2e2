"""Displays that may not be there yet: a table plays without them, and looks for them until one is there.

A Pi's display driver may come later than the table, and a screen may be plugged in last. SDL counts screens once, as it
starts; so a screen that comes after another one is found at the next start of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Final

from pi_app.screens.display import Display, DisplayError, Displays
from pi_app.screens.showing import Screens, Wish
from pi_app.table.loop import Loop

AGAIN: Final = 5000  # ms between two looks for a display

Tell = Callable[[Wish, DisplayError], None]


class Awaited:
    """The displays of an evening, as many as there are. `tell` hears once of each that is missing, and why."""

    def __init__(self, wishes: Sequence[Wish], environment: Mapping[str, str], tell: Tell) -> None:
        self._wishes, self._environment, self._tell = wishes, environment, tell
        self._told: set[Wish] = set()
        self._opened = ExitStack()
        self._screens = self._open()
        self._next = AGAIN

    def __enter__(self) -> Awaited:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opened.close()

    def watch(self, loop: Loop, now: int) -> None:
        """A turn of the loop, after its tick."""
        if self._screens is None and now >= self._next:
            self._next = now + AGAIN
            self._screens = self._open()
        if self._screens is not None:
            self._screens.watch(loop, now)

    def _open(self) -> Screens | None:
        """Screens on the displays that there are; None where there is none.

        Displays are given out in their order. After one that fails no other is opened: a hidden screen would come
        where the public one belongs.
        """
        with ExitStack() as trying:
            try:
                displays = trying.enter_context(Displays(self._environment))
            except DisplayError as error:
                self._miss(self._wishes, error)
                return None
            found: dict[Display, Wish] = {}
            for number, wish in enumerate(self._wishes):
                try:
                    found[displays.open()] = wish
                except DisplayError as error:
                    self._miss(self._wishes[number:], error)
                    break
            if not found:
                return None
            self._opened = trying.pop_all()
            return Screens(displays, found)

    def _miss(self, wishes: Sequence[Wish], error: DisplayError) -> None:
        for wish in wishes:
            if wish not in self._told:
                self._told.add(wish)
                self._tell(wish, error)
