"""Simulated hands at the virtual table, which carry out typed orders one after the other at human speed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from hardware.virtual import VirtualTable
from pi_app.grid import SIZE, Spot
from pi_app.terminal.orders import ButtonOrder, CarryOrder, SlideOrder, TouchOrder, WaitOrder

CARRY_TIME: Final = 400  # ms between lifting a piece and putting it down
TOUCH_PAUSE: Final = 150  # ms after a piece was touched
PRESS_TIME: Final = 100  # ms that a button is pressed
HOLD_TIME: Final = 3200  # ms that MENU is held; more than the 3 s after which the table leaves the game
SLIDE_TIME: Final = 120  # ms in which a sliding piece moves by one point


class TypedHands:
    """Simulated hands, which carry out orders in a queue. They are `busy` until all orders are carried out."""

    def __init__(self, table: VirtualTable) -> None:
        self._table = table
        self._actions: deque[tuple[Callable[[], None], int]] = deque()  # each action and its duration in ms
        self._free_at = 0

    def tick(self, now: int) -> None:
        """Start the actions that are due.

        Raise TakenError if a piece would be put on another one, and NoPieceError if there is no piece to lift.
        """
        while self._actions and now >= self._free_at:
            action, ms = self._actions.popleft()
            self._free_at = now + ms
            try:
                action()
            except ValueError:
                self._actions.clear()
                raise

    def busy(self, now: int) -> bool:
        return bool(self._actions) or now < self._free_at

    def do(self, order: TouchOrder | CarryOrder | SlideOrder | ButtonOrder | WaitOrder) -> None:
        """Put an order at the end of the queue."""
        table = self._table
        match order:
            case TouchOrder(at):
                self._then(partial(self._touch, at), TOUCH_PAUSE)
            case CarryOrder(start, end):
                self._then(partial(table.lift, start), CARRY_TIME)
                self._then(partial(table.put, end), TOUCH_PAUSE)
            case SlideOrder(start, end):
                ms = SLIDE_TIME * max(1, _steps(start, end))
                self._then(partial(table.slide, start, end, ms), ms + TOUCH_PAUSE)
            case ButtonOrder(name, hold):
                self._then(partial(table.press, name), HOLD_TIME if hold else PRESS_TIME)
                self._then(partial(table.release, name), PRESS_TIME)
            case WaitOrder(ms):
                self.rest(ms)

    def rest(self, ms: int) -> None:
        """Put a pause at the end of the queue."""
        self._then(lambda: None, ms)

    def _then(self, action: Callable[[], None], ms: int) -> None:
        self._actions.append((action, ms))

    def _touch(self, at: Spot) -> None:
        if at in self._table.pieces:
            self._table.lift(at)
        else:
            self._table.put(at)


def _steps(start: Spot, end: Spot) -> int:
    return max(abs(start % SIZE - end % SIZE), abs(start // SIZE - end // SIZE))
