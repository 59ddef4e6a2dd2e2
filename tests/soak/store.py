"""The store's part of `make soak`: ten thousand kills, and a cut at every byte of a last transaction.

python -m tests.soak.store 0.02        # two percent of it

Jobs run on all cores, and each writes its figures to `build/`. A run that was stopped continues from there, unless the
program has changed since.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import starmap
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.pi_app.disk import cuts, kills, table_kills
from tests.pi_app.disk.games import OPTIONS
from tests.pi_app.disk.kills import Figures

ROOT = Path(__file__).parents[2]
MEMORY = Path("/dev/shm")  # noqa: S108 - these files need no real disk
STORE_KILLS, KILLS_PER_FILE = 8_000, 100
TABLE_KILLS, AN_EVENING = 2_000, 20
PER_CORE = 8  # programs in real time that one core can run, because they mostly sleep


class Job(NamedTuple):
    kind: str  # "store", "table", "log" or "file"
    number: int
    size: int  # kills, or bytes from one cut to the next


class Cuts(NamedTuple):
    """How many cuts were tried, and how many left the game before the last move, after it, or anywhere else."""

    tried: int = 0
    early: int = 0
    late: int = 0
    wrong: int = 0


def jobs(share: float) -> Iterator[Job]:
    for kind, of, size in (("table", TABLE_KILLS, AN_EVENING), ("store", STORE_KILLS, KILLS_PER_FILE)):
        left = max(1, round(of * share))
        for number in range(-(-left // size)):
            yield Job(kind, number, min(size, left - number * size))
    for kind in ("log", "file"):
        for number in range(2 * len(OPTIONS)):
            yield Job(kind, number, max(1, round(1 / share)))


def run(job: Job) -> tuple[Job, list[int]]:
    memory = MEMORY if job.kind in ("log", "file") and MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=memory) as name:
        folder = Path(name) / "state"
        match job.kind:
            case "store":
                return job, [*kills.kills(folder, job.size, job.number + 1)]
            case "table":
                return job, [*table_kills.kills(folder, job.size, job.number + 1)]
            case kind:
                return job, [*_cut(kind, folder, *divmod(job.number, 2), job.size)]


def _cut(kind: str, folder: Path, game: int, checkpoint: int, every: int) -> Cuts:
    before, after = cuts.moments(folder, list(OPTIONS)[game], game + 1, checkpoint=bool(checkpoint))
    if kind == "log":
        states = ((before.file, log) for _, log in cuts.cut_logs(before, after, every, Random(game)))
    else:
        home = (folder / cuts.FILE).read_bytes()  # the file was closed, so it contains its log
        states = ((file, after.log) for _, file in cuts.cut_files(before, home, every))
    found = [cuts.found(folder.with_name("cut"), file, log) for file, log in states]
    early, late = found.count(before.moves) if kind == "log" else 0, found.count(after.moves)
    return Cuts(len(found), early, late, len(found) - early - late)


# ------------------------------------------------------------------------------------------ all jobs


def _done(share: float) -> Path:
    """Return the folder for the figures of this run. Another version of the program has another folder."""
    sources = sorted(path for name in ("engine", "pi_app", "tests/pi_app/disk") for path in (ROOT / name).rglob("*.py"))
    print_ = sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:12]
    return ROOT / "build" / f"soak-store-{share:g}-{print_}.jsonl"


def _results(share: float) -> list[tuple[Job, list[int]]]:
    """Return the figures of all jobs, including those of a run that was stopped."""
    path = _done(share)
    path.parent.mkdir(exist_ok=True)
    lines = path.read_text().splitlines() if path.exists() else []
    results = [(Job(*job), figures) for job, figures in map(json.loads, lines)]
    left = [job for job in jobs(share) if job not in dict(results)]
    start, cores = time.monotonic(), os.cpu_count() or 1
    with path.open("a") as file:
        for kinds, at_once in ((("table",), PER_CORE * cores), (("store", "log", "file"), cores)):
            wanted = [job for job in left if job.kind in kinds]
            with Pool(min(at_once, len(wanted)) or 1) as pool:
                for result in pool.imap_unordered(run, wanted):
                    results.append(result)
                    file.write(json.dumps(result) + "\n")
                    file.flush()
                    _progress(results, time.monotonic() - start)
    sys.stderr.write("\n")
    path.unlink()
    return results


def _progress(results: Sequence[tuple[Job, list[int]]], seconds: float) -> None:
    table, store = (_sum(results, kind) for kind in ("table", "store"))
    tried = _sum_cuts(results, "log").tried + _sum_cuts(results, "file").tried
    lost = table.lost + store.lost
    sys.stderr.write(f"\r{table.kills} + {store.kills} kills, {lost} lost; {tried} cuts; {seconds:.0f} s ")


def _sum(results: Sequence[tuple[Job, list[int]]], kind: str) -> Figures:
    found = list(starmap(Figures, (figures for job, figures in results if job.kind == kind))) or [Figures()]
    slowest = max(figures.slowest_open_ms for figures in found)
    return Figures(*map(sum, zip(*found, strict=True)))._replace(slowest_open_ms=slowest)


def _sum_cuts(results: Sequence[tuple[Job, list[int]]], kind: str) -> Cuts:
    return Cuts(*map(sum, zip(Cuts(), *(figures for job, figures in results if job.kind == kind), strict=True)))


def soak(share: float = 1.0) -> bool:
    """Run everything and return whether it passed."""
    results = _results(share)
    rows: list[tuple[str, object]] = []
    well = True
    for kind, name in (("table", "kill -9 of the whole program"), ("store", "kill -9 of a table without hands")):
        found = _sum(results, kind)
        rows += [
            (f"{name}, the clock ten years off", found.kills),
            ("  moves acknowledged / kept before they were shown", f"{found.acknowledged:,} / {found.in_a_write:,}"),
            ("  acknowledged moves lost", found.lost),
            ("  moves invented", found.invented),
            ("  games resumed / not resumed", f"{found.resumed:,} / {found.not_resumed}"),
            ("  played to their end after the last kill", found.finished),
            ("  slowest opening", f"{found.slowest_open_ms} ms"),
        ]
        well = well and not (found.lost or found.invented or found.not_resumed)
    for kind, name in (("log", "logs cut in their last transaction"), ("file", "files cut while their log came home")):
        cut = _sum_cuts(results, kind)
        rows += [
            (name, cut.tried),
            ("  opened before the move / after it", f"{cut.early:,} / {cut.late:,}"),
            ("  opened to anything else", cut.wrong),
        ]
        well = well and not cut.wrong
    print("\n".join(f"{name:56} {value}" for name, value in rows))
    return well


if __name__ == "__main__":
    sys.exit(0 if soak(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0) else 1)
