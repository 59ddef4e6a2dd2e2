"""Every game that was played here, move by move, in one SQLite file.

What a method has written is on the disk when it returns; a method that raises has changed nothing that counts. At most
one game is being played; the others are over or were abandoned. Games are known by their ids, which give their order.
At most one match is being played, and the game that is being played is its next one.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from engine.game import Json, Options, Outcome, Seat
from engine.record import FORMAT
from pi_app.disk import matches
from pi_app.disk.errors import DAMAGED, StoreError, told
from pi_app.disk.matches import KeptMatch, OpenedMatch
from pi_app.players import Player

PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
MOST_NAMES: Final = 12  # that a menu can offer

Moves = Sequence[tuple[Seat, str]]

_LIST: Final = """
    SELECT id, game, options, chance, seed, match, number, state, began, ended, outcome,
           (SELECT count(*) FROM moves WHERE moves.game = games.id)
    FROM games
"""


class Place(NamedTuple):
    """A seat, who plays it, and that person's name, if somebody gave one.

    `sits` is the text of a `Player`. The file may have been written by a newer program, so it is read only when needed.
    """

    seat: Seat
    sits: str
    name: str = ""
    who: int | None = None  # in a match: the index of its entrant

    @property
    def player(self) -> Player:
        """Return who plays the seat. Raises UnknownPlayerError."""
        return Player.read(self.sits)


class Part(NamedTuple):
    """Which game of which match."""

    match: int
    number: int  # from 1


class Opened(NamedTuple):
    """All that is known of a game before its first move."""

    game: str
    options: Options
    chance: str
    seed: int
    places: tuple[Place, ...]
    part: Part | None = None  # None: a game of its own


class Kept(NamedTuple):
    """A game as the store lists it. The times are seconds since 1970 by the clock of that day."""

    id: int
    opened: Opened
    state: str
    began: int
    ended: int | None
    outcome: Outcome | None
    plies: int

    @property
    def private(self) -> bool:
        """Whether its secrets still are secrets."""
        return self.state == PLAYING


class Store:
    """The games of one file. `pi_app.store_file` opens it."""

    def __init__(self, database: sqlite3.Connection, path: Path) -> None:
        self._database = database
        self._path = path

    # ---- writing

    def begin(self, opened: Opened, moves: Moves, at: int) -> int:
        """A new game, with what chance has already dealt; returns its id.

        One that was being played is abandoned, and so is a match that this game is no part of.
        """
        with self._commit():
            self._abandon(at, but=opened.part)
            return self._insert(opened, moves, at, PLAYING)

    def begin_match(self, opened: OpenedMatch, at: int, before: Sequence[tuple[Kept, Moves]] = ()) -> int:
        """A new match, after the games of it that another file had; returns its id. What was being played is
        abandoned."""
        with self._commit():
            self._abandon(at)
            match = matches.insert(self._database, opened, at)
            for number, (kept, moves) in enumerate(before, 1):
                part = kept.opened._replace(part=Part(match, number))
                self._add(part, moves, kept.outcome, kept.began, kept.ended or at)
            return match

    def add(self, opened: Opened, moves: Moves, outcome: Outcome | None, began: int, ended: int) -> tuple[int, bool]:
        """A game that was played elsewhere; returns its id, and whether it was here already: it is not added twice.

        It is over, or was abandoned there.
        """
        with self._commit():
            known = self._same(opened, moves)
            return (self._add(opened, moves, outcome, began, ended), False) if known is None else (known, True)

    def _same(self, opened: Opened, moves: Moves) -> int | None:
        """The game of the same deals in which the same was played."""
        alike = self._database.execute(
            "SELECT id FROM games WHERE game = ? AND seed = ? ORDER BY id", (opened.game, str(opened.seed))
        ).fetchall()
        return next((game for (game,) in alike if self._moves(game) == [*map(tuple, moves)]), None)

    def keep(self, game: int, since: int, moves: Moves, outcome: Outcome | None, at: int) -> None:
        """The game goes on after its first `since` moves like this. Moves that were there after them are taken back."""
        with self._commit():
            self._database.execute("DELETE FROM moves WHERE game = ? AND number >= ?", (game, since))
            self._write(game, since, moves)
            if outcome is not None:
                self._finish(game, outcome, at)

    def abandon(self, at: int) -> None:
        """The game that is being played will not be finished, nor its match."""
        with self._commit():
            self._abandon(at)

    def _abandon(self, at: int, but: Part | None = None) -> None:
        self._database.execute("UPDATE games SET state = ?, ended = ? WHERE state = ?", (ABANDONED, at, PLAYING))
        self._database.execute(
            "UPDATE matches SET state = ?, ended = ? WHERE state = ? AND id IS NOT ?",
            (ABANDONED, at, PLAYING, None if but is None else but.match),
        )

    def _finish(self, game: int, outcome: Outcome, at: int) -> None:
        """The game is over, and with the last one its match."""
        self._database.execute(
            "UPDATE games SET state = ?, ended = ?, outcome = ? WHERE id = ?",
            (OVER, at, json.dumps(outcome.as_json()), game),
        )
        self._database.execute(
            "UPDATE matches SET state = ?, ended = ? FROM games WHERE games.id = ? AND games.match = matches.id"
            " AND games.number >= matches.games",
            (OVER, at, game),
        )

    def _add(self, opened: Opened, moves: Moves, outcome: Outcome | None, began: int, ended: int) -> int:
        game = self._insert(opened, moves, began, ABANDONED)
        self._database.execute("UPDATE games SET ended = ? WHERE id = ?", (ended, game))
        if outcome is not None:
            self._finish(game, outcome, ended)
        return game

    def _insert(self, opened: Opened, moves: Moves, at: int, state: str) -> int:
        found = self._database.execute(
            "INSERT INTO games (game, options, chance, seed, match, number, began, state)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                *(opened.game, json.dumps(dict(opened.options)), opened.chance, str(opened.seed)),
                *(opened.part or (None, None)),
                *(at, state),
            ),
        ).fetchone()
        game: int = found[0]
        self._database.executemany(
            "INSERT INTO seats (game, place, seat, sits, player, who) VALUES (?, ?, ?, ?, ?, ?)",
            [(game, number, *place) for number, place in enumerate(opened.places)],
        )
        self._write(game, 0, moves)
        return game

    def _write(self, game: int, since: int, moves: Moves) -> None:
        self._database.executemany(
            "INSERT INTO moves (game, number, seat, move) VALUES (?, ?, ?, ?)",
            [(game, number, seat, move) for number, (seat, move) in enumerate(moves, since)],
        )

    @contextmanager
    def _commit(self) -> Iterator[None]:
        """All of it or nothing, and on the disk once it is through."""
        with told(self._path):
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._database.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # SQLite has already done so after some errors
                    self._database.execute("ROLLBACK")
                raise

    # ---- reading

    def unfinished(self) -> Kept | None:
        """The game that is being played."""
        return next(iter(self._list("WHERE state = ? ORDER BY id DESC LIMIT 1", PLAYING)), None)

    def games(self) -> list[Kept]:
        """All of them, in the order in which they were begun."""
        return self._list("ORDER BY id")

    def game(self, game: int) -> Kept | None:
        return next(iter(self._list("WHERE id = ?", game)), None)

    def finished(self, match: int) -> list[Kept]:
        """The games of a match that are over, from the first."""
        return self._list("WHERE match = ? AND state = ? ORDER BY number", match, OVER)

    def matches(self) -> list[KeptMatch]:
        """All of them, in the order in which they were begun."""
        with told(self._path):
            try:
                return matches.listed(self._database)
            except (ValueError, TypeError, RecursionError) as error:
                raise StoreError(DAMAGED, self._path, str(error)) from error

    def unfinished_match(self) -> KeptMatch | None:
        """The match that is being played."""
        return next((match for match in self.matches() if match.state == PLAYING), None)

    def names(self) -> list[str]:
        """The people who gave theirs, the latest first."""
        with told(self._path):
            rows = self._database.execute(
                "SELECT player FROM seats WHERE player != '' GROUP BY player"
                " ORDER BY max(game) DESC, min(place) LIMIT ?",
                (MOST_NAMES,),
            )
            return [name for (name,) in rows]

    def record(self, kept: Kept) -> dict[str, Json]:
        """The record of a game, secrets and all, as `engine.record` reads it."""
        return {
            "format": FORMAT,
            "game": kept.opened.game,
            "options": dict(kept.opened.options),
            "chance": kept.opened.chance,
            "seed": kept.opened.seed,
            "moves": [[seat, move] for seat, move in self.moves(kept)],
        }

    def moves(self, kept: Kept) -> Moves:
        """All moves of a game, as they are written."""
        with told(self._path):
            return self._moves(kept.id)

    def _moves(self, game: int) -> list[tuple[Seat, str]]:
        return self._database.execute("SELECT seat, move FROM moves WHERE game = ? ORDER BY number", (game,)).fetchall()

    def _list(self, which: str, *values: object) -> list[Kept]:
        with told(self._path):
            rows = self._database.execute(f"{_LIST} {which}", values).fetchall()
            try:
                return [self._kept(*row) for row in rows]
            except (ValueError, KeyError, TypeError, RecursionError) as error:  # no program of ours has written that
                raise StoreError(DAMAGED, self._path, str(error)) from error

    def _kept(
        self,
        number: int,
        game: str,
        options: str,
        chance: str,
        seed: str,
        match: int | None,
        part: int | None,
        state: str,
        began: int,
        ended: int | None,
        outcome: str | None,
        plies: int,
    ) -> Kept:
        rows = self._database.execute(
            "SELECT seat, sits, player, who FROM seats WHERE game = ? ORDER BY place", (number,)
        )
        places = tuple(Place(*row) for row in rows)
        within = None if match is None or part is None else Part(match, part)
        opened = Opened(game, dict(json.loads(options)), chance, int(seed), places, within)
        result = None if outcome is None else Outcome.from_json(json.loads(outcome))
        return Kept(number, opened, state, began, ended, result, plies)

    def close(self) -> None:
        with suppress(sqlite3.Error):  # what was acknowledged is on the disk already
            self._database.close()


def players_of(places: Sequence[Place]) -> dict[Seat, Player]:
    """Return who plays each seat. Raises UnknownPlayerError."""
    return {place.seat: place.player for place in places}
