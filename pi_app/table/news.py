"""What everybody was told of a game: the last public events, the tunes for them, and the path of the last move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.bits import Bits
from engine.game import MARK_KINDS, TABLE, Event, fold
from engine.referee import AnyReferee
from pi_app.games.tabletop import Tabletop
from pi_app.public.piece_path import SHOWN_MS, PiecePath

_KEPT: Final = 6  # Earlier events to keep. If only bots play, no move of a person clears the list.


class News:
    """The public events since a person at the table last moved, and the tunes that nobody has heard yet.

    `path` is how the last piece went, for some time after the move. A move that hands have made needs none, unless it
    ends the game.
    """

    def __init__(self, tabletop: Tabletop) -> None:
        self.events: list[Event] = []
        self.known = 0  # The number of public events so far.
        self.path: PiecePath | None = None
        self._tabletop = tabletop
        self._view: Any = None  # The table's, after the known events.
        self._cues: list[str] = []

    def update(self, referee: AnyReferee) -> Sequence[Event]:
        """Add the events that everybody was shown since the last update, and their tunes. Returns these events."""
        fresh = referee.shown(TABLE, self.known)
        self.known += len(fresh)
        self.events = [*self.events[-_KEPT:], *fresh]
        self._cues += [cue for event in fresh if (cue := self._cue(event))]
        return fresh

    def follow(self, referee: AnyReferee, now: int, put: Bits | None) -> None:
        """Add what a new position has brought. `put` is where hands have put the piece, None if they did not move it.

        The events of a game that is resumed were seen before, so they have no path.
        """
        before, fresh = self._view, self.update(referee)
        self._view = referee.view(TABLE)
        self.path = None
        if before is not None and (put is None or referee.outcome is not None):
            self.path = self._path(referee, before, fresh, now, put or 0)

    def _path(self, referee: AnyReferee, view: Any, events: Sequence[Event], now: int, put: Bits) -> PiecePath | None:
        """Return the last path in these events, which follow the view."""
        found = None
        for event in events:
            if event.kind not in MARK_KINDS and (points := self._tabletop.path(view, event, end=_only(put))):
                found = PiecePath(tuple(points), now)
            view = fold(referee.game, view, [event])
        return found

    def pass_time(self, now: int, *, waits: bool) -> None:
        """Forget the path once it was shown for long enough, unless the table waits for pieces to follow the move."""
        if self.path is not None and not waits and now - self.path.since >= SHOWN_MS:
            self.path = None

    def _cue(self, event: Event) -> str | None:
        return event.kind if event.kind in MARK_KINDS else self._tabletop.cue(event)

    def skip(self, referee: AnyReferee) -> None:
        """Forget all events. Those of the referee so far are not told again."""
        self.events = []
        self.known = len(referee.shown(TABLE))

    def cue(self, name: str) -> None:
        """Add a tune."""
        self._cues.append(name)

    def take_cues(self) -> list[str]:
        """Return the names of the tunes since the last call."""
        cues, self._cues = self._cues, []
        return cues


def _only(put: Bits) -> int | None:
    return put.bit_length() - 1 if put else None
