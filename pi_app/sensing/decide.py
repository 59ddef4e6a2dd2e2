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
from pi_app.games.tabletop import Reading
from pi_app.grid import Spot, bit
from pi_app.sensing.touches import Memory, Touch, slid, way, within

SETTLE: Final = 250  # ms that a map must hold to be a move
SETTLE_ON: Final = 500  # when the piece could still be on its way to another legal point
SETTLE_SLOW: Final = 560  # when it comes so slowly that it may slide on after half a second
SLOW_GAP: Final = range(160, 260)  # ms between two points of such a slide: 0.7 s a point, three tenths of it in between
DOUBT: Final = 1500  # until a piece that appeared from nowhere is asked about
ASTRAY: Final = 3000  # until the lights show what is missing and what is too many
STILL: Final = 4000  # what has been wrong for so long, unmoved, is reported and set aside
SCARCELY: Final = 100  # what the reeds tell so soon after a move was taken was done before it was taken
FEW: Final = 3  # reeds that may fail at once without the table taking it for hands


class Layout(NamedTuple):
    """What the table knows as it looks at the reeds.

    `guided`: the pieces are to follow a move that was made elsewhere, or to be set up: nothing is a move until they
    stand right. `first` is an arrangement that is asked for before that of `wanted`. `leaving` are points that pieces
    are to be taken off, with nothing else to be put anywhere. The reeds of `deaf` points are not believed.
    """

    wanted: Bits
    moves: Mapping[Bits, Sequence[Reading]] = {}  # by the map of pieces that the reading leads to
    targets: Mapping[Spot | None, Bits] = {}  # by the point that a piece is taken from: where it may go
    before: Bits | None = None  # the position that a take-back would lead to
    guided: bool = False
    first: Bits | None = None
    leaving: Bits = 0
    deaf: Bits = 0
    begun: int = 0  # when this position began to count


def layout(
    wanted: Bits,
    readings: Iterable[Reading] = (),
    *,
    before: Bits | None = None,
    guided: bool = False,
    first: Bits | None = None,
    leaving: Bits = 0,
    deaf: Bits = 0,
    begun: int = 0,
) -> Layout:
    """A layout with its readings in the order in which `decide` looks for them."""
    moves: dict[Bits, list[Reading]] = {}
    targets: dict[Spot | None, Bits] = {}
    for reading in readings:
        moves.setdefault(reading.after(wanted) & ~deaf, []).append(reading)
        targets[reading.start] = targets.get(reading.start, 0) | bit(reading.end)
    return Layout(wanted, moves, targets, before, guided, first, leaving, deaf, begun)


# ------------------------------------------------------------------------------------------ decisions


class Rest(NamedTuple):
    """The pieces stand as they should, but for points that have been wrong for so long that they are left out."""

    aside: Bits = 0


class Busy(NamedTuple):
    """Hands are at work. With one movable piece lifted, `targets` is where it may go."""

    lifted: Bits = 0
    targets: Bits = 0
    long: bool = False  # for so long that a word of help is due


class Moved(NamedTuple):
    """Exactly one reading fits, once the points `aside` are left out, and those of a next move already under way."""

    reading: Reading
    aside: Bits = 0
    ahead: Bits = 0


class Ask(NamedTuple):
    """Several readings fit, or one that hands may not have meant; `sure`: it was one of them."""

    readings: tuple[Reading, ...]
    aside: Bits = 0
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
    held = now - memory.since
    on_the_way = layout.first is not None and not wanted and held < STILL  # a bare board is passed through
    if seen == wanted and not on_the_way:
        return Rest()
    if layout.guided:
        return _guide(layout, memory, now)
    if (earlier := _earlier(layout, memory)) and seen != (layout.before or 0) & heard:
        return earlier if held >= SETTLE_ON else Busy(wanted & ~seen)
    fitting = _fitting(layout, memory, seen)
    if fitting:
        return _settled(layout, memory, fitting, now)
    if layout.before is not None and seen == layout.before & heard:
        return _as_before(layout, seen, wanted, held)
    return _odd(layout, memory, now)


