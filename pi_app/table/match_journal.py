"""A match on its way to the disk: a store that does not know it gets the match and its games, from the first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pi_app.disk.matches import OpenedMatch
from pi_app.disk.store import Kept, MatchGame, Moves, Store

if TYPE_CHECKING:
    from pi_app.table.journal import GameJournal


class MatchJournal:
    """Keeps one match. `where` is the store that knows it already, and its id there; `before` are its games that were
    over by then.

    None stands for a store that could only be read.
    """

    def __init__(
        self,
        opened: OpenedMatch,
        where: tuple[Store | None, int] = (None, 0),
        before: Sequence[tuple[Kept, Moves]] = (),
    ) -> None:
        self._opened = opened
        self._before = before
        self._games: list[GameJournal] = []  # those that were begun or resumed since, in their order
        self._store, self._match = where

    @property
    def unplayed(self) -> bool:
        return not self._games and not self._before

    def add(self, game: GameJournal) -> None:
        """This is the next game."""
        self._games.append(game)

    def bring(self, store: Store, game: GameJournal, at: int) -> MatchGame:
        """Which part of the match this game is in a store, which then knows the match and the games before it."""
        if store is not self._store:
            left = store.unfinished_match()
            if left is None or (left.id, left.opened) != (self._match, self._opened):
                self._match = store.begin_match(self._opened, at, self._before)
            self._store = store
        earlier = self._games[: self._games.index(game)]
        for journal in earlier:
            journal.bring(store)
        return MatchGame(self._match, len(self._before) + len(earlier) + 1)
