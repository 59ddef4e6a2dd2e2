"""Chicago: thieves burgle the houses of a town, and the police surround them. Rules `chicago 1` to `14`.

Hidden are the deal of the houses, the loot, and which houses thieves steal from each other. All else is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from engine.customs import EveryRole
from engine.game import CHANCE, LEGAL, Event, Game, Json, Line, Option, Options, Outcome, Seat, Verdict
from engine.games.chicago import events, moves, notation, truth, verdicts, view_json, views
from engine.games.chicago.conjecture import some_game
from engine.games.chicago.loot import Loot
from engine.games.chicago.moves import PLANE, PUT_BACK, SURRENDER, Move
from engine.games.chicago.position import DEALING, FOUND, NOBODY, OWNERS, POLICE, on_turn
from engine.games.chicago.truth import State
from engine.games.chicago.views import View

_ACTING: Final = {seat: frozenset({seat}) for seat in (CHANCE, POLICE, *OWNERS[5])}


class Chicago(Game[State, View, Move]):
    """The rules for one seat of the police and two to four of thieves. With three players each thief has two pawns."""

    name = "chicago"
    customs = EveryRole()  # chicago 13
    options: ClassVar = {"players": Option(3, (3, 4, 5))}
    chance = True

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return (*dict.fromkeys(OWNERS[options["players"]]), POLICE)

    # ------------------------------------------------------------------------------------------ the truth

    def start(self, options: Options) -> tuple[State, tuple[Event, ...]]:
        return truth.begin(options), (events.start(self.name, options),)

    def to_act(self, state: State) -> frozenset[Seat]:
        seat = on_turn(state.position)
        return _ACTING[seat] if seat else frozenset()

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        return truth.play(state, move)

    def roll(self, state: State, rng: Random) -> Move:
        return truth.roll(state, rng)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    # ------------------------------------------------------------------------------------------ the views

    def blank(self, seat: Seat) -> View:
        return views.blank(seat)

    def see(self, view: View, event: Event) -> View:
        return views.see(view, event)

    def legal(self, view: View) -> Sequence[Move] | None:
        position = view.position
        if view.seat != on_turn(position):
            return ()
        if view.seat == CHANCE:
            loots = [loot or () for loot in view.loot]
            return None if position.phase == DEALING else moves.theft_moves(position, loots)
        if view.seat == POLICE:
            return moves.police_moves(position)
        loot: Loot = view.loot[position.acting] or ()
        if position.asked != NOBODY:
            return [SURRENDER, *moves.shots(position, loot)]  # rule 9
        if position.phase == FOUND:  # rule 6
            return (PLANE, PUT_BACK) if view.known[position.found] == "plane" else (PUT_BACK,)
        return moves.actions(position, position.acting, loot) + moves.shots(position, loot)

    def judge(self, view: View, move: Move) -> Verdict:
        if view.seat == CHANCE == on_turn(view.position):
            return verdicts.judge_chance(view, move)
        return LEGAL if move in (self.legal(view) or ()) else verdicts.why_not(view, move)

    def conjecture(self, view: View, rng: Random) -> Line[Move]:
        return some_game(view, rng)

    def show(self, view: View) -> dict[str, Json]:
        return view_json.show(view)

    def form(self, view: View) -> str:
        return "chicago.form-deal" if view.position.phase == DEALING else "chicago.form-steal"

    # ------------------------------------------------------------------------------------------ notation

    def read(self, text: str) -> Move:
        return notation.read(text)

    def write(self, move: Move) -> str:
        return notation.write(move)


GAME: Final = Chicago()
