"""The root of all errors of `hardware`, and the errors of the table's electronics.

Each error of the electronics has a sentence that says what happened and what to do. The sentences that players read
are in the application's table of words, in two languages. Such an error therefore carries a `code` and the `parts` to
fill into that sentence. `str()` gives an English sentence, for the log.

>>> error = NoSpiError(reason="No such file", overlay="dtoverlay=spi0-1cs,no_miso")
>>> error.code, error.parts["reason"]
('no-spi', 'No such file')
"""

from __future__ import annotations

from typing import ClassVar


class HardwareError(Exception):
    """Base class of every error that `hardware` defines, so one `except HardwareError` catches them all.

    It does not derive from `engine.errors.FilatureError`, because `hardware` may not import `engine`.
    """


class ElectronicsError(HardwareError):
    """The table's electronics cannot be used."""

    code: ClassVar[str] = "hardware"
    sentence: ClassVar[str] = "The electronics failed: {reason}. Check the cables and start again."

    def __init__(self, **parts: str) -> None:
        super().__init__(self.sentence.format(**parts))
        self.parts = parts


class NoLgpioError(ElectronicsError):
    code = "no-lgpio"
    sentence = (
        "Python cannot load lgpio, which drives the pins: {reason}. Install it with: sudo apt install python3-lgpio, "
        "and make the virtual environment with --system-site-packages."
    )


class NoPiError(ElectronicsError):
    code = "no-pi"
    sentence = (
        "This machine is not a Raspberry Pi that gpiozero knows: {reason}. "
        "Play on the virtual table here, or install a newer gpiozero."
    )


class NoAccessError(ElectronicsError):
    code = "no-access"
    sentence = (
        "The pins cannot be opened: {reason}. Root is not needed: add the user to the groups with "
        "sudo usermod -aG gpio,spi {user}, log in again, and see that no other program holds the pins."
    )


class WrongPinsError(ElectronicsError):
    code = "wrong-pins"
    sentence = (
        "gpiozero chose {factory} for the pins, and the table needs lgpio. "
        "Unset GPIOZERO_PIN_FACTORY, or set it to lgpio."
    )


class NoSpiError(ElectronicsError):
    code = "no-spi"
    sentence = (
        "The lights' bus (SPI 0) is not there: {reason}. Put the line {overlay} into /boot/firmware/config.txt, "
        "restart, and add the user to the group spi."
    )


class PinTakenError(ElectronicsError):
    code = "pin-taken"
    sentence = "A pin of the table is in use already: {reason}. Stop the other program that uses the pins."
