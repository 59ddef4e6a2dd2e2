"""Where a game's places lie on the table, as the running program has it: nothing of this is drawn from memory.

The overlays ask the tabletop of each game, the very one that senses and lights, in the position of a new game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.game import TABLE
from engine.games import load as load_game
from engine.referee import Referee
from pi_app.games import front_of
from pi_app.games.tabletop import Pieces
from pi_app.grid import SIZE, Spot


@cache
def opening(game: str) -> Any:
    """The table's view of a new game."""
    return Referee(load_game(game), {}, seed=0).view(TABLE)


@cache
def lit(game: str) -> tuple[Spot, ...]:
    """The points that belong to the game: those that shine when it begins."""
    return tuple(sorted(front_of(game).tabletop.glow(opening(game))))


def names(game: str) -> dict[Spot, str]:
    """What players call each of the 121 points."""
    tabletop = front_of(game).tabletop
    return {at: tabletop.name_of(at) for at in range(SIZE * SIZE)}


def pieces(game: str) -> Pieces:
    """Where pieces stand when a game begins."""
    return front_of(game).tabletop.pieces(opening(game))
