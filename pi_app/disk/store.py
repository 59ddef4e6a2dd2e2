"""Every game that was played at this table, move by move, in one SQLite file.

When a method returns, what it wrote is on the disk. If a method raises, it has changed nothing. At most one game is
being played; the others are over or were abandoned. Games are identified by their ids, which also give their order. At
most one match is being played, and the game that is being played is its next one.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from engine.game import Json, Options, Outcome, Seat
from engine.marks import Mark
from engine.record import written
from pi_app.disk import erasure, marks, matches
from pi_app.disk.errors import DAMAGED, LINGERS, StoreError, store_errors
from pi_app.disk.matches import KeptMatch, OpenedMatch
from pi_app.players import Player

PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
MOST_OFFERED_NAMES: Final = 12  # the menu has no room for more

Moves = Sequence[tuple[Seat, str]]

_LIST: Final = """
    SELECT id, game, options, chance, seed, match, number, state, began, ended, outcome,
           (SELECT count(*) FROM moves WHERE moves.game = games.id)
    FROM games
"""


class SeatedPlayer(NamedTuple):
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


class MatchGame(NamedTuple):
    """A game as part of a match: which match, and which game of it."""

    match: int
    number: int  # from 1


class Opened(NamedTuple):
    """All that is known of a game before its first move."""

    game: str
    options: Options
    chance: str
    seed: int
    places: tuple[SeatedPlayer, ...]
    match_game: MatchGame | None = None  # None: a single game


class Kept(NamedTuple):
    """A game as the store lists it. The times are seconds since 1970, by the machine's clock at that time."""

    id: int
    opened: Opened
    state: str
    began: int
    ended: int | None
    outcome: Outcome | None
    plies: int
    marks: tuple[Mark, ...] = ()

    @property
    def private(self) -> bool:
        """Return whether the game's secrets must still be kept."""
        return self.state == PLAYING


