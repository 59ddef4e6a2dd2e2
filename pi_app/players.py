"""The players of a seat: people and bots.

>>> Player.read("bot:2") == bot(2)
True
>>> str(AT_TABLE), str(ON_SCREEN), str(bot(2))
('table', 'line', 'bot:2')
>>> Player.read("cat")
Traceback (most recent call last):
  ...
pi_app.players.UnknownPlayerError: no player is called 'cat'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.bots import LEVELS
from engine.errors import FilatureError


class UnknownPlayerError(FilatureError, ValueError):
    """A text is not the name of a player. It may come from a command line, a file or another version of the program."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"no player is called {text!r}")


@dataclass(frozen=True)
class Player:
    """A person at the table, a person with a private screen, or a bot of some level.

    `str` returns the text form, which is the same in the command line, the line protocols, the records and the store.
    Only `read` parses it. To find out who it is, compare with AT_TABLE and ON_SCREEN, or look at `level`, which is None
    for people.
    """

    kind: str
    level: int | None = None

    @classmethod
    def read(cls, text: str) -> Player:
        """Return the player with this text form. Raises UnknownPlayerError."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise UnknownPlayerError(text) from None

    @property
    def is_bot(self) -> bool:
        return self.level is not None

    def __str__(self) -> str:
        return self.kind if self.level is None else f"{self.kind}:{self.level}"


def bot(level: int) -> Player:
    """Return a bot of this level."""
    return Player("bot", level)


AT_TABLE: Final = Player("table")  # a person who moves the pieces
ON_SCREEN: Final = Player("line")  # a person who moves on a private screen

_BY_TEXT: Final = {str(player): player for player in (AT_TABLE, ON_SCREEN, *map(bot, LEVELS))}
PLAYER_TEXTS: Final = tuple(_BY_TEXT)
