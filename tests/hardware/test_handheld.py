"""The table's end of the handheld: pictures are sent, keys are received, and the cable may be pulled at any moment."""

from __future__ import annotations

import doctest
import logging
import os
import pty
import time
import tty
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
import serial

from hardware import handheld as handheld_module
from hardware import tiles, virtual_handheld
from hardware.handheld import KEYS, Handheld, Key
from hardware.handheld_port import PORT_ERRORS, LineCutError, SerialPort, SerialPorts
from hardware.link import Link, frame
from hardware.virtual_handheld import VirtualHandheld

DARK = bytes(tiles.PICTURE)


class Rig:
    """A table's loop and a virtual handheld, in simulated time."""

    def __init__(self, pico: VirtualHandheld) -> None:
        self.pico = pico
        self.handheld = Handheld(pico)
        self.now = 0

    def pass_time(self, ms: int, done: Callable[[], bool] = lambda: False) -> bool:
        for _ in range(ms // 20):
            self.now += 20
            self.pico.advance(self.now)
            self.handheld.tick(self.now)
            self.pico.advance(self.now + 5)
            if done():
                return True
        return False

    def ready(self, within: int = 2000) -> Rig:
        assert self.pass_time(within, lambda: self.handheld.state == "ready"), self.handheld.state
        return self


@pytest.fixture
def rig() -> Rig:
    return Rig(VirtualHandheld()).ready()


def picture(seed: int) -> bytes:
    return Random(seed).randbytes(tiles.PICTURE)


def changed(old: bytes, seed: int) -> bytes:
    rng, new = Random(seed), bytearray(old)
    for _ in range(rng.randrange(1, 40)):
        new[rng.randrange(len(new))] = rng.randrange(256)
    return bytes(new)


@pytest.mark.parametrize("module", [tiles, handheld_module, virtual_handheld])
def test_the_examples_are_true(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(20))
def test_the_changed_tiles_make_the_new_picture_of_the_old_one(seed: int) -> None:
    old = picture(seed)
    new = changed(old, seed)
    for known in (old, None):
        painted = bytearray(old if known else DARK)
        for first, data in tiles.changes(known, new):
            assert len(frame(65535, "TILE", tiles.write(first, data))) <= 120
            assert tiles.paint(painted, tiles.write(first, data))
        assert painted == new
    assert sum(len(data) for _, data in tiles.changes(old, new)) <= 8 * 40, "a small change is a small message"


@pytest.mark.parametrize("args", ["", "80 00", "7f " + "00" * 9, "-1 00", "xy 00", "1 0g", "1 000"])
def test_tiles_that_do_not_fit_change_nothing(args: str) -> None:
    painted = bytearray(DARK)
    assert not tiles.paint(painted, args)
    assert painted == DARK


def test_a_picture_arrives_whole_and_the_last_one_wins(rig: Rig) -> None:
    seen = set()
    for seed in range(30):
        rig.handheld.show(picture(seed))
        rig.pass_time(20)
        seen.add(rig.pico.picture())
    rig.pass_time(200)
    assert rig.pico.picture() == picture(29)
    assert seen <= {DARK, *(picture(seed) for seed in range(30))}, "never half a picture"


def test_a_whole_picture_takes_well_under_a_second(rig: Rig) -> None:
    rig.handheld.show(picture(1))
    assert rig.pass_time(300, lambda: rig.pico.picture() == picture(1))
    data = sum(len(frame(65535, "TILE", tiles.write(*run))) for run in tiles.changes(None, picture(1)))
    assert data * 10 / 115_200 < 0.3, "seconds on a wired UART"


def test_every_key_is_told_down_repeating_and_up(rig: Rig) -> None:
    for name in KEYS:
        rig.pico.press(name)
        rig.pass_time(900)
        rig.pico.release(name)
        rig.pass_time(100)
        first, *between, last = rig.handheld.take_keys()
        assert (first, last) == (Key(name, "down"), Key(name, "up"))
        assert set(between) == ({Key(name, "repeat")} if name in ("up", "down", "left", "right") else set())


def test_a_key_that_is_down_when_the_cable_goes_goes_up(rig: Rig) -> None:
    rig.pico.press("a")
    rig.pass_time(100)
    rig.pico.unplug()
    rig.pass_time(100)
    assert rig.handheld.take_keys() == [Key("a", "down"), Key("a", "up")]
    rig.pico.plug()
    rig.ready()
    rig.pico.release("a")
    rig.pass_time(100)
    assert rig.handheld.take_keys() == []


def test_the_whole_picture_comes_back_after_a_replug(rig: Rig) -> None:
    rig.handheld.show(picture(3))
    rig.pass_time(300)
    rig.pico.unplug()
    assert rig.pico.picture() == DARK
    rig.pass_time(60_000)
    assert rig.handheld.state == "absent"
    rig.pico.plug()
    assert rig.pass_time(2000, lambda: rig.pico.picture() == picture(3))


def test_a_thousand_cuts_and_every_press_counts_once_or_not_at_all() -> None:
    rng, rig = Random(7), Rig(VirtualHandheld(7, drop=0.002, flip=0.002))
    for cut in range(1000):
        rig.handheld.show(picture(cut))
        rig.ready(3000)
        pressed = rng.choices(KEYS, k=rng.randrange(6))
        for name in pressed:
            rig.pico.press(name)
            rig.pico.release(name)
            rig.pass_time(rng.randrange(100))
        rig.pico.unplug()
        rig.pass_time(rng.randrange(20, 1000))
        happened = rig.handheld.take_keys()
        downs = [key.name for key in happened if key.kind == "down"]
        following = iter(pressed)
        assert all(name in following for name in downs), "each once at most, and in order"
        rig.pico.plug()


def test_the_journal_has_one_line_for_each_change(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    rig = Rig(VirtualHandheld(plugged=False))
    rig.pass_time(30_000)
    rig.pico.plug()
    rig.ready()
    rig.pass_time(30_000)
    rig.pico.unplug()
    rig.pass_time(30_000)
    said = [record.getMessage().split(":")[0] for record in caplog.records]
    assert said == ["handheld connecting", "handheld ready", "handheld absent"]


def test_the_screen_is_dark_as_soon_as_the_table_says_goodbye(rig: Rig) -> None:
    rig.handheld.show(picture(1))
    rig.pass_time(300)
    rig.handheld.close()
    rig.pico.advance(rig.now + 20)
    assert rig.pico.picture() == DARK


# ---- real ports


class Cable:
    """A pseudo-terminal whose far end the test reads and writes."""

    def __init__(self) -> None:
        self.far, self.near = pty.openpty()
        tty.setraw(self.far)
        tty.setraw(self.near)
        os.set_blocking(self.far, False)
        self.path = os.ttyname(self.near)

    def heard(self) -> bytes:
        try:
            return os.read(self.far, 10_000)
        except BlockingIOError:
            return b""

    def cut(self) -> None:
        for end in (self.far, self.near):
            os.close(end)
        self.far = -1


@pytest.fixture
def cable() -> Iterator[Cable]:
    cable = Cable()
    yield cable
    if cable.far >= 0:
        cable.cut()


def test_only_ports_that_introduce_themselves_as_micropython_are_candidates(tmp_path: Path) -> None:
    ours = tmp_path / "usb-MicroPython_Board_in_FS_mode_e66058388353-if00"
    for name in (ours.name, "usb-FTDI_FT232R_A50285BI-if00-port0", "usb-Arduino_Uno_757-if00"):
        (tmp_path / name).touch()
    assert SerialPorts(folder=tmp_path).names() == [str(ours)]
    assert SerialPorts(folder=tmp_path / "none").names() == []
    assert SerialPorts(str(ours), folder=tmp_path / "none").names() == [str(ours)]
    assert SerialPorts(str(tmp_path / "unplugged")).names() == []


def test_a_foreign_device_gets_not_a_byte_and_its_port_is_given_back(cable: Cable) -> None:
    handheld = Handheld(SerialPorts(cable.path))
    for now in range(0, 3100, 20):
        os.write(cable.far, b"temperature 21.5\r\n>>> ")
        handheld.tick(now)
    assert cable.heard() == b""
    assert handheld.state == "absent"
    SerialPort(cable.path).close()  # it is free now


def test_a_port_that_is_in_use_is_not_taken(cable: Cable, caplog: pytest.LogCaptureFixture) -> None:
    other = SerialPort(cable.path)
    handheld = Handheld(SerialPorts(cable.path))
    for now in range(0, 5000, 20):
        handheld.tick(now)
    assert handheld.state == "absent"
    (told,) = caplog.records
    assert f"{cable.path} cannot be opened" in told.getMessage()
    other.close()


def test_two_ports_in_use_are_told_of_once_each(cable: Cable, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    other = SerialPort(cable.path)
    for name in ("1", "2"):
        (tmp_path / f"usb-MicroPython_Board_in_FS_mode_{name}-if00").symlink_to(cable.path)
    handheld = Handheld(SerialPorts(folder=tmp_path))
    for now in range(0, 5000, 20):
        handheld.tick(now)
    assert len(caplog.records) == 2
    other.close()


def test_a_port_that_one_handheld_has_opened_is_not_offered_to_another(cable: Cable) -> None:
    ports = SerialPorts(cable.path)
    first, second = Handheld(ports), Handheld(ports)
    first.tick(0)
    assert (first.seeks, second.seeks, ports.names()) == (None, ports, [])
    first.close()
    assert ports.names() == [cable.path]


def test_a_port_in_use_does_not_hide_the_handheld_behind_another_one(cable: Cable, tmp_path: Path) -> None:
    other = SerialPort(cable.path)
    far, near = pty.openpty()
    for name, path in (("1", cable.path), ("2", os.ttyname(near))):
        (tmp_path / f"usb-MicroPython_Board_in_FS_mode_{name}-if00").symlink_to(path)
    with Handheld(SerialPorts(folder=tmp_path)) as handheld:
        for now in range(0, 400, 20):
            handheld.tick(now)
            os.write(far, frame(0, "HELLO", "1 7.0 0badcafe"))
        assert handheld.state == "connecting"
    other.close()
    os.close(far)
    os.close(near)


def test_a_handheld_with_another_protocol_is_named(cable: Cable, caplog: pytest.LogCaptureFixture) -> None:
    with Handheld(SerialPorts(cable.path)) as handheld:
        for now in range(0, 2000, 20):
            os.write(cable.far, frame(0, "HELLO", "9 7.0 0badcafe"))
            handheld.tick(now)
        assert handheld.state == "wrong-version"
    assert [record.getMessage() for record in caplog.records] == [
        "handheld wrong-version: it speaks protocol 9 7.0; install the firmware of this table on it"
    ]


def test_a_cut_while_the_line_is_full_is_survived(cable: Cable) -> None:
    handheld = Handheld(SerialPorts(cable.path))
    pico = Link("1", lambda: 5)
    now = 0
    while handheld.state != "ready":
        now += 20
        os.write(cable.far, pico.poll(now))
        handheld.tick(now)
        pico.feed(cable.heard(), now)
        assert now < 2000
    took = []
    for step in range(200):  # the other end reads nothing any more: the output buffer fills up and must not block
        now += 5
        begin = time.perf_counter()
        handheld.show(picture(step))
        handheld.tick(now)
        took.append(time.perf_counter() - begin)
    assert sorted(took)[150] < 1, "the table never waits for a line that nobody reads"
    cable.cut()
    handheld.tick(now + 20)
    assert handheld.state == "absent"


def test_the_three_exceptions_of_a_pulled_cable_are_one(cable: Cable, monkeypatch: pytest.MonkeyPatch) -> None:
    port = SerialPort(cable.path)
    for kind in PORT_ERRORS:

        def fail(*_: object, kind: type[BaseException] = kind) -> bytes:
            raise kind(5, "Input/output error")

        monkeypatch.setattr(serial.Serial, "read", fail)
        with pytest.raises(LineCutError, match="Input/output error"):
            port.read()
    port.close()
