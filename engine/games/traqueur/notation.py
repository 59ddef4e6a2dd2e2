"""Le Traqueur's moves and how they are written."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from engine.game import MoveError
from engine.games.traqueur.board import NAMES, OUT, PLACES, SLOTS, Pair, Place, pair_name


class Move(NamedTuple):
    """A question (a cell, OUT), WAIT, or a camp: the fugitive's cell and its barriers as they were named.

    A camp without barriers and the question for its cell are one text, so they are one move.
    """

    place: Place
    barriers: tuple[Pair, ...] = ()


MOVES: Final = tuple(Move(place) for place in PLACES.values())

_POINT: Final = "[A-F] ?[1-6]"
_CAMP: Final = re.compile(rf"({_POINT})((?: (?:{_POINT} ?)?\| ?{_POINT})*)")
_BARRIER: Final = re.compile(rf" ({_POINT})? ?\| ?({_POINT})")


def read(text: str) -> Move:
    """`B1`, `out`, `wait`, `E5 |C1 B4|C4`; spaces inside a point or a barrier do not matter.

    MoveError for anything else, also for a slot named with its cells the wrong way round. Two cells that have no slot
    between them are read as they stand: the verdict says what is wrong with them.
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
