"""The service that plays from the moment the Pi is switched on."""

from __future__ import annotations

from typing import Final

from pi_app.install.host import Host
from pi_app.install.program import CURRENT
from pi_app.install.steps import Step, placed

NAME: Final = "filature.service"
UNIT_FILE: Final = f"/etc/systemd/system/{NAME}"
WANTED: Final = f"/etc/systemd/system/multi-user.target.wants/{NAME}"
LIGHTS: Final = "/dev/spidev0.0"
SHOW: Final = ("systemctl", "show", NAME, "--timestamp=unix", "--property=ActiveState,ExecMainStartTimestamp")


def systemd_runs(host: Host) -> bool:
    """Whether there is somebody to start services; in a chroot there is not."""
    return host.path("run/systemd/system").is_dir()


def _reload(host: Host) -> None:
    if systemd_runs(host):
        host.does("systemctl", "daemon-reload")


def _state(host: Host) -> dict[str, str]:
    return dict(line.split("=", 1) for line in host.asks(*SHOW).output.splitlines() if "=" in line)


def _newest(host: Host, settings: str) -> int:
    """When the program, the service or its settings changed last."""
    paths = [host.path(name) for name in (CURRENT, UNIT_FILE, settings)]
    return max((int(path.lstat().st_mtime) for path in paths if path.is_symlink() or path.exists()), default=0)


def _to_start(host: Host, settings: str) -> bool:
    """Whether the table should play and does not, or plays something older than what is installed."""
    if not systemd_runs(host) or not host.path(LIGHTS).exists():
        return False
    state = _state(host)
    started = state.get("ExecMainStartTimestamp", "").removeprefix("@")
    return state.get("ActiveState") != "active" or int(started or 0) < _newest(host, settings)


def _start(host: Host) -> None:
    if _state(host).get("ActiveState") == "failed":
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


def started(settings: str) -> Step:
    return Step("started", missing=lambda host: _to_start(host, settings), do=_start)
