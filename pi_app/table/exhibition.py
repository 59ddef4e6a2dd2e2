"""The show over the table: it begins on request or while nobody uses the table, and ends when somebody touches it."""

from __future__ import annotations

import secrets
from random import Random
from typing import Final

from engine.bits import Bits
from pi_app.games.shows import ShowAct
from pi_app.public.show_moment import ShowMoment
from pi_app.table.bot_turn import Think
from pi_app.table.clock import SECOND
from pi_app.table.inputs import Thought
from pi_app.table.show import Show

MINUTE: Final = 60 * SECOND  # ms


class Exhibition:
    """Starts and ends shows. What lies below a show, such as a game or the menu, stays as it was."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._show: Show | None = None
        self._touched = 0  # When somebody last used the table, in ms.
        self._seen: Bits = 0

    @property
    def runs(self) -> bool:
        return self._show is not None

    @property
    def moment(self) -> ShowMoment | None:
        """Return what the running show shows, or None."""
        return None if self._show is None else self._show.moment

    def begin(self, act: ShowAct, rng: Random | None = None) -> None:
        """Begin a show. Without a generator, chance comes from the system."""
        self._show = Show(act, self._think, rng or Random(secrets.randbits(64)))

    def touch(self, now: int) -> bool:
        """Note that somebody uses the table. Returns whether this has ended a show."""
        ended, self._show, self._touched = self.runs, None, now
        return ended

    def hear(self, thought: Thought) -> bool:
        """Take the move that a bot has chosen. Returns whether it was chosen for the show."""
        return self._show is not None and self._show.hear(thought)

    def tick(self, seen: Bits, now: int, *, idle: bool, minutes: int) -> None:
        """Run the show. A piece that is moved ends it. After so many idle minutes (0: never) it begins by itself."""
        if seen != self._seen:
            self._seen = seen
            self.touch(now)
        if not idle:
            self._touched = now
        elif minutes and not self.runs and now - self._touched >= minutes * MINUTE:
            self.begin(ShowAct())
        if self._show is not None:
            self._show.tick(now)
