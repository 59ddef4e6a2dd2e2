"""Camps of Le Traqueur: a fugitive, his barriers, and which camps an opponent's search allows. Rule `traqueur 1`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from engine.game import Json
from engine.games.traqueur.board import (
    MARKS,
    NAMES,
    PAIRS,
    PLACES,
    SLOTS,
    Bits,
    Place,
    numbers,
    slot_names,
    slots_named,
    within_reach,
)
from engine.games.traqueur.notation import Move
from engine.games.traqueur.search import Grid

BARRIERS: Final = 30  # at most


class Camp(NamedTuple):
    """A camp as it was accepted."""

    fugitive: Place
    barriers: Bits

    def as_json(self) -> dict[str, Json]:
        return {"fugitive": NAMES[self.fugitive], "barriers": slot_names(self.barriers)}

    @classmethod
    def from_json(cls, value: Mapping[str, Json]) -> Camp:
        return cls(PLACES[value["fugitive"]], slots_named(value["barriers"]))

    @classmethod
    def built_by(cls, move: Move) -> Camp:
        return cls(move.place, sum(SLOTS[pair] for pair in move.barriers))

    @property
    def move(self) -> Move:
        """The move that builds this camp."""
        return Move(self.fugitive, tuple(PAIRS[slot] for slot in numbers(self.barriers)))


def random_camp(rng: Random) -> Move:
    """Any camp that rule 1 allows, as a move; each with a positive probability, and any number of barriers likely."""
    return camp_behind(Grid(), rng).move


def camp_behind(grid: Grid, rng: Random) -> Camp:
    """Any camp that has given all the answers on an opponent's search grid, each with a positive probability.

    There is one, since there is the true one. Barriers are put up one by one, but none that would cut off the fugitive,
    so whatever camp is possible is built when its own barriers happen to be drawn.
    """
    fugitive = rng.choice(numbers(within_reach(grid.closed) & ~grid.entered))
    known = grid.closed | grid.crossed
    unknown = [slot for slot in SLOTS.values() if not slot & known]
    more = rng.randint(0, min(BARRIERS - grid.closed.bit_count(), len(unknown)))
    drawn = rng.sample(unknown, more)
    barriers = grid.closed + sum(drawn)
    if not within_reach(barriers) & MARKS[fugitive]:
        barriers = grid.closed
        for slot in drawn:
            if within_reach(barriers | slot) & MARKS[fugitive]:
                barriers |= slot
    return Camp(fugitive, barriers)
