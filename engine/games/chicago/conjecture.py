"""A whole game of Chicago, any that would have told a seat just what it was told.

All moves but those of chance are made in the open. So what is needed is a deal and thefts that fit.
"""

from __future__ import annotations

from random import Random

from engine.game import Line
from engine.games.chicago.board import HOUSES
from engine.games.chicago.facts import facts
from engine.games.chicago.history import line
from engine.games.chicago.moves import Move
from engine.games.chicago.position import OWNERS
from engine.games.chicago.search import Search
from engine.games.chicago.views import View


def some_game(view: View, rng: Random) -> Line[Move]:
    owners = OWNERS[view.position.players]
    search = Search(view.known, facts(view.told), len(owners), rng)
    search.run()
    stolen = iter([search.kinds[at] for at in search.lost])
    moves = list(line(view.told, owners))
    for number, (seat, move) in enumerate(moves):
        if move.verb == "deal":
            moves[number] = seat, move._replace(kinds=tuple(search.kinds[at] for at in HOUSES))
        elif move.verb == "steal":
            moves[number] = seat, move._replace(kinds=tuple(next(stolen) for _ in move.losers))
    return moves
