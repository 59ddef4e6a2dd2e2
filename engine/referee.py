"""The referee: it holds the true state of a game, takes moves, and shows each seat the events it may see."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any, Final, Generic, NamedTuple

from engine.errors import FilatureError
from engine.game import CHANCE, TABLE, Event, Game, M, Options, Outcome, S, Seat, V, Verdict, fold
from engine.marks import Mark
from engine.perft import perft

AUTO: Final = "auto"  # the referee makes the moves of CHANCE
MANUAL: Final = "manual"  # a program makes the moves of CHANCE


class Refusal(FilatureError, ValueError):  # noqa: N818 - the referee's answer; nothing has failed
    """A move was refused, and the game has not changed. `code` and `verdict` say why."""

    def __init__(self, code: str, verdict: Verdict | None = None) -> None:
        self.code = code
        self.verdict = verdict or Verdict(False, code)
        super().__init__(self.verdict.code)


class Played(NamedTuple, Generic[M]):
    """A move that was made, and the seat that made it."""

    seat: Seat
    move: M


class Referee(Generic[S, V, M]):
    """One game in progress.

    If `chance` is AUTO, the referee makes the moves of CHANCE itself. The random numbers for the k-th move of the game
    come from `seed` and k, so a game that is resumed from its record is dealt the same cards. Only a move changes the
    state; every question about a seat is answered from that seat's view.

        >>> from engine.games import load
        >>> referee = Referee(load("catch-a-thief"), {"variant": 1}, seed=1)
        >>> sorted(referee.to_act)
        ['thief']
        >>> [event.kind for event in referee.play("thief", referee.game.read("6G"))]
        ['step']
    """

    def __init__(self, game: Game[S, V, M], options: Options, *, seed: int, chance: str = AUTO) -> None:
        self.game = game
        self.options = game.check(options)
        self.seed = seed
        self.chance = chance
        self.players = game.seats(self.options)
        self.line: list[Played[M]] = []
        self.marks: list[Mark] = []
        watchers = (*self.players, TABLE, CHANCE) if game.chance else (*self.players, TABLE)
        self._views: dict[Seat, V] = {seat: game.blank(seat) for seat in watchers}
        self._shown: dict[Seat, list[Event]] = {seat: [] for seat in watchers}
        self._state, events = game.start(self.options)
        self._show(events)
        self._let_chance_act()

    # ---- questions; the answers change nothing

    @property
    def to_act(self) -> frozenset[Seat]:
        return self._to_act

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    def may_watch(self, seat: Seat) -> bool:
        """Return whether this is a seat that has a view: a player, the table, or CHANCE if a program plays it."""
        return seat in self._views and (seat != CHANCE or self.chance == MANUAL)

    def may_play(self, seat: Seat) -> bool:
        return seat != TABLE and self.may_watch(seat)

    def view(self, seat: Seat) -> V:
        return self._views[seat]

    def shown(self, seat: Seat, since: int = 0) -> Sequence[Event]:
        """Return the events that the seat has been shown, from number `since` on."""
        return self._shown[seat][since:]

    def legal(self, seat: Seat) -> Sequence[M] | None:
        return self.game.legal(self._views[seat]) if seat in self._to_act else ()

    def perft(self, depth: int) -> int:
        """Return the number of move sequences of exactly this length from here. Raises UncountableError."""
        return perft(self.game, self._state, self._views, depth)

    # ---- moves

    def play(self, seat: Seat, move: M) -> Sequence[Event]:
        """Make a move and return the events that the seat is shown. Raises Refusal; then nothing has changed."""
        self.check_turn(seat)
        verdict = self.game.judge(self._views[seat], move)
        if not verdict.ok:
            raise Refusal("illegal", verdict)
        known = len(self._shown[seat])
        self._make(seat, move)
        self._let_chance_act()
        return self.shown(seat, known)

    def check_turn(self, seat: Seat) -> None:
        """Raise Refusal unless the seat may act now."""
        if not self.may_play(seat):
            raise Refusal("unknown-seat")
        if self._outcome:
            raise Refusal("over")
        if seat not in self._to_act:
            raise Refusal("not-your-turn")

    def mark(self, kind: str, by: Seat, what: str) -> None:
        """Note something that happened beside the moves. Everybody is shown it, and no view changes."""
        mark = Mark(kind, by, what, len(self.line))
        self.marks.append(mark)
        self._show([mark.event])

    def again(self, length: int) -> Referee[S, V, M]:
        """Return a new referee with the same game after its first `length` moves. All marks are kept."""
        again = Referee(self.game, self.options, seed=self.seed, chance=self.chance)
        marks = deque(self.marks)
        for number, played in enumerate(self.line[:length]):
            while marks and marks[0].at <= number:
                again.mark(*marks.popleft()[:3])
            if played.seat != CHANCE or self.chance != AUTO:  # With AUTO, the same seed deals the same cards.
                again.play(played.seat, played.move)
        for mark in marks:
            again.mark(*mark[:3])
        return again

    def leave_to(self, chance: str) -> None:
        """Set who makes the moves of CHANCE from now on: the referee (AUTO) or a program (MANUAL)."""
        self.chance = chance
        self._let_chance_act()

    def _make(self, seat: Seat, move: M) -> None:
        self._state, events = self.game.play(self._state, seat, move)
        self.line.append(Played(seat, move))
        self._show(events)

    def _let_chance_act(self) -> None:
        """With AUTO, make the moves of CHANCE as long as it is to act. Then update whose turn it is and the outcome."""
        while self.chance == AUTO and CHANCE in self.game.to_act(self._state):
            rng = Random(f"{self.seed}/{len(self.line)}")
            self._make(CHANCE, self.game.roll(self._state, rng))
        self._to_act = self.game.to_act(self._state)
        self._outcome = self.game.outcome(self._state)

    def _show(self, events: Sequence[Event]) -> None:
        for seat, view in self._views.items():
            self._shown[seat] += [event for event in events if event.shown_to(seat)]
            self._views[seat] = fold(self.game, view, events)


AnyReferee = Referee[Any, Any, Any]  # for code that does not know which game is played
