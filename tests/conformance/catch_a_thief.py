"""Catch a Thief under test."""

from __future__ import annotations

from typing import Any

from engine.conformance import Case, Mutant
from engine.game import EVERYONE, Event, Seat
from engine.games.catch_a_thief.bot import choose
from engine.games.catch_a_thief.game import STEPS, THIEF, CatchAThief, State, View
from engine.referee import AnyReferee
from tests.conformance.known import Plan, counted, golden
from tests.oracles import catch_a_thief as oracle


def hides(referee: AnyReferee, seat: Seat) -> bool:
    """Whether more than one of all thief paths fits the clues, counted by brute force."""
    if seat == THIEF or referee.outcome:
        return False
    table = referee.game.show(referee.view("table"))
    fitting = [
        path
        for path in oracle.paths(table["options"]["variant"], table["moved"])
        if path[-1] not in oracle.HIDEOUTS
        and all(
            oracle.clue_colour(path[clue["n"]], oracle.NAMED[clue["at"]]) == clue["colour"] for clue in table["clues"]
        )
    ]
    return len(fitting) > 1


class ToldToAll(CatchAThief):
    """Leak: everybody is shown the thief's step."""

    def play(self, state: State, seat: Seat, move: int) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        return after, tuple(event._replace(to=EVERYONE) if event.kind == "step" else event for event in events)


class ClueSaysWhichLine(CatchAThief):
    """Leak: an orange clue carries one word too many, in a field that no view reads."""

    def play(self, state: State, seat: Seat, move: int) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        row = "row" if state.path and state.path[-1] // 11 == move // 11 else "column"
        return after, tuple(
            event._replace(data={**event.data, "hint": row}) if event.kind == "clue" else event for event in events
        )


class BlueOnTheColumn(CatchAThief):
    """Rule error: a clue is orange on the row only (rule 6)."""

    def play(self, state: State, seat: Seat, move: int) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        if events[0].kind == "clue" and state.path[-1] // 11 != move // 11:
            events = (events[0]._replace(data={**events[0].data, "colour": "blue"}),)
        return after, events


class TurnsBack(CatchAThief):
    """Rule error: the thief may also step back (rule 4)."""

    def legal(self, view: View) -> Any:
        legal = super().legal(view)
        if view.seat == THIEF and legal and len(view.path) > 1:
            return (*legal, *(point for point in range(121) if view.path[-1] in STEPS[point]))
        return legal


GAME = CatchAThief()
TREES = (
    Plan({"variant": 1}, (), 5),
    Plan({"variant": 2}, (), 5),
    Plan({"variant": 1}, (("thief", "6G"), ("detective", "6F"), ("thief", "5G"), ("detective", "6H")), 4),
)
GOLDEN = Plan(
    {"variant": 1, "aid": True},
    (
        ("thief", "6G"),
        ("detective", "6F"),
        ("thief", "5G"),
        ("detective", "6H"),
        ("thief", "4G"),
        ("detective", "9G"),
        ("thief", "4H"),
        ("detective", "4H"),
    ),
    0,
)
CASE = Case(
    game=GAME,
    bot=choose,
    options=({}, {"variant": 2, "aid": True}),
    plies=30,
    tries=("6F", "6G", "5E", "1A", "11K", "3H", "6E"),
    hides=hides,
    mutants=(
        Mutant("the thief's step is told to all", ToldToAll(), "twins"),
        Mutant("an orange clue says row or column", ClueSaysWhichLine(), "twins"),
        Mutant("a clue is blue on the thief's column", BlueOnTheColumn(), "golden"),
        Mutant("the thief may turn back", TurnsBack(), "perft"),
    ),
    trees=counted(GAME),
    golden=golden(GAME),
)
