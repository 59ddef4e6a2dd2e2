"""The table's part of `make soak`: long runs on all cores. Shows the progress, and a table of figures at the end.

python -m tests.pi_app.table.soak 50        # only 50 games, and the rest in proportion
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from multiprocessing import Pool
from typing import Any, NamedTuple

from tests.pi_app.table import faults, games, twins, waveforms
from tests.pi_app.table.checked_session import PARTIES, Failed

GAMES = 1000
WAVEFORMS = 10  # for each game
A_BATCH = 50
SECRET = tuple(name for name in PARTIES if name != "catch-it")  # That game has no secrets.


class Tally(NamedTuple):
    """The result of one job: how many things were tried, figures to add up, and the kind and report of a failure."""

    tried: int = 0
    sums: tuple[float, ...] = ()
    worst: int = 0
    failure: str = ""
    report: str = ""


def game(number: int) -> Tally:
    result = games.play(*games.nth(number))
    return Tally(1, (result.moves, result.seconds, result.noises, result.cpu), 0, result.failure, result.report)


def batch(number: int) -> Tally:
    return _guarded(lambda: Tally(waveforms.run(1000 + number, A_BATCH)))


def fault(number: int) -> Tally:
    def run() -> Tally:
        found = faults.break_a_reed(*games.nth(number))
        return Tally(1, (found.mattered,), found.reported_after)

    return _guarded(run)


def twin(number: int) -> Tally:
    def run() -> Tally:
        seed = number // len(SECRET)
        count = twins.compare(SECRET[number % len(SECRET)], seed, 3 + 5 * seed % 53, 3)
        return Tally(count.truths, tuple(count[1:]))

    return _guarded(run)


def _guarded(run: Callable[[], Tally]) -> Tally:
    try:
        return run()
    except Failed as failed:
        return Tally(1, (), 0, type(failed).__name__, str(failed))


class Total(NamedTuple):
    """The sum of all tallies."""

    tried: int
    sums: list[float]
    worst: int
    failures: dict[str, int]


def together(what: str, job: Callable[[int], Tally], jobs: int) -> Total:
    """Run all jobs on all cores."""
    tried, worst, sums, failures, start = 0, 0, [0.0] * 4, dict[str, int](), time.monotonic()
    with Pool(os.cpu_count()) as pool:
        for done, tally in enumerate(pool.imap_unordered(job, range(jobs)), 1):
            tried, worst = tried + tally.tried, max(worst, tally.worst)
            sums = [one + two for one, two in zip(sums, (*tally.sums, 0, 0, 0, 0), strict=False)]
            if tally.failure:
                failures[tally.failure] = failures.get(tally.failure, 0) + 1
                sys.stderr.write(f"\n{tally.failure}: {tally.report}\n")
            wrong = ", ".join(f"{count} {kind}" for kind, count in failures.items()) or "all well"
            sys.stderr.write(f"\r{what}: {done} of {jobs}, {wrong}, {time.monotonic() - start:.0f} s ")
    sys.stderr.write("\n")
    return Total(tried, sums, worst, failures)


def soak(count: int = GAMES) -> bool:
    """Run everything, and return whether all of it succeeded."""
    played = together("noisy games", game, count)
    waves = together("reed waveforms", batch, -(-count * WAVEFORMS // A_BATCH))
    broken = together("broken reeds", fault, max(5, count // 5))
    others = together("twin runs", twin, max(8, count // 5))
    moves, seconds, noises, cpu = played.sums
    different, refusals, reasons, _ = others.sums
    rows: list[tuple[str, Any]] = [
        ("noisy games", played.tried),
        ("  moves / noises / hours of play", f"{moves:,.0f} / {noises:,.0f} / {seconds / 3600:.1f}"),
        ("  processor time a game", f"{cpu / max(1, played.tried):.2f} s"),
        ("  wrong moves accepted", played.failures.get("WrongMove", 0)),
        ("  games stuck", played.failures.get("Stuck", 0)),
        ("random reed waveforms", waves.tried),
        ("  false moves", sum(waves.failures.values())),
        ("games with a broken reed", broken.tried),
        ("  in which it mattered", f"{broken.sums[0]:.0f}"),
        ("  longest time until it was reported", f"{broken.worst / 1000:.1f} s (at most 5)"),
        ("  not reported, wrong or stuck", sum(broken.failures.values())),
        ("twin runs", others.tried),
        ("  with another truth / a refusal / for another reason", f"{different:.0f} / {refusals:.0f} / {reasons:.0f}"),
        ("  told apart by the public", sum(others.failures.values())),
    ]
    print("\n".join(f"{name:56} {value}" for name, value in rows))
    return not any(total.failures for total in (played, waves, broken, others))


if __name__ == "__main__":
    sys.exit(0 if soak(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES) else 1)
