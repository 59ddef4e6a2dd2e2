"""The public state of the table at one moment. Lights and public texts are made from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.bits import Bits
from engine.game import Event, Outcome, Seat
from pi_app.disk.series import Series
from pi_app.games.hints import Hint
from pi_app.games.rules import NO_TEXTS, Texts
from pi_app.games.tabletop import Glow, Pieces, Tabletop
from pi_app.grid import Spot
from pi_app.players import Player
from pi_app.public.piece_path import PiecePath
from pi_app.sensing.decide import BoardLayout, Decision
from pi_app.sensing.questions import Question


class Notice(NamedTuple):
    """The public reason of a refusal: a word key, the rule, and the names of the points that it is about."""

    key: str
    rule: str = ""
    names: tuple[str, ...] = ()


class Expected(NamedTuple):
    """Where pieces should stand, and how the reeds differ from that."""

    pieces: Bits
    missing: Bits
    extra: Bits


class Coaching(NamedTuple):
    """What a lesson says now, what it answers to another act than the wanted one, and the points that it lights.

    If the step is `private`, the learner's private screen says it, and the table says where to look.
    """

    text: Texts
    objection: Texts
    spots: Bits
    reads: bool  # OK goes on.
    private: bool = False

    @property
    def waits(self) -> bool:
        """Return whether the lesson waits for the learner, and not for another seat."""
        return self.private or self.text != NO_TEXTS


NO_COACHING: Final = Coaching(NO_TEXTS, NO_TEXTS, 0, reads=False)


class PublicHint(NamedTuple):
    """A hint that everybody may read. With `more`, OK asks for a good move."""

    hint: Hint
    more: bool


class Snapshot(NamedTuple):
    """One moment of a game at the table. It holds the table's view and no secret of any seat."""

    # ---- the game
    game: str
    tabletop: Tabletop
    view: Any  # the table's
    seats: Mapping[Seat, Player]
    acting: Sequence[Seat]
    outcome: Outcome | None
    series: Series | None
    news: Sequence[Event]
    aid: bool
    # ---- the board
    glow: Mapping[Spot, Sequence[Glow]]
    setting_up: bool
    layout: BoardLayout
    decision: Decision
    since: int
    expected: Expected
    troubles: Bits
    came_from: Pieces
    standing: Pieces
    ways: Mapping[Spot, Spot]
    # ---- the prompt
    question: Question | None
    notice: Notice | None
    declined: bool
    is_lesson: bool = False
    coaching: Coaching | None = None
    hint: PublicHint | None = None
    path: PiecePath | None = None  # Of the last move, for some time.

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def kinds(self) -> Pieces:
        """Return what piece belongs on each point, also on those that must be set up first."""
        return {**self.standing, **(self.tabletop.first(self.view) or {})}

    @property
    def after(self) -> Series | None:
        """Return the series including this game if the game is over and part of a series, or None."""
        return None if self.series is None or self.outcome is None else self.series.after(self.outcome)
