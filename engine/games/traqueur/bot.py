"""Bots for Le Traqueur: mazes to hide in, and a search that loses as few turns as it can.

Known corridors cost nothing to walk, so a question is judged by its answer alone: NO costs the turn, and YES is of use
only where nobody has been. Level 1 asks anything that it does not know. Level 2 asks for new cells only. Level 3 goes
on from the far end of what it knows, for mean camps have long ways, and there asks for the cell to which the fewest
ways are left: if anybody can come there at all, it is by one of these.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from engine.bots import Enough
from engine.games.traqueur.board import CELLS, NEXT, OUT, PAIRS, SLOTS, WAIT, Bits, Place
from engine.games.traqueur.camps import Camp, random_camp
from engine.games.traqueur.game import GAME, View
from engine.games.traqueur.notation import MOVES, Move
from engine.games.traqueur.search import Grid

RANDOM_CAMPS: Final = 3  # of which level 1 keeps the one with most barriers
MAZES: Final = 24  # of which level 3 keeps the one with the longest way

_ALL: Final[Bits] = sum(SLOTS.values())


def choose(view: View, level: int, rng: Random, enough: Enough) -> Move:  # noqa: ARG001 - it never thinks for long
    """A legal move: the camp while it is being built, a question afterwards."""
    legal = GAME.legal(view)
    if legal is None:
        return _camp(level, rng)
    if level == 0 or len(legal) == 1:
        return rng.choice(legal)
    return _question(view, level)


# ------------------------------------------------------------------------------------------ camps


def _camp(level: int, rng: Random) -> Move:
    """A camp to hide in, hardly ever twice the same: at level 2 a maze, at level 3 one with a long way."""
    if level == 0:
        return random_camp(rng)
    if level == 1:
        return max((random_camp(rng) for _ in range(RANDOM_CAMPS)), key=lambda camp: len(camp.barriers))
    if level == 2:
        return Camp(rng.randrange(CELLS), maze(rng)).move
    return max((_farthest(maze(rng), rng) for _ in range(MAZES)), key=lambda found: found[0])[1].move


def _farthest(barriers: Bits, rng: Random) -> tuple[int, Camp]:
    """The longest way to any cell behind these barriers, and the camp with the fugitive at its end."""
    away = steps_from(OUT, barriers)
    fugitive = max(away, key=lambda cell: (away[cell], rng.random()))
    return away[fugitive], Camp(fugitive, barriers)


def maze(rng: Random) -> Bits:
    """Barriers that leave exactly one way from anywhere to anywhere: all the 30 that rule 1 allows."""
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


class Question(NamedTuple):
    """A cell to ask for, and the place to ask from."""

    here: Place
    there: Place


def _question(view: View, level: int) -> Move:
    """The next step of the way to the best question, or the question itself.

    Which is best depends on what is known only, not on where the detective walks meanwhile, so that a walk that is
    begun is finished. Lots are drawn by the seat's own camp: nobody else can foresee them.
    """
    search, grid = view.search, view.search.grid
    corridors = _corridors(grid)
    asked = [question for question in _unknown(grid, sorted(corridors)) if level == 1 or _new(grid, question.there)]
    if not asked:
        return _way_out(grid, search.moved, corridors)
    lots = Random(f"{view.camps.get(view.seat)}/{grid.closed}/{grid.crossed}")
    here, there = _best(grid, asked, lots) if level == 3 else lots.choice(asked)
    return MOVES[there if here == grid.at else _first_step(here, corridors)]


def _best(grid: Grid, asked: list[Question], lots: Random) -> Question:
    """One of the questions at the end of the longest known way, for a cell with the fewest ways left to it.

    Among the doors the lot decides: who knew which are tried first would close those.
    """
    away = steps_from(OUT, _ALL & ~grid.crossed)
    return max(asked, key=lambda q: (away[q.here], q.here != OUT and -_ways_left(grid, q.there), lots.random()))


def _ways_left(grid: Grid, cell: Place) -> int:
    """From how many new cells one may perhaps come to this one."""
    return sum(_new(grid, other) and not slot & grid.closed for other, slot in NEXT[cell].items())


def _new(grid: Grid, place: Place) -> bool:
    """Whether this is a cell where the detective has not been."""
    return place != OUT and not grid.entered >> place & 1


def _unknown(grid: Grid, places: list[Place]) -> list[Question]:
    """The questions from these places that nobody has asked, leaving aside."""
    known = grid.closed | grid.crossed
    return [
        Question(here, there)
        for here in places
        for there, slot in NEXT[here].items()
        if there != OUT and not slot & known
    ]


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


def _way_out(grid: Grid, moved: bool, corridors: dict[Place, Place]) -> Move:
    """When nothing is left to ask in here: back to a door, wait there for the next turn, and leave."""
    door = next(cell for cell in sorted(corridors) if NEXT[cell].get(OUT, 0) & grid.crossed)
    if grid.at != door:
        return MOVES[_first_step(door, corridors)]
    return MOVES[WAIT if moved else OUT]
