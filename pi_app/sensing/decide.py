"""Decide what hands did, from the reeds alone. A decision is a value computed from layout, presence and time.

Reeds report presence and nothing else. A change only triggers the decision; the whole debounced map decides, once it
has held for its settle time. The map is compared with the current position, with each position that one legal move
leads to, and with the previous position. If nothing fits, the lights show the difference. If several moves fit, the
table asks. It never guesses.

A `BoardLayout` is made from the table's view, so how long the table waits depends on public knowledge only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.bits import Bits, bits, members
from hardware.timing import DEBOUNCE_MS
from pi_app.games.tabletop import Reading
from pi_app.grid import Spot, bit
from pi_app.sensing.reed_memory import Memory, ReedChange, slid, way, within

# All times are in ms.
SETTLE: Final = 250  # a map must hold this long to count as a move
SETTLE_ON: Final = 2 * SETTLE  # the same if the piece may still be on its way to another legal point: twice the time
# The same if the piece slides so slowly that it may leave a point only after half a second. The debouncer reports that
# a reed has opened up to DEBOUNCE_MS late, so the map holds that much longer.
SETTLE_SLOW: Final = SETTLE_ON + DEBOUNCE_MS
# The time between two points of such a slide. At 700 ms a point, a reed is closed for 7/10 of that and the piece is
# between two reeds for 3/10, which is 210 ms, give or take a few scans.
SLOW_GAP: Final = range(160, 260)
ASK_AFTER: Final = 1500  # a piece that appeared from nowhere is then asked about
HELP_AFTER: Final = 3000  # the lights then show which pieces are missing and which are too many
STUCK_AFTER: Final = 4000  # a point that was wrong for this long without a change is reported and then ignored
TOO_SOON: Final = 100  # a change this soon after a move was accepted was made before it was accepted
MOST_FAILURES: Final = 3  # reeds that may fail at once; more changes than this are the work of hands


class BoardLayout(NamedTuple):
    """What the table expects on the board when it looks at the reeds.

    If the layout is `guided`, the pieces must be set up, or must follow a move that was made elsewhere; nothing counts
    as a move until they stand right. `first` is an arrangement that players must make before that of `wanted`.
    `leaving` are points from which pieces must be removed without being put elsewhere. Reeds of `deaf` points are
    ignored.
    """

    wanted: Bits
    moves: Mapping[Bits, Sequence[Reading]] = {}  # for each map of pieces, the readings that lead to it
    targets: Mapping[Spot | None, Bits] = {}  # for each point that a piece is lifted from, where it may go
    before: Bits | None = None  # the position that a take-back leads to
    guided: bool = False
    first: Bits | None = None
    leaving: Bits = 0
    deaf: Bits = 0
    begun: int = 0  # when this position began to count
    endings: tuple[Reading, ...] = ()  # readings that end something: hands alone never make them


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
) -> BoardLayout:
    """Return a layout with its readings grouped as `decide` looks for them."""
    moves: dict[Bits, list[Reading]] = {}
    targets: dict[Spot | None, Bits] = {}
    endings = []
    for reading in readings:
        if reading.ends:
            endings.append(reading)
        else:
            moves.setdefault(reading.after(wanted) & ~deaf, []).append(reading)
        targets[reading.start] = targets.get(reading.start, 0) | bit(reading.end)
    return BoardLayout(wanted, moves, targets, before, guided, first, leaving, deaf, begun, tuple(endings))


# ------------------------------------------------------------------------------------------ decisions


class AtRest(NamedTuple):
    """The pieces stand as they should. Points that have been wrong for a long time are ignored; they are `aside`."""

    aside: Bits = 0


class Busy(NamedTuple):
    """Hands are at work. If one movable piece is lifted, `targets` is where it may go."""

    lifted: Bits = 0
    targets: Bits = 0
    long: bool = False  # the piece has been in hand for so long that the table should help


class Moved(NamedTuple):
    """Exactly one reading fits, if the points `aside` and those `ahead`, of a next move in progress, are ignored."""

    reading: Reading
    aside: Bits = 0
    ahead: Bits = 0


class Ask(NamedTuple):
    """Several readings fit, or one that the player may not have meant."""

    readings: tuple[Reading, ...]
    aside: Bits = 0


class Back(NamedTuple):
    """The position before the last move stands again."""


class Wrong(NamedTuple):
    """One piece was put where no legal move leads."""

    start: Spot | None
    end: Spot


class Astray(NamedTuple):
    """Pieces are missing, or there are too many, or both."""

    missing: Bits
    extra: Bits


Decision = AtRest | Busy | Moved | Ask | Back | Wrong | Astray


def decide(layout: BoardLayout, memory: Memory, now: int) -> Decision:
    """Return what the hands have done so far."""
    heard = ~layout.deaf
    seen, wanted = memory.seen & heard, layout.wanted & heard
    held = now - memory.since
    # If `first` is wanted before a bare board, the board may be bare only for a moment, on the way to `first`.
    on_the_way = layout.first is not None and not wanted and held < STUCK_AFTER
    if seen == wanted and not on_the_way:
        return AtRest()
    if layout.guided:
        return _guide(layout, memory, now)
    if (earlier := _first_of_two(layout, memory)) and seen != (layout.before or 0) & heard:
        return earlier if held >= SETTLE_ON else Busy(wanted & ~seen)
    fitting = _fitting(layout, memory, seen)
    if fitting:
        return _settled(layout, memory, fitting, now)
    if layout.before is not None and seen == layout.before & heard:
        return _as_before(layout, seen, wanted, held)
    return _unexplained(layout, memory, now)


def _as_before(layout: BoardLayout, seen: Bits, wanted: Bits, held: int) -> Decision:
    """Return Back once the previous position has been rebuilt and has held for long enough.

    If it only lacks a piece that the last move brought onto the board, this piece may have been lifted to move on.
    """
    lifted = wanted & ~seen
    if seen & ~wanted:
        return Back() if held >= SETTLE_ON else Busy(lifted)
    if any(at in layout.targets for at in members(lifted)):
        return Busy(lifted, _targets(layout, lifted), held >= HELP_AFTER)
    return Back() if held >= HELP_AFTER else Busy(lifted)


def _guide(layout: BoardLayout, memory: Memory, now: int) -> Decision:
    """Return at once which pieces are out of place on a guided board."""
    heard = ~layout.deaf
    seen, wanted = memory.seen & heard, layout.wanted & heard
    missing, extra = wanted & ~seen, seen & ~wanted
    alone = extra and not missing and layout.first is None
    if alone and not extra & (layout.leaving | ~_unmoved(memory, extra, now)):
        return AtRest(aside=extra)
    if layout.first is not None and seen != layout.first & heard:
        goal = layout.first & heard
        return Astray(goal & ~seen, seen & ~goal)
    return Astray(missing, extra)


def _fitting(layout: BoardLayout, memory: Memory, seen: Bits) -> list[Reading]:
    """Return the readings that lead to the seen map and agree with what was lifted on the way."""
    found = layout.moves.get(seen, ())
    lifted = memory.lifted()
    return [reading for reading in found if not reading.over & ~lifted]


def _settled(layout: BoardLayout, memory: Memory, fitting: Sequence[Reading], now: int) -> Decision:
    """Return a move or a question once the fitting readings have held for long enough, and Busy before.

    A reading that could be a mere hesitation becomes a question, and a button must confirm it.
    """
    lifted = layout.wanted & ~memory.seen & ~layout.deaf
    held = now - memory.since
    if plain := [reading for reading in fitting if not _hesitant(layout, memory, reading)]:
        if held >= max(settle_time(layout, memory, reading) for reading in plain):
            return _one_of(plain)
    elif held >= SETTLE_ON:
        caught = [reading for reading in fitting if reading.over]
        unseen = [reading for reading in fitting if bit(reading.start) & layout.deaf and reading.end is not None]
        gone = [reading for reading in fitting if reading.end is None]
        if asked := caught or unseen or gone:
            return Ask(tuple(asked))
    return Busy(lifted, _targets(layout, lifted), held >= HELP_AFTER)


def _one_of(readings: Sequence[Reading], aside: Bits = 0) -> Decision:
    return Moved(readings[0], aside) if len(readings) == 1 else Ask(tuple(readings), aside)


def _hesitant(layout: BoardLayout, memory: Memory, reading: Reading) -> bool:
    """Return whether the player may still be undecided although the map fits the reading."""
    if reading.over or (bit(reading.start) | bit(reading.end)) & layout.deaf:
        return True
    if reading.end is None:  # lifting is the whole move: believe it only if nothing else changed, and in this turn
        began = layout.begun + TOO_SOON
        return any(change.at != reading.start or change.when < began for change in memory.changes)
    return False


def settle_time(layout: BoardLayout, memory: Memory, reading: Reading) -> int:
    """Return how long the map of a reading must hold, in ms."""
    if reading.end is None:
        return SETTLE_ON
    others = layout.targets[reading.start] & ~bit(reading.end)
    gap = slid(memory, reading.end) if others else None
    if gap in SLOW_GAP:
        return SETTLE_SLOW
    return SETTLE_ON if gap is not None or others & within(2)[reading.end] else SETTLE  # a jump reaches two points


def _unexplained(layout: BoardLayout, memory: Memory, now: int) -> Decision:
    """Return the decision for a map that fits no reading."""
    heard = ~layout.deaf
    seen, wanted = memory.seen & heard, layout.wanted & heard
    lifted, placed = wanted & ~seen, seen & ~wanted
    held = now - memory.since
    if (aside := _unmoved(memory, lifted | placed, now)) and (found := _move_beside(layout, memory, aside, now)):
        return found
    targets = _targets(layout, lifted)
    one_lifted = lifted.bit_count() == 1
    if one_lifted and not placed and (targets or _only_spot(lifted) in layout.targets):
        return Busy(lifted, targets, held >= HELP_AFTER)
    if placed.bit_count() == 1 and held >= SETTLE_ON:
        end = _only_spot(placed)
        if one_lifted and (layout.targets or _in_turn(memory)):
            return Wrong(_only_spot(lifted), end)
        if not lifted and None in layout.targets and not aside:
            return Wrong(None, end)
        if not lifted and held >= ASK_AFTER and (asked := _moves_to(layout, end)):
            return Ask(asked, aside)
    if held < HELP_AFTER:
        return Busy(lifted, targets)
    nobody_moves = not layout.targets and lifted.bit_count() <= MOST_FAILURES
    if aside == lifted | placed and (not lifted or nobody_moves):
        return AtRest(aside)
    return Astray(lifted, placed)


def _in_turn(memory: Memory) -> bool:
    """Return whether one piece was lifted and later put elsewhere. Hands do that; failing reeds do not."""
    match way(memory):
        case [(_, False, lifted), (_, True, put)]:
            return lifted < put
    return False


def _unmoved(memory: Memory, odd: Bits, now: int) -> Bits:
    """Return those of the odd points that have not changed for a long time."""
    return odd if now - memory.since >= STUCK_AFTER else odd & ~memory.changed_since(now - STUCK_AFTER)


def _moves_among(layout: BoardLayout, gone: Bits, come: Bits) -> list[Reading]:
    """Return the moves of a missing piece to a point where one has appeared."""
    every = (reading for readings in layout.moves.values() for reading in readings)
    return [reading for reading in every if bit(reading.start) & gone and bit(reading.end) & come]


def _move_beside(layout: BoardLayout, memory: Memory, aside: Bits, now: int) -> Decision | None:
    """Return the move that the rest of the map shows if the unchanged points `aside` are ignored, or None.

    If a missing piece may have gone where another one seems to have gone, return a question instead.
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
        and (reading.end is not None or not aside & layout.wanted)  # a missing piece may have been lifted too
        and not reading.over & ~memory.lifted()
    ]
    if not fitting:
        return None
    missing = aside & layout.wanted
    if earlier := _moves_among(layout, aside & ~memory.seen, aside & memory.seen):
        return Ask((*earlier, *fitting))
    sure = not missing or all(
        _carried(memory, reading) and not _may_go(layout, missing, reading) for reading in fitting
    )
    plain = not any(_hesitant(layout, memory, reading) for reading in fitting)
    return _one_of(fitting, aside) if sure and plain else Ask(tuple(fitting), aside)


