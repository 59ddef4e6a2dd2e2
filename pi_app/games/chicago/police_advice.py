"""Why the police of Chicago should make a move. A reason is true of any legal move, also of a poor one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chicago.board import GATES, NAMES, STARS, Point, points, slides
from engine.games.chicago.moves import STOP, Move, police_moves
from engine.games.chicago.police_bot import distance
from engine.games.chicago.position import Pawn, Position
from engine.games.chicago.views import View
from pi_app.games.chicago.ways_out import fewest_ways, in_danger, in_town, moved, targets, ways_out

if TYPE_CHECKING:
    from pi_app.words import Words


def reason(view: View, move: Move) -> tuple[Words, ...]:
    """Return what a move of the police is good for."""
    position = view.position
    if move == STOP:
        return _stop(position)
    if move.verb == "place":
        return (_place(position, move.end),)
    return (_go(position, move.start, move.end),)


def _richest_first(position: Position, pawns: list[Pawn]) -> list[Pawn]:
    return sorted(pawns, key=lambda pawn: -position.held[pawn])


# ------------------------------------------------------------------------------------------ placing


def _place(position: Position, star: Point) -> Words:
    at = {"at": NAMES[star]}
    after = position._replace(police=position.police | 1 << star)
    for pawn in _richest_first(position, targets(position)):
        if in_danger(after, position.cells[pawn]):
            return "chicago.hint-place-catch", {**at, "pawn": pawn + 1}
    pawns = _richest_first(position, in_town(position))
    free = points(STARS & ~position.taken)
    for pawn in pawns:
        if distance(star, position.cells[pawn]) == min(distance(other, position.cells[pawn]) for other in free):
            return "chicago.hint-place-nearest", {**at, "pawn": pawn + 1}
    if pawns:
        count = distance(star, position.cells[pawns[0]])
        return "chicago.hint-place-far", {**at, "pawn": pawns[0] + 1, "count": count}
    return "chicago.hint-place-anywhere", at


# ------------------------------------------------------------------------------------------ moving and stopping


def _go(position: Position, start: Point, end: Point) -> Words:
    """Return the first reason that holds for some pawn: a strong reason comes before a weak one."""
    way = {"start": NAMES[start], "to": NAMES[end]}
    after = moved(position, start, end)
    hunted = _richest_first(position, targets(position))
    for pawn in hunted:
        if in_danger(after, position.cells[pawn], 0):
            return "chicago.hint-surrounds", {**way, "pawn": pawn + 1}
    for pawn in hunted:
        if in_danger(after, position.cells[pawn], position.moves_left - 1):
            return "chicago.hint-prepares", {**way, "pawn": pawn + 1}
    for pawn in hunted:
        if (count := ways_out(after, pawn)) < ways_out(position, pawn):
            return "chicago.hint-closes", {**way, "pawn": pawn + 1, "count": count}
    for pawn in hunted:
        cell = position.cells[pawn]
        if barred := GATES & slides(cell, position.taken) & ~slides(cell, after.taken):
            return "chicago.hint-bars", {**way, "pawn": pawn + 1, "at": NAMES[points(barred)[0]]}
    for pawn in _richest_first(position, in_town(position)):
        cell = position.cells[pawn]
        if distance(end, cell) < distance(start, cell):
            return "chicago.hint-nearer", {**way, "pawn": pawn + 1}
    return "chicago.hint-patrols", {**way, "count": slides(end, after.taken).bit_count()}


def _stop(position: Position) -> tuple[Words, ...]:
    moves = [move for move in police_moves(position) if move != STOP]
    if not moves:
        return (("chicago.hint-stop-stuck", {}),)
    pawns = targets(position)
    now = [ways_out(position, pawn) for pawn in pawns]
    then = [[ways_out(moved(position, move.start, move.end), pawn) for pawn in pawns] for move in moves]
    if pawns and all(new >= old for ways in then for new, old in zip(ways, now, strict=True)):
        return (("chicago.hint-stop-useless", {}),)
    return ("chicago.hint-stop", {}), fewest_ways(position)
