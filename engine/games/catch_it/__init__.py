"""Catch'it, one idea in each file.

`board` moves one pawn, `turns` combines the moves of a turn, `verdicts` explains why a move is illegal, `game`
implements the interface of `engine.game`, `wins` finds winning turns for `bot`, which chooses moves.
"""

from engine.games.catch_it.game import GAME

__all__ = ["GAME"]
