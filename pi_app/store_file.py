"""Opening the store's file: for the one table that writes it, or for somebody who only reads.

A damaged file is set aside, never overwritten, and play begins with a new one. A file that is not ours, or that a newer
program made, is left alone.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from pi_app.reasons import reason
from pi_app.settings import Problem
from pi_app.store import Store
from pi_app.store_errors import BUSY, DAMAGED, NEWER, STRANGER, UNREADABLE, UNWRITABLE, StoreError, told
from pi_app.store_schema import STEPS, NewerError, StrangerError, migrate, version

FILE: Final = "games.db"
PATIENCE: Final = 0.5  # s that the table waits for somebody who imports games


class TableStore(Store):
    """The store of the one table that plays: nobody else opens it like this until `close`."""

    def __init__(self, database: sqlite3.Connection, path: Path, lock: int) -> None:
        super().__init__(database, path)
        self._lock = lock

    def close(self) -> None:
        super().close()
        with suppress(OSError):
            os.close(self._lock)


def open_store(folder: Path) -> tuple[Store, Problem | None]:
    """The store for the table that plays here, and what had to be done to open it; or StoreError.

    What it writes is on the disk at once: WAL with `synchronous=FULL`.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / f"{FILE}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise StoreError(UNWRITABLE, path, reason(error)) from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StoreError(BUSY, path, reason(error)) from error
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


@contextmanager
def reading(folder: Path) -> Iterator[Store | None]:
    """The store for somebody who looks at games or adds some, also while a table plays; None where there is none yet.

    Also from a disk that cannot be written.
    """
    path = folder / FILE
    try:
        if not path.exists():
            yield None
            return
    except OSError as error:
        raise StoreError(UNREADABLE, path, reason(error)) from error
    try:
        database = _ready(path)
    except StoreError as error:
        if error.problem.key != UNWRITABLE:
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
        raise StoreError(UNWRITABLE, path, reason(error)) from error
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
    """A database on a disk that nobody can write now. What its log holds beyond the file is read only if SQLite can."""
    for how in ("mode=ro", "immutable=1"):
        database = sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, isolation_level=None)
        try:
            database.execute("SELECT count(*) FROM games").fetchone()
        except sqlite3.Error as error:
            database.close()
            failure = error
        else:
            return _newest(database)
    raise StoreError(UNREADABLE, path, reason(failure))


def _newest(database: sqlite3.Connection) -> sqlite3.Connection:
    """The games of an older file as the newest version has them, in memory: the file cannot be brought up to it."""
    if version(database) >= len(STEPS):
        return database
    copy = sqlite3.connect(":memory:", isolation_level=None)
    with closing(database):
        database.backup(copy)
    migrate(copy)
    return copy


def _set_aside(path: Path) -> Path:
    """Keep a damaged file and its log under another name, so that somebody may mend it."""
    aside = next(name for number in count(1) if not (name := path.with_name(f"{path.name}.damaged-{number}")).exists())
    try:
        for end in ("-wal", "-shm", ""):  # the file last: until then the next start tries again
            part = path.with_name(path.name + end)
            if part.exists():
                part.replace(aside.with_name(aside.name + end))
    except OSError as error:
        raise StoreError(UNWRITABLE, path, reason(error)) from error
    return aside
