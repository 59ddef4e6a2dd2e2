"""Errors of the table's electronics. Each has a sentence that says what happened and what to do.

The sentences that players read are in the application's table of words, in two languages. An error therefore carries
a `code` and the `parts` to fill into that sentence. `str()` gives an English sentence, for the log.

>>> error = NoSpiError(reason="No such file", overlay="dtoverlay=spi0-1cs,no_miso")
>>> error.code, error.parts["reason"]
('no-spi', 'No such file')
"""

from __future__ import annotations

from typing import ClassVar


class HardwareError(Exception):
    """The electronics cannot be used."""

    code: ClassVar[str] = "hardware"
    sentence: ClassVar[str] = "The electronics fail: {reason}. Check the cables and start again."

    def __init__(self, **parts: str) -> None:
        super().__init__(self.sentence.format(**parts))
        self.parts = parts


class NoLgpioError(HardwareError):
    code = "no-lgpio"
    sentence = (
        "Python cannot load lgpio, which drives the pins: {reason}. Install it with: sudo apt install python3-lgpio, "
        "and make the virtual environment with --system-site-packages."
    )


class NoPiError(HardwareError):
    code = "no-pi"
    sentence = (
        "This machine is not a Raspberry Pi that gpiozero knows: {reason}. "
        "Play on the virtual table here, or install a newer gpiozero."
    )


class NoAccessError(HardwareError):
    code = "no-access"
    sentence = (
        "The pins cannot be opened: {reason}. Root is not needed: add the user to the groups with "
        "sudo usermod -aG gpio,spi {user}, log in again, and see that no other program holds the pins."
    )


class WrongPinsError(HardwareError):
    code = "wrong-pins"
    sentence = (
        "gpiozero chose {factory} for the pins, and the table needs lgpio. "
        "Unset GPIOZERO_PIN_FACTORY, or set it to lgpio."
    )


class NoSpiError(HardwareError):
    code = "no-spi"
    sentence = (
        "The lights' bus (SPI 0) is not there: {reason}. Put the line {overlay} into /boot/firmware/config.txt, "
        "restart, and add the user to the group spi."
    )


class PinTakenError(HardwareError):
    code = "pin-taken"
    sentence = "A pin of the table is in use already: {reason}. Stop the other program that uses the pins."
