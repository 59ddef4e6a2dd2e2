"""Le Traqueur under test."""

from __future__ import annotations

from typing import Any

from engine.conformance import Case, Mutant
from engine.game import EVERYONE, Event, Seat
from engine.games.traqueur.bot import choose
from engine.games.traqueur.game import State, Traqueur, View
from engine.games.traqueur.notation import Move
from engine.referee import AnyReferee
from tests.conformance.known import Plan, counted, golden

NORTH_CAMP = "E5 |C1 B4|C4 D2|D3"
SOUTH_CAMP = "B4 B3|B4 A4|B4 |A1"
BUILT = (("north", NORTH_CAMP), ("south", SOUTH_CAMP))


def hides(referee: AnyReferee, seat: Seat) -> bool:
    """A camp that stands and is not one's own can always be another one, until it is revealed."""
    shown = referee.game.show(referee.view(seat))
    return any(shown["camps"][owner] is None for owner in shown["built"])


class CampsAreOpen(Traqueur):
    """Leak: everybody is shown a camp as it is built."""

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        return after, tuple(event._replace(to=EVERYONE) if event.kind == "camp" else event for event in events)


class BarriersAreCounted(Traqueur):
    """Leak: that a camp is built is told with its number of barriers."""

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        count = after.camps[seat].barriers.bit_count() if seat in after.camps else 0
        return after, tuple(
            event._replace(data={**event.data, "barriers": count}) if event.kind == "built" else event
            for event in events
        )


class NoIsFree(Traqueur):
    """Rule error: a NO does not end the turn (rule 4)."""

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        if events[0].kind == "answer" and not events[0].data["yes"]:
            after = after._replace(search=state.search)
        return after, events


class NeverWaits(Traqueur):
    """Rule error: nobody may end a turn in column 1 (rule 5)."""

    def legal(self, view: View) -> Any:
        legal = super().legal(view)
        return legal and [move for move in legal if self.write(move) != "wait"]


GAME = Traqueur()
TREES = (
    Plan({}, BUILT, 5),
    Plan({"first": "south"}, (*BUILT, ("south", "A1"), ("south", "wait"), ("north", "B1"), ("north", "B2")), 4),
)
GOLDEN = Plan(
    {},
    (
        ("south", SOUTH_CAMP),
        ("north", NORTH_CAMP),
        ("north", "B1"),
        ("north", "B2"),
        ("north", "B3"),
        ("north", "B4"),
        ("south", "D1"),
        ("south", "wait"),
        ("north", "C3"),
        ("north", "C4"),
        ("north", "B4"),
    ),
    0,
)
CASE = Case(
    game=GAME,
    bot=choose,
    options=({}, {"first": "south"}),
    plies=40,
    tries=("B1", "out", "wait", "E5", "C3 |C1 C2|C3", "A1", "F6"),
    hides=hides,
    mutants=(
        Mutant("camps are open", CampsAreOpen(), "twins"),
        Mutant("barriers are counted aloud", BarriersAreCounted(), "twins"),
        Mutant("a NO is free", NoIsFree(), "perft"),
        Mutant("nobody waits", NeverWaits(), "perft"),
    ),
    trees=counted(GAME),
    golden=golden(GAME),
)
