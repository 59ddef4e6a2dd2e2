"""Chicago's turns: how a public event changes the position, and who acts next. Rules `chicago 2` and `4` to `12`.

The order of turns depends only on public things, so the state and every view use the same functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bits import bits
from engine.games.chicago.board import GATES, NOWHERE, ROADS, Point
from engine.games.chicago.position import (
    ACT,
    DONE,
    FOUND,
    GONE,
    NOBODY,
    OVER,
    PATROL,
    POLICE_MOVES,
    STEAL,
    Pawn,
    Position,
    can_act,
    in_play,
    losses,
    replaced,
)
from engine.memo import memo

QUIET_ROUNDS: Final = 30  # the game ends after this many rounds without progress (rule 12)


@memo(256)  # The state and every view need the same next position.
def after(position: Position, kind: str, *where: Point) -> Position:
    """Return the position after a public event. `kind` is the event's kind, or the kind of a house that is shown."""
    return _with_next_turn(_CHANGES[kind](position, *where))


# ------------------------------------------------------------------------------------------ changes by each event


def _dealt(position: Position) -> Position:
    return position._replace(phase=DONE)


def _went(position: Position, end: Point) -> Position:
    """Return the position after a pawn has entered, moved, or left."""
    cells = replaced(position.cells, position.slot, end)
    return position._replace(phase=DONE, cells=cells, thieves=bits(cell for cell in cells if cell >= 0))


def _left(position: Position) -> Position:
    return _went(position, GONE)._replace(progress=True)


def _opened(position: Position, at: Point) -> Position:
    return position._replace(phase=FOUND, found=at)


def _put_back(position: Position) -> Position:
    return position._replace(phase=DONE, found=NOWHERE)


def _removed(position: Position, at: Point, phase: str) -> Position:
    return position._replace(phase=phase, progress=True, found=NOWHERE, houses=position.houses & ~(1 << at))


def _kept(position: Position, at: Point) -> Position:
    held = replaced(position.held, position.slot, position.held[position.slot] + 1)
    return _removed(position, at, DONE)._replace(held=held)


def _took_plane(position: Position, at: Point) -> Position:
    return _removed(position, at, FOUND)  # The event `left` follows.


def _found_thief(position: Position, at: Point) -> Position:
    return _removed(position, at, STEAL if losses(position) else DONE)


def _found_police(position: Position, at: Point) -> Position:
    return _removed(position, at, PATROL)._replace(
        moves_left=POLICE_MOVES, reserve=position.reserve + 1, police_houses=position.police_houses + 1
    )


def _robbed(position: Position) -> Position:
    held = list(position.held)
    for loser, taker in losses(position):
        held[loser] -= 1
        held[taker] += 1
    return position._replace(phase=DONE, held=tuple(held))


def _fired(position: Position, start: Point, end: Point) -> Position:
    held = replaced(position.held, position.acting, position.held[position.acting] - 1)
    return position._replace(asked=NOBODY, held=held, police=position.police ^ (1 << start | 1 << end))


def _arrested(position: Position) -> Position:
    pawn = position.asked
    return position._replace(
        asked=NOBODY,
        progress=True,
        arrested=replaced(position.arrested, pawn, True),
        held=replaced(position.held, pawn, 0),
        confiscated=position.confiscated + position.held[pawn],
        pinned=position.pinned | ROADS[position.cells[pawn]] & position.police,  # rule 9
    )


def _placed(position: Position, at: Point) -> Position:
    return position._replace(police=position.police | 1 << at, reserve=position.reserve - 1)


def _patrolled(position: Position, start: Point, end: Point) -> Position:
    police = position.police ^ (1 << start | 1 << end)
    return position._replace(police=police, moves_left=position.moves_left - 1)


def _stopped(position: Position) -> Position:
    return position._replace(moves_left=0)


_CHANGES: Final[dict[str, Callable[..., Position]]] = {
    "dealt": _dealt,
    "entered": _went,
    "moved": _went,
    "left": _left,
    "opened": _opened,
    "putback": _put_back,
    "taken": _kept,
    "plane": _took_plane,
    "thief": _found_thief,
    "police": _found_police,
    "robbed": _robbed,
    "fired": _fired,
    "arrested": _arrested,
    "placed": _placed,
    "patrolled": _patrolled,
    "stopped": _stopped,
}


# ------------------------------------------------------------------------------------------ who acts next


def _with_next_turn(position: Position) -> Position:
    """Return the position in which the right seat is to act after an event.

    The game may be over, a surrounded pawn may be asked, the same slot may go on, or the next slot may begin.
    """
    if not in_play(position):
        return position._replace(phase=OVER, how="finished")  # rule 12
    asked = _surrounded(position)
    if asked != NOBODY:
        return position._replace(asked=asked)
    phase = position.phase
    if phase == PATROL:
        return position if position.moves_left else _next_slot(position)  # rule 7
    arrested = phase == ACT and not can_act(position, position.slot)  # A pawn was arrested in its own turn (rule 10).
    return _next_slot(position) if arrested or phase == DONE else position


def _surrounded(position: Position) -> Pawn:
    """Return the lowest surrounded pawn, or NOBODY (rule 8).

    A pawn is surrounded if it cannot move one cell and a policeman stands next to it. A pawn on a gate never is.
    """
    if not position.police:
        return NOBODY
    free = ~position.taken
    for pawn, cell in enumerate(position.cells):
        watched = cell >= 0 and ROADS[cell] & position.police and not GATES >> cell & 1
        if watched and not ROADS[cell] & free and not position.arrested[pawn]:
            return pawn
    return NOBODY


def _next_slot(position: Position) -> Position:
    """Return the position in the next slot: pawns in order, then the police (rules 2 and 5).

    Pawns that are out of the game or cannot act are skipped, and so are the police until a police house is found.
    """
    pawns = len(position.cells)
    slot, quiet, progress = position.slot, position.quiet, position.progress
    while True:
        slot += 1
        if slot > pawns:
            slot, quiet, progress = 0, 0 if progress else quiet + 1, False
            if quiet == QUIET_ROUNDS:  # rule 12
                return position._replace(slot=slot, phase=OVER, quiet=quiet, progress=progress, how="stalled")
        if slot == pawns:
            if position.police_houses:
                phase = PATROL
                break
        elif can_act(position, slot):
            phase = ACT
            break
    moves = POLICE_MOVES if phase == PATROL else 0
    return position._replace(slot=slot, phase=phase, moves_left=moves, quiet=quiet, progress=progress)
