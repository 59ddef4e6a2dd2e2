"""Le Traqueur's moves, and how they are read and written as text."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from engine.game import MoveError
from engine.games.traqueur.board import NAMES, OUT, PLACES, SLOTS, Pair, Place, pair_name


class Move(NamedTuple):
    """A question (a cell or OUT), WAIT, or a camp: the fugitive's cell, and the barriers in the order of the text.

    A camp without barriers has the same text as the question for its cell, so the two are equal as moves.
    """

    place: Place
    barriers: tuple[Pair, ...] = ()


MOVES: Final = tuple(Move(place) for place in PLACES.values())

_POINT: Final = "[A-F] ?[1-6]"
_CAMP: Final = re.compile(rf"({_POINT})((?: (?:{_POINT} ?)?\| ?{_POINT})*)")
_BARRIER: Final = re.compile(rf" ({_POINT})? ?\| ?({_POINT})")


def read(text: str) -> Move:
    """Read a text such as `B1`, `out`, `wait`, or `E5 |C1 B4|C4`. Spaces inside a point or a barrier do not matter.

    Raises MoveError for anything else, and for a slot whose cells are in the wrong order. A barrier between two cells
    that have no slot between them is accepted here; the verdict on the move says what is wrong with it.
    """
    words = " ".join(text.upper().split()) if text.isascii() else ""
    if words in ("OUT", "WAIT"):
        return MOVES[PLACES[words.lower()]]
    camp = _CAMP.fullmatch(words)
    if not camp:
        raise MoveError(text)
    barriers = tuple((_place(before), _place(behind)) for before, behind in _BARRIER.findall(camp[2]))
    if any((behind, before) in SLOTS for before, behind in barriers):
        raise MoveError(text)
    return Move(_place(camp[1]), barriers)


def _place(point: str) -> Place:
    return PLACES[point.replace(" ", "")] if point else OUT


def write(move: Move) -> str:
    return " ".join([NAMES[move.place], *map(pair_name, move.barriers)])
