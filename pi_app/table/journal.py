"""The journal saves games while they are played: each move is on the disk before it is shown.

A disk that fails does not stop the game. The game then goes on in memory and `problem` says why. Every further move
tries to write the whole game again; after the last move, the next game or the end of the session does. Once that
works, the problem is gone. A file that is damaged or removed during a game is replaced at once, and `problem` says so
until the next move. A game on a read-only disk can be resumed and goes on, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Final, TypeVar

from engine import record
from engine.bits import Bits
from engine.game import CHANCE, TABLE, Seat
from engine.games import BrokenGameError, UnknownGameError
from engine.referee import AnyReferee
from pi_app.disk import series
from pi_app.disk.errors import DAMAGED, FULL, GONE, UNWRITABLE, StoreError
from pi_app.disk.series import Series
from pi_app.disk.store import ABANDONED, OVER, Kept, Opened, SeatedPlayer, Store, players_of
from pi_app.games import front_of
from pi_app.games.tabletop import mask
from pi_app.players import AT_TABLE, Player
from pi_app.system.settings import Problem
from pi_app.table.bot_turn import Think
from pi_app.table.match_journal import MatchJournal
from pi_app.table.sitting import Sitting

T = TypeVar("T")
Opens = Callable[[], tuple[Store, Problem | None]]
Reads = Callable[[], AbstractContextManager[Store | None]]
LOST: Final = "store.not-resumed"
LOST_MATCH: Final = "store.match-not-resumed"


class Journal:
    """The disk as the loop sees it.

    `opens` opens the store for writing; if it is None, nothing is saved, and that is no problem. `reads` opens the same
    store for reading, for a disk that cannot be written. `clock` returns the seconds since 1970; they are for people
    to read only.
    """

    def __init__(
        self,
        opens: Opens | None,
        *,
        reads: Reads | None = None,
        clock: Callable[[], int] = lambda: 0,
    ) -> None:
        self.problem: Problem | None = None  # Why the game is not saved, or what had to be repaired for its last move.
        self.notice: Problem | None = None  # Something that happened when the store was opened.
        self.clock = clock
        self._opens = opens
        self._reads = reads
        self._store: Store | None = None
        self._match: MatchJournal | None = None
        self._running: GameJournal | None = None  # Of the last game that was begun or resumed; None if it was given up.

    @classmethod
    def without_disk(cls) -> Journal:
        """Return a journal that saves nothing, for a demo or a table whose games another program keeps."""
        return cls(None)

    @property
    def saves(self) -> bool:
        """Return whether the games are on a disk, so that the next session can resume them."""
        return self._opens is not None and self.problem is None

    def begin(self, referee: AnyReferee, places: Sequence[SeatedPlayer], of: Series | None = None) -> GameJournal:
        """Start to save a game that has just begun, instead of the game before it.

        `of` is the series whose next game this is. The first game of a match also starts the match on the disk.
        """
        self._catch_up()
        opened = Opened(referee.game.name, referee.options, referee.chance, referee.seed, tuple(places))
        if of is None or not of.is_match:
            self._match = None
        elif self._match is None or (of.number == 1 and not self._match.unplayed):
            self._match = MatchJournal(of.opened())
        self._running = journal = GameJournal(self, opened, referee, match=self._match)
        journal(referee)
        return journal

    def resume(self, think: Think) -> Sitting | None:
        """Return the game that was left unfinished, if there is one. Its pieces still have to be set up."""
        kept, store = self._look(lambda store: store.unfinished())
        value = None if kept is None else self._look(lambda store: store.record(kept))[0]
        if kept is None or value is None:
            return None
        try:
            referee, seats, before = _replayed(kept, value)
        except ValueError:  # The record cannot be replayed, or this program does not know one of its players.
            self.notice = Problem(LOST, {"id": str(kept.id)})
            return None
        of = series.single(kept) if kept.opened.match_game is None else self.resume_match()
        where = (store, kept.id, len(value["moves"]))
        self._running = journal = GameJournal(self, kept.opened, referee, where, match=self._match)
        if len(referee.line) > len(value["moves"]):  # The power failed while CHANCE made several moves.
            journal(referee)
        sitting = Sitting(referee, seats, think, journal, series=of, before=before)
        sitting.news.take_cues()  # Players heard these sounds before the game was left.
        return sitting

    def resume_match(self) -> Series | None:
        """Return the match that was left unfinished, after those of its games that are over."""
        match, store = self._look(lambda store: store.unfinished_match())
        before = (
            None
            if match is None
            else self._look(lambda store: [(kept, store.moves(kept)) for kept in store.finished(match.id)])[0]
        )
        if match is None or before is None:
            return None
        left = series.resumed(match.opened, [kept for kept, _ in before])
        try:
            left.match.check()
            players_of(left.places())
        except (ValueError, UnknownGameError, BrokenGameError):  # Only another program knows this game or its players.
            self.notice = Problem(LOST_MATCH, {"id": str(match.id)})
            return None
        self._match = MatchJournal(match.opened, (store, match.id), before)
        return left

    def _look(self, look: Callable[[Store], T]) -> tuple[T | None, Store | None]:
        """Return what `look` finds in the store, and the store if it can be written. A full disk can still be read."""
        found = self.attempt(look)
        if self._reads is None or self.problem is None or self.problem.key not in (FULL, UNWRITABLE):
            return found, self._store
        with suppress(StoreError), self._reads() as store:
            found = None if store is None else look(store)
        return found, None

    def last(self) -> Series | None:
        """Return the single game or the match that was played last, before its first move.

        None if there is none, or only another version of this program can play it.
        """
        if self.problem is not None:
            return None
        kept = self.attempt(lambda store: store.last())
        match = None if kept is None else kept.opened.match_game
        found = None if match is None else self.attempt(lambda store: store.match(match.match))
        try:
            if kept is None:
                return None
            again = series.single(kept) if found is None else series.resumed(found.opened, ())
            return again if players_of(again.places()) else None
        except (ValueError, UnknownGameError, BrokenGameError):
            return None

    def names(self) -> Sequence[str]:
        """Return the names of people who have played here, the latest first.

        While the disk has a problem this returns nothing, so that the problem is still reported.
        """
        return (self.attempt(lambda store: store.names()) or ()) if self.problem is None else ()

    def any_finished(self) -> bool:
        """Return whether a game was ever finished here. A table without a working disk cannot know, and says yes."""
        if self._opens is None or self.problem is not None:
            return True
        return bool(self.attempt(lambda store: any(kept.state == OVER for kept in store.games())))

    def forget_last(self) -> None:
        """Forget the last game and its match, since they are over and may have been deleted: never write them again."""
        self._running = self._match = None

    def abandon(self) -> None:
        """Give up the current game and its match."""
        self._running = None
        self.attempt(lambda store: store.abandon(self.clock()))

    def attempt(self, act: Callable[[Store], T]) -> T | None:
        """Do something with the store, if there is a disk. If it fails, set `problem` and return None."""
        if self._opens is None:
            return None
        done, self.problem = self._try(self._opens, act)
        if self.problem is not None and self.problem.key in (DAMAGED, GONE) and self._store is not None:
            self._let_go()  # Opening again sets a damaged file aside; the new file gets the whole game.
            done, again = self._try(self._opens, act)
            if again is None and self._running is not None:
                _, again = self._try(self._opens, self._running.bring)
            self.problem = again or self.notice or self.problem
        return done

    def _try(self, opens: Opens, act: Callable[[Store], T]) -> tuple[T | None, Problem | None]:
        """Return the result of `act`, or the problem that prevented it."""
        try:
            if self._store is None:
                self._store, self.notice = opens()
            return act(self._store), None
        except StoreError as error:
            return None, error.problem

    def _catch_up(self) -> None:
        """After a failure, try once more to save the last game: it may have no further move that would do so."""
        if self._running is not None and self.problem is not None and self.problem.key in (FULL, UNWRITABLE):
            self.attempt(self._running.bring)

    def close(self) -> None:
        """Save what can be saved now, and close the store."""
        self._catch_up()
        self._let_go()

    def _let_go(self) -> None:
        if self._store is not None:
            self._store.close()
            self._store = None


class GameJournal:
    """The journal of one game. It is called with the referee after each move, and after a move was taken back.

    `_agreed` is the number of first moves that are known to be the same on the disk and in the game. All later moves
    are written again in one transaction, so the next write repairs whatever a failed write left behind.
    """

    def __init__(
        self,
        journal: Journal,
        opened: Opened,
        referee: AnyReferee,
        where: tuple[Store | None, int, int] = (None, 0, 0),
        *,
        match: MatchJournal | None = None,
    ) -> None:
        self._journal = journal
        self._opened = opened
        self._match = match
        self._latest = referee
        self._store, self._game, self._agreed = where
        self._current = self._store  # The store that has the game as it is now.
        if match is not None:
            match.add(self)

    def __call__(self, referee: AnyReferee) -> None:
        """Save the game as it is now. Returns after the write has succeeded or failed."""
        self._agreed = min(self._agreed, len(referee.line))
        self._latest, self._current = referee, None
        self._journal.attempt(self.bring)

    def bring(self, store: Store) -> None:
        """Write the game as it is now to a store, after the earlier games of its match."""
        if store is not self._current:
            if self._match is not None:
                self._opened = self._opened._replace(match_game=self._match.bring(store, self, self._journal.clock()))
            self._write(store, self._latest)
            self._current = store

    def _write(self, store: Store, referee: AnyReferee) -> None:
        now, write = self._journal.clock(), referee.game.write
        if store is not self._store:
            kept = store.game(self._game) if self._game else None
            if kept is not None and kept.state != ABANDONED and kept.opened == self._opened:
                self._store, self._agreed = store, 0  # The disk failed for a while, and works again.
            else:
                whole = [(seat, write(move)) for seat, move in referee.line]
                self._game = store.begin(self._opened, whole, now, referee.marks)
                self._store, self._agreed = store, len(referee.line)
                if not referee.outcome:
                    return
        moves = [(seat, write(move)) for seat, move in referee.line[self._agreed :]]
        store.keep(self._game, self._agreed, moves, referee.outcome, now, referee.marks)
        self._agreed = len(referee.line)


def _replayed(kept: Kept, value: object) -> tuple[AnyReferee, dict[Seat, Player], list[tuple[int, Bits]]]:
    """Replay a game from its record. Returns its referee, its players, and `before` of the sitting."""
    maps = []
    for referee in record.steps(value):
        maps.append(mask(front_of(referee.game.name).tabletop.pieces(referee.view(TABLE))))
    seats = dict.fromkeys(referee.players, AT_TABLE) | dict(players_of(kept.opened.places))
    before = [
        (number, maps[number])
        for number, played in enumerate(referee.line[: len(maps) - 1])
        if played.seat != CHANCE and seats[played.seat] == AT_TABLE
    ]
    return referee, seats, before
