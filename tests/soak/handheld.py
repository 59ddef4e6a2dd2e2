"""The handheld's part of `make soak`: a cable that is unplugged a thousand times, noise, fuzz, latency and memory.

`python -m tests.soak.handheld 0.1` runs a tenth of it.
"""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from hardware.handheld import KEYS, Key
from tests.firmware import heap
from tests.firmware.rig import DARK, HERE, Bench, Pico, milliseconds
from tests.hardware.wire import Noise, Talk, spoil
from tests.soak.late import within

BAD = Noise(0.0125, 0.0125, 0.0125, 0.0125)  # one byte in twenty
PICOS = 6
BACK_MS, DARK_MS, EFFECT_MS = 2000, 3500, 100


def say(text: str) -> None:
    sys.stderr.write(text + "\n")


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


class Cuts:
    """Handhelds that take turns on one port. Each is unplugged at a random moment while its keys make moves.

    A handheld whose line was cut keeps its power until its screen is dark; every second one then restarts. So the test
    watches for the secret on a screen that could still show it.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(seed)
        self.picos = [Pico(folder) for _ in range(PICOS)]
        self.bench = Bench(self.picos[0])
        self.cut_at: dict[Pico, int] = {}
        self.back: list[float] = []
        self.boot: list[float] = []
        self.dark: list[float] = []
        self.made = self.applied = 0

    def cycle(self, number: int) -> None:
        pico = self.bench.pico = self.picos[number % PICOS]
        if pico in self.cut_at:
            self._see_dark(pico)
        secret = self.rng.randbytes(len(DARK))
        self.bench.handheld.show(secret)
        plugged = milliseconds()
        pico.plug()
        self.bench.until(lambda: pico.picture == secret, within=10)
        back, started = milliseconds(), max(plugged, pico.started_at)  # the start of node does not count as the Pico's
        self.back.append(back - started)
        self.boot.append(started - plugged)
        moves = self.rng.sample(KEYS, k=self.rng.randrange(1, len(KEYS)))
        happened = self._move(pico, moves)
        pico.cut()
        self.cut_at[pico] = milliseconds()
        self.bench.until(lambda: self.bench.handheld.state == "absent")
        happened += self.bench.handheld.take_keys()
        following, downs = iter(moves), [key.name for key in happened if key.kind == "down"]
        assert all(name in following for name in downs), f"made {moves}, applied {downs}"
        assert [key.kind for key in happened].count("up") == len(downs), "every key goes up again"
        self.made, self.applied = self.made + len(moves), self.applied + len(downs)

    def _move(self, pico: Pico, moves: list[str]) -> list[Key]:
        """Press keys, with a new picture after each. The last press comes just before the cut."""
        happened: list[Key] = []
        for name in moves:
            last = name == moves[-1]
            self.bench.handheld.show(self.rng.randbytes(len(DARK)))
            for keys in ((name,), ()):
                pico.press(*keys)
                end = time.monotonic() + (self.rng.random() * 0.006 if last else 0.03)
                self.bench.until(lambda end=end: time.monotonic() >= end)
                happened += self.bench.handheld.take_keys()
                if last and self.rng.random() < 0.5:
                    return happened
        return happened

    def _see_dark(self, pico: Pico) -> None:
        cut = self.cut_at.pop(pico)
        while pico.picture != DARK:
            assert milliseconds() - cut < 2 * DARK_MS, "the secret is still visible"
            time.sleep(0.01)
        self.dark.append(max(0, pico.darkened_at - cut))
        if self.rng.random() < 0.5:
            pico.unplug()

    def end(self) -> None:
        for pico in list(self.cut_at):
            self._see_dark(pico)
        for pico in self.picos:
            pico.unplug()


def unplugs(count: int, folder: Path, seed: int = 1) -> None:
    cuts = Cuts(folder, seed)
    try:
        for number in range(count):
            cuts.cycle(number)
    finally:
        cuts.end()
    say(
        f"{count} unplugs: {cuts.made} moves, {cuts.applied} applied once, {cuts.made - cuts.applied} not at all; "
        f"back after {max(cuts.back) / 1000:.2f} s at most (and {max(cuts.boot) / 1000:.2f} s until node had started); "
        f"dark {max(cuts.dark) / 1000:.2f} s after the cut at most; "
        f"slowest tick {1000 * max(cuts.bench.ticks):.1f} ms"
    )
    within("coming back", max(cuts.back), BACK_MS)
    within("going dark", max(cuts.dark), DARK_MS)


def fuzz(count: int, folder: Path) -> None:
    source = (HERE / "fuzz.py").read_text(encoding="utf-8").replace("from link import", "from hardware.link import")
    scope: dict[str, type] = {"__name__": "fuzz"}
    exec(compile(source, "fuzz.py", "exec"), scope)  # noqa: S102
    ours = scope["Fuzz"](1)
    ours.run(min(count, 20_000))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    ours.run(max(0, count - 20_000))
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    say(f"{count} spoilt frames on CPython: {ours.accepted} taken, {ours.lost} good ones lost, {grown} kB more memory")
    assert (ours.accepted, ours.lost) == (0, 0) and grown < 2000
    with Pico(folder) as pico:
        pico.power()
        pico.run(f"{(HERE / 'fuzz.py').read_text(encoding='utf-8')}\nfuzz, result = Fuzz(2), 0")
        alive = []
        for _ in range(0, count, 10_000):
            pico.run("fuzz.run(10_000)\ngc.collect()\nresult = 0")
            alive.append(pico.run("result = gc.mem_alloc()"))
        accepted, lost = pico.run("result = fuzz.accepted"), pico.run("result = fuzz.lost")
    say(
        f"{count} spoilt frames on MicroPython: {accepted} taken, {lost} good ones lost, "
        f"heap in use {min(alive)} to {max(alive)} bytes"
    )
    assert (accepted, lost) == (0, 0) and max(alive) < min(alive) + 20_000


def noise(count: int) -> None:
    talk = Talk(BAD, seed=3).connected()
    ups, start = talk.ups, talk.now
    for _ in range(count):
        assert talk.say(1)
        talk.until(lambda: talk.ends[1].idle)
    say(
        f"{count} moves with 5 % of the bytes spoilt: {len(talk.got[0])} arrived, in order: "
        f"{talk.got[0] == talk.sent[1]}; {talk.ups - ups} sessions lost; {(talk.now - start) / count:.0f} ms a move"
    )
    assert talk.got[0] == talk.sent[1]


def noise_on_the_firmware(count: int, folder: Path) -> None:
    rng = Random(4)
    with Pico(folder) as pico:
        pico.plug()
        bench = Bench(pico)
        bench.ready()
        bench.until(lambda: bench.handheld._link.idle)
        pico.spoil = lambda data: spoil(data, BAD, rng)
        happened: list[Key] = []
        for number in range(count):
            for keys in ((KEYS[number % 7],), ()):
                pico.press(*keys)
                told = len(happened)
                while len(happened) == told:  # a key that repeats on a bad line is not the next key
                    happened += [key for key in bench.keys(1) if key.kind != "repeat"]
        bench.handheld.close()
    wanted = [Key(KEYS[number % 7], kind) for number in range(count) for kind in ("down", "up")]
    say(f"{count} moves on the real firmware with 5 % of the bytes spoilt: exactly once: {happened == wanted}")
    assert happened == wanted


def latency(count: int, folder: Path) -> list[float]:
    """Return the ms from a key in the firmware to the dots on its panel, through a loop at 50 Hz."""
    took, rng = [], Random(5)
    with Pico(folder) as pico:
        pico.plug()
        bench = Bench(pico)
        bench.ready()
        picture = bytearray(DARK)
        for number in range(count):
            wanted = bytearray(picture)
            for row in range(1 + rng.randrange(8)):  # from one line of text to the whole screen
                wanted[row * 128 : row * 128 + 128] = rng.randbytes(128)
            picture, start = wanted, time.perf_counter()
            pico.press(*([KEYS[number // 2 % 7]] if number % 2 == 0 else []))
            while pico.picture != picture:
                bench.tick()
                happened = bench.handheld.take_keys()
                if any(key.kind != "repeat" for key in happened):
                    bench.handheld.show(bytes(picture))
                turn = time.perf_counter() + 0.02
                while pico.picture != picture and time.perf_counter() < turn:
                    time.sleep(0.0005)
            took.append(1000 * (time.perf_counter() - start))
            time.sleep(rng.random() * 0.03)
        bench.handheld.close()
    return took


def key_to_picture(count: int, folder: Path) -> None:
    took = latency(count, folder)
    say(f"key to picture: {percentile(took, 0.5):.0f} ms median, {percentile(took, 0.99):.0f} ms p99")
    within("a picture after its key, in 99 of 100,", percentile(took, 0.99), EFFECT_MS)


def parts(share: float = 1.0) -> dict[str, Callable[[], None]]:
    """Return all parts by name. Each works in its own folder."""

    def in_folder(part: Callable[[Path], None]) -> Callable[[], None]:
        def run() -> None:
            with tempfile.TemporaryDirectory() as name:
                part(Path(name))

        return run

    return {
        "noise": lambda: noise(int(10_000 * share)),
        "fuzz": in_folder(lambda folder: fuzz(int(1_000_000 * share), folder)),
        "latency": in_folder(lambda folder: key_to_picture(max(100, int(1000 * share)), folder)),
        "firmware-noise": in_folder(lambda folder: noise_on_the_firmware(int(500 * share), folder)),
        "heap": in_folder(lambda folder: say(heap.measured(folder))),
        "unplugs": in_folder(lambda folder: unplugs(int(1000 * share), folder)),
    }


PARTS = parts()


if __name__ == "__main__":
    for part in parts(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0).values():
        part()
