"""How long a bot waits before it moves. Its pace depends only on what everybody has seen.

The pace is never shorter than the time that a bot may think. Like a person, a bot takes longer at the start of a game
and when much has changed on the board, and makes the second half of its turn quickly. Its decision, how hard that was
to find, and its secret knowledge do not influence the pace, so the pace gives nothing away.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from hardware.timing import TICK_MS

LEAST: Final = 1200  # ms; twice the longest thought, so that the real time is hardly ever seen
OPENING: Final = 300  # ms more for the first move of a game
A_CHANGE: Final = 40  # ms more for each point of the board that has changed
MOST_CHANGES: Final = 4
JITTER: Final = 300  # ms
LATE: Final = 1000  # A late move is delayed by whole multiples of this many ms, which hides how long it took.
MOST: Final = LEAST + OPENING + MOST_CHANGES * A_CHANGE + JITTER


class Seen(NamedTuple):
    """What everybody has seen of a game when it is a bot's turn."""

    game: str
    told: int  # the number of public events
    opening: bool  # whether nothing has happened since the game began or was resumed
    changes: int  # the points on which pieces came or went with the last move
    goes_on: bool  # whether the same seats act as before the last move


class Pending:
    """The next move of a bot. `move` is None until the bot has chosen it; then it waits until it is due."""

    def __init__(self) -> None:
        self.move: Any = None
        self._due: int | None = None

    def put_off(self) -> None:
        """Restart the pace: it counts from when the pieces stand right."""
        self._due = None

    def is_due(self, now: int, seen: Seen) -> bool:
        """Return whether to make the move now. A move that is not ready in time is delayed by multiples of LATE."""
        if self._due is None:
            self._due = now + pace(seen)
        if self.move is None and now >= self._due:
            self._due += LATE * ((now - self._due) // LATE + 1)  # Ticks may have been missed meanwhile.
        return now >= self._due


def pace(seen: Seen) -> int:
    """Return the time in ms from when the pieces stand right until the bot's move.

    >>> half_a_turn, new_game = Seen("catch-it", 9, False, 2, True), Seen("catch-it", 1, True, 15, False)
    >>> LEAST <= pace(half_a_turn) < pace(new_game) <= MOST
    True
    """
    jitter = Random(f"{seen.game} {seen.told}").randrange(0, JITTER, TICK_MS)
    if seen.goes_on:
        return LEAST + jitter // 2
    return LEAST + jitter + A_CHANGE * min(seen.changes, MOST_CHANGES) + (OPENING if seen.opening else 0)
