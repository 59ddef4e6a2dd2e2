"""The systemd service that runs the table from the moment the Pi is switched on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pi_app.system.install.host import Host
from pi_app.system.install.program import CURRENT, HOME
from pi_app.system.install.steps import InstallStep, placed

SERVICE_NAME: Final = "filature.service"
UNIT_FILE: Final = f"/etc/systemd/system/{SERVICE_NAME}"
WANTED: Final = f"/etc/systemd/system/multi-user.target.wants/{SERVICE_NAME}"
LIGHTS: Final = "/dev/spidev0.0"
SETTINGS: Final = "/etc/filature/table.env"
SHOW: Final = ("systemctl", "show", SERVICE_NAME, "--property=LoadState,ActiveState,MainPID")

Properties = Mapping[str, str]


def read(shown: str) -> Properties:
    """Parse what `systemctl show` prints about the service. Without systemd the result is empty."""
    return dict(line.split("=", 1) for line in shown.splitlines() if "=" in line)


def outdated(root: Path, known: Properties) -> bool:
    """Return whether the running service is another version than the installed one.

    The command line of the process names the Python of its version's folder, so that no clock is needed to compare.
    """
    try:
        command = (root / "proc" / known["MainPID"] / "cmdline").read_text(encoding="utf-8", errors="replace")
        version = (root / CURRENT.lstrip("/")).readlink().name
    except (KeyError, OSError):
        return False
    return not command.startswith(f"{HOME}/{version}/")


def systemd_runs(host: Host) -> bool:
    """Return whether systemd is running. In a chroot it is not."""
    return host.path("run/systemd/system").is_dir()


def _known(host: Host) -> Properties:
    return read(host.asks(*SHOW).output)


def _reload(host: Host) -> None:
    """Make systemd read the changed units, and stop a service that still runs from the old unit."""
    if systemd_runs(host):
        host.does("systemctl", "daemon-reload")
        if _known(host).get("ActiveState") == "active":
            host.does("systemctl", "stop", SERVICE_NAME)


def _to_start(host: Host) -> bool:
    """Return whether the service must be (re)started: it does not run, or it runs another version."""
    if not systemd_runs(host) or not host.path(LIGHTS).exists():
        return False
    known = _known(host)
    return known.get("ActiveState") != "active" or outdated(host.root, known)


def _start(host: Host) -> None:
    if _known(host).get("ActiveState") == "failed":
        # systemd refuses to start a service again after too many failures.
        host.does("systemctl", "reset-failed", SERVICE_NAME)
    host.does("systemctl", "restart", SERVICE_NAME)


def _disable(host: Host) -> None:
    host.does("systemctl", "disable", *(["--now"] if systemd_runs(host) else []), SERVICE_NAME)


UNIT: Final = placed("unit", UNIT_FILE, afterwards=_reload)
ENABLED: Final = InstallStep(
    "enabled",
    missing=lambda host: not host.path(WANTED).is_symlink(),
    do=lambda host: host.does("systemctl", "enable", SERVICE_NAME),
    present=lambda host: host.path(WANTED).is_symlink(),
    undo=_disable,
)
STARTED: Final = InstallStep("started", missing=_to_start, do=_start)
