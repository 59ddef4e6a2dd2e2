"""The look back at the finished game on the table: it opens once the result has stood for a while, and plays alone."""

from __future__ import annotations

from typing import Final

from pi_app.public.look_back import LookBack, look_back
from pi_app.table.clock import SECOND
from pi_app.table.sitting import Sitting

RESULT_MS: Final = 12 * SECOND  # How long the result stands, untouched, before the look back opens.
STEP_MS: Final = 1200  # How long a step is shown.
LAST_STEP_MS: Final = 5 * SECOND  # How long the last step is shown before the result returns.


class LookingBack:
    """Opens, plays and closes the look back. It plays by itself once for each game."""

    def __init__(self) -> None:
        self.past: LookBack | None = None
        self._due: int | None = None  # When the look back opens or goes on, unless something lies over the result.
        self._played: Sitting | None = None  # The game whose look back was already open.

    @property
    def plays(self) -> bool:
        """Return whether the look back goes on by itself."""
        return self.past is not None and self.past.plays

    def tick(self, sitting: Sitting | None, now: int) -> None:
        """Open the look back, or show its next step, when it is time.

        `sitting` is the game on the table, or None if something lies over it. A lesson is not played back.
        """
        if sitting is None or not sitting.over or sitting.coach is not None:
            self._due = None
        elif self.past is None and sitting is not self._played:
            if self._is_due(now, RESULT_MS):
                self._show(look_back(sitting.referee)._replace(plays=True), sitting)
        elif self.past is not None and self.past.plays:
            last = self.past.at == len(self.past.steps) - 1
            if self._is_due(now, LAST_STEP_MS if last else STEP_MS):
                self.past, self._due = self.past.next(), None

    def _is_due(self, now: int, wait: int) -> bool:
        """Return whether the wait is over. It begins when this is first asked."""
        if self._due is None:
            self._due = now + wait
        return now >= self._due

    def touch(self) -> None:
        """Note that somebody uses the table: the result stands longer. A look back that plays goes on."""
        if self.past is None:
            self._due = None

    def open(self, sitting: Sitting) -> None:
        """Open the look back at a finished game, for somebody who goes through it with the buttons."""
        self._show(look_back(sitting.referee), sitting)

    def _show(self, past: LookBack, sitting: Sitting) -> None:
        self.past, self._played, self._due = past, sitting, None

    def press(self, button: str) -> bool:
        """Press a button of the table. Returns whether it was for the look back.

        While it plays by itself, OK starts the next game, as it does at the result.
        """
        if self.past is None or (self.past.plays and button == "ok"):
            return False
        self.past = self.past.press(button)
        return True

    def close(self) -> None:
        self.past = None
