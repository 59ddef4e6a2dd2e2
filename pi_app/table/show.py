"""A show: the table entertains by itself, on its lights alone, until somebody touches it.

Bots play the games without pieces: the show moves imaginary ones, and lets a real sitting sense them. Light shows of
the games take their turn. Nothing of a show is saved, and it makes no sound.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from engine import games
from engine.bits import Bits
from engine.bots import LEVELS
from engine.game import TABLE
from engine.memo import forget
from engine.referee import AnyReferee, Referee
from pi_app.games.shows import LightShow, ShowAct, ShowStep, acts, light_show
from pi_app.games.tabletop import Pieces, mask
from pi_app.players import bot
from pi_app.public.show_moment import ShowMoment, ShownGame, ShownStep
from pi_app.table.bot_turn import Think
from pi_app.table.inputs import Thought
from pi_app.table.sitting import Sitting, keep_nothing

BOT: Final = bot(LEVELS[-1])
SET_UP_MS: Final = 60  # Between two pieces that appear before the first move.
CARRY_MS: Final = 900  # How long a way is lit before the piece arrives.
SHOWN_RESULT_MS: Final = 12_000  # How long the end of a game is shown.


class _GameAct:
    """A game between bots on the lights."""

    def __init__(self, game: str, think: Think, rng: Random) -> None:
        forget()
        referee: AnyReferee = Referee(games.load(game), {}, seed=rng.getrandbits(64))
        self.sitting = Sitting(referee, dict.fromkeys(referee.players, BOT), think, keep_nothing)
        self.done = False
        self._standing: dict[int, str] = {}
        self._due = 0
        self._ends: int | None = None

    @property
    def moment(self) -> ShowMoment:
        return ShownGame(self.sitting.snapshot(), dict(self._standing))

    def tick(self, now: int) -> None:
        self._carry(now)
        self.sitting.sense(mask(self._standing), now)
        if self.sitting.over:
            self._ends = now + SHOWN_RESULT_MS if self._ends is None else self._ends
            self.done = now >= self._ends

    def _carry(self, now: int) -> None:
        """Bring the imaginary pieces to where the game wants them: one by one before the first move, later at once."""
        pieces, missing, extra = self.sitting.expected()
        if self.sitting.over or not (missing | extra):
            self._due = now + (SET_UP_MS if self.sitting.setting_up else CARRY_MS)
        elif now >= self._due:
            wanted = self._kinds(pieces)
            if self.sitting.setting_up and missing:
                first = (missing & -missing).bit_length() - 1
                self._standing[first] = wanted[first]
                self._due = now + SET_UP_MS
            else:
                self._standing = wanted

    def _kinds(self, pieces: Bits) -> dict[int, str]:
        """Return the kind of each wanted piece."""
        known: Pieces = {
            **(self.sitting.tabletop.first(self.sitting.referee.view(TABLE)) or {}),
            **self.sitting.carrying.standing,
        }
        return {at: kind for at, kind in known.items() if pieces >> at & 1}


class _StepAct:
    """A light show on the lights."""

    def __init__(self, show: LightShow, rng: Random) -> None:
        self.sitting = None
        self.done = False
        self._title = show.title
        self._steps: Iterator[ShowStep] = show.steps(rng)
        self._step = next(self._steps)
        self._next: int | None = None

    @property
    def moment(self) -> ShowMoment:
        return ShownStep(self._title, self._step)

    def tick(self, now: int) -> None:
        if self._next is None:
            self._next = now + self._step.ms
        elif now >= self._next:
            after = next(self._steps, None)
            self.done = after is None
            self._step = after or self._step
            self._next += self._step.ms


def programme(wanted: ShowAct, rng: Random) -> Iterator[ShowAct]:
    """Yield for ever what a show plays: the wanted act, or everything in an order that changes each time."""
    while True:
        every = [wanted] if wanted.game else list(acts())
        rng.shuffle(every)
        yield from every


class Show:
    """A running show of one wanted act, or of everything."""

    def __init__(self, wanted: ShowAct, think: Think, rng: Random) -> None:
        self._think = think
        self._rng = rng
        self._programme = programme(wanted, self._rng)
        self._act = self._next_act()

    @property
    def moment(self) -> ShowMoment:
        return self._act.moment

    def tick(self, now: int) -> None:
        self._act.tick(now)
        if self._act.done:
            self._act = self._next_act()

    def hear(self, thought: Thought) -> bool:
        """Take the move that a bot has chosen. Returns whether it was chosen for this show."""
        sitting = self._act.sitting
        if sitting is None or not sitting.stands(thought.referee, thought.length):
            return False
        if thought.failure is not None:
            raise thought.failure
        sitting.choose(thought.seat, thought.move)
        return True

    def _next_act(self) -> _GameAct | _StepAct:
        act = next(self._programme)
        return _StepAct(light_show(act), self._rng) if act.name else _GameAct(act.game, self._think, self._rng)
