"""Chicago under test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.conformance import Case, Mutant, Start
from engine.game import CHANCE, EVERYONE, Event, Seat
from engine.games.chicago.bot import choose
from engine.games.chicago.game import Chicago
from engine.games.chicago.moves import Move
from engine.games.chicago.truth import State
from engine.games.chicago.views import View
from engine.referee import AnyReferee
from tests.conformance.known import Plan, counted, golden
from tests.oracles.chicago import HOUSES, KINDS

Played = tuple[State, tuple[Event, ...]]


def hides(referee: AnyReferee, seat: Seat) -> bool:
    """Once dealt, many houses are unknown to everybody but chance, as long as games here go on."""
    return seat != CHANCE and bool(referee.line) and not referee.outcome


class ToldToAll(Chicago):
    """Leak: everybody is shown a found house."""

    def play(self, state: State, seat: Seat, move: Move) -> Played:
        after, events = super().play(state, seat, move)
        return after, tuple(event._replace(to=EVERYONE) if event.kind == "house" else event for event in events)


def weighed(events: Iterable[Event], kind: str, kinds: Iterable[str]) -> tuple[Event, ...]:
    """The events, those of one kind with one field too many, which no view reads but which tells houses apart."""
    weight = sum(map(len, kinds))
    return tuple(
        event._replace(data={**event.data, "weight": weight}) if event.kind == kind else event for event in events
    )


class TakenSaysWhat(Chicago):
    """Leak: the public event of a kept house says how much the pawn's loot weighs."""

    def play(self, state: State, seat: Seat, move: Move) -> Played:
        after, events = super().play(state, seat, move)
        return after, weighed(events, "taken", after.loot[state.position.slot] if move.verb == "burgle" else ())


class RobbedSaysWhat(Chicago):
    """Leak: the public event of a theft says how much the stolen houses weigh."""

    def play(self, state: State, seat: Seat, move: Move) -> Played:
        after, events = super().play(state, seat, move)
        return after, weighed(events, "robbed", move.kinds)


class ArrestedSaysWhat(Chicago):
    """Leak: the public event of an arrest says how much the police's loot weighs."""

    def play(self, state: State, seat: Seat, move: Move) -> Played:
        after, events = super().play(state, seat, move)
        return after, weighed(events, "arrested", after.confiscated)


class EverybodyDrives(Chicago):
    """Rule error: a pawn needs no car for two straight moves (rule 5)."""

    def legal(self, view: View) -> Any:
        return super().legal(view._replace(loot=tuple(loot and (*loot, "car") for loot in view.loot)))


class GunsAreKept(Chicago):
    """Rule error: a gun is not gone when it is fired (rule 10)."""

    def play(self, state: State, seat: Seat, move: Move) -> Played:
        after, events = super().play(state, seat, move)
        return (after._replace(loot=state.loot) if move.verb == "fire" else after), events

    def see(self, view: View, event: Event) -> View:
        after = super().see(view, event)
        return after._replace(loot=view.loot) if event.kind == "fired" else after


def deal(**at: str) -> str:
    """A deal with these kinds on these cells."""
    left = list((Counter(KINDS) - Counter(at.values())).elements())
    return " ".join(["deal", *(at[cell] if cell in at else left.pop() for cell in HOUSES)])


def game(players: int, *texts: str) -> tuple[tuple[str, str], ...]:
    """Who plays each of the texts: `1 enter B1` is thief1's, `p stop` the police's, others are chance's."""
    seats = {"p": "police", **{str(number): f"thief{number}" for number in range(1, players)}}
    split = [text.partition(" ") if text[0] in seats else ("", "", text) for text in texts]
    return tuple((seats.get(seat, CHANCE), text) for seat, _, text in split)


DEAL = deal(A2="car", C2="bank", D2="gun", F2="thief", H2="police", K2="police", I2="plane", A4="bank", C4="50")
EVENING = game(
    4,
    *(DEAL, "1 enter B1", "2 enter E1", "3 enter J1", "1 B1-B2", "2 E1-E2", "3 J1-J2"),
    *("1 burgle A2", "2 burgle D2", "3 burgle K2", "p place B6", "p B6-B3", "p stop", "p stop"),
    *("1 burgle C2", "2 fire B3>B4", "2 burgle F2", "steal 1:bank", "3 burgle I2", "3 putback", "p B4-B3", "p stop"),
    *("1 B2-B1", "2 E2-E1", "3 burgle I2", "3 plane", "p stop", "1 leave", "2 leave"),
)

