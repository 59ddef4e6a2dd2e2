"""Rattrapez-le, one idea in each file.

`board` computes the paths on the map, `cards` the deals, `turns` the moves of a turn. `verdicts` explains why a move is
illegal. `views` has what a seat knows, `deductions` what it can conclude about hidden cards and secrets, `conjecture`
draws a possible game from that. `game` implements the interface of `engine.game`, `bot` chooses moves.
"""

from engine.games.rattrapez_le.game import GAME

__all__ = ["GAME"]
