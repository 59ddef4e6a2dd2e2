"""The changes of the reeds since the pieces last stood right, and what their order shows."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bits import Bits, bits, members
from pi_app.grid import SIZE, Spot

SLIDE_GAP: Final = 400  # ms; a piece that needs less than this from one point to its neighbour may be sliding
MEMORY_LENGTH: Final = 64  # older changes are forgotten


class ReedChange(NamedTuple):
    """A reed closed or opened, at a time in ms."""

    at: Spot
    closed: bool
    when: int


class Memory(NamedTuple):
    """The current map and since when it holds, with two lists of changes.

    `changes` are those since the pieces last stood right. `latest` are the last ones of all.
    """

    seen: Bits = 0
    since: int = 0
    changes: tuple[ReedChange, ...] = ()
    latest: tuple[ReedChange, ...] = ()

    def lifted(self) -> Bits:
        """Return every point that a piece was lifted from, even if one stands there again."""
        return bits({change.at for change in self.changes if not change.closed})

    def changed(self) -> Bits:
        """Return every point that has changed since the pieces last stood right."""
        return bits({change.at for change in self.changes})

    def changed_since(self, when: int) -> Bits:
        """Return every point that has changed after this time."""
        return bits({change.at for change in self.latest if change.when > when})


def notice(memory: Memory, seen: Bits, now: int, *, restless: bool = False) -> Memory:
    """Return the memory after one more look at the debounced map.

    While the raw map is `restless`, the debounced one does not count as holding: its time starts again.
    """
    changed = seen ^ memory.seen
    if not changed:
        return memory._replace(since=now) if restless else memory
    changes = tuple(ReedChange(at, bool(seen >> at & 1), now) for at in members(changed))
    kept, latest = (*memory.changes, *changes), (*memory.latest, *changes)
    return Memory(seen, now, kept[-MEMORY_LENGTH:], latest[-MEMORY_LENGTH:])


def forget(memory: Memory, but: Bits = 0) -> Memory:
    """Return the memory without its changes, except those of the points `but`, where hands are still at work.

    It is used when the pieces stand right, or when a new position counts.
    """
    return memory._replace(changes=tuple(change for change in memory.changes if but >> change.at & 1))


def way(memory: Memory, wanted: Bits | None = None) -> list[ReedChange]:
    """Return the changes in order, without pairs that cancel out: a piece slid over a point, or was put back.

    With `wanted`, changes of points that are as wanted are left out, too: a sleeve may have brushed over them.
    """
    odd = ~0 if wanted is None else memory.seen ^ wanted
    kept: list[ReedChange] = []
    for change in memory.changes:
        if not odd >> change.at & 1:
            continue
        if kept and kept[-1].at == change.at:
            kept.pop()
        else:
            kept.append(change)
    return kept


def slid(memory: Memory, end: Spot) -> int | None:
    """Return for how many ms a piece was between two neighbouring points before it came to `end`.

    Return None if the piece cannot be sliding.
    """
    came = next((change for change in reversed(memory.changes) if change.at == end and change.closed), None)
    if came is None:
        return None
    for change in reversed(memory.changes):
        if not change.closed and change.when <= came.when and within(1)[end] >> change.at & 1:
            gap = came.when - change.when
            return gap if gap < SLIDE_GAP else None
    return None


def within(distance: int) -> tuple[Bits, ...]:
    """Return for each point the others within one or two king's steps."""
    return _WITHIN[distance - 1]


def _within(distance: int) -> tuple[Bits, ...]:
    return tuple(
        bits(
            other
            for other in range(SIZE * SIZE)
            if other != at and max(abs(other % SIZE - at % SIZE), abs(other // SIZE - at // SIZE)) <= distance
        )
        for at in range(SIZE * SIZE)
    )


_WITHIN: Final = (_within(1), _within(2))
