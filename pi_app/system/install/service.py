"""The service that plays from the moment the Pi is switched on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pi_app.system.install.host import Host
from pi_app.system.install.program import CURRENT, HOME
from pi_app.system.install.steps import Step, placed

NAME: Final = "filature.service"
UNIT_FILE: Final = f"/etc/systemd/system/{NAME}"
WANTED: Final = f"/etc/systemd/system/multi-user.target.wants/{NAME}"
LIGHTS: Final = "/dev/spidev0.0"
SETTINGS: Final = "/etc/filature/table.env"
SHOW: Final = ("systemctl", "show", NAME, "--property=LoadState,ActiveState,MainPID")

Properties = Mapping[str, str]


def read(shown: str) -> Properties:
    """What systemd knows of the service; nothing where there is no systemd."""
    return dict(line.split("=", 1) for line in shown.splitlines() if "=" in line)


def outdated(root: Path, known: Properties) -> bool:
    """Whether what plays is another version than the one that is installed.

    Each version's command names the Python of its own folder, so the process says which one it is, whatever the clock.
    """
    try:
        command = (root / "proc" / known["MainPID"] / "cmdline").read_text(encoding="utf-8", errors="replace")
        version = (root / CURRENT.lstrip("/")).readlink().name
    except (KeyError, OSError):
        return False
    return not command.startswith(f"{HOME}/{version}/")


def systemd_runs(host: Host) -> bool:
    """Whether there is somebody to start services; in a chroot there is not."""
    return host.path("run/systemd/system").is_dir()


def _known(host: Host) -> Properties:
    return read(host.asks(*SHOW).output)


def _reload(host: Host) -> None:
    """The unit is another one, or gone: nobody plays by the old one any longer."""
    if systemd_runs(host):
        host.does("systemctl", "daemon-reload")
        if _known(host).get("ActiveState") == "active":
            host.does("systemctl", "stop", NAME)


def _to_start(host: Host) -> bool:
    """Whether the table should play and does not, or plays another version than the installed one."""
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
