"""The real firmware on the real MicroPython, behind a port that pyserial opens. The tests press its keys and read its
panel."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from hardware.handheld import KEYS, Handheld, Key
from hardware.handheld_port import SerialPorts
from tests.firmware.rig import DARK, FILES, Bench, Pico, milliseconds


@pytest.fixture
def pico(tmp_path: Path) -> Iterator[Pico]:
    with Pico(tmp_path) as pico:
        pico.plug()
        yield pico


@pytest.fixture
def bench(pico: Pico) -> Iterator[Bench]:
    bench = Bench(pico)
    bench.ready()
    yield bench
    bench.handheld.close()


def picture(seed: int) -> bytes:
    return Random(seed).randbytes(len(DARK))


def shown(bench: Bench, seed: int) -> bytes:
    bench.handheld.show(picture(seed))
    bench.until(lambda: bench.pico.picture == picture(seed))
    return picture(seed)


def wait(pico: Pico, seen: Callable[[Pico], bool], within: float = 3.0) -> None:
    """Wait, without running a table, until `seen(pico)` is true."""
    end = time.monotonic() + within
    while not seen(pico):
        assert time.monotonic() < end
        time.sleep(0.005)


def let_go(pico: Pico) -> None:
    pico.press()
    wait(pico, lambda pico: pico.run("result = len(handheld.keys.down())") == 0)


# ---- without a table


def test_without_a_table_it_shows_its_version_and_tests_its_keys_and_its_brightness(pico: Pico) -> None:
    wait(pico, lambda pico: pico.on)
    seen = {pico.picture}
    for name in KEYS:
        pico.press(name)
        wait(pico, lambda pico: pico.picture not in seen)
        seen.add(pico.picture)
        let_go(pico)
    assert len(seen) == 8, "each key is told apart"
    for name, end in (("left", 1), ("right", 255)):
        while pico.brightness != end:
            before = pico.brightness
            pico.press(name)
            wait(pico, lambda pico: pico.brightness != before)  # noqa: B023
            assert (pico.brightness < before) == (end == 1)
            let_go(pico)


def test_a_panel_with_a_loose_wire_comes_back(bench: Bench) -> None:
    bench.pico.loosen_panel()
    bench.handheld.show(picture(1))
    bench.until(lambda: bench.handheld._sent == picture(1) and bench.handheld._link.idle)
    assert bench.pico.picture == DARK
    bench.pico.loosen_panel(False)
    bench.until(lambda: bench.pico.picture == picture(1))


# ---- with a table


def test_pictures_arrive_to_the_dot(bench: Bench) -> None:
    for seed in range(20):
        shown(bench, seed)


@pytest.mark.slow
def test_every_key_is_told_down_repeating_and_up(bench: Bench) -> None:
    for name in KEYS:
        bench.pico.press(name)
        happened = bench.keys(3 if name in KEYS[:4] else 1)
        bench.pico.press()
        while happened[-1].kind != "up":
            happened += bench.keys(1)
        assert happened[0] == Key(name)
        assert {key.name for key in happened} == {name}
        assert [key.kind for key in happened[1:-1]] == ["repeat"] * (len(happened) - 2)


def test_the_table_sets_the_brightness(bench: Bench) -> None:
    bench.handheld.brightness = 7
    bench.until(lambda: bench.pico.brightness == 7)


def test_it_can_be_pulled_and_plugged_again_and_shows_the_picture_as_before(bench: Bench) -> None:
    for seed in range(3):
        shown(bench, seed)
        bench.pico.unplug()
        bench.until(lambda: bench.handheld.state == "absent")
        bench.pico.plug()
        bench.until(lambda: bench.pico.picture == picture(seed))  # noqa: B023


def test_a_table_that_starts_again_is_welcome_at_once(bench: Bench) -> None:
    shown(bench, 1)
    bench.handheld._port.close()  # the table's program ends without saying goodbye
    bench.handheld = Handheld(SerialPorts(folder=bench.pico.folder))
    assert bench.ready() < 2.0
    shown(bench, 2)


# ---- the secret


@pytest.mark.slow
def test_a_cut_line_darkens_the_screen_within_three_and_a_half_seconds(bench: Bench) -> None:
    secret = shown(bench, 1)
    bench.pico.press("up")
    bench.keys(1)
    cut = milliseconds()
    bench.pico.cut()
    wait(bench.pico, lambda pico: pico.picture == DARK, within=4)
    assert 1900 < bench.pico.darkened_at - cut < 3500
    time.sleep(0.4)
    assert bench.pico.picture == DARK, "a key that is still held wakes nothing"
    bench.pico.press("a")
    wait(bench.pico, lambda pico: pico.picture != DARK)
    assert bench.pico.picture != secret
    assert bench.pico.run("import device\nresult = bytes(handheld.screen._held) == bytes(handheld.screen.picture)")


@pytest.mark.slow
def test_a_table_that_hangs_darkens_the_screen_though_the_line_is_there(bench: Bench) -> None:
    shown(bench, 1)
    wait(bench.pico, lambda pico: pico.picture == DARK, within=4)
    bench.until(lambda: bench.pico.picture == picture(1), within=2)


def test_goodbye_darkens_the_screen_at_once(bench: Bench) -> None:
    shown(bench, 1)
    bench.handheld.close()
    wait(bench.pico, lambda pico: pico.picture == DARK, within=1)


# ---- inside


def test_bouncing_contacts_press_once_and_a_short_tap_counts(pico: Pico) -> None:
    told = pico.run("""
