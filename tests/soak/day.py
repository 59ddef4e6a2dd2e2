"""A day's part of `make soak`: 24 simulated hours of the whole table in one process, which must not grow.

python -m tests.soak.day 3        # three hours of it
"""

from __future__ import annotations

import logging
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

from tests.pi_app.table.day import HOUR, MINUTE, Day, Used, play_until, used

HOURS = 24
WARM_UP = 2 * HOUR  # by then every game has been played with its bots, the largest groups first
MOST = 5 * 2**20  # bytes that the rest of the day may add


def soak(hours: float = HOURS, *, trace: bool = False) -> bool:
    """Return whether the table holds no more memory at the end of the day than after the warm-up."""
    logging.disable()
    start, end = time.monotonic(), round(hours * HOUR)
    warm, figures = min(WARM_UP, end // 4), list[tuple[int, Used]]()
    with tempfile.TemporaryDirectory() as folder, Day(Path(folder), 1) as day:
        play_until(day, warm)
        day.clear_the_table()
        if trace:
            tracemalloc.start(12)
            first = tracemalloc.take_snapshot()
        figures.append((day.table.now, used()))
        while day.table.now < end:
            play_until(day, min(end, day.table.now + HOUR))
            day.clear_the_table()
            figures.append((day.table.now, used()))
            _tell(day, figures, time.monotonic() - start)
        if trace:
            for line in tracemalloc.take_snapshot().compare_to(first, "lineno")[:25]:
                print(line)
    sys.stderr.write("\n")
    before, after = figures[0][1], figures[-1][1]
    grown = max(0, after.bytes - before.bytes)
    rows = [
        ("hours at one table, simulated", f"{figures[-1][0] / HOUR:.1f}"),
        ("  games / moves / handhelds unplugged", f"{day.games} / {day.moves:,} / {day.pulled}"),
        ("  memory after the warm-up, and at the end", f"{before.bytes / 2**20:.1f} MB, {after.bytes / 2**20:.1f} MB"),
        ("  growth (at most 5 MB)", f"{grown / 2**20:.1f} MB"),
        ("  open files, before and after", f"{before.files}, {after.files}"),
        ("  threads, before and after", f"{before.threads}, {after.threads}"),
    ]
    print("\n".join(f"{name:56} {value}" for name, value in rows))
    return grown < MOST and after.files <= before.files and after.threads <= before.threads


def _tell(day: Day, figures: list[tuple[int, Used]], seconds: float) -> None:
    now = figures[-1][1]
    sys.stderr.write(
        f"\r{day.table.now // MINUTE} minutes, {day.games} games, {now.bytes / 2**20:.1f} MB, {now.files} files, "
        f"{now.threads} threads, {seconds:.0f} s "
    )


if __name__ == "__main__":
    given = [argument for argument in sys.argv[1:] if argument != "--trace"]
    sys.exit(0 if soak(float(given[0]) if given else HOURS, trace="--trace" in sys.argv) else 1)
