"""Chicago, one idea in each file.

- `board` has the town and the slides through its streets, `loot` the houses that a pawn holds.
- `position` is the public part of the state, `turns` updates it after each public event.
- `moves` lists the legal moves, `verdicts` explains why a move is illegal, `notation` reads and writes moves.
- `truth` has the whole state and plays moves, `events` makes the events of a move.
- `views` has what a seat knows from its events, `view_json` writes that as JSON.
- `history`, `facts`, `cars`, `requirements`, `search` and `conjecture` find a possible game that agrees with a view.
- `game` implements the interface of `engine.game`. `bot` and `police_bot` choose moves.
"""

from engine.games.chicago.game import GAME

__all__ = ["GAME"]