def _as_before(layout: Layout, seen: Bits, wanted: Bits, held: int) -> Decision:
    """The last move undone; but a piece that came onto the board with it may be lifted to go on, and sees where."""
    lifted = wanted & ~seen
    targets = 0 if seen & ~wanted else _targets(layout, lifted)
    return Back() if held >= SETTLE_ON else Busy(lifted, targets)


def _guide(layout: Layout, memory: Memory, now: int) -> Decision:
    """Pieces are to be brought into order: say at once which."""
    heard = ~layout.deaf
    seen, wanted = memory.seen & heard, layout.wanted & heard
    missing, extra = wanted & ~seen, seen & ~wanted
    alone = extra and not missing and layout.first is None
    if alone and not extra & (layout.leaving | ~_still(memory, extra, now)):
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


def _settled(layout: Layout, memory: Memory, fitting: Sequence[Reading], now: int) -> Decision:
    """What fits, once it has held for long enough; what could be a mere hesitation only if a button says so."""
    lifted = layout.wanted & ~memory.seen & ~layout.deaf
    held = now - memory.since
    if plain := [reading for reading in fitting if not _hesitant(layout, memory, reading)]:
        if held >= max(settle_time(layout, memory, reading) for reading in plain):
            return _one_of(plain)
    elif held >= SETTLE_ON:
        caught = [reading for reading in fitting if reading.over]
        unseen = [reading for reading in fitting if bit(reading.start) & layout.deaf and reading.end is not None]
        gone = [reading for reading in fitting if reading.asks or reading.end is None]
        if asked := caught or unseen or gone:
            return Ask(tuple(asked))
    return Busy(lifted, _targets(layout, lifted), held >= ASTRAY)


def _one_of(readings: Sequence[Reading], aside: Bits = 0) -> Decision:
    return Moved(readings[0], aside) if len(readings) == 1 else Ask(tuple(readings), aside, sure=not aside)


def _hesitant(layout: Layout, memory: Memory, reading: Reading) -> bool:
    """Whether the same map could be that of a hand that has not made up its mind."""
    if reading.asks or reading.over or (bit(reading.start) | bit(reading.end)) & layout.deaf:
        return True
    if reading.end is None:  # lifting alone is the act: only if nothing else was touched, and in this turn
        began = layout.begun + SCARCELY
        return any(touch.at != reading.start or touch.when < began for touch in memory.touches)
    return False


def settle_time(layout: Layout, memory: Memory, reading: Reading) -> int:
    """How long the map of a reading must hold."""
    if reading.end is None:
        return SETTLE_ON
    others = layout.targets[reading.start] & ~bit(reading.end)
    gap = slid(memory, reading.end) if others else None
    if gap in SLOW_GAP:
        return SETTLE_SLOW
    return SETTLE_ON if gap is not None or others & within(2)[reading.end] else SETTLE  # a jump goes two points far


def _odd(layout: Layout, memory: Memory, now: int) -> Decision:
    """A map that fits nothing."""
    heard = ~layout.deaf
    seen, wanted = memory.seen & heard, layout.wanted & heard
    lifted, placed = wanted & ~seen, seen & ~wanted
    held = now - memory.since
    if (aside := _still(memory, lifted | placed, now)) and (found := _beside(layout, memory, aside, now)):
        return found
    targets = _targets(layout, lifted)
    one_lifted = lifted.bit_count() == 1
    if one_lifted and not placed and (targets or _start(lifted) in layout.targets):
        return Busy(lifted, targets, held >= ASTRAY)
    if placed.bit_count() == 1 and held >= SETTLE_ON:
        end = _start(placed)
        if one_lifted and (layout.targets or _in_turn(memory)):
            return Wrong(_start(lifted), end)
        if not lifted and None in layout.targets and not aside:
            return Wrong(None, end)
        if not lifted and held >= DOUBT and (asked := _whence(layout, end)):
            return Ask(asked, aside)
    if held < ASTRAY:
        return Busy(lifted, targets)
    nobody_moves = not layout.targets and lifted.bit_count() <= FEW
    if aside == lifted | placed and (not lifted or nobody_moves):
        return Rest(aside)
    return Astray(lifted, placed)


