"""The real firmware behind a real pseudo-terminal. `Pico` is the handheld on its cable; it presses keys and reads the
panel."""

from __future__ import annotations

import json
import os
import pty
import select
import socket
import subprocess
import threading
import time
import tty
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Queue
from types import TracebackType
from typing import Any, Self

from hardware.handheld import KEYS, Handheld, Key
from hardware.handheld_port import SerialPorts
from hardware.tiles import PICTURE
from tests.firmware.node import HERE, NODE

ROOT = HERE.parent.parent
FIRMWARE = [ROOT / "firmware" / f"{name}.py" for name in ("device", "keys", "screen", "welcome", "wires", "words")]
FILES = [*FIRMWARE, ROOT / "hardware" / "link.py", HERE / "hal.py"]
PORT = "usb-MicroPython_Board_in_FS_mode_test-if00"
DARK = bytes(PICTURE)
Spoil = Callable[[bytes], bytes]


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


class Pico:
    """A handheld that is not plugged in yet. A thread copies the bytes between it and the cable."""

    def __init__(self, folder: Path, *, files: list[Path] = FILES) -> None:
        self.folder = folder
        self.picture, self.on, self.brightness = DARK, False, 0
        self.darkened_at = self.started_at = self.serviced = 0
        self.spoil: Spoil = bytes
        self._files = files
        self._results: Queue[dict[str, Any]] = Queue()
        self._far = self._near = -1
        self._lock = threading.Lock()
        self._wake_read, self._wake_write = os.pipe()
        self._process: subprocess.Popen[bytes] | None = None

    # ---- power and cable

    def power(self) -> None:
        self.started_at = 0
        ours, theirs = socket.socketpair()
        self._process = subprocess.Popen(
            [NODE, HERE / "pico.mjs", str(theirs.fileno()), *self._files],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[theirs.fileno()],
        )
        theirs.close()
        self._control = ours
        assert self._process.stdin and self._process.stdout
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    def plug(self) -> None:
        if self._process is None:
            self.power()
        far, near = pty.openpty()
        for end in (far, near):
            tty.setraw(end)
        os.set_blocking(far, False)
        with self._lock:
            self._far, self._near = far, near
        (self.folder / PORT).symlink_to(os.ttyname(near))
        os.write(self._wake_write, b"x")

    def cut(self) -> None:
        """Cut the line, but not the power."""
        (self.folder / PORT).unlink(missing_ok=True)
        with self._lock:
            far, near, self._far, self._near = self._far, self._near, -1, -1
        if far >= 0:
            os.close(near)
            os.close(far)

    def unplug(self) -> None:
        """Cut the line and the power."""
        self.cut()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._thread.join()
            for pipe in (self._process.stdin, self._process.stdout, self._control):
                with suppress(BrokenPipeError):
                    pipe.close()
            self._process = None
        self.picture, self.on = DARK, False

    # ---- keys, panel and state

    def press(self, *names: str) -> None:
        """Press these keys and release all others."""
        self._order({"keys": sum(1 << KEYS.index(name) for name in names)})

    def loosen_panel(self, loose: bool = True) -> None:
        """Disconnect the panel, or connect it again, before this returns."""
        self._order({"panel": not loose})
        self.run("result = 0")  # orders are executed in sequence, so this waits for the one before

    def run(self, source: str, within: float = 60) -> Any:
        """Run Python source beside the firmware, and return its variable `result`."""
        self._order({"run": source})
        told = self._results.get(timeout=within)
        assert "error" not in told, told["error"]
        return told["result"]

    def _order(self, order: dict[str, Any]) -> None:
        self._control.sendall(json.dumps(order).encode() + b"\n")

    # ---- the thread

    def _carry(self) -> None:
        said = b""
        with suppress(OSError, ValueError):
            while True:
                with self._lock:
                    far = self._far
                wanted = [self._out, self._control, self._wake_read, *([far] if far >= 0 else [])]
                ready = select.select(wanted, [], [], 0.05)[0]
                if self._wake_read in ready:
                    os.read(self._wake_read, 100)
                if self._control in ready:
                    *lines, said = (said + self._control.recv(65536)).split(b"\n")
                    for line in lines:
                        self._hear(json.loads(line))
                if self._out in ready:
                    data = os.read(self._out, 4096)
                    if not data:
                        return
                    self._pass_on(self._far, data)
                if far in ready:
                    self._from_table(far)

    def _from_table(self, far: int) -> None:
        with self._lock:
            if far != self._far:
                return
            try:
                data = os.read(far, 4096)
            except OSError:
                return
        self._pass_on(self._in, data)

    def _pass_on(self, to: int, data: bytes) -> None:
        with self._lock, suppress(BlockingIOError, BrokenPipeError):
            if to in (self._in, self._far) and to >= 0:
                os.write(to, self.spoil(data))

    def _hear(self, told: dict[str, Any]) -> None:
        if "picture" in told:
            self.started_at = self.started_at or milliseconds()
            self.on, self.brightness = told["on"], told["brightness"]
            self.picture = bytes.fromhex(told["picture"]) if self.on else DARK
            if self.picture == DARK:
                self.darkened_at = milliseconds()
        elif "service" in told:
            self.serviced += 1
        else:
            self._results.put(told)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.unplug()
        os.close(self._wake_read)
        os.close(self._wake_write)


class Bench:
    """A table's loop in real time, with the driver of a handheld that may be plugged in."""

    def __init__(self, pico: Pico) -> None:
        self.pico = pico
        self.handheld = Handheld(SerialPorts(folder=pico.folder))
        self.ticks: deque[float] = deque(maxlen=10_000)  # seconds of processor time that each took

    def until(self, done: Callable[[], bool], within: float = 5.0) -> float:
        """Run the loop until `done()` is true, and return the seconds that it took."""
        start = time.monotonic()
        while not done():
            assert time.monotonic() - start < within, f"not within {within} s ({self.handheld.state})"
            self.tick()
            time.sleep(0.002)
        return time.monotonic() - start

    def tick(self) -> None:
        begin = time.thread_time()  # not wall time: the rig's own thread competes with this one
        self.handheld.tick(milliseconds())
        self.ticks.append(time.thread_time() - begin)

    def keys(self, count: int) -> list[Key]:
        """Run the loop until there are at least `count` key events, and return them."""
        happened: list[Key] = []

        def enough() -> bool:
            happened.extend(self.handheld.take_keys())
            return len(happened) >= count

        self.until(enough)
        return happened

    def ready(self, within: float = 5.0) -> float:
        return self.until(lambda: self.handheld.state == "ready", within)
