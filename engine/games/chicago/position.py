"""The public part of Chicago's state: where all pieces are, and whose turn it is. Rules `chicago 2`, `5`, `6`, `14`."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from engine.bits import Bits
from engine.game import CHANCE, Seat
from engine.games.chicago.board import BESIDE, DARK, GATES, NOWHERE, ROADS, STARS, Point

T = TypeVar("T")
Pawn = int  # counted from 0; in texts and events pawns are counted from 1

POLICE: Final[Seat] = "police"
OWNERS: Final = {  # By number of players: the seat that owns each pawn.
    3: ("thief1", "thief2", "thief1", "thief2"),
    4: ("thief1", "thief2", "thief3"),
    5: ("thief1", "thief2", "thief3", "thief4"),
}
OUTSIDE: Final[Point] = -1  # The pawn has not entered the town yet.
GONE: Final[Point] = -2  # The pawn has left the town.
NOBODY: Final[Pawn] = -1
POLICE_MOVES: Final = 2  # the number of police moves in a turn (rule 7)

# The phases: what the game waits for if no surrounded pawn is asked.
DEALING: Final = "deal"  # CHANCE deals the houses.
ACT: Final = "act"  # The pawn whose slot it is acts.
FOUND: Final = "found"  # The finder of a house that may go back decides what to do with it.
STEAL: Final = "steal"  # CHANCE draws the houses that are stolen.
PATROL: Final = "patrol"  # The police move, in a turn after a found police house or in their normal turn.
DONE: Final = "done"  # Nothing more happens in this slot, unless a pawn is asked.
OVER: Final = "over"


class Position(NamedTuple):
    """Where everything stands, whose turn it is, and what has happened in the turn. Nothing in it is secret."""

    players: int
    cells: tuple[Point, ...]  # by pawn: its cell, OUTSIDE, or GONE
    arrested: tuple[bool, ...]  # by pawn
    held: tuple[int, ...]  # by pawn: the number of houses in its loot
    thieves: Bits = 0  # the streets on which pawns stand, including arrested pawns
    houses: Bits = DARK  # the dark cells that still have a house
    police: Bits = 0  # the streets on which policemen stand
    pinned: Bits = 0  # those policemen that may never move again
    reserve: int = 0  # the number of policemen who wait for a free star
    police_houses: int = 0  # the number of police houses found
    confiscated: int = 0  # the number of houses that the police have confiscated
    slot: int = NOBODY  # the pawn whose turn it is, or the number of pawns for the police
    phase: str = DEALING
    asked: Pawn = NOBODY  # the surrounded pawn that must answer before anything else happens
    found: Point = NOWHERE  # the cell of the house that its finder may put back
    moves_left: int = 0  # the number of police moves left in this turn
    progress: bool = False  # whether a house or a pawn was removed in this round
    quiet: int = 0  # the number of rounds in a row without progress
    how: str = ""  # how the game ended; empty before the end

    @property
    def taken(self) -> Bits:
        """The streets on which a pawn or a policeman stands."""
        return self.thieves | self.police

    @property
    def acting(self) -> Pawn:
        """The pawn that acts: the one that is asked or, if none is asked, the one whose slot it is."""
        return self.slot if self.asked == NOBODY else self.asked


def opening(players: int) -> Position:
    """Return the position before the deal."""
    pawns = len(OWNERS[players])
    return Position(players, (OUTSIDE,) * pawns, (False,) * pawns, (0,) * pawns)


def on_turn(position: Position) -> Seat | None:
    """Return the seat that acts, or None if the game is over."""
    if position.how:
        return None
    if position.asked != NOBODY:
        return owner(position, position.asked)
    if position.phase == PATROL:
        return POLICE
    return owner(position, position.slot) if position.phase in (ACT, FOUND) else CHANCE


def owner(position: Position, pawn: Pawn) -> Seat:
    return OWNERS[position.players][pawn]


def in_play(position: Position) -> list[Pawn]:
    """Return the pawns that have neither left nor been arrested, in turn order."""
    return [
        pawn
        for pawn, (cell, arrested) in enumerate(zip(position.cells, position.arrested, strict=True))
        if cell != GONE and not arrested
    ]


def losses(position: Position) -> tuple[tuple[Pawn, Pawn], ...]:
    """Return which pawns lose a house to which when a thief house is found (rule 6).

    Each entry is a loser and a taker, in the turn order of the losers.
    """
    ring = in_play(position)
    if len(ring) < 2:
        return ()
    return tuple((pawn, ring[(n + 1) % len(ring)]) for n, pawn in enumerate(ring) if position.held[pawn])


def must_place(position: Position) -> Bits:
    """Return the free stars if a policeman must be placed on one before the first move of the turn, else 0 (rule 6)."""
    if position.reserve and position.moves_left == POLICE_MOVES:
        return STARS & ~position.taken
    return 0


def can_act(position: Position, pawn: Pawn) -> bool:
    """Return whether a pawn has any action. A shot is not an action (rule 5), and a car does not help a stuck pawn."""
    cell = position.cells[pawn]
    if cell == OUTSIDE:
        return bool(GATES & ~position.taken)
    if cell == GONE or position.arrested[pawn]:
        return False
    return bool(GATES >> cell & 1 or BESIDE[cell] & position.houses or ROADS[cell] & ~position.taken)


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return a copy of a tuple with one value replaced."""
    return (*values[:index], value, *values[index + 1 :])
