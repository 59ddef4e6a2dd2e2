"""The coach leads one person through a lesson: what the table says and lights, waits for and objects to."""

from __future__ import annotations

from typing import Any, Final

from engine.bits import Bits
from engine.game import TABLE, Seat
from engine.referee import AnyReferee
from pi_app.games import front_of
from pi_app.games.lessons import Lesson, LessonStep, Mistake, OtherMove, Task, Told, spot_named
from pi_app.games.rules import NO_TEXTS, Texts
from pi_app.games.tabletop import Tabletop
from pi_app.grid import bit
from pi_app.players import AT_TABLE, ON_SCREEN, Player, bot
from pi_app.public.snapshot import Coaching

_REPLIES: Final = bot(0)  # The coach chooses the moves of the other seats; the level does not matter.


class Coach:
    """One lesson in progress."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._at = 0
        self._objection: Texts = NO_TEXTS
        self._front = front_of(game)

    def start(self) -> AnyReferee:
        return self.lesson.start(self.game)

    def seats(self, players: tuple[Seat, ...]) -> dict[Seat, Player]:
        """Return who plays: the learner, and the coach in all other seats."""
        own = ON_SCREEN if self.lesson.on_screen else AT_TABLE
        return {seat: own if seat == self.lesson.seat else _REPLIES for seat in players}

    @property
    def step(self) -> LessonStep | None:
        """Return the current step, or None after the last one."""
        steps = self.lesson.steps
        return steps[self._at] if self._at < len(steps) else None

    # ------------------------------------------------------------------------------------------ what happens

    def think(self, referee: AnyReferee, seat: Seat, _level: int) -> Any:
        """Return the move of another seat once its step has come, else None."""
        match self.step:
            case OtherMove(whose, move) if whose == seat:
                return referee.game.read(move)
        return None

    def objects(self, referee: AnyReferee, seat: Seat, move: Any) -> bool:
        """Return whether a legal move of the learner is not the one that the lesson waits for."""
        if seat != self.lesson.seat:
            return False
        match self.step:
            case Task(move=wanted) if referee.game.write(move) == wanted:
                return False
            case Task(otherwise=otherwise) | Mistake(otherwise=otherwise):
                self._objection = otherwise
        return True

    def played(self) -> None:
        """Go on after a move."""
        self._go_on()

    def refused(self, rule: str) -> None:
        """Go on if the rule forbids what the learner was invited to try."""
        match self.step:
            case Mistake(rule=number) if rule == f"{self.game} {number}":
                self._go_on()

    def press(self, button: str) -> bool:
        """Press a button. Returns whether the lesson used it: OK goes on after something to read."""
        if button == "ok" and isinstance(self.step, Told):
            self._go_on()
            return True
        return False

    def _go_on(self) -> None:
        self._at += 1
        self._objection = NO_TEXTS

    # ------------------------------------------------------------------------------------------ what is shown

    def coaching(self, referee: AnyReferee, tabletop: Tabletop) -> Coaching:
        """Return what the table says and lights for the current step: nothing while it waits for another seat."""
        step = self.step
        if step is None or isinstance(step, OtherMove):
            return Coaching(NO_TEXTS, NO_TEXTS, 0, reads=False)
        return Coaching(step.text, self._objection, self._spots(step, referee, tabletop), isinstance(step, Told))

    def _spots(self, step: LessonStep, referee: AnyReferee, tabletop: Tabletop) -> Bits:
        """Return the points to light: from where to where a piece is to go."""
        match step:
            case Task(move=move) if not self.lesson.on_screen:
                view = referee.view(TABLE)
                found = next((reading for reading in tabletop.readings(view) if reading.move == move), None)
                return 0 if found is None else bit(found.start) | bit(found.end)
            case Mistake(start=start, end=end) if end:
                return (bit(spot_named(tabletop, start)) if start else 0) | bit(spot_named(tabletop, end))
        return 0
