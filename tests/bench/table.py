"""The table's part of `make bench`: a scan relative to its bare pin reads, times of answers, and processor time.

Ratios come from one interleaved run, so that a busy machine slows both sides equally. The times of answers are
simulated and the same on any machine.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

from hardware.virtual import VirtualTable
from pi_app.games.tabletop import Reading
from pi_app.public import game_lights
from pi_app.sensing.decide import settle_time
from tests.pi_app.table.checked_session import PARTIES, CheckedSession
from tests.pi_app.table.noise import NoisyHands
from tests.pi_app.table.noisy_hands import Hands

SCANS, ROUNDS = 200, 15
SCAN_GOAL = 1.5  # times the bare reads of the pins
LIGHT_GOAL, ANSWER_GOAL = 100, 150  # ms
SHARE_GOAL = 0.15  # share of one core, at 50 Hz
MOVES = 60  # in each game, at most


def scan_ratio() -> float:
    """Return the time of a full scan relative to its 121 bare reads of `pin.state`, by interleaved medians."""
    with VirtualTable(1) as table:
        for at in Random(1).sample(range(121), k=20):
            table.put(at)
        table.advance(100)
        pins = [pin for _, _, reeds in table.board.reeds._rows for pin, _ in reeds]
        scans, reads = [], []
        for _ in range(ROUNDS):
            start = time.process_time()
            for _ in range(SCANS):
                table.board.reeds.scan()
            middle = time.process_time()
            for _ in range(SCANS):
                for pin in pins:
                    pin.state  # noqa: B018
            scans.append(middle - start)
            reads.append(time.process_time() - middle)
    return sorted(scans)[ROUNDS // 2] / sorted(reads)[ROUNDS // 2]


class Stopwatch(Hands):
    """Hands that measure the time from lifting to the lights, and from putting down to the answer."""

    def __init__(self, session: CheckedSession) -> None:
        super().__init__(session)
        self.lights: list[int] = []
        self.answers: list[int] = []

    def carry(self, reading: Reading) -> None:
        if reading.start is None or reading.end is None or reading.over:
            super().carry(reading)
            return
        self.wait(0, 19)
        before, start = self.table.wires.bus, self.table.now
        self.lift(reading.start)
        while self.table.wires.bus == before or not game_lights.lights(self.sitting.snapshot()).lifted:
            self.session.wait(1)
        self.lights.append(self.table.now - start)
        self.wait(700, 1500)
        self.put(reading.end)
        self._until_answered(reading)

    def _until_answered(self, reading: Reading) -> None:
        """Measure the time to the answer, a move or a question. It is due when the map has held for its settle time."""
        put, line = self.table.now, self.sitting.referee.line
        length, layout = len(line), self.sitting.board.layout
        settle = 0
        while len(line) == length and self.sitting.prompt.question is None and self.table.now < put + 3000:
            if self.sitting.board.memory.seen >> (reading.end or 0) & 1:
                settle = settle or settle_time(layout, self.sitting.board.memory, reading)
            self.session.wait(1)
        self.answers.append(self.table.now - put - settle)


def answers() -> tuple[int, int, int]:
    """Return the number of moves, and two 99th percentiles in ms: lift to light, and answer beyond the settle time."""
    lights, found = [], []
    for game in PARTIES:
        for seed in range(4):
            with CheckedSession(game, seed) as session:
                session.sit_down(ready=True)
                hands = Stopwatch(session)
                while len(session.sitting.referee.line) < MOVES and not session.sitting.over:
                    hands.turn()
                lights += hands.lights
                found += hands.answers
    return len(found), _p99(lights), _p99(found)


def _p99(values: list[int]) -> int:
    return sorted(values)[max(0, -(-len(values) * 99 // 100) - 1)]


def share() -> dict[str, float]:
    """Return the processor time of the loop per second of play at 50 Hz, for each game, with noisy hands."""
    shares = {}
    for game in PARTIES:
        with CheckedSession(game, 1) as session:
            session.sit_down(ready=True)
            spent, ticks, tick = 0.0, 0, session.loop.tick

            def timed(now: int, tick: Any = tick) -> None:
                nonlocal spent, ticks
                start = time.process_time()
                tick(now)
                spent += time.process_time() - start
                ticks += 1

            session.loop.tick = timed  # type: ignore[method-assign]
            hands = NoisyHands(session)
            while len(session.sitting.referee.line) < MOVES and not session.sitting.over:
                hands.turn()
            shares[game] = spent / (ticks * 0.020)
    return shares


def main() -> int:
    ratio, (moves, light, answer), shares = scan_ratio(), answers(), share()
    most = max(shares.values())
    rows = [
        ("a full scan", f"{ratio:.2f}x the bare reads of its pins", f"{SCAN_GOAL:g}x", ratio <= SCAN_GOAL),
        ("lift to light, p99", f"{light} ms", f"{LIGHT_GOAL} ms", light <= LIGHT_GOAL),
        ("placing to answer, p99", f"{answer} ms beyond the settle time", f"{ANSWER_GOAL} ms", answer <= ANSWER_GOAL),
        ("the loop at 50 Hz", f"{most:.1%} of one core", f"{SHARE_GOAL:.0%}", most <= SHARE_GOAL),
    ]
    print(f"the table ({moves} moves by hand, in simulated time):")
    for name, found, goal, good in rows:
        print(f"  {name:24} {found:36} goal at most {goal:7} {'ok' if good else 'MISSED'}")
    print("  the loop by game: " + ", ".join(f"{game} {found:.1%}" for game, found in shares.items()))
    return 0 if all(good for *_, good in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
