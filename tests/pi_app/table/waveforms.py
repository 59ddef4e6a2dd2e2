"""Random reed waveforms that must not count as a move.

Reeds open and close at random on random points while a person is to move. For a while a burst may look like anything:
like a lifted piece, or like a piece that is moved to a legal point and away again. But no position after a move holds
for as long as a move must, and at the end every reed agrees with the pieces. So the game must not change.
"""

from __future__ import annotations

from random import Random

from engine.bits import members
from hardware.pinmap import POINTS
from pi_app.players import Player, bot
from tests.pi_app.table.checked_session import PARTIES, CheckedSession
from tests.pi_app.table.noisy_hands import Hands

SHORT = 200  # ms; less than a map must hold to count as a move, minus 40 ms for the debouncer
REST = 640  # ms until the table is at rest again


def session_of(game: str, seed: int) -> CheckedSession:
    """Return a session with people on every seat that can play with pieces."""
    seats: dict[str, Player] = {"thief": bot(0)} if game == "catch-a-thief" else {}
    return CheckedSession(game, seed, seats)


def bursts(game: str, seed: int, count: int) -> int:
    """Try random waveforms in one game, with some moves between them. Returns how many were tried."""
    session = session_of(game, seed)
    rng = Random(f"{game} {seed} bursts")
    with session:
        session.sit_down(ready=True)
        hands = Hands(session)
        done = 0
        while done < count and not session.sitting.over:
            for _ in range(rng.randint(0, 6)):
                hands.turn()
            if session.sitting.over or not session.sitting.in_order or session.meant:
                continue
            if any(session.sitting.seats[seat].is_bot for seat in session.sitting.acting):
                continue
            for _ in range(min(10, count - done)):
                burst(session, rng)
                done += 1
        return done


def burst(session: CheckedSession, rng: Random) -> None:
    """Try one random waveform. The session's oracle raises if it counts as a move, because nobody means one."""
    readings = [r for r in session.tabletop.readings(session.view) if session.sitting._hand is not None]
    session.tell("~ burst")
    kind = rng.random()
    if kind < 0.45 and readings:
        _false_move(session, rng, rng.choice(readings).start, rng.choice(readings).end)
    elif kind < 0.6 and readings:
        reading = rng.choice(readings)
        _false_move(session, rng, reading.start, reading.end)
    else:
        _chaos(session, rng)
    session.wait(REST)
    for at in range(POINTS):
        session.table.waveform(at, ())
    if session.sitting.prompt.question is not None or not session.sitting.in_order:
        session.wait(400)


def _false_move(session: CheckedSession, rng: Random, start: int | None, end: int | None) -> None:
    """Open one reed and close another a few times, as if a piece moved, but never for as long as a move must hold."""
    at = rng.randint(0, 300)
    edges: dict[int, list[tuple[int, bool]]] = {}
    for _ in range(rng.randint(1, 5)):
        held = rng.randint(1, SHORT)
        begins = at + rng.randint(0, 400)
        if start is not None:
            edges.setdefault(start, []).append((at if end is not None else begins, False))
            edges[start].append((begins + held + rng.randint(0, 20) if end is not None else begins + held, True))
        if end is not None and end not in session.table.pieces:
            edges.setdefault(end, []).append((begins, True))
            edges[end].append((begins + held, False))
        at = begins + held + rng.randint(70, 500)
    for spot, wave in edges.items():
        session.table.waveform(spot, sorted(wave))
    session.wait(at)


def _chaos(session: CheckedSession, rng: Random) -> None:
    """Open and close up to five reeds at random, each state shorter than a move must hold."""
    spots = set(rng.sample(range(POINTS), k=rng.randint(1, 4)))
    spots |= set(rng.sample(members(session.sitting.expected().pieces), k=1)) if session.table.pieces else set()
    longest = 0
    for spot in sorted(spots):
        stands, at, wave = spot in session.table.pieces, rng.randint(0, 200), []
        for _ in range(rng.randint(1, 12)):
            wave.append((at, not stands))
            at += rng.randint(1, SHORT)
            wave.append((at, stands))
            at += rng.randint(1, 300)
        session.table.waveform(spot, wave)
        longest = max(longest, at)
    session.wait(longest)


def run(seed: int, count: int) -> int:
    """Try `count` waveforms on the games in turn."""
    names = tuple(PARTIES)
    done = 0
    while done < count:
        done += bursts(names[seed % len(names)], seed, min(40, count - done))
        seed += 1
    return done