from keys import Keys
keys, told = Keys(), []
for now in range(0, 200):
    bouncing = now < 8 or 100 <= now < 112
    down = (now * 7 % 3 == 0) if bouncing else 8 <= now < 100
    told += [(now, name, kind) for name, kind in keys.tick(int(down), now)]
for now, bits in ((300, 64), (302, 0), (330, 0)):
    told += [(now, name, kind) for name, kind in keys.tick(bits, now)]
result = repr(told)
""")
    (down, up, *tap) = eval(told)  # noqa: S307
    assert down == (0, "up", "down")
    assert up[1:] == ("up", "up") and 112 <= up[0] <= 135
    assert tap == [(300, "b", "down"), (330, "b", "up")]


def test_the_watchdog_is_fed_by_the_loop_alone(pico: Pico) -> None:
    fed = "import _host\nresult = _host.fed()"
    first = pico.run(fed)
    wait(pico, lambda pico: pico.run(fed) > first + 10)


def test_what_it_keeps_in_memory_fits_a_pico_twice(bench: Bench) -> None:
    shown(bench, 1)
    bench.pico.run("gc.collect()\nresult = 0")
    alive = bench.pico.run("result = gc.mem_alloc()")
    assert 5_000 < alive < 95_000, "bytes, of some 190,000; MicroPython on node has 32-bit words as a Pico has"


def test_bad_messages_of_a_good_session_change_nothing(bench: Bench) -> None:
    secret = shown(bench, 1)
    for verb, args in (
        ("TILE", "80 00"),
        ("TILE", "zz"),
        ("TILE", "0 0"),
        ("LIGHT", "-1"),
        ("LIGHT", "9999"),
        ("X", ""),
    ):
        assert bench.handheld._link.send(verb, args)
    bench.until(lambda: bench.handheld._link.idle)
    assert (bench.pico.picture, bench.handheld.state) == (secret, "ready")


@pytest.mark.slow
def test_noise_neither_stops_it_nor_passes_for_a_message(bench: Bench) -> None:
    rng = Random(5)
    shown(bench, 1)

    def noisy(data: bytes) -> bytes:
        return data if rng.random() < 0.7 else rng.randbytes(50) + data[: rng.randrange(len(data) + 1)]

    bench.pico.spoil = noisy
    for seed in range(2, 6):
        bench.handheld.show(picture(seed))
        bench.until(lambda: bench.pico.picture == picture(seed), within=10)  # noqa: B023
        assert {*bench.handheld.take_keys()} == set()


def test_a_firmware_of_another_protocol_says_so_and_so_does_the_table(tmp_path: Path) -> None:
    link = tmp_path / "link.py"
    old = next(path for path in FILES if path.name == "link.py").read_text(encoding="utf-8")
    link.write_text(old.replace("PROTOCOL = 1", "PROTOCOL = 2"), encoding="utf-8")
    ports = tmp_path / "ports"
    ports.mkdir()
    with Pico(ports, files=[*(path for path in FILES if path.name != "link.py"), link]) as pico:
        pico.plug()
        wait(pico, lambda pico: pico.on)
        before = pico.picture
        bench = Bench(pico)
        bench.until(lambda: bench.handheld.state == "wrong-version" and pico.picture != before)
        bench.handheld.close()


def test_service_is_asked_for_over_the_line(bench: Bench) -> None:
    shown(bench, 1)
    bench.handheld._link.send("SERVICE")
    bench.until(lambda: bench.pico.serviced == 1 and bench.pico.picture == DARK)
