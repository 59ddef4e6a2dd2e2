"""Marks: what happened beside the moves of a game, such as a hint that somebody asked for.

Everybody is shown a mark as an event, and the record keeps it. The rules of a game know nothing of marks: they change
no view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.game import MARK_KINDS, Event, Json, Seat

HINT: Final = "hint"
FACTS_HINT: Final = "facts"  # A hint about what anybody could work out from what is public.
MOVE_HINT: Final = "move"  # A hint that names a good move.
HINT_CONTENTS: Final = (FACTS_HINT, MOVE_HINT)


class Mark(NamedTuple):
    """One mark: its kind, the seat that caused it, what it was, and the number of moves before it.

    >>> Mark(HINT, "detective", MOVE_HINT, 4).as_json()
    {'kind': 'hint', 'by': 'detective', 'what': 'move', 'at': 4}
    """

    kind: str
    by: Seat
    what: str
    at: int

    @property
    def event(self) -> Event:
        """Return the event that everybody is shown. It says that a hint was asked for, and not what it said."""
        return Event(self.kind, {"by": self.by, "what": self.what})

    def as_json(self) -> dict[str, Json]:
        return self._asdict()

    @classmethod
    def from_json(cls, value: Json, players: Sequence[Seat]) -> Mark:
        """Return the mark that a record holds. Raises ValueError."""
        match value:
            case {"kind": str(kind), "by": str(by), "what": str(what), "at": int(at)} if type(at) is int and at >= 0:
                if kind in MARK_KINDS and by in players and what in HINT_CONTENTS:
                    return cls(kind, by, what, at)
        raise ValueError(f"not a mark: {value!r}")