def _carried(memory: Memory, reading: Reading) -> bool:
    """Return whether, by the reeds, the piece was lifted before one was put down at its target."""
    order = [change.at for change in memory.changes if change.at in (reading.start, reading.end)]
    return order[:1] == [reading.start] and order[-1:] == [reading.end]


def _may_go(layout: BoardLayout, missing: Bits, reading: Reading) -> bool:
    """Return whether one of the missing pieces may go where the reading leads."""
    return any(layout.targets.get(start, 0) & bit(reading.end) for start in members(missing))


def _first_of_two(layout: BoardLayout, memory: Memory) -> Decision | None:
    """Return the first of two moves if the second one began before the table could answer the first, or None."""
    return _first_by_order(layout, memory, way(memory)) or _first_by_order(layout, memory, way(memory, layout.wanted))


def _first_by_order(layout: BoardLayout, memory: Memory, changes: Sequence[ReedChange]) -> Decision | None:
    """Return the first of two moves if these changes show a carried piece and then another one lifted, or None."""
    match changes:
        case [(start, False, _), (end, True, _), (other, False, _), *more] if other != end:
            if len(more) > 1 or not all(change.closed for change in more):
                return None
            ahead = bit(other) | bits(change.at for change in more)
            stands = (memory.seen ^ ahead) & ~layout.deaf
            found = [reading for reading in layout.moves.get(stands, ()) if reading.start == start]
            if found and found[0].end == end and not any(reading.over for reading in found):
                return Moved(found[0], ahead=ahead) if len(found) == 1 else Ask(tuple(found))
    return None


def _moves_to(layout: BoardLayout, end: Spot) -> tuple[Reading, ...]:
    """Return the readings that bring a piece to `end` from a point whose reed may be stuck closed."""
    return tuple(
        reading
        for readings in layout.moves.values()
        for reading in readings
        if reading.end == end and reading.start is not None and not reading.over
    )


def _targets(layout: BoardLayout, lifted: Bits) -> Bits:
    """Return where the lifted piece may go. If two are lifted, one of them may be unable to move."""
    found = 0
    if lifted.bit_count() <= 2:
        for at in members(lifted):
            found |= layout.targets.get(at, 0)
    return found


def _only_spot(spots: Bits) -> Spot:
    """Return the spot of a set that holds only one."""
    return spots.bit_length() - 1
