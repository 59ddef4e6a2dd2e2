"""The virtual table: the real drivers on mock pins, with simulated pieces, hands, faults and time.

>>> with VirtualTable(seed=1) as table:
...     table.put(60)
...     table.advance(20)
...     table.board.reeds.scan() == 1 << 60
True

Time is simulated and passes only in `advance`. The same calls on two tables with the same seed give the same bytes.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable
from functools import partial
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from hardware import bounce, pinmap
from hardware.board import TableBoard
from hardware.errors import HardwareError
from hardware.leds import LIMIT_A, RGB, UNLIT, decode, decode_for_screen
from hardware.virtual_pins import TablePins, Wires
from hardware.virtual_reeds import Fault, VirtualReeds
from hardware.virtual_time import VirtualClock

SOUNDS_KEPT: Final = 10_000
DARK_HEX: Final = "000000"  # how `lights()` reports a light that is off


class TakenError(HardwareError, ValueError):
    """There is already a piece on this point."""


class NoPieceError(HardwareError, ValueError):
    """There is no piece on this point."""


class HeardTone(NamedTuple):
    """A tone that was heard: its start in ms, its frequency in Hz, and its length so far in ms."""

    t: int
    hz: int
    ms: int


class VirtualTable:
    """A simulated table. `board` has the real drivers; the methods simulate hands and faults, and show the outputs."""

    def __init__(self, seed: int = 0, *, brightness: float = 1.0, limit: float = LIMIT_A) -> None:
        self.pieces: set[int] = set()
        self.fallen: set[int] = set()  # points whose piece has fallen over
        self._arriving: set[int] = set()  # points that a piece is sliding to
        self._dead: set[int] = set()  # points whose light is broken
        self._tone: tuple[int, int] | None = None  # start in ms and Hz of the tone that sounds now
        self._heard = array("q")  # t, hz and ms of each tone; an array, because a long session has many tones
        self._time = VirtualClock()
        self._reeds = VirtualReeds(self._time, seed)
        self.wires = Wires(self._reeds.read, self._hear)
        self._pins = TablePins(self.wires)
        self.board = TableBoard(self._pins, brightness=brightness, limit=limit)

    # ---- time

    @property
    def now(self) -> int:
        """Simulated milliseconds since the start."""
        return self._time.now

    def advance(self, ms: int, tick: Callable[[int], Any] | None = None) -> None:
        """Let time pass. `tick(now)` is called at each multiple of 20 ms, after everything that is due by then."""
        self._time.advance(ms, tick)

    # ---- hands

    def put(self, at: int) -> None:
        """Put a piece on a point. Its reed closes and bounces for 1 to 8 ms."""
        self._check_empty(at)
        self.pieces.add(at)
        self._reeds.magnet(at, +1)

    def lift(self, at: int) -> None:
        """Lift a piece, standing or fallen. If it stood, its reed opens and bounces for 1 to 8 ms."""
        self._check_taken(at)
        self.pieces.remove(at)
        if at in self.fallen:
            self.fallen.remove(at)
        else:
            self._reeds.magnet(at, -1)

    def slide(self, start: int, end: int, ms: int) -> None:
        """Push a piece over the board in a straight line. It is on neither point until it arrives at `end`."""
        self._check_taken(start)
        self._check_empty(end)
        self._arriving.add(end)
        self._reeds.magnet(start, +1)  # count the moving magnet before `lift` removes the resting one: no reed opens
        self.lift(start)
        for at, begins, ends in bounce.passing(start, end, ms):
            if at != start:
                self._time.after(begins, partial(self._reeds.magnet, at, +1))
            if at != end:
                self._time.after(ends, partial(self._reeds.magnet, at, -1))
        self._time.after(ms, partial(self._arrive, end))

    def arrange(self, spots: Iterable[int]) -> None:
        """Put pieces on these points and on no other, without contact bounce."""
        wanted = set(map(_on_board, spots))
        for at in sorted(self.pieces - wanted):
            self.lift(at)
            self.waveform(at, ())
        for at in sorted(wanted - self.pieces):
            self.put(at)
            self.waveform(at, ())

    def _arrive(self, end: int) -> None:
        self._arriving.remove(end)
        self.pieces.add(end)

    def knock(self, at: int) -> None:
        """Let a piece fall over: it still lies on its point, and its reed opens."""
        self._check_taken(at)
        if at not in self.fallen:
            self.fallen.add(at)
            self._reeds.magnet(at, -1)

    def stand(self, at: int) -> None:
        """Stand a fallen piece up again."""
        self._check_taken(at)
        if at in self.fallen:
            self.fallen.remove(at)
            self._reeds.magnet(at, +1)

    def sleeve(self, spots: Iterable[int], ms: int) -> None:
        """Move a sleeve with a magnet in it over some points: their reeds flicker for `ms`."""
        for at in sorted(spots):
            self._reeds.flicker(_on_board(at), ms)

    def waveform(self, at: int, edges: bounce.Edges) -> None:
        """Make a reed follow these edges (milliseconds from now, closed), whether or not a piece is on it.

        Afterwards it keeps the state of the last edge until a piece is put or lifted there. Without edges it follows
        its piece again at once.
        """
        self._reeds.follow(_on_board(at), edges)

    def press(self, button: str) -> None:
        """Press a button and keep it down."""
        self._pins.pin(pinmap.BUTTONS[button]).drive_low()

    def release(self, button: str) -> None:
        """Release a button."""
        self._pins.pin(pinmap.BUTTONS[button]).drive_high()

    def _check_empty(self, at: int) -> None:
        if _on_board(at) in self.pieces or at in self._arriving:
            raise TakenError(f"a piece stands on {pinmap.reed_of(at)} already")

    def _check_taken(self, at: int) -> None:
        if _on_board(at) not in self.pieces:
            raise NoPieceError(f"no piece stands on {pinmap.reed_of(at)}")

    # ---- faults

    def fault(self, at: int, kind: Fault) -> None:
        """Give a reed a fault: "stuck-closed", "stuck-open", a "ghost" that closes for single scans, or "none"."""
        self._reeds.fault(_on_board(at), kind)

    def miss_scans(self, scans: int) -> None:
        """Let the next scans find every reed open."""
        self._reeds.missed = scans

    def kill_led(self, at: int) -> None:
        """Break a light. It still passes on the data for the lights behind it."""
        self._dead.add(_on_board(at))

    # ---- outputs

    def lights(self) -> list[str]:
        """Return the light of each point as `rrggbb`, decoded from the bytes that the chain received."""
        seen = enumerate(decode(self.wires.bus))
        return [DARK_HEX if at in self._dead else f"{red:02x}{green:02x}{blue:02x}" for at, (red, green, blue) in seen]

    def colours(self) -> list[RGB]:
        """Return the same lights as colours for a screen, even the weakest ones."""
        seen = enumerate(decode_for_screen(self.wires.bus))
        return [UNLIT if at in self._dead else colour for at, colour in seen]

    def sounds(self, since: int = 0) -> list[HeardTone]:
        """Return the tones that began at `since` or later, including the one that still sounds."""
        first = bisect_left(range(len(self._heard) // 3), since, key=lambda number: self._heard[3 * number])
        heard = [HeardTone(*self._heard[at : at + 3]) for at in range(3 * first, len(self._heard), 3)]
        if self._tone and self._tone[0] >= since:
            heard.append(HeardTone(*self._tone, self.now - self._tone[0]))
        return heard

    def _hear(self, hz: float | None) -> None:
        tone = round(hz) if hz else None
        if tone == (self._tone and self._tone[1]):
            return
        if self._tone and self.now > self._tone[0]:
            self._heard.extend((*self._tone, self.now - self._tone[0]))
            del self._heard[: -3 * SOUNDS_KEPT]
        self._tone = (self.now, tone) if tone else None

    # ---- opening and closing

    def close(self) -> None:
        """Switch the lights and the buzzer off. `lights()` and `sounds()` can still be called."""
        try:
            self.board.close()
        finally:
            self._pins.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _on_board(at: int) -> int:
    if not 0 <= at < pinmap.POINTS:
        raise ValueError(f"{at} is no point of the table: they run from 0 to {pinmap.POINTS - 1}")
    return at
