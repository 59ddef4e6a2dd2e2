"""What a hidden screen says beside its board: one module a game with a function `asked`, loaded by the game's name.

The questions are those of the handheld; here there is room to ask them in sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

from pi_app.handset.asking import Page
from pi_app.handset.question import Ask


class Asked(NamedTuple):
    """The words beside a board, the notes in the order of their weight; those without room are left out."""

    title: str
    lead: str  # what is asked now, or what the seat waits for, or how it ended
    notes: Sequence[str] = ()


def load(game: str) -> Callable[[Page, Ask, str], Asked]:
    """The words for a page of the game of that name, its open question and a language."""
    asked: Callable[[Page, Ask, str], Asked] = import_module(f"pi_app.screens.asked.{game.replace('-', '_')}").asked
    return asked
