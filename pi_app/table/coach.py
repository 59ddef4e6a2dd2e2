"""The coach leads one person through a lesson: what the table says and lights, waits for and objects to.

What a step tells on the learner's private screen is a `LessonNote`. The table then says only where to look.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from engine.bits import Bits
from engine.game import TABLE, Seat, Verdict
from engine.referee import AnyReferee
from pi_app.games.lessons import Lesson, LessonStep, Mistake, OtherMove, Task, Told, is_private, spot_named
from pi_app.games.rules import NO_TEXTS, Texts
from pi_app.games.tabletop import Tabletop
from pi_app.grid import bit
from pi_app.players import AT_TABLE, ON_SCREEN, Player, bot
from pi_app.public.snapshot import NO_COACHING, Coaching

_REPLIES: Final = bot(0)  # The coach chooses the moves of the other seats; the level does not matter.


class LessonNote(NamedTuple):
    """A sentence of a lesson for the learner's private screen, in both languages."""

    texts: Texts


class Coach:
    """One lesson in progress."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._at = 0
        self._objection: Texts = NO_TEXTS
        self._note: LessonNote | None = None  # What the learner's private screen says; another value says it again.

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
                self._write_note()
        return True

    def played(self) -> None:
        """Go on after a move."""
        self._go_on()

    def refused_pieces(self, start: str, end: str) -> None:
        """Go on if this way of a piece, which a rule forbids, is the mistake that the learner was invited to make."""
        match self.step:
            case Mistake(start=invited, end=goal) if (start, end) == (invited, goal):
                self._go_on()

    def refused_move(self, referee: AnyReferee, verdict: Verdict) -> None:
        """Go on if this verdict on a secret move is that on the mistake that the learner was invited to make.

        After any other one the private screen says its sentence again.
        """
        match self.step:
            case Mistake(move=move) if move and self._judged(referee, move) == verdict:
                self._go_on()
            case _:
                self._write_note()

    def _judged(self, referee: AnyReferee, move: str) -> Verdict:
        return referee.game.judge(referee.view(self.lesson.seat), referee.game.read(move))

    def press(self, button: str) -> bool:
        """Press a button. Returns whether the lesson used it.

        OK goes on after something to read, and shows the learner's private screen its sentence again.
        """
        if button != "ok":
            return False
        if isinstance(self.step, Told):
            self._go_on()
        elif is_private(self.step):
            self._write_note()
        else:
            return False
        return True

    def _go_on(self) -> None:
        self._at += 1
        self._objection = NO_TEXTS
        self._write_note()

    def _write_note(self) -> None:
        """Write what the learner's private screen says now: the objection, or else the sentence of the step."""
        step = self.step
        if isinstance(step, Told | Task | Mistake) and is_private(step):
            self._note = LessonNote(self._objection if self._objection != NO_TEXTS else step.text)
        else:
            self._note = None

    # ------------------------------------------------------------------------------------------ what is shown

    def coaching(self, referee: AnyReferee, tabletop: Tabletop) -> Coaching:
        """Return what the table says and lights for the current step: nothing while it waits for another seat."""
        step = self.step
        if step is None or isinstance(step, OtherMove):
            return NO_COACHING
        reads = isinstance(step, Told)
        if is_private(step):
            return NO_COACHING._replace(reads=reads, private=True)
        return Coaching(step.text, self._objection, self._spots(step, referee, tabletop), reads)

    def note(self, seat: Seat) -> LessonNote | None:
        """Return what the private screen of a seat says, if there is something. A new value is shown anew."""
        return self._note if seat == self.lesson.seat else None

    def typed(self) -> Coaching | None:
        """Return what a table says where the learner, who is alone, types: also what is private. None if nothing is."""
        step = self.step
        if step is None or isinstance(step, OtherMove) or not is_private(step):
            return None
        text = step.typed if isinstance(step, Task) and step.typed != NO_TEXTS else step.text
        return Coaching(text, self._objection, 0, isinstance(step, Told))

    def awaited(self) -> str | None:
        """Return the secret move that the current step waits for, as the game writes it, if it waits for one."""
        return self.step.move if isinstance(self.step, Task | Mistake) and is_private(self.step) else None

    def _spots(self, step: LessonStep, referee: AnyReferee, tabletop: Tabletop) -> Bits:
        """Return the points to light: from where to where a piece is to go."""
        match step:
            case Task(move=move):
                view = referee.view(TABLE)
                found = next((reading for reading in tabletop.readings(view) if reading.move == move), None)
                return 0 if found is None else bit(found.start) | bit(found.end)
            case Mistake(start=start, end=end) if end:
                return (bit(spot_named(tabletop, start)) if start else 0) | bit(spot_named(tabletop, end))
        return 0
