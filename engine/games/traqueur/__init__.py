"""Le Traqueur, one idea in each file.

`board` has the cells and the slots for barriers, `notation` the moves and their texts, `camps` the secret camps,
`search` the questions and turns. `verdicts` explains why a move is illegal, `game` implements the interface of
`engine.game`, `bot` chooses moves.

`random_camp` returns a random legal camp. Bots of level 0, tests and demos use it.
"""

from engine.games.traqueur.camps import random_camp
from engine.games.traqueur.game import GAME

__all__ = ["GAME", "random_camp"]
