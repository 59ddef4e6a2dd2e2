"""The referee holds the one true state; it takes moves and hands each seat its own events."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Generic, NamedTuple

from engine.errors import FilatureError
from engine.game import CHANCE, TABLE, Event, Game, M, Options, Outcome, S, Seat, V, Verdict, fold
from engine.perft import perft

AUTO: Final = "auto"
MANUAL: Final = "manual"


class Refusal(FilatureError, ValueError):
    """A move that is not made, and why. Nothing has changed."""

    def __init__(self, code: str, verdict: Verdict | None = None) -> None:
        self.code = code
        self.verdict = verdict or Verdict(False, code)
        super().__init__(self.verdict.code)


class Played(NamedTuple, Generic[M]):
    """A move that was made, as the game's record keeps it."""

    seat: Seat
    move: M


class Referee(Generic[S, V, M]):
    """One game in progress.

    With `chance` on AUTO the referee makes the moves of CHANCE itself, the k-th move of the game from `seed` and k, so
    that a game resumed from its record is dealt the same cards. Only `play` touches the state; whatever a seat asks
    for is answered from that seat's view.

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
        watchers = (*self.players, TABLE, CHANCE) if game.chance else (*self.players, TABLE)
        self._views: dict[Seat, V] = {seat: game.blank(seat) for seat in watchers}
        self._shown: dict[Seat, list[Event]] = {seat: [] for seat in watchers}
        self._state, events = game.start(self.options)
        self._tell(events)
        self._settle()

    # ---- what anybody may ask

    @property
    def to_act(self) -> frozenset[Seat]:
        return self._to_act

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    def may_watch(self, seat: Seat) -> bool:
        """Whether the seat has a view here: players, the table, and CHANCE where a program plays it."""
        return seat in self._views and (seat != CHANCE or self.chance == MANUAL)

    def may_play(self, seat: Seat) -> bool:
        return seat != TABLE and self.may_watch(seat)

    def view(self, seat: Seat) -> V:
        return self._views[seat]

    def shown(self, seat: Seat, since: int = 0) -> Sequence[Event]:
        """The events that the seat has been shown, from number `since` on."""
        return self._shown[seat][since:]

    def legal(self, seat: Seat) -> Sequence[M] | None:
        return self.game.legal(self._views[seat]) if seat in self._to_act else ()

    def perft(self, depth: int) -> int:
        """The number of move sequences of exactly this length from here, or UncountableError."""
        return perft(self.game, self._state, self._views, depth)

    # ---- moves

    def play(self, seat: Seat, move: M) -> Sequence[Event]:
        """Make a move and return what the seat learns of it, or raise Refusal and change nothing."""
        self.check_turn(seat)
        verdict = self.game.judge(self._views[seat], move)
        if not verdict.ok:
            raise Refusal("illegal", verdict)
        known = len(self._shown[seat])
        self._make(seat, move)
        self._settle()
        return self.shown(seat, known)

    def check_turn(self, seat: Seat) -> None:
        """Raise Refusal unless the seat may act now."""
        if not self.may_play(seat):
            raise Refusal("unknown-seat")
        if self._outcome:
            raise Refusal("over")
        if seat not in self._to_act:
            raise Refusal("not-your-turn")

    def again(self, length: int) -> Referee[S, V, M]:
        """The same game anew, as it stood after so many moves."""
        again = Referee(self.game, self.options, seed=self.seed, chance=self.chance)
        for played in self.line[:length]:
            if played.seat != CHANCE or self.chance != AUTO:  # CHANCE deals the same again by itself
                again.play(played.seat, played.move)
        return again

    def leave_to(self, chance: str) -> None:
        """From now on let CHANCE be played by the referee (AUTO) or by a program (MANUAL)."""
        self.chance = chance
        self._settle()

    def _make(self, seat: Seat, move: M) -> None:
        self._state, events = self.game.play(self._state, seat, move)
        self.line.append(Played(seat, move))
        self._tell(events)

    def _settle(self) -> None:
        """Let CHANCE act for as long as it is its turn, then note whose turn it is."""
        while self.chance == AUTO and CHANCE in self.game.to_act(self._state):
            rng = Random(f"{self.seed}/{len(self.line)}")
            self._make(CHANCE, self.game.roll(self._state, rng))
        self._to_act = self.game.to_act(self._state)
        self._outcome = self.game.outcome(self._state)

    def _tell(self, events: Sequence[Event]) -> None:
        for seat, view in self._views.items():
            self._shown[seat] += [event for event in events if event.shown_to(seat)]
            self._views[seat] = fold(self.game, view, events)
