"""How long a bot seems to think: by what everybody has seen alone, and never less than it is allowed to think.

Like a person it looks longer at a new game, and where much has changed on the board; the other half of its own turn
comes quickly. What it has decided, how hard that was, and what only it knows do not enter.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

LEAST: Final = 1200  # ms; twice what a thought may take, so that hardly any shows
OPENING: Final = 300  # ms more before anything has happened
A_CHANGE: Final = 40  # ms more for each point of the board that has changed
MOST_CHANGES: Final = 4
SWAY: Final = 300  # ms by which nobody is regular
LATE: Final = 1000  # ms in which a move is put off whose thought has not come: what it took is told in these alone
MOST: Final = LEAST + OPENING + MOST_CHANGES * A_CHANGE + SWAY
_GRAIN: Final = 20  # ms


class Seen(NamedTuple):
    """What everybody has seen of a game when a bot's turn comes."""

    game: str
    told: int  # events that were public
    opening: bool  # nothing has happened since people sat down
    changes: int  # points on which pieces came or went with the last move
    goes_on: bool  # who acts now acted before, too


class Pending:
    """A bot's move while it is thought about, and then until it is due."""

    def __init__(self) -> None:
        self.move: Any = None
        self._due: int | None = None

    def put_off(self) -> None:
        """The pieces do not stand right: the pace begins anew when they do."""
        self._due = None

    def is_due(self, now: int, seen: Seen) -> bool:
        """Whether the move is made now. A thought that outlasts the pace is waited for by whole `LATE`s."""
        if self._due is None:
            self._due = now + pace(seen)
        if self.move is None and now >= self._due:
            self._due += LATE * ((now - self._due) // LATE + 1)  # ticks may have been missed meanwhile
        return now >= self._due


def pace(seen: Seen) -> int:
    """The time in ms from when the pieces stand right until the bot's move.

    >>> half_a_turn, new_game = Seen("catch-it", 9, False, 2, True), Seen("catch-it", 1, True, 15, False)
    >>> LEAST <= pace(half_a_turn) < pace(new_game) <= MOST
    True
    """
    sway = Random(f"{seen.game} {seen.told}").randrange(0, SWAY, _GRAIN)
    if seen.goes_on:
        return LEAST + sway // 2
    return LEAST + sway + A_CHANGE * min(seen.changes, MOST_CHANGES) + (OPENING if seen.opening else 0)
