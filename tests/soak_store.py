"""The store's part of `make soak`: ten thousand kills, and a cut at every byte of a last transaction.

python -m tests.soak_store 0.02        # two in a hundred of it
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.store import cuts
from tests.store.games import OPTIONS
from tests.store.kills import A_FILE, Figures, kills

KILLS = 10_000


def _kills(folder: Path, count: int) -> Figures:
    total, start = Figures(), time.monotonic()
    for batch in range(-(-count // A_FILE)):
        figures = kills(folder, min(A_FILE, count - total.kills), batch + 1)
        slowest = max(total.slowest_open_ms, figures.slowest_open_ms)
        total = Figures(*map(sum, zip(total, figures, strict=True)))._replace(slowest_open_ms=slowest)
        sys.stderr.write(f"\r{total.kills} kills, {total.lost} lost, {time.monotonic() - start:.0f} s ")
    sys.stderr.write("\n")
    return total


def _cuts(folder: Path, every: int) -> tuple[int, int, int, int]:
    """How many cuts, how many ended before the last move, after it, and anywhere else."""
    tried = early = late = wrong = 0
    for seed, game in enumerate(OPTIONS, 1):
        for checkpoint in (False, True):
            before, after = cuts.moments(folder / f"{game}-{checkpoint}", game, seed, checkpoint=checkpoint)
            for _, log in cuts.cut_logs(before, after, every, Random(seed)):
                moves = cuts.found(folder / "cut", before.file, log)
                tried += 1
                early += moves == before.moves
                late += moves == after.moves
                wrong += moves not in (before.moves, after.moves)
            sys.stderr.write(f"\r{tried} cuts, {wrong} wrong ")
    sys.stderr.write("\n")
    return tried, early, late, wrong


def soak(share: float = 1.0) -> bool:
    """Everything; whether all of it is well."""
    with tempfile.TemporaryDirectory() as name:
        killed = _kills(Path(name) / "kills", max(1, int(KILLS * share)))
    memory = Path("/dev/shm")  # noqa: S108 - cut files need no real disk
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        tried, early, late, wrong = _cuts(Path(name), max(1, round(1 / share)))
    rows = [
        ("kill -9 in play, the clock jumping by ten years", killed.kills),
        ("  moves acknowledged / killed in the middle of a write", f"{killed.acknowledged:,} / {killed.in_a_write:,}"),
        ("  acknowledged moves lost", killed.lost),
        ("  moves invented", killed.invented),
        ("  games resumed / not resumed", f"{killed.resumed:,} / {killed.not_resumed}"),
        ("  slowest opening", f"{killed.slowest_open_ms} ms"),
        ("logs cut in their last transaction", tried),
        ("  opened before the move / after it", f"{early:,} / {late:,}"),
        ("  opened to anything else", wrong),
    ]
    print("\n".join(f"{name:56} {value}" for name, value in rows))
    return not (killed.lost or killed.invented or killed.not_resumed or wrong)


if __name__ == "__main__":
    sys.exit(0 if soak(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0) else 1)
