"""Measure how much heap the firmware needs, on the unix port of MicroPython, whose heap size can be set.

All files run as they are installed, including `main.py` and `hal.py`, on the simulated `machine` of the tests. A 32-bit
build of the port has the same word size as a Pico; a 64-bit build needs up to twice as much.
"""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
import time
import tty
from pathlib import Path
from random import Random

from hardware.handheld import Handheld
from hardware.handheld_install import compiled
from hardware.handheld_port import SerialPorts
from hardware.tiles import PICTURE
from tests.firmware.node import HERE
from tests.firmware.rig import ROOT, milliseconds

PICO_KB = 190  # the part of a Pico's 264 kB that MicroPython leaves free
SECONDS = 2.5


def micropython() -> str | None:
    return os.environ.get("MICROPYTHON") or shutil.which("micropython")


def survives(program: str, kb: int, folder: Path) -> bool:
    """Return whether the firmware draws pictures and reports keys for a while with a heap of `kb` kB."""
    far, near = pty.openpty()
    for end in (far, near):
        tty.setraw(end)
    command = [program, "-X", f"heapsize={kb}k", str(folder / "main.py")]
    pico = subprocess.Popen(command, stdin=far, stdout=far, stderr=subprocess.DEVNULL, cwd=folder)
    rng, keys, pictures, end = Random(1), 0, 0, time.monotonic() + SECONDS
    with Handheld(SerialPorts(os.ttyname(near))) as handheld:
        while time.monotonic() < end and pico.poll() is None:
            handheld.tick(milliseconds())
            keys += len(handheld.take_keys())
            if handheld.state == "ready" and handheld._link.idle:
                handheld.show(rng.randbytes(PICTURE))
                pictures += 1
            time.sleep(0.002)
        alive = pico.poll() is None and handheld.state == "ready" and keys > 5 and pictures > 20
    pico.kill()
    pico.wait()
    os.close(near)
    os.close(far)
    return alive


def least(program: str, folder: Path) -> int | None:
    """Return the smallest heap that is enough, in kB, with a precision of 4 kB."""
    low, high = 4, PICO_KB
    if not survives(program, high, folder):
        return None
    while high - low > 4:
        middle = (low + high) // 2
        low, high = (low, middle) if survives(program, middle, folder) else (middle, high)
    return high


def measured(folder: Path) -> str:
    program = micropython()
    if program is None:
        return "heap: not measured; name a unix port of MicroPython with MICROPYTHON=… (Debian 13 has one)"
    figures = []
    for kind in ("mpy", "py"):
        place = folder / f"heap-{kind}"
        place.mkdir()
        files = compiled(place) if kind == "mpy" else []
        for path in [*(ROOT / "firmware").glob("*.py"), ROOT / "hardware" / "link.py", HERE / "machine.py"]:
            if path.name in ("main.py", "machine.py") or not files:
                shutil.copy(path, place)
        (place / "main.mpy").unlink(missing_ok=True)
        needs = least(program, place)
        assert needs is not None and needs <= PICO_KB // 2, f"{needs} kB do not fit a Pico with half to spare"
        figures.append(f"{needs} kB as .{kind}")
    return f"heap: {', '.join(figures)}, of {PICO_KB} kB"
