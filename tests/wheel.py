"""A fresh environment in which Filature is installed from its wheel, without the clone."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
NEEDED = ("gpiozero", "colorzero", "serial", "pyserial", "pygame")  # what pip would bring, and nothing else
NO_NETWORK = "hatchling>=1.26 (from versions: none)"  # pip's words if it reaches no index


class Done(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str


class Installed(NamedTuple):
    """An environment that the wheel is installed in, and an empty folder to call it from."""

    wheel: Path
    binaries: Path
    folder: Path

    def run(self, *words: str, typed: str = "", lang: str = "en") -> Done:
        """Run a program of the environment. None of them may end in a traceback."""
        state = str(self.folder.parent / f"{self.folder.name}-games")
        environment = {"PATH": "/usr/bin:/bin", "HOME": state, "STATE_DIRECTORY": state, "SDL_VIDEODRIVER": "dummy"}
        done = subprocess.run(
            [self.binaries / words[0], *words[1:]],
            cwd=self.folder,
            env={**environment, "LANG": f"{lang}.UTF-8", "PYTHONUTF8": "1"},
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return Done(done.returncode, done.stdout, done.stderr)

    def filature(self, *words: str, typed: str = "") -> str:
        """Run a subcommand that must work, and return what it printed."""
        done = self.run("filature", *words, typed=typed)
        assert done.code == 0, done
        return done.out


def pip(*words: str | Path) -> None:
    done = subprocess.run([sys.executable, "-m", "pip", *words], capture_output=True, text=True, check=False)
    if NO_NETWORK in done.stderr:
        pytest.skip("pip cannot fetch hatchling, which builds the wheel: there is no network")
    assert done.returncode == 0, done.stderr


def build(folder: Path, into: Path) -> Path:
    """Build the wheel of the project in a folder."""
    pip("wheel", "--quiet", "--no-deps", "--wheel-dir", into, folder)
    (wheel,) = into.glob("*.whl")
    return wheel


def fresh_environment(base: Path, *more: str) -> Installed:
    """Install Filature's wheel beside the packages that it needs, and `more` of those of the Python that runs here."""
    wheel = build(ROOT, base / "built")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", base / "venv"], check=True)
    python = base / "venv/bin/python"
    pip("--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel)
    (base / "needed").mkdir()
    for package in Path(sysconfig.get_path("platlib")).iterdir():
        if package.name.startswith((*NEEDED, *more)):
            (base / "needed" / package.name).symlink_to(package)
    (packages,) = (base / "venv/lib").glob("python*/site-packages")
    (packages / "needed.pth").write_text(f"{base / 'needed'}\n", encoding="utf-8")
    return Installed(wheel, python.parent, base)
