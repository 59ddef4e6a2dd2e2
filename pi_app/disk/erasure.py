"""Delete names and games from the database for good.

What belongs to a game or a match that is still being played stays. A match loses its result if one of its games is
deleted, so it goes too, and its other games become single ones.

SQLite leaves deleted bytes in the file and in its log. `clear_traces` removes them: it writes the file anew from what
is left, and empties the log.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable


def free_games(database: sqlite3.Connection) -> set[int]:
    """Return the games that can be deleted: neither they nor their matches are being played."""
    rows = database.execute(
        "SELECT id FROM games WHERE state != 'playing'"
        " AND (match IS NULL OR match NOT IN (SELECT id FROM matches WHERE state = 'playing'))"
    )
    return {game for (game,) in rows}


def names(database: sqlite3.Connection) -> list[str]:
    """Return every name that a player ever gave, in alphabetical order."""
    rows = database.execute(
        "SELECT player FROM seats WHERE player != '' UNION SELECT name FROM players WHERE name != '' ORDER BY 1"
    )
    return [name for (name,) in rows]


def forget_name(database: sqlite3.Connection, name: str) -> bool:
    """Make a player anonymous. Returns False, and changes nothing, if the player is in a game that goes on."""
    played = {game for (game,) in database.execute("SELECT game FROM seats WHERE player = ?", (name,))}
    in_match = database.execute(
        "SELECT 1 FROM players JOIN matches ON matches.id = match WHERE name = ? AND state = 'playing'", (name,)
    ).fetchone()
    if in_match or played - free_games(database):
        return False
    database.execute("UPDATE seats SET player = '' WHERE player = ?", (name,))
    database.execute("UPDATE players SET name = '' WHERE name = ?", (name,))
    return True


def delete_game(database: sqlite3.Connection, game: int) -> bool:
    """Delete a game, and the result of its match. Returns False if it is not there or goes on."""
    if game not in free_games(database):
        return False
    database.execute(
        "UPDATE seats SET who = NULL WHERE game IN"
        " (SELECT other.id FROM games JOIN games AS other ON other.match = games.match WHERE games.id = ?)",
        (game,),
    )
    database.execute(
        "UPDATE games SET match = NULL, number = NULL WHERE match = (SELECT match FROM games WHERE id = ?)", (game,)
    )
    _delete_games(database, [game])
    return True


def delete_all(database: sqlite3.Connection) -> None:
    """Delete all games and matches except those that go on."""
    _delete_games(database, free_games(database))


def _delete_games(database: sqlite3.Connection, games: Iterable[int]) -> None:
    """Delete these games, and the matches that then have none and are not being played."""
    ids = [(game,) for game in games]
    database.executemany("DELETE FROM moves WHERE game = ?", ids)
    database.executemany("DELETE FROM marks WHERE game = ?", ids)
    database.executemany("DELETE FROM seats WHERE game = ?", ids)
    database.executemany("DELETE FROM games WHERE id = ?", ids)
    ended = database.execute(
        "SELECT id FROM matches WHERE state != 'playing'"
        " AND id NOT IN (SELECT match FROM games WHERE match IS NOT NULL)"
    ).fetchall()
    database.executemany("DELETE FROM players WHERE match = ?", ended)
    database.executemany("DELETE FROM matches WHERE id = ?", ended)


def clear_traces(database: sqlite3.Connection) -> bool:
    """Remove the bytes of everything deleted from the file and its log.

    Returns False if another process is reading the file, so that the log cannot be emptied yet. SQLite empties it when
    the last process closes the file.
    """
    database.execute("PRAGMA secure_delete = ON")
    database.execute("VACUUM")
    busy, _, _ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy
