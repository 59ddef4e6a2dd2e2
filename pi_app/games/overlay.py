"""The printed sheet that lies on the board while a game is played. An optional part of its Front.

A game draws its own layers in millimetres. `make drawings` adds a frame and the windows that let the lights through.
The window draws the same layers on its felt, below the lights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from engine import games
from engine.game import TABLE
from engine.referee import Referee
from pi_app.draw.paper.shapes import PaperShape
from pi_app.games import front_of
from pi_app.games.tabletop import Pieces
from pi_app.grid import SIZE, Spot


class Setup(NamedTuple):
    """The table when a new game is set up, as reported by the game's own Tabletop."""

    lit: tuple[Spot, ...]  # the points that belong to the game: those that shine when it starts
    names: Mapping[Spot, str]  # what players call each of the 121 points
    pieces: Pieces  # where pieces stand


Layers = Mapping[str, Iterable[PaperShape]]  # by name, from the lowest to the top one
Overlay = Callable[[Setup, str], Layers]  # returns the layers, with words in this language


def new_setup(game: str) -> Setup:
    """Ask the game's tabletop how a new game lies on the table."""
    tabletop = front_of(game).tabletop
    view = Referee(games.load(game), {}, seed=0).view(TABLE)
    names = {at: tabletop.name_of(at) for at in range(SIZE * SIZE)}
    return Setup(tuple(sorted(tabletop.glow(view))), names, tabletop.pieces(view))
