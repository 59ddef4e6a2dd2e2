"""A bot's move for an empty seat of the table, from the seat's view: at once, or without holding up the table."""

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
from pi_app.table.inputs import Inputs, Thought

THOUGHT: Final = 40  # how often a bot may ask whether it has thought enough
LONGEST: Final = 0.6  # s, half of the table's pace: a slow Pi may take as long again to notice that it is enough
TURNS: Final = 0.001  # s after which Python lets another thread go on; its usual 5 ms would make the lights stutter

RANDOM: Final = 0  # the level that needs no thought

log = logging.getLogger(__name__)

Choose = Callable[..., Any]


class IllegalThought(FilatureError, ValueError):
    """A bot came to a move that the rules forbid."""


def think(referee: AnyReferee, seat: Seat, level: int) -> Any:
    """The move, thought out at once: the same on any machine."""
    return _thought(referee, seat, level, bots.after_asking(THOUGHT))()


def _thought(
    referee: AnyReferee, seat: Seat, level: int, enough: Enough, choose: Choose = bots.choose
) -> Callable[[], Any]:
    """The thinking, to be done later and elsewhere: it holds a view, which never changes, and no referee."""
    rules, view = referee.game, referee.view(seat)
    rng = Random(f"{referee.seed}/{len(referee.line)}/{seat}")

    def thought() -> Any:
        move = choose(rules.name, view, level=level, rng=rng, enough=enough)
        if not rules.judge(view, move).ok:
            raise IllegalThought
        return move

    return thought


class Thinker:
    """Thinks in a thread of its own, one thought at a time, and puts the move among the table's inputs.

    Thinking about a position that is no longer asked for is cut short. A bot that fails, or comes to a move that the
    rules forbid, does not end the evening: it moves at random that once, and the log tells what kind of failure it was,
    but not over which secret.
    """

    def __init__(self, inputs: Inputs, longest: float = LONGEST, choose: Choose = bots.choose) -> None:
        self._inputs = inputs
        self._longest = longest
        self._choose = choose
        self._asked: tuple[AnyReferee, int] | None = None
        self._thread: threading.Thread | None = None
        self._given_up = threading.Event()

    def __call__(self, referee: AnyReferee, seat: Seat, level: int) -> None:
        """The position that stands is to be thought about. It may be asked for at every tick."""
        length = len(referee.line)
        if self._asked is not None and self._asked[0] is referee and self._asked[1] == length:
            return
        self._given_up.set()
        self._asked, self._given_up = (referee, length), threading.Event()
        sys.setswitchinterval(TURNS)
        given_up, before = self._given_up, self._thread
        asked_enough = bots.after_asking(THOUGHT)
        late: list[float] = []

        def enough() -> bool:
            return asked_enough() or given_up.is_set() or time.monotonic() > late[0]

        thoughts = [_thought(referee, seat, tried, enough, self._choose) for tried in (level, RANDOM)]

        def work() -> None:
            if before is not None:
                before.join()
            late.append(time.monotonic() + self._longest)
            self._inputs.append(_first(thoughts, referee, length))

        # A daemon: nobody who leaves the table waits for a thought.
        self._thread = threading.Thread(target=work, name="bot", daemon=True)
        self._thread.start()


def _first(thoughts: Sequence[Callable[[], Any]], referee: AnyReferee, length: int) -> Thought:
    """What the first thought that does not fail comes to, or how the last one failed."""
    failure: Exception | None = None
    for thought in thoughts:
        try:
            return Thought(referee, length, thought())
        except Exception as error:  # noqa: BLE001 - the last one is raised again where the move is wanted
            log.error("a bot's thought ended with %s", type(error).__name__)  # a trace would show secrets
            failure = error
    return Thought(referee, length, None, failure)
