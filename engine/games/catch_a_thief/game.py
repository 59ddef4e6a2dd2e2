"""Catch a Thief: a thief flees in secret, a detective follows the clues. Rules `catch-a-thief 1` to `10`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import ClassVar, Final, NamedTuple

from engine.boards import BoardError, drawing
from engine.customs import EveryRoleFewestPoints
from engine.game import (
    LEGAL,
    TABLE,
    Event,
    Game,
    Json,
    Line,
    MoveError,
    Option,
    Options,
    Outcome,
    Seat,
    Verdict,
)
from engine.memo import memo

Point = int  # y * 11 + x

# ------------------------------------------------------------------------------------------ the board

SIZE: Final = 11
BOARD_FILE: Final = Path(__file__).with_name("board.txt")
ROWS: Final = drawing(BOARD_FILE, width=SIZE, height=SIZE, signs={"S": 1, "H": 4, "+": 116})
_SIGNS: Final = "".join(ROWS)
NAMES: Final = tuple(f"{y + 1}{chr(ord('A') + x)}" for y in range(SIZE) for x in range(SIZE))
POINTS: Final = {name: point for point, name in enumerate(NAMES)}
SCENE: Final[Point] = _SIGNS.index("S")
HIDEOUTS: Final = frozenset(point for point, sign in enumerate(_SIGNS) if sign == "H")


def _offset(point: Point) -> tuple[int, int]:
    """Return the columns (dx) and rows (dy) from the scene of the crime to a point."""
    return point % SIZE - SCENE % SIZE, point // SIZE - SCENE // SIZE


def distance(point: Point) -> int:
    """Return the number of steps from the scene of the crime to a point."""
    dx, dy = _offset(point)
    return abs(dx) + abs(dy)


def on_one_line(a: Point, b: Point) -> bool:
    """Return whether two points are in the same row or the same column."""
    return a % SIZE == b % SIZE or a // SIZE == b // SIZE


def _neighbours(point: Point, *, diagonal: bool) -> tuple[Point, ...]:
    x, y = point % SIZE, point // SIZE
    return tuple(
        (y + dy) * SIZE + x + dx
        for dy in (-1, 0, 1)
        for dx in (-1, 0, 1)
        if (dx or dy) and (diagonal or not (dx and dy)) and 0 <= x + dx < SIZE and 0 <= y + dy < SIZE
    )


if {_offset(point) for point in HIDEOUTS} != {(-5, -5), (5, -5), (-5, 5), (5, 5)}:
    raise BoardError(BOARD_FILE, "the scene is not in the middle or the hideouts are not in the corners")

# ------------------------------------------------------------------------------------------ the moves

FIRST_STEPS: Final = {variant: _neighbours(SCENE, diagonal=variant == 2) for variant in (1, 2)}  # rule 3
STEPS: Final = tuple(  # By point: where the thief may step next, always away from the scene (rule 4).
    tuple(near for near in _neighbours(point, diagonal=False) if distance(near) == distance(point) + 1)
    for point in range(SIZE * SIZE)
)
VISITS: Final = tuple(point for point in range(SIZE * SIZE) if point not in HIDEOUTS)  # rule 5
ESCAPE_SCORE: Final = 10  # the detective's score if the thief escapes (rule 8)

THIEF: Final[Seat] = "thief"
DETECTIVE: Final[Seat] = "detective"
_NOT_THIEF: Final = frozenset({DETECTIVE, TABLE})
_TURN: Final = {seat: frozenset({seat}) for seat in (THIEF, DETECTIVE)}


def steps(variant: int, at: Point, moved: int) -> tuple[Point, ...]:
    """Return the points to which a thief may step who stands on `at` and has moved `moved` times."""
    return STEPS[at] if moved else FIRST_STEPS[variant]


class State(NamedTuple):
    """The truth: the thief's path (without the scene) and the detective's visits."""

    options: Options
    path: tuple[Point, ...] = ()
    visits: tuple[Point, ...] = ()
    outcome: Outcome | None = None


class Clue(NamedTuple):
    """The thief's answer to visit number `n`: orange if the thief is in the same row or column, blue otherwise."""

    n: int
    at: Point
    orange: bool


