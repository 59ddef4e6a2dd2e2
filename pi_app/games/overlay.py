"""The printed sheet that lies on the board while a game is played. An optional part of its Front.

A game draws its own layers in millimetres. `make drawings` adds a frame and the windows that let the lights through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from pi_app.draw.paper.shapes import PaperShape
from pi_app.games.tabletop import Pieces
from pi_app.grid import Spot


class Setup(NamedTuple):
    """The table when a new game is set up, as reported by the game's own Tabletop."""

    lit: tuple[Spot, ...]  # the points that belong to the game: those that shine when it starts
    names: Mapping[Spot, str]  # what players call each of the 121 points
    pieces: Pieces  # where pieces stand


Layers = Mapping[str, Iterable[PaperShape]]  # by name, from the lowest to the top one
Overlay = Callable[[Setup, str], Layers]  # returns the layers, with words in this language
