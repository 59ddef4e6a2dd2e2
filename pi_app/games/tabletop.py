"""How a game is played with real pieces on the table. Each game has a `Tabletop`, as a part of its Front.

A `Tabletop` reads only the *table's* view, which holds what everybody may know. So neither the lights, nor the sounds,
nor the waiting times of the table can reveal a secret. It therefore accepts every movement that is possible as far as
the public knows (a Chicago pawn with houses may have a car). The referee knows the seat's own view and decides whether
the move is legal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from engine.bits import Bits
from engine.game import Event, Seat
from pi_app.grid import Spot, bit
from pi_app.palette import Colour
from pi_app.words import say

Pieces = Mapping[Spot, str]  # The kind of piece on each point, e.g. "detective", "blue", "pawn1", "house", "dog".


class Glow(NamedTuple):
    """The light of one point while nothing else happens: a colour, and its strength from 0 to 1."""

    colour: Colour
    strength: float = 1.0


class Reading(NamedTuple):
    """One movement of a piece that is possible now, and the move that it makes.

    A piece goes from `start` (None: from beside the board) to `end` (None: off the board). `over` holds the points
    whose pieces must be lifted on the way: a catch, which ends where another piece stood. `label` distinguishes
    several moves that look the same on the board; it is a full word key (`rattrapez-le.table-label-plus`). With `asks`,
    the player must press OK, because the same movement could also be a mere hesitation.
    """

    move: str
    start: Spot | None
    end: Spot | None
    over: Bits = 0
    label: str = ""
    asks: bool = False

    def after(self, before: Bits) -> Bits:
        """Return the points with pieces after this movement, given those before it."""
        return before & ~bit(self.start) | bit(self.end)


class Deed(NamedTuple):
    """A move that is made with the buttons alone: its text, its word key, and the points to light for it."""

    move: str
    label: str
    spots: Bits = 0


class Tabletop(ABC):
    """One game on the table.

    Every method takes the table's view (`referee.view(TABLE)`), except `secret`, which takes a seat's view.
    """

    hidden: ClassVar[frozenset[Seat]] = frozenset()  # Seats that never touch a piece: they play on a handheld only.
    asks_which: ClassVar[str] = "table.ask-which"  # The word key of the question which of several moves was made.

    @abstractmethod
    def pieces(self, view: Any) -> Pieces:
        """Return where pieces are now, or where players must put them."""

    def first(self, view: Any) -> Pieces | None:
        """Return an arrangement that players must make before that of `pieces` (a detective put back), if any."""
        return None

    @abstractmethod
    def readings(self, view: Any) -> Sequence[Reading]:
        """Return all movements that are possible now as far as the public knows; none if no piece must be moved."""

    def deeds(self, view: Any) -> Sequence[Deed]:
        """Return the moves that are made with the OK button."""
        return ()

    @abstractmethod
    def wrong(self, view: Any, start: Spot | None, end: Spot) -> tuple[str, str]:
        """Return why no reading goes from `start` to `end`, as a public word key, and the id of the rule."""

    @abstractmethod
    def glow(self, view: Any) -> Mapping[Spot, Sequence[Glow]]:
        """Return the lights while nobody moves a piece. Several glows on one point (stacked clues) alternate."""

    def aid(self, view: Any) -> Bits:
        """Return the possible places of something hidden: what anybody could work out from public facts."""
        return 0

    def finale(self, view: Any) -> Sequence[Sequence[Spot]]:
        """Return the steps of the light show after the game: for example the thief's true path."""
        return ()

    def token(self, view: Any) -> Spot | None:
        """Return the point whose piece carries a token, such as a ball, which no reed switch can sense."""
        return None

    def secret(self, view: Any) -> Bits:
        """Return the points that only this seat knew, for players who look back at a finished game."""
        return 0

    @abstractmethod
    def cue(self, event: Event) -> str | None:
        """Return the name of the tune for a public event: the game's own or one of `public.sounds`. None is silence."""

    @abstractmethod
    def tell(self, view: Any, event: Event, lang: str) -> str | None:
        """Return a sentence about a public event for the public screen, or None if it is not worth one."""

    def reminder(self, view: Any, lang: str) -> str | None:
        """Return what a player must know or answer before the game goes on, if no event has said it."""
        return None

    def called(self, kind: str, lang: str) -> str:
        """Return what the players call a piece. A game overrides this if its pieces differ."""
        return say(lang, "table.piece")

    @abstractmethod
    def name_of(self, at: Spot) -> str:
        """Return what the players call a point: 6F, D1, B3, farm."""


def mask(spots: Mapping[Spot, object]) -> Bits:
    """Return the set of the points that are keys of the mapping."""
    found = 0
    for at in spots:
        found |= 1 << at
    return found
