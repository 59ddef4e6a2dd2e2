"""The customs of a game in a match: who sits where in the next game, and whether low or high totals win.

Each game sets its customs in `Game.customs`. The default is `Customs`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.game import Json, Options, Outcome, Seat

Name = str  # the name of a player


class Seating(NamedTuple):
    """Who plays which seat in one game, and the options of that game."""

    seats: Mapping[Seat, Name]
    options: Options


class Finished(NamedTuple):
    """A game of a match that is over."""

    seating: Seating
    outcome: Outcome

    def points(self) -> dict[Name, int]:
        """Return the points of each player whose seat has a score."""
        scores = self.outcome.scores
        return {player: scores[seat] for seat, player in self.seating.seats.items() if seat in scores}


class Customs:
    """Every player keeps the same seat, and most points win."""

    lowest_wins = False

    def multiple(self, seats: Sequence[Seat]) -> int:
        """Return the number of which the number of games of a match must be a multiple."""
        return 1

    def seating(
        self, seats: Sequence[Seat], players: Sequence[Name], options: Options, past: Sequence[Finished]
    ) -> Seating:
        """Return the seating of the game that follows the games in `past`."""
        return Seating(dict(zip(seats, players, strict=True)), options)


class SeatsRotate(Customs):
    """Every player moves to the next seat after each game."""

    def seating(
        self, seats: Sequence[Seat], players: Sequence[Name], options: Options, past: Sequence[Finished]
    ) -> Seating:
        by = len(past) % len(players)
        return super().seating(seats, (*players[by:], *players[:by]), options, past)


class EveryRole(SeatsRotate):
    """Seats rotate, and a match ends only when every player has had every seat equally often."""

    def multiple(self, seats: Sequence[Seat]) -> int:
        return len(seats)


class EveryRoleFewestPoints(EveryRole):
    """Seats rotate as in EveryRole, but the fewest points win."""

    lowest_wins = True


class FirstAlternates(Customs):
    """Players keep their seats and take turns at playing first. The game's option `first` names the first seat."""

    def seating(
        self, seats: Sequence[Seat], players: Sequence[Name], options: Options, past: Sequence[Finished]
    ) -> Seating:
        first = seats.index(options.get("first", seats[0])) + len(past)
        return super().seating(seats, players, {**options, "first": seats[first % len(seats)]}, past)


class LoserStarts(Customs):
    """Players keep their seats and the loser starts the next game; after a draw the other side starts.

    The game's option `starter` names the seat that starts.
    """

    def seating(
        self, seats: Sequence[Seat], players: Sequence[Name], options: Options, past: Sequence[Finished]
    ) -> Seating:
        starter: Json = options.get("starter", seats[0])
        for game in past:
            not_starter = seats[1] if starter == seats[0] else seats[0]
            losers = [seat for seat in seats if seat not in game.outcome.winners]
            starter = losers[0] if len(losers) == 1 else not_starter
        return super().seating(seats, players, {**options, "starter": starter}, past)
