"""The service that plays from the moment the Pi is switched on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pi_app.install.host import Host
from pi_app.install.program import CURRENT
from pi_app.install.steps import Step, placed

NAME: Final = "filature.service"
UNIT_FILE: Final = f"/etc/systemd/system/{NAME}"
WANTED: Final = f"/etc/systemd/system/multi-user.target.wants/{NAME}"
LIGHTS: Final = "/dev/spidev0.0"
SETTINGS: Final = "/etc/filature/table.env"
PROPERTIES: Final = "LoadState,ActiveState,ExecMainStartTimestamp"
SHOW: Final = ("systemctl", "show", NAME, "--timestamp=unix", f"--property={PROPERTIES}")

Properties = Mapping[str, str]


def read(shown: str) -> Properties:
    """What systemd knows of the service; nothing where there is no systemd."""
    return dict(line.split("=", 1) for line in shown.splitlines() if "=" in line)


def outdated(root: Path, known: Properties) -> bool:
    """Whether the service was started before the program, the unit or its settings changed."""
    paths = [root / name.lstrip("/") for name in (CURRENT, UNIT_FILE, SETTINGS)]
    newest = max((int(path.lstat().st_mtime) for path in paths if path.is_symlink() or path.exists()), default=0)
    return int(known.get("ExecMainStartTimestamp", "").removeprefix("@") or 0) < newest


def systemd_runs(host: Host) -> bool:
    """Whether there is somebody to start services; in a chroot there is not."""
    return host.path("run/systemd/system").is_dir()


def _reload(host: Host) -> None:
    if systemd_runs(host):
        host.does("systemctl", "daemon-reload")


def _known(host: Host) -> Properties:
    return read(host.asks(*SHOW).output)


def _to_start(host: Host) -> bool:
    """Whether the table should play and does not, or plays something older than what is installed."""
    if not systemd_runs(host) or not host.path(LIGHTS).exists():
        return False
    known = _known(host)
    return known.get("ActiveState") != "active" or outdated(host.root, known)


def _start(host: Host) -> None:
    if _known(host).get("ActiveState") == "failed":
        host.does("systemctl", "reset-failed", NAME)  # it may have tried too often to be let try again
    host.does("systemctl", "restart", NAME)


def _disable(host: Host) -> None:
    host.does("systemctl", "disable", *(["--now"] if systemd_runs(host) else []), NAME)


UNIT: Final = placed("unit", UNIT_FILE, afterwards=_reload)
ENABLED: Final = Step(
    "enabled",
    missing=lambda host: not host.path(WANTED).is_symlink(),
    do=lambda host: host.does("systemctl", "enable", NAME),
    present=lambda host: host.path(WANTED).is_symlink(),
    undo=_disable,
)
STARTED: Final = Step("started", missing=_to_start, do=_start)
