"""A bot for Chicago's police, and a test whether policemen can surround a pawn, which the thief's bot uses too.

The police see the number of houses of a pawn, but not their kinds, so that number decides which pawn is worth hunting.
A pawn escapes through a gate. So the police first block its way to a gate, then the free cells next to it, then the
rest of the cells that it can reach.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from engine.bits import Bits
from engine.bots import Enough
from engine.games.chicago.board import GATES, ROADS, SIZE, Point, drives, points, slides, union
from engine.games.chicago.moves import STOP, Move
from engine.games.chicago.position import POLICE_MOVES, Position, in_play

# The weights of the evaluation. The value of a position for the police is the sum over the pawns in town of the pawn's
# weight times the hold on it, minus the cost of pinned policemen.
ARREST_HOLD: Final = 12.0  # the hold on a surrounded pawn; more than the freedom that any pawn can have
PINNED_COST: Final = 3.0  # for a policeman who may never move again
AT_GATE_FREEDOM: Final = 8.0  # the freedom of a pawn on a gate: it can leave whatever the police do
BLOCKED_GATE_FREEDOM: Final = 4.0  # in addition, if the pawn on the gate is blocked: it will leave with all its loot
RANDOM_SHARE: Final = 0.25  # Level 1 makes this share of its moves at random.


def distance(one: Point, other: Point) -> int:
    """Return the Manhattan distance of two points."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


def can_surround(cell: Point, thieves: Bits, police: Bits, pinned: Bits, moves: int) -> bool:
    """Return whether this number of police moves can surround a pawn that stays on `cell` (rule 8).

    It misses cases in which a policeman only makes way for another. They are rare, and `best_pair` finds them.
    """
    taken = thieves | police | 1 << cell
    exits = ROADS[cell] & ~taken
    if GATES >> cell & 1 or exits.bit_count() > moves:
        return False
    if not exits:
        return bool(ROADS[cell] & police)
    movable = points(police & ~pinned & ~ROADS[cell])  # A policeman who blocks an exit would open it by moving.
    for end in points(exits):
        for start in movable:
            if slides(start, taken) >> end & 1:
                moved = police ^ (1 << start | 1 << end)
                if can_surround(cell, thieves, moved, pinned, moves - 1):
                    return True
    return moves > exits.bit_count() and any(
        drives(start, taken) >> end & 1 for end in points(exits) for start in movable
    )


def choose(position: Position, moves: list[Move], level: int, rng: Random, enough: Enough) -> Move:
    """Return the next move of the police: place a policeman, move one, or stop if no move improves the position."""
    rng.shuffle(moves)  # Equally good moves are then equally likely.
    if level == 1 and rng.random() < RANDOM_SHARE:
        return moves[0]
    if moves[0].verb == "place":
        return max(moves, key=lambda move: _placement_value(position, move.end, level))
    evaluation = _Evaluation(position, level)
    if STOP in moves:  # STOP comes first, so that it is preferred to equally good moves.
        moves.remove(STOP)
        moves.insert(0, STOP)
    if level < 3 or position.moves_left < POLICE_MOVES:
        return max(moves, key=lambda move: evaluation.value(_moved(position.police, move)))
    return evaluation.best_pair(moves, enough)


def _placement_value(position: Position, star: Point, level: int) -> float:
    """Return the value of a new policeman on this star, with the arrest that the coming turn can bring."""
    police = position.police | 1 << star
    evaluation = _Evaluation(position, level)
    arrest = 0.0
    if level > 1:
        for cell, weight in evaluation.targets:
            if can_surround(cell, position.thieves, police, position.pinned, POLICE_MOVES):
                arrest = max(arrest, ARREST_HOLD * weight)
    return arrest + evaluation.value(police)


def _moved(police: Bits, move: Move) -> Bits:
    return police if move == STOP else police ^ (1 << move.start | 1 << move.end)


class _Evaluation:
    """The evaluation of positions for one decision of the police. The pawns stay where they are."""

    def __init__(self, position: Position, level: int) -> None:
        self.position = position
        self.level = level
        town = [pawn for pawn in in_play(position) if position.cells[pawn] >= 0]
        # The cell of each pawn in town, and its weight: more houses make it a better target.
        self.targets = [(position.cells[pawn], position.held[pawn] + 0.3) for pawn in town]
        self._values: dict[Bits, float] = {}

    def value(self, police: Bits) -> float:
        """Return the value of having the policemen on these points. Values are cached."""
        if police not in self._values:
            self._values[police] = sum(weight * self._hold(cell, police) for cell, weight in self.targets) - sum(
                PINNED_COST for cell in self._surrounded(police) for _ in points(ROADS[cell] & police)
            )
        return self._values[police]

    def best_pair(self, moves: Iterable[Move], enough: Enough) -> Move:
        """Return the first move of the pair of moves with the highest value. The best first moves are searched first.

        After a move that surrounds a pawn no second move is searched, because the pawn answers first.
        """
        position = self.position
        ranked = sorted(moves, key=lambda move: -self.value(_moved(position.police, move)))
        best, most = ranked[0], self.value(_moved(position.police, ranked[0]))
        for first in ranked:
            if enough():
                break
            police = _moved(position.police, first)
            if first == STOP or self._surrounded(police):
                continue
            taken = police | position.thieves
            for start in points(police & ~position.pinned):
                for end in points(slides(start, taken)):
                    value = self.value(police ^ (1 << start | 1 << end))
                    if value > most:
                        best, most = first, value
        return best

    def _surrounded(self, police: Bits) -> list[Point]:
        return [cell for cell, _ in self.targets if can_surround(cell, self.position.thieves, police, 0, 0)]

    def _hold(self, cell: Point, police: Bits) -> float:
        """Return the hold of the policemen on a pawn on `cell`: ARREST_HOLD, or minus the freedom that it still has."""
        taken = police | self.position.thieves
        exits = ROADS[cell] & ~taken
        if GATES >> cell & 1:
            return -AT_GATE_FREEDOM if exits else -AT_GATE_FREEDOM - BLOCKED_GATE_FREEDOM
        nearest = sorted(distance(cell, policeman) for policeman in points(police))[:3]
        closeness = -0.1 * sum(nearest)
        if not exits and ROADS[cell] & police:
            return ARREST_HOLD
        if self.level == 1:
            return closeness - exits.bit_count()
        once = slides(cell, taken)
        twice = union(slides(end, taken) for end in points(once))
        escape = 3.0 if once & GATES else 1.5 if twice & GATES else 0.0
        return closeness - exits.bit_count() - 0.15 * once.bit_count() - 0.05 * twice.bit_count() - escape
