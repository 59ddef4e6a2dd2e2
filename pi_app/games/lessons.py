"""Lessons: a guided first game for one person, as data. The table shows and says what to do, and the referee judges it.

A lesson is a real game of the referee. Its steps are played in order: something to read, a move of the learner, a usual
mistake that the learner is invited to make and that a rule forbids, or a move of another seat.

What tells a secret of the learner, and what is done on the learner's private screen, is said there and not in public.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine import games
from engine.errors import FilatureError
from engine.game import CHANCE, TABLE, Json, MoveError, Seat
from engine.referee import AUTO, AnyReferee, Referee, Refusal
from pi_app.games.rules import NO_TEXTS, Texts
from pi_app.games.tabletop import Tabletop
from pi_app.grid import POINTS, Spot


class LessonError(FilatureError, ValueError):
    """A lesson cannot be played as it is written. The text names its step."""


class Told(NamedTuple):
    """Something to read. OK goes on. If it is `private`, it stands on the learner's private screen."""

    text: Texts
    private: bool = False


class Task(NamedTuple):
    """A move that the learner makes. `otherwise` is told if another move is made instead.

    A `private` move is made and told on the learner's private screen. Where a person types instead, `typed` is told, if
    it is not empty: there is no menu to open and no key to press.
    """

    text: Texts
    move: str
    otherwise: Texts = NO_TEXTS
    private: bool = False
    typed: Texts = NO_TEXTS


class Mistake(NamedTuple):
    """A move that the learner is invited to try, and the number of the rule that forbids it.

    With pieces it goes from one point to another; on a private screen it is a `move`.
    """

    text: Texts
    rule: str
    start: str = ""
    end: str = ""
    move: str = ""
    otherwise: Texts = NO_TEXTS


class OtherMove(NamedTuple):
    """A move of another seat, which the table makes."""

    seat: Seat
    move: str


LessonStep = Told | Task | Mistake | OtherMove


class Lesson(NamedTuple):
    """A lesson of one game: the learner's seat, and the steps to a win."""

    name: str
    title: Texts
    seat: Seat
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Json] = {}
    seed: int = 1
    chance: str = AUTO
    on_screen: bool = False  # The learner plays on a private screen, not with pieces.
    deal: str = ""  # The first move of a manual chance.

    @property
    def needs_screen(self) -> bool:
        """Return whether the learner needs a private screen: a handheld, or a hidden screen."""
        return any(map(is_private, self.steps))

    def start(self, game: str) -> AnyReferee:
        """Return the referee of the lesson's game, before its first move, with the cards dealt."""
        referee = Referee(games.load(game), self.options, seed=self.seed, chance=self.chance)
        if self.deal:
            referee.play(CHANCE, referee.game.read(self.deal))
        return referee


def is_private(step: LessonStep | None) -> bool:
    """Return whether a step is told on the learner's private screen."""
    return (isinstance(step, Told | Task) and step.private) or (isinstance(step, Mistake) and bool(step.move))


class Lessons(NamedTuple):
    """All lessons of one game, in the order in which they are best taken."""

    game: str
    lessons: tuple[Lesson, ...]

    def find(self, name: str) -> Lesson | None:
        """Return the lesson with this name, or the first one if the name is empty, or None."""
        return next((lesson for lesson in self.lessons if name in ("", lesson.name)), None)


def spot_named(tabletop: Tabletop, name: str) -> Spot:
    """Return the point that the players of a game call so. Raises LessonError."""
    for at in range(POINTS):
        if tabletop.name_of(at) == name:
            return at
    raise LessonError(f"the table has no point {name!r}")


def check_lesson(game: str, tabletop: Tabletop, lesson: Lesson) -> None:
    """Play a lesson through the referee. Raises LessonError unless every step is true and the learner wins."""
    referee = lesson.start(game)
    for number, step in enumerate(lesson.steps, 1):
        try:
            _check_step(referee, tabletop, lesson, step)
        except (Refusal, MoveError, LessonError) as error:
            raise LessonError(f"step {number} of the lesson {lesson.name!r} of {game}: {error}") from None
    if referee.outcome is None or lesson.seat not in referee.outcome.winners:
        raise LessonError(f"the lesson {lesson.name!r} of {game} does not end with a win of {lesson.seat}")


def _check_step(referee: AnyReferee, tabletop: Tabletop, lesson: Lesson, step: LessonStep) -> None:
    match step:
        case Task(move=move, private=private):
            if private == _is_public(tabletop, referee.view(TABLE), move):
                raise LessonError("a move is public if it is made with pieces or buttons, else private")
            referee.play(lesson.seat, referee.game.read(move))
        case OtherMove(seat, move):
            referee.play(seat, referee.game.read(move))
        case Mistake(rule=rule):
            found = _judged(referee, tabletop, lesson, step)
            if found != f"{referee.game.name} {rule}":
                raise LessonError(f"the mistake is judged by {found!r}")


def _is_public(tabletop: Tabletop, view: Any, move: str) -> bool:
    """Return whether a move is made with pieces, or with the buttons of the table."""
    made = [reading.move for reading in tabletop.readings(view)] + [deed.move for deed in tabletop.deeds(view)]
    return move in made


def _judged(referee: AnyReferee, tabletop: Tabletop, lesson: Lesson, mistake: Mistake) -> str:
    """Return the rule that forbids a mistake: of the pieces, as the table says it, or of the move."""
    if mistake.move:
        return referee.game.judge(referee.view(lesson.seat), referee.game.read(mistake.move)).rule
    view = referee.view(TABLE)
    start = spot_named(tabletop, mistake.start) if mistake.start else None
    return tabletop.wrong(view, start, spot_named(tabletop, mistake.end))[1]


def kinds(lesson: Lesson, of: type[LessonStep]) -> Sequence[LessonStep]:
    """Return the steps of one kind."""
    return [step for step in lesson.steps if isinstance(step, of)]
