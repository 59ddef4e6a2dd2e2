"""Delete names and games from the database for good.

What belongs to a game or a match that is still being played stays. A match loses its result if one of its games is
deleted, so it goes too, and its other games become single ones.

SQLite leaves deleted bytes in the file and in its log. `clear_traces` removes them: it writes the file anew from what
is left, and empties the log.
"""

from __future__ import annotations

import sqlite3
from typing import Final

FREE: Final = (  # a condition for games that are not being played, and belong to no match that is
    "games.state != 'playing' AND (games.match IS NULL"
    " OR games.match NOT IN (SELECT id FROM matches WHERE state = 'playing'))"
)
_BUSY_NAME: Final = f"""
    SELECT 1 FROM seats JOIN games ON games.id = seats.game WHERE seats.player = :name AND NOT ({FREE})
    UNION ALL
    SELECT 1 FROM players JOIN matches ON matches.id = players.match
    WHERE players.name = :name AND matches.state = 'playing'
"""


def names(database: sqlite3.Connection) -> list[str]:
    """Return every name that a player ever gave, in alphabetical order."""
    rows = database.execute(
        "SELECT player FROM seats WHERE player != '' UNION SELECT name FROM players WHERE name != '' ORDER BY 1"
    )
    return [name for (name,) in rows]


def forget_name(database: sqlite3.Connection, name: str) -> bool:
    """Make a player anonymous. Returns False, and changes nothing, if the player is in a game that goes on."""
    if database.execute(_BUSY_NAME, {"name": name}).fetchone():
        return False
    database.execute("UPDATE seats SET player = '' WHERE player = ?", (name,))
    database.execute("UPDATE players SET name = '' WHERE name = ?", (name,))
    return True


def delete_game(database: sqlite3.Connection, game: int) -> bool:
    """Delete a game, and the result of its match. Returns False if it is not there or goes on."""
    found = database.execute(f"SELECT match FROM games WHERE id = ? AND {FREE}", (game,)).fetchone()
    if found is None:
        return False
    (match,) = found
    if match is not None:
        database.execute("UPDATE seats SET who = NULL WHERE game IN (SELECT id FROM games WHERE match = ?)", (match,))
        database.execute("UPDATE games SET match = NULL, number = NULL WHERE match = ?", (match,))
    _delete_games(database, "= ?", game)
    _delete_empty_matches(database)
    return True


def delete_all(database: sqlite3.Connection) -> None:
    """Delete all games and matches except those that go on."""
    _delete_games(database, f"IN (SELECT id FROM games WHERE {FREE})")
    _delete_empty_matches(database)


def _delete_games(database: sqlite3.Connection, which: str, *values: int) -> None:
    for table in ("moves", "marks", "seats"):
        database.execute(f"DELETE FROM {table} WHERE game {which}", values)
    database.execute(f"DELETE FROM games WHERE id {which}", values)


def _delete_empty_matches(database: sqlite3.Connection) -> None:
    """Delete the matches that are not being played and have no games."""
    empty = "state != 'playing' AND id NOT IN (SELECT match FROM games WHERE match IS NOT NULL)"
    database.execute(f"DELETE FROM players WHERE match IN (SELECT id FROM matches WHERE {empty})")
    database.execute(f"DELETE FROM matches WHERE {empty}")


def clear_traces(database: sqlite3.Connection) -> bool:
    """Remove the bytes of everything deleted from the file and its log.

    Returns False if another process is reading the file, so that the log cannot be emptied yet. SQLite empties it when
    the last process closes the file.
    """
    database.execute("PRAGMA secure_delete = ON")
    database.execute("VACUUM")
    busy, _, _ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy
