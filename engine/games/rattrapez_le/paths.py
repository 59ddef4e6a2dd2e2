"""A path of a subject, for a move of which only the two ends and the distance are known. Rule `rattrapez-le 5`."""

from __future__ import annotations

from engine.bits import Bits, members
from engine.games.rattrapez_le.board import FARM, LINKS, Place
from engine.memo import memo


@memo()
def one_path(start: Place, end: Place, horse: bool, distance: int) -> tuple[Place, ...]:
    """Return the places of a path of exactly this distance, with both ends, or () if there is none.

    A path visits no place twice, and the horse does not enter the farm. Every legal path of a move has the same length.
    """
    return _onward(start, end, 1 << FARM if horse else 0, distance)


def _onward(at: Place, end: Place, closed: Bits, steps: int) -> tuple[Place, ...]:
    """Return the rest of a path: `at`, then as many places as there are steps, the last of them `end`."""
    if not steps or at == end:
        return (at,) if at == end and not steps else ()
    closed |= 1 << at
    for onward in members(LINKS[at] & ~closed):
        if rest := _onward(onward, end, closed, steps - 1):
            return (at, *rest)
    return ()
