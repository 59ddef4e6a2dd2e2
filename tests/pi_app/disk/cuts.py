"""Files cut off in the middle of their last transaction, as a power cut leaves them."""

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
    """Before and after the last move of a game; with `checkpoint` the log begins anew with that move."""
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
    """The bytes that the last transaction has written."""
    same = next((at for at, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]), len(before))
    end = len(after)
    while same < end <= len(before) and before[end - 1] == after[end - 1]:
        end -= 1
    return range(same, end)


def cut_logs(before: Moment, after: Moment, every: int, rng: Random) -> Iterator[tuple[int, bytes]]:
    """The log cut in its last transaction: with nothing behind the cut, with noise, with what was there."""
    written = changed(before.log, after.log)
    for cut in sorted({*written[::every], *written[-3:], written.stop}):
        done, left = after.log[:cut], written.stop - cut
        yield cut, done
        yield cut, done + rng.randbytes(left)
        yield cut, done + before.log[cut:] if len(before.log) > cut else done + bytes(left)


def cut_files(before: Moment, home: bytes, every: int) -> Iterator[tuple[int, bytes]]:
    """The file cut off while its log was brought home to it; bytes that stay as they were need no cut."""
    written = [at for at, byte in enumerate(home) if at >= len(before.file) or byte != before.file[at]]
    for at in sorted({*written[::every], *written[-3:]}):
        yield at + 1, home[: at + 1] + before.file[at + 1 :]


def found(folder: Path, file: bytes, log: bytes) -> list[list[str]]:
    """The moves that a table finds in such files; the game can be played through, and nothing was set aside."""
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
