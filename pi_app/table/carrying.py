"""What hands have yet to carry, so that they follow several moves at once instead of one after another.

While bots move one after another, hands need not follow each move: the pieces wait until a person is to act. Then every
piece has one way, from where it stands to where it belongs, whatever it did in between. All of this is public.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.bits import Bits, bits
from pi_app.games.tabletop import Pieces, mask
from pi_app.grid import Spot

MOST_MOVES: Final = 8  # More moves than these cannot be followed in the news, and are too much for two hands.


class Carrying(NamedTuple):
    """The moves since the pieces last stood right, in the view of hands.

    `came_from` is where the pieces stood then, `standing` where they belong now. `ways` leads from where a piece stood,
    then or later, to where it belongs. `first` is an arrangement that hands must make before: the one that a game
    wants, or the one before the last move. Reeds cannot tell two pieces apart, so a piece must not come to a point that
    a piece of another kind has yet to leave.
    """

    came_from: Mapping[Spot, str] = {}
    standing: Mapping[Spot, str] = {}
    kinds: Mapping[Spot, str] = {}  # On each point: the piece that has stood there since, by the moves or by hand.
    ways: Mapping[Spot, Spot] = {}
    moves: int = 0
    changes: int = 0  # The points at which pieces came or went with the last move.
    first: Pieces | None = None

    def then(self, pieces: Pieces, home: Pieces | None = None, *, made_first: bool = False) -> Carrying:
        """Return what is to be carried after one more move, which leads to these pieces.

        `home` is the arrangement that the game wants before. `made_first` says whether hands have made `first`.
        """
        left = self._stood(self.first) if self.first is not None and made_first else self
        first = home
        if first is None and left.moves and _exchanged(left.came_from, pieces):
            first = self.standing if made_first or self.first is None else self.first
        changes = (mask(self.standing) ^ mask(pieces)).bit_count()
        kinds = {**pieces, **left.kinds}
        return Carrying(left.came_from, pieces, kinds, left._longer(pieces), self.moves + 1, changes, first)

    def anew(self) -> Carrying:
        """Return what is to be carried once the pieces stand right: nothing."""
        return Carrying(self.standing, self.standing, self.standing, changes=self.changes)

    def instead(self) -> Carrying:
        """Return the same pieces without counting the moves, because they are taken back."""
        return self._replace(moves=0, first=None)

    @property
    def may_wait(self) -> bool:
        """Return whether hands could follow one more move together with these."""
        return self.moves < MOST_MOVES and self.first is None

    @property
    def leaving(self) -> Bits:
        """Return the points from which pieces are taken off the board: no piece of their kind comes to another."""
        come = {kind for at, kind in self.standing.items() if at not in self.came_from}
        return bits(at for at, kind in self.came_from.items() if at not in self.standing and kind not in come)

    def _stood(self, pieces: Pieces) -> Carrying:
        """Return the same moves with these pieces on the board."""
        return self._replace(came_from=pieces, kinds=pieces, ways={})

    def _longer(self, pieces: Pieces) -> dict[Spot, Spot]:
        """Return the ways after a move. A piece has moved if it is the only one of its kind that went and that came.

        A hand may already have carried a piece to a point on its way: from there, too, a way leads on.
        """
        gone = {at: kind for at, kind in self.standing.items() if at not in pieces}
        come = {at: kind for at, kind in pieces.items() if at not in self.standing}
        moved = {}
        for kind in {*gone.values()} & {*come.values()}:
            starts, ends = ([at for at, other in found.items() if other == kind] for found in (gone, come))
            if len(starts) == len(ends) == 1:
                moved[starts[0]] = ends[0]
        longer = {start: moved.get(end, end) for start, end in self.ways.items() if end not in gone or end in moved}
        return {start: end for start, end in (longer | moved).items() if start != end}


def _exchanged(before: Pieces, after: Pieces) -> bool:
    """Return whether a point that had a piece of one kind has one of another kind now."""
    return any(after.get(at, kind) != kind for at, kind in before.items())
