"""The checks of `filature doctor`: whether the machine has what the table needs, and how to repair what is missing.

A check takes a `Machine` and returns a `Finding`. `trouble` means that the table cannot play as it should. A `hint` is
only worth knowing. The sentences are keys of the area `doctor` in the table of words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from hardware.pinmap import SPI_OVERLAY
from pi_app.system import config
from pi_app.system.display_sockets import plugged_in
from pi_app.system.install.service import outdated
from pi_app.system.install.steps import NO_PARTS
from pi_app.system.machine import Machine
from pi_app.system.settings import state_folder

LEAST_PYTHON: Final = (3, 11)
LEAST_FREE: Final = 50_000_000  # bytes
LEAST_YEAR: Final = 2026  # without a network, the clock of a Pi starts with a date in the past
NEEDED_GROUPS: Final = ("gpio", "spi", "dialout")
FACTORIES: Final = {"lgpio": "lgpio", "rpigpio": "RPi.GPIO", "pigpio": "pigpio"}  # in the order that gpiozero tries
CONFIGS: Final = ("boot/firmware/config.txt", "boot/config.txt")
SPI_ON: Final = "dtparam=spi=on"
SPI_SHORT: Final = SPI_OVERLAY  # it leaves pins 7 and 9 free for the buttons left and right

PUBLIC_DISPLAY: Final = ("public", "")  # as `config.read_screens` has it


class Finding(NamedTuple):
    """The result of a check: its level (`ok`, `hint` or `trouble`), the key of its sentence and of the remedy."""

    name: str
    level: str
    what: str
    mend: str = ""
    parts: Mapping[str, object] = NO_PARTS


def examine(machine: Machine) -> list[Finding]:
    """Run all checks that make sense on this machine and return what they found."""
    pins = [check(machine) for check in PIN_CHECKS] if machine.pi else [NO_PINS]
    return [model(machine), python(machine), *pins, *(check(machine) for check in COMMON_CHECKS)]


def healthy(findings: list[Finding]) -> bool:
    return all(finding.level != "trouble" for finding in findings)


def model(machine: Machine) -> Finding:
    if machine.pi:
        return Finding("machine", "ok", "machine-pi", parts={"model": machine.pi})
    return Finding("machine", "ok", "machine-other")


def python(machine: Machine) -> Finding:
    parts = {"version": ".".join(map(str, machine.python)), "least": ".".join(map(str, LEAST_PYTHON))}
    if machine.python < LEAST_PYTHON:
        return Finding("python", "trouble", "python-old", "mend-python", parts)
    return Finding("python", "ok", "python", parts=parts)


# ---- a Raspberry Pi's pins


NO_PINS: Final = Finding("pins", "hint", "no-pins", "mend-no-pins")


def pin_factory(machine: Machine) -> Finding:
    forced = machine.environment.get("GPIOZERO_PIN_FACTORY")
    if forced and forced != "lgpio":
        return Finding("factory", "trouble", "factory-forced", "mend-factory-forced", {"factory": forced})
    able = (name for name, module in FACTORIES.items() if machine.version_of(module) is not None)
    factory = next(able, "native")
    if factory == "lgpio":
        return Finding("factory", "ok", "factory")
    return Finding("factory", "trouble", "factory-other", "mend-factory", {"factory": factory})


def chip(machine: Machine) -> Finding:
    chips = sorted((machine.root / "dev").glob("gpiochip*"))
    usable = [path for path in chips if machine.may_use(path)]
    if not chips:
        return Finding("chip", "trouble", "chip-none", "mend-chip")
    if not usable:
        names = ", ".join(map(machine.name, chips))
        return Finding("chip", "trouble", "closed", "mend-group", {"paths": names, "groups": "gpio"})
    return Finding("chip", "ok", "chip", parts={"paths": ", ".join(map(machine.name, usable))})


def spi(machine: Machine) -> Finding:
    path = machine.root / "dev" / "spidev0.0"
    parts = {"paths": machine.name(path), "groups": "spi", "on": SPI_ON, "short": SPI_SHORT}
    if not path.exists():
        return Finding("spi", "trouble", "spi-none", "mend-spi", parts)
    if not machine.may_use(path):
        return Finding("spi", "trouble", "closed", "mend-group", parts)
    return Finding("spi", "ok", "spi", parts=parts)


def spi_config(machine: Machine) -> Finding:
    config = next((path for path in CONFIGS if machine.text(path)), None)
    if config is None:
        parts = {"path": f"/{CONFIGS[0]}", "lines": f"{SPI_ON}, {SPI_SHORT}"}
        return Finding("config", "hint", "config-none", "mend-config", parts)
    missing = spi_lines_missing(machine.text(config))
    parts = {"path": f"/{config}", "lines": ", ".join(missing)}
    if missing:
        return Finding("config", "trouble", "config-lacks", "mend-config", parts)
    return Finding("config", "ok", "config", parts=parts)


def spi_lines_missing(config: str) -> list[str]:
    """Return the lines that the text of config.txt lacks for the lights and the buttons."""
    active = set(_active(config))
    return [line for line in (SPI_ON, SPI_SHORT) if line not in active]


def _active(config: str) -> Iterator[str]:
    """Yield what config.txt sets: one line for each parameter of `dtparam`, and SPI_SHORT for any spelling of it."""
    for line in config.splitlines():
        word, _, values = line.strip().partition("=")
        if word == "dtparam":
            yield from (f"dtparam={value}" for value in values.split(","))
        elif word == "dtoverlay" and {"spi0-1cs", "no_miso"} <= set(values.split(",")):
            yield SPI_SHORT


def spidev(machine: Machine) -> Finding:
    version = machine.version_of("spidev")
    if version is None:
        return Finding("spidev", "hint", "spidev-none", "mend-spidev")
    return Finding("spidev", "ok", "module", parts={"module": "spidev", "version": version})


def groups(machine: Machine) -> Finding:
    missing = [group for group in NEEDED_GROUPS if group not in machine.groups]
    parts = {"groups": ",".join(missing or NEEDED_GROUPS)}
    if machine.superuser:
        return Finding("groups", "hint", "superuser", "mend-superuser", {"groups": ",".join(NEEDED_GROUPS)})
    if missing:
        level = "hint" if missing == ["dialout"] else "trouble"  # only the handheld needs the group dialout
        return Finding("groups", level, "groups-lack", "mend-group", parts)
    return Finding("groups", "ok", "groups", parts=parts)


def fifo(machine: Machine) -> Finding:
    """Check the working folder: lgpio creates a named pipe there when it starts, and fails if it may not."""
    folder = Path(machine.environment.get("LG_WD") or machine.folder)
    usable = folder.is_dir() and machine.may_use(folder)
    parts = {"path": folder}
    return (
        Finding("fifo", "ok", "fifo", parts=parts)
        if usable
        else Finding("fifo", "trouble", "no-fifo", "mend-fifo", parts)
    )


def service(machine: Machine) -> Finding:
    """Check that the service is installed and running, and that it runs the installed version."""
    known = machine.service()
    state = known.get("ActiveState", "")
    if known.get("LoadState") != "loaded":
        return Finding("service", "hint", "service-none", "mend-service-none")
    if state == "failed":
        return Finding("service", "trouble", "service-failed", "mend-service-failed")
    if state != "active":
        return Finding("service", "hint", "service-rests", "mend-service-rests")
    if outdated(machine.root, known):
        return Finding("service", "hint", "service-old", "mend-service-old")
    return Finding("service", "ok", "service")


# ---- every machine


def _module(machine: Machine, module: str, package: str) -> Finding:
    version = machine.version_of(module)
    parts = {"module": package, "version": version}
    if version is not None:
        return Finding(package, "ok", "module", parts=parts)
    mend = "mend-pygame-pi" if machine.pi and module == "pygame" else "mend-module"
    return Finding(package, "trouble", "module-none", mend, parts)


def gpiozero(machine: Machine) -> Finding:
    return _module(machine, "gpiozero", "gpiozero")


def pygame(machine: Machine) -> Finding:
    return _module(machine, "pygame", "pygame")


def pyserial(machine: Machine) -> Finding:
    return _module(machine, "serial", "pyserial")


def _serial_ports(machine: Machine) -> list[Path]:
    return sorted((machine.root / "dev" / "serial" / "by-id").glob("*"))


def _picos(machine: Machine) -> list[Path]:
    return [port for port in _serial_ports(machine) if re.search("micropython|pico", port.name, re.IGNORECASE)]


def handheld(machine: Machine) -> Finding:
    picos = _picos(machine)
    if not picos:
        return Finding("handheld", "hint", "handheld-none", "mend-handheld", {"count": len(_serial_ports(machine))})
    parts = {"paths": machine.name(picos[0]), "groups": "dialout"}
    if not machine.may_use(picos[0]):
        return Finding("handheld", "trouble", "closed", "mend-group", parts)
    return Finding("handheld", "ok", "handheld", parts=parts)


def readable(machine: Machine) -> Finding:
    """Check that people can read the table: on a public display, or else on a handheld."""
    named = config.value("screen", machine.environment)
    wanted = [PUBLIC_DISPLAY] if named is None else named
    shown = [socket for socket, wish in zip(plugged_in(machine.root), wanted, strict=False) if wish == PUBLIC_DISPLAY]
    if shown:
        return Finding("readable", "ok", "display", parts={"socket": shown[0]})
    if _picos(machine):
        return Finding("readable", "ok", "words-on-handheld")
    return Finding("readable", "trouble", "no-words", "mend-words" if PUBLIC_DISPLAY in wanted else "mend-words-named")


def clock(machine: Machine) -> Finding:
    parts = {"year": machine.year}
    if machine.year < LEAST_YEAR:
        return Finding("clock", "hint", "clock-wrong", "mend-clock", parts)
    return Finding("clock", "ok", "clock", parts=parts)


def _nearest(folder: Path) -> Path:
    """Return the folder, or the nearest one above it that exists."""
    return next(path for path in (folder, *folder.absolute().parents) if path.exists())


def state(machine: Machine) -> Finding:
    folder = state_folder(machine.environment)
    ground = _nearest(folder)
    if ground.is_dir() and machine.may_use(ground):
        return Finding("state", "ok", "state", parts={"path": folder})
    return Finding("state", "trouble", "state-closed", "mend-state", {"path": folder, "ground": ground})


def disk(machine: Machine) -> Finding:
    free = machine.free(_nearest(state_folder(machine.environment)))
    parts = {"free": free // 1_000_000, "least": LEAST_FREE // 1_000_000}
    if free < LEAST_FREE:
        return Finding("disk", "trouble", "disk-full", "mend-disk", parts)
    return Finding("disk", "ok", "disk", parts=parts)


def text(machine: Machine) -> Finding:
    parts = {"encoding": machine.encoding or "?"}
    if machine.encoding.lower().replace("-", "") == "utf8":
        return Finding("text", "ok", "text", parts=parts)
    return Finding("text", "hint", "text-poor", "mend-text", parts)


PIN_CHECKS: Final = (pin_factory, chip, spi, spi_config, spidev, groups, fifo, service, readable)
COMMON_CHECKS: Final = (gpiozero, pygame, pyserial, handheld, clock, state, disk, text)
