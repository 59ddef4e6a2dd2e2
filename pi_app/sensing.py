"""What hands did, from the reeds alone: decisions as values from (layout, presence, time).

Reeds tell presence and nothing else. A change only triggers; the whole debounced map decides, once it has held for its
settle time. It is compared with the position that stands, with each position that one legal move makes of it, and
with the one before. What fits nothing is shown on the lights, never guessed at; what could be two things is asked.

A `Layout` comes from the table's view, so how long the table waits depends on public knowledge only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.bits import Bits, bits, members
from pi_app.tabletop import SIZE, Reading, Spot, bit

SETTLE: Final = 250  # ms that a map must hold to be a move
SETTLE_ON: Final = 500  # when the piece could still be on its way to another legal point
SLIDE_GAP: Final = 400  # from one point to its neighbour in less than this: the piece may be sliding
SLIDE_REST: Final = 3  # a sliding piece rests on a point less than this many times the way between two points
DOUBT: Final = 1500  # until a piece that appeared from nowhere is asked about
ASTRAY: Final = 3000  # until the lights show what is missing and what is too many
STILL: Final = 4000  # what has been wrong for so long, unmoved, is reported and set aside
MOST_TOUCHES: Final = 64


class Layout(NamedTuple):
    """What the table knows as it looks at the reeds.

    `guided`: the pieces are to follow a move that was made elsewhere, or to be set up: nothing is a move until they
    stand right. `first` is an arrangement that is asked for before that of `wanted`. The reeds of `deaf` points are
    not believed.
    """

    wanted: Bits
    moves: Mapping[Bits, Sequence[Reading]] = {}  # by the map of pieces that the reading leads to
    targets: Mapping[Spot | None, Bits] = {}  # by the point that a piece is taken from: where it may go
    before: Bits | None = None  # the position that a take-back would lead to
    guided: bool = False
    first: Bits | None = None
    deaf: Bits = 0


def layout(
    wanted: Bits,
    readings: Iterable[Reading] = (),
    *,
    before: Bits | None = None,
    guided: bool = False,
    first: Bits | None = None,
    deaf: Bits = 0,
) -> Layout:
    """A layout with its readings in the order in which `decide` looks for them."""
    moves: dict[Bits, list[Reading]] = {}
    targets: dict[Spot | None, Bits] = {}
    for reading in readings:
        moves.setdefault(reading.after(wanted) & ~deaf, []).append(reading)
        targets[reading.start] = targets.get(reading.start, 0) | bit(reading.end)
    return Layout(wanted, moves, targets, before, guided, first, deaf)


class Touch(NamedTuple):
    """A reed closed or opened."""

    at: Spot
    closed: bool
    when: int


class Memory(NamedTuple):
    """What the reeds have told: the map as it is, since when, and the changes since the pieces last stood right.

    `begun` is when that was, or when the position changed: from then on a point can be wrong.
    """

    seen: Bits = 0
    since: int = 0
    touches: tuple[Touch, ...] = ()
    begun: int = 0

    def lifted(self) -> Bits:
        """Every point that was lifted from, also if something stands there again."""
        return bits({touch.at for touch in self.touches if not touch.closed})


def notice(memory: Memory, seen: Bits, now: int, *, restless: bool = False) -> Memory:
    """The memory after one more look at the debounced map; while it is `restless` it does not hold."""
    changed = seen ^ memory.seen
    if not changed:
        return memory._replace(since=now) if restless else memory
    touches = tuple(Touch(at, bool(seen >> at & 1), now) for at in members(changed))
    return Memory(seen, now, (*memory.touches, *touches)[-MOST_TOUCHES:], memory.begun)


def forget(memory: Memory, now: int) -> Memory:
    """The memory once the pieces stand right, or a new position counts."""
    return memory._replace(touches=(), begun=now)


# ------------------------------------------------------------------------------------------ decisions


class Rest(NamedTuple):
    """The pieces stand as they should. `aside` are points that have been wrong for so long that they are left out."""

    aside: Bits = 0


class Busy(NamedTuple):
    """Hands are at work. With one movable piece lifted, `targets` is where it may go."""

    lifted: Bits = 0
    targets: Bits = 0
    long: bool = False  # for so long that a word of help is due


class Moved(NamedTuple):
    """Exactly one reading fits."""

    reading: Reading


class Ask(NamedTuple):
    """Several readings fit, or one that hands may not have meant; `sure`: it was one of them."""

    readings: tuple[Reading, ...]
    sure: bool = False


class Back(NamedTuple):
    """The position before the last move stands again."""


class Wrong(NamedTuple):
    """One piece was put where no reading leads."""

    start: Spot | None
    end: Spot


class Astray(NamedTuple):
    """Pieces are missing, or too many, or both."""

    missing: Bits
    extra: Bits


Decision = Rest | Busy | Moved | Ask | Back | Wrong | Astray


def decide(layout: Layout, memory: Memory, now: int) -> Decision:
    """What the hands have done by now."""
    heard = ~layout.deaf
    seen, wanted = memory.seen & heard, layout.wanted & heard
    if seen == wanted and layout.first is None:
        return Rest()
    if layout.guided:
        return _guide(layout, memory, now)
    held = now - memory.since
    fitting = _fitting(layout, memory, seen)
    if likely := [reading for reading in fitting if not _too_late(memory, reading)]:
        return _settled(layout, memory, likely, now)
    if fitting:
        return (_first_of_two(layout, memory) or Ask(tuple(fitting))) if held >= SETTLE_ON else Busy(wanted & ~seen)
    if layout.before is not None and seen == layout.before & heard:
        return Back() if held >= SETTLE_ON else Busy(wanted & ~seen)
    return _odd(layout, memory, now)


def _guide(layout: Layout, memory: Memory, now: int) -> Decision:
    """Pieces are to be brought into order: say at once which."""
    heard = ~layout.deaf
    seen, wanted = memory.seen & heard, layout.wanted & heard
    missing, extra = wanted & ~seen, seen & ~wanted
    if extra and not missing and layout.first is None and not extra & ~_still(memory, extra, now):
        return Rest(aside=extra)
    if layout.first is not None and seen != layout.first & heard:
        goal = layout.first & heard
        return Astray(goal & ~seen, seen & ~goal)
    return Astray(missing, extra)


def _fitting(layout: Layout, memory: Memory, seen: Bits) -> list[Reading]:
    """The readings that lead to the map that is seen, by the way the hands took."""
    found = layout.moves.get(seen, ())
    lifted = memory.lifted()
    return [reading for reading in found if not reading.over & ~lifted]


def _too_late(memory: Memory, reading: Reading) -> bool:
    """Whether the piece that stands on the end came there before the start was lifted: it was another piece."""
    last = {(touch.at, touch.closed): touch.when for touch in memory.touches}
    opened, closed = last.get((reading.start, False)), last.get((reading.end, True))  # type: ignore[arg-type]
    return opened is not None and closed is not None and closed < opened


def _settled(layout: Layout, memory: Memory, fitting: Sequence[Reading], now: int) -> Decision:
    """What fits, once it has held for long enough; what could be a mere hesitation only if a button says so."""
    lifted = layout.wanted & ~memory.seen & ~layout.deaf
    busy = Busy(lifted, _targets(layout, lifted), now - memory.since >= ASTRAY)
    plain = [reading for reading in fitting if not _hesitant(layout, memory, reading)]
    caught = [reading for reading in fitting if reading.over]
    deaf_start = [reading for reading in fitting if bit(reading.start) & layout.deaf and reading.end is not None]
    if plain:
        if now - memory.since < max(settle_time(layout, memory, reading) for reading in plain):
            return busy
        return Moved(plain[0]) if len(plain) == 1 else Ask(tuple(plain), sure=True)
    if (caught or deaf_start) and now - memory.since >= SETTLE_ON:
        return Ask(tuple(caught or deaf_start))
    return busy


def _hesitant(layout: Layout, memory: Memory, reading: Reading) -> bool:
    """Whether the same map could be that of a hand that has not made up its mind."""
    if reading.asks or reading.over or (bit(reading.start) | bit(reading.end)) & layout.deaf:
        return True
    if reading.end is None:  # lifting alone is the act: only if nothing else was touched
        return any(touch.at != reading.start for touch in memory.touches)
    return False


def settle_time(layout: Layout, memory: Memory, reading: Reading) -> int:
    """How long the map of a reading must hold."""
    if reading.end is None:
        return SETTLE_ON
    others = layout.targets[reading.start] & ~bit(reading.end)
    settle = SETTLE_ON if others & _AROUND[reading.end] else SETTLE
    gap = _slid(memory, reading.end)
    return settle if gap is None else max(SETTLE_ON, SLIDE_REST * gap)


def _slid(memory: Memory, end: Spot) -> int | None:
    """How long a piece was between two neighbouring points before it came to `end`, if it may be sliding."""
    came = next((touch for touch in reversed(memory.touches) if touch.at == end and touch.closed), None)
    if came is None:
        return None
    for touch in reversed(memory.touches):
        if not touch.closed and touch.when <= came.when and _NEXT[end] >> touch.at & 1:
            gap = came.when - touch.when
            return gap if gap < SLIDE_GAP else None
    return None


def _odd(layout: Layout, memory: Memory, now: int) -> Decision:
    """A map that fits nothing."""
    heard = ~layout.deaf
    seen, wanted = memory.seen & heard, layout.wanted & heard
    lifted, placed = wanted & ~seen, seen & ~wanted
    held = now - memory.since
    if (aside := _still(memory, lifted | placed, now)) and (found := _beside(layout, memory, aside, now)):
        return found
    if held >= SETTLE_ON and (found := _first_of_two(layout, memory)):
        return found
    targets = _targets(layout, lifted)
    one_lifted = lifted.bit_count() == 1
    if one_lifted and not placed and (targets or _start(lifted) in layout.targets):
        return Busy(lifted, targets, held >= ASTRAY)
    if placed.bit_count() == 1 and held >= SETTLE_ON:
        end = _start(placed)
        if one_lifted and _start(lifted) in layout.targets:
            return Wrong(_start(lifted), end)
        if not lifted and None in layout.targets and not aside:
            return Wrong(None, end)
        if not lifted and held >= DOUBT and (asked := _whence(layout, end)):
            return Ask(asked)
    if held < ASTRAY:
        return Busy(lifted, targets)
    return Rest(aside) if aside == lifted | placed and not lifted else Astray(lifted, placed)


def _still(memory: Memory, odd: Bits, now: int) -> Bits:
    """Those of the odd points that have been odd, and have not changed, for a long time."""
    if now - memory.begun < STILL:
        return 0
    moving = bits({touch.at for touch in memory.touches if now - touch.when < STILL})
    return odd & ~moving


def _beside(layout: Layout, memory: Memory, aside: Bits, now: int) -> Decision | None:
    """What the rest of the map shows when the points that stand still are left out: they may be wrong, so it asks."""
    heard = ~layout.deaf & ~aside
    seen, wanted = memory.seen & heard, layout.wanted & heard
    if seen == wanted or now - memory.since < SETTLE_ON:
        return None
    fitting = tuple(
        reading
        for after, readings in layout.moves.items()
        if after & heard == seen
        for reading in readings
        if not (bit(reading.start) | bit(reading.end) | reading.over) & aside and reading.end is not None
    )
    return Ask(fitting) if fitting else None


def _first_of_two(layout: Layout, memory: Memory) -> Decision | None:
    """The first of two moves that were made one after the other before the table could answer."""
    hops = _hops(memory)
    if len(hops) != 2:
        return None
    heard, first = ~layout.deaf, 0
    after = layout.wanted
    for start, end in hops:
        after = after & ~bit(start) | bit(end)
        first = first or after
    if after & heard != memory.seen & heard:
        return None
    plain = [reading for reading in layout.moves.get(first & heard, ()) if not (reading.asks or reading.over)]
    if not plain:
        return None
    return Moved(plain[0]) if len(plain) == 1 else Ask(tuple(plain), sure=True)


def _hops(memory: Memory) -> list[tuple[Spot, Spot]]:
    """From where to where pieces went, one at a time, by the order of touches; nothing when two were in hands."""
    hops: dict[Spot, Spot] = {}  # by the end: the start
    hand: Spot | None = None
    for touch in memory.touches:
        if touch.closed == (hand is None):
            return []
        if hand is None:
            hand = touch.at
        else:
            hops[touch.at] = hops.pop(hand, hand)
            hand = None
    return [] if hand is not None else [(start, end) for end, start in hops.items() if start != end]


def _whence(layout: Layout, end: Spot) -> tuple[Reading, ...]:
    """The readings that would bring a piece to `end` from a point whose reed may be stuck closed."""
    return tuple(
        reading
        for readings in layout.moves.values()
        for reading in readings
        if reading.end == end and reading.start is not None and not reading.over
    )


def _targets(layout: Layout, lifted: Bits) -> Bits:
    """Where the one lifted piece may go, or the one of two that may move."""
    found = 0
    if lifted.bit_count() <= 2:
        for at in members(lifted):
            found |= layout.targets.get(at, 0)
    return found


def _start(spots: Bits) -> Spot:
    return spots.bit_length() - 1


def _within(distance: int) -> tuple[Bits, ...]:
    """By a point: the others that lie within so many steps of a king."""
    return tuple(
        bits(
            other
            for other in range(SIZE * SIZE)
            if other != at and max(abs(other % SIZE - at % SIZE), abs(other // SIZE - at // SIZE)) <= distance
        )
        for at in range(SIZE * SIZE)
    )


_NEXT: Final = _within(1)
_AROUND: Final = _within(2)  # a jump goes two points far
