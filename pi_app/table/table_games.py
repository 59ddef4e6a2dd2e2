"""The games of the table: the one that is played or rests, and the one that was left for a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pi_app.disk.series import Series
from pi_app.system.settings import Settings
from pi_app.table import next_game
from pi_app.table.bot_turn import Think
from pi_app.table.journal import Journal
from pi_app.table.menu.pages import Situation
from pi_app.table.sitting import Sitting
from pi_app.table.situation import situation


class Instead(NamedTuple):
    """The game that begins if the players give up the unfinished one."""

    game: str
    begin: Callable[[int], None]  # Called with the time in ms.


class TableGames:
    """Which game is on the table, and which one can be continued.

    `names` are the names of the people, in the order of their seats.
    """

    def __init__(self, journal: Journal, thinks: Think, names: Sequence[str] = ()) -> None:
        self.sitting: Sitting | None = None
        self.left: Sitting | None = None  # The game that was left for a lesson.
        self.resting = False  # The game is saved, and the table idles.
        self.instead: Instead | None = None
        self.names = names
        self._journal = journal
        self._thinks = thinks

    @property
    def playing(self) -> Sitting | None:
        """Return the game on the table, unless it rests."""
        return None if self.resting else self.sitting

    @property
    def can_be_resumed(self) -> bool:
        """Return whether the disk has an unfinished game that the next session can resume."""
        return self.sitting is not None and next_game.unfinished(self.sitting) and self._journal.saves

    def situation(self, settings: Settings) -> Situation:
        """Return what the menu needs to know about the table."""
        return situation(self.sitting, self.left, settings, self._journal, self.names)

    # ------------------------------------------------------------------------------------------ another game

    def take(self, sitting: Sitting) -> None:
        """Put this game on the table."""
        self.sitting = sitting
        self.go_on()

    def deal(self, series: Series) -> Sitting:
        """Return the next game of a series. A game that was left for a lesson is forgotten."""
        self.left = None
        return next_game.next_game(series, self._thinks, self._journal)

    def again(self) -> Series | None:
        """Return the game or match that was played last, to be played again from its start, if there is one."""
        return self._journal.last()

    def lesson(self, game: str, name: str) -> Sitting:
        """Return a lesson, and remember the game on the table or on the disk, so that it can be continued."""
        current = self.sitting if self.sitting is not None and next_game.unfinished(self.sitting) else self.left
        self.left = current or self.unfinished()
        return next_game.lesson(game, name)

    def unfinished(self) -> Sitting | None:
        """Return the game or match that the disk has unfinished, if there is one."""
        return next_game.left(self._thinks, self._journal)

    def take_left(self) -> Sitting | None:
        """Return the game that was left for the lesson on the table, if there is one. It is then no longer left."""
        if self.sitting is None or self.sitting.coach is None:
            return None
        left, self.left = self.left, None
        return left

    # ------------------------------------------------------------------------------------------ rest

    def rest(self, instead: Instead | None = None) -> None:
        """Let the game rest. If it is given up, `instead` begins."""
        self.resting, self.instead = True, instead

    def go_on(self) -> None:
        """Continue the game that rests."""
        self.resting, self.instead = False, None

    def give_up(self) -> Instead | None:
        """Give up the game that rests. Returns the game to begin instead, if there is one."""
        self._journal.abandon()
        instead = self.instead
        self.sitting = None
        self.go_on()
        return instead

    def put_away_result(self) -> None:
        """Take a finished game off the table, since it or a name in it was deleted. A game that goes on stays."""
        if self.sitting is not None and self.sitting.over and self.sitting.coach is None:
            self.put_away()

    def put_away(self) -> bool:
        """Put the resting game away, unless it can still be played. Returns whether it was put away.

        A game that was left for a lesson then rests on the table again.
        """
        if self.sitting is None or next_game.unfinished(self.sitting):
            return False
        self.sitting, self.left = self.left, None
        self.resting = self.sitting is not None
        return True
