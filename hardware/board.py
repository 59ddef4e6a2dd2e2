"""The table's electronics as one thing to open and close.

>>> from hardware.virtual import VirtualTable
>>> with VirtualTable() as table:
...     isinstance(table.board, TableBoard), table.board.reeds.scan()
(True, 0)

On a Pi, `with TableBoard() as board:` is all there is to it; it needs no root. gpiozero goes on with a mere warning
where it finds no hardware bus or another library than lgpio: here those are errors that say what to do.
"""

from __future__ import annotations

import getpass
import os
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol, Self, TypeVar

from gpiozero import (
    BadPinFactory,
    Device,
    GPIOPinInUse,
    GPIOZeroError,
    PinFactoryFallback,
    PinUnknownPi,
    SPISoftwareFallback,
)

from hardware import pinmap
from hardware.buttons import Buttons
from hardware.buzzer import Buzzer
from hardware.errors import (
    HardwareError,
    NoAccessError,
    NoLgpioError,
    NoPiError,
    NoSpiError,
    PinTakenError,
    WrongPinsError,
)
from hardware.leds import LIMIT_A, Leds
from hardware.reeds import Reeds

FITTING: Final = {"LGPIOFactory", "RPiGPIOFactory"}  # the latter only where rpi-lgpio stands behind RPi.GPIO


class _Driver(Protocol):
    def close(self) -> None: ...


D = TypeVar("D", bound=_Driver)


class TableBoard:
    """All drivers, opened on one pin factory: `leds`, `reeds`, `buttons`, `buzzer`."""

    def __init__(self, pin_factory: Any = None, *, brightness: float = 1.0, limit: float = LIMIT_A) -> None:
        pins = pi_pins() if pin_factory is None else pin_factory
        with ExitStack() as opened:

            def add(make: Callable[[], D]) -> D:
                driver = _opening(make)
                opened.callback(driver.close)
                return driver

            # The lights come first, so that they are the last to be let go: nothing leaves a table glowing.
            self.leds = add(lambda: Leds(brightness=brightness, limit=limit, pin_factory=pins))
            self.reeds = add(lambda: Reeds(pin_factory=pins))
            self.buttons = add(lambda: Buttons(pin_factory=pins))
            self.buzzer = add(lambda: Buzzer(pin_factory=pins))
            self._opened = opened.pop_all()

    def close(self) -> None:
        """Lights off, buzzer silent, pins let go; also where one of them fails. Closing twice is fine."""
        with electronics():
            self._opened.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@contextmanager
def electronics() -> Iterator[None]:
    """What fails here in the middle of an evening, a bus or a pin, becomes a sentence."""
    try:
        yield
    except (GPIOZeroError, OSError) as error:
        raise HardwareError(reason=_reason(error)) from error
    except Exception as error:
        if type(error).__module__ != "lgpio":
            raise
        raise HardwareError(reason=_reason(error)) from error


def _opening(make: Callable[[], D]) -> D:
    """Opens one driver; what gpiozero has to say becomes a sentence."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", SPISoftwareFallback)
            return make()
    except SPISoftwareFallback as fallback:
        raise NoSpiError(reason=_reason(fallback.__context__ or fallback), overlay=pinmap.SPI_OVERLAY) from fallback
    except GPIOPinInUse as error:
        raise PinTakenError(reason=_reason(error)) from error
    except (GPIOZeroError, OSError) as error:
        raise HardwareError(reason=_reason(error)) from error
    except Exception as error:
        if type(error).__module__ != "lgpio":
            raise
        raise PinTakenError(reason=_reason(error)) from error  # "GPIO busy": the kernel lends a pin to one program


def pi_pins() -> Any:
    """The Pi's pins through lgpio, or an error that says how to get there."""
    if "LG_WD" not in os.environ:
        # lgpio makes a FIFO in the working folder when it is imported, and fails where it cannot write.
        os.environ["LG_WD"] = _writable_folder()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", PinFactoryFallback)
            Device.ensure_pin_factory()
    except PinFactoryFallback as fallback:
        raise _why_not(fallback.__context__ or fallback) from fallback
    except Exception as error:  # lgpio's own errors have no base but this one
        raise _why_not(error) from error
    name = type(Device.pin_factory).__name__
    if name not in FITTING or "lgpio" not in sys.modules:
        raise WrongPinsError(factory=name)
    return Device.pin_factory


def _why_not(error: BaseException) -> HardwareError:
    if isinstance(error, BadPinFactory):  # an ImportError too, but not one of lgpio's
        return WrongPinsError(factory=os.environ.get("GPIOZERO_PIN_FACTORY", "nothing"))
    if isinstance(error, ImportError):
        return NoLgpioError(reason=_reason(error))
    if isinstance(error, PinUnknownPi):
        return NoPiError(reason=_reason(error))
    return NoAccessError(reason=_reason(error), user=getpass.getuser())


def _reason(error: BaseException) -> str:
    text = str(error).strip().rstrip(".")
    if text[:1] in ("'", '"') and text.endswith(text[:1]):  # a KeyError tells its key's repr
        text = text[1:-1].rstrip(".")
    return text or type(error).__name__


def _writable_folder() -> str:
    """Where lgpio may put its FIFO: the service's own folder, else the user's, else the temporary one."""
    for name in ("RUNTIME_DIRECTORY", "XDG_RUNTIME_DIR"):
        folder = os.environ.get(name, "").split(":")[0]
        if folder and Path(folder).is_dir() and os.access(folder, os.W_OK | os.X_OK):
            return folder
    return tempfile.gettempdir()
