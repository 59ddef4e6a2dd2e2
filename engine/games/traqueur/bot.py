"""Bots for Le Traqueur: they build mazes, and they search so that they lose as few turns as possible.

Walking along known corridors costs nothing, so only the answer to a question matters: NO ends the turn, and YES is
useful only if the detective has not been in that cell. Level 1 asks any question whose answer it does not know. Level 2
asks only for new cells. Level 3 continues at the far end of the known corridors, because difficult camps have long
routes. There it asks for the cell that has the fewest possible entrances left: if the cell can be reached at all, it is
through one of these.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from engine.bits import Bits
from engine.bots import Enough
from engine.games.traqueur.board import CELLS, NEXT, OUT, PAIRS, SLOTS, WAIT, Place
from engine.games.traqueur.camps import Camp, random_camp
from engine.games.traqueur.game import GAME, View
from engine.games.traqueur.notation import MOVES, Move
from engine.games.traqueur.search import Grid

RANDOM_CAMPS: Final = 3  # Level 1 draws this many camps and keeps the one with the most barriers.
MAZES: Final = 24  # Level 3 draws this many mazes and keeps the one with the longest route.

_ALL_SLOTS: Final[Bits] = sum(SLOTS.values())


def choose(view: View, level: int, rng: Random, enough: Enough) -> Move:  # noqa: ARG001 - it needs no time limit
    """Return a legal move: a camp if the seat has not built one, a question afterwards."""
    legal = GAME.legal(view)
    if legal is None:
        return _choose_camp(level, rng)
    if level == 0 or len(legal) == 1:
        return rng.choice(legal)
    return _choose_question(view, level)


# ------------------------------------------------------------------------------------------ camps


def _choose_camp(level: int, rng: Random) -> Move:
    """Return a random camp to hide in: at level 2 a maze, at level 3 a maze with a long route to the fugitive."""
    if level == 0:
        return random_camp(rng)
    if level == 1:
        return max((random_camp(rng) for _ in range(RANDOM_CAMPS)), key=lambda camp: len(camp.barriers))
    if level == 2:
        return Camp(rng.randrange(CELLS), maze(rng)).move
    return max((_farthest(maze(rng), rng) for _ in range(MAZES)), key=lambda found: found[0])[1].move


def _farthest(barriers: Bits, rng: Random) -> tuple[int, Camp]:
    """Return the camp with the fugitive in a cell as far as possible from outside, and the distance of that cell."""
    distances = steps_from(OUT, barriers)
    fugitive = max(distances, key=lambda cell: (distances[cell], rng.random()))
    return distances[fugitive], Camp(fugitive, barriers)


def maze(rng: Random) -> Bits:
    """Return 30 random barriers, all that rule 1 allows, that leave exactly one route between any two places."""
    roots = list(range(CELLS + 1))

    def root(place: Place) -> Place:
        while roots[place] != place:
            place = roots[place]
        return place

    barriers = 0
    for a, b in rng.sample(PAIRS, len(PAIRS)):
        if root(a) == root(b):
            barriers |= SLOTS[a, b]
        else:
            roots[root(a)] = root(b)
    return barriers


def steps_from(place: Place, barriers: Bits) -> dict[Place, int]:
    """Return the number of steps from `place` to every place that can be reached from it."""
    distances = {place: 0}
    todo = [place]
    for here in todo:
        for there, slot in NEXT[here].items():
            if there not in distances and not slot & barriers and (there != OUT or here == place):
                distances[there] = distances[here] + 1
                todo.append(there)
    return distances


# ------------------------------------------------------------------------------------------ the search


class Question(NamedTuple):
    """A question: the cell to ask for (`there`), and the place to ask from (`here`)."""

    here: Place
    there: Place


def _choose_question(view: View, level: int) -> Move:
    """Return the best question, or the next step on the route to the place from which it can be asked.

    The choice depends only on the answers so far, not on where the detective is on its route, so every route is walked
    to its end. The random numbers are seeded with the seat's own camp, so no other seat can predict them.
    """
    search, grid = view.search, view.search.grid
    corridors = _corridors(grid)
    unasked = [question for question in _unasked(grid, sorted(corridors)) if level == 1 or _new(grid, question.there)]
    if not unasked:
        return _leave(grid, search.moved, corridors)
    rng = Random(f"{view.camps.get(view.seat)}/{grid.closed}/{grid.crossed}")
    here, there = _best(grid, unasked, rng) if level == 3 else rng.choice(unasked)
    return MOVES[there if here == grid.at else _first_step(here, corridors)]


def _best(grid: Grid, unasked: list[Question], rng: Random) -> Question:
    """Return a question at the end of the longest known route, for a cell with the fewest possible entrances left.

    Among the doors the choice is random: if a person knew which doors are tried first, they would close those.
    """
    distances = steps_from(OUT, _ALL_SLOTS & ~grid.crossed)
    return max(
        unasked, key=lambda q: (distances[q.here], q.here != OUT and -_entrances_left(grid, q.there), rng.random())
    )


def _entrances_left(grid: Grid, cell: Place) -> int:
    """Return the number of new cells from which this cell can perhaps be entered."""
    return sum(_new(grid, other) and not slot & grid.closed for other, slot in NEXT[cell].items())


def _new(grid: Grid, place: Place) -> bool:
    """Return whether this is a cell where the detective has not been."""
    return place != OUT and not grid.entered >> place & 1


def _unasked(grid: Grid, places: list[Place]) -> list[Question]:
    """Return the questions from these places whose answer is not known yet. Leaving the camp is not among them."""
    known = grid.closed | grid.crossed
    return [
        Question(here, there)
        for here in places
        for there, slot in NEXT[here].items()
        if there != OUT and not slot & known
    ]


def _corridors(grid: Grid) -> dict[Place, Place]:
    """Return every place that known corridors reach inside the camp, each with the place before it on the route."""
    before = {grid.at: grid.at}
    todo = [grid.at]
    for here in todo:
        for there, slot in NEXT[here].items():
            if slot & grid.crossed and there != OUT and there not in before:
                before[there] = here
                todo.append(there)
    return before


def _first_step(goal: Place, before: dict[Place, Place]) -> Place:
    """Return the first place on the route to a goal."""
    while before[before[goal]] != before[goal]:
        goal = before[goal]
    return goal


def _leave(grid: Grid, moved: bool, corridors: dict[Place, Place]) -> Move:
    """Return the next move to leave a camp with nothing left to ask: go to a door, wait for the next turn, leave."""
    door = next(cell for cell in sorted(corridors) if NEXT[cell].get(OUT, 0) & grid.crossed)
    if grid.at != door:
        return MOVES[_first_step(door, corridors)]
    return MOVES[WAIT if moved else OUT]
