"""Make files whose last transaction is incomplete, as after a power cut."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine import record
from pi_app.disk.file import FILE, open_store
from tests.pi_app.disk.games import begun, keeping, lines, play_on

LOG = f"{FILE}-wal"


class Moment(NamedTuple):
    """The bytes of the file and of its log, and the moves that they hold."""

    file: bytes
    log: bytes
    moves: list[list[str]]


def moments(folder: Path, game: str, seed: int, *, checkpoint: bool = False) -> tuple[Moment, Moment]:
    """Return the files before and after the last move of a game. With `checkpoint`, that move starts a new log."""
    with closing(keeping(folder)) as disk:
        sitting = begun(disk, game, seed)
        rng = Random(seed)
        play_on(sitting, rng, 6)
        if checkpoint:
            with closing(sqlite3.connect(folder / FILE)) as other:
                other.execute("PRAGMA wal_checkpoint(RESTART)")
        before = _moment(folder, lines(sitting.referee))
        play_on(sitting, rng, 1)
        return before, _moment(folder, lines(sitting.referee))


def _moment(folder: Path, moves: list[list[str]]) -> Moment:
    return Moment((folder / FILE).read_bytes(), (folder / LOG).read_bytes(), moves)


def changed(before: bytes, after: bytes) -> range:
    """Return the range of bytes that the last transaction wrote."""
    same = next((at for at, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]), len(before))
    end = len(after)
    while same < end <= len(before) and before[end - 1] == after[end - 1]:
        end -= 1
    return range(same, end)


def cut_logs(before: Moment, after: Moment, every: int, rng: Random) -> Iterator[tuple[int, bytes]]:
    """Yield logs cut in their last transaction. Behind the cut is nothing, noise, or what was there before."""
    written = changed(before.log, after.log)
    for cut in sorted({*written[::every], *written[-3:], written.stop}):
        done, left = after.log[:cut], written.stop - cut
        yield cut, done
        yield cut, done + rng.randbytes(left)
        yield cut, done + before.log[cut:] if len(before.log) > cut else done + bytes(left)


def cut_files(before: Moment, home: bytes, every: int) -> Iterator[tuple[int, bytes]]:
    """Yield files cut while the log was copied into them. Only bytes that change are cut points."""
    written = [at for at, byte in enumerate(home) if at >= len(before.file) or byte != before.file[at]]
    for at in sorted({*written[::every], *written[-3:]}):
        yield at + 1, home[: at + 1] + before.file[at + 1 :]


def found(folder: Path, file: bytes, log: bytes) -> list[list[str]]:
    """Return the moves that a table finds in such files. Check that they replay and that nothing was set aside."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / FILE).write_bytes(file)
    (folder / LOG).write_bytes(log)
    store, problem = open_store(folder)
    with closing(store):
        kept = store.unfinished()
        assert kept is not None and problem is None
        value = store.record(kept)
        record.read(value)
        moves: list[list[str]] = value["moves"]
        return moves
