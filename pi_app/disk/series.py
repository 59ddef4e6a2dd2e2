"""Games in a row between the same players: seats change from game to game, people and bots stay who they are.

A match has a number of games that was agreed on before, and a winner. A single game is a series of one, after which the
same players may play again, on the seats that a next game would have.

>>> series = begin("catch-a-thief", {}, {"thief": bot(2), "detective": AT_TABLE}, ["Ada"], length=2)
>>> [(place.seat, place.sits, place.name) for place in series.places()]
[('thief', 'bot:2', ''), ('detective', 'table', 'Ada')]
>>> series = series.after(Outcome("caught", ("detective",), {"detective": 4}))
>>> [(place.seat, place.sits, place.name) for place in series.places()]
[('thief', 'line', 'Ada'), ('detective', 'bot:2', '')]
>>> series.totals()
(0, 4)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine import games
from engine.customs import Finished, Seating
from engine.game import Options, Outcome, Seat
from engine.match import Match
from pi_app.disk.matches import Entrant, OpenedMatch
from pi_app.disk.store import Kept, Place
from pi_app.games import front_of
from pi_app.players import AT_TABLE, ON_SCREEN, Player


class Series(NamedTuple):
    """The games that are over, and who plays the next one."""

    match: Match  # its players are called by their places in `entrants`: 0, 1, …
    entrants: tuple[Entrant, ...]  # in the order of the seats of the first game

    @property
    def is_match(self) -> bool:
        return self.match.games > 1

    @property
    def goes_on(self) -> bool:
        """Whether a match is not yet decided."""
        return self.is_match and not self.match.over

    @property
    def number(self) -> int:
        """Of the next game, from 1."""
        return len(self.match.past) + 1

    @property
    def options(self) -> Options:
        """Of the next game."""
        return self.match.seating().options

    def places(self) -> tuple[Place, ...]:
        """Who plays the next game, seat by seat.

        On a seat that never touches a piece people have a handheld, and who comes from there sits down at the table.
        All others play as they did in the first game, and so do bots, on whatever seat.
        """
        seats = self.match.seating().seats
        places = ((seat, int(player)) for seat, player in seats.items())
        return tuple(
            Place(seat, str(self._player(seat, who)), self.entrants[who].name, who if self.is_match else None)
            for seat, who in places
        )

    def after(self, outcome: Outcome) -> Series:
        """The series once the next game has ended so."""
        return self._replace(match=self.match.add(outcome))

    def on(self) -> Series:
        """The series that is played after this one: itself, unless the match is over and another one begins."""
        return self._replace(match=self.match._replace(past=())) if self.is_match and self.match.over else self

    def totals(self) -> tuple[int, ...]:
        """The points of each player so far."""
        return tuple(self.match.totals().values())

    def leaders(self) -> tuple[int, ...]:
        """Who has won once the match is over; several when they are equal."""
        return tuple(map(int, self.match.leaders()))

    def opened(self) -> OpenedMatch:
        """A match as the store opens it."""
        return OpenedMatch(self.match.game, self.match.options, self.match.games, self.entrants)

    def _player(self, seat: Seat, who: int) -> Player:
        player = self.entrants[who].player
        if player.is_bot:
            return player
        hidden = front_of(self.match.game).tabletop.hidden
        if seat in hidden:
            return ON_SCREEN
        rules = games.load(self.match.game)
        return AT_TABLE if rules.seats(rules.check(self.match.options))[who] in hidden else player


def begin(
    game: str, options: Options, seats: Mapping[Seat, Player], names: Sequence[str] = (), length: int = 1
) -> Series:
    """A series before its first game. People at the table take the seats that are not named; `names` are those of the
    people, in the order of their seats. MatchError where a match of so many games is not the custom."""
    rules = games.load(game)
    settled = rules.check(options)
    called = iter(names)
    entrants = tuple(
        Entrant("" if player.is_bot else next(called, ""), str(player))
        for player in (seats.get(seat, AT_TABLE) for seat in rules.seats(settled))
    )
    series = _of(OpenedMatch(game, settled, length, entrants))
    return series._replace(match=series.match.check()) if series.is_match else series


def resumed(opened: OpenedMatch, finished: Sequence[Kept]) -> Series:
    """A match that was left, after the games of it that are over."""
    series = _of(opened)
    past = tuple(_finished(kept, kept.outcome) for kept in finished if kept.outcome is not None)
    return series._replace(match=series.match._replace(past=past))


def single(kept: Kept) -> Series:
    """The series that a single game is, while that is still played."""
    opened = kept.opened
    entrants = tuple(Entrant(place.name, place.sits) for place in opened.places)
    return _of(OpenedMatch(opened.game, opened.options, 1, entrants))


def _of(opened: OpenedMatch) -> Series:
    callings = tuple(map(str, range(len(opened.entrants))))
    return Series(Match(opened.game, callings, opened.games, opened.options), opened.entrants)


def _finished(kept: Kept, outcome: Outcome) -> Finished:
    seats = {place.seat: str(place.who) for place in kept.opened.places}
    return Finished(Seating(seats, kept.opened.options), outcome)
