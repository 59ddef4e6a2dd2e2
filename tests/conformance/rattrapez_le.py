"""Rattrapez-le under test."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.conformance import Case, Mutant
from engine.game import CHANCE, EVERYONE, Event, Seat
from engine.games.rattrapez_le.bot import choose
from engine.games.rattrapez_le.cards import PARTIES
from engine.games.rattrapez_le.game import RattrapezLe, State
from engine.games.rattrapez_le.turns import Move
from engine.games.rattrapez_le.views import View
from engine.referee import AnyReferee
from tests.conformance.known import Plan, counted, golden


def hides(referee: AnyReferee, seat: Seat) -> bool:
    """Hands and the cards aside can be others for all but CHANCE; secrets for all, unless discards leave only one."""
    shown = referee.game.show(referee.view(seat))
    if referee.outcome:
        return False
    if seat == CHANCE:
        return any(chosen != seat for chosen in shown["chosen"])
    return bool(shown["deals"])


class HandsAreOpen(RattrapezLe):
    """Leak: everybody is shown the hands as they are dealt."""

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        return after, tuple(event._replace(to=EVERYONE) if event.kind == "hand" else event for event in events)


class ChoiceIsHeard(RattrapezLe):
    """Leak: that somebody has chosen is told with the length of the name."""

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        letters = len(events[0].data.get("pursuer", ""))
        return after, tuple(
            event._replace(data={**event.data, "letters": letters}) if event.kind == "chosen" else event
            for event in events
        )


class DistanceStays(RattrapezLe):
    """Rule error: a card's sign does not change the distance (rule 4)."""

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        after, events = super().play(state, seat, move)
        if state.distance and after.distance != state.distance:
            after = after._replace(distance=state.distance)
            events = tuple(
                event._replace(data={**event.data, "distance": state.distance}) if "distance" in event.data else event
                for event in events
            )
        return after, events


class NoHomecoming(RattrapezLe):
    """Rule error: nobody may end in the farm (rule 5)."""

    def legal(self, view: View) -> Any:
        legal = super().legal(view)
        return legal and [move for move in legal if not self.write(move).endswith("farm")]


def deal(players: int, seed: int) -> str:
    """A shuffled deck as a text."""
    cards = list(PARTIES[players].deck)
    Random(seed).shuffle(cards)
    return RattrapezLe().write(Move("deal", cards=tuple(cards)))


def opened(players: int, *pursuers: str) -> tuple[tuple[str, str], ...]:
    """A game as its first turn begins."""
    chosen = ((f"p{number}", f"choose {pursuer}") for number, pursuer in enumerate(pursuers, 1))
    return (("chance", deal(players, players)), *chosen)


GAME = RattrapezLe()
TREES = (
    Plan({}, opened(2, "dog", "wife"), 3),
    Plan({"players": 4}, opened(4, "dog", "dog", "maid", "farmer"), 2),
)
GOLDEN = Plan({}, opened(2, "dog", "wife"), 6)
CASE = Case(
    game=GAME,
    bot=choose,
    options=({}, {"players": 3}, {"players": 4}, {"players": 6}),
    plies=24,
    tries=("choose dog", "choose horse", "dog+ A11", "horse= C4", "wife- E7", "discard maid=", "hand+ farm"),
    hides=hides,
    mutants=(
        Mutant("hands are open", HandsAreOpen(), "twins"),
        Mutant("a choice is heard", ChoiceIsHeard(), "twins"),
        Mutant("the distance stays", DistanceStays(), "perft"),
        Mutant("nobody comes home", NoHomecoming(), "perft"),
    ),
    trees=counted(GAME),
    golden=golden(GAME),
)
