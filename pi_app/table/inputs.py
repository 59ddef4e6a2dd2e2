"""The queue of inputs: everything that happens at the table is a small value that the loop takes from one queue.

The queue is a deque. Other threads may only append to it, which needs no lock.
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple, Protocol

from engine.game import Seat
from engine.referee import AnyReferee
from hardware.buttons import Press
from pi_app.pages.keys import KeyEvent
from pi_app.table.actions import Action
from pi_app.table.menu.pages import Menu
from pi_app.table.sitting import Sitting


class Choice(NamedTuple):
    """A tap on a line of the menu. It is ignored if another menu page is open by then."""

    menu: Menu
    line: int


class DisplayTouch(NamedTuple):
    """A finger or a mouse button that went down or up on a display."""

    x: int
    y: int
    kind: str


class Tap(NamedTuple):
    """A tap on a private page. `meaning` is the number of a place, the name of a key, or None if nothing was hit."""

    meaning: int | str | None


class Private(Protocol):
    """A screen that only some players may see: a handheld or a hidden display."""

    def hear(self, what: Any, now: int) -> None:
        """Handle something that was done at this screen."""


class Secret(NamedTuple):
    """An input from a private screen of a game. It is ignored if another game is on the table by then."""

    sitting: Sitting
    at: Private
    what: KeyEvent | DisplayTouch | Tap


class IdleKey(NamedTuple):
    """A key of a private screen that shows no page. It means nothing, except that somebody is there."""


class Thought(NamedTuple):
    """The move that a bot chose for a seat after `length` moves, or the error that kept it from choosing one."""

    referee: AnyReferee
    length: int
    seat: Seat
    move: Any
    failure: Exception | None = None


Input = Press | Choice | Secret | IdleKey | Thought | Action
Inputs = deque[Input]
