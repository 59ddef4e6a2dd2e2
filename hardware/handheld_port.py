"""The serial ports that a handheld may be plugged into.

When a cable is pulled, pyserial raises one of three unrelated exceptions, depending on the moment. Here they all
become `LineCutError`.
"""

from __future__ import annotations

import os
import select
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol

import serial

from hardware.errors import HardwareError

BAUD: Final = 115_200  # USB ignores it; a wired UART needs it
READ_MOST: Final = 4096
CLOSING_MS: Final = 50  # for output that the device has not taken yet
CLOSING_POLL_MS: Final = 1
BY_ID: Final = Path("/dev/serial/by-id")
MICROPYTHON: Final = "usb-MicroPython_Board_in_FS_mode_*-if00"  # MicroPython's name on USB
PORT_ERRORS: Final = (serial.SerialException, OSError, termios.error)


class LineCutError(HardwareError):
    """The port is gone, or cannot be opened. `str()` says why."""


class Port(Protocol):
    """An open port. No call blocks, and each may raise `LineCutError`, except `close`."""

    def read(self) -> bytes: ...
    def write(self, data: bytes) -> int: ...
    def close(self) -> None: ...


class Ports(Protocol):
    """The ports that a handheld may be plugged into."""

    def names(self) -> Sequence[str]: ...
    def open(self, name: str) -> Port: ...


@contextmanager
def _line_cut_errors() -> Iterator[None]:
    """Translate pyserial's errors into `LineCutError`."""
    try:
        yield
    except PORT_ERRORS as error:
        number = error.args[0] if error.args and isinstance(error.args[0], int) else None
        raise LineCutError(os.strerror(number) if number else str(error)) from error


class SerialPort:
    """A serial port, opened exclusively, whose reads and writes do not block."""

    def __init__(self, path: str) -> None:
        with _line_cut_errors():
            self._serial = serial.Serial(path, BAUD, timeout=0, write_timeout=0, exclusive=True)

    def read(self) -> bytes:
        with _line_cut_errors():
            return bytes(self._serial.read(READ_MOST))

    def write(self, data: bytes) -> int:
        """Write as much as there is room for and return how much; pyserial spins on a full port, so ask first."""
        with _line_cut_errors():
            if not select.select([], [self._serial.fileno()], [], 0)[1]:
                return 0
            return self._serial.write(data) or 0

    def close(self) -> None:
        """Close the port, and drop output that the device does not take in 50 ms: the kernel would wait up to 30 s."""
        with suppress(*PORT_ERRORS):
            end = time.monotonic() + CLOSING_MS / 1000
            while self._serial.out_waiting and time.monotonic() < end:
                time.sleep(CLOSING_POLL_MS / 1000)
            if self._serial.out_waiting:
                self._serial.reset_output_buffer()
        with suppress(*PORT_ERRORS):
            self._serial.close()

    @property
    def closed(self) -> bool:
        return not self._serial.is_open


class SerialPorts:
    """The configured port, or else every USB port whose device says that it is MicroPython. No other port is touched.

    Several handhelds may share one object: `names` leaves out the ports that one of them has opened.
    """

    def __init__(self, path: str | None = None, *, folder: Path = BY_ID) -> None:
        self._path = path
        self._folder = folder
        self._opened: dict[str, SerialPort] = {}

    def names(self) -> Sequence[str]:
        if self._path is not None:
            found = [self._path] if Path(self._path).exists() else []
        else:
            found = sorted(map(str, self._folder.glob(MICROPYTHON)))
        return [name for name in found if name not in self._opened or self._opened[name].closed]

    def open(self, name: str) -> Port:
        port = self._opened[name] = SerialPort(name)
        return port
