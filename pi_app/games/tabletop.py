"""How each game lies on the real table: one file a game, and what they have in common.

A `Tabletop` reads the *table's* view, which holds what everybody may know, and nothing else: so neither the lights,
nor the sounds, nor the time that the table waits can tell a secret. What a hand may do is therefore everything that
is possible for all that the public knows (a Chicago pawn with houses may have a car); the referee, who knows the
seat's own view, has the last word.
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

Pieces = Mapping[Spot, str]  # where which piece stands: its kind, e.g. "detective", "blue", "pawn1", "house", "dog"


class Glow(NamedTuple):
    """How one point shines while nothing else happens: a colour, whose strength is 0 to 1."""

    colour: Colour
    strength: float = 1.0


class Reading(NamedTuple):
    """One thing that a hand may do now, and the move that it would be.

    A piece goes from `start` (None: from beside the board) to `end` (None: off the board). `over` holds points that
    must have been lifted on the way, where the end is a point on which another piece stood: a catch. `label` tells
    apart readings of one and the same movement, and is a full key in the table of words
    (`rattrapez-le.table-label-plus`). `asks` is a reading that could also be a mere hesitation: it wants the OK button.
    """

    move: str
    start: Spot | None
    end: Spot | None
    over: Bits = 0
    label: str = ""
    asks: bool = False

    def after(self, before: Bits) -> Bits:
        """The map of pieces once it is done."""
        return before & ~bit(self.start) | bit(self.end)


class Deed(NamedTuple):
    """A move that is made with the buttons alone: its text, the label of its words, the points it is about."""

    move: str
    label: str
    spots: Bits = 0


class Tabletop(ABC):
    """One game on the table. Every method takes the table's view (`referee.view(TABLE)`), if not `secret` a seat's."""

    hidden: ClassVar[frozenset[Seat]] = frozenset()  # seats that never touch a piece: they play on a handheld alone

    @abstractmethod
    def pieces(self, view: Any) -> Pieces:
        """Where pieces stand, or are wanted, now."""

    def first(self, view: Any) -> Pieces | None:
        """An arrangement that the table asks for before that of `pieces` (a detective put back), if any."""
        return None

    @abstractmethod
    def readings(self, view: Any) -> Sequence[Reading]:
        """All that hands may do now as far as the public knows; nothing when no piece is to be moved."""

    def deeds(self, view: Any) -> Sequence[Deed]:
        """The moves that are made with the OK button."""
        return ()

    @abstractmethod
    def wrong(self, view: Any, start: Spot | None, end: Spot) -> tuple[str, str]:
        """Why no reading goes from `start` to `end`, for all to know: a key of the words, and the rule's id."""

    @abstractmethod
    def glow(self, view: Any) -> Mapping[Spot, Sequence[Glow]]:
        """The lights of the game at rest. Several glows on a point (clues that stack) take turns."""

    def aid(self, view: Any) -> Bits:
        """Points that the hint aid lights: what anybody could work out from what is public."""
        return 0

    def finale(self, view: Any) -> Sequence[Sequence[Spot]]:
        """What the lights play once the game is over, one step after the other: the thief's true path."""
        return ()

    def ball(self, view: Any) -> Spot | None:
        """The point whose piece carries a ball, which no reed feels."""
        return None

    def secret(self, view: Any) -> Bits:
        """Points that a seat alone knew about, from that seat's view, for who looks back at a game that is over."""
        return 0

    @abstractmethod
    def cue(self, event: Event) -> str | None:
        """The sound of a public event: a name in `pi_app.public.sounds` or among the game's own tunes, or silence."""

    @abstractmethod
    def tell(self, view: Any, event: Event, lang: str) -> str | None:
        """A public event as a sentence for the public screen, or nothing worth a line."""

    def plight(self, view: Any, lang: str) -> str | None:
        """What somebody must know or answer before the game goes on, where no event has told it."""
        return None

    def called(self, kind: str, lang: str) -> str:
        """What the players call a piece, where it matters which one it is."""
        return say(lang, "table.piece")

    @abstractmethod
    def name_of(self, at: Spot) -> str:
        """What the players call a point: 6F, D1, B3, farm."""


def mask(spots: Mapping[Spot, object]) -> Bits:
    """The set of the points on which something stands."""
    found = 0
    for at in spots:
        found |= 1 << at
    return found
