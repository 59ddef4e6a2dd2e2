"""The rules of the games: pure values and functions that need only the standard library.

The names in `__all__` are the public interface; a program that plays games needs no others. A package that adds a game
also uses `engine.customs` and `engine.bits`, and its tests `engine.conformance` (docs/adding-a-game.md).

    >>> from engine import MoveError, Referee, Refusal, games, record
    >>> games.names()[:3]
    ('catch-a-thief', 'catch-it', 'traqueur')
    >>> referee = Referee(games.load("catch-it"), {}, seed=1)
    >>> sorted(referee.to_act)
    ['blue']
    >>> referee.game.write(referee.legal("blue")[0])
    'D1-C2'
    >>> [event.kind for event in referee.play("blue", referee.game.read("D1-D2"))]
    ['moved']

A text that cannot be read as a move raises MoveError; a move that the rules forbid raises Refusal. Neither changes the
game:

    >>> try:
    ...     referee.play("red", referee.game.read("D7-D6"))
    ... except MoveError:
    ...     print("That is not a move.")
    ... except Refusal as refusal:
    ...     print(refusal.code)
    not-your-turn

A record is plain JSON. Reading it replays the game:

    >>> record.read(record.write(referee)).line == referee.line
    True

Every error derives from `FilatureError`. Each name is imported when it is first used, so `import engine` is fast.
"""

from __future__ import annotations

TYPE_CHECKING = False  # Importing it from typing would double the time that `filature --help` takes.
if TYPE_CHECKING:
    from engine import bots, games, record
    from engine.boards import BoardError
    from engine.customs import Customs, Finished, Seating
    from engine.errors import FilatureError
    from engine.game import (
        CHANCE,
        EVERYONE,
        LEGAL,
        TABLE,
        Event,
        Game,
        MoveError,
        Option,
        OptionError,
        Options,
        Outcome,
        Seat,
        Verdict,
    )
    from engine.games import BrokenGameError, UnknownGameError
    from engine.match import Match, MatchError
    from engine.perft import UncountableError
    from engine.record import RecordError
    from engine.referee import AUTO, MANUAL, Played, Referee, Refusal

__all__ = [
    "AUTO",
    "CHANCE",
    "EVERYONE",
    "LEGAL",
    "MANUAL",
    "TABLE",
    "BoardError",
    "BrokenGameError",
    "Customs",
    "Event",
    "FilatureError",
    "Finished",
    "Game",
    "Match",
    "MatchError",
    "MoveError",
    "Option",
    "OptionError",
    "Options",
    "Outcome",
    "Played",
    "RecordError",
    "Referee",
    "Refusal",
    "Seat",
    "Seating",
    "UncountableError",
    "UnknownGameError",
    "Verdict",
    "bots",
    "games",
    "record",
]

_NAMES_BY_MODULE = {  # Module -> the public names that it defines. A module that is itself public needs none.
    "boards": ("BoardError",),
    "customs": ("Customs", "Finished", "Seating"),
    "errors": ("FilatureError",),
    "game": (
        *("CHANCE", "EVERYONE", "LEGAL", "TABLE", "Event", "Game", "Option", "Options", "Outcome", "Seat", "Verdict"),
        *("MoveError", "OptionError"),
    ),
    "games": ("BrokenGameError", "UnknownGameError"),
    "match": ("Match", "MatchError"),
    "perft": ("UncountableError",),
    "record": ("RecordError",),
    "referee": ("AUTO", "MANUAL", "Played", "Referee", "Refusal"),
    "bots": (),
}

if not TYPE_CHECKING:  # If a type checker saw this function, it would accept any name.

    def __getattr__(name: str) -> object:
        """Import a public name when it is first used."""
        from importlib import import_module

        if name in _NAMES_BY_MODULE and name in __all__:
            return import_module(f"engine.{name}")
        for module, names in _NAMES_BY_MODULE.items():
            if name in names:
                value = globals()[name] = getattr(import_module(f"engine.{module}"), name)
                return value
        raise AttributeError(f"module 'engine' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
