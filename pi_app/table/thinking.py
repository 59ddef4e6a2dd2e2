"""Chooses the moves of bots from their seats' views: at once, or in a thread so that the table goes on."""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from engine import bots
from engine.bots import Enough
from engine.errors import FilatureError
from engine.game import Seat
from engine.referee import AnyReferee
from pi_app.table.clock import SECOND
from pi_app.table.inputs import Inputs, Thought

THOUGHT_STEPS: Final = 40  # The bot stops when it has asked this often whether it has thought enough.
LONGEST_THOUGHT_MS: Final = 600  # Half of the shortest pace: a slow Pi may take twice as long until it notices.
SWITCH_INTERVAL_MS: Final = 1  # Python switches threads this often. With its default, 5 ms, the lights would stutter.

RANDOM: Final = 0  # the level that chooses at random

log = logging.getLogger(__name__)

Choose = Callable[..., Any]


class IllegalThoughtError(FilatureError, ValueError):
    """A bot chose a move that the rules forbid."""


def think(referee: AnyReferee, seat: Seat, level: int) -> Any:
    """Return the move of a bot at once. It is the same on any machine."""
    return _thought(referee, seat, level, bots.after_asking(THOUGHT_STEPS))()


def _thought(
    referee: AnyReferee, seat: Seat, level: int, enough: Enough, choose: Choose = bots.choose
) -> Callable[[], Any]:
    """Return a function that chooses the move. Any thread may call it: it has only the view, which never changes."""
    rules, view = referee.game, referee.view(seat)
    rng = Random(f"{referee.seed}/{len(referee.line)}/{seat}")

    def thought() -> Any:
        move = choose(rules.name, view, level=level, rng=rng, enough=enough)
        if not rules.judge(view, move).ok:
            raise IllegalThoughtError
        return move

    return thought


class Thinker:
    """Chooses moves in a thread, one at a time, and puts them into the table's inputs.

    When another position is asked for, the old one is abandoned. A bot that fails, or chooses a move that the rules
    forbid, does not end the session: it makes one random move instead. The log has the kind of the failure, but no
    details, because they could contain a secret.
    """

    def __init__(self, inputs: Inputs, longest_ms: int = LONGEST_THOUGHT_MS, choose: Choose = bots.choose) -> None:
        self._inputs = inputs
        self._longest_ms = longest_ms
        self._choose = choose
        self._asked: tuple[AnyReferee, int, Seat] | None = None
        self._thread: threading.Thread | None = None
        self._given_up = threading.Event()

    def __call__(self, referee: AnyReferee, seat: Seat, level: int) -> None:
        """Start to think about the current position. Asking again for the same position does nothing."""
        length = len(referee.line)
        if self._asked is not None and self._asked[0] is referee and self._asked[1:] == (length, seat):
            return
        self._given_up.set()
        self._asked, self._given_up = (referee, length, seat), threading.Event()
        sys.setswitchinterval(SWITCH_INTERVAL_MS / SECOND)
        given_up, before = self._given_up, self._thread
        asked_enough = bots.after_asking(THOUGHT_STEPS)
        deadline: list[float] = []

        def enough() -> bool:
            return asked_enough() or given_up.is_set() or time.monotonic() > deadline[0]

        thoughts = [_thought(referee, seat, tried, enough, self._choose) for tried in (level, RANDOM)]

        def work() -> None:
            if before is not None:
                before.join()
            deadline.append(time.monotonic() + self._longest_ms / SECOND)
            self._inputs.append(_first(thoughts, referee, length, seat))

        # The thread is a daemon, so that the program can end while a bot thinks.
        self._thread = threading.Thread(target=work, name="bot", daemon=True)
        self._thread.start()


def _first(thoughts: Sequence[Callable[[], Any]], referee: AnyReferee, length: int, seat: Seat) -> Thought:
    """Return the move of the first thought that does not fail, or the error of the last one."""
    failure: Exception | None = None
    for thought in thoughts:
        try:
            return Thought(referee, length, seat, thought())
        except Exception as error:  # noqa: BLE001 - the loop raises the last one again
            log.error("a bot's thought ended with %s", type(error).__name__)  # A traceback could show secrets.
            failure = error
    return Thought(referee, length, seat, None, failure)
