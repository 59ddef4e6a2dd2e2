"""Explain why a move of Chicago is illegal, from the player's view alone. The most obvious reasons come first."""

from __future__ import annotations

from typing import Final

from engine.game import LEGAL, Verdict
from engine.games.chicago.board import (
    ALL_HOUSES,
    DARK,
    GATES,
    NAMES,
    STARS,
    Point,
    drives,
    points,
)
from engine.games.chicago.moves import Move
from engine.games.chicago.position import (
    DEALING,
    FOUND,
    NOBODY,
    OUTSIDE,
    POLICE,
    POLICE_MOVES,
    Position,
    losses,
    must_place,
    on_turn,
)
from engine.games.chicago.views import View

_BY_CHANCE: Final = ("deal", "steal")
_BY_POLICE: Final = ("place", "stop", "go")


def judge_chance(view: View, move: Move) -> Verdict:
    """Return whether a move of CHANCE is legal (rules 1, 6).

    It must be a deal of the 59 houses, or a theft that takes one house from each pawn in play that has any.
    """
    if view.position.phase == DEALING:
        if move.verb != "deal":
            return _no("deal-first", 1)
        return LEGAL if tuple(sorted(move.kinds)) == ALL_HOUSES else _no("not-the-houses", 1)
    if move.verb != "steal":
        return _no("steal-now", 6)
    if move.losers != tuple(loser for loser, _ in losses(view.position)):
        return _no("not-the-losers", 6)
    for loser, kind in zip(move.losers, move.kinds, strict=True):
        if kind not in (view.loot[loser] or ()):
            return _no("not-in-the-loot", 6, view.position.cells[loser])
    return LEGAL


def why_not(view: View, move: Move) -> Verdict:
    """Return why a move of a player is illegal. The move must be illegal."""
    if view.seat != on_turn(view.position):
        return _no("not-your-turn", 2)
    if move.verb in _BY_CHANCE:
        return _no("left-to-chance", 1)
    return _police(view.position, move) if view.seat == POLICE else _thief(view, move)


def _no(code: str, rule: int, *squares: Point) -> Verdict:
    return Verdict(False, code, f"chicago {rule}", tuple(NAMES[square] for square in squares))


def _police(position: Position, move: Move) -> Verdict:
    start, end = move.start, move.end
    if move.verb not in _BY_POLICE:
        return _no("thieves-only", 7)
    if move.verb == "place":
        return _no_placing(position, end)
    if stars := must_place(position):
        return _no("place-first", 6, *points(stars))
    return _no_policeman(position, start) or _no_slide(position, start, end)


def _no_placing(position: Position, end: Point) -> Verdict:
    if not position.reserve:
        return _no("nobody-waits", 6)
    if position.moves_left < POLICE_MOVES:
        return _no("placing-is-over", 6)
    return _no("star-taken" if STARS >> end & 1 else "not-a-star", 6, end)


def _no_policeman(position: Position, start: Point) -> Verdict | None:
    """Return why the policeman on `start` cannot be moved by the police or by a shot, or None if he can."""
    if not position.police >> start & 1:
        return _no("not-a-policeman", 7, start)
    return _no("pinned", 9, start) if position.pinned >> start & 1 else None


def _no_slide(position: Position, start: Point, end: Point) -> Verdict:
    """Return why a pawn or a policeman on `start` cannot slide to `end`."""
    if start == end:
        return _no("stays", 3, start)
    if DARK >> end & 1:
        return _no("dark-cell", 3, end)
    if position.taken >> end & 1:
        return _no("cell-taken", 3, end)
    return _no("out-of-reach", 3, start, end)


def _thief(view: View, move: Move) -> Verdict:
    position, verb = view.position, move.verb
    cell = position.cells[position.acting]
    if verb == "fire" and position.phase != FOUND:
        return _no_shot(view, move)
    if position.asked != NOBODY:
        return _no("surrounded", 9, cell)
    if position.phase == FOUND:
        return _no("no-plane" if verb == "plane" else "house-in-hand", 6, position.found)
    return _out_of_place(verb) or (_no_entry(move) if cell == OUTSIDE else _no_action(view, move, cell))


def _out_of_place(verb: str) -> Verdict | None:
    """Return why a verb is not an action of a thief's turn, wherever the pawn stands, or None if it is one."""
    match verb:
        case "stop":
            return _no("no-passing", 5)
        case "place":
            return _no("police-only", 6)
        case "plane" | "putback":
            return _no("nothing-in-hand", 6)
        case "surrender":
            return _no("not-surrounded", 9)
    return None


def _no_shot(view: View, move: Move) -> Verdict:
    position = view.position
    if "gun" not in (view.loot[position.acting] or ()):
        return _no("no-gun", 10)
    return _no_policeman(position, move.start) or _no(
        "dark-cell" if DARK >> move.end & 1 else "cell-taken", 10, move.end
    )


def _no_entry(move: Move) -> Verdict:
    if move.verb != "enter":
        return _no("enter-first", 4)
    return _no("gate-taken" if GATES >> move.end & 1 else "not-a-gate", 4, move.end)


def _no_action(view: View, move: Move, cell: Point) -> Verdict:
    if move.verb == "enter":
        return _no("already-in-town", 4, cell)
    if move.verb == "leave":
        return _no("not-at-a-gate", 5, cell)
    if move.verb == "burgle":
        return _no_burglary(view.position, move.end)
    if move.start != cell:
        return _no("not-this-pawn", 2, cell)
    if drives(cell, view.position.taken) >> move.end & 1:
        return _no("needs-a-car", 5, cell, move.end)
    return _no_slide(view.position, cell, move.end)


def _no_burglary(position: Position, at: Point) -> Verdict:
    if not DARK >> at & 1:
        return _no("not-a-house", 5, at)
    return _no("not-beside" if position.houses >> at & 1 else "house-gone", 5, at)
