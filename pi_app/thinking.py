"""A bot's move for an empty seat of the table: from the seat's view, the same on any machine."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engine import bots
from engine.game import Seat
from engine.referee import Referee

THOUGHT: Final = 40  # how often a bot may ask whether it has thought enough


def think(referee: Referee[Any, Any, Any], seat: Seat, level: int) -> Any:
    """The move, thought out at once."""
    rng = Random(f"{referee.seed}/{len(referee.line)}/{seat}")
    enough = bots.after_asking(THOUGHT)
    return bots.choose(referee.game.name, referee.view(seat), level=level, rng=rng, enough=enough)
