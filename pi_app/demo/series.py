"""Bots play a series on a virtual table: one moment after each move. The same seed, the same series.

A bot decides from its seat's view. Its move then goes the whole way that a person's goes: hands move the pieces, the
reeds tell the loop, the referee answers, and the lights are read back from the bus.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from engine import bots, games
from engine.customs import Name
from engine.game import TABLE, Seat
from engine.match import Match
from engine.referee import Referee
from hardware.virtual import VirtualTable
from pi_app.demo.looks import Look, Onlooker
from pi_app.games import front_of
from pi_app.games.terminal_board import Sight, sight
from pi_app.players import AT_TABLE, ON_SCREEN
from pi_app.robots.thumbs import Thumbs
from pi_app.system.settings import Settings
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing

PLAYERS: Final = ("Ada", "Basile", "Clara", "Diego", "Edith", "Felix")


class Moment(NamedTuple):
    """The table after a move, from every seat. Once a game is over `match` counts it.

    `looks` show it as it is then, several where lights play at the end of a game. `way` are those that led here: the
    board being set up, a piece in the air, a question of the table's.
    """

    match: Match
    number: int  # of the game in the series
    seats: Mapping[Seat, Name]
    sights: Mapping[Seat, Sight]
    looks: tuple[Look, ...]
    way: tuple[Look, ...] = ()
    by: Seat = ""  # who made the move

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
        return Match(game, PLAYERS[: len(seats)], 2 if games.load(game).customs.multiple(seats) == 2 else 1)
    return Match(game, PLAYERS[: len(seats)], number).check()


def play(match: Match, *, seed: int, level: int, thought: int) -> Iterator[Moment]:
    """Play the whole match. A bot thinks until it has asked `thought` times whether that is enough: no clock, so that
    every machine plays the same games."""
    with VirtualTable(seed) as table:
        thumbs = Thumbs()
        loop = Loop(table.board, Settings(), private=thumbs.handsets)
        onlooker = Onlooker(table, loop, thumbs)
        while not match.over:
            number = len(match.past) + 1
            for moment in _play_one(match, number, onlooker, seed=seed, level=level, thought=thought):
                match = moment.match
                yield moment


def _play_one(
    match: Match, number: int, onlooker: Onlooker, *, seed: int, level: int, thought: int
) -> Iterator[Moment]:
    seats, options = match.seating()
    game = games.load(match.game)
    referee = Referee(game, options, seed=Random(f"{seed}/{number}").getrandbits(64))
    hands = onlooker.sit_down(_sitting(referee))
    watching = (*referee.players, TABLE)
    known = dict.fromkeys(watching, 0)
    by = ""
    while True:
        now = match.add(referee.outcome) if referee.outcome else match
        sights = {seat: sight(referee, seat, known[seat]) for seat in watching}
        yield Moment(now, number, seats, sights, onlooker.looks(), onlooker.take_way(), by)
        if referee.outcome:
            return
        hands.tidy()
        known = {seat: len(referee.shown(seat)) for seat in watching}
        by = min(referee.to_act)
        rng = Random(f"{seed}/{number}/{len(referee.line)}/{by}")
        enough = bots.after_asking(thought)
        move = bots.choose(game.name, referee.view(by), level=level, rng=rng, enough=enough)
        hands.make(by, game.write(move))


def _sitting(referee: Referee[Any, Any, Any]) -> Sitting:
    """Everybody sits at the table, but for those who play out of sight. The bots of the demo think by themselves."""
    hidden = front_of(referee.game.name).tabletop.hidden
    seats = {seat: ON_SCREEN if seat in hidden else AT_TABLE for seat in referee.players}
    return Sitting(referee, seats, lambda _referee, _seat, _level: None, keep_nothing)
