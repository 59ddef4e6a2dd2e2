"""What stands between the play and the disk: a move is kept before it is shown, and no disk stops the play.

While the disk fails the game goes on in memory, `problem` says why, and every further move tries to bring the disk up
to the whole game again. Once that has worked the problem is gone. A file that is damaged or taken away in the middle of
a game is replaced at once; that is told until the next move. A game on a disk that can only be read goes on, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, TypeVar

from engine import record
from engine.game import CHANCE, TABLE, Seat
from engine.record import RecordError
from pi_app import tabletop
from pi_app.settings import Problem
from pi_app.sitting import AT_TABLE, AnyReferee, Sitting, Think
from pi_app.store import Kept, Opened, Place, Store, seats_of
from pi_app.store_errors import DAMAGED, FULL, GONE, UNWRITABLE, StoreError
from pi_app.tabletop import mask

T = TypeVar("T")
Opens = Callable[[], tuple[Store, Problem | None]]
Reads = Callable[[], AbstractContextManager[Store | None]]
Left = tuple[Kept, dict[str, Any]]  # a game that was left, and its record
LOST: Final = "store.not-resumed"


class Keeping:
    """The disk as the loop knows it; without `opens` nothing is kept, and nothing is missed.

    `reads` opens the same games where nothing can be written. `names` are those of the people who play, in the order of
    their seats. `clock` tells the seconds since 1970; only people read them.
    """

    def __init__(
        self,
        opens: Opens | None = None,
        *,
        reads: Reads | None = None,
        names: Sequence[str] = (),
        clock: Callable[[], int] = lambda: 0,
    ) -> None:
        self.problem: Problem | None = None  # why the game is not being kept, or what its last move had to get over
        self.notice: Problem | None = None  # something that happened when the disk was opened
        self.clock = clock
        self._opens = opens
        self._reads = reads
        self._names = names
        self._store: Store | None = None

    def begin(self, referee: AnyReferee, seats: Mapping[Seat, str | int]) -> Journal:
        """Keep a game that has just begun, in place of the one that was played before."""
        journal = Journal(self, self._opened(referee, seats))
        journal(referee)
        return journal

    def resume(self, think: Think) -> Sitting | None:
        """The game that was left unfinished, as it stood; its pieces are still to be set up."""
        left = self.attempt(_left)
        store = self._store
        if left is None and self.problem is not None and self.problem.key in (FULL, UNWRITABLE):
            left, store = self._read(), None
        if left is None:
            return None
        kept, value = left
        try:
            sitting = _resumed(kept, value, think)
        except RecordError:
            self.notice = Problem(LOST, {"id": str(kept.id)})
            return None
        sitting.keep = Journal(self, kept.opened, None if store is None else (store, kept.id, len(value["moves"])))
        if len(sitting.referee.line) > len(value["moves"]):  # chance was cut off in the middle of its turn
            sitting.keep(sitting.referee)
        return sitting

    def _read(self) -> Left | None:
        """The same from a disk that nobody can write: its problem stays."""
        try:
            with self._reads() if self._reads else nullcontext() as store:
                return None if store is None else _left(store)
        except StoreError:
            return None

    def abandon(self) -> None:
        """The game that is being played is given up."""
        self.attempt(lambda store: store.abandon(self.clock()))

    def attempt(self, act: Callable[[Store], T]) -> T | None:
        """Do something with the disk, if there is one; None where it fails, and then there is a problem."""
        if self._opens is None:
            return None
        done, self.problem = self._try(self._opens, act)
        if self.problem is not None and self.problem.key in (DAMAGED, GONE) and self._store is not None:
            self.close()  # opened again, a damaged file is set aside, and a new one takes the whole game
            done, again = self._try(self._opens, act)
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

    def close(self) -> None:
        if self._store is not None:
            self._store.close()
            self._store = None

    def _opened(self, referee: AnyReferee, seats: Mapping[Seat, str | int]) -> Opened:
        names = iter(self._names)
        places = tuple(
            Place(seat, f"bot:{sits}") if isinstance(sits, int) else Place(seat, sits, next(names, ""))
            for seat in referee.players
            for sits in (seats[seat],)
        )
        return Opened(referee.game.name, referee.options, referee.chance, referee.seed, places)


class Journal:
    """Keeps one game. To be called with its referee after each move, and after a move was taken back.

    `agreed` counts the first moves that the disk and the game are known to have in common. All that follows is written
    anew, in one transaction: so whatever a failed writing left behind is put right by the next one.
    """

    def __init__(self, keeping: Keeping, opened: Opened, where: tuple[Store, int, int] | None = None) -> None:
        self._keeping = keeping
        self._opened = opened
        self._store: Store | None = None
        self._game = self._agreed = 0
        if where is not None:
            self._store, self._game, self._agreed = where

    def __call__(self, referee: AnyReferee) -> None:
        """Returns once the disk holds the game as it is now, or has failed to."""
        self._agreed = min(self._agreed, len(referee.line))
        self._keeping.attempt(lambda store: self._write(store, referee))

    def _write(self, store: Store, referee: AnyReferee) -> None:
        now, write = self._keeping.clock(), referee.game.write
        if store is not self._store:
            kept = store.unfinished()
            if kept is not None and kept.opened == self._opened:  # the disk was well before it failed, and is again
                self._store, self._game, self._agreed = store, kept.id, 0
            else:
                self._game = store.begin(self._opened, [(seat, write(move)) for seat, move in referee.line], now)
                self._store, self._agreed = store, len(referee.line)
                if not referee.outcome:
                    return
        moves = [(seat, write(move)) for seat, move in referee.line[self._agreed :]]
        store.keep(self._game, self._agreed, moves, referee.outcome, now)
        self._agreed = len(referee.line)


def _left(store: Store) -> Left | None:
    """The game that is being played, and its record."""
    kept = store.unfinished()
    return None if kept is None else (kept, store.record(kept))


def _resumed(kept: Kept, value: object, think: Think) -> Sitting:
    """A game played through again from its record. Hands may take back what they could take back before."""
    maps = []
    for referee in record.steps(value):
        maps.append(mask(tabletop.load(referee.game.name).pieces(referee.view(TABLE))))
    seats = dict.fromkeys(referee.players, AT_TABLE) | dict(seats_of(kept.opened))
    before = [
        (number, maps[number])
        for number, played in enumerate(referee.line[: len(maps) - 1])
        if played.seat != CHANCE and seats[played.seat] == AT_TABLE
    ]
    sitting = Sitting(referee, seats, think, before)
    sitting.cues.clear()  # what was heard then
    return sitting
