"""Draw a whole game of Chicago that agrees with everything that a seat was shown.

All moves except those of CHANCE are public. So only a deal and thefts must be found that agree with the events.
"""

from __future__ import annotations

from random import Random

from engine.game import Line
from engine.games.chicago.board import HOUSES
from engine.games.chicago.facts import facts
from engine.games.chicago.history import line
from engine.games.chicago.moves import Move
from engine.games.chicago.position import OWNERS
from engine.games.chicago.search import DealSearch
from engine.games.chicago.views import View


def some_game(view: View, rng: Random) -> Line[Move]:
    """Return a random game that this seat cannot distinguish from the true game."""
    owners = OWNERS[view.position.players]
    search = DealSearch(view.known, facts(view.told), len(owners), rng)
    search.run()
    stolen = iter([search.kinds[at] for at in search.lost])
    moves = list(line(view.told, owners))
    for number, (seat, move) in enumerate(moves):
        if move.verb == "deal":
            moves[number] = seat, move._replace(kinds=tuple(search.kinds[at] for at in HOUSES))
        elif move.verb == "steal":
            moves[number] = seat, move._replace(kinds=tuple(next(stolen) for _ in move.losers))
    return moves