THEFT = game(  # chance steals next, from three of four pawns
    5,
    deal(A2="gun", C2="100", D2="car", F2="thief", H2="50", K2="police"),
    *("1 enter B1", "2 enter E1", "3 enter G1", "4 enter J1", "1 B1-B2", "2 E1-E2", "3 G1-G2", "4 J1-J2"),
    *("1 burgle A2", "2 burgle D2", "3 burgle H2", "4 burgle K2", "p place G6", "p stop", "p stop"),
    *("1 burgle C2", "2 burgle F2"),
)

ARREST = game(  # pawn 1 must surrender next
    3,
    deal(A2="100", C2="car", D2="police", F2="police"),
    *("1 enter B1", "2 enter E1", "1 enter J1", "2 enter G1", "1 B1-B2", "2 E1-E2", "1 J1-J2", "2 G1-G2"),
    *("1 burgle A2", "2 burgle D2", "p place B6", "p stop", "1 J2-J1", "2 G2-G1", "p stop"),
    *("1 burgle C2", "2 burgle F2", "p place E3", "p stop", "1 J1-J2", "2 G1-G2", "p stop"),
    *("1 B2-B4", "2 E2-E1", "1 J2-J1", "2 G2-G1", "p B6-B5", "p E3-B3"),
)
SHOT = game(  # pawn 1 fires or surrenders next
    4,
    deal(A2="100", C2="gun", D2="police", F2="police"),
    *("1 enter B1", "2 enter E1", "3 enter J1", "1 B1-B2", "2 E1-E2", "3 J1-J2"),
    *("1 burgle A2", "2 burgle D2", "p place B6", "p stop", "3 J2-J1", "p stop"),
    *("1 burgle C2", "2 burgle F2", "p place E3", "p stop", "3 J1-J2", "p stop"),
    *("1 B2-B4", "2 E2-E1", "3 J2-J1", "p B6-B5", "p E3-B3"),
)
LAST_ARREST = game(  # pawn 1 must surrender next, and all is revealed
    4,
    deal(A2="100", C2="car", A4="10", D2="police", F2="police"),
    *("1 enter B1", "2 enter E1", "3 enter J1", "1 B1-B2", "2 E1-E2", "3 leave"),
    *("1 burgle A2", "2 burgle D2", "p place B6", "p stop", "p stop"),
    *("1 burgle C2", "2 burgle F2", "p place E3", "p stop", "p stop"),
    *("1 B2-B4", "2 E2-E1", "p B6-B5", "p stop", "1 burgle A4", "2 leave", "p E3-B3"),
)

GAME = Chicago()
TREES = (
    Plan({"players": 3}, EVENING[:1], 3),
    Plan({"players": 4}, EVENING[:9], 3),
    Plan({"players": 4}, EVENING[:13], 2),
    Plan({"players": 4}, EVENING[:15], 2),
)
GOLDEN = Plan({"players": 4}, EVENING, 0)
CASE = Case(
    game=GAME,
    bot=choose,
    options=({"players": 3}, {"players": 4}, {"players": 5}),
    plies=22,
    tries=(
        "enter B1",
        "B1-B7",
        "E1-E3",
        "burgle A1",
        "burgle C1",
        "leave",
        "putback",
        "fire E3>G6",
        "stop",
        "place E3",
    ),
    hides=hides,
    mutants=(
        Mutant("a found house is told to all", ToldToAll(), "golden"),
        Mutant("a taken house says how much it weighs", TakenSaysWhat(), "twins"),
        Mutant("a theft says how much it weighs", RobbedSaysWhat(), "twins"),
        Mutant("an arrest says how much it weighs", ArrestedSaysWhat(), "twins"),
        Mutant("everybody has a car", EverybodyDrives(), "perft"),
        Mutant("guns are kept when fired", GunsAreKept(), "golden"),
    ),
    trees=counted(GAME),
    golden=golden(GAME),
    secrets=("loot", "known", "confiscated"),
    under_way=(
        Start({"players": 5}, THEFT, plies=5),
        Start({"players": 3}, ARREST, plies=5),
        Start({"players": 4}, SHOT, plies=5),
        Start({"players": 4}, LAST_ARREST, plies=1),
    ),
)
