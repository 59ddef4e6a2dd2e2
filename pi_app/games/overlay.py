"""The printed sheet that lies on the board while a game is played. An optional part of its Front.

A game draws its own layers in millimetres. `make drawings` puts them on paper, between the frame and the windows that
let the lights through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from pi_app.draw.paper.shapes import Shape
from pi_app.games.tabletop import Pieces
from pi_app.grid import Spot


class Setup(NamedTuple):
    """The table as it is set up for a new game, by the very tabletop that senses and lights."""

    lit: tuple[Spot, ...]  # the points that belong to the game: those that shine when it begins
    names: Mapping[Spot, str]  # what players call each of the 121 points
    pieces: Pieces  # where pieces stand


Layers = Mapping[str, Iterable[Shape]]  # by name, from the lowest to the uppermost
Overlay = Callable[[Setup, str], Layers]  # the layers, with words in a language
