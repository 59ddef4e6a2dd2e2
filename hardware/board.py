"""All electronics of the table, opened and closed together.

>>> from hardware.virtual import VirtualTable
>>> with VirtualTable() as table:
...     isinstance(table.board, TableBoard), table.board.reeds.scan()
(True, 0)

On a Pi, `with TableBoard() as board:` is enough; it needs no root. If gpiozero finds no hardware SPI bus, or a pin
library other than lgpio, it only warns and falls back to something slower. Here these warnings are errors that say
what to do.
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
    ElectronicsError,
    NoAccessError,
    NoLgpioError,
    NoPiError,
    NoSpiError,
    PinTakenError,
    WrongPinsError,
)
from hardware.leds import LIMIT_A, Leds
from hardware.reeds import Reeds

# The pin factories that drive the pins through lgpio. RPiGPIOFactory does so only if rpi-lgpio replaces RPi.GPIO.
LGPIO_FACTORIES: Final = {"LGPIOFactory", "RPiGPIOFactory"}


class _Driver(Protocol):
    def close(self) -> None: ...


D = TypeVar("D", bound=_Driver)


class TableBoard:
    """All drivers of the table on one pin factory: `leds`, `reeds`, `buttons`, `buzzer`."""

    def __init__(self, pin_factory: Any = None, *, brightness: float = 1.0, limit: float = LIMIT_A) -> None:
        pins = pi_pins() if pin_factory is None else pin_factory
        with ExitStack() as opened:

            def add(make: Callable[[], D]) -> D:
                driver = _open_driver(make)
                opened.callback(driver.close)
                return driver

            # The lights are opened first, so that they are closed last, even if another driver fails to close.
            self.leds = add(lambda: Leds(brightness=brightness, limit=limit, pin_factory=pins))
            self.reeds = add(lambda: Reeds(pin_factory=pins))
            self.buttons = add(lambda: Buttons(pin_factory=pins))
            self.buzzer = add(lambda: Buzzer(pin_factory=pins))
            self._opened = opened.pop_all()

    def close(self) -> None:
        """Switch the lights and the buzzer off and release the pins, even if one of these steps fails.

        Closing twice is fine.
        """
        with electronics_errors():
            self._opened.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@contextmanager
def electronics_errors() -> Iterator[None]:
    """Translate an error of a bus or a pin during play into `ElectronicsError`."""
    try:
        yield
    except (GPIOZeroError, OSError) as error:
        raise ElectronicsError(reason=_reason(error)) from error
    except Exception as error:
        if type(error).__module__ != "lgpio":
            raise
        raise ElectronicsError(reason=_reason(error)) from error


def _open_driver(make: Callable[[], D]) -> D:
    """Open one driver, and translate gpiozero's warnings and errors into an `ElectronicsError`."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", SPISoftwareFallback)
            return make()
    except SPISoftwareFallback as fallback:
        raise NoSpiError(reason=_reason(fallback.__context__ or fallback), overlay=pinmap.SPI_OVERLAY) from fallback
    except GPIOPinInUse as error:
        raise PinTakenError(reason=_reason(error)) from error
    except (GPIOZeroError, OSError) as error:
        raise ElectronicsError(reason=_reason(error)) from error
    except Exception as error:
        if type(error).__module__ != "lgpio":
            raise
        # lgpio says "GPIO busy": the kernel gives a pin to only one program at a time.
        raise PinTakenError(reason=_reason(error)) from error


def pi_pins() -> Any:
    """Return a pin factory that drives the Pi's pins through lgpio, or raise an error that says what to do."""
    if "LG_WD" not in os.environ:
        # lgpio creates a FIFO in the working folder when it is imported, and fails if it cannot write there.
        os.environ["LG_WD"] = _writable_folder()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", PinFactoryFallback)
            Device.ensure_pin_factory()
    except PinFactoryFallback as fallback:
        raise _pin_error(fallback.__context__ or fallback) from fallback
    except Exception as error:  # lgpio's own errors have no other base class
        raise _pin_error(error) from error
    name = type(Device.pin_factory).__name__
    if name not in LGPIO_FACTORIES or "lgpio" not in sys.modules:
        raise WrongPinsError(factory=name)
    return Device.pin_factory


def _pin_error(error: BaseException) -> ElectronicsError:
    """Return the error that explains to a person why the pins cannot be opened."""
    if isinstance(error, BadPinFactory):  # it is an ImportError too, but lgpio did not raise it
        return WrongPinsError(factory=os.environ.get("GPIOZERO_PIN_FACTORY", "nothing"))
    if isinstance(error, ImportError):
        return NoLgpioError(reason=_reason(error))
    if isinstance(error, PinUnknownPi):
        return NoPiError(reason=_reason(error))
    return NoAccessError(reason=_reason(error), user=getpass.getuser())


def _reason(error: BaseException) -> str:
    text = str(error).strip().rstrip(".")
    if text[:1] in ("'", '"') and text.endswith(text[:1]):  # str() of a KeyError is the repr of its key
        text = text[1:-1].rstrip(".")
    return text or type(error).__name__


def _writable_folder() -> str:
    """Return the folder for lgpio's FIFO: the service's own folder, else the user's, else the temporary one."""
    for name in ("RUNTIME_DIRECTORY", "XDG_RUNTIME_DIR"):
        folder = os.environ.get(name, "").split(":")[0]
        if folder and Path(folder).is_dir() and os.access(folder, os.W_OK | os.X_OK):
            return folder
    return tempfile.gettempdir()
