"""The hints of Le Traqueur: where the fugitive can still be, what a question would find out, how a camp is built.

Both search grids are public. The only secret in a hint is the camp that a player is advised to build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bits import Bits, bits
from engine.game import Seat
from engine.games.traqueur.board import CELLS, NAMES, NEXT, OUT, WAIT, cell_names, numbers, within_reach
from engine.games.traqueur.bot import steps_from
from engine.games.traqueur.camps import BARRIERS, Camp
from engine.games.traqueur.game import SEATS, View
from engine.games.traqueur.notation import Move
from engine.games.traqueur.search import Grid
from pi_app.games.hints import Hint, Hints
from pi_app.games.traqueur.question_reasons import reason
from pi_app.games.traqueur.tabletop import CELL_SPOTS, SLOT_SPOTS, cells_left, spots_of
from pi_app.grid import bit

if TYPE_CHECKING:
    from pi_app.words import Words

FEW: Final = 6  # If the fugitive can be on at most this many cells, they are named.


class TraqueurHints(Hints):
    """A detective gets the cells that are left and the reason for a question, a builder the measures of a camp."""

    def facts(self, view: View, seat: Seat, *, aid: bool) -> Hint:
        if _builds(view):
            return Hint((("traqueur.hint-camp-rules", {}),))
        grid = view.search.grid_of(seat)
        if not aid:
            return Hint((("traqueur.hint-searched", {"count": grid.entered.bit_count()}), _walls(grid)))
        left = cells_left(grid)
        return Hint((*_cells(grid, left), _walls(grid)), spots_of(left))

    def advice(self, view: View, move: Move) -> Hint:
        if _builds(view):
            return _camp(Camp.built_by(move))
        grid = view.search.grid
        about = grid.at if move.place in (OUT, WAIT) else move.place
        key, parts = reason(grid, move.place)
        return Hint(((f"traqueur.hint-{key}", {"at": NAMES[about], **parts}),), bit(CELL_SPOTS[about]))


def _builds(view: View) -> bool:
    """Return whether a camp is still being built."""
    return len(view.built) < len(SEATS)


def _cells(grid: Grid, left: Bits) -> tuple[Words, ...]:
    """Return on which cells the fugitive can be, and how many others are out of reach behind walls."""
    names = cell_names(left)
    if len(names) == 1:
        return (("traqueur.hint-one-cell", {"at": names[0]}),)
    if len(names) <= FEW:
        return (("traqueur.hint-few-cells", {"fitting": ", ".join(names)}),)
    words: Words = ("traqueur.hint-cells", {"count": len(names)})
    cut_off = CELLS - (left | grid.entered).bit_count()
    return (words, ("traqueur.hint-cut-off", {"count": cut_off})) if cut_off else (words,)


def _walls(grid: Grid) -> Words:
    """Return how many walls are found. If it is as many as a camp may have (rule 1), all other ways are open."""
    count = grid.closed.bit_count()
    return ("traqueur.hint-all-walls", {}) if count == BARRIERS else ("traqueur.hint-walls", {"count": count})


def _camp(camp: Camp) -> Hint:
    """Return where the fugitive goes, and how long the other player must search at least."""
    at, barriers = camp
    parts = {"at": NAMES[at], "walls": barriers.bit_count()}
    spots = bits({CELL_SPOTS[at], *(SLOT_SPOTS[slot] for slot in numbers(barriers))})
    steps = steps_from(OUT, barriers)[at]
    if steps == 1:
        return Hint((("traqueur.hint-camp-at-door", parts),), spots)
    return Hint((("traqueur.hint-camp", {**parts, "count": steps, "ends": _dead_ends(camp)}),), spots)


def _dead_ends(camp: Camp) -> int:
    """Return how many cells a detective can enter, but leave only by the same way. The fugitive's is not one."""
    at, barriers = camp
    reached = numbers(within_reach(barriers) & ~(1 << at))
    return sum(sum(not slot & barriers for slot in NEXT[cell].values()) == 1 for cell in reached)


HINTS: Final = TraqueurHints()
