"""The pieces on the virtual table with their kinds, which no reed can tell."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from hardware.virtual import VirtualTable
from pi_app.games.tabletop import Pieces
from pi_app.grid import Spot


class WindowPieces:
    """The pieces on a virtual table. A kind of "" is one that nobody knows."""

    def __init__(self, table: VirtualTable) -> None:
        self._table = table
        self._kinds: dict[Spot, str] = {}

    @property
    def spots(self) -> AbstractSet[Spot]:
        """The points with pieces."""
        return self._table.pieces

    def kinds(self, likely: Pieces) -> dict[Spot, str]:
        """Return the kind of each piece. One that is not known is what is `likely` on its point."""
        return {at: self._kinds.get(at, likely.get(at, "")) for at in sorted(self.spots)}

    def know(self, kinds: Pieces) -> None:
        """Take these kinds for true."""
        self._kinds = dict(kinds)

    def lift(self, at: Spot) -> str:
        """Lift a piece and return its kind."""
        self._table.lift(at)
        return self._kinds.pop(at, "")

    def put(self, at: Spot, kind: str) -> None:
        """Put a piece on a point, unless another piece stands there by now."""
        if at in self.spots:
            return
        self._table.put(at)
        if kind:
            self._kinds[at] = kind

    def arrange(self, kinds: Pieces) -> None:
        """Put these pieces on the board and no others, without contact bounce."""
        self._table.arrange(kinds)
        self.know(kinds)
