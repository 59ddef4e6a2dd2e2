"""Why a thief of Chicago should make a move, as far as this thief knows.

A reason is true of any legal move, also of a poor one. It may name the pawn's own loot and houses that the thief saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chicago.board import BESIDE, GATES, NAMES, ROADS, Point, points, slides, union
from engine.games.chicago.loot import worth
from engine.games.chicago.moves import Move
from engine.games.chicago.police_bot import distance
from engine.games.chicago.position import NOBODY, Position
from engine.games.chicago.views import View
from pi_app.games.chicago.closed_houses import closed_houses
from pi_app.games.chicago.money import amount
from pi_app.games.chicago.ways_out import in_danger, is_safe, moved, stepped

if TYPE_CHECKING:
    from pi_app.words import Words


def reason(view: View, move: Move) -> tuple[Words, ...]:
    """Return what a move of a thief is good for."""
    match move.verb:
        case "enter":
            return (_enter(view.position, move.end),)
        case "go":
            return (_go(view, move.end),)
        case "burgle":
            return (_burgle(view, move.end),)
        case "fire":
            return (_fire(view.position, move.start, move.end),)
        case "surrender":
            return (_surrender(view),)
        case "putback":
            return ((f"chicago.hint-putback-{view.known[view.position.found]}", {}),)
    return (_depart(view, move.verb),)


def _loot(view: View) -> tuple[str, ...]:
    """Return the loot of the pawn that acts, which is the seat's own."""
    return view.loot[view.position.acting] or ()


# ------------------------------------------------------------------------------------------ through the streets


def _enter(position: Position, gate: Point) -> Words:
    beside = {free: (BESIDE[free] & position.houses).bit_count() for free in points(GATES & ~position.taken)}
    key = "chicago.hint-enter-best" if beside[gate] == max(beside.values()) else "chicago.hint-enter"
    return key, {"at": NAMES[gate], "count": beside[gate]}


def _go(view: View, end: Point) -> Words:
    position, at = view.position, {"at": NAMES[end]}
    start = position.cells[position.slot]
    after = stepped(position, start, end)
    if in_danger(position, start) and is_safe(after, end):
        return "chicago.hint-go-safe", at
    if GATES >> end & 1 and (total := worth(_loot(view))):
        return "chicago.hint-go-gate", {**at, "money": amount(total)}
    for house in points(BESIDE[end] & position.houses):
        if _is_useful(view, house):
            return f"chicago.hint-go-{view.known[house]}", {**at, "house": NAMES[house]}
    if count := _unknown(view, end):
        return "chicago.hint-go-houses", {**at, "count": count}
    if position.police and _police_distance(position, end) > _police_distance(position, start):
        return "chicago.hint-go-away", at
    beyond = union(BESIDE[cell] for cell in points(slides(end, after.taken))) & position.houses
    if count := sum(house not in view.known for house in points(beyond)):
        return "chicago.hint-go-on", {**at, "count": count}
    return "chicago.hint-go", at


def _is_useful(view: View, house: Point) -> bool:
    """Return whether the thief has seen that this house is a bank, a car or the plane, and the pawn can take it."""
    kind = view.known.get(house, "")
    return kind == "plane" or kind == ("bank" if "car" in _loot(view) else "car")


def _unknown(view: View, cell: Point) -> int:
    """Return the number of houses beside a cell that the thief has not seen."""
    return sum(house not in view.known for house in points(BESIDE[cell] & view.position.houses))


def _police_distance(position: Position, cell: Point) -> int:
    return min(distance(cell, policeman) for policeman in points(position.police))


# ------------------------------------------------------------------------------------------ houses


def _burgle(view: View, house: Point) -> Words:
    at = {"at": NAMES[house]}
    if kind := view.known.get(house):
        return f"chicago.hint-burgle-{'known' if _is_useful(view, house) else 'useless'}-{kind}", at
    closed = closed_houses(view)
    if closed.put_back >> house & 1:
        no_plane = "plane" in view.known.values()
        return f"chicago.hint-burgle-opened{'-no-plane' if no_plane else ''}", at
    count = closed.never_opened.bit_count()
    return "chicago.hint-burgle", {**at, "safe": count - closed.police, "count": count}


def _depart(view: View, by: str) -> Words:
    """Return why to leave by a gate or by the plane: the loot is safe, or at least the pawn is."""
    pawn, total = view.position.acting + 1, worth(_loot(view))
    key = "plane" if by == "plane" else "leave"
    if total:
        return f"chicago.hint-{key}", {"pawn": pawn, "money": amount(total)}
    return f"chicago.hint-{key}-empty", {"pawn": pawn}


# ------------------------------------------------------------------------------------------ shots


def _fire(position: Position, start: Point, end: Point) -> Words:
    parts = {"start": NAMES[start], "to": NAMES[end], "pawn": position.acting + 1}
    cell, after = position.cells[position.acting], moved(position, start, end)
    if position.asked != NOBODY:
        return f"chicago.hint-shot-{'in-vain' if in_danger(after, cell, 0) else 'frees'}", parts
    if cell >= 0 and in_danger(position, cell) and is_safe(after, cell):
        return "chicago.hint-shot-safe", parts
    return "chicago.hint-shot", parts


def _surrender(view: View) -> Words:
    position = view.position
    pawn = {"pawn": position.asked + 1}
    if "gun" not in _loot(view):
        return "chicago.hint-surrender-no-gun", pawn
    movable = ROADS[position.cells[position.asked]] & position.police & ~position.pinned
    return ("chicago.hint-surrender" if movable else "chicago.hint-surrender-hopeless"), pawn
