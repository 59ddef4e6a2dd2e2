"""Virtual hands: they set up the pieces, move them for other players, and make moves, as people at a table do.

>>> from engine import games
>>> from engine.referee import Referee
>>> from pi_app.system.settings import Settings
>>> from pi_app.table.journal import Journal
>>> from pi_app.table.sitting import Sitting, keep_nothing
>>> from pi_app.robots.thumbs import Thumbs
>>> with VirtualTable() as table:
...     thumbs = Thumbs()
...     loop = Loop(table.board, Settings(), private=thumbs.handhelds, journal=Journal.without_disk())
...     loop.sit_down(Sitting.of(Referee(games.load("catch-it"), {}, seed=1), {}, loop.thinks, keep_nothing), table.now)
...     hands = Hands(table, loop, thumbs)
...     hands.tidy()
...     hands.make("blue", "D1-D2")
...     loop.sitting.referee.view("red").position.side
'blue'

Hands only touch the table; the program learns what they do from the reeds and the buttons. Secret moves, which need no
piece and no button, are entered by thumbs on a handheld.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.bits import members
from engine.errors import FilatureError
from engine.game import TABLE, Seat
from hardware.timing import TICK_MS
from hardware.virtual import VirtualTable
from pi_app.games.tabletop import Pieces, Reading
from pi_app.grid import Spot
from pi_app.players import AT_TABLE
from pi_app.robots.thumbs import Thumbs
from pi_app.sensing.questions import AskedOption
from pi_app.table.loop import Loop
from pi_app.table.sitting import Sitting

NOTICE: Final = 100  # ms until the lights have reacted to a hand
CARRY: Final = 320  # ms more that a piece is in the air; a piece that slides to the next point takes less
SET_UP: Final = 60  # ms for each piece during the set-up
PRESS: Final = 100  # ms that a button is held down, and then left up
TIMEOUT_MS: Final = 10_000  # until hands give up

PIECE_LIFTED, QUESTION_ASKED, PIECES_GUIDED = "lifted", "asked", "guided"
OnInstant = Callable[[str], None]


class HandsError(FilatureError, RuntimeError):
    """The table did not do what the hands wanted."""


def ignore_instant(_instant: str) -> None:
    """Do nothing, for hands that nobody watches."""


class Hands:
    """Two hands at a virtual table that is run by a loop.

    `watch` is called when there is something to see: PIECE_LIFTED, QUESTION_ASKED, or PIECES_GUIDED when the lights
    show where pieces belong.
    """

    def __init__(self, table: VirtualTable, loop: Loop, thumbs: Thumbs, watch: OnInstant = ignore_instant) -> None:
        self._thumbs = thumbs
        self._table = table
        self._loop = loop
        self._watch = watch
        self._kinds: dict[Spot, str] = {}

    @property
    def sitting(self) -> Sitting:
        """Return the game on the table. Raises HandsError if there is none."""
        if self._loop.playing is None:
            raise HandsError("there is no game on the table")
        return self._loop.playing

    def standing(self) -> Pieces:
        """Return which piece stands where, as the hands have put them. "" is a new piece whose move failed."""
        return {at: self._kinds[at] for at in sorted(self._table.pieces) if at in self._kinds}

    def wait(self, ms: int) -> None:
        """Let time pass."""
        self._table.advance(ms, self._tick)

    def _tick(self, now: int) -> None:
        self._thumbs.tick(now)
        self._loop.tick(now)

    # ------------------------------------------------------------------------------------------ tidying

    def tidy(self) -> None:
        """Bring the pieces to where the table wants them."""
        if not self._orderly():
            self.wait(NOTICE)
            self._watch(PIECES_GUIDED)
        waited = 0
        while not self._orderly():
            waited = 0 if self._tidy_one() else waited + TICK_MS
            self.wait(TICK_MS)
            if waited > TIMEOUT_MS:
                raise HandsError(f"the table wants something: {self._public_text()}")

    def _orderly(self) -> bool:
        return self.sitting.over or self.sitting.in_order

    def _tidy_one(self) -> bool:
        """Move one piece towards what the table wants, and return False if it wants nothing.

        A piece that stands wrong goes to where one of its kind is missing, or else off the board. If no piece stands
        wrong, put one that is missing.
        """
        _, wanted, unwanted = self.sitting.expected()
        missing, extra = members(wanted), members(unwanted)
        kinds = self._wanted_kinds()
        if extra:
            kind = self._lift(extra[0])
            end = next((at for at in missing if kind in (None, kinds.get(at))), None)
            if end is not None:
                self.wait(CARRY)
                self._put(end, kind or kinds.get(end))
            self.wait(NOTICE)
        elif missing:
            self._put(missing[0], kinds.get(missing[0]))
            self.wait(SET_UP)
        return bool(missing or extra)

    def _wanted_kinds(self) -> Pieces:
        view, tabletop = self.sitting.referee.view(TABLE), self.sitting.tabletop
        return {**tabletop.pieces(view), **(tabletop.first(view) or {})}

    # ------------------------------------------------------------------------------------------ moves

    def make(self, seat: Seat, move: str) -> None:
        """Make a move for a seat that is to act. The move is given as the game writes it; the pieces must be in order.

        Raises HandsError if the table has not accepted the move after some seconds, and Refusal if a secret move is
        not legal.
        """
        sitting, length = self.sitting, len(self.sitting.referee.line)
        reading, deed = self._reading(seat, move), self._is_deed(seat, move)
        if reading is not None:
            self._carry(reading)
        elif deed:
            self._press("ok")
        else:
            for _ in self._until(lambda: self._thumbs.can_play(sitting, seat), f"{seat} taking a handheld"):
                pass
            self._thumbs.play(sitting, seat, sitting.referee.game.read(move), self._loop.lang, self._table.now)
        for _ in self._until(lambda: len(sitting.referee.line) > length, f"{seat} {move}"):
            if sitting.prompt.question is not None:
                self._answer(move)
        if reading is not None and reading.end is not None and reading.end not in self._kinds:
            self._kinds[reading.end] = self._wanted_kinds().get(reading.end, "")

    def _reading(self, seat: Seat, move: str) -> Reading | None:
        """Return how hands make the move, or None if it is not made with pieces."""
        if self.sitting.seats[seat] != AT_TABLE:
            return None
        readings = self.sitting.tabletop.readings(self.sitting.referee.view(TABLE))
        return next((reading for reading in readings if reading.move == move), None)

    def _is_deed(self, seat: Seat, move: str) -> bool:
        deeds = self.sitting.tabletop.deeds(self.sitting.referee.view(TABLE))
        return self.sitting.seats[seat] == AT_TABLE and any(deed.move == move for deed in deeds)

    def _carry(self, reading: Reading) -> None:
        """Lift the piece, clear its target, and put it there. If it leaves the board, confirm that with OK."""
        kind = None
        if reading.start is not None:
            kind = self._lift(reading.start)
            self.wait(NOTICE)
            self._watch(PIECE_LIFTED)
        for at in members(reading.over):
            self._lift(at)
        self.wait(CARRY)
        if reading.end is not None:
            self._put(reading.end, kind)
        elif reading.ends:
            self._press("ok")

    def _answer(self, move: str) -> None:
        """Press the button that leads to the move in the open question."""
        question = self.sitting.prompt.question
        if question is None:
            return
        if leads_to(question.now, move):
            self._watch(QUESTION_ASKED)
            self._press("ok")
        elif any(leads_to(option, move) for option in question.options):
            self._press("right")
        else:
            raise HandsError(f"the table asks, and {move} is no answer: {self._public_text()}")

    # ------------------------------------------------------------------------------------------ smallest actions

    def _lift(self, at: Spot) -> str | None:
        self._table.lift(at)
        return self._kinds.pop(at, None)

    def _put(self, at: Spot, kind: str | None) -> None:
        self._table.put(at)
        if kind is not None:
            self._kinds[at] = kind

    def _press(self, button: str) -> None:
        self._table.press(button)
        self.wait(PRESS)
        self._table.release(button)
        self.wait(PRESS)

    def _until(self, done: Callable[[], bool], what: str) -> Iterator[None]:
        """Let time pass tick by tick until it is done. Raises HandsError after TIMEOUT_MS."""
        end = self._table.now + TIMEOUT_MS
        while not done():
            yield
            self.wait(TICK_MS)
            if self._table.now > end:
                raise HandsError(f"{what} did not happen: {self._public_text()}")

    def _public_text(self) -> str:
        return " / ".join(self._loop.lines())


def leads_to(option: AskedOption, move: str) -> bool:
    """Return whether an option makes the move, or leads to a question with one that does."""
    return any(each.move == move for each in (option.then or (option,)))
