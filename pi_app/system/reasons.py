"""Translate errors of Linux, SQLite and SDL, whose own texts are in English, into keys of the table of words."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pi_app.words import Words

_KEYS: Final[Mapping[int | None, str]] = {
    errno.ENOENT: "system.missing",
    errno.EACCES: "system.denied",
    errno.EPERM: "system.denied",
    errno.EROFS: "system.read-only",
    errno.ENOSPC: "system.full",
    errno.EDQUOT: "system.full",
    errno.EISDIR: "system.folder",
    errno.ENOTDIR: "system.no-folder",
    errno.EEXIST: "system.no-folder",
    errno.EIO: "system.failing",
    errno.ENAMETOOLONG: "system.long-name",
}
_SQLITE_KEYS: Final[Mapping[int, str]] = {
    sqlite3.SQLITE_PERM: "system.denied",
    sqlite3.SQLITE_READONLY: "system.read-only",
    sqlite3.SQLITE_IOERR: "system.failing",
    sqlite3.SQLITE_CANTOPEN: "system.unopened",
}


def sqlite_kind(error: sqlite3.Error) -> int:
    """Return the kind of an SQLite error: the low byte of its code. The other bytes only say where it happened."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def reason(error: Exception) -> Words | str:
    """Return words that can be said in the reader's language, or the system's own text for a rare error."""
    key, text = None, str(error)
    if isinstance(error, OSError):
        key, text = _KEYS.get(error.errno), error.strerror or text
    elif isinstance(error, sqlite3.Error):
        key = _SQLITE_KEYS.get(sqlite_kind(error))
    elif "available" in text:  # SDL: "No available video device", "kmsdrm not available"
        key = "system.no-display"
    return text if key is None else (key, {})
