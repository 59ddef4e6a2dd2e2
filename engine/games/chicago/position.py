"""What everybody sees of Chicago: where all stands and whose turn it is. Rules `chicago 2`, `5`, `6` and `14`."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from engine.bits import Bits
from engine.game import CHANCE, Seat
from engine.games.chicago.board import BESIDE, DARK, GATES, NOWHERE, ROADS, STARS, Point

T = TypeVar("T")
Pawn = int  # from 0; people and texts count from 1

POLICE: Final[Seat] = "police"
OWNERS: Final = {  # the seat of each pawn, by the number of players
    3: ("thief1", "thief2", "thief1", "thief2"),
    4: ("thief1", "thief2", "thief3"),
    5: ("thief1", "thief2", "thief3", "thief4"),
}
OUTSIDE: Final[Point] = -1  # not yet in town
GONE: Final[Point] = -2  # has left town
NOBODY: Final[Pawn] = -1
POLICE_MOVES: Final = 2  # rule 7

# what the game waits for, when no surrounded pawn is asked
DEAL: Final = "deal"
ACT: Final = "act"  # the action of the pawn whose slot it is
FOUND: Final = "found"  # what its finder does with a house that may go back
STEAL: Final = "steal"
PATROL: Final = "patrol"  # a police turn, the finder's or the normal one
DONE: Final = "done"  # nothing more in this slot, once no pawn is asked
OVER: Final = "over"


class Position(NamedTuple):
    """Where everything stands and how far the turn has come; nothing in it is secret."""

    players: int
    cells: tuple[Point, ...]  # of each pawn, or OUTSIDE, or GONE
    arrested: tuple[bool, ...]
    held: tuple[int, ...]  # houses of each pawn, by number only
    thieves: Bits = 0  # the streets on which pawns stand, arrested ones too
    houses: Bits = DARK  # the dark cells that still hold one
    police: Bits = 0
    pinned: Bits = 0  # policemen who will never move again
    reserve: int = 0  # policemen who wait for a free star
    police_houses: int = 0
    confiscated: int = 0
    slot: int = NOBODY  # a pawn, or the number of pawns for the police
    phase: str = DEAL
    asked: Pawn = NOBODY  # the surrounded pawn that must answer before anything else
    found: Point = NOWHERE
    moves_left: int = 0
    progress: bool = False  # this round has removed a house or a pawn
    quiet: int = 0  # rounds in a row without progress
    how: str = ""

    @property
    def taken(self) -> Bits:
        """The streets on which anybody stands."""
        return self.thieves | self.police

    @property
    def acting(self) -> Pawn:
        """The pawn for which its owner acts: the one that is asked, else the one whose slot it is."""
        return self.slot if self.asked == NOBODY else self.asked


def opening(players: int) -> Position:
    pawns = len(OWNERS[players])
    return Position(players, (OUTSIDE,) * pawns, (False,) * pawns, (0,) * pawns)


def on_turn(position: Position) -> Seat | None:
    """Who acts; nobody when the game is over."""
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
    """The pawns that have neither left nor been arrested, in turn order."""
    return [
        pawn
        for pawn, (cell, arrested) in enumerate(zip(position.cells, position.arrested, strict=True))
        if cell != GONE and not arrested
    ]


def losses(position: Position) -> tuple[tuple[Pawn, Pawn], ...]:
    """Who loses a house to whom when a thief house is found (rule 6): loser and taker, losers in turn order."""
    ring = in_play(position)
    if len(ring) < 2:
        return ()
    return tuple((pawn, ring[(n + 1) % len(ring)]) for n, pawn in enumerate(ring) if position.held[pawn])


def must_place(position: Position) -> Bits:
    """The free stars, while a policeman waits to be put on one before the turn's first move (rule 6)."""
    if position.reserve and position.moves_left == POLICE_MOVES:
        return STARS & ~position.taken
    return 0


def can_act(position: Position, pawn: Pawn) -> bool:
    """Whether a pawn has any action; a gun is none (rule 5), and a car opens none to a pawn that is stuck."""
    cell = position.cells[pawn]
    if cell == OUTSIDE:
        return bool(GATES & ~position.taken)
    if cell == GONE or position.arrested[pawn]:
        return False
    return bool(GATES >> cell & 1 or BESIDE[cell] & position.houses or ROADS[cell] & ~position.taken)


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values but for one, as every pawn has one in a tuple."""
    return (*values[:index], value, *values[index + 1 :])
