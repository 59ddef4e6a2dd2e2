"""How a game is shown in a terminal. Each game has a `TerminalBoard`, as a part of its Front.

The public table is drawn by `pi_app.draw.terminal.table`, in the same way for all games. A board gets a seat's view as
JSON, never a state, so it cannot draw what that seat does not know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.customs import Name
from engine.game import Event, Json, Seat
from engine.referee import Referee
from pi_app.draw.terminal.inks import InkedText, Notes
from pi_app.draw.terminal.picture import Cell, Picture, Row
from pi_app.draw.terminal.table import Print
from pi_app.games.tabletop import Pieces
from pi_app.grid import Spot

Names = Mapping[Seat, Name]


ShownView = Mapping[str, Json]


class Sight(NamedTuple):
    """What one seat sees at one moment: its view as JSON, its legal moves, and the events that it was just shown."""

    shown: ShownView
    moves: tuple[str, ...]
    events: tuple[Event, ...]


class Still(NamedTuple):
    """One picture of a moment: the part of the public view to draw, the words, and the duration in ms.

    A `passing` still is one step of an animation. Viewers miss nothing if it is left out.
    """

    shown: ShownView
    words: InkedText
    pause: float
    passing: bool = False


class TerminalBoard(ABC):
    """The pictures of one game in a terminal."""

    printed: Print  # The names along the edges of the table.
    sizes: int = 0  # The number of sizes for the private side. Size 0 is the largest.
    thought: int  # The bots' budget in the demo: how often a bot checks whether to stop thinking.

    @abstractmethod
    def stills(self, sight: Sight, names: Names, lang: str) -> Iterator[Still]:
        """Return the public pictures of a moment: one, or several if something moves. `sight` is the table's."""

    @abstractmethod
    def turn(self, shown: ShownView) -> int:
        """Return the number of the current turn."""

    @abstractmethod
    def piece(self, kind: str) -> Cell:
        """Return the sign of a piece, in its colour."""

    def labels(self, shown: ShownView, pieces: Pieces) -> Mapping[Spot, str]:
        """Return labels of up to two signs beside a piece or on a light: a clue's number, a gate.

        Labels of dark points are not drawn.
        """
        return {}

    def place(self, name: str, lang: str) -> str:
        """Return the name of a point for use in a sentence."""
        return name

    @abstractmethod
    def notes(self, shown: ShownView, lang: str) -> Notes: ...

    @abstractmethod
    def legend(self, lang: str) -> tuple[Row, ...]: ...

    def secret_seat(self, shown: ShownView) -> Seat | None:
        """Return the seat whose private side is drawn next to the public one, or None if nothing is hidden."""
        return None

    def private(self, sight: Sight, size: int) -> Picture:
        """Return the picture of what the secret seat sees."""
        raise LookupError("nothing is hidden in this game")

    def whisper(self, sight: Sight, names: Names, lang: str) -> InkedText:
        """Return the words for the secret seat alone."""
        raise LookupError("nothing is hidden in this game")


def sight(referee: Referee[Any, Any, Any], seat: Seat, known: int) -> Sight:
    """Return what a seat sees now. It was already shown the first `known` events."""
    game, view = referee.game, referee.view(seat)
    moves = tuple(game.write(move) for move in game.legal(view) or ())
    return Sight(game.show(view), moves, tuple(referee.shown(seat, known)))
