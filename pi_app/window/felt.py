"""The board of the game on the window's felt, below the lights: the printed board of the game, as it looks at night.

A game without a printed board is played on bare felt.
"""

from __future__ import annotations

from functools import lru_cache

from pi_app.draw.paper.board import EDGE, PITCH
from pi_app.draw.sheets import night_print
from pi_app.draw.sheets.acts import DrawingAct
from pi_app.draw.sheets.board_grid import Ground
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.games import front_of
from pi_app.games.overlay import new_setup


@lru_cache(maxsize=8)
def board_acts(game: str, ground: Ground) -> tuple[DrawingAct, ...]:
    """Return the drawing acts of a game's board. It shows no secret, because it is that of every new game."""
    part = front_of(game).overlay
    if part is None:
        return ()
    layers, scale = part.load()(new_setup(game), "en"), ground.pitch / PITCH  # Its texts are not drawn.
    corner = ground.left - EDGE * scale, ground.top - EDGE * scale
    sheet = Sheet((1, 1), look(1, 1))
    sheet.acts.clear()
    for shapes in layers.values():
        night_print.draw(sheet, tuple(shapes), corner, scale)
    return tuple(sheet.acts)
