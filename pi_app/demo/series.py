"""Bots play a series: one moment after each move, with what every seat sees then. The same seed, the same series."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from engine import bots, games
from engine.game import TABLE, Event, Json, Seat
from engine.match import CUSTOMS, Match, Player
from engine.referee import Referee

PLAYERS: Final = ("Ada", "Basile", "Clara", "Diego", "Edith", "Felix")

Shown = Mapping[str, Json]


class Sight(NamedTuple):
    """What one seat sees at a moment: its view as JSON, its legal moves, the events that it was just shown."""

    shown: Shown
    moves: tuple[str, ...]
    events: tuple[Event, ...]


class Moment(NamedTuple):
    """The table after a move, from every seat. Once a game is over `match` counts it."""

    match: Match
    number: int  # of the game in the series
    seats: Mapping[Seat, Player]
    sights: Mapping[Seat, Sight]

    @property
    def table(self) -> Sight:
        return self.sights[TABLE]


def new_match(game: str, number: int | None = None) -> Match:
    """A series of so many games between as many players as the game wants, or MatchError.

    Without a number: two games where two players swap roles, else one, for a demo is no match of an evening.
    """
    rules = games.load(game)
    seats = rules.seats(rules.check({}))
    if number is None:
        return Match(game, PLAYERS[: len(seats)], 2 if CUSTOMS[game].multiple(seats) == 2 else 1)
    return Match(game, PLAYERS[: len(seats)], number).check()


def play(match: Match, *, seed: int, level: int, thought: int) -> Iterator[Moment]:
    """Play the whole match. A bot thinks until it has asked `thought` times whether that is enough: no clock, so that
    every machine plays the same games."""
    while not match.over:
        number = len(match.past) + 1
        for moment in _play_one(match, number, seed=seed, level=level, thought=thought):
            match = moment.match
            yield moment


def _play_one(match: Match, number: int, *, seed: int, level: int, thought: int) -> Iterator[Moment]:
    seats, options = match.seating()
    game = games.load(match.game)
    referee = Referee(game, options, seed=Random(f"{seed}/{number}").getrandbits(64))
    watching = (*referee.players, TABLE)
    known = dict.fromkeys(watching, 0)
    while True:
        now = match.add(referee.outcome) if referee.outcome else match
        yield Moment(now, number, seats, {seat: _sight(referee, seat, known[seat]) for seat in watching})
        if referee.outcome:
            return
        known = {seat: len(referee.shown(seat)) for seat in watching}
        seat = min(referee.to_act)
        rng = Random(f"{seed}/{number}/{len(referee.line)}/{seat}")
        enough = bots.after_asking(thought)
        referee.play(seat, bots.choose(game.name, referee.view(seat), level=level, rng=rng, enough=enough))


def _sight(referee: Referee[Any, Any, Any], seat: Seat, known: int) -> Sight:
    game, view = referee.game, referee.view(seat)
    moves = tuple(game.write(move) for move in game.legal(view) or ())
    return Sight(game.show(view), moves, tuple(referee.shown(seat, known)))
