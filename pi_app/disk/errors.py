"""Errors of the disk, as sentences for people: each is a key of the word tables and the parts to fill in."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.errors import FilatureError
from pi_app.system.reasons import reason, sqlite_kind
from pi_app.system.settings import Problem

if TYPE_CHECKING:
    from pi_app.words import Words

BUSY: Final = "store.busy"
DAMAGED: Final = "store.damaged"
FULL: Final = "store.full"
GONE: Final = "store.gone"
LINGERS: Final = "store.lingers"
NEWER: Final = "store.newer"
STRANGER: Final = "store.stranger"
UNREADABLE: Final = "store.unreadable"
UNWRITABLE: Final = "store.unwritable"

_KEYS: Final[Mapping[int, str]] = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_ERROR: DAMAGED,  # our statements are right, so a table is missing or has an unknown format
    sqlite3.SQLITE_CONSTRAINT: DAMAGED,
}


class StoreError(FilatureError):
    """The store cannot be read or written. `problem` says so in words for people."""

    def __init__(self, key: str, path: Path, reason: Words | str = "") -> None:
        super().__init__(f"{key}: {path}: {reason}")
        self.problem = Problem(key, {"file": str(path), "reason": reason})


def from_system(error: OSError, path: Path) -> StoreError:
    """Return the StoreError for a system error about the file, its folder or its lock."""
    full = error.errno in (errno.ENOSPC, errno.EDQUOT)
    return StoreError(FULL if full else UNWRITABLE, path, reason(error))


@contextmanager
def store_errors(path: Path) -> Iterator[None]:
    """Translate every SQLite error into a StoreError about the file."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(_KEYS.get(sqlite_kind(error), UNWRITABLE), path, reason(error)) from error
