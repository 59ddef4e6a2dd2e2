"""Writes a match to the disk: a store that does not have the match yet gets it with all its games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pi_app.disk.matches import OpenedMatch
from pi_app.disk.store import Kept, MatchGame, Moves, Store

if TYPE_CHECKING:
    from pi_app.table.journal import GameJournal


class MatchJournal:
    """The journal of one match.

    `where` is the store that has the match already, and the match's id there; the store is None if it is read-only.
    `before` has the games of the match that were over when it was resumed.
    """

    def __init__(
        self,
        opened: OpenedMatch,
        where: tuple[Store | None, int] = (None, 0),
        before: Sequence[tuple[Kept, Moves]] = (),
    ) -> None:
        self._opened = opened
        self._before = before
        self._games: list[GameJournal] = []  # The games that were begun or resumed since, in order.
        self._store, self._match = where

    @property
    def unplayed(self) -> bool:
        return not self._games and not self._before

    def add(self, game: GameJournal) -> None:
        """Add the next game of the match."""
        self._games.append(game)

    def bring(self, store: Store, game: GameJournal, at: int) -> MatchGame:
        """Write the match and its games before this one to a store. Returns which part of the match this game is."""
        if store is not self._store:
            left = store.unfinished_match()
            if left is None or (left.id, left.opened) != (self._match, self._opened):
                self._match = store.begin_match(self._opened, at, self._before)
            self._store = store
        earlier = self._games[: self._games.index(game)]
        for journal in earlier:
            journal.bring(store)
        return MatchGame(self._match, len(self._before) + len(earlier) + 1)
