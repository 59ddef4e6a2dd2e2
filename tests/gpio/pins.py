"""The real drivers on a real Linux gpiochip, through lgpio. `make test-gpio` runs it inside the rig.

The kernel's gpio-sim simulates the Pi's pins. Its sysfs files simulate the parts on them: `pull` is a pressed button
or a reed that pulls a column low, `value` is the level of an output.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from hardware import pinmap
from hardware.board import TableBoard, _open_driver, pi_pins
from hardware.buttons import BUTTON_NAMES, Buttons
from hardware.buzzer import Buzzer
from hardware.errors import NoSpiError, PinTakenError
from hardware.reeds import Reeds

pytestmark = pytest.mark.skipif("FILATURE_RIG" not in os.environ, reason="needs the rig: make test-gpio")


class Solder:
    """The simulated circuit on the pins."""

    def __init__(self) -> None:
        [self._chip] = Path("/sys/devices/platform").glob("gpio-sim.*/gpiochip*")
        self.closed: set[int] = set()
        self._pulled: dict[int, bool] = {}

    def high(self, bcm: int) -> bool:
        return (self._chip / f"sim_gpio{bcm}" / "value").read_text().strip() == "1"

    def pull(self, bcm: int, *, up: bool) -> None:
        if self._pulled.get(bcm) != up:
            (self._chip / f"sim_gpio{bcm}" / "pull").write_text("pull-up" if up else "pull-down")
            self._pulled[bcm] = up

    def address(self) -> int:
        return sum(self.high(bcm) << bit for bit, bcm in enumerate(pinmap.ROW_ADDRESS))

    def conduct(self) -> None:
        """Simulate the decoder and the reeds: the selected row pulls the columns of its closed reeds low."""
        address = self.address()
        row = pinmap.ROWS.index(address) if address in pinmap.ROWS else None
        for x, bcm in enumerate(pinmap.COLUMNS):
            self.pull(bcm, up=row is None or pinmap.point(x, row) not in self.closed)


@pytest.fixture(scope="module")
def solder() -> Solder:
    solder = Solder()
    for bcm in (*pinmap.COLUMNS, *pinmap.BUTTONS.values()):
        solder.pull(bcm, up=True)
    return solder


@pytest.fixture(scope="module")
def pins(solder: Solder) -> Any:
    """lgpio's pin factory. The simulated circuit is updated after each write to an address line."""
    factory = pi_pins()
    assert type(factory).__name__ == "LGPIOFactory"

    class Soldered(factory.pin_class):  # type: ignore[name-defined,misc]
        def _set_state(self, value: float) -> None:
            super()._set_state(value)
            if self._number in pinmap.ROW_ADDRESS:
                solder.conduct()

    factory.pin_class = Soldered
    return factory


@pytest.fixture
def reeds(pins: Any) -> Iterator[Reeds]:
    reeds = Reeds(pin_factory=pins)
    yield reeds
    reeds.close()


HOLDER = (
    "import lgpio, sys; chip = lgpio.gpiochip_open(0); lgpio.gpio_claim_output(chip, {}); print(flush=True); input()"
)


def test_a_pin_that_another_program_holds_is_told(pins: Any) -> None:
    """This test must run first: a pin that this program has used once stays claimed until the program ends."""
    code = HOLDER.format(pinmap.BUZZER)
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdin and other.stdout
        other.stdout.readline()
        with pytest.raises(PinTakenError, match="busy"):
            _open_driver(lambda: Buzzer(pin_factory=pins))
        other.communicate(b"\n")


@pytest.mark.parametrize("name", BUTTON_NAMES)
def test_a_finger_on_a_button_is_read(pins: Any, solder: Solder, name: str) -> None:
    buttons = Buttons(pin_factory=pins)
    try:
        for _ in range(3):
            assert buttons.read() == frozenset()
            solder.pull(pinmap.BUTTONS[name], up=False)
            assert buttons.read() == {name}
            solder.pull(pinmap.BUTTONS[name], up=True)
        assert buttons.read() == frozenset()
    finally:
        buttons.close()


def test_no_row_is_selected_between_scans(reeds: Reeds, solder: Solder) -> None:
    assert solder.address() == pinmap.ROWS_OFF
    reeds.scan()
    assert solder.address() == pinmap.ROWS_OFF


def test_a_scan_finds_every_reed(reeds: Reeds, solder: Solder) -> None:
    for shift in range(pinmap.SIZE):
        solder.closed = {pinmap.point((y + shift) % pinmap.SIZE, y) for y in range(pinmap.SIZE)}
        assert reeds.scan() == sum(1 << at for at in solder.closed)
    solder.closed = set()
    assert reeds.scan() == 0


def test_a_scan_finds_any_set_of_reeds(reeds: Reeds, solder: Solder) -> None:
    rng = Random(11)
    for pieces in (1, 7, 40, 121):
        solder.closed = set(rng.sample(range(pinmap.POINTS), pieces))
        assert reeds.scan() == sum(1 << at for at in solder.closed)
    solder.closed = set()


def test_the_buzzers_pin_pulses_and_rests_low(pins: Any, solder: Solder) -> None:
    def levels(seconds: float) -> set[bool]:
        seen, end = set(), monotonic() + seconds
        while monotonic() < end and len(seen) < 2:
            seen.add(solder.high(pinmap.BUZZER))
        return seen

    buzzer = Buzzer(pin_factory=pins)
    try:
        assert levels(0.2) == {False}
        buzzer.sound(110)
        assert levels(20) == {False, True}
        buzzer.sound(None)
        assert levels(0.5) == {False}
    finally:
        buzzer.close()


@pytest.mark.usefixtures("pins")
def test_without_a_bus_for_the_lights_the_board_says_what_to_do() -> None:
    with pytest.raises(NoSpiError, match=pinmap.SPI_OVERLAY):
        TableBoard()
