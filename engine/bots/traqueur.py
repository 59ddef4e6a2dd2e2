"""Bots for Le Traqueur: mazes to hide in, and a search that asks where the mazes that still fit are most often open.

A labyrinth without loops over the 36 cells and the outside leaves exactly the 30 barriers that rule 1 allows. Such
mazes are what a mean player builds, so they are also what the search expects, beside camps of any kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from engine.bots import Enough
from engine.games.traqueur.board import CELLS, NEXT, OUT, PAIRS, SLOTS, WAIT, Bits, Place, numbers, within_reach
from engine.games.traqueur.camps import BARRIERS, Camp, camp_behind, random_camp
from engine.games.traqueur.game import GAME, View
from engine.games.traqueur.notation import MOVES, Move
from engine.games.traqueur.search import Grid

MAZES: Final = {2: 4, 3: 24}  # mazes drawn before the longest way is kept, by level
IMAGINED: Final = {1: 4, 2: 24, 3: 48}  # camps that a search imagines at least
MOST_IMAGINED: Final = 400
FADE: Final = 0.82  # how much less a cell counts with every step that it is away from the fugitive
ANY_CAMP: Final = 0.25  # share of imagined camps that are no mazes


def choose(view: View, level: int, rng: Random, enough: Enough) -> Move:
    """A legal move: the camp while it is being built, a question afterwards."""
    legal = GAME.legal(view)
    if legal is None:
        return _camp(level, rng)
    if level == 0 or len(legal) == 1:
        return rng.choice(legal)
    return _question(view, level, rng, enough)


# ------------------------------------------------------------------------------------------ camps


def _camp(level: int, rng: Random) -> Move:
    """A camp to hide in: at the upper levels a maze with a long way to the fugitive, never twice the same."""
    if level < 2:
        return random_camp(rng)
    mazes = [maze_behind(Grid(), rng) for _ in range(MAZES[level])]
    hidden = [max(_hideouts(maze.barriers, rng)) for maze in mazes]
    (_, _, fugitive), maze = max(zip(hidden, mazes, strict=True))
    return Camp(fugitive, maze.barriers).move


def _hideouts(barriers: Bits, rng: Random) -> Iterator[tuple[int, float, Place]]:
    """Every cell within reach: the length of the way to it, a lot to break ties, the cell."""
    for cell, length in steps_from(OUT, barriers).items():
        if cell != OUT:
            yield length, rng.random(), cell


def maze_behind(grid: Grid, rng: Random) -> Camp:
    """A camp without needless openings that has given all the answers on a search grid."""
    roots = list(range(CELLS + 1))

    def root(place: Place) -> Place:
        while roots[place] != place:
            place = roots[place]
        return place

    unknown = [slot for slot in SLOTS.values() if not slot & (grid.closed | grid.crossed)]
    rng.shuffle(unknown)
    barriers = grid.closed
    for slot in (*(1 << slot for slot in numbers(grid.crossed)), *unknown):
        a, b = PAIRS[slot.bit_length() - 1]
        if root(a) != root(b):
            roots[root(a)] = root(b)
        elif not slot & grid.crossed:
            barriers |= slot
    for slot in unknown:
        if barriers.bit_count() > BARRIERS:
            barriers &= ~slot
    return Camp(rng.choice(numbers(within_reach(barriers) & ~grid.entered)), barriers)


def steps_from(place: Place, barriers: Bits) -> dict[Place, int]:
    """How many steps away every place is that barriers leave within reach."""
    away = {place: 0}
    todo = [place]
    for here in todo:
        for there, slot in NEXT[here].items():
            if there not in away and not slot & barriers and (there != OUT or here == place):
                away[there] = away[here] + 1
                todo.append(there)
    return away


# ------------------------------------------------------------------------------------------ the search


def _question(view: View, level: int, rng: Random, enough: Enough) -> Move:
    """The next step of the way to the most promising slot, or the question itself.

    The plan depends on what is known only, not on where the detective walks meanwhile: known corridors are free, and a
    walk that is begun is finished.
    """
    search, grid = view.search, view.search.grid
    plan = Random(f"{grid.closed}/{grid.crossed}/{level}/{rng.random() if level == 1 else 0}")
    corridors = _corridors(grid)
    asked = [(here, there) for here in corridors for there in _unknown(grid, here)]
    if not asked:
        return _way_out(grid, search.moved, corridors)
    imagined = list(_imagined(grid, level, plan, enough))
    here, there = max(asked, key=lambda question: (_promise(question, imagined), question))
    return MOVES[there if here == grid.at else _first_step(here, corridors)]


def _corridors(grid: Grid) -> dict[Place, Place]:
    """Every place that known corridors lead to without leaving the camp, and the place before it on the way there."""
    before = {grid.at: grid.at}
    todo = [grid.at]
    for here in todo:
        for there, slot in NEXT[here].items():
            if slot & grid.crossed and there != OUT and there not in before:
                before[there] = here
                todo.append(there)
    return before


def _first_step(goal: Place, before: dict[Place, Place]) -> Place:
    """The first place on the way to a goal."""
    while before[before[goal]] != before[goal]:
        goal = before[goal]
    return goal


def _unknown(grid: Grid, here: Place) -> list[Place]:
    """The cells next to a place, behind slots that nobody has tried."""
    known = grid.closed | grid.crossed
    return [there for there, slot in NEXT[here].items() if there != OUT and not slot & known]


def _imagined(grid: Grid, level: int, rng: Random, enough: Enough) -> Iterator[tuple[Bits, dict[Place, int]]]:
    """Camps that fit the grid: their barriers, and how far every cell is from the fugitive."""
    for number in range(MOST_IMAGINED if level == 3 else IMAGINED[level]):
        if number >= IMAGINED[level] and enough():
            return
        camp = camp_behind(grid, rng) if rng.random() < ANY_CAMP else maze_behind(grid, rng)
        yield camp.barriers, steps_from(camp.fugitive, camp.barriers)


def _promise(question: tuple[Place, Place], imagined: list[tuple[Bits, dict[Place, int]]]) -> float:
    """How often a question is answered YES and leads near the fugitive."""
    here, there = question
    slot = NEXT[here][there]
    return sum(FADE ** away[there] for barriers, away in imagined if not barriers & slot and there in away)


def _way_out(grid: Grid, moved: bool, corridors: dict[Place, Place]) -> Move:
    """When nothing is left to ask in here: back to a door, wait there for the next turn, and leave."""
    door = next(cell for cell in sorted(corridors) if NEXT[cell].get(OUT, 0) & grid.crossed)
    if grid.at != door:
        return MOVES[_first_step(door, corridors)]
    return MOVES[WAIT if moved else OUT]
