"""A simulated Debian in a folder: real files, and commands that are recorded and change the folder like real ones."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from pi_app.system.install.command import main
from pi_app.system.install.host import Done, Host
from pi_app.system.install.plan import PACKAGES

ROOT = Path(__file__).parents[4]
CONFIG = "boot/firmware/config.txt"
LIGHTS = "dtparam=spi=on\ndtoverlay=spi0-1cs,no_miso\n"
QUESTIONS = {"dpkg-query", "apt-cache", "getent", "id"}


class Debian:
    """A simulated machine on which Filature was never installed."""

    def __init__(self, root: Path, *, config: str = LIGHTS, booted: bool = True, clone: Path = ROOT) -> None:
        self.root = root
        self.clone = clone
        self.python = "3.11"
        self.has = {"python3-venv"}  # packages
        self.offers = set(PACKAGES)
        self.groups = {"gpio", "spi", "dialout", "video", "input"}
        self.members: dict[str, set[str]] = {}
        self.state = "inactive"  # of the service
        self.starts = 0
        self.breaks = ""  # commands that start with this text fail
        self.changes: list[str] = []  # commands that may change something
        self.said: list[str] = []
        for name in ("usr/bin/apt-get", "usr/bin/systemctl", "etc/debian_version"):
            self.put(name, "")
        if config:
            self.put(CONFIG, config)
        if booted:
            self.put("dev/spidev0.0", "")
            self.put("run/udev/control", "")
            (root / "run/systemd/system").mkdir(parents=True)

    def put(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def make(self, *words: str, superuser: bool = True, **environment: str) -> int:
        """Run `make install` or `make uninstall`. `said` then has the lines that it prints, `changes` its commands."""
        self.changes, self.said = [], []
        host = Host(self.root, self.run, self.said.append, self.clone, self.python)
        return main([word for word in words if word != "install"], environment, host, superuser=superuser)

    def files(self) -> dict[str, str]:
        """Return the text of every file and the target of every link."""
        return {
            path.relative_to(self.root).as_posix(): str(path.readlink()) if path.is_symlink() else path.read_text()
            for path in sorted(self.root.rglob("*"))
            if (path.is_symlink() or path.is_file()) and "proc" not in path.parts
        }

    # ---- commands

    def run(self, words: Sequence[str]) -> Done:
        name, *rest = words
        if name not in QUESTIONS and words[:2] != ("systemctl", "show"):
            self.changes.append(" ".join(words))
            if self.breaks and self.changes[-1].startswith(self.breaks):
                return Done(100, "no network\n")
        if name == "systemctl":
            return self._systemctl(*rest)
        if name.startswith("/"):
            return self._python(name, rest)
        return getattr(self, f"_{name.replace('-', '_')}")(rest)

    def _dpkg_query(self, rest: list[str]) -> Done:
        return Done(0, "installed") if rest[-1] in self.has else Done(1, "no packages found\n")

    def _apt_cache(self, rest: list[str]) -> Done:
        return Done(0 if rest[-1] in self.offers else 100, "")

    def _apt_get(self, rest: list[str]) -> Done:
        wanted = {word for word in rest[1:] if not word.startswith("-")}
        self.has |= wanted
        return Done(0 if wanted <= self.offers | self.has else 100, "")

    def _getent(self, rest: list[str]) -> Done:
        kind, name = rest
        return Done(0 if name in (self.members if kind == "passwd" else self.groups) else 2, "")

    def _id(self, rest: list[str]) -> Done:
        return Done(0, " ".join(sorted(self.members[rest[-1]])))

    def _useradd(self, rest: list[str]) -> Done:
        self.members[rest[-1]] = {rest[-1]}
        return Done(0, "")

    def _usermod(self, rest: list[str]) -> Done:
        joined = set(rest[-2].split(","))
        self.members[rest[-1]] |= joined
        return Done(0 if joined <= self.groups else 6, "")

    def _userdel(self, rest: list[str]) -> Done:
        return Done(0 if self.members.pop(rest[-1], None) else 6, "")

    def _install(self, rest: list[str]) -> Done:
        (self.root / rest[-1].lstrip("/")).mkdir(parents=True)
        return Done(0, "")

    def _udevadm(self, _rest: list[str]) -> Done:
        return Done(0, "")

    def _python(self, name: str, rest: list[str]) -> Done:
        if "venv" in rest:
            folder = self.root / rest[-1].lstrip("/")
            shutil.rmtree(folder, ignore_errors=True)
            self.put(f"{rest[-1].lstrip('/')}/bin/python", "")
        elif "--no-deps" in rest:
            self.put(name.lstrip("/").replace("bin/python", "bin/filature"), "")
        return Done(0, "")

    def _systemctl(self, verb: str, *rest: str) -> Done:
        wanted = self.root / "etc/systemd/system/multi-user.target.wants/filature.service"
        match verb:
            case "show":
                return Done(0, f"LoadState=loaded\nActiveState={self.state}\nMainPID=7\n")
            case "enable":
                wanted.parent.mkdir(parents=True)
                wanted.symlink_to("/etc/systemd/system/filature.service")
            case "disable":
                wanted.unlink()
                self.state = "inactive" if "--now" in rest else self.state
            case "restart" if self.state == "failed":
                return Done(1, "Start request repeated too quickly.\n")
            case "restart":
                version = (self.root / "opt/filature/current").readlink()
                self.put(
                    "proc/7/cmdline", f"/opt/filature/{version}/bin/python\0/opt/filature/current/bin/filature\0play"
                )
                self.state, self.starts = "active", self.starts + 1
            case "stop" | "reset-failed":
                self.state = "inactive"
        return Done(0, "")
