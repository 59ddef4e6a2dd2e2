"""What everybody knows about the closed houses of Chicago.

Police, thief and plane houses are shown when they leave the board (rule 6). So it is public how many are left. A house
that was put back is a car, a bank or the plane: all other kinds are kept.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.bits import Bits, bits
from engine.games.chicago.board import COUNTS, POINTS
from engine.games.chicago.views import View


class ClosedHouses(NamedTuple):
    """The houses that are on the board, and how many of them are of the kinds that are shown."""

    never_opened: Bits
    put_back: Bits
    police: int  # the number of police houses, none of which was put back
    thieves: int  # the number of thief houses, none of which was put back
    has_plane: bool


def closed_houses(view: View) -> ClosedHouses:
    """Return the closed houses of a view. The result is the same for every seat."""
    shown = [event.data["what"] for event in view.told if event.kind == "taken" and "what" in event.data]
    opened = bits({POINTS[event.data["at"]] for event in view.told if event.kind == "opened"})
    houses = view.position.houses
    return ClosedHouses(
        never_opened=houses & ~opened,
        put_back=houses & opened,
        police=COUNTS["police"] - view.position.police_houses,
        thieves=COUNTS["thief"] - shown.count("thief"),
        has_plane="plane" not in shown,
    )
