"""Opening and closing the electronics: every error says what to do, and the lights go off however the program ends."""

from __future__ import annotations

import doctest
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from gpiozero import Device, OutputDevice, PinUnknownPi
from gpiozero.pins import local
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware import board as board_module
from hardware import errors, pinmap
from hardware.board import TableBoard
from hardware.errors import (
    ElectronicsError,
    NoAccessError,
    NoLgpioError,
    NoPiError,
    NoSpiError,
    PinTakenError,
    WrongPinsError,
)
from hardware.virtual import VirtualTable
from hardware.virtual_pins import TablePins, Wires

ROOT = Path(__file__).parent.parent.parent
MODULES = sorted(path.stem for path in (ROOT / "hardware").glob("*.py") if path.stem != "__init__")
WHITE = [(255, 255, 255)] * 121
DARKNESS = ["000000"] * 121


def pins() -> TablePins:
    return TablePins(Wires(lambda: 0, lambda _: None))


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_docstrings_are_true(module: str) -> None:
    failed, _ = doctest.testmod(import_module(f"hardware.{module}"))
    assert not failed


# ---- closing


def test_leaving_the_table_turns_the_lights_off() -> None:
    with VirtualTable() as table:
        table.board.leds.show(WHITE)
        assert table.lights() != DARKNESS
    assert table.lights() == DARKNESS


def test_an_exception_turns_the_lights_off_and_the_buzzer_too() -> None:
    def trip() -> None:
        with table:
            table.board.leds.show(WHITE)
            table.board.buzzer.sound(440)
            table.advance(10, lambda _: None)
            table.put(999)

    table = VirtualTable()
    with pytest.raises(ValueError, match="no point of the table"):
        trip()
    table.advance(10)
    assert table.lights() == DARKNESS
    assert table.sounds() == [(0, 440, 10)]


def test_closing_twice_is_fine(table: VirtualTable) -> None:
    table.close()
    table.board.close()
    table.close()


@pytest.mark.parametrize("driver", ["reeds", "buttons", "buzzer", "leds"])
def test_a_driver_that_fails_to_close_keeps_no_other_from_closing(driver: str) -> None:
    table = VirtualTable()
    table.board.leds.show(WHITE)
    table.board.buzzer.sound(440)
    table.advance(10)
    bcm = {"reeds": pinmap.COLUMNS[3], "buttons": pinmap.BUTTONS["ok"], "buzzer": pinmap.BUZZER}
    broken = table.board.leds._spi if driver == "leds" else table._pins.pin(bcm[driver])
    sound = broken.close

    def torn_off() -> None:
        sound()
        raise OSError("the cable is off")

    broken.close = torn_off
    with pytest.raises(ElectronicsError, match="the cable is off"):
        table.board.close()
    assert table.lights() == DARKNESS
    assert table.sounds() == [(0, 440, 10)]
    del broken.close
    table.close()
    assert reserved(table._pins) == []


def reserved(factory: Any) -> list[str]:
    return [pin.name for pin, holders in factory._reservations.items() if [ref for ref in holders if ref()]]


@pytest.mark.parametrize("bcm", sorted({*pinmap.used().values()} - {pinmap.SPARE_RX, pinmap.SPARE_TX}))
def test_a_pin_in_use_is_an_error_and_everything_opened_before_is_closed_again(bcm: int) -> None:
    factory = pins()
    with OutputDevice(bcm, pin_factory=factory):
        with pytest.raises(PinTakenError, match=f"GPIO{bcm} is already in use"):
            TableBoard(factory)
        assert reserved(factory) == [f"GPIO{bcm}"]
    TableBoard(factory).close()


