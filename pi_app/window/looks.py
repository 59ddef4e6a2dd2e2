"""The look of a piece of unknown kind in the window."""

from __future__ import annotations

from typing import Final

from pi_app.games.piece_look import PieceLook
from pi_app.palette import SNOW

ANY: Final = PieceLook("pawn", SNOW)