class View(NamedTuple):
    """What a seat knows. Only the thief knows `path` during the game; for others it is empty until it is revealed."""

    seat: Seat
    options: Options
    moved: int = 0
    path: tuple[Point, ...] = ()
    clues: tuple[Clue, ...] = ()
    caught_at: Point | None = None
    outcome: Outcome | None = None


class CatchAThief(Game[State, View, Point]):
    """The rules for two seats: the thief moves in secret, the detective visits any point except the hideouts."""

    name = "catch-a-thief"
    customs = EveryRoleFewestPoints()  # catch-a-thief 1 and 8
    options: ClassVar = {"variant": Option(1, (1, 2)), "aid": Option(False, (False, True), asked=False)}

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return (THIEF, DETECTIVE)

    # ------------------------------------------------------------------------------------------ the truth

    def start(self, options: Options) -> tuple[State, tuple[Event, ...]]:
        return State(options), (Event("start", {"game": self.name, "options": dict(options)}),)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.outcome:
            return frozenset()
        return _TURN[DETECTIVE if len(state.path) > len(state.visits) else THIEF]  # rule 2

    def play(self, state: State, seat: Seat, move: Point) -> tuple[State, tuple[Event, ...]]:
        options, path, visits, _ = state
        if seat == THIEF:
            path = (*path, move)
            n = len(path)
            if move in HIDEOUTS:  # The thief escapes at once, before the detective replies (rule 7).
                events = (_step(n, move), _moved(n), Event("escaped", {"n": n, "at": NAMES[move]}))
                return _end(
                    State(options, path, visits),
                    events,
                    Outcome("escaped", (THIEF,), {DETECTIVE: ESCAPE_SCORE}),
                )
            return State(options, path, visits), (_step(n, move), _moved(n))
        visits = (*visits, move)
        n, thief = len(visits), path[-1]
        if move == thief:  # rule 6
            caught = Event("caught", {"n": n, "at": NAMES[move]})
            return _end(State(options, path, visits), (caught,), Outcome("caught", (DETECTIVE,), {DETECTIVE: n}))
        return State(options, path, visits), (_clue(n, move, on_one_line(move, thief)),)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    # ------------------------------------------------------------------------------------------ the views

    def blank(self, seat: Seat) -> View:
        return View(seat, {})

    def see(self, view: View, event: Event) -> View:
        seat, options, moved, path, clues, _, _ = view
        kind, data = event.kind, event.data
        if kind == "clue":
            clue = Clue(data["n"], POINTS[data["at"]], data["colour"] == "orange")
            return View(seat, options, moved, path, (*clues, clue))
        if kind == "step":
            return View(seat, options, data["n"], (*path, POINTS[data["to"]]), clues)
        if kind == "moved":
            return View(seat, options, data["n"], path, clues)
        if kind == "start":
            return View(seat, data["options"])
        if kind == "caught":
            return view._replace(caught_at=POINTS[data["at"]])
        if kind == "reveal":
            return view._replace(path=tuple(POINTS[name] for name in data["path"]))
        if kind == "over":
            return view._replace(outcome=Outcome.from_json(data["result"]))
        return view

    def legal(self, view: View) -> Sequence[Point]:
        if view.outcome or view.seat != _on_turn(view):
            return ()
        if view.seat == THIEF:
            return STEPS[view.path[-1]] if view.path else FIRST_STEPS[view.options["variant"]]
        return VISITS if view.clues else (SCENE,)  # rule 5

    def judge(self, view: View, move: Point) -> Verdict:
        if move in self.legal(view):
            return LEGAL
        if view.outcome or view.seat != _on_turn(view):
            return Verdict(False, "not-your-turn", f"{self.name} 2")
        if view.seat == DETECTIVE:
            code = "hideout-closed" if view.clues else "scene-first"
            return Verdict(False, code, f"{self.name} 5", (NAMES[move],))
        if not view.path:
            return Verdict(False, f"first-step-{view.options['variant']}", f"{self.name} 3", (NAMES[move],))
        at = view.path[-1]
        beside = move in _neighbours(at, diagonal=False)
        code = "thief-stays" if move == at else "not-away" if beside else "not-one-step"
        return Verdict(False, code, f"{self.name} 4", (NAMES[at], NAMES[move]))

    def conjecture(self, view: View, rng: Random) -> Line[Point]:
        path = view.path or _some_path(view, rng)
        visits = [clue.at for clue in view.clues]
        if view.caught_at is not None:
            visits.append(view.caught_at)
        line: list[tuple[Seat, Point]] = []
        for turn, step in enumerate(path):
            line.append((THIEF, step))
            line.extend((DETECTIVE, visit) for visit in visits[turn : turn + 1])
        return line

    def show(self, view: View) -> dict[str, Json]:
        at = view.caught_at if view.caught_at is not None else view.clues[-1].at if view.clues else None
        shown = {
            "seat": view.seat,
            "options": dict(view.options),
            "to_act": [] if view.outcome else [_on_turn(view)],
            "result": view.outcome.as_json() if view.outcome else None,
            "moved": view.moved,
            "detective": None if at is None else NAMES[at],
            "clues": [dict(_clue(*clue).data) for clue in view.clues],
            "path": [NAMES[point] for point in view.path] if view.path or view.seat == THIEF else None,
        }
        if view.options.get("aid") and view.seat == DETECTIVE:  # rule 10
            shown["candidates"] = sorted(NAMES[point] for point in candidates(view))
        return shown

    # ------------------------------------------------------------------------------------------ notation

    def read(self, text: str) -> Point:
        name = re.sub(r"\s", "", text).upper()
        if not text.isascii() or name not in POINTS:
            raise MoveError(text)
        return POINTS[name]

    def write(self, move: Point) -> str:
        return NAMES[move]


