"""The marks of the store: what happened beside the moves of a game (see `engine.marks`)."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from engine.marks import Mark


def write(database: sqlite3.Connection, game: int, marks: Sequence[Mark]) -> None:
    """Write the marks of a game. They replace those that were there."""
    database.execute("DELETE FROM marks WHERE game = ?", (game,))
    database.executemany(
        "INSERT INTO marks (game, number, kind, by, what, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(game, number, *mark) for number, mark in enumerate(marks)],
    )


def read(database: sqlite3.Connection, game: int) -> tuple[Mark, ...]:
    """Return the marks of a game, in order."""
    rows = database.execute("SELECT kind, by, what, at FROM marks WHERE game = ? ORDER BY number", (game,))
    return tuple(Mark(*row) for row in rows)
