"""Games for the examples in the rules of Chicago. They begin with a deal, so the chance of the example is MANUAL."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.game import CHANCE
from engine.games.chicago.board import COUNTS, HOUSES, NAMES

# Pawn 1 burgles A5 from B5.
_PROWL: Final = (
    *("thief1 enter B1", "thief2 enter E1", "thief3 enter J1"),
    *("thief1 B1-B5", "thief2 E1-E2", "thief3 J1-J2"),
    "thief1 burgle A5",
)
OTHERS_MOVE: Final = ("thief2 E2-E3", "thief3 J2-J3")  # Then pawn 1 is on turn again.
# Pawn 1 burgles A11 and goes to C6. Policemen come in: one stands before pawn 2 in its gate, two surround pawn 1.
_SIEGE: Final = (
    *("thief1 enter B11", "thief2 enter A3", "thief3 enter J1"),
    *("thief1 burgle A11", "thief2 A3-B3", "thief3 burgle K1", "police place E6", "police stop", "police stop"),
    *("thief1 B11-B6", "thief2 B3-B1", "thief3 burgle I1"),
    *("police place E3", "police E3-B3", "police B3-B2", "police stop"),
    *("thief1 B6-C6", "thief2 burgle A1", "police place B6", "police stop", "thief3 J1-J2"),
    "police E6-D6",
)


def dealt(**kinds: str) -> str:
    """Return the first move of an example: chance deals houses of these kinds on these cells.

    >>> dealt(A1="plane", C1="gun")[:22]
    'chance deal plane gun '
    """
    left = (Counter(COUNTS) - Counter(kinds.values())).elements()
    return " ".join([CHANCE, "deal", *(kinds.get(NAMES[cell]) or next(left) for cell in HOUSES)])


def prowl(found: str) -> tuple[str, ...]:
    """Return the moves of a game of four players in which pawn 1, on B5, finds a house of this kind on A5."""
    return (dealt(A5=found), *_PROWL)


def siege(found: str) -> tuple[str, ...]:
    """Return the moves of a game of four players in which pawn 1 finds a house of this kind and is surrounded.

    The last move surrounds it.
    """
    return (dealt(A1="police", I1="police", K1="police", A11=found), *_SIEGE)
