"""The private screens: one page a seat on a handheld of 128 x 64 points, with a pad and two buttons.

A page is a value, and so is a picture. A page is opened from a seat's *view*, never from a state, and it holds no more
than that view and what its holder has chosen so far:

    handset = load("catch-a-thief")
    page = handset.open(view)
    page, move = handset.press(page, "a")     # `move` is a text that the game reads, or None
    page = handset.renew(page, later_view)    # after an event; a cursor that still makes sense stays
    handset.draw(page, "fr").to_pages()       # 1024 bytes for the display

The pad moves a cursor, its centre jumps to the next place that is possible, A chooses, B goes back. At the first
question B turns the page over: what else the seat knows.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final, NamedTuple

from pi_app.handset.asking import Handset

KEYS: Final = ("up", "down", "left", "right", "press", "a", "b")
KINDS: Final = ("down", "up", "repeat")


class KeyEvent(NamedTuple):
    """What a handheld tells of a key: which one, and that it went down, came up, or is still held."""

    key: str
    kind: str

    @property
    def counts(self) -> bool:
        """Whether a page should hear of it: a cursor runs while its key is held, a choice is made once."""
        return self.kind == "down" or (self.kind == "repeat" and self.key in KEYS[:4])


def load(game: str) -> Handset:
    """The private screens of a game."""
    handset: Handset = import_module(f"pi_app.handset.{game.replace('-', '_')}").HANDSET
    return handset
