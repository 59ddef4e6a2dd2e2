"""A session: the settings that a table is opened with, and the game to start with, if there is one."""

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
from pi_app.games.shows import ShowAct
from pi_app.players import Player
from pi_app.system import settings
from pi_app.system.settings import Environment, Problem, Settings
from pi_app.table.inputs import Inputs
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.table.menu.pages import LessonChoice
from pi_app.table.menu.top_page import greeting_menu, lessons_menu
from pi_app.table.private_screens import PrivateScreens
from pi_app.table.table_games import Instead
from pi_app.table.thinking import Thinker
from pi_app.words import say


class Opening(NamedTuple):
    """The game or match to start with, and who plays it. People at the table take the seats that are not named."""

    game: str
    options: Options
    seats: Mapping[Seat, Player]
    length: int = 1  # The number of games; more than one makes a match.


# Called with the loop and the time in ms after each tick. Returns whether a public display shows the table.
Watch = Callable[[Loop, int], bool]


def watch_nothing(_loop: Loop, _now: int) -> bool:
    """Do nothing, if no display is open."""
    return False


class Session(NamedTuple):
    """What the command line, the environment and the settings file say about one use of the table."""

    settings: Settings
    environment: Environment
    opening: Opening | None = None
    virtual: bool = False
    names: tuple[str, ...] = ()  # The names of the people, in the order of their seats.
    stored: Settings = Settings()  # As they were read from the file; the command line may change some for this session.
    handheld: str | None = None  # The port of the only handheld. None: search for handhelds.
    problem: Problem | None = None  # Why the settings file could not be read.
    amperes: float = LIMIT_A  # The most current that the lights may draw.
    show: ShowAct | None = None  # The show to start with.
    lesson: LessonChoice | None = None  # The lesson to start with; without a game, the list of lessons.

    @property
    def lang(self) -> str:
        return self.settings.lang

    @property
    def known(self) -> Settings:
        """Return the settings to begin with. A virtual table has no broken reeds."""
        return (
            self.settings._replace(stuck_open=frozenset(), stuck_closed=frozenset()) if self.virtual else self.settings
        )

    def begin(self, board: TableBoard, private: PrivateScreens) -> Loop:
        """Return the table's loop with the game on it. A game that was left unfinished is offered first."""
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
        if self.lesson is not None:
            if self.lesson.game:
                loop.learn(*self.lesson, 0)
            else:
                loop.menu = lessons_menu(loop.situation())
            return loop
        opening = self.opening
        if opening is None:
            greets = self.virtual or self.show is not None
            if not loop.offer() and greets and loop.snapshot().warning is None:
                loop.menu = greeting_menu(loop.situation())
            if self.show is not None:
                loop.exhibition.begin(self.show)
            return loop

        def start(now: int) -> None:
            loop.start(*opening[:3], now, opening.length)

        if not loop.offer(Instead(opening.game, start)):
            start(0)
        return loop

    def remember(self, now: Settings) -> Problem | None:
        """Save what was changed at the table, or return why that failed. Faults of virtual reeds are not saved."""
        began = self.known._asdict()
        changed = {name: value for name, value in now._asdict().items() if value != began[name]}
        if self.virtual:
            changed = {name: value for name, value in changed.items() if name not in ("stuck_open", "stuck_closed")}
        problem = settings.save(self.stored._replace(**changed), self.environment)
        tell(problem, now.lang)
        return problem


def tell(problem: Problem | None, lang: str) -> None:
    """Print a problem to stderr, if there is one."""
    if problem is not None:
        with suppress(OSError):  # The log may be on the disk that fails.
            print(say(lang, problem.key, **problem.parts), file=sys.stderr)


def _clock() -> int:
    return int(time.time())


def _hour() -> int:
    return datetime.now().hour
