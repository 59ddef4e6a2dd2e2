"""What stands between the play and the disk: a move is kept before it is shown, and no disk stops the play.

While the disk fails the game goes on in memory, `problem` says why, and every further move tries to bring the disk up
to the whole game again; after the last one the next game does, or the end of the evening. Once that has worked the
problem is gone. A file that is damaged or taken away in the middle of a game is replaced at once; that is told until
the next move. A game on a disk that can only be read goes on, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Final, TypeVar

from engine import record
from engine.bits import Bits
from engine.game import CHANCE, TABLE, Seat
from engine.games import UnknownGameError
from pi_app.disk import series
from pi_app.disk.errors import DAMAGED, FULL, GONE, UNWRITABLE, StoreError
from pi_app.disk.series import Series
from pi_app.disk.store import ABANDONED, Kept, Opened, SeatedPlayer, Store, players_of
from pi_app.games import front_of
from pi_app.games.tabletop import mask
from pi_app.players import AT_TABLE, Player
from pi_app.system.settings import Problem
from pi_app.table.match_journal import MatchJournal
from pi_app.table.sitting import AnyReferee, Sitting, Think

T = TypeVar("T")
Opens = Callable[[], tuple[Store, Problem | None]]
Reads = Callable[[], AbstractContextManager[Store | None]]
LOST: Final = "store.not-resumed"
LOST_MATCH: Final = "store.match-not-resumed"


class Journal:
    """The disk as the loop knows it; without `opens` nothing is kept, and nothing is missed.

    `reads` opens the same games where nothing can be written. `clock` tells the seconds since 1970; only people read
    them.
    """

    def __init__(
        self,
        opens: Opens | None = None,
        *,
        reads: Reads | None = None,
        clock: Callable[[], int] = lambda: 0,
    ) -> None:
        self.problem: Problem | None = None  # why the game is not being kept, or what its last move had to get over
        self.notice: Problem | None = None  # something that happened when the disk was opened
        self.clock = clock
        self._opens = opens
        self._reads = reads
        self._store: Store | None = None
        self._match: MatchJournal | None = None
        self._running: GameJournal | None = None  # of the game that was begun or resumed last, unless it was given up

    def begin(self, referee: AnyReferee, places: Sequence[SeatedPlayer], of: Series | None = None) -> GameJournal:
        """Keep a game that has just begun, in place of the one that was played before.

        It is the next game of its series; with the first one a match begins.
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
        """The game that was left unfinished, as it stood; its pieces are still to be set up."""
        kept, store = self._look(lambda store: store.unfinished())
        value = None if kept is None else self._look(lambda store: store.record(kept))[0]
        if kept is None or value is None:
            return None
        try:
            referee, seats, before = _replayed(kept, value)
        except ValueError:  # a record that cannot be played through, or a player whom this program does not know
            self.notice = Problem(LOST, {"id": str(kept.id)})
            return None
        of = series.single(kept) if kept.opened.match_game is None else self.resume_match()
        where = (store, kept.id, len(value["moves"]))
        self._running = journal = GameJournal(self, kept.opened, referee, where, match=self._match)
        if len(referee.line) > len(value["moves"]):  # chance was cut off in the middle of its turn
            journal(referee)
        sitting = Sitting(referee, seats, think, journal, series=of, before=before)
        sitting.cues.clear()  # they were heard before the game was left
        return sitting

    def resume_match(self) -> Series | None:
        """The match that was left unfinished, after those of its games that are over."""
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
        except (ValueError, UnknownGameError):  # only a newer program knows this game or its players
            self.notice = Problem(LOST_MATCH, {"id": str(match.id)})
            return None
        self._match = MatchJournal(match.opened, (store, match.id), before)
        return left

    def _look(self, look: Callable[[Store], T]) -> tuple[T | None, Store | None]:
        """What the disk shows, and the store if it can be written: a disk that cannot be may still be read."""
        found = self.attempt(look)
        if self._reads is None or self.problem is None or self.problem.key not in (FULL, UNWRITABLE):
            return found, self._store
        with suppress(StoreError), self._reads() as store:
            found = None if store is None else look(store)
        return found, None

    def names(self) -> Sequence[str]:
        """Who has played here by name, the latest first; nobody while the disk has a problem, which stays told."""
        return (self.attempt(lambda store: store.names()) or ()) if self.problem is None else ()

    def abandon(self) -> None:
        """The game that is being played is given up, and its match."""
        self._running = None
        self.attempt(lambda store: store.abandon(self.clock()))

    def attempt(self, act: Callable[[Store], T]) -> T | None:
        """Do something with the disk, if there is one; None where it fails, and then there is a problem."""
        if self._opens is None:
            return None
        done, self.problem = self._try(self._opens, act)
        if self.problem is not None and self.problem.key in (DAMAGED, GONE) and self._store is not None:
            self._let_go()  # opened again, a damaged file is set aside, and a new one takes the whole game
            done, again = self._try(self._opens, act)
            if again is None and self._running is not None:
                _, again = self._try(self._opens, self._running.bring)
            self.problem = again or self.notice or self.problem
        return done

    def _try(self, opens: Opens, act: Callable[[Store], T]) -> tuple[T | None, Problem | None]:
        """What came of it, or why nothing did."""
        try:
            if self._store is None:
                self._store, self.notice = opens()
            return act(self._store), None
        except StoreError as error:
            return None, error.problem

    def _catch_up(self) -> None:
        """The disk has failed, and the game that was played last may have no further move to try it again."""
        if self._running is not None and self.problem is not None and self.problem.key in (FULL, UNWRITABLE):
            self.attempt(self._running.bring)

    def close(self) -> None:
        """Let go of the disk; whatever it can take now is on it."""
        self._catch_up()
        self._let_go()

    def _let_go(self) -> None:
        if self._store is not None:
            self._store.close()
            self._store = None


