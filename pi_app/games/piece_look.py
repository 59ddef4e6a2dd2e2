"""How a piece is drawn in the window, where there are no real pieces."""

from __future__ import annotations

from typing import NamedTuple

from pi_app.palette import Colour


class PieceLook(NamedTuple):
    """The look of a piece: a shape, its colour, and a sign on it.

    `name` is the word key of the piece's name. Only games whose pieces are characters need it, because a plain shape
    does not show who they are.
    """

    shape: str
    colour: Colour
    sign: str = ""
    name: str = ""
