"""The tables of the store, version by version.

A file of version n has had the first n steps. Each step and the number that follows from it are one transaction: a cut
leaves the old version or the new one. A step is never changed once a table has run it; another one is added.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from engine.errors import FilatureError

APPLICATION: Final = 0x46494C41  # "FILA": what the header of our files says

Step = Sequence[str]

GAMES: Final[Step] = (
    # Ids give the order of play, never reused; the times are for people, and a clock that jumps changes nothing.
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        chance TEXT NOT NULL,
        seed TEXT NOT NULL,
        began INTEGER NOT NULL,
        ended INTEGER,
        state TEXT NOT NULL CHECK (state IN ('playing', 'over', 'abandoned')),
        outcome TEXT
    ) STRICT
    """,
    """
    CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games (id),
        place INTEGER NOT NULL,
        seat TEXT NOT NULL,
        sits TEXT NOT NULL,
        player TEXT NOT NULL,
        PRIMARY KEY (game, place)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE moves (
        game INTEGER NOT NULL REFERENCES games (id),
        number INTEGER NOT NULL,
        seat TEXT NOT NULL,
        move TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID
    """,
)
MATCHES: Final[Step] = (
    # Players are known by their places, which are the seats of the first game: not everybody gives a name.
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        games INTEGER NOT NULL,
        began INTEGER NOT NULL,
        ended INTEGER,
        state TEXT NOT NULL CHECK (state IN ('playing', 'over', 'abandoned'))
    ) STRICT
    """,
    """
    CREATE TABLE players (
        match INTEGER NOT NULL REFERENCES matches (id),
        place INTEGER NOT NULL,
        name TEXT NOT NULL,
        sits TEXT NOT NULL,
        PRIMARY KEY (match, place)
    ) STRICT, WITHOUT ROWID
    """,
    "ALTER TABLE games ADD COLUMN match INTEGER REFERENCES matches (id)",
    "ALTER TABLE games ADD COLUMN number INTEGER",  # of the game in its match, from 1
    "ALTER TABLE seats ADD COLUMN who INTEGER",  # the place of who sat there, among the players of the match
)
STEPS: Final[Sequence[Step]] = (GAMES, MATCHES)


class NewerError(FilatureError):
    """The file was made by a newer program, and is left alone."""


class StrangerError(FilatureError):
    """The file is a database, but none of ours, and is left alone."""


def version(database: sqlite3.Connection) -> int:
    number: int = database.execute("PRAGMA user_version").fetchone()[0]
    return number


def migrate(database: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Bring a file up to the newest version; a file of that version is not written to."""
    known = version(database)
    if known > len(steps):
        raise NewerError(f"version {known}, and {len(steps)} is the newest known")
    tables = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    made_by = database.execute("PRAGMA application_id").fetchone()[0]
    if made_by != APPLICATION and (known or tables):
        raise StrangerError(f"application id {made_by}")
    for number, step in enumerate(steps[known:], known + 1):
        database.execute("BEGIN IMMEDIATE")
        try:
            if version(database) < number:  # else somebody else has just done it
                for statement in step:
                    database.execute(statement)
                database.execute(f"PRAGMA application_id = {APPLICATION}")
                database.execute(f"PRAGMA user_version = {number}")
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
