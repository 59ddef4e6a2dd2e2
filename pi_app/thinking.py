"""A bot's move for an empty seat of the table, from the seat's view: at once, or without holding up the table."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from engine import bots
from engine.bots import Enough
from engine.game import Seat
from engine.referee import Referee

THOUGHT: Final = 40  # how often a bot may ask whether it has thought enough
LONGEST: Final = 1.0  # s, less than the table's pace: how long a bot thinks then tells nothing
TURNS: Final = 0.001  # s after which Python lets another thread go on; its usual 5 ms would make the lights stutter

AnyReferee = Referee[Any, Any, Any]


def think(referee: AnyReferee, seat: Seat, level: int) -> Any:
    """The move, thought out at once: the same on any machine."""
    return _thought(referee, seat, level, bots.after_asking(THOUGHT))()


def _thought(referee: AnyReferee, seat: Seat, level: int, enough: Enough) -> Callable[[], Any]:
    """The thinking, to be done later and elsewhere: it holds a view, which never changes, and no referee."""
    game, view = referee.game.name, referee.view(seat)
    rng = Random(f"{referee.seed}/{len(referee.line)}/{seat}")
    return lambda: bots.choose(game, view, level=level, rng=rng, enough=enough)


class _Asked(NamedTuple):
    """What a bot is to think about. A game taken back has another referee."""

    referee: AnyReferee
    length: int
    seat: Seat
    level: int

    def same(self, other: _Asked) -> bool:
        return self.referee is other.referee and self[1:] == other[1:]


class Thinker:
    """Thinks in a thread of its own, one thought at a time; the answer is None until the move is there.

    A move for a position that no longer stands is dropped, and its thinking is cut short.
    """

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._asked: _Asked | None = None
        self._thread: threading.Thread | None = None
        self._given_up = threading.Event()
        self._answers: list[Any] = []
        self._failures: list[BaseException] = []

    def __call__(self, referee: AnyReferee, seat: Seat, level: int) -> Any:
        """The move for the position that stands, or None while it is thought about. To be asked at every tick."""
        asked = _Asked(referee, len(referee.line), seat, level)
        if self._asked is not None and not asked.same(self._asked):
            self.give_up()
        if self._thread is None:
            self._begin(asked)
        elif not self._thread.is_alive():
            return self._end(asked)
        return None

    def give_up(self) -> None:
        """Whatever is thought about is no longer wanted."""
        self._asked = None
        self._given_up.set()

    def _begin(self, asked: _Asked) -> None:
        sys.setswitchinterval(TURNS)
        self._asked, self._given_up = asked, threading.Event()
        self._answers, self._failures = [], []
        given_up, late = self._given_up, time.monotonic() + self._longest
        asked_enough = bots.after_asking(THOUGHT)

        def enough() -> bool:
            return asked_enough() or given_up.is_set() or time.monotonic() > late

        thought = _thought(asked.referee, asked.seat, asked.level, enough)
        answers, failures = self._answers, self._failures

        def work() -> None:
            try:
                answers.append(thought())
            except Exception as error:  # noqa: BLE001 - raised again where the move is wanted
                failures.append(error)

        # A daemon: nobody who leaves the table waits for a thought.
        self._thread = threading.Thread(target=work, name="bot", daemon=True)
        self._thread.start()

    def _end(self, asked: _Asked) -> Any:
        """The thread is through: its move, if it is the one that is wanted; else think again."""
        self._thread = None
        if self._asked is None or not asked.same(self._asked):
            self._begin(asked)
            return None
        self._asked = None
        for failure in self._failures:
            raise failure
        return self._answers[0]
