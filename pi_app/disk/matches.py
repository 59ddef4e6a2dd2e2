"""The matches of the store: the game, the number of games, and who plays. `Store` holds the games themselves."""

from __future__ import annotations

import json
import sqlite3
from typing import NamedTuple

from engine.game import Options
from pi_app.players import Player

_INSERT = "INSERT INTO matches (game, options, games, began, state) VALUES (?, ?, ?, ?, 'playing') RETURNING id"


class Entrant(NamedTuple):
    """A participant of a match: their name, if they gave one, and who plays the first of their seats.

    `sits` is the text of a `Player`. The file may have been written by a newer program, so it is read only when needed.
    """

    name: str
    sits: str

    @property
    def player(self) -> Player:
        """Return who plays. Raises UnknownPlayerError."""
        return Player.read(self.sits)


class OpenedMatch(NamedTuple):
    """All that is known of a match before its first game. The entrants are in the order of that game's seats."""

    game: str
    options: Options
    games: int
    entrants: tuple[Entrant, ...]


class KeptMatch(NamedTuple):
    """A match as the store lists it. It has the same states as a game."""

    id: int
    opened: OpenedMatch
    state: str
    began: int
    ended: int | None


def insert(database: sqlite3.Connection, opened: OpenedMatch, at: int) -> int:
    """Insert a match that is being played from now on, and return its id."""
    row = (opened.game, json.dumps(dict(opened.options)), opened.games, at)
    match: int = database.execute(_INSERT, row).fetchone()[0]
    database.executemany(
        "INSERT INTO players (match, place, name, sits) VALUES (?, ?, ?, ?)",
        [(match, place, *entrant) for place, entrant in enumerate(opened.entrants)],
    )
    return match


def listed(database: sqlite3.Connection) -> list[KeptMatch]:
    """Return all matches, in the order in which they were started."""
    rows = database.execute("SELECT id, game, options, games, state, began, ended FROM matches ORDER BY id").fetchall()
    return [
        KeptMatch(match, OpenedMatch(game, dict(json.loads(options)), games, _entrants(database, match)), *how)
        for match, game, options, games, *how in rows
    ]


def _entrants(database: sqlite3.Connection, match: int) -> tuple[Entrant, ...]:
    rows = database.execute("SELECT name, sits FROM players WHERE match = ? ORDER BY place", (match,))
    return tuple(Entrant(*row) for row in rows)
