"""Chicago's ring: how policemen close it, for the police that wants it and for the thief that fears it.

The police sees how many houses a pawn holds, not which: a pawn is worth hunting by that number. A pawn gets away by a
gate, so the police lessens first its way to a gate, then the free cells beside it, then the rest of its reach.
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

ARREST: Final = 12.0  # times a pawn's worth; more than all freedom that a pawn can have
PINNED: Final = 3.0  # a policeman who will never move again
AT_GATE: Final = 8.0  # the freedom of a pawn that can leave at once, whatever the police does
SHUT_OUT: Final = 4.0  # a pawn that is shut up on its gate leaves with all it has: better to lure it into the streets
WHIM: Final = 0.25  # how often the first level does anything at all


def distance(one: Point, other: Point) -> int:
    """Steps between two points if no house stood between them."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


def can_surround(cell: Point, thieves: Bits, police: Bits, pinned: Bits, moves: int) -> bool:
    """Whether so many police moves can surround a pawn on `cell` that stays (rule 8).

    It does not see a policeman who only makes way for another: rare, and the pair search of the police finds it.
    """
    taken = thieves | police | 1 << cell
    exits = ROADS[cell] & ~taken
    if GATES >> cell & 1 or exits.bit_count() > moves:
        return False
    if not exits:
        return bool(ROADS[cell] & police)
    callers = points(police & ~pinned & ~ROADS[cell])  # one who stands at another exit would open it
    for end in points(exits):
        for start in callers:
            if slides(start, taken) >> end & 1:
                moved = police ^ (1 << start | 1 << end)
                if can_surround(cell, thieves, moved, pinned, moves - 1):
                    return True
    return moves > exits.bit_count() and any(
        drives(start, taken) >> end & 1 for end in points(exits) for start in callers
    )


def choose(position: Position, moves: list[Move], level: int, rng: Random, enough: Enough) -> Move:
    """The police's next move: where to place, whom to move, or to stop when no move tightens anything."""
    rng.shuffle(moves)  # equal moves are played equally often
    if level == 1 and rng.random() < WHIM:
        return moves[0]
    if moves[0].verb == "place":
        return max(moves, key=lambda move: _placing(position, move.end, level))
    hunt = _Hunt(position, level)
    if STOP in moves:  # first, so that it wins every draw
        moves.remove(STOP)
        moves.insert(0, STOP)
    if level < 3 or position.moves_left < POLICE_MOVES:
        return max(moves, key=lambda move: hunt.gain(_moved(position.police, move)))
    return hunt.best_pair(moves, enough)


def _placing(position: Position, star: Point, level: int) -> float:
    """What a new policeman on this star promises: first the arrests of the turn that he begins, then the ring."""
    police = position.police | 1 << star
    hunt = _Hunt(position, level)
    arrests = 0.0
    if level > 1:
        for cell, worth in hunt.prey:
            if can_surround(cell, position.thieves, police, position.pinned, POLICE_MOVES):
                arrests = max(arrests, ARREST * worth)
    return arrests + hunt.gain(police)


def _moved(police: Bits, move: Move) -> Bits:
    return police if move == STOP else police ^ (1 << move.start | 1 << move.end)


class _Hunt:
    """One police decision: the pawns worth hunting, and what any set of policemen makes of them."""

    def __init__(self, position: Position, level: int) -> None:
        self.position = position
        self.level = level
        town = [pawn for pawn in in_play(position) if position.cells[pawn] >= 0]
        self.prey = [(position.cells[pawn], position.held[pawn] + 0.3) for pawn in town]
        self._gains: dict[Bits, float] = {}

    def gain(self, police: Bits) -> float:
        """How good it is to have the policemen there; two ways to the same place cost one look."""
        if police not in self._gains:
            self._gains[police] = sum(worth * self._grip(cell, police) for cell, worth in self.prey) - sum(
                PINNED for cell in self._surrounded(police) for _ in points(ROADS[cell] & police)
            )
        return self._gains[police]

    def best_pair(self, moves: Iterable[Move], enough: Enough) -> Move:
        """The first of the two moves that together gain most; the most promising first moves are searched first.

        A move that surrounds somebody is not searched on: the pawn's answer comes before the second move.
        """
        position = self.position
        ranked = sorted(moves, key=lambda move: -self.gain(_moved(position.police, move)))
        best, most = ranked[0], self.gain(_moved(position.police, ranked[0]))
        for first in ranked:
            if enough():
                break
            police = _moved(position.police, first)
            if first == STOP or self._surrounded(police):
                continue
            taken = police | position.thieves
            for start in points(police & ~position.pinned):
                for end in points(slides(start, taken)):
                    gain = self.gain(police ^ (1 << start | 1 << end))
                    if gain > most:
                        best, most = first, gain
        return best

    def _surrounded(self, police: Bits) -> list[Point]:
        return [cell for cell, _ in self.prey if can_surround(cell, self.position.thieves, police, 0, 0)]

    def _grip(self, cell: Point, police: Bits) -> float:
        """How firmly the policemen hold a pawn that stands there: an arrest, or what they leave of its freedom."""
        taken = police | self.position.thieves
        exits = ROADS[cell] & ~taken
        if GATES >> cell & 1:
            return -AT_GATE if exits else -AT_GATE - SHUT_OUT
        near = sorted(distance(cell, policeman) for policeman in points(police))[:3]
        pull = -0.1 * sum(near)
        if not exits and ROADS[cell] & police:
            return ARREST
        if self.level == 1:
            return pull - exits.bit_count()
        once = slides(cell, taken)
        twice = union(slides(end, taken) for end in points(once))
        escape = 3.0 if once & GATES else 1.5 if twice & GATES else 0.0
        return pull - exits.bit_count() - 0.15 * once.bit_count() - 0.05 * twice.bit_count() - escape
