"""The turn of a bot at the table: it thinks once the pieces stand right, and moves when its pace has passed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import Seat
from engine.referee import AnyReferee
from pi_app.players import Player
from pi_app.table.pace import Pending, Seen

Think = Callable[[AnyReferee, Seat, int], Any]  # Returns a move of a bot of this level, or None if it comes later.


class BotTurn:
    """The next move of the bots in one position."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._pending = Pending()

    def choose(self, move: Any) -> None:
        """Take the move that a bot has chosen."""
        self._pending.move = move

    def put_off(self) -> None:
        """Wait anew, because the pieces do not stand right."""
        self._pending.put_off()

    def due(
        self, referee: AnyReferee, seats: Mapping[Seat, Player], acting: Sequence[Seat], now: int, seen: Seen
    ) -> tuple[Seat, Any] | None:
        """Return the bot that is to move now and its move, or None. The first bot to act thinks."""
        seat = next((seat for seat in acting if seats[seat].is_bot), None)
        if seat is None:
            self._pending.put_off()
            return None
        if self._pending.move is None:
            self._pending.move = self._think(referee, seat, seats[seat].level or 0)
        return (seat, self._pending.move) if self._pending.is_due(now, seen) else None
