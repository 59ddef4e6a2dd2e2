"""Camps of Le Traqueur: a fugitive and his barriers. Rule `traqueur 1`.

This module also draws random camps that agree with what an opponent has found out.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from engine.bits import Bits
from engine.game import Json
from engine.games.traqueur.board import (
    MARKS,
    NAMES,
    PAIRS,
    PLACES,
    SLOTS,
    Place,
    numbers,
    slot_names,
    slots_named,
    within_reach,
)
from engine.games.traqueur.notation import Move
from engine.games.traqueur.search import Grid

BARRIERS: Final = 30  # the most barriers that a camp may have


class Camp(NamedTuple):
    """A legal camp: the fugitive's cell and the set of slots with barriers."""

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
    """Return a random legal camp, as a move. Every legal camp is possible, and every number of barriers is likely."""
    return camp_behind(Grid(), rng).move


def camp_behind(grid: Grid, rng: Random) -> Camp:
    """Return a random camp that agrees with all answers on an opponent's search grid. Every such camp is possible.

    At least one exists: the true camp. Random barriers are added one by one, except those that would cut off the
    fugitive. So every possible camp is returned if exactly its own barriers are drawn.
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
