"""What everybody was told of a game: the last public events, and the tunes for them."""

from __future__ import annotations

from typing import Final

from engine.game import MARK_KINDS, TABLE, Event
from engine.referee import AnyReferee
from pi_app.games.tabletop import Tabletop

_KEPT: Final = 6  # Earlier events to keep. If only bots play, no move of a person clears the list.


class News:
    """The public events since a person at the table last moved, and the tunes that nobody has heard yet."""

    def __init__(self, tabletop: Tabletop) -> None:
        self.events: list[Event] = []
        self.known = 0  # The number of public events so far.
        self._tabletop = tabletop
        self._cues: list[str] = []

    def update(self, referee: AnyReferee) -> None:
        """Add the events that everybody was shown since the last update, and their tunes."""
        fresh = referee.shown(TABLE, self.known)
        self.known += len(fresh)
        self.events = [*self.events[-_KEPT:], *fresh]
        self._cues += [cue for event in fresh if (cue := self._cue(event))]

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
