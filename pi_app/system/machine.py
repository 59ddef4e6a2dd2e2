"""The machine that Filature runs on, as a handful of probes: what `filature doctor` may ask it.

Device files are looked for below `root`, so that a folder with a few files is a Raspberry Pi as good as any.
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

PATIENCE: Final = 30.0  # seconds for one import on the slowest card
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
    root: Path
    environment: Mapping[str, str]
    folder: Path  # the working folder
    python: tuple[int, int, int]
    groups: frozenset[str]
    superuser: bool
    year: int
    encoding: str  # of what is printed
    version_of: Callable[[str], str | None]  # of a module, None when it cannot be imported
    may_use: Callable[[Path], bool]  # read and write
    free: Callable[[Path], int]  # bytes
    service: Callable[[], service.Properties]  # what systemd knows of it

    @property
    def pi(self) -> str:
        """The model of Raspberry Pi, empty on any other machine."""
        model = self.text("proc/device-tree/model").rstrip("\0")
        return model if model.startswith("Raspberry Pi") else ""

    def text(self, path: str) -> str:
        """A file's text, empty where it cannot be read."""
        try:
            return (self.root / path).read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ""

    def name(self, path: Path) -> str:
        """How a person on this machine calls a path below its root."""
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
    """Import a module where its greetings, pipes and crashes harm nobody."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", IMPORT, module]
        try:
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=True)  # noqa: S603
        except (OSError, subprocess.SubprocessError):
            return None
    return done.stdout.split()[-1]


def _groups() -> Iterator[str]:
    for number in {*os.getgroups(), os.getegid()}:
        try:
            yield grp.getgrgid(number).gr_name
        except KeyError:  # a container may run with a number that has no name
            continue
