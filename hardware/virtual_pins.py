"""Mock pins wired like the table: a decoder and a matrix of reeds, a chain of lights, a buzzer.

    wires = Wires(reeds=lambda: 1 << 13, on_tone=print)
    with TableBoard(TablePins(wires)) as board:
        board.reeds.scan()      # 1 << 13

They replace the pins of gpiozero's own `MockFactory`: those record every state they ever had, and their SPI takes
145 ms for a frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gpiozero import PinSetInput
from gpiozero.pins import SPI
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware import pinmap

OFF: Final = pinmap.ROWS_OFF
ROW: Final = (1 << pinmap.SIZE) - 1
# For each address, the first bit of the selected row in a set of points. An unused output gets a bit beyond all points.
SHIFTS: Final = tuple(
    pinmap.ROWS.index(address) * pinmap.SIZE if address in pinmap.ROWS else pinmap.POINTS for address in range(16)
)


class Wires:
    """The simulated parts behind the pins.

    `reeds()` is called at the beginning of each scan and returns the closed reeds. `bus` holds the last bytes that the
    chain of lights received. `on_tone(hz)` is called at every change of the tone (None is silence).
    """

    def __init__(self, reeds: Callable[[], int], on_tone: Callable[[float | None], None]) -> None:
        self.reeds = reeds
        self.on_tone = on_tone
        self.bus = b""
        self.frames = 0  # how many times the bus was written to
        self.address = 0  # the address at the decoder's input
        self.rows = [0] * len(SHIFTS)  # for each address, the columns that it pulls low
        self.row = 0  # the columns that the selected row pulls low
        self._closed = 0

    def latch_reeds(self) -> None:
        """Read the reeds once for a whole scan, at its beginning."""
        closed = self.reeds()
        if closed != self._closed:
            self._closed = closed
            self.rows = [closed >> shift & ROW for shift in SHIFTS]

    def receive(self, data: bytes) -> None:
        """Take the bytes that were sent to the chain of lights."""
        self.bus = data
        self.frames += 1


class QuietPin(MockPWMPin):
    """A mock pin that does not record its earlier states."""

    _state: float

    def _change_state(self, value: float) -> bool:
        if self._state == value:
            return False
        self._state = value
        return True


class AddressPin(QuietPin):
    """One of the decoder's address lines, with its weight (1, 2, 4 or 8). A change selects another row at once."""

    def __init__(self, factory: Any, info: Any, wires: Wires, weight: int) -> None:
        self._wires, self._weight = wires, weight
        super().__init__(factory, info)

    def _set_state(self, value: float) -> None:
        if self._state != value:
            if self._function == "input":
                raise PinSetInput(f"{self!r} is not an output")
            self._state = value
            wires = self._wires
            if wires.address == OFF:
                wires.latch_reeds()
            wires.address ^= self._weight
            wires.row = wires.rows[wires.address]


class ColumnPin(QuietPin):
    """A column of the matrix: high, unless a closed reed in the selected row pulls it low."""

    def __init__(self, factory: Any, info: Any, wires: Wires, column: int) -> None:
        self._wires, self._mask = wires, 1 << column
        super().__init__(factory, info)

    def _get_state(self) -> bool:
        return not self._wires.row & self._mask


class BuzzerPin(QuietPin):
    """The buzzer's pin. A tone sounds while it has a frequency and a duty cycle above zero."""

    def __init__(self, factory: Any, info: Any, wires: Wires) -> None:
        self._wires = wires
        super().__init__(factory, info)

    def _change_state(self, value: float) -> bool:
        changed = super()._change_state(value)
        self._report()
        return changed

    def _set_frequency(self, value: float | None) -> None:
        super()._set_frequency(value)
        self._report()

    def _report(self) -> None:
        self._wires.on_tone(self._frequency if self._state else None)


class RecordingSPI(SPI):
    """The SPI bus of the lights. It passes on the bytes that are written to it."""

    def __init__(self, clock_pin: str, mosi_pin: str, miso_pin: str | None, select_pin: str, pin_factory: Any) -> None:
        self._pins: tuple[str, ...] = ()
        self._rate = 500_000
        super().__init__(pin_factory=pin_factory)
        pins = tuple(pin for pin in (clock_pin, mosi_pin, miso_pin, select_pin) if pin is not None)
        pin_factory.reserve_pins(self, *pins)
        self._pins = pins

    @property
    def closed(self) -> bool:
        return not self._pins

    def close(self) -> None:
        """Release the pins of the bus."""
        if getattr(self, "_pins", ()):
            self.pin_factory.release_pins(self, *self._pins)
        self._pins = ()
        super().close()

    def transfer(self, data: bytes) -> list[int]:
        self._check_open()
        self.pin_factory.wires.receive(bytes(data))
        return [0] * len(data)

    def _get_rate(self) -> int:
        return self._rate

    def _set_rate(self, value: int) -> None:
        self._rate = value


class TablePins(MockFactory):
    """The pin factory of one virtual table. Several tables have one each and do not disturb each other."""

    def __init__(self, wires: Wires) -> None:
        super().__init__(revision="a02082", pin_class=QuietPin)
        self.wires = wires
        self._wired: dict[str, tuple[type[QuietPin], dict[str, Any]]] = {
            **{f"GPIO{bcm}": (AddressPin, {"weight": 1 << line}) for line, bcm in enumerate(pinmap.ROW_ADDRESS)},
            **{f"GPIO{bcm}": (ColumnPin, {"column": column}) for column, bcm in enumerate(pinmap.COLUMNS)},
            f"GPIO{pinmap.BUZZER}": (BuzzerPin, {}),
        }

    def pin(self, name: int | str) -> Any:
        number = self.board_info.to_gpio(name)
        if number not in self._wired:
            return super().pin(number)
        kind, arguments = self._wired[number]
        return super().pin(number, pin_class=kind, wires=self.wires, **arguments)

    def _get_spi_class(self, shared: bool, hardware: bool) -> type[RecordingSPI]:
        return RecordingSPI
