"""Chicago, one idea a file.

`board` slides through the streets; `position` is what everybody sees and `turns` what a deed makes of it; `loot` is
what is hidden; `moves` lists what is legal and `verdicts` says why not; `truth` plays, `events` tells, `views` folds
what was told and `shown` shows it; `history`, `facts`, `cars`, `wishes`, `search` and `conjecture` find a truth that
fits it; `notation` reads and writes; `game` meets the contract.
"""

from engine.games.chicago.game import GAME

__all__ = ["GAME"]
