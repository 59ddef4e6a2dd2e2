"""How a piece is drawn where no real one stands: in the window."""

from __future__ import annotations

from typing import NamedTuple

from pi_app.palette import Colour


class PieceLook(NamedTuple):
    """A shape, its colour, and a sign on it.

    `name` is the key of the piece's name, for games whose pieces are persons that a plain shape does not show.
    """

    shape: str
    colour: Colour
    sign: str = ""
    name: str = ""
