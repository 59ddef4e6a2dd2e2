"""Le Traqueur: each seat hides a fugitive in a camp and searches the other's camp. Rules `traqueur 1` to `9`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import ClassVar, Final, NamedTuple

from engine.customs import FirstAlternates
from engine.game import Event, Game, Json, Line, Option, Options, Outcome, Seat, Verdict
from engine.games.traqueur import notation, verdicts
from engine.games.traqueur.board import NAMES, NEXT, PLACES, WAIT, Place, cell_names, slot_names
from engine.games.traqueur.camps import Camp, camp_behind
from engine.games.traqueur.notation import MOVES, Move
from engine.games.traqueur.search import (
    NORTH,
    NOTES,
    OTHER,
    SOUTH,
    Asked,
    Grid,
    Search,
    answered,
    history,
    opening,
    questions,
    waited,
)
from engine.memo import memo

SEATS: Final = (NORTH, SOUTH)
_TURN: Final = {seat: frozenset({seat}) for seat in SEATS}


class State(NamedTuple):
    """The truth: the camps by owner, in the order in which they were built, and the search."""

    options: Options
    camps: Mapping[Seat, Camp]
    search: Search
    outcome: Outcome | None = None


class View(NamedTuple):
    """What a seat knows. `camps` has the seat's own camp, and both camps once they are revealed."""

    seat: Seat
    options: Options
    built: tuple[Seat, ...]  # the seats that have built their camp, in that order
    camps: Mapping[Seat, Camp]
    search: Search
    notes: bytes = b""  # every move of the search, one byte each; `history` decodes them
    outcome: Outcome | None = None

    @property
    def to_act(self) -> list[Seat]:
        if self.outcome:
            return []
        return [seat for seat in SEATS if seat not in self.built] or [self.search.seat]


class Traqueur(Game[State, View, Move]):
    """The rules for two seats: each builds a camp in secret, then searches the other's camp cell by cell."""

    name = "traqueur"
    customs = FirstAlternates()  # traqueur 2
    options: ClassVar = {"first": Option(NORTH, SEATS)}

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return SEATS

    # ------------------------------------------------------------------------------------------ the truth

    def start(self, options: Options) -> tuple[State, tuple[Event, ...]]:
        event = Event("start", {"game": self.name, "options": dict(options)})
        return State(options, {}, opening(options["first"])), (event,)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.outcome:
            return frozenset()
        if len(state.camps) < len(SEATS):  # The camps are built in any order (rule 1).
            return frozenset(SEATS) - state.camps.keys()
        return _TURN[state.search.seat]

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        options, camps, search, _ = state
        if len(camps) < len(SEATS):
            camp = Camp.built_by(move)
            return State(options, {**camps, seat: camp}, search), (_camp(seat, camp), _built(seat))
        place = move.place
        if place == WAIT:
            return State(options, camps, waited(search)), _waited(seat)
        fugitive, barriers = camps[OTHER[seat]]
        yes = not barriers & NEXT[search.grid.at][place]
        search = answered(search, place, yes)
        if yes and place == fugitive:  # The game ends at once (rule 9).
            outcome = Outcome("found", (seat,), {seat: 1, OTHER[seat]: 0})
            return State(options, camps, search, outcome), (*_answer(seat, place, yes), _reveal(camps), _over(outcome))
        return State(options, camps, search), _answer(seat, place, yes)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    # ------------------------------------------------------------------------------------------ the views

    def blank(self, seat: Seat) -> View:
        return View(seat, {}, (), {}, opening(NORTH))

    def see(self, view: View, event: Event) -> View:
        seat, options, built, camps, search, notes, _ = view
        kind, data = event.kind, event.data
        if kind == "answer":
            place, yes = PLACES[data["ask"]], data["yes"]
            return View(seat, options, built, camps, answered(search, place, yes), notes + NOTES[yes][place])
        if kind == "waited":
            return View(seat, options, built, camps, waited(search), notes + NOTES[True][WAIT])
        if kind == "start":
            return View(seat, data["options"], (), {}, opening(data["options"]["first"]))
        if kind == "built":
            return view._replace(built=(*built, data["seat"]))
        if kind == "camp":
            return view._replace(camps={data["seat"]: Camp.from_json(data)})
        if kind == "reveal":
            return view._replace(camps={owner: Camp.from_json(camp) for owner, camp in data["camps"].items()})
        if kind == "over":
            return view._replace(outcome=Outcome.from_json(data["result"]))
        return view

    def legal(self, view: View) -> Sequence[Move] | None:
        if view.outcome:
            return ()
        if len(view.built) < len(SEATS):
            return None if view.seat in view.to_act else ()
        return questions(view.search) if view.seat == view.search.seat else ()

    def judge(self, view: View, move: Move) -> Verdict:
        if view.seat not in view.to_act:
            return Verdict(False, "not-your-turn", f"{self.name} 2")
        if len(view.built) < len(SEATS):
            return verdicts.judge_camp(move)
        return verdicts.judge_question(view.search, move)

    def conjecture(self, view: View, rng: Random) -> Line[Move]:
        line: list[tuple[Seat, Move]] = []
        for owner in view.built:
            camp = view.camps.get(owner) or camp_behind(view.search.grid_of(OTHER[owner]), rng)
            line.append((owner, camp.move))
        line.extend((asked.seat, MOVES[asked.place]) for asked in _history(view))
        return line

    def show(self, view: View) -> dict[str, Json]:
        return {
            "seat": view.seat,
            "options": dict(view.options),
            "to_act": view.to_act,
            "result": view.outcome.as_json() if view.outcome else None,
            "built": list(view.built),
            "camps": {seat: view.camps[seat].as_json() if seat in view.camps else None for seat in SEATS},
            "grids": {seat: _grid_shown(view.search.grid_of(seat)) for seat in SEATS},
            "moved": view.search.moved,
            "asked": [{"seat": asked.seat, "ask": NAMES[asked.place], "yes": asked.yes} for asked in _history(view)],
        }

    def form(self, view: View) -> str:
        return f"{self.name}.form-camp"

    # ------------------------------------------------------------------------------------------ notation

    def read(self, text: str) -> Move:
        return notation.read(text)

    def write(self, move: Move) -> str:
        return notation.write(move)


def _history(view: View) -> Iterator[Asked]:
    return history(view.options.get("first", NORTH), view.notes)


def _grid_shown(grid: Grid) -> dict[str, Json]:
    return {
        "detective": NAMES[grid.at],
        "markers": cell_names(grid.markers),
        "closed": slot_names(grid.closed),
        "crossed": slot_names(grid.crossed),
    }


# ------------------------------------------------------------------------------------------ events


def _camp(seat: Seat, camp: Camp) -> Event:
    return Event("camp", {"seat": seat, **camp.as_json()}, _TURN[seat])


@cache
def _built(seat: Seat) -> Event:
    """Return the public event of a camp: it says that the camp is built, but nothing about the camp (rule 1)."""
    return Event("built", {"seat": seat})


@memo()
def _answer(seat: Seat, place: Place, yes: bool) -> tuple[Event]:
    return (Event("answer", {"seat": seat, "ask": NAMES[place], "yes": yes}),)


@cache
def _waited(seat: Seat) -> tuple[Event]:
    return (Event("waited", {"seat": seat}),)


def _reveal(camps: Mapping[Seat, Camp]) -> Event:
    return Event("reveal", {"camps": {seat: camps[seat].as_json() for seat in SEATS}})


def _over(outcome: Outcome) -> Event:
    return Event("over", {"result": outcome.as_json()})


GAME: Final = Traqueur()
