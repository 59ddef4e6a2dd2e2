"""Matches as the store knows them: who plays how many games of what. The games themselves are the store's."""

from __future__ import annotations

import json
import sqlite3
from typing import NamedTuple

from engine.game import Options

_INSERT = "INSERT INTO matches (game, options, games, began, state) VALUES (?, ?, ?, ?, 'playing') RETURNING id"


class Player(NamedTuple):
    """Somebody who plays a match: a name, if there is one, and what plays on the first of their seats."""

    name: str
    sits: str


class OpenedMatch(NamedTuple):
    """All that is known of a match before its first game. The players have the seats of that game, in their order."""

    game: str
    options: Options
    games: int
    players: tuple[Player, ...]


class KeptMatch(NamedTuple):
    """A match as the store lists it. Its states are those of a game."""

    id: int
    opened: OpenedMatch
    state: str
    began: int
    ended: int | None


def insert(database: sqlite3.Connection, opened: OpenedMatch, at: int) -> int:
    """A match that is being played from now on; returns its id."""
    row = (opened.game, json.dumps(dict(opened.options)), opened.games, at)
    match: int = database.execute(_INSERT, row).fetchone()[0]
    database.executemany(
        "INSERT INTO players (match, place, name, sits) VALUES (?, ?, ?, ?)",
        [(match, place, *player) for place, player in enumerate(opened.players)],
    )
    return match


def listed(database: sqlite3.Connection) -> list[KeptMatch]:
    """All of them, in the order in which they were begun."""
    rows = database.execute("SELECT id, game, options, games, state, began, ended FROM matches ORDER BY id").fetchall()
    return [
        KeptMatch(match, OpenedMatch(game, dict(json.loads(options)), games, _players(database, match)), *how)
        for match, game, options, games, *how in rows
    ]


def _players(database: sqlite3.Connection, match: int) -> tuple[Player, ...]:
    rows = database.execute("SELECT name, sits FROM players WHERE match = ? ORDER BY place", (match,))
    return tuple(Player(*row) for row in rows)
