"""The commands `make install` and `make uninstall`.

In the environment, DRY_RUN=1 prints every step and does none, and PURGE=1 also removes games, settings and user.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pi_app.system.build import clone
from pi_app.system.doctor import CONFIGS, spi_lines_missing
from pi_app.system.install import service
from pi_app.system.install.host import CommandError, Host
from pi_app.system.install.plan import INSTALL_STEPS
from pi_app.system.install.steps import install, uninstall
from pi_app.words import language, say

NEEDED: Final = ("apt-get", "systemctl")


def main(words: Sequence[str], environment: Mapping[str, str], host: Host, *, superuser: bool) -> int:
    """Install or uninstall, and return the exit code: 0 for success, 1 if something prevents it, 2 for wrong usage."""
    lang = language(environment)
    away = list(words) == ["uninstall"]
    host = host._replace(dry=_yes(environment, "DRY_RUN"))
    if words and not away:
        host.tell(say(lang, "install.usage"))
        return 2
    obstacle = _obstacle(host, lang, superuser=superuser, deed="uninstall" if away else "install")
    if obstacle:
        host.tell(obstacle)
        return 1
    try:
        if away:
            uninstall(INSTALL_STEPS, host, lang, purge=_yes(environment, "PURGE"))
        else:
            install(INSTALL_STEPS, host, lang)
    except CommandError as error:
        host.tell(say(lang, "install.failed", command=error.command, output=error.output))
        return 1
    for line in _farewell(host, lang, away=away):
        host.tell(line)
    return 0


def _yes(environment: Mapping[str, str], name: str) -> bool:
    return environment.get(name, "") not in ("", "0")


def _obstacle(host: Host, lang: str, *, superuser: bool, deed: str) -> str:
    """Return why the command cannot work on this machine, or "" if it can."""
    if deed == "install" and clone(host.source) is None:
        return say(lang, "install.no-clone")
    if not host.path("etc/debian_version").exists():
        return say(lang, "install.no-debian")
    for tool in NEEDED:
        if not host.path(f"usr/bin/{tool}").exists():
            return say(lang, "install.no-tool", tool=tool)
    if not superuser and not host.dry:
        return say(lang, "install.no-root", deed=deed)
    return ""


def _farewell(host: Host, lang: str, *, away: bool) -> Iterator[str]:
    if host.dry:
        yield say(lang, "install.was-dry")
    elif away:
        yield say(lang, "install.gone")
    else:
        yield from _next(host, lang)


def _next(host: Host, lang: str) -> Iterator[str]:
    """Yield what the user has to do next."""
    config = next((path for path in CONFIGS if host.text(path)), None)
    if config is None:
        yield say(lang, "install.no-pi")
        return
    missing = spi_lines_missing(host.text(config) or "")
    if missing:
        yield say(lang, "doctor.mend-config", path=f"/{config}", lines=", ".join(missing))
    elif not host.path(service.LIGHTS).exists():
        yield say(lang, "install.reboot")
    else:
        yield say(lang, "install.plays")
