"""The turn of a bot at the table: it thinks once the pieces stand right, and moves when its pace has passed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import CHANCE, Seat
from engine.referee import AnyReferee
from pi_app.players import Player
from pi_app.table.pace import Pending, Seen

Think = Callable[[AnyReferee, Seat, int], Any]  # Returns a move of a bot of this level, or None if it comes later.


def only_bots_act(seats: Mapping[Seat, Player], acting: Sequence[Seat]) -> bool:
    """Return whether only bots are to act, in a game that a person plays, too."""
    people = {seat for seat, player in seats.items() if seat != CHANCE and not player.is_bot}
    return bool(people and acting) and people.isdisjoint(acting)


class BotTurn:
    """The next move of the bots, in one position after another."""

    def __init__(self, think: Think) -> None:
        self.seen = Seen("", 0, opening=True, changes=0, goes_on=False)
        self._think = think
        self._pending = Pending()
        self._acting: Sequence[Seat] = ()
        self._known_first: int | None = None  # The number of public events when the game began or was resumed.

    def begin(self, game: str, acting: Sequence[Seat], known: int, changes: int) -> None:
        """Begin a new position: the seats to act, the number of public events, the points changed by the last move."""
        self._known_first = known if self._known_first is None else self._known_first
        self.seen = Seen(game, known, known == self._known_first, changes, acting == self._acting)
        self._acting, self._pending = acting, Pending()

    def choose(self, move: Any) -> None:
        """Take the move that a bot has chosen."""
        self._pending.move = move

    def put_off(self) -> None:
        """Wait anew, because the pieces do not stand right."""
        self._pending.put_off()

    def due(self, referee: AnyReferee, seats: Mapping[Seat, Player], now: int) -> tuple[Seat, Any] | None:
        """Return the bot that is to move now and its move, or None. The first bot to act thinks."""
        seat = next((seat for seat in self._acting if seats[seat].is_bot), None)
        if seat is None:
            self._pending.put_off()
            return None
        if self._pending.move is None:
            self._pending.move = self._think(referee, seat, seats[seat].level or 0)
        return (seat, self._pending.move) if self._pending.is_due(now, self.seen) else None


def a_bot_acts(seats: Mapping[Seat, Player], acting: Sequence[Seat]) -> bool:
    """Return whether one of the seats that are to act is a bot's."""
    return any(seats[seat].is_bot for seat in acting)
