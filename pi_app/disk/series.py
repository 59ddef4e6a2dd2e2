"""Series: several games in a row between the same people and bots, who change seats from game to game.

A match has a fixed number of games, and a winner. A single game is a series of one. After it the same players may play
again, on the seats that they would have in the next game of a match.

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
from pi_app.disk.store import Kept, SeatedPlayer
from pi_app.games import front_of
from pi_app.players import AT_TABLE, ON_SCREEN, Player


class Series(NamedTuple):
    """The games that are over, and who plays the next one."""

    match: Match  # its players are indices into `entrants`, as text: "0", "1", …
    entrants: tuple[Entrant, ...]  # in the order of the seats of the first game

    @property
    def is_match(self) -> bool:
        return self.match.games > 1

    @property
    def goes_on(self) -> bool:
        """Return whether this is a match with games left to play."""
        return self.is_match and not self.match.over

    @property
    def number(self) -> int:
        """Return the number of the next game, from 1."""
        return len(self.match.past) + 1

    @property
    def options(self) -> Options:
        """Return the options of the next game."""
        return self.match.seating().options

    def places(self) -> tuple[SeatedPlayer, ...]:
        """Return who plays the next game, seat by seat.

        A person on a hidden seat, which never touches a piece, plays on a private screen. A person who had such a seat
        in the first game and now has another one plays at the table. Everybody else, bots included, plays as in the
        first game.
        """
        seats = self.match.seating().seats
        places = ((seat, int(player)) for seat, player in seats.items())
        return tuple(
            SeatedPlayer(seat, str(self._player(seat, who)), self.entrants[who].name, who if self.is_match else None)
            for seat, who in places
        )

    def after(self, outcome: Outcome) -> Series:
        """Return the series after the next game has ended with this outcome."""
        return self._replace(match=self.match.add(outcome))

    def on(self) -> Series:
        """Return the series to continue with: this one, or a new match between the same players if it is over."""
        return self._replace(match=self.match._replace(past=())) if self.is_match and self.match.over else self

    def totals(self) -> tuple[int, ...]:
        """Return the points of each player so far."""
        return tuple(self.match.totals().values())

    def leaders(self) -> tuple[int, ...]:
        """Return the players with the best total so far; several if they are equal."""
        return tuple(map(int, self.match.leaders()))

    def opened(self) -> OpenedMatch:
        """Return the match as the store needs it to start it."""
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
    """Return a series before its first game.

    Seats that are missing in `seats` are played by people at the table. `names` are the names of the people, in the
    order of their seats. Raises MatchError if the game has no matches of this length.
    """
    rules = games.load(game)
    checked = rules.check(options)
    called = iter(names)
    entrants = tuple(
        Entrant("" if player.is_bot else next(called, ""), str(player))
        for player in (seats.get(seat, AT_TABLE) for seat in rules.seats(checked))
    )
    series = _of(OpenedMatch(game, checked, length, entrants))
    return series._replace(match=series.match.check()) if series.is_match else series


def resumed(opened: OpenedMatch, finished: Sequence[Kept]) -> Series:
    """Return a match that was interrupted, with its finished games."""
    series = _of(opened)
    past = tuple(_finished(kept, kept.outcome) for kept in finished if kept.outcome is not None)
    return series._replace(match=series.match._replace(past=past))


def single(kept: Kept) -> Series:
    """Return the series of a single game that is still being played."""
    opened = kept.opened
    entrants = tuple(Entrant(place.name, place.sits) for place in opened.places)
    return _of(OpenedMatch(opened.game, opened.options, 1, entrants))


def _of(opened: OpenedMatch) -> Series:
    indices = tuple(map(str, range(len(opened.entrants))))
    return Series(Match(opened.game, indices, opened.games, opened.options), opened.entrants)


def _finished(kept: Kept, outcome: Outcome) -> Finished:
    seats = {place.seat: str(place.who) for place in kept.opened.places}
    return Finished(Seating(seats, kept.opened.options), outcome)
