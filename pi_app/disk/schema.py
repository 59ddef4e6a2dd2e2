"""The tables of the store, as a list of migrations.

A file of version n has had the first n migrations. Each migration and its version number are one transaction, so a
power cut leaves the old version or the new one. A released migration is never changed; a new one is added instead.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from engine.errors import FilatureError

APPLICATION: Final = 0x46494C41  # "FILA", in the header of our files

Migration = Sequence[str]  # SQL statements

GAMES: Final[Migration] = (
    # Ids give the order of play and are never reused. Times are only for people, so a clock that jumps does no harm.
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
MATCHES: Final[Migration] = (
    # A player is identified by the place, which is the seat in the first game, because not everybody gives a name.
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
    "ALTER TABLE games ADD COLUMN number INTEGER",  # the number of the game in its match, from 1
    "ALTER TABLE seats ADD COLUMN who INTEGER",  # the place, in the match, of the player on this seat
)
BESIDE_MOVES: Final[Migration] = (
    # What happened beside the moves, in order: hints. `at` is the number of moves before it.
    """
    CREATE TABLE marks (
        game INTEGER NOT NULL REFERENCES games (id),
        number INTEGER NOT NULL,
        kind TEXT NOT NULL,
        by TEXT NOT NULL,
        what TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID
    """,
)
MIGRATIONS: Final[Sequence[Migration]] = (GAMES, MATCHES, BESIDE_MOVES)


class NewerError(FilatureError):
    """The file was made by a newer version of this program. It is left alone."""


class StrangerError(FilatureError):
    """The file is a database of another program. It is left alone."""


def version(database: sqlite3.Connection) -> int:
    number: int = database.execute("PRAGMA user_version").fetchone()[0]
    return number


def migrate(database: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a file to the newest version. A file that has it is not written."""
    known = version(database)
    if known > len(migrations):
        raise NewerError(f"version {known}, and {len(migrations)} is the newest known")
    tables = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    made_by = database.execute("PRAGMA application_id").fetchone()[0]
    if made_by != APPLICATION and (known or tables):
        raise StrangerError(f"application id {made_by}")
    for number, migration in enumerate(migrations[known:], known + 1):
        database.execute("BEGIN IMMEDIATE")
        try:
            if version(database) < number:  # otherwise another process has just done it
                for statement in migration:
                    database.execute(statement)
                database.execute(f"PRAGMA application_id = {APPLICATION}")
                database.execute(f"PRAGMA user_version = {number}")
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
