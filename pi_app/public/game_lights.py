"""Choose what the lights show of a game at the table. It depends on public knowledge only."""

from __future__ import annotations

from engine.bits import Bits, bits, members
from pi_app.grid import Spot, bit
from pi_app.public.lights import Lights
from pi_app.public.snapshot import Snapshot
from pi_app.sensing.decide import Ask, Astray, AtRest, Back, Busy, Moved, Wrong


def lights(moment: Snapshot) -> Lights:
    """Return all that the lights show now, from the table's view and from what hands are doing."""
    shown = Lights(glow=moment.glow, deaf=moment.troubles, since=moment.since)
    view = moment.view
    if moment.over:
        return shown._replace(finale=moment.tabletop.finale(view))
    if moment.aid:
        shown = shown._replace(aid=moment.tabletop.aid(view))
    if moment.hint is not None:
        spots = moment.hint.hint.spots
        shown = shown._replace(aid=shown.aid | spots) if moment.hint.more else shown._replace(asked=spots)
    if moment.question is not None:
        spots = moment.question.now.spots
        cursor = spots.bit_length() - 1 if moment.question.walks and spots.bit_count() == 1 else None
        shown = shown._replace(asked=spots, cursor=cursor)
    return _hands(moment, shown)


def _hands(moment: Snapshot, shown: Lights) -> Lights:
    """Return the lights with what hands are doing added."""
    targets = moment.layout.targets
    match moment.decision:
        case AtRest():
            turn = targets.get(None, 0)  # for a piece from beside the board, the points that it may be put on
            for start in targets:
                turn |= bit(start)
            wanted = moment.coaching.spots if moment.coaching is not None else 0
            return shown._replace(turn=0 if wanted else turn, asked=shown.asked | wanted)
        case Busy(lifted, points):
            return shown._replace(lifted=lifted, targets=points)
        case Ask() | Back() if moment.declined:
            _, missing, extra = moment.expected
            return shown._replace(missing=missing, extra=extra, ways=ways(moment, missing, extra))
        case Ask((reading, *_)) if reading.end is None:
            return shown._replace(lifted=bit(reading.start), targets=targets.get(reading.start, 0))
        case Back():
            _, missing, _ = moment.expected
            return shown._replace(lifted=missing, targets=targets.get(missing.bit_length() - 1, 0))
        case Wrong(start, end):
            return shown._replace(lifted=bit(start), targets=targets.get(start, 0), wrong=bit(end))
        case Astray(missing, extra):
            return shown._replace(missing=missing, extra=extra, ways=ways(moment, missing, extra))
        case Moved(reading) if moment.declined:
            points = targets.get(reading.start, 0) & ~bit(reading.end)
            return shown._replace(lifted=bit(reading.start), targets=points, wrong=bit(reading.end))
    return shown


def ways(moment: Snapshot, missing: Bits, extra: Bits) -> tuple[tuple[Spot, Spot], ...]:
    """Return from where to where misplaced pieces must go.

    A piece goes where its moves lead. A piece whose moves are not known goes where its kind belongs.
    """
    open_ways = {end: start for start, end in moment.ways.items() if bit(start) & extra and bit(end) & missing}
    found = [(start, end) for end, start in open_ways.items()]
    done = bits(at for way in found for at in way)
    left = members(missing & ~done)
    for start in members(extra & ~done):
        kind = moment.came_from.get(start)
        end = next((at for at in left if kind is None or moment.standing.get(at) == kind), None)
        if end is not None:
            left.remove(end)
            found.append((start, end))
    return tuple(found)
