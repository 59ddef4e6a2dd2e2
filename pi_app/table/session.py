"""What a table is opened with: its settings and, perhaps, a game that is to be played at once."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from engine.game import Options, Seat
from hardware.board import TableBoard
from hardware.leds import LIMIT_A
from pi_app.disk.file import open_store, reading
from pi_app.players import Player
from pi_app.system import settings
from pi_app.system.settings import Environment, Problem, Settings
from pi_app.table.inputs import Inputs
from pi_app.table.journal import Journal
from pi_app.table.loop import Instead, Loop
from pi_app.table.private_screens import PrivateScreens
from pi_app.table.thinking import Thinker
from pi_app.words import say


class Opening(NamedTuple):
    """A game or a match, its options, and who plays it; people at the table take the seats that are not named."""

    game: str
    options: Options
    seats: Mapping[Seat, Player]
    length: int = 1  # in games: a match, if there are several


Watch = Callable[[Loop, int], None]  # who looks at the table's loop after each of its ticks


def watch_nothing(_loop: Loop, _now: int) -> None:
    """Where no display is open."""


class Session(NamedTuple):
    """A table's settings, where they and its games are kept, and the game that it begins with."""

    settings: Settings
    environment: Environment
    opening: Opening | None = None
    virtual: bool = False
    names: tuple[str, ...] = ()  # of the people who play, in the order of their seats
    stored: Settings = Settings()  # as they were read; a command line may have changed some for this evening
    handheld: str | None = None  # the port of the only one; else they are searched for
    problem: Problem | None = None  # with the settings of other evenings
    amperes: float = LIMIT_A  # what the lights may draw at most

    @property
    def lang(self) -> str:
        return self.settings.lang

    @property
    def known(self) -> Settings:
        """The settings to begin with; what is broken at the real table is not at a virtual one."""
        return (
            self.settings._replace(stuck_open=frozenset(), stuck_closed=frozenset()) if self.virtual else self.settings
        )

    def begin(self, board: TableBoard, private: PrivateScreens) -> Loop:
        """The table's loop, with the game on it; one that was left unfinished comes first."""
        inputs, folder = Inputs(), settings.state_folder(self.environment)
        loop = Loop(
            board,
            self.known,
            inputs=inputs,
            remember=self.remember,
            thinks=Thinker(inputs),
            hour=_hour,
            private=private,
            journal=Journal(lambda: open_store(folder), reads=lambda: reading(folder), clock=_clock),
            names=self.names,
        )
        loop.unkept = self.problem
        opening = self.opening
        if opening is None:
            loop.offer()
            return loop

        def start(now: int) -> None:
            loop.start(*opening[:3], now, opening.length)

        if not loop.offer(Instead(opening.game, start)):
            start(0)
        return loop

    def remember(self, now: Settings) -> Problem | None:
        """Keep what was changed at the table, or tell why not. A virtual reed says nothing of the real one."""
        began = self.known._asdict()
        changed = {name: value for name, value in now._asdict().items() if value != began[name]}
        if self.virtual:
            changed = {name: value for name, value in changed.items() if name not in ("stuck_open", "stuck_closed")}
        problem = settings.save(self.stored._replace(**changed), self.environment)
        tell(problem, now.lang)
        return problem


def tell(problem: Problem | None, lang: str) -> None:
    if problem is not None:
        with suppress(OSError):  # the disk that fails may have the log, too
            print(say(lang, problem.key, **problem.parts), file=sys.stderr)


def _clock() -> int:
    return int(time.time())


def _hour() -> int:
    return datetime.now().hour
