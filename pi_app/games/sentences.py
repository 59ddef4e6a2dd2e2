"""The text beside the board on a hidden screen. Each game has a function that makes it, as a part of its Front.

The questions are the same as on the handheld, but a hidden screen has room for whole sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class ScreenText(NamedTuple):
    """The words beside a board. The notes are ordered by importance; those without room are left out."""

    title: str
    lead: str  # The current question, or what the seat is waiting for, or how the game ended.
    notes: Sequence[str] = ()