class GameJournal:
    """Keeps one game. To be called with its referee after each move, and after a move was taken back.

    `agreed` counts the first moves that the disk and the game are known to have in common. All that follows is written
    anew, in one transaction: so whatever a failed writing left behind is put right by the next one.
    """

    def __init__(
        self,
        keeping: Journal,
        opened: Opened,
        referee: AnyReferee,
        where: tuple[Store | None, int, int] = (None, 0, 0),
        *,
        match: MatchJournal | None = None,
    ) -> None:
        self._keeping = keeping
        self._opened = opened
        self._match = match
        self._latest = referee
        self._store, self._game, self._agreed = where
        self._brought = self._store  # the store that holds the game as it is now
        if match is not None:
            match.add(self)

    def __call__(self, referee: AnyReferee) -> None:
        """Returns once the disk holds the game as it is now, or has failed to."""
        self._agreed = min(self._agreed, len(referee.line))
        self._latest, self._brought = referee, None
        self._keeping.attempt(self.bring)

    def bring(self, store: Store) -> None:
        """Let the store hold the game as it is now, after all that came before it in its match."""
        if store is not self._brought:
            if self._match is not None:
                self._opened = self._opened._replace(match_game=self._match.bring(store, self, self._keeping.clock()))
            self._write(store, self._latest)
            self._brought = store

    def _write(self, store: Store, referee: AnyReferee) -> None:
        now, write = self._keeping.clock(), referee.game.write
        if store is not self._store:
            kept = store.game(self._game) if self._game else None
            if kept is not None and kept.state != ABANDONED and kept.opened == self._opened:
                self._store, self._agreed = store, 0  # the disk was well before it failed, and is again
            else:
                self._game = store.begin(self._opened, [(seat, write(move)) for seat, move in referee.line], now)
                self._store, self._agreed = store, len(referee.line)
                if not referee.outcome:
                    return
        moves = [(seat, write(move)) for seat, move in referee.line[self._agreed :]]
        store.keep(self._game, self._agreed, moves, referee.outcome, now)
        self._agreed = len(referee.line)


def _replayed(kept: Kept, value: object) -> tuple[AnyReferee, dict[Seat, Player], list[tuple[int, Bits]]]:
    """Play a game through again from its record. Returns its referee, who plays, and what can be taken back."""
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
