"""The reed switches: a matrix of 11 rows, selected one at a time, and 11 columns, read for the selected row.

>>> from hardware.virtual import VirtualTable
>>> with VirtualTable() as table:
...     table.put(13)
...     table.advance(20)
...     table.board.reeds.scan() == 1 << 13
True

A set of points is one integer: bit `y * 11 + x`. A reed with a magnet over it pulls its column low while its row is
selected. A diode at each reed blocks every other path, so that three closed reeds never look like a fourth.
"""

from __future__ import annotations

from contextlib import ExitStack
from itertools import pairwise
from typing import Any

from gpiozero import InputDevice, OutputDevice

from hardware import pinmap
from hardware.timing import EQUAL_SCANS


class Reeds:
    """The whole matrix. Between scans no row is selected, so that no current flows."""

    def __init__(self, *, pin_factory: Any = None) -> None:
        with ExitStack() as opened:
            lines = []
            for bcm in pinmap.ROW_ADDRESS:
                lines.append(OutputDevice(bcm, initial_value=True, pin_factory=pin_factory))
                opened.callback(lines[-1].close)
            columns = []
            for bcm in pinmap.COLUMNS:
                columns.append(InputDevice(bcm, pull_up=True, pin_factory=pin_factory))
                opened.callback(columns[-1].close)
            self._opened = opened.pop_all()

        def step(before: int, after: int) -> tuple[Any, bool]:
            line = (before ^ after).bit_length() - 1
            return lines[line].pin, bool(after >> line & 1)

        def row(y: int) -> tuple[tuple[Any, int], ...]:
            return tuple((device.pin, 1 << pinmap.point(x, y)) for x, device in enumerate(columns))

        addresses = (pinmap.ROWS_OFF, *pinmap.ROWS)
        self._rows = tuple((*step(before, after), row(y)) for y, (before, after) in enumerate(pairwise(addresses)))
        self._rest = step(addresses[-1], pinmap.ROWS_OFF)

    def scan(self) -> int:
        """Return the points whose reeds are closed now, not debounced.

        A column that a closed reed pulled low rises again within 1 us (10 k, 100 pF) after the row is left, and the
        write that selects the next row takes longer than that.
        """
        closed = 0
        for line, level, reeds in self._rows:
            line.state = level
            for pin, bit in reeds:
                if not pin.state:  # four times faster than the device's own `value`
                    closed |= bit
        line, level = self._rest
        line.state = level
        return closed

    def close(self) -> None:
        self._opened.close()


class Debouncer:
    """Debounces scans: a reed has changed once three scans in a row say so.

    >>> debouncer = Debouncer()
    >>> [debouncer.settle(raw) for raw in (1, 0, 1, 1, 1, 0, 1)]
    [0, 0, 0, 0, 1, 1, 1]
    """

    def __init__(self, start: int = 0) -> None:
        self.settled = start
        self._before = (start,) * (EQUAL_SCANS - 1)

    def settle(self, raw: int) -> int:
        """Take one more scan and return the debounced set of points with a piece."""
        differs = raw ^ self.settled
        for earlier in self._before:
            differs &= earlier ^ self.settled
        self.settled ^= differs
        self._before = (*self._before[1:], raw)
        return self.settled
