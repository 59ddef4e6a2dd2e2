"""Catch'it under test."""

from __future__ import annotations

from typing import Any

from engine.conformance import Case, Mutant
from engine.game import Event, Seat
from engine.games.catch_it.bot import choose
from engine.games.catch_it.game import CatchIt, State, View
from engine.games.catch_it.turns import PawnMove
from tests.conformance.known import Plan, counted, golden

CROWDED = {
    "blue": ["B2", "C2", "D3", "E4", "F5", "C5", "A4"],
    "red": ["C3", "D4", "E5", "B5", "D6", "F3", "G7"],
    "ball": "D4",
    "to_move": "blue",
}
ALONE = {"blue": ["A6"], "red": ["B6", "G7"], "ball": "B6", "to_move": "blue"}


class RemembersTheTruth(CatchIt):
    """Leak: the game object keeps something between calls, a second channel beside the events."""

    def __init__(self) -> None:
        self.calls = 0

    def play(self, state: State, seat: Seat, move: PawnMove) -> tuple[State, tuple[Event, ...]]:
        self.calls += 1
        return super().play(state, seat, move)

    def show(self, view: View) -> dict[str, Any]:
        return {**super().show(view), "calls": self.calls}


class DutyFree(CatchIt):
    """Rule error: the attacker need not move the ball (rule 7)."""

    def legal(self, view: View) -> Any:
        if view.position.moved:
            view = view._replace(position=view.position._replace(attacks=False))
        return super().legal(view)


class FourTimes(CatchIt):
    """Rule error: the third repetition is not noticed (rule 10)."""

    def play(self, state: State, seat: Seat, move: PawnMove) -> tuple[State, tuple[Event, ...]]:
        return super().play(state._replace(seen=state.seen[1:]), seat, move)


GAME = CatchIt()
TREES = (
    Plan({}, (), 4),
    Plan({"starter": "red"}, (("red", "D7-D6"), ("red", "A7-A6")), 3),
    Plan({"position": CROWDED}, (), 3),
    Plan({"position": {**CROWDED, "to_move": "red"}}, (), 3),
    Plan({"position": ALONE}, (), 5),
)
GOLDEN = Plan(
    {"position": {"blue": ["A1", "B1"], "red": ["G7", "F7"], "ball": "A1", "to_move": "blue"}},
    tuple(
        move
        for _ in range(2)
        for move in (
            ("blue", "A1-A2"),
            ("blue", "B1-B2"),
            ("red", "G7-G6"),
            ("red", "F7-F6"),
            ("blue", "A2-A1"),
            ("blue", "B2-B1"),
            ("red", "G6-G7"),
            ("red", "F6-F7"),
        )
    ),
    0,
)
CASE = Case(
    game=GAME,
    bot=choose,
    options=({}, {"starter": "red", "repetition": False}, {"position": CROWDED}, {"position": ALONE}),
    plies=16,
    tries=("D1-D2", "D7-D6", "E2xA6", "A1-A2", "D7-out", "pass", "D1-D2-D3", "B2-D4xF6"),
    hides=lambda *_: False,
    mutants=(
        Mutant("the game object remembers", RemembersTheTruth(), "twins"),
        Mutant("the attacker may forget the ball", DutyFree(), "perft"),
        Mutant("the third repetition goes unseen", FourTimes(), "golden"),
    ),
    trees=counted(GAME),
    golden=golden(GAME),
)
