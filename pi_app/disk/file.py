"""Open the store's file: for the one table that plays, or for a command that reads games or adds some.

A damaged file is set aside, never overwritten, and play starts with a new file. A file of another program, or of a
newer version of this one, is left alone. If the open file is deleted or replaced, writing raises StoreError, because a
move in a deleted file is not on the disk.
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
    store_errors,
)
from pi_app.disk.schema import NewerError, StrangerError, migrate
from pi_app.disk.store import Store
from pi_app.system.reasons import reason
from pi_app.system.settings import Problem

FILE: Final = "games.db"
SUFFIXES: Final = ("-wal", "-shm", "")  # the files of an open database: its log, the log's index, itself
CACHE_SIZE: Final = 256  # KiB; a small cache is enough, because moves are written one by one and seldom read
LOCK_TIMEOUT: Final = 500  # ms that the table waits while another process imports games
MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder in memory, on systems that have one


class TableStore(Store):
    """The store of the table that plays. Only one can be open at a time, until `close`."""

    def __init__(self, database: sqlite3.Connection, path: Path, lock: int) -> None:
        super().__init__(database, path)
        self._lock = lock
        self._files = _on_disk(path)

    @contextmanager
    def _commit(self) -> Iterator[None]:
        """Commit, and check before and after it that the files are still there, complete and under their names.

        Otherwise nobody would find the games after a power cut. The check before is needed because writing to a
        truncated file would make it long again, with a hole.
        """
        self._check_files()
        with super()._commit():
            yield
        self._files = self._check_files()

    def _check_files(self) -> Sequence[_OpenFile | None]:
        """Return the open files as found on the disk. Raises StoreError if one is gone, replaced or truncated.

        SQLite itself never shortens them while a table plays, unless something is deleted.
        """
        found = _on_disk(self._path)
        if not all(map(_still_there, self._files, found)):
            raise StoreError(GONE, self._path)
        return found

    def _clear_traces(self) -> None:
        """Remove what was deleted. Only this makes the files shorter while a table plays."""
        try:
            super()._clear_traces()
        finally:
            self._files = _on_disk(self._path)

    def close(self) -> None:
        super().close()
        with suppress(OSError):
            os.close(self._lock)


def open_store(folder: Path) -> tuple[Store, Problem | None]:
    """Return the store for the table that plays, and the problem that was solved to open it, if any.

    Every write is on the disk when it returns: WAL with `synchronous=FULL`. Raises StoreError.
    """
    path = folder / FILE
    lock = _take_lock(folder)
    try:
        try:
            return TableStore(_open_database(path), path, lock), None
        except StoreError as error:
            if error.problem.key != DAMAGED:
                raise
        aside = _set_aside(path)
        return TableStore(_open_database(path), path, lock), Problem("store.set-aside", {"aside": str(aside)})
    except BaseException:
        os.close(lock)
        raise


def _take_lock(folder: Path) -> int:
    """Take the lock that only one table can hold, and return its file descriptor.

    Raises StoreError: busy if another table holds the lock, even if this one cannot write the folder at all.
    """
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


class _OpenFile(NamedTuple):
    """The identity and size of one of the open files."""

    device: int
    node: int
    size: int


def _on_disk(path: Path) -> Sequence[_OpenFile | None]:
    """Return the files that now have the names of the open ones. Links are followed, as SQLite follows them."""
    real = Path(os.path.realpath(path))  # it stops at a link to itself, where Path.resolve would fail
    found: list[_OpenFile | None] = []
    for end in SUFFIXES:
        try:
            status = real.with_name(real.name + end).lstat()
        except OSError:
            found.append(None)
        else:
            found.append(_OpenFile(status.st_dev, status.st_ino, status.st_size))
    return found


def _still_there(known: _OpenFile | None, found: _OpenFile | None) -> bool:
    if known is None or found is None:
        return known is found
    return (known.device, known.node) == (found.device, found.node) and known.size <= found.size


@contextmanager
def reading(folder: Path) -> Iterator[Store | None]:
    """Open the store for reading, even while a table plays. Yield None if there is no file yet.

    A disk that cannot be written is read through a copy in memory.
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
        database = _open_database(path)
    except StoreError as error:
        if error.problem.key not in (FULL, UNWRITABLE):
            raise
        database = _copy_in_memory(path)
    with closing(Store(database, path)) as store:
        yield store


@contextmanager
def adding(folder: Path) -> Iterator[Store]:
    """Open the store for adding games, even while a table plays. The file is created if there is none."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise from_system(error, path) from error
    with closing(Store(_open_database(path), path)) as store:
        yield store


def _open_database(path: Path) -> sqlite3.Connection:
    """Return an open database after an integrity check and a migration to the newest version."""
    with store_errors(path):
        database = sqlite3.connect(path, timeout=LOCK_TIMEOUT / 1000, isolation_level=None)
    try:
        with store_errors(path):
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA foreign_keys = ON")
            database.execute(f"PRAGMA cache_size = -{CACHE_SIZE}")
            wrong = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            if wrong != "ok":
                raise StoreError(DAMAGED, path, wrong)
            migrate(database)
            database.execute("SELECT * FROM games, seats, moves, matches, players, marks LIMIT 0")
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


def _copy_in_memory(path: Path) -> sqlite3.Connection:
    """Return a copy in memory of the file and its log, for a disk that cannot be written."""
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
    """Copy the database into `memory`.

    On a disk that cannot be written, SQLite reads a log only if the log's index exists. If that fails, copy the file
    and its log to another folder, where SQLite can make the index.
    """
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
    """Rename a damaged file and its log, so that somebody may repair them, and return the new name."""
    aside = next(name for number in count(1) if not (name := path.with_name(f"{path.name}.damaged-{number}")).exists())
    try:
        for end in SUFFIXES:  # the file itself comes last, so that an interrupted start is repeated
            part = path.with_name(path.name + end)
            if part.exists():
                part.replace(aside.with_name(aside.name + end))
    except OSError as error:
        raise from_system(error, path) from error
    return aside
