"""The installed program below /opt/filature: one folder for each version, and a link to the one that runs."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pi_app.system.install.host import Host
from pi_app.system.install.steps import InstallStep

HOME: Final = "/opt/filature"
CURRENT: Final = f"{HOME}/current"
COMMAND: Final = "bin/filature"
PYTHON: Final = "/usr/bin/python3"
MADE_FROM: Final = ("engine", "hardware", "pi_app", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
LGPIO: Final = "python3-lgpio"
PYGAME: Final = "pygame"  # always Debian's package, because pip's cannot drive a screen without a desktop


def version(host: Host) -> str:
    """Return the name of the folder for the clone's present sources and this Python."""
    digest = hashlib.sha256()
    for path in _sources(host.source):
        digest.update(path.relative_to(host.source).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{digest.hexdigest()[:16]}-python{host.python}"


def _sources(clone: Path) -> Iterator[Path]:
    for name in MADE_FROM:
        path = clone / name
        yield from [path] if path.is_file() else sorted(_files(path))


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def installed(host: Host, package: str) -> bool:
    """Return whether a Debian package is installed."""
    return host.asks("dpkg-query", "-W", "-f", "${db:Status-Status}", package).output == "installed"


def offers_lgpio(host: Host) -> bool:
    """Return whether apt offers lgpio. Raspberry Pi OS has it, Debian itself does not."""
    return host.asks("apt-cache", "show", LGPIO).code == 0


def requirements(host: Host) -> list[str]:
    """Return what pip may install: packages that Debian lacks or has in too old a version."""
    project = tomllib.loads((host.source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pins = [] if installed(host, LGPIO) or offers_lgpio(host) else project["optional-dependencies"]["pi"]
    return [wanted for wanted in (*project["dependencies"], *pins) if not wanted.startswith(PYGAME)]


def _outdated(host: Host) -> bool:
    current = host.path(CURRENT)
    if not current.is_symlink() or current.readlink() != Path(version(host)):
        return True
    return not host.path(f"{HOME}/{version(host)}/{COMMAND}").exists()


def _build(host: Host) -> None:
    folder = f"{HOME}/{version(host)}"
    pip = (f"{folder}/bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    host.does(PYTHON, "-m", "venv", "--clear", "--system-site-packages", folder)
    host.does(*pip, *requirements(host))
    host.does(*pip, "--no-deps", str(host.source))
    host.points(CURRENT, version(host))


def _old(host: Host) -> list[str]:
    home = host.path(HOME)
    kept = {Path(CURRENT).name, version(host)}
    return sorted(path.name for path in home.iterdir() if path.name not in kept) if home.is_dir() else []


def _remove_old(host: Host) -> None:
    for name in _old(host):
        host.removes(f"{HOME}/{name}")


BUILD_STEP: Final = InstallStep(
    "program",
    missing=_outdated,
    do=_build,
    present=lambda host: host.path(HOME).exists(),
    undo=lambda host: host.removes(HOME),
    parts={"path": HOME},
)
TIDY: Final = InstallStep("tidy", missing=lambda host: bool(_old(host)), do=_remove_old, parts={"path": HOME})
