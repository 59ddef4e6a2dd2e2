"""Explain why a camp or a question of Le Traqueur is illegal. The most obvious reasons are checked first."""

from __future__ import annotations

from engine.game import LEGAL, Verdict
from engine.games.traqueur.board import (
    CELLS,
    DOORS,
    MARKS,
    NAMES,
    NEXT,
    OUT,
    SLOTS,
    WAIT,
    Place,
    diagonal,
    numbers,
    within_reach,
)
from engine.games.traqueur.camps import BARRIERS, Camp
from engine.games.traqueur.notation import Move
from engine.games.traqueur.search import Search, questions


def _no(code: str, rule: int, *places: Place) -> Verdict:
    """Return a refusal that lights these places. OUT and WAIT are left out: they have no light."""
    return Verdict(False, code, f"traqueur {rule}", tuple(NAMES[place] for place in places if place < CELLS))


def judge_camp(move: Move) -> Verdict:
    """Return whether this camp may be built."""
    if move.place >= CELLS:
        return _no("camp-first", 1)
    for number, pair in enumerate(move.barriers):
        if pair not in SLOTS:
            return _no("diagonal-barrier" if OUT not in pair and diagonal(*pair) else "no-such-slot", 1, *pair)
        if pair in move.barriers[:number]:
            return _no("barrier-twice", 1, *pair)
    if len(move.barriers) > BARRIERS:
        return _no("too-many-barriers", 1)
    return _judge_route(Camp.built_by(move))


def _judge_route(camp: Camp) -> Verdict:
    """Return whether there is a route from outside to the fugitive."""
    if not DOORS & ~camp.barriers:
        return _no("doors-closed", 1, *numbers(DOORS))
    if not within_reach(camp.barriers) & MARKS[camp.fugitive]:
        return _no("sealed", 1, camp.fugitive)
    return LEGAL


def judge_question(search: Search, move: Move) -> Verdict:
    """Return whether the seat whose turn it is may make this move."""
    if move in questions(search):
        return LEGAL
    if move.barriers:
        return _no("camp-frozen", 1)
    at = search.grid.at
    if move.place == WAIT:
        return _why_not_wait(at)
    if move.place in NEXT[at] and search.grid.closed & NEXT[at][move.place]:
        return _no("barrier-recorded", 6, at, move.place)
    if move.place == OUT:
        return _why_not_out(at)
    return _why_not_cell(at, move.place)


def _why_not_wait(at: Place) -> Verdict:
    if at == OUT:
        return _no("wait-outside", 5)
    if OUT in NEXT[at]:
        return _no("wait-unmoved", 5, at)
    return _no("wait-inside", 5, at)


def _why_not_out(at: Place) -> Verdict:
    if at == OUT:
        return _no("already-outside", 3)
    if OUT in NEXT[at]:
        return _no("out-later", 5, at)
    return _no("out-from-inside", 3, at)


def _why_not_cell(at: Place, there: Place) -> Verdict:
    if at == OUT:
        return _no("enter-by-column-1", 3, there)
    if at == there:
        return _no("already-there", 3, at)
    if diagonal(at, there):
        return _no("diagonal-question", 3, at, there)
    return _no("not-next", 3, at, there)
