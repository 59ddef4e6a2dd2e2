"""Le Traqueur: `board` has cells and slots, `notation` the moves, `camps` the secrets, `search` the turns.

`verdicts` says why not, `game` meets the contract.

`random_camp` is a camp of any kind, for whoever must build one and has no plan.
"""

from engine.games.traqueur.camps import random_camp
from engine.games.traqueur.game import GAME

__all__ = ["GAME", "random_camp"]