def _in_turn(memory: Memory) -> bool:
    """Whether one piece was lifted and then put elsewhere: hands do so, reeds that fail do not."""
    match way(memory):
        case [(_, False, lifted), (_, True, put)]:
            return lifted < put
    return False


def _still(memory: Memory, odd: Bits, now: int) -> Bits:
    """Those of the odd points that have not changed for a long time."""
    return odd if now - memory.since >= STILL else odd & ~memory.changed_since(now - STILL)


def _among(layout: Layout, gone: Bits, come: Bits) -> list[Reading]:
    """The moves of a piece that is gone to a point where one has come."""
    every = (reading for readings in layout.moves.values() for reading in readings)
    return [reading for reading in every if bit(reading.start) & gone and bit(reading.end) & come]


def _beside(layout: Layout, memory: Memory, aside: Bits, now: int) -> Decision | None:
    """The move that the rest of the map shows when the points that stand still are left out.

    It asks where a piece that is missing may have gone to where another seems to have gone.
    """
    heard = ~layout.deaf & ~aside
    seen, wanted = memory.seen & heard, layout.wanted & heard
    if seen == wanted or now - memory.since < SETTLE_ON:
        return None
    fitting = [
        reading
        for after, readings in layout.moves.items()
        if after & heard == seen
        for reading in readings
        if not (bit(reading.start) | bit(reading.end) | reading.over) & aside
        and (reading.end is not None or not aside & layout.wanted)  # what is missing may have been lifted too
        and not reading.over & ~memory.lifted()
    ]
    if not fitting:
        return None
    missing = aside & layout.wanted
    if earlier := _among(layout, aside & ~memory.seen, aside & memory.seen):
        return Ask((*earlier, *fitting))
    sure = not missing or all(_carried(memory, reading) and not _from(layout, missing, reading) for reading in fitting)
    plain = not any(_hesitant(layout, memory, reading) for reading in fitting)
    return _one_of(fitting, aside) if sure and plain else Ask(tuple(fitting), aside)


def _carried(memory: Memory, reading: Reading) -> bool:
    """Whether the piece was lifted before one was put down where it goes, as far as the reeds tell."""
    order = [touch.at for touch in memory.touches if touch.at in (reading.start, reading.end)]
    return order[:1] == [reading.start] and order[-1:] == [reading.end]


def _from(layout: Layout, missing: Bits, reading: Reading) -> bool:
    """Whether one of the missing pieces may go where the reading leads."""
    return any(layout.targets.get(start, 0) & bit(reading.end) for start in members(missing))


def _earlier(layout: Layout, memory: Memory) -> Decision | None:
    """The first of two moves that were begun before the table could answer: a piece went, and then another rose."""
    return _hurried(layout, memory, way(memory)) or _hurried(layout, memory, way(memory, layout.wanted))


def _hurried(layout: Layout, memory: Memory, touches: Sequence[Touch]) -> Decision | None:
    """The first of two moves that the order of touches shows."""
    match touches:
        case [(start, False, _), (end, True, _), (other, False, _), *more] if other != end:
            if len(more) > 1 or not all(touch.closed for touch in more):
                return None
            ahead = bit(other) | bits(touch.at for touch in more)
            stands = (memory.seen ^ ahead) & ~layout.deaf
            found = [reading for reading in layout.moves.get(stands, ()) if reading.start == start]
            if found and found[0].end == end and not any(reading.asks or reading.over for reading in found):
                return Moved(found[0], ahead=ahead) if len(found) == 1 else Ask(tuple(found), sure=True)
    return None


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
