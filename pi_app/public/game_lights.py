"""Choose what the lights show of a game at the table. It depends on public knowledge only."""

from __future__ import annotations

from typing import Final

from engine.bits import Bits, bits, members
from pi_app.grid import POINTS, Spot, bit
from pi_app.public.lights import Lights
from pi_app.public.snapshot import Snapshot
from pi_app.sensing.decide import Ask, Astray, AtRest, Back, Busy, Moved, Wrong

MOST_TARGETS: Final = POINTS // 2  # If a piece may go to more points than these, the others are lit, and gently.
_ALL: Final[Bits] = (1 << POINTS) - 1


def lights(moment: Snapshot) -> Lights:
    """Return all that the lights show now, from the table's view and from what hands are doing."""
    shown = Lights(glow=moment.glow, deaf=moment.troubles, since=moment.since, path=moment.path)
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
            return _lifted(shown, lifted, points)
        case Ask() | Back() if moment.declined:
            _, missing, extra = moment.expected
            return _astray(moment, shown, missing, extra)
        case Ask((reading, *_)) if reading.end is None:
            return _lifted(shown, bit(reading.start), targets.get(reading.start, 0))
        case Back():
            _, missing, _ = moment.expected
            return _lifted(shown, missing, targets.get(missing.bit_length() - 1, 0))
        case Wrong(start, end):
            return _lifted(shown, bit(start), targets.get(start, 0))._replace(wrong=bit(end))
        case Astray(missing, extra):
            return _astray(moment, shown, missing, extra)
        case Moved(reading) if moment.declined:
            points = targets.get(reading.start, 0) & ~bit(reading.end)
            return _lifted(shown, bit(reading.start), points)._replace(wrong=bit(reading.end))
    return shown


def _lifted(shown: Lights, lifted: Bits, targets: Bits) -> Lights:
    """Return the lights with where the lifted piece may go.

    If it may go nearly everywhere, the lights of the game say more than so many targets. They stay as they are, and
    the few other points are marked.
    """
    if targets.bit_count() <= MOST_TARGETS:
        return shown._replace(lifted=lifted, targets=targets)
    return shown._replace(lifted=lifted, closed=_ALL & ~(targets | lifted))


def _astray(moment: Snapshot, shown: Lights, missing: Bits, extra: Bits) -> Lights:
    """Return the lights with the misplaced pieces. A piece that must follow a move goes along the path of that move."""
    pairs, path = ways(moment, missing, extra), moment.path
    if path is None or (path.points[0], path.points[-1]) not in pairs:
        return shown._replace(missing=missing, extra=extra, ways=pairs)
    along = (path.points, *(pair for pair in pairs if pair != (path.points[0], path.points[-1])))
    return shown._replace(missing=missing, extra=extra, ways=along, path=None)


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
