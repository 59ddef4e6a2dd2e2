"""How each game is shown. One module a game with a `BOARD`, loaded by the game's name; `table` draws what everybody
sees, the same way for all of them.

A board gets what a seat was shown, as JSON, never a state; so it cannot draw what that seat does not know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.customs import Name
from engine.game import Event, Json, Seat
from engine.referee import Referee
from pi_app.draw.terminal.inks import Notes, Words
from pi_app.draw.terminal.picture import Cell, Picture, Row
from pi_app.draw.terminal.table import Print
from pi_app.games.tabletop import Pieces
from pi_app.grid import Spot

Names = Mapping[Seat, Name]


Shown = Mapping[str, Json]


class Sight(NamedTuple):
    """What one seat sees at a moment: its view as JSON, its legal moves, the events that it was just shown."""

    shown: Shown
    moves: tuple[str, ...]
    events: tuple[Event, ...]


class Still(NamedTuple):
    """One picture of a moment: what of the public view is told, what is said, for how many seconds."""

    shown: Shown
    words: Words
    pause: float
    passing: bool = False


class TerminalBoard(ABC):
    """One game's pictures."""

    printed: Print  # the names along the edges of the table
    sizes: int = 0  # how many sizes the private side is drawn in, from 0, the largest
    thought: int  # how long its bots may think to keep the pace, as `series.play` counts it

    @abstractmethod
    def stills(self, sight: Sight, names: Names, lang: str) -> Iterator[Still]:
        """How a moment is shown to everybody, `sight` being the table's: one picture, or several where things move."""

    @abstractmethod
    def turn(self, shown: Shown) -> int:
        """The number of the turn that is being played."""

    @abstractmethod
    def piece(self, kind: str) -> Cell:
        """The sign of a piece, in its colour."""

    def labels(self, shown: Shown, pieces: Pieces) -> Mapping[Spot, str]:
        """What stands beside a piece or on a light, in up to two signs: a clue's number, a gate. Dark points have
        none."""
        return {}

    def place(self, name: str, lang: str) -> str:
        """What a point is called in a sentence."""
        return name

    @abstractmethod
    def notes(self, shown: Shown, lang: str) -> Notes: ...

    @abstractmethod
    def legend(self, lang: str) -> tuple[Row, ...]: ...

    def secret_seat(self, shown: Shown) -> Seat | None:
        """Whose own side is drawn next to the public one; nobody's where nothing is hidden."""
        return None

    def private(self, sight: Sight, size: int) -> Picture:
        """What that seat sees."""
        raise LookupError("nothing is hidden in this game")

    def whisper(self, sight: Sight, names: Names, lang: str) -> Words:
        """What is said to that seat alone."""
        raise LookupError("nothing is hidden in this game")


def sight(referee: Referee[Any, Any, Any], seat: Seat, known: int) -> Sight:
    """What a seat sees now; it has been shown `known` events before."""
    game, view = referee.game, referee.view(seat)
    moves = tuple(game.write(move) for move in game.legal(view) or ())
    return Sight(game.show(view), moves, tuple(referee.shown(seat, known)))
