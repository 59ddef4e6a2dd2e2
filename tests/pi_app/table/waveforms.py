"""Random reed waveforms that no hand could have meant as a move.

Reeds open and close at random on random points while a person is to move. A burst may look like anything for a while:
like a lifted piece, like a piece that is moved to a legal point and away again. But no position that a move leads to
ever holds for as long as a move must, and at the end every reed is as its piece wants it. So the game must stand as
before.
"""

from __future__ import annotations

from random import Random

from engine.bits import members
from hardware.pinmap import POINTS
from pi_app.players import Player, bot
from tests.pi_app.table.evening import PARTIES, Evening
from tests.pi_app.table.noisy_hands import Hands

SHORT = 200  # ms: less than any map must hold to be a move, with the debouncer's 40 ms to spare
REST = 640  # ms until the table is at rest again


def evening_of(game: str, seed: int) -> Evening:
    """A game with people on every seat that hands can play, some random moves after its start."""
    seats: dict[str, Player] = {"thief": bot(0)} if game == "catch-a-thief" else {}
    return Evening(game, seed, seats)


def bursts(game: str, seed: int, count: int) -> int:
    """So many random waveforms on one game, which goes on a little between them; how many there were."""
    evening = evening_of(game, seed)
    rng = Random(f"{game} {seed} bursts")
    with evening:
        evening.sit_down(ready=True)
        hands = Hands(evening)
        done = 0
        while done < count and not evening.sitting.over:
            for _ in range(rng.randint(0, 6)):
                hands.turn()
            if evening.sitting.over or not evening.sitting.in_order or evening.meant:
                continue
            if any(evening.sitting.seats[seat].is_bot for seat in evening.sitting.acting):
                continue
            for _ in range(min(10, count - done)):
                burst(evening, rng)
                done += 1
        return done


def burst(evening: Evening, rng: Random) -> None:
    """One random waveform. The oracle of the evening raises if it becomes a move, for nobody means one."""
    readings = [r for r in evening.tabletop.readings(evening.view) if evening.sitting._hand is not None]
    evening.tell("~ burst")
    kind = rng.random()
    if kind < 0.45 and readings:
        _false_move(evening, rng, rng.choice(readings).start, rng.choice(readings).end)
    elif kind < 0.6 and readings:
        reading = rng.choice(readings)
        _false_move(evening, rng, reading.start, reading.end)
    else:
        _chaos(evening, rng)
    evening.wait(REST)
    for at in range(POINTS):
        evening.table.waveform(at, ())
    if evening.sitting.prompt.question is not None or not evening.sitting.in_order:
        evening.wait(400)


def _false_move(evening: Evening, rng: Random, start: int | None, end: int | None) -> None:
    """A start opens and an end closes, as if a piece was moved, a few times, never for as long as a move must hold."""
    at = rng.randint(0, 300)
    edges: dict[int, list[tuple[int, bool]]] = {}
    for _ in range(rng.randint(1, 5)):
        held = rng.randint(1, SHORT)
        begins = at + rng.randint(0, 400)
        if start is not None:
            edges.setdefault(start, []).append((at if end is not None else begins, False))
            edges[start].append((begins + held + rng.randint(0, 20) if end is not None else begins + held, True))
        if end is not None and end not in evening.table.pieces:
            edges.setdefault(end, []).append((begins, True))
            edges[end].append((begins + held, False))
        at = begins + held + rng.randint(70, 500)
    for spot, wave in edges.items():
        evening.table.waveform(spot, sorted(wave))
    evening.wait(at)


def _chaos(evening: Evening, rng: Random) -> None:
    """Up to six reeds open and close at random, each state shorter than any move must hold."""
    spots = set(rng.sample(range(POINTS), k=rng.randint(1, 4)))
    spots |= set(rng.sample(members(evening.sitting.expected().pieces), k=1)) if evening.table.pieces else set()
    longest = 0
    for spot in sorted(spots):
        stands, at, wave = spot in evening.table.pieces, rng.randint(0, 200), []
        for _ in range(rng.randint(1, 12)):
            wave.append((at, not stands))
            at += rng.randint(1, SHORT)
            wave.append((at, stands))
            at += rng.randint(1, 300)
        evening.table.waveform(spot, wave)
        longest = max(longest, at)
    evening.wait(longest)


def run(seed: int, count: int) -> int:
    """So many waveforms on the games in turn."""
    names = tuple(PARTIES)
    done = 0
    while done < count:
        done += bursts(names[seed % len(names)], seed, min(40, count - done))
        seed += 1
    return done