# ------------------------------------------------------------------------------------------ events


@memo()
def _step(n: int, to: Point) -> Event:
    return Event("step", {"n": n, "to": NAMES[to]}, _TURN[THIEF])


@memo()
def _moved(n: int) -> Event:
    return Event("moved", {"n": n}, _NOT_THIEF)


@memo()
def _clue(n: int, at: Point, orange: bool) -> Event:
    return Event("clue", {"n": n, "at": NAMES[at], "colour": "orange" if orange else "blue"})


def _end(state: State, events: tuple[Event, ...], outcome: Outcome) -> tuple[State, tuple[Event, ...]]:
    reveal = Event("reveal", {"path": [NAMES[point] for point in state.path]})  # rule 9
    return state._replace(outcome=outcome), (*events, reveal, Event("over", {"result": outcome.as_json()}))


# ------------------------------------------------------------------------------------------ where the thief can be


def _on_turn(view: View) -> Seat:
    return DETECTIVE if view.moved > len(view.clues) else THIEF


def paths_to(view: View) -> list[dict[Point, int]]:
    """Return, for each move of the thief, the points where he can have been and the number of paths to each.

    It uses public knowledge only: the clues, and that the thief has not escaped before the end of the game.
    """
    reached = [{SCENE: 1}]
    for turn in range(view.moved):
        after: dict[Point, int] = {}
        for point, ways in reached[-1].items():
            for step in steps(view.options["variant"], point, turn):
                if _fits(view, turn, step):
                    after[step] = after.get(step, 0) + ways
        reached.append(after)
    return reached


def _fits(view: View, turn: int, at: Point) -> bool:
    """Return whether the thief can have stood on `at` after move number `turn` + 1."""
    if turn < len(view.clues):
        clue = view.clues[turn]
        return at not in HIDEOUTS and at != clue.at and on_one_line(at, clue.at) == clue.orange
    if view.caught_at is not None:
        return at == view.caught_at
    return at not in HIDEOUTS


def candidates(view: View) -> frozenset[Point]:
    """Return every point where the thief can be now (rule 10)."""
    return frozenset(view.path[-1:] if view.outcome else paths_to(view)[-1])


def _some_path(view: View, rng: Random) -> tuple[Point, ...]:
    """Return a random path that fits the clues. All are equally likely. It is drawn from its end back to the scene."""
    reached = paths_to(view)
    path: list[Point] = []
    for turn in range(view.moved, 0, -1):
        ends = [p for p in reached[turn] if not path or path[-1] in STEPS[p]]
        path.append(rng.choices(ends, [reached[turn][p] for p in ends])[0])
    return tuple(reversed(path))


GAME: Final = CatchAThief()
