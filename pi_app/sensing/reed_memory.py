"""What the reeds have told since the pieces last stood right, and what the order of it tells."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bits import Bits, bits, members
from pi_app.grid import SIZE, Spot

SLIDE_GAP: Final = 400  # ms; from one point to its neighbour in less than this: the piece may be sliding
MOST_TOUCHES: Final = 64


class Touch(NamedTuple):
    """A reed closed or opened."""

    at: Spot
    closed: bool
    when: int


class Memory(NamedTuple):
    """The map as it is, since when, the changes since the pieces last stood right, and the last changes of all."""

    seen: Bits = 0
    since: int = 0
    touches: tuple[Touch, ...] = ()
    latest: tuple[Touch, ...] = ()

    def lifted(self) -> Bits:
        """Every point that was lifted from, also if something stands there again."""
        return bits({touch.at for touch in self.touches if not touch.closed})

    def touched(self) -> Bits:
        """Every point that has changed since the pieces last stood right."""
        return bits({touch.at for touch in self.touches})

    def changed_since(self, when: int) -> Bits:
        """Every point that was touched later than that."""
        return bits({touch.at for touch in self.latest if touch.when > when})


def notice(memory: Memory, seen: Bits, now: int, *, restless: bool = False) -> Memory:
    """The memory after one more look at the debounced map; while it is `restless` it does not hold."""
    changed = seen ^ memory.seen
    if not changed:
        return memory._replace(since=now) if restless else memory
    touches = tuple(Touch(at, bool(seen >> at & 1), now) for at in members(changed))
    kept, latest = (*memory.touches, *touches), (*memory.latest, *touches)
    return Memory(seen, now, kept[-MOST_TOUCHES:], latest[-MOST_TOUCHES:])


def forget(memory: Memory, but: Bits = 0) -> Memory:
    """The memory once the pieces stand right, or a new position counts; `but` are points that hands are still at."""
    return memory._replace(touches=tuple(touch for touch in memory.touches if but >> touch.at & 1))


def way(memory: Memory, wanted: Bits | None = None) -> list[Touch]:
    """The changes in their order, without those that were taken back at once: a point slid over, a piece put back.

    With `wanted`, without those too that left a point as it is wanted: a sleeve brushed over it.
    """
    odd = ~0 if wanted is None else memory.seen ^ wanted
    kept: list[Touch] = []
    for touch in memory.touches:
        if not odd >> touch.at & 1:
            continue
        if kept and kept[-1].at == touch.at:
            kept.pop()
        else:
            kept.append(touch)
    return kept


def slid(memory: Memory, end: Spot) -> int | None:
    """How long a piece was between two neighbouring points before it came to `end`, if it may be sliding."""
    came = next((touch for touch in reversed(memory.touches) if touch.at == end and touch.closed), None)
    if came is None:
        return None
    for touch in reversed(memory.touches):
        if not touch.closed and touch.when <= came.when and within(1)[end] >> touch.at & 1:
            gap = came.when - touch.when
            return gap if gap < SLIDE_GAP else None
    return None


def within(distance: int) -> tuple[Bits, ...]:
    """By a point: the others that lie within one or two steps of a king."""
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