class Store:
    """The games of one file. `pi_app.disk.file` opens it."""

    def __init__(self, database: sqlite3.Connection, path: Path) -> None:
        self._database = database
        self._path = path

    # ---- writing

    def begin(self, opened: Opened, moves: Moves, at: int, noted: Sequence[Mark] = ()) -> int:
        """Start a new game with the moves that were already made and the marks, and return its id.

        A game that was being played is abandoned, and so is a match that the new game is not part of.
        """
        with self._commit():
            self._abandon(at, of=opened.match_game)
            return self._insert(opened, moves, at, PLAYING, noted)

    def begin_match(self, opened: OpenedMatch, at: int, before: Sequence[tuple[Kept, Moves]] = ()) -> int:
        """Start a new match and return its id. What was being played is abandoned.

        `before` are the finished games of the match, if another file held them.
        """
        with self._commit():
            self._abandon(at)
            match = matches.insert(self._database, opened, at)
            for number, (kept, moves) in enumerate(before, 1):
                opened_here = kept.opened._replace(match_game=MatchGame(match, number))
                self._add(opened_here, moves, kept.outcome, kept.began, kept.ended or at, kept.marks)
            return match

    def add(
        self,
        opened: Opened,
        moves: Moves,
        outcome: Outcome | None,
        began: int,
        ended: int,
        noted: Sequence[Mark] = (),
    ) -> tuple[int, bool]:
        """Add a game that was played elsewhere, and return its id and whether it was already here.

        The game is over, or was abandoned there. A game that is already here is not added again.
        """
        with self._commit():
            known = self._same(opened, moves)
            return (self._add(opened, moves, outcome, began, ended, noted), False) if known is None else (known, True)

    def _same(self, opened: Opened, moves: Moves) -> int | None:
        """Return the game with the same seed and the same moves, or None."""
        alike = self._database.execute(
            "SELECT id FROM games WHERE game = ? AND seed = ? ORDER BY id", (opened.game, str(opened.seed))
        ).fetchall()
        return next((game for (game,) in alike if self._moves(game) == [*map(tuple, moves)]), None)

    def keep(
        self, game: int, since: int, moves: Moves, outcome: Outcome | None, at: int, noted: Sequence[Mark] = ()
    ) -> None:
        """Write the moves that follow the first `since` moves of a game, and all its marks.

        They replace the moves and marks that were there.
        """
        with self._commit():
            self._database.execute("DELETE FROM moves WHERE game = ? AND number >= ?", (game, since))
            self._write(game, since, moves)
            marks.write(self._database, game, noted)
            if outcome is not None:
                self._finish(game, outcome, at)

    def abandon(self, at: int) -> None:
        """Abandon the game that is being played, and its match."""
        with self._commit():
            self._abandon(at)

    def _abandon(self, at: int, of: MatchGame | None = None) -> None:
        self._database.execute("UPDATE games SET state = ?, ended = ? WHERE state = ?", (ABANDONED, at, PLAYING))
        self._database.execute(
            "UPDATE matches SET state = ?, ended = ? WHERE state = ? AND id IS NOT ?",
            (ABANDONED, at, PLAYING, None if of is None else of.match),
        )

    def _finish(self, game: int, outcome: Outcome, at: int) -> None:
        """Mark the game as over, and its match too if this was the last game."""
        self._database.execute(
            "UPDATE games SET state = ?, ended = ?, outcome = ? WHERE id = ?",
            (OVER, at, json.dumps(outcome.as_json()), game),
        )
        self._database.execute(
            "UPDATE matches SET state = ?, ended = ? FROM games WHERE games.id = ? AND games.match = matches.id"
            " AND games.number >= matches.games",
            (OVER, at, game),
        )

    def _add(
        self,
        opened: Opened,
        moves: Moves,
        outcome: Outcome | None,
        began: int,
        ended: int,
        noted: Sequence[Mark],
    ) -> int:
        game = self._insert(opened, moves, began, ABANDONED, noted)
        self._database.execute("UPDATE games SET ended = ? WHERE id = ?", (ended, game))
        if outcome is not None:
            self._finish(game, outcome, ended)
        return game

    def _insert(self, opened: Opened, moves: Moves, at: int, state: str, noted: Sequence[Mark]) -> int:
        found = self._database.execute(
            "INSERT INTO games (game, options, chance, seed, match, number, began, state)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                *(opened.game, json.dumps(dict(opened.options)), opened.chance, str(opened.seed)),
                *(opened.match_game or (None, None)),
                *(at, state),
            ),
        ).fetchone()
        game: int = found[0]
        self._database.executemany(
            "INSERT INTO seats (game, place, seat, sits, player, who) VALUES (?, ?, ?, ?, ?, ?)",
            [(game, number, *place) for number, place in enumerate(opened.places)],
        )
        self._write(game, 0, moves)
        marks.write(self._database, game, noted)
        return game

    def _write(self, game: int, since: int, moves: Moves) -> None:
        self._database.executemany(
            "INSERT INTO moves (game, number, seat, move) VALUES (?, ?, ?, ?)",
            [(game, number, seat, move) for number, (seat, move) in enumerate(moves, since)],
        )

    # ---- deleting

    def forget_name(self, name: str) -> bool:
        """Make a player anonymous in all games. Returns False if the player is in a game or a match that goes on.

        Raises StoreError; `LINGERS` means that the name is deleted, but its bytes are still on the disk.
        """
        with self._commit():
            done = erasure.forget_name(self._database, name)
        if done:
            self._clear_traces()
        return done

    def delete_game(self, game: int) -> bool:
        """Delete a game, and the result of its match. Returns False if the game or its match goes on.

        Raises StoreError as `forget_name` does.
        """
        with self._commit():
            done = erasure.delete_game(self._database, game)
        if done:
            self._clear_traces()
        return done

    def delete_all(self) -> None:
        """Delete all games and matches except those that go on. Raises StoreError as `forget_name` does."""
        with self._commit():
            erasure.delete_all(self._database)
        self._clear_traces()

    def _clear_traces(self) -> None:
        with store_errors(self._path):
            cleared = erasure.clear_traces(self._database)
        if not cleared:
            raise StoreError(LINGERS, self._path)

    @contextmanager
    def _commit(self) -> Iterator[None]:
        """Run the block as one transaction, which is on the disk when the block ends."""
        with store_errors(self._path):
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._database.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # after some errors SQLite has already rolled back
                    self._database.execute("ROLLBACK")
                raise

    # ---- reading

    def unfinished(self) -> Kept | None:
        """Return the game that is being played, or None."""
        return next(iter(self._list("WHERE state = ? ORDER BY id DESC LIMIT 1", PLAYING)), None)

    def games(self) -> list[Kept]:
        """Return all games, in the order in which they were started."""
        return self._list("ORDER BY id")

    def game(self, game: int) -> Kept | None:
        """Return the game with this id, or None."""
        return next(iter(self._list("WHERE id = ?", game)), None)

    def last(self) -> Kept | None:
        """Return the game that was started last, or None."""
        return next(iter(self._list("ORDER BY id DESC LIMIT 1")), None)

    def finished(self, match: int) -> list[Kept]:
        """Return the finished games of a match, in order."""
        return self._list("WHERE match = ? AND state = ? ORDER BY number", match, OVER)

    def matches(self) -> list[KeptMatch]:
        """Return all matches, in the order in which they were started."""
        with store_errors(self._path):
            try:
                return matches.listed(self._database)
            except (ValueError, TypeError, RecursionError) as error:
                raise StoreError(DAMAGED, self._path, str(error)) from error

    def match(self, match: int) -> KeptMatch | None:
        """Return the match with this id, or None."""
        return next((known for known in self.matches() if known.id == match), None)

    def unfinished_match(self) -> KeptMatch | None:
        """Return the match that is being played, or None."""
        return next((match for match in self.matches() if match.state == PLAYING), None)

    def names(self) -> list[str]:
        """Return the names that players gave, the latest first."""
        with store_errors(self._path):
            rows = self._database.execute(
                "SELECT player FROM seats WHERE player != '' GROUP BY player"
                " ORDER BY max(game) DESC, min(place) LIMIT ?",
                (MOST_OFFERED_NAMES,),
            )
            return [name for (name,) in rows]

    def every_name(self) -> list[str]:
        """Return all names that players gave, in alphabetical order."""
        with store_errors(self._path):
            return erasure.names(self._database)

    def deletable(self) -> list[Kept]:
        """Return the games that can be deleted, in the order in which they were started."""
        with store_errors(self._path):
            free = erasure.free_games(self._database)
        return [kept for kept in self.games() if kept.id in free]

    def record(self, kept: Kept) -> dict[str, Json]:
        """Return the record of a game, secrets included, as `engine.record` reads it."""
        opened = kept.opened
        return written(opened.game, opened.options, opened.chance, opened.seed, self.moves(kept), kept.marks)

    def moves(self, kept: Kept) -> Moves:
        """Return all moves of a game, in the game's notation."""
        with store_errors(self._path):
            return self._moves(kept.id)

    def _moves(self, game: int) -> list[tuple[Seat, str]]:
        return self._database.execute("SELECT seat, move FROM moves WHERE game = ? ORDER BY number", (game,)).fetchall()

    def _list(self, which: str, *values: object) -> list[Kept]:
        with store_errors(self._path):
            rows = self._database.execute(f"{_LIST} {which}", values).fetchall()
            try:
                return [self._kept(*row) for row in rows]
            except (ValueError, KeyError, TypeError, RecursionError) as error:  # this program never writes such values
                raise StoreError(DAMAGED, self._path, str(error)) from error

    def _kept(
        self,
        id_: int,
        game: str,
        options: str,
        chance: str,
        seed: str,
        match: int | None,
        number_in_match: int | None,
        state: str,
        began: int,
        ended: int | None,
        outcome: str | None,
        plies: int,
    ) -> Kept:
        rows = self._database.execute("SELECT seat, sits, player, who FROM seats WHERE game = ? ORDER BY place", (id_,))
        places = tuple(SeatedPlayer(*row) for row in rows)
        of = None if match is None or number_in_match is None else MatchGame(match, number_in_match)
        opened = Opened(game, dict(json.loads(options)), chance, int(seed), places, of)
        result = None if outcome is None else Outcome.from_json(json.loads(outcome))
        return Kept(id_, opened, state, began, ended, result, plies, marks.read(self._database, id_))

    def close(self) -> None:
        with suppress(sqlite3.Error):  # every finished write is already on the disk
            self._database.close()


def players_of(places: Sequence[SeatedPlayer]) -> dict[Seat, Player]:
    """Return who plays each seat. Raises UnknownPlayerError."""
    return {place.seat: place.player for place in places}
