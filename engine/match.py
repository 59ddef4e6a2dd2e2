"""Series of games: who sits where next, what it adds up to, who has won.

>>> match = Match("catch-a-thief", ("Ada", "Bob"), games=2)
>>> match.seating().seats
{'thief': 'Ada', 'detective': 'Bob'}
>>> match = match.add(Outcome("caught", ("detective",), {"detective": 4}))
>>> match.seating().seats, match.totals()
({'thief': 'Bob', 'detective': 'Ada'}, {'Ada': 0, 'Bob': 4})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from engine import games
from engine.game import Json, Options, Outcome, Seat

Player = str


class MatchError(ValueError):
    """A match that the game's customs do not know: a code for the table of words, and the number it wants."""

    def __init__(self, code: str, wanted: int) -> None:
        super().__init__(f"{code}: {wanted}")
        self.code = code
        self.wanted = wanted


class Seating(NamedTuple):
    """Who plays which seat in one game, and the options of that game."""

    seats: Mapping[Seat, Player]
    options: Options


class Finished(NamedTuple):
    """One game of a match that is over."""

    seating: Seating
    outcome: Outcome

    def points(self) -> dict[Player, int]:
        """What the game counts for each player whose seat has a score."""
        scores = self.outcome.scores
        return {player: scores[seat] for seat, player in self.seating.seats.items() if seat in scores}


class Customs:
    """How a game is played in series: everybody keeps his seat, the most points win."""

    lowest_wins = False

    def multiple(self, seats: Sequence[Seat]) -> int:
        """The number of games of a series is a multiple of this."""
        return 1

    def seating(
        self, seats: Sequence[Seat], players: Sequence[Player], options: Options, past: Sequence[Finished]
    ) -> Seating:
        return Seating(dict(zip(seats, players, strict=True)), options)


class SeatsRotate(Customs):
    """Everybody moves on by one seat after each game (`rattrapez-le 1`: the deal goes round)."""

    def seating(
        self, seats: Sequence[Seat], players: Sequence[Player], options: Options, past: Sequence[Finished]
    ) -> Seating:
        by = len(past) % len(players)
        return super().seating(seats, (*players[by:], *players[:by]), options, past)


class EveryRole(SeatsRotate):
    """Seats rotate until everybody has had each (`chicago 13`: everybody is the police once)."""

    def multiple(self, seats: Sequence[Seat]) -> int:
        return len(seats)


class EveryRoleFewestPoints(EveryRole):
    """`catch-a-thief 1` and `8`: an even number of games, roles swap after each, the fewest points win."""

    lowest_wins = True


class FirstAlternates(Customs):
    """`traqueur 2`: players keep their seats and take turns at playing first."""

    def seating(
        self, seats: Sequence[Seat], players: Sequence[Player], options: Options, past: Sequence[Finished]
    ) -> Seating:
        first = seats.index(options.get("first", seats[0])) + len(past)
        return super().seating(seats, players, {**options, "first": seats[first % len(seats)]}, past)


class LoserStarts(Customs):
    """`catch-it 1`: players keep their colours, the loser starts the next game; after a draw the other side does."""

    def seating(
        self, seats: Sequence[Seat], players: Sequence[Player], options: Options, past: Sequence[Finished]
    ) -> Seating:
        starter: Json = options.get("starter", seats[0])
        for game in past:
            not_starter = seats[1] if starter == seats[0] else seats[0]
            losers = [seat for seat in seats if seat not in game.outcome.winners]
            starter = losers[0] if len(losers) == 1 else not_starter
        return super().seating(seats, players, {**options, "starter": starter}, past)


CUSTOMS: Final[Mapping[str, Customs]] = {
    "catch-a-thief": EveryRoleFewestPoints(),
    "catch-it": LoserStarts(),
    "traqueur": FirstAlternates(),
    "chicago": EveryRole(),
    "rattrapez-le": SeatsRotate(),
}


class Match(NamedTuple):
    """A series between players, as a value: `add` gives the match after one more game."""

    game: str
    players: tuple[Player, ...]
    games: int
    options: Options = MappingProxyType({})
    past: tuple[Finished, ...] = ()

    def check(self) -> Match:
        """This match, or MatchError when its number of games or players is not what the game wants."""
        seats = self._seats()
        if len(self.players) != len(seats) or len(set(self.players)) != len(seats):
            raise MatchError("players", len(seats))
        multiple = CUSTOMS[self.game].multiple(seats)
        if self.games < 1 or self.games % multiple:
            raise MatchError("games", multiple)
        return self

    @property
    def over(self) -> bool:
        return len(self.past) >= self.games

    def seating(self) -> Seating:
        """Who sits where in the next game."""
        return CUSTOMS[self.game].seating(self._seats(), self.players, self.options, self.past)

    def add(self, outcome: Outcome) -> Match:
        return self._replace(past=(*self.past, Finished(self.seating(), outcome)))

    def totals(self) -> dict[Player, int]:
        """Points so far, every player named."""
        totals = dict.fromkeys(self.players, 0)
        for game in self.past:
            for player, points in game.points().items():
                totals[player] += points
        return totals

    def leaders(self) -> tuple[Player, ...]:
        """Who has won once the match is over; several when they are equal."""
        totals = self.totals()
        best = (min if CUSTOMS[self.game].lowest_wins else max)(totals.values())
        return tuple(player for player in self.players if totals[player] == best)

    def _seats(self) -> tuple[Seat, ...]:
        game = games.load(self.game)
        return game.seats(game.check(self.options))
