"""Hands at the virtual table: one thing after the other, as fast as people do it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from hardware.virtual import VirtualTable
from pi_app.grid import SIZE, Spot
from pi_app.terminal.orders import Button, Carry, Slide, Touch, Wait

IN_THE_AIR: Final = 400  # ms between lifting a piece and putting it down
BREATH: Final = 150  # ms after a piece was touched
DOWN: Final = 100  # ms of a finger on a button
HELD: Final = 3200  # ms: longer than the 3 s that lead out
A_POINT: Final = 120  # ms in which a sliding piece goes from one point to the next

Deed = Callable[[], None]


class Hands:
    """Does what it is told to in its own time; `busy` until all is done."""

    def __init__(self, table: VirtualTable) -> None:
        self._table = table
        self._deeds: deque[tuple[Deed, int]] = deque()  # what, and how long it takes
        self._free_at = 0

    def tick(self, now: int) -> None:
        """Do what is due. Raises TakenError or NoPieceError where a piece stands in the way or none stands there."""
        while self._deeds and now >= self._free_at:
            deed, ms = self._deeds.popleft()
            self._free_at = now + ms
            try:
                deed()
            except ValueError:
                self._deeds.clear()
                raise

    def busy(self, now: int) -> bool:
        return bool(self._deeds) or now < self._free_at

    def do(self, order: Touch | Carry | Slide | Button | Wait) -> None:
        """Begin with an order once those before it are carried out."""
        table = self._table
        match order:
            case Touch(at):
                self._then(partial(self._touch, at), BREATH)
            case Carry(start, end):
                self._then(partial(table.lift, start), IN_THE_AIR)
                self._then(partial(table.put, end), BREATH)
            case Slide(start, end):
                ms = A_POINT * max(1, _steps(start, end))
                self._then(partial(table.slide, start, end, ms), ms + BREATH)
            case Button(name, hold):
                self._then(partial(table.press, name), HELD if hold else DOWN)
                self._then(partial(table.release, name), DOWN)
            case Wait(ms):
                self.rest(ms)

    def rest(self, ms: int) -> None:
        """Do nothing for so long."""
        self._then(lambda: None, ms)

    def _then(self, deed: Deed, ms: int) -> None:
        self._deeds.append((deed, ms))

    def _touch(self, at: Spot) -> None:
        if at in self._table.pieces:
            self._table.lift(at)
        else:
            self._table.put(at)


def _steps(start: Spot, end: Spot) -> int:
    return max(abs(start % SIZE - end % SIZE), abs(start // SIZE - end // SIZE))