CHILD = """
import sys
from hardware.exit_signals import exit_on_signal
from hardware.virtual import VirtualTable
table = VirtualTable()
try:
    with exit_on_signal(), table:
        table.board.leds.show([(255, 255, 255)] * 121)
        table.board.buzzer.sound(440)
        print(len(set(table.lights()) - {"000000"}), flush=True)
        sys.stdin.read()
finally:
    print(set(table.lights()), table.wires.row, flush=True)
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_turns_the_lights_off(number: signal.Signals) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD], cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with child:
        assert child.stdout and child.stdin
        assert child.stdout.readline() == "1\n", "the lights are on"
        child.send_signal(number)
        assert child.stdout.readline() == "{'000000'} 0\n"
        assert child.wait(20) == 128 + number


# ---- fallbacks about which gpiozero only warns


@pytest.fixture
def no_factory(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Reset gpiozero to its state before it has chosen a pin factory."""
    sys.modules.pop("gpiozero.pins.lgpio", None)
    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.delenv("GPIOZERO_PIN_FACTORY", raising=False)
    monkeypatch.setenv("LG_WD", ".")
    yield
    sys.modules.pop("gpiozero.pins.lgpio", None)


class NoBus(MockFactory):
    """A Pi without SPI: the kernel's device is missing, and gpiozero would bit-bang the lights."""

    def _get_spi_class(self, shared: bool, hardware: bool) -> Any:
        if hardware:
            raise FileNotFoundError(2, "No such file or directory", "spidev0.0")
        return super()._get_spi_class(shared, hardware)


def test_without_the_bus_the_error_names_the_line_to_add() -> None:
    factory = NoBus(pin_class=MockPWMPin)
    with pytest.raises(NoSpiError, match=r"dtoverlay=spi0-1cs,no_miso .* group spi") as raised:
        TableBoard(factory)
    assert raised.value.code == "no-spi"
    assert "spidev0.0" in raised.value.parts["reason"]
    assert reserved(factory) == []


@pytest.mark.usefixtures("no_factory")
def test_without_lgpio_the_error_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lgpio", None)
    with pytest.raises(NoLgpioError, match="sudo apt install python3-lgpio"):
        TableBoard()
    assert Device.pin_factory is None, "no other factory was taken"


@pytest.fixture
def lgpio(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A stand-in for lgpio that has just enough to fail when the GPIO chip is opened."""
    lgpio = ModuleType("lgpio")
    for name in ("SET_PULL_NONE", "BOTH_EDGES", "RISING_EDGE", "FALLING_EDGE"):
        setattr(lgpio, name, name)

    def gpiochip_open(chip: int) -> int:
        raise RuntimeError("can not open gpiochip")

    lgpio.gpiochip_open = gpiochip_open  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "lgpio", lgpio)
    return lgpio


@pytest.mark.usefixtures("no_factory", "lgpio")
def test_on_another_machine_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> int:
        raise PinUnknownPi("unable to locate Pi revision")

    monkeypatch.setattr(local, "get_pi_revision", unknown)
    with pytest.raises(NoPiError, match="virtual table"):
        TableBoard()


@pytest.mark.usefixtures("no_factory", "lgpio")
def test_without_the_right_to_the_pins_the_error_names_the_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "get_pi_revision", lambda: 0xA02082)
    with pytest.raises(NoAccessError, match=r"can not open gpiochip.*usermod -aG gpio,spi"):
        TableBoard()
    assert Device.pin_factory is None, "no other factory was taken"


@pytest.mark.usefixtures("no_factory")
@pytest.mark.parametrize("name", ["mock", "nonsense"])
def test_another_pin_factory_is_refused(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", name)
    with pytest.raises(WrongPinsError, match="set it to lgpio"):
        TableBoard()


@pytest.mark.usefixtures("no_factory")
def test_lgpio_puts_its_pipe_where_it_may_write(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LG_WD")
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    monkeypatch.setitem(sys.modules, "lgpio", None)
    with pytest.raises(NoLgpioError):
        TableBoard()
    assert board_module.os.environ["LG_WD"] == str(tmp_path)


KINDS = [ElectronicsError, *ElectronicsError.__subclasses__()]


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_is_a_sentence_with_a_code_of_its_own(kind: type[ElectronicsError]) -> None:
    error = kind(reason="something broke", overlay="line", user="ada", factory="Other")
    assert str(error).endswith(".")
    assert str(error).count(". ") >= 1, "what happened, and what to do"
    assert "{" not in str(error)
    assert [other.code for other in KINDS].count(error.code) == 1
    assert errors.ElectronicsError in type(error).__mro__
