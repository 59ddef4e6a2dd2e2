"""What is done at the table, as small values in one queue: whoever hears of it puts it in, the loop takes it out.

The queue is a deque. To append to it is all that another thread may do, and that needs no lock.
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple, Protocol

from engine.referee import AnyReferee
from hardware.buttons import Press
from pi_app.pages.keys import KeyEvent
from pi_app.table.actions import Action
from pi_app.table.menu.pages import Menu
from pi_app.table.sitting import Sitting


class Choice(NamedTuple):
    """A finger on a line of the menu. Where the menu is another one by now, it chooses nothing."""

    menu: Menu
    line: int


class DisplayTouch(NamedTuple):
    """A finger or a mouse button that went down or came up on a display."""

    x: int
    y: int
    kind: str


class Tap(NamedTuple):
    """A finger on something of a private page: a place, a key, or nothing that has a meaning."""

    meaning: int | str | None


class Private(Protocol):
    """A screen that only some may see: a handheld, a hidden display."""

    def hear(self, what: Any, now: int) -> None:
        """Something was done there."""


class Secret(NamedTuple):
    """Something done at a private screen of a game. Where another game is played by now, it was in vain."""

    sitting: Sitting
    at: Private
    what: KeyEvent | DisplayTouch | Tap


class Thought(NamedTuple):
    """The move that a bot has thought out for a position: a game, and so many moves of it. Or why it has none."""

    referee: AnyReferee
    length: int
    move: Any
    failure: Exception | None = None


Input = Press | Choice | Secret | Thought | Action
Inputs = deque[Input]
