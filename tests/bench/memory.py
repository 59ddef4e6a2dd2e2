"""The program's part of `make bench`: how soon the first light is on, and how much memory a table in play takes.

Each figure comes from `filature play` in its own process at the virtual table. The start time is the median of several
starts with cached files. The memory is the peak of a process while bots play.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from engine import games

ROOT = Path(__file__).parents[2]
STARTS = 9
START_GOAL, HEADLESS_GOAL, SCREENS_GOAL = 1.5, 60, 120  # s, MB, MB
SCRIPT = "set\n" * 16 + "quit\n"  # one line a second; "set" moves the pieces for the bots
SCREENS = ("--screen", "public,hidden")


def play(folder: str, script: str, *more: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "STATE_DIRECTORY": folder, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.bench.child", "play", "--virtual", "--lang", "en", *more]
    started = subprocess.Popen(
        command,
        env=environment,
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert started.stdin is not None
    started.stdin.write(script)
    started.stdin.close()
    return started


def told(played: subprocess.Popen[str]) -> dict[str, float]:
    """Return what a process reported, after it has ended."""
    assert played.stderr is not None
    lines = played.stderr.read().splitlines()
    assert played.wait() == 0, lines
    return {what: float(value) for what, value in (line.split() for line in lines[-3:])}


def first_light() -> tuple[float, float]:
    """Return the seconds from the command to the first light, and the processor time in them, as medians.

    One start after the other. A busy machine makes the first of the two longer.
    """
    seconds, spent = [], []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            start = time.monotonic()
            found = told(play(folder, "quit\n", "--game", "catch-it"))
            seconds.append(found["light"] - start)
            spent.append(found["spent"])
    return statistics.median(seconds), statistics.median(spent)


def memory(*more: str) -> dict[str, float]:
    """Return the memory in MB for each game. All games run at the same time."""
    with ExitStack() as opened:
        played = {}
        for name in games.names():
            rules: Any = games.load(name)
            seats = ",".join(f"{seat}=bot:2" for seat in rules.seats(rules.check({})))
            folder = opened.enter_context(tempfile.TemporaryDirectory())
            played[name] = play(folder, SCRIPT, "--game", name, "--seats", seats, *more)
        return {name: told(process)["peak"] / 1024 for name, process in played.items()}


def main() -> int:
    (start, spent), headless, screens = first_light(), memory(), memory(*SCREENS)
    rows = [
        (
            "start to first light",
            f"{start:.2f} s ({spent:.2f} s of the processor)",
            f"{START_GOAL:g} s",
            start <= START_GOAL,
        ),
        ("memory, headless", _most(headless), f"{HEADLESS_GOAL} MB", max(headless.values()) <= HEADLESS_GOAL),
        ("memory, two displays", _most(screens), f"{SCREENS_GOAL} MB", max(screens.values()) <= SCREENS_GOAL),
    ]
    print("the program:")
    for name, found, goal, good in rows:
        print(f"  {name:24} {found:36} goal at most {goal:7} {'ok' if good else 'MISSED'}")
    return 0 if all(good for *_, good in rows) else 1


def _most(found: dict[str, float]) -> str:
    game = max(found, key=lambda name: found[name])
    return f"{found[game]:.0f} MB ({game})"


if __name__ == "__main__":
    sys.exit(main())
