"""The machine that Filature runs on, as a few values and functions that `filature doctor` uses.

Device files are searched below `root`, so that a test can use a folder with a few files as a Raspberry Pi.
"""

from __future__ import annotations

import grp
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from pi_app.system.install import service
from pi_app.system.install.host import run

IMPORT_TIMEOUT: Final = 30_000  # ms, enough for one import from the slowest SD card
IMPORT: Final = """
import importlib, importlib.metadata, sys
module = importlib.import_module(sys.argv[1])
try:
    version = importlib.metadata.version(sys.argv[1])
except importlib.metadata.PackageNotFoundError:
    version = getattr(module, "__version__", "?")
print(version)
"""


class Machine(NamedTuple):
    """What the doctor may ask about a machine."""

    root: Path
    environment: Mapping[str, str]
    folder: Path  # the working folder
    python: tuple[int, int, int]
    groups: frozenset[str]
    superuser: bool
    year: int
    encoding: str  # of standard output
    version_of: Callable[[str], str | None]  # the version of a module, None if it cannot be imported
    may_use: Callable[[Path], bool]  # whether a path can be read and written
    free: Callable[[Path], int]  # bytes
    service: Callable[[], service.Properties]  # what systemd reports about Filature's service

    @property
    def pi(self) -> str:
        """The model of the Raspberry Pi, or "" on any other machine."""
        model = self.text("proc/device-tree/model").rstrip("\0")
        return model if model.startswith("Raspberry Pi") else ""

    def text(self, path: str) -> str:
        """Return the text of a file, or "" if it cannot be read."""
        try:
            return (self.root / path).read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ""

    def name(self, path: Path) -> str:
        """Return the path as a user of this machine writes it, from its root."""
        return f"/{path.relative_to(self.root).as_posix()}"


def this_machine(environment: Mapping[str, str]) -> Machine:
    return Machine(
        root=Path("/"),
        environment=environment,
        folder=Path.cwd(),
        python=sys.version_info[:3],
        groups=frozenset(_groups()),
        superuser=os.geteuid() == 0,
        year=datetime.now(UTC).year,
        encoding=sys.stdout.encoding or "",
        version_of=version_of,
        may_use=lambda path: os.access(path, os.R_OK | os.W_OK),
        free=lambda path: shutil.disk_usage(path).free,
        service=lambda: service.read(run(service.SHOW).output),
    )


def version_of(module: str) -> str | None:
    """Return the version of a module, or None if it cannot be imported.

    The import runs in another process and in a temporary folder, where what it prints, the pipes that it creates and
    its crashes do no harm.
    """
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", IMPORT, module]
        seconds = IMPORT_TIMEOUT / 1000
        try:
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=seconds, check=True)  # noqa: S603
        except (OSError, subprocess.SubprocessError):
            return None
    return done.stdout.split()[-1]


def _groups() -> Iterator[str]:
    for number in {*os.getgroups(), os.getegid()}:
        try:
            yield grp.getgrgid(number).gr_name
        except KeyError:  # in a container, a group may have a number but no name
            continue
