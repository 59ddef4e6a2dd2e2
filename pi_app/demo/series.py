"""Bots play a series of games on a virtual table, with one moment after each move. The same seed gives the same series.

A bot chooses its move from its seat's view. The move then takes the same way as a person's: simulated hands move the
pieces, the loop senses them through the reeds, the referee answers, and the lights are read back from the bus.
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
from pi_app.demo.looks import Onlooker, TableLook
from pi_app.games import front_of
from pi_app.games.terminal_board import Sight, sight
from pi_app.players import AT_TABLE, ON_SCREEN
from pi_app.robots.thumbs import Thumbs
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting, keep_nothing

PLAYER_NAMES: Final = ("Ada", "Basile", "Clara", "Diego", "Edith", "Felix")


class Moment(NamedTuple):
    """The table after a move, as seen from every seat. If the game is over, `match` includes its result.

    `looks` shows the table at this moment; at the end of a game there are several, because the lights are animated.
    `way` shows the table on the way to this moment: the board being set up, a lifted piece, a question of the table.
    """

    match: Match
    number: int  # of the game in the series
    seats: Mapping[Seat, Name]
    sights: Mapping[Seat, Sight]
    looks: tuple[TableLook, ...]
    way: tuple[TableLook, ...] = ()
    by: Seat = ""  # the seat that made the move

    @property
    def table(self) -> Sight:
        return self.sights[TABLE]


def new_match(game: str, number: int | None = None) -> Match:
    """Return a series of `number` games between as many players as the game needs. Raise MatchError.

    Without a number, the series has two games if two players swap roles, else one, because a demo should be short.
    """
    rules = games.load(game)
    seats = rules.seats(rules.check({}))
    if number is None:
        return Match(game, PLAYER_NAMES[: len(seats)], 2 if games.load(game).customs.multiple(seats) == 2 else 1)
    return Match(game, PLAYER_NAMES[: len(seats)], number).check()


def play(match: Match, *, seed: int, level: int, thought: int) -> Iterator[Moment]:
    """Play the whole match.

    `thought` is the number of steps that a bot may think. It is no time, so that every machine plays the same games.
    """
    with VirtualTable(seed) as table:
        thumbs = Thumbs()
        loop = Loop(table.board, Settings(), private=thumbs.handhelds, journal=Journal.without_disk())
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
    """Return the game at the table. Seats play at the table or, if hidden, on a private page.

    The loop does not start bots for them, because this module chooses the moves.
    """
    hidden = front_of(referee.game.name).tabletop.hidden
    seats = {seat: ON_SCREEN if seat in hidden else AT_TABLE for seat in referee.players}
    return Sitting(referee, seats, lambda _referee, _seat, _level: None, keep_nothing)
