"""`make soak`: long comparisons that are too slow for every test run.

Each part runs, even if others fail, and all are reported at the end. The exit code is 1 if any part failed. A part that
is correct but slower than promised fails, too. If the machine was busy, it is only a warning.

python -m tests.soak.run day table        # only these parts
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.oracles.agreement import play_and_compare, random_position
from tests.pi_app.table.soak import soak as table_soak
from tests.pi_app.wire import broken_reeds
from tests.pi_app.wire.client import RefereeProcess
from tests.soak import day, handheld, store
from tests.soak.late import Late

GAMES = 200
STAT = Path("/proc/stat")
BUSY = 0.25  # if other programs use this share of all cores before or after a part, its times mean nothing

PASSED, WARNED, FAILED = "passed", "warning", "FAILED"
SoakPart = Callable[[], object]  # it fails by raising or by returning False


class Result(NamedTuple):
    """The result of one part."""

    name: str
    state: str
    seconds: float
    words: str = ""


def referees() -> None:
    """Play long games against the independent referees."""
    with RefereeProcess() as process:
        for game, options in (
            ("catch-a-thief", [{"variant": 1}, {"variant": 2}]),
            ("catch-it", [{}, {"starter": "red"}, {"repetition": False}]),
            ("traqueur", [{"first": "north"}, {"first": "south"}]),
            ("chicago", [{"players": players} for players in range(3, 6)]),
            ("rattrapez-le", [{"players": players} for players in range(2, 7)]),
        ):
            start, plies = time.monotonic(), 0
            for seed in range(GAMES):
                plies += play_and_compare(process, game, options[seed % len(options)], seed, plies=400)
                _progress(game, seed + 1, plies, start)
        rng, start, plies = Random(1), time.monotonic(), 0
        for seed in range(5 * GAMES):
            plies += play_and_compare(process, "catch-it", {"position": random_position(rng)}, seed, plies=12)
            _progress("catch-it positions", seed + 1, plies, start)


def _progress(what: str, games: int, plies: int, start: float) -> None:
    end = "\n" if games % GAMES == 0 else ""
    sys.stderr.write(f"\r{what}: {games} games, {plies} plies agree, {time.monotonic() - start:.0f} s{end}")


PARTS: Mapping[str, SoakPart] = {
    **handheld.PARTS,
    "referees": referees,
    "store": store.soak,
    "day": day.soak,
    "table": table_soak,
    "reeds": broken_reeds.soak,
}


def load(seconds: float = 1.0) -> float:
    """Return the share of all cores that other programs use while this one waits, or 0 if it is unknown."""
    if not STAT.exists():
        return 0.0
    before = _ticks()
    time.sleep(seconds)
    idle, total = (now - then for now, then in zip(_ticks(), before, strict=True))
    return 1 - idle / total if total else 0.0


def _ticks() -> tuple[int, int]:
    """Return how long the cores were idle, and how long they have run, both in ticks."""
    _, *ticks = STAT.read_text(encoding="ascii").splitlines()[0].split()
    return int(ticks[3]) + int(ticks[4]), sum(map(int, ticks[:8]))


def run(name: str, part: SoakPart, load: Callable[[], float]) -> Result:
    """Run one part and return its result, whatever it raises."""
    busy, start = load(), time.monotonic()
    state, words = PASSED, ""
    try:
        if part() is False:
            state, words = FAILED, "its figures are above"
    except Late as late:
        busy = max(busy, load())
        state = WARNED if busy >= BUSY else FAILED
        words = f"{late}; other programs used {busy:.0%} of the processor"
    except Exception as error:  # noqa: BLE001 - the other parts must still run
        traceback.print_exc()
        state, words = FAILED, f"{type(error).__name__}: {error}".splitlines()[0]
    return Result(name, state, time.monotonic() - start, words)


def summary(results: Sequence[Result]) -> str:
    """Return a line for each part, and one for all."""
    lines = [f"{name:20} {state:8} {seconds:7.0f} s  {words}".rstrip() for name, state, seconds, words in results]
    counts = {state: [result.state for result in results].count(state) for state in (PASSED, WARNED, FAILED)}
    return "\n".join([*lines, ", ".join(f"{count} {state}" for state, count in counts.items())])


def soak(parts: Mapping[str, SoakPart], load: Callable[[], float] = load) -> int:
    """Run all parts and return the exit code."""
    results = []
    for name, part in parts.items():
        sys.stderr.write(f"--- {name}\n")
        results.append(run(name, part, load))
    print(summary(results))
    return 1 if any(result.state == FAILED for result in results) else 0


def main(names: Sequence[str]) -> int:
    if unknown := [name for name in names if name not in PARTS]:
        print(f"No part is called {', '.join(unknown)}. The parts are: {', '.join(PARTS)}.")
        return 2
    return soak({name: part for name, part in PARTS.items() if not names or name in names})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
