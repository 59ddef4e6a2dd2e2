"""The steps of Filature's installation, in order.

Each version of the program has its own folder below /opt/filature, whose name is a hash of its sources. The link
`current` points at the version that runs. If an update fails half-way, the old version goes on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pi_app.system.install import program, service
from pi_app.system.install.host import Host
from pi_app.system.install.steps import InstallStep, placed, shipped

PACKAGES: Final = (
    *("python3-venv", program.LGPIO, "python3-gpiozero", "python3-serial", "python3-pygame"),
    *("libegl1", "libgles2", "libgl1-mesa-dri"),  # SDL loads them when it draws without a desktop
)
USER: Final = "filature"
USER_GROUPS: Final = ("gpio", "spi", "dialout", "video", "render", "input")  # for pins, lights, handhelds, displays
STATE: Final = "/var/lib/filature"
COMMAND_FILE: Final = "/usr/local/bin/filature"
RULES: Final = "/etc/udev/rules.d/60-filature-handheld.rules"
CONFIGURATION: Final = "/etc/filature"


# ---- Debian's packages, which are not removed with Filature, because other programs may use them


def _lacking(host: Host) -> list[str]:
    """Return the packages that are not installed. lgpio is listed only if apt offers it."""
    lacking = [package for package in PACKAGES if not program.installed(host, package)]
    if program.LGPIO in lacking and not program.offers_lgpio(host):
        lacking.remove(program.LGPIO)
    return lacking


def _add_packages(host: Host) -> None:
    host.does("apt-get", "update", "-q")
    host.does("apt-get", "install", "-y", "-q", "--no-install-recommends", *_lacking(host))


# ---- the user, without a password or a shell


def _known(host: Host) -> bool:
    return host.asks("getent", "passwd", USER).code == 0


def _add_user(host: Host) -> None:
    options = ("--system", "--user-group", "--home-dir", STATE, "--no-create-home", "--shell", "/usr/sbin/nologin")
    host.does("useradd", *options, USER)


def _groups_to_join(host: Host) -> list[str]:
    joined = host.asks("id", "-nG", USER).output.split() if _known(host) else []
    return [group for group in USER_GROUPS if group not in joined and host.asks("getent", "group", group).code == 0]


def _join_groups(host: Host) -> None:
    host.does("usermod", "--append", "--groups", ",".join(_groups_to_join(host)), USER)


# ---- files and folders


def _tell_udev(host: Host) -> None:
    if host.path("run/udev/control").exists():
        host.does("udevadm", "control", "--reload")
        host.does("udevadm", "trigger", "--subsystem-match=tty")


def _make_state_folder(host: Host) -> None:
    host.does("install", "-d", "-o", USER, "-g", USER, "-m", "0750", STATE)


INSTALL_STEPS: Final = (
    InstallStep("packages", lambda host: bool(_lacking(host)), _add_packages, parts={"packages": ", ".join(PACKAGES)}),
    InstallStep(
        "user",
        missing=lambda host: not _known(host),
        do=_add_user,
        present=_known,
        undo=lambda host: host.does("userdel", USER),
        theirs=True,
        parts={"user": USER},
    ),
    InstallStep(
        "groups",
        missing=lambda host: bool(_groups_to_join(host)),
        do=_join_groups,
        parts={"user": USER, "groups": ", ".join(USER_GROUPS)},
    ),
    InstallStep(
        "games",
        missing=lambda host: not host.path(STATE).exists(),
        do=_make_state_folder,
        present=lambda host: host.path(STATE).exists(),
        undo=lambda host: host.removes(STATE),
        theirs=True,
        parts={"path": STATE},
    ),
    InstallStep(
        "settings",
        missing=lambda host: host.text(service.SETTINGS) is None,
        do=lambda host: host.writes(service.SETTINGS, shipped(Path(service.SETTINGS).name)),
        present=lambda host: host.path(CONFIGURATION).exists(),
        undo=lambda host: host.removes(CONFIGURATION),
        theirs=True,
        parts={"path": service.SETTINGS},
    ),
    program.BUILD_STEP,
    placed("command", COMMAND_FILE, mode=0o755),
    placed("rules", RULES, afterwards=_tell_udev),
    service.UNIT,
    service.ENABLED,
    service.STARTED,
    program.TIDY,
)
