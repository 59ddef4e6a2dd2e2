"""Tests of lessons at the typed table: each is followed to its end by a person who types what the screen says."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from engine.bits import Bits, members
from engine.games import BUILT_IN
from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.games import front_of
from pi_app.games.lessons import Lesson, Mistake, OtherMove, Task, Told, is_private
from pi_app.games.rules import picked
from pi_app.games.tabletop import Reading
from pi_app.grid import SIZE, bit
from pi_app.table.coach import Coach
from pi_app.table.menu.pages import LessonChoice
from pi_app.table.sitting import Sitting
from pi_app.terminal.keyboard import Keys
from pi_app.terminal.typed_table import TypedTable
from pi_app.words import LANGUAGES, say
from tests.pi_app.terminal.typed_session import virtual_session

every_lesson = pytest.mark.parametrize(
    ("game", "name"), [(game, lesson.name) for game in BUILT_IN for lesson in front_of(game).lessons]
)


MOST_ACTS = 200  # a lesson that is not over by then goes in a circle


class TypingLearner:
    """One person who types at a virtual table, and reads nothing but its screen."""

    def __init__(self, here: TypedTable, keys: Keys, line: int, lang: str) -> None:
        self.here, self.lang = here, lang
        self._keys = keys
        self._line = line
        self._now = 0
        self._astray: tuple[str, str] | None = None  # where a piece stands after a mistake, and where it came from

    @property
    def sitting(self) -> Sitting:
        assert self.here.loop.playing is not None
        return self.here.loop.playing

    @property
    def coach(self) -> Coach:
        assert self.sitting.coach is not None
        return self.sitting.coach

    def text(self) -> str:
        return " ".join(" ".join(self.here.lines()).split())

    def rest(self, ms: int) -> None:
        for _ in range(ms // TICK_MS):
            self._now += TICK_MS
            self.here.tick(self._now)

    def type(self, line: str) -> None:
        os.write(self._line, f"{line}\n".encode())
        self._keys.rest(0)
        self.rest(1500)

    def follow(self) -> None:
        """Do what the screen says now."""
        if self._astray is None and not self.sitting.in_order:
            assert self.here.seen().hint == say(self.lang, "play.hint-set")
            self.type("ranger" if self.lang == "fr" else "set")
            return
        step = self.coach.step
        match step:
            case OtherMove():
                self.rest(1000)
                return
            case Task(typed=typed) if typed[0]:
                assert picked(typed, self.lang) in self.text()
            case Told(text) | Task(text) | Mistake(text):
                assert picked(text, self.lang) in self.text()
        if isinstance(step, Told):
            self.type("ok")
        elif is_private(step):
            self.type(self._told_to_type())
        elif isinstance(step, Mistake):
            self.type(f"{step.start} {self._spelt(step.end)}".strip())
            self._astray = self._table_name(self.sitting.expected().extra), step.start
        elif isinstance(step, Task):
            self._make(step.move)

    def _told_to_type(self) -> str:
        before, _, told = self.here.lines()[-1].partition("→ ")
        assert before == say(self.lang, "play.type-this", seat="", move="").partition("→ ")[0]
        return told

    def _make(self, move: str) -> None:
        """Make a move with the pieces or the buttons, and answer what the table asks about it."""
        length = len(self.sitting.referee.line)
        readings = self.sitting.tabletop.readings(self.sitting.referee.view("table"))
        reading = next((each for each in readings if each.move == move), None)
        if reading is not None:
            self._carry(reading)
        for _ in range(30):
            if len(self.sitting.referee.line) > length:
                return
            question = self.sitting.prompt.question
            self.type("ok" if question is None or question.now.move == move else "right")
        raise AssertionError(self.text())

    def _carry(self, reading: Reading) -> None:
        top = self.sitting.tabletop
        start = "" if reading.start is None else top.name_of(reading.start)
        if self._astray is not None:
            now, before = self._astray
            if before == start:
                start = now
            else:
                self.type(f"{now} {before}")
            self._astray = None
        if start == "farm":  # The lights show which piece of the farm is meant.
            start = self._table_name(bit(reading.start))
        end = "" if reading.end is None else top.name_of(reading.end)
        if bit(reading.end) & reading.over:
            self.type(end)  # The piece that is caught goes off the board first.
        self.type(" ".join(self._spelt(name) for name in (start, end) if name))

    def _table_name(self, point: Bits) -> str:
        """Return a point as the rulers of the board name it."""
        (at,) = members(point)
        return f"{at // SIZE + 1}{'ABCDEFGHIJK'[at % SIZE]}"

    def _spelt(self, name: str) -> str:
        """Return what the person calls a point."""
        return {"farm": ("farm", "ferme"), "out": ("out", "dehors")}.get(name, (name, name))[self.lang == "fr"]


@contextmanager
def learning(state: Path, game: str, name: str, lang: str) -> Iterator[TypingLearner]:
    session = virtual_session(str(state), lang=lang)._replace(lesson=LessonChoice(game, name))
    far, near = os.pipe()
    try:
        keys = Keys(far, editing=False)
        with VirtualTable() as table, closing(TypedTable(table, session, keys)) as here:
            learner = TypingLearner(here, keys, near, lang)
            learner.rest(2000)
            yield learner
    finally:
        os.close(far)
        os.close(near)


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in front_of(game).lessons if lesson.name == name)


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_typed_to_its_end_by_following_the_screen(game: str, name: str, lang: str, tmp_path: Path) -> None:
    lesson = lesson_of(game, name)
    with learning(tmp_path, game, name, lang) as learner:
        for _ in range(MOST_ACTS):
            if not learner.sitting.over:
                learner.follow()
        outcome = learner.sitting.referee.outcome
        assert outcome is not None and lesson.seat in outcome.winners
