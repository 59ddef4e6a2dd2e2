"""Serial ports on which a handheld may be: how they are found, opened and lost.

A cable that is pulled raises one of three unrelated exceptions in pyserial, depending on the moment. Here they all
become `LineCut`.
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

BAUD: Final = 115_200  # USB takes no notice of it; a wired UART does
READ_MOST: Final = 4096
CLOSING_S: Final = 0.05
BY_ID: Final = Path("/dev/serial/by-id")
MICROPYTHON: Final = "usb-MicroPython_Board_in_FS_mode_*-if00"  # what MicroPython calls itself on USB
CUTS: Final = (serial.SerialException, OSError, termios.error)


class LineCut(Exception):
    """The port is gone, or cannot be had. `str()` says why."""


class Port(Protocol):
    """An open line. No call waits, and each may raise `LineCut`, except `close`."""

    def read(self) -> bytes: ...
    def write(self, data: bytes) -> int: ...
    def close(self) -> None: ...


class Ports(Protocol):
    """Where a handheld may be."""

    def names(self) -> Sequence[str]: ...
    def open(self, name: str) -> Port: ...


@contextmanager
def _cut_is_one_thing() -> Iterator[None]:
    try:
        yield
    except CUTS as error:
        number = error.args[0] if error.args and isinstance(error.args[0], int) else None
        raise LineCut(os.strerror(number) if number else str(error)) from error


class SerialPort:
    """A port that nobody else may open meanwhile, read and written without waiting."""

    def __init__(self, path: str) -> None:
        with _cut_is_one_thing():
            self._serial = serial.Serial(path, BAUD, timeout=0, write_timeout=0, exclusive=True)

    def read(self) -> bytes:
        with _cut_is_one_thing():
            return bytes(self._serial.read(READ_MOST))

    def write(self, data: bytes) -> int:
        """Writes as much as there is room for. pyserial spins on a full port, so the port is asked first."""
        with _cut_is_one_thing():
            if not select.select([], [self._serial.fileno()], [], 0)[1]:
                return 0
            return self._serial.write(data) or 0

    def close(self) -> None:
        """Forgets what the device does not take in a moment: the kernel would wait for it for up to 30 s."""
        with suppress(*CUTS):
            end = time.monotonic() + CLOSING_S
            while self._serial.out_waiting and time.monotonic() < end:
                time.sleep(0.001)
            if self._serial.out_waiting:
                self._serial.reset_output_buffer()
        with suppress(*CUTS):
            self._serial.close()

    @property
    def closed(self) -> bool:
        return not self._serial.is_open


class SerialPorts:
    """The configured port, or else every port behind which MicroPython introduces itself; never any other.

    Several handhelds may look here: none is offered what another has opened.
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
