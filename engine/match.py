"""Matches: several games between the same players, with totals and a winner.

>>> match = Match("catch-a-thief", ("Ada", "Bob"), games=2)
>>> match.seating().seats
{'thief': 'Ada', 'detective': 'Bob'}
>>> match = match.add(Outcome("caught", ("detective",), {"detective": 4}))
>>> match.seating().seats, match.totals()
({'thief': 'Bob', 'detective': 'Ada'}, {'Ada': 0, 'Bob': 4})
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, NamedTuple

from engine import games
from engine.customs import Finished, Name, Seating
from engine.errors import FilatureError
from engine.game import Game, Options, Outcome, Seat


class MatchError(FilatureError, ValueError):
    """The number of games or players does not suit the game. `wanted` is what the number must be a multiple of."""

    def __init__(self, code: str, wanted: int) -> None:
        super().__init__(f"{code}: {wanted}")
        self.code = code
        self.wanted = wanted


class Match(NamedTuple):
    """A match between players, as a value: `add` returns the match after one more game."""

    game: str
    players: tuple[Name, ...]
    games: int
    options: Options = MappingProxyType({})
    past: tuple[Finished, ...] = ()

    def check(self) -> Match:
        """Return this match. Raises MatchError if its number of games or players does not suit the game."""
        seats = self._seats()
        if len(self.players) != len(seats) or len(set(self.players)) != len(seats):
            raise MatchError("players", len(seats))
        multiple = self._rules.customs.multiple(seats)
        if self.games < 1 or self.games % multiple:
            raise MatchError("games", multiple)
        return self

    @property
    def over(self) -> bool:
        return len(self.past) >= self.games

    def seating(self) -> Seating:
        """Return who sits where in the next game."""
        return self._rules.customs.seating(self._seats(), self.players, self.options, self.past)

    def add(self, outcome: Outcome) -> Match:
        """Return the match after the next game has ended with this outcome."""
        return self._replace(past=(*self.past, Finished(self.seating(), outcome)))

    def totals(self) -> dict[Name, int]:
        """Return the points of every player so far."""
        totals = dict.fromkeys(self.players, 0)
        for game in self.past:
            for player, points in game.points().items():
                totals[player] += points
        return totals

    def leaders(self) -> tuple[Name, ...]:
        """Return the players with the best total: the winners once the match is over."""
        totals = self.totals()
        best = (min if self._rules.customs.lowest_wins else max)(totals.values())
        return tuple(player for player in self.players if totals[player] == best)

    @property
    def _rules(self) -> Game[Any, Any, Any]:
        return games.load(self.game)

    def _seats(self) -> tuple[Seat, ...]:
        return self._rules.seats(self._rules.check(self.options))
