"""Hints: what a player who asks is told, first what anybody could work out, then a good move with its reason."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.bits import Bits
from engine.game import Seat
from pi_app.words import say

if TYPE_CHECKING:
    from pi_app.words import Words


class Hint(NamedTuple):
    """What a hint says, in any language, and the points that it is about.

    A handheld shows all sentences on one card: they must have at most some 100 letters together.
    """

    words: tuple[Words, ...]
    spots: Bits = 0

    def text(self, lang: str) -> str:
        """Return the sentences of the hint in one language."""
        return " ".join(say(lang, key, **parts) for key, parts in self.words)


class Hints(ABC):
    """The hints of one game. No method receives a state, so no hint can know more than the player who asks."""

    @abstractmethod
    def facts(self, view: Any, seat: Seat, *, aid: bool) -> Hint:
        """Return what anybody could work out, as far as it helps this seat, which is to act.

        `view` is the table's: it holds what everybody knows. Without `aid`, the table does not want that points are
        worked out for the players.
        """

    @abstractmethod
    def advice(self, view: Any, move: Any) -> Hint:
        """Return a good move of the seat that has this view, and the reason for it in a sentence.

        `move` is legal, and a bot has chosen it from the same view. The points are those of the move.
        """
