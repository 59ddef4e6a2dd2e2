"""What a hidden screen says beside its board: one module a game with a function `asked`, loaded by the game's name.

The questions are those of the handheld; here there is room to ask them in sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Asked(NamedTuple):
    """The words beside a board, the notes in the order of their weight; those without room are left out."""

    title: str
    lead: str  # what is asked now, or what the seat waits for, or how it ended
    notes: Sequence[str] = ()
