"""Displays that may be missing at first: the table plays without them, and tries to open them until one is there.

A Pi's display driver may be loaded after the table has started, and a screen may be plugged in later. SDL counts the
screens only once, when it starts. Therefore, if one screen is open already, another one is only found at the next start
of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Final

from pi_app.screens.display import Display, DisplayError, Displays
from pi_app.screens.showing import Screens, Wish
from pi_app.table.loop import Loop

RETRY_EVERY: Final = 5000  # ms between two attempts to open a display

Tell = Callable[[Wish, DisplayError], None]


class Awaited:
    """The displays of a session, as many as there are. `tell` is called once for each that is missing."""

    def __init__(self, wishes: Sequence[Wish], environment: Mapping[str, str], tell: Tell, *, now: int = 0) -> None:
        self._wishes, self._environment, self._tell = wishes, environment, tell
        self._told: set[Wish] = set()
        self._opened = ExitStack()
        self._screens = self._open()
        self._next = now + RETRY_EVERY

    def __enter__(self) -> Awaited:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close all displays."""
        self._opened.close()

    def watch(self, loop: Loop, now: int) -> bool:
        """Draw the screens, or try to open them. Call this after each tick of the loop.

        Returns whether one of them is public.
        """
        if self._screens is None and now >= self._next:
            self._next = now + RETRY_EVERY
            self._screens = self._open()
        if self._screens is None:
            return False
        self._screens.watch(loop, now)
        return self._screens.has_public

    def _open(self) -> Screens | None:
        """Open the displays that there are and return their screens, None if there is none.

        Displays are opened in order. After one that fails no other is opened, because a hidden screen could then appear
        on the display that is meant for the public one.
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
