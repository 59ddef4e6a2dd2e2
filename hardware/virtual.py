"""The virtual table: the real drivers on mock pins, with pieces, hands, broken parts and a clock of its own.

>>> with VirtualTable(seed=1) as table:
...     table.put(60)
...     table.advance(20)
...     table.board.reeds.scan() == 1 << 60
True

Time is simulated and passes only in `advance`. The same calls on tables of the same seed give the same bytes.
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
from hardware.leds import LIMIT_A, RGB, decode, decode_for_screen
from hardware.virtual_pins import TablePins, Wires
from hardware.virtual_reeds import Fault, VirtualReeds
from hardware.virtual_time import Agenda

SOUNDS_KEPT: Final = 10_000
DARK: Final = "000000"


class TakenError(ValueError):
    """A piece stands there already."""


class BareError(ValueError):
    """No piece stands there."""


class Sound(NamedTuple):
    """A tone that was heard: when it began, its pitch, and how long it lasted so far."""

    t: int
    hz: int
    ms: int


class VirtualTable:
    """A table without a table. `board` has the real drivers; everything else here is hands, faults and senses."""

    def __init__(self, seed: int = 0, *, brightness: float = 1.0, limit: float = LIMIT_A) -> None:
        self.pieces: set[int] = set()
        self.fallen: set[int] = set()  # pieces that lie on their points
        self._arriving: set[int] = set()  # points that a sliding piece will rest on
        self._dead: set[int] = set()
        self._tone: tuple[int, int] | None = None  # since when, Hz
        self._heard = array("q")  # t, hz and ms of each tone: an evening's tones take little room so
        self._time = Agenda()
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
        """Time passes. At each multiple of 20 ms, and after all that is due by then, `tick(now)` is called."""
        self._time.advance(ms, tick)

    # ---- hands

    def put(self, at: int) -> None:
        """A piece is put on a point; its reed closes, and chatters for 1 to 8 ms."""
        self._must_be_bare(at)
        self.pieces.add(at)
        self._reeds.magnet(at, +1)

    def lift(self, at: int) -> None:
        """A piece is lifted, standing or fallen; its reed opens, and chatters for 1 to 8 ms."""
        self._must_be_taken(at)
        self.pieces.remove(at)
        if at in self.fallen:
            self.fallen.remove(at)
        else:
            self._reeds.magnet(at, -1)

    def slide(self, start: int, end: int, ms: int) -> None:
        """A piece is pushed over the board in a straight line; it is on neither point until it rests on `end`."""
        self._must_be_taken(start)
        self._must_be_bare(end)
        self._arriving.add(end)
        self._reeds.magnet(start, +1)  # the travelling magnet comes before the resting one goes: nothing opens
        self.lift(start)
        for at, begins, ends in bounce.passing(start, end, ms):
            if at != start:
                self._time.after(begins, partial(self._reeds.magnet, at, +1))
            if at != end:
                self._time.after(ends, partial(self._reeds.magnet, at, -1))
        self._time.after(ms, partial(self._arrive, end))

    def arrange(self, spots: Iterable[int]) -> None:
        """Pieces stand on these points and nowhere else, as if they had stood there for long."""
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
        """A piece falls over: it still lies on its point, and its reed opens."""
        self._must_be_taken(at)
        if at not in self.fallen:
            self.fallen.add(at)
            self._reeds.magnet(at, -1)

    def stand(self, at: int) -> None:
        """A fallen piece is stood up again."""
        self._must_be_taken(at)
        if at in self.fallen:
            self.fallen.remove(at)
            self._reeds.magnet(at, +1)

    def sleeve(self, spots: Iterable[int], ms: int) -> None:
        """A sleeve with a magnet in it brushes over some points: their reeds flicker for so long."""
        for at in sorted(spots):
            self._reeds.flicker(_on_board(at), ms)

    def waveform(self, at: int, edges: bounce.Edges) -> None:
        """A reed follows these edges (milliseconds from now, closed), whatever stands on it.

        Afterwards it stays as the last edge left it until a piece comes or goes there; no edges at all give it back
        to the pieces at once.
        """
        self._reeds.follow(_on_board(at), edges)

    def press(self, button: str) -> None:
        """A finger goes down on a button."""
        self._pins.pin(pinmap.BUTTONS[button]).drive_low()

    def release(self, button: str) -> None:
        """A finger leaves a button."""
        self._pins.pin(pinmap.BUTTONS[button]).drive_high()

    def _must_be_bare(self, at: int) -> None:
        if _on_board(at) in self.pieces or at in self._arriving:
            raise TakenError(f"a piece stands on {pinmap.reed_of(at)} already")

    def _must_be_taken(self, at: int) -> None:
        if _on_board(at) not in self.pieces:
            raise BareError(f"no piece stands on {pinmap.reed_of(at)}")

    # ---- faults

    def fault(self, at: int, kind: Fault) -> None:
        """A reed is "stuck-closed", "stuck-open", or a "ghost" that closes for single scans; or sound again, "none"."""
        self._reeds.fault(_on_board(at), kind)

    def miss_scans(self, scans: int) -> None:
        """The next scans find every reed open."""
        self._reeds.missed = scans

    def kill_led(self, at: int) -> None:
        """A light dies. It passes on what is meant for those behind it."""
        self._dead.add(_on_board(at))

    # ---- senses

    def lights(self) -> list[str]:
        """The light of each point as `rrggbb`, decoded from the bytes that the chain received."""
        seen = enumerate(decode(self.wires.bus))
        return [DARK if at in self._dead else f"{red:02x}{green:02x}{blue:02x}" for at, (red, green, blue) in seen]

    def colours(self) -> list[RGB]:
        """The same lights as colours of a screen, the weakest ones too."""
        seen = enumerate(decode_for_screen(self.wires.bus))
        return [(0, 0, 0) if at in self._dead else colour for at, colour in seen]

    def sounds(self, since: int = 0) -> list[Sound]:
        """The tones that began at `since` or later, the one that still sounds included."""
        first = bisect_left(range(len(self._heard) // 3), since, key=lambda number: self._heard[3 * number])
        heard = [Sound(*self._heard[at : at + 3]) for at in range(3 * first, len(self._heard), 3)]
        if self._tone and self._tone[0] >= since:
            heard.append(Sound(*self._tone, self.now - self._tone[0]))
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
        """Lights off, silence; `lights()` and `sounds()` still tell what there was."""
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
