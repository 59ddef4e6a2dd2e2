"""Opening the store's file: for the one table that writes it, or for somebody who only reads.

A damaged file is set aside, never overwritten, and play begins with a new one. A file that is not ours, or that a newer
program made, is left alone. A move that went into a file that somebody has taken away is not on the disk.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from pi_app.disk.errors import (
    BUSY,
    DAMAGED,
    FULL,
    GONE,
    NEWER,
    STRANGER,
    UNREADABLE,
    UNWRITABLE,
    StoreError,
    from_system,
    told,
)
from pi_app.disk.schema import NewerError, StrangerError, migrate
from pi_app.disk.store import Store
from pi_app.system.reasons import reason
from pi_app.system.settings import Problem

FILE: Final = "games.db"
PARTS: Final = ("-wal", "-shm", "")  # of a file that is open: its log, the log's index, itself
CACHE: Final = 256  # KiB of the file that are kept in memory: moves are written one by one, and seldom read
PATIENCE: Final = 0.5  # s that the table waits for somebody who imports games
MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder that is no disk, where there is one


class TableStore(Store):
    """The store of the one table that plays: nobody else opens it like this until `close`."""

    def __init__(self, database: sqlite3.Connection, path: Path, lock: int) -> None:
        super().__init__(database, path)
        self._lock = lock
        self._files = _on_disk(path)

    @contextmanager
    def _commit(self) -> Iterator[None]:
        """Once it is through the file is still there, whole and under its name: else nobody would find it after a cut.

        What was cut off before would only leave a hole once more is written behind it.
        """
        self._find()
        with super()._commit():
            yield
        self._files = self._find()

    def _find(self) -> Sequence[_Part | None]:
        """The open files, which SQLite never shortens while a table plays."""
        found = _on_disk(self._path)
        if not all(map(_still_there, self._files, found)):
            raise StoreError(GONE, self._path)
        return found

    def close(self) -> None:
        super().close()
        with suppress(OSError):
            os.close(self._lock)


def open_store(folder: Path) -> tuple[Store, Problem | None]:
    """The store for the table that plays here, and what had to be done to open it; or StoreError.

    What it writes is on the disk at once: WAL with `synchronous=FULL`.
    """
    path = folder / FILE
    lock = _claim(folder)
    try:
        try:
            return TableStore(_ready(path), path, lock), None
        except StoreError as error:
            if error.problem.key != DAMAGED:
                raise
        aside = _set_aside(path)
        return TableStore(_ready(path), path, lock), Problem("store.set-aside", {"aside": str(aside)})
    except BaseException:
        os.close(lock)
        raise


def _claim(folder: Path) -> int:
    """The lock that one table holds. Who cannot write learns whether another table plays there, too."""
    name, path = folder / f"{FILE}.lock", folder / FILE
    refused: StoreError | None = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        refused = from_system(error, path)
        try:
            lock = os.open(name, os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            raise refused from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if refused is not None:
            raise refused
    except OSError as error:
        os.close(lock)
        raise StoreError(BUSY, path, reason(error)) from error
    except StoreError:
        os.close(lock)
        raise
    return lock


class _Part(NamedTuple):
    """One of the open files, as the disk knows it."""

    device: int
    node: int
    size: int


def _on_disk(path: Path) -> Sequence[_Part | None]:
    """Which files are to be found under the names of the open ones. SQLite follows links, and so do their names."""
    real = Path(os.path.realpath(path))  # which stops at a link to itself; Path.resolve would fail
    found: list[_Part | None] = []
    for end in PARTS:
        try:
            status = real.with_name(real.name + end).lstat()
        except OSError:
            found.append(None)
        else:
            found.append(_Part(status.st_dev, status.st_ino, status.st_size))
    return found


def _still_there(known: _Part | None, found: _Part | None) -> bool:
    if known is None or found is None:
        return known is found
    return (known.device, known.node) == (found.device, found.node) and known.size <= found.size


@contextmanager
def reading(folder: Path) -> Iterator[Store | None]:
    """The store for somebody who looks at games or adds some, also while a table plays; None where there is none yet.

    Also from a disk that cannot be written.
    """
    path = folder / FILE
    try:
        there = path.exists()
    except OSError as error:
        raise StoreError(UNREADABLE, path, reason(error)) from error
    if not there:
        yield None
        return
    try:
        database = _ready(path)
    except StoreError as error:
        if error.problem.key not in (FULL, UNWRITABLE):
            raise
        database = _frozen(path)
    with closing(Store(database, path)) as store:
        yield store


@contextmanager
def adding(folder: Path) -> Iterator[Store]:
    """The store for somebody who adds games, also while a table plays, and where there are none yet."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise from_system(error, path) from error
    with closing(Store(_ready(path), path)) as store:
        yield store


def _ready(path: Path) -> sqlite3.Connection:
    """An open database whose pages make sense and whose version is the newest."""
    with told(path):
        database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        with told(path):
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA foreign_keys = ON")
            database.execute(f"PRAGMA cache_size = -{CACHE}")
            wrong = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            if wrong != "ok":
                raise StoreError(DAMAGED, path, wrong)
            migrate(database)
            database.execute("SELECT * FROM games, seats, moves, matches, players LIMIT 0")
    except NewerError as error:
        database.close()
        raise StoreError(NEWER, path) from error
    except StrangerError as error:
        database.close()
        raise StoreError(STRANGER, path) from error
    except BaseException:
        database.close()
        raise
    return database


def _frozen(path: Path) -> sqlite3.Connection:
    """What the file and its log hold, in memory: for a disk that nobody can write now."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        _copy(path, memory)
        migrate(memory)
    except (sqlite3.Error, OSError, NewerError, StrangerError) as error:
        memory.close()
        raise StoreError(UNREADABLE, path, reason(error)) from error
    except BaseException:
        memory.close()
        raise
    return memory


def _copy(path: Path, memory: sqlite3.Connection) -> None:
    """SQLite reads a log on such a disk only if its index is there, too; for a copy of both it makes one."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro", uri=True)) as database:
            database.backup(memory)
    except sqlite3.Error:
        real = Path(os.path.realpath(path))
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
            for end in ("-wal", ""):
                part = real.with_name(real.name + end)
                if part.exists():
                    shutil.copyfile(part, Path(name, part.name))
            with closing(sqlite3.connect(Path(name, real.name))) as database:
                database.backup(memory)


def _set_aside(path: Path) -> Path:
    """Keep a damaged file and its log under another name, so that somebody may mend it."""
    aside = next(name for number in count(1) if not (name := path.with_name(f"{path.name}.damaged-{number}")).exists())
    try:
        for end in PARTS:  # the file last: until then the next start tries again
            part = path.with_name(path.name + end)
            if part.exists():
                part.replace(aside.with_name(aside.name + end))
    except OSError as error:
        raise from_system(error, path) from error
    return aside
