"""Catch'it: carry the ball beyond the enemy's home row. Rules `catch-it 1` to `10`. Nothing is hidden."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import ClassVar, Final, NamedTuple

from engine.bits import bits
from engine.customs import LoserStarts
from engine.game import (
    Event,
    Game,
    Json,
    Line,
    MoveError,
    Option,
    OptionError,
    Options,
    Outcome,
    Seat,
    Verdict,
)
from engine.games.catch_it import turns, verdicts
from engine.games.catch_it.board import BLUE, BY_NAME, NAMES, OUT, RED, home, squares
from engine.games.catch_it.turns import OTHER, PASS, PawnMove, Position, opening
from engine.memo import memo

HOME: Final = home()
REPEATS: Final = 3  # the game is a draw when a position occurs this often (rule 10)
_POSITION_FORM: Final = {"blue": ["D1"], "red": ["D7"], "ball": "D1", "to_move": BLUE}
_TURN: Final = {side: frozenset({side}) for side in (BLUE, RED)}


class State(NamedTuple):
    """The truth, which everybody sees. `seen` has the keys of the positions at the start of each turn."""

    options: Options
    position: Position
    seen: tuple[int, ...]
    outcome: Outcome | None = None


class View(NamedTuple):
    """What a seat knows. Nothing is hidden in this game, so it knows everything."""

    seat: Seat
    options: Options
    position: Position
    moves: tuple[tuple[Seat, PawnMove], ...] = ()
    outcome: Outcome | None = None

    @property
    def opening(self) -> Position:
        """The position at the start of the game."""
        return _first_position(self.options)


class CatchIt(Game[State, View, PawnMove]):
    """The rules for two seats with seven pawns each. One `PawnMove` moves one pawn; a turn has two of them."""

    name = "catch-it"
    customs = LoserStarts()  # catch-it 1
    options: ClassVar = {
        "starter": Option(BLUE, (BLUE, RED)),
        "repetition": Option(True, (True, False), asked=False),
        "position": Option(None, (None,), _POSITION_FORM, asked=False),
    }

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return (BLUE, RED)

    def check(self, options: Options) -> Options:
        whole = super().check({**options, "position": None})
        position = options.get("position")
        return whole if position is None else {**whole, "position": _checked(position)}

    # ------------------------------------------------------------------------------------------ the truth

    def start(self, options: Options) -> tuple[State, tuple[Event, ...]]:
        position = _first_position(options)
        event = Event("start", {"game": self.name, "options": dict(options)})
        return State(options, position, (position.key,)), (event,)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.outcome else _TURN[state.position.side]

    def play(self, state: State, seat: Seat, move: PawnMove) -> tuple[State, tuple[Event, ...]]:
        options, before, seen, _ = state
        position = turns.after(before, move._replace(legs=()) if move.legs else move)
        event = _event(seat, move.start, move.end, move.takes)
        if position.ball == OUT:  # The game ends at once (rule 8).
            return _end(state, position, event, Outcome("goal", (seat,), {seat: 1, OTHER[seat]: 0}))
        if not position.moved and options["repetition"]:
            seen = (*seen, position.key)
            if seen.count(position.key) == REPEATS:  # rule 10
                return _end(state, position, event, Outcome("repetition", (), {BLUE: 0, RED: 0}))
        return State(options, position, seen), (event,)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    # ------------------------------------------------------------------------------------------ the views

    def blank(self, seat: Seat) -> View:
        return View(seat, {}, opening(0, 0, OUT, BLUE))

    def see(self, view: View, event: Event) -> View:
        seat, options, position, moves, outcome = view
        kind, data = event.kind, event.data
        if kind == "moved":
            move = _move(data["from"], data["to"], data["takes"])
            return View(seat, options, turns.after(position, move), (*moves, (data["seat"], move)), outcome)
        if kind == "passed":
            return View(seat, options, turns.after(position, PASS), (*moves, (data["seat"], PASS)), outcome)
        if kind == "start":
            return View(seat, data["options"], _first_position(data["options"]))
        if kind == "over":
            return view._replace(outcome=Outcome.from_json(data["result"]))
        return view

    def legal(self, view: View) -> Sequence[PawnMove]:
        if view.outcome or view.seat != view.position.side:
            return ()
        return turns.legal(view.position)

    def judge(self, view: View, move: PawnMove) -> Verdict:
        if view.outcome or view.seat != view.position.side:
            return Verdict(False, "not-your-turn", f"{self.name} 2")
        return verdicts.judge(view.position, move)

    def conjecture(self, view: View, rng: Random) -> Line[PawnMove]:
        return view.moves

    def show(self, view: View) -> dict[str, Json]:
        position = view.position
        return {
            "seat": view.seat,
            "options": deepcopy(dict(view.options)),
            "to_act": [] if view.outcome else [position.side],
            "result": view.outcome.as_json() if view.outcome else None,
            "blue": sorted(NAMES[square] for square in squares(position.blue)),
            "red": sorted(NAMES[square] for square in squares(position.red)),
            "ball": NAMES[position.ball],
            "first_pawn": NAMES[position.moved] if position.moved else None,
            "ball_moved": position.spent,
            "ball_duty": position.attacks and not position.spent,
            "moves": [[seat, self.write(move)] for seat, move in view.moves],
        }

    # ------------------------------------------------------------------------------------------ notation

    def read(self, text: str) -> PawnMove:
        """Read a text such as `D1-D2`, `E2xA6`, `D7-out`, `pass`, or `E2xC2-C4-A6`, which names every landing."""
        plain = re.sub(r"\s", "", text).lower() if text.isascii() else ""
        if plain == "pass":
            return PASS
        if not re.fullmatch(r"[a-g][1-7]([-x][a-g][1-7])*[-x]([a-g][1-7]|out)", plain):
            raise MoveError(text)
        start, *landings = re.split("[-x]", plain)
        takes = [sign == "x" for sign in re.findall("[-x]", plain.replace("out", ""))]
        legs = tuple((_square(name), taken) for name, taken in zip(landings, takes, strict=True))
        return PawnMove(_square(start), legs[-1][0], any(takes), legs if len(legs) > 1 else ())

    def write(self, move: PawnMove) -> str:
        if move == PASS:
            return "pass"
        return f"{NAMES[move.start]}{'x' if move.takes else '-'}{NAMES[move.end]}"


def _square(name: str) -> int:
    return BY_NAME[name if name == "out" else name.upper()]


@memo()
def _event(seat: Seat, start: int, end: int, takes: bool) -> Event:
    if start == OUT:
        return Event("passed", {"seat": seat})
    return Event("moved", {"seat": seat, "from": NAMES[start], "to": NAMES[end], "takes": takes})


@memo()
def _move(start: str, end: str, takes: bool) -> PawnMove:
    return PawnMove(BY_NAME[start], BY_NAME[end], takes)


def _end(state: State, position: Position, event: Event, outcome: Outcome) -> tuple[State, tuple[Event, ...]]:
    ended = State(state.options, position, state.seen, outcome)
    return ended, (event, Event("over", {"result": outcome.as_json()}))


# ------------------------------------------------------------------------------------------ first positions


def _first_position(options: Options) -> Position:
    if (given := options["position"]) is not None:
        blue, red = (bits(BY_NAME[name] for name in given[side]) for side in (BLUE, RED))
        return opening(blue, red, BY_NAME[given["ball"]], given["to_move"])
    starter = options["starter"]
    return opening(HOME[BLUE][0], HOME[RED][0], HOME[starter][1], starter)  # rule 1


def _checked(given: Json) -> dict[str, Json]:
    """Return a given position with its names in upper case. Raises OptionError.

    Each side must have 1 to 7 pawns, and one pawn the ball. The position need not be reachable in a game.
    """
    match given:
        case {"blue": [*blue], "red": [*red], "ball": ball, "to_move": "blue" | "red" as to_move, **more} if not more:
            sides = [[_named(pawn) for pawn in pawns] for pawns in (blue, red)]
            pawns = [*sides[0], *sides[1]]
            sizes = all(1 <= len(side) <= 7 for side in sides)
            if sizes and len(set(pawns)) == len(pawns) and _named(ball) in pawns:
                return {"blue": sides[0], "red": sides[1], "ball": _named(ball), "to_move": to_move}
    raise OptionError("position")


def _named(square: Json) -> str:
    if isinstance(square, str) and square.upper() in BY_NAME:
        return square.upper()
    raise OptionError("position")


GAME: Final = CatchIt()
