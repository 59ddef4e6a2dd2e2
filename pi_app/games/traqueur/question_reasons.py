"""Why a detective of Le Traqueur should make a move of the search: what it finds out, or where it leads.

A reason is true of any legal move, also of a poor one. It follows from the public search grid alone.
"""

from __future__ import annotations

from typing import Final

from engine.bits import Bits
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
    cell_names,
    within_reach,
)
from engine.games.traqueur.bot import steps_from
from engine.games.traqueur.camps import BARRIERS
from engine.games.traqueur.search import Grid
from pi_app.games.traqueur.tabletop import cells_left

Reason = tuple[str, dict[str, object]]  # the last part of a word key, and the parts of its text except the cell

_ALL_SLOTS: Final[Bits] = sum(SLOTS.values())


def reason(grid: Grid, place: Place) -> Reason:
    """Return the reason for a question, for waiting or for leaving."""
    if place == WAIT:
        return _wait(grid)
    if place == OUT:
        return _leave(grid)
    if not grid.entered & MARKS[place]:
        return _ask(grid, place)
    return _go(grid, place) if grid.crossed & NEXT[grid.at][place] else ("ask-again", {})


# ------------------------------------------------------------------------------------------ a cell not searched yet


def _ask(grid: Grid, cell: Place) -> Reason:
    slot = NEXT[grid.at][cell]
    left = cells_left(grid)
    if left == MARKS[cell]:
        return "ask-only", {}
    if grid.closed.bit_count() == BARRIERS:
        return "ask-open", {}
    # If there were a barrier, these cells would be out of reach, and the fugitive could not be on them (rule 1).
    behind = left & ~within_reach(grid.closed | slot)
    if behind == left:
        return "ask-sure", {}
    if behind:
        count = behind.bit_count()
        return ("ask-gate", {"count": count}) if count > 1 else ("ask-nook", {})
    if grid.at == OUT:
        return "ask-door", {"count": (DOORS & ~grid.crossed & ~grid.closed).bit_count()}
    depths = steps_from(OUT, _ALL_SLOTS & ~grid.crossed)
    deepest = max(depths[here] for here in _open_ways(grid, grid.at) if _new_cells(grid, here))
    return ("ask-deep", {"count": depths[grid.at] + 1}) if depths[grid.at] == deepest else ("ask-new", {})


def _new_cells(grid: Grid, here: Place) -> Bits:
    """Return the cells not searched yet that can be asked for from a place."""
    sides = NEXT[here].items()
    return sum(MARKS[there] for there, slot in sides if not (slot & grid.closed or grid.entered & MARKS[there]))


def _open_ways(grid: Grid, start: Place) -> dict[Place, int]:
    """Return the cells to which open ways lead from a place without leaving the camp, and the steps to each."""
    steps = steps_from(start, _ALL_SLOTS & ~grid.crossed)
    return {there: count for there, count in steps.items() if there < CELLS}


# ------------------------------------------------------------------------------------------ walking on open ways


def _go(grid: Grid, cell: Place) -> Reason:
    if new := _new_cells(grid, cell):
        return "go-there", {"askable": _listed(new)}
    depths = steps_from(OUT, _ALL_SLOTS & ~grid.crossed)
    ahead = _ahead(grid, cell)
    if goals := [there for there in ahead if _new_cells(grid, there)]:
        goal = max(goals, key=lambda there: (depths[there], -there))
        return "go-towards", {"there": NAMES[goal], "askable": _listed(_new_cells(grid, goal))}
    exits = [there for there in ahead if grid.crossed & DOORS & MARKS[there]]
    if exits and grid.at != OUT and not _anything_new(grid):
        return "go-out", {"there": NAMES[min(exits, key=lambda there: ahead[there])]}
    return "go", {}


def _ahead(grid: Grid, cell: Place) -> dict[Place, int]:
    """Return the cells to which a step to this cell brings the detective nearer, and the steps from there."""
    now = _open_ways(grid, grid.at)
    then = _open_ways(grid, cell)
    return {there: steps for there, steps in then.items() if steps < now.get(there, CELLS)}


def _anything_new(grid: Grid) -> bool:
    """Return whether open ways lead to a place from which a new cell can be asked for, without leaving the camp."""
    return any(_new_cells(grid, here) for here in _open_ways(grid, grid.at))


def _listed(cells: Bits) -> str:
    return ", ".join(cell_names(cells))


# ------------------------------------------------------------------------------------------ waiting and leaving


def _wait(grid: Grid) -> Reason:
    can_leave = grid.crossed & NEXT[grid.at][OUT]
    return ("wait-done" if can_leave and not _anything_new(grid) else "wait"), {}


def _leave(grid: Grid) -> Reason:
    if not grid.crossed & NEXT[grid.at][OUT]:
        return "out-unknown", {}
    return ("out" if _anything_new(grid) else "out-done"), {}
