"""A person who takes a lesson at a virtual table, by hands and thumbs that do what the lesson says."""

from __future__ import annotations

from typing import Any

from hardware.virtual import VirtualTable
from pi_app.games import front_of
from pi_app.games.lessons import Lesson, Mistake, OtherMove, Task, Told, is_private, spot_named
from pi_app.games.rules import picked
from pi_app.grid import POINTS
from pi_app.pages.page import Page
from pi_app.pages.question import PageQuestion
from pi_app.robots.hands import Hands
from pi_app.robots.thumbs import Thumbs
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.words import say


def lesson_of(game: str, name: str) -> Lesson:
    (found,) = [lesson for lesson in front_of(game).lessons if lesson.name == name]
    return found


class Learner:
    """One person at a virtual table, who does what the lesson says."""

    def __init__(self, table: VirtualTable, lang: str, disk: Journal | None = None) -> None:
        self.table, thumbs = table, Thumbs()
        journal = disk or Journal.without_disk()
        self.loop = Loop(table.board, Settings(lang=lang), private=thumbs.handhelds, journal=journal)
        self.hands = Hands(table, self.loop, thumbs)
        self.lang = lang

    def start(self, game: str, name: str) -> None:
        self.loop.learn(game, name, self.table.now)
        self.hands.tidy()
        self.hands.wait(500)

    @property
    def coach(self) -> Any:
        assert self.loop.sitting is not None and self.loop.sitting.coach is not None
        return self.loop.sitting.coach

    def text(self) -> str:
        return " ".join(" ".join(self.loop.lines()).split())

    def page(self) -> Page:
        pages = self.loop.private.pages
        assert pages is not None
        return pages.page(self.coach.lesson.seat)

    def note(self) -> str | None:
        """Return what the lesson says on the learner's private screen."""
        hint = self.page().hint
        return None if hint is None else picked(hint.texts, self.lang)

    def press(self, button: str) -> None:
        self.table.press(button)
        self.hands.wait(100)
        self.table.release(button)
        self.hands.wait(100)

    def follow(self) -> None:
        """Do the current step."""
        step, lesson = self.coach.step, self.coach.lesson
        if is_private(step):
            assert picked(step.text, self.lang) not in self.text()
            assert say(self.lang, "table.lesson-private") in self.text()
            assert self.note() == picked(step.text, self.lang)
        elif not isinstance(step, OtherMove):
            assert picked(step.text, self.lang) in self.text()
        match step:
            case Told():
                self.press("ok")
            case Task(move=move):
                self.hands.make(lesson.seat, move)
            case Mistake():
                self.err(step)
            case OtherMove():
                self.until(lambda: self.coach.step is not step)
        if not self.hands.sitting.over:
            self.hands.tidy()
        self.hands.wait(300)

    def err(self, mistake: Mistake) -> None:
        """Make the mistake that the lesson invites to."""
        before = self.coach.step
        if mistake.move:
            self.enter(mistake)
        else:
            top = self.hands.sitting.tabletop
            if mistake.start:
                self.table.lift(spot_named(top, mistake.start))
                self.hands.wait(300)
            self.table.put(spot_named(top, mistake.end))
        self.until(lambda: self.coach.step is not before)

    def enter(self, mistake: Mistake) -> None:
        """Walk to a place of the private page and choose it: the point, or the first that this rule forbids."""
        pages, seat = self.loop.private.pages, self.coach.lesson.seat
        assert pages is not None
        page = pages.page(seat)
        ask = pages.game_pages.ask(page.view, page.picks)
        assert isinstance(ask, PageQuestion)
        if page.hint:
            pages.press(seat, "b", self.table.now)
        top, rule = self.hands.sitting.tabletop, f"{self.coach.game} {mistake.rule}"
        if mistake.move in map(top.name_of, range(POINTS)):
            at = spot_named(top, mistake.move)
        else:
            shut = [place for place in range(ask.places) if ask.pick(place) is None]
            at = next(place for place in shut if pages.game_pages.why(page.view, page.picks, place).rule == rule)
        for key in (*ask.way(page.cursor, at), "a"):
            pages.press(seat, key, self.table.now)
        pages.press(seat, "b", self.table.now)

    def until(self, done: Any) -> None:
        for _ in range(1000):
            if done():
                return
            self.hands.wait(20)
        raise AssertionError(self.text())
