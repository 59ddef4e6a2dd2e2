"""Tests of the files that are installed: the rights of the service, and the rule for udev."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hardware import handheld_port
from pi_app.system import config
from pi_app.system.install import plan, program, service
from pi_app.system.install.steps import FILES, shipped
from pi_app.system.notify import POWER_OFF

UNIT = shipped("filature.service")
MOST_EXPOSED = 2.0
analyze = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not on this machine")


def values(key: str) -> list[str]:
    """Return the values of a key in the unit, one for each line."""
    return re.findall(rf"^{key}=(.*)$", UNIT, re.MULTILINE)


def test_the_service_is_watched_and_started_anew() -> None:
    assert values("Type") == ["notify"]
    assert values("Restart") == ["always"]
    assert int(values("WatchdogSec")[0]) > 0


def test_the_service_runs_what_is_installed_where_it_is_installed() -> None:
    (start,) = values("ExecStart")
    assert start.split() == [f"{program.CURRENT}/{program.COMMAND}", "$FILATURE_COMMAND", "$FILATURE_PLAY"]
    assert "FILATURE_COMMAND=play" in values("Environment")
    assert values("EnvironmentFile") == [f"-{service.SETTINGS}"]
    assert values("User") == values("Group") == [plan.USER]
    assert f"/var/lib/{values('StateDirectory')[0]}" == plan.STATE
    assert f"/etc/{values('ConfigurationDirectory')[0]}" == plan.CONFIGURATION
    assert f"{program.CURRENT}/{program.COMMAND} " in shipped("filature")
    assert service.UNIT_FILE.endswith(service.SERVICE_NAME) and (FILES / service.SERVICE_NAME).exists()


def test_lgpio_finds_a_folder_for_its_pipe() -> None:
    runtime = f"/run/{values('RuntimeDirectory')[0]}"
    assert values("WorkingDirectory") == [runtime]
    assert f"LG_WD={runtime}" in values("Environment")[0].split()


def test_shutting_down_at_the_table_switches_the_pi_off_and_a_stop_does_not(tmp_path: Path) -> None:
    (line,) = values("ExecStopPost")
    assert line.startswith("+/bin/sh -c '") and line.endswith("'")
    script = line.removeprefix("+/bin/sh -c '").removesuffix("'").replace("$$", "$")
    (tmp_path / "systemctl").write_text("#!/bin/sh\necho $*\n")
    (tmp_path / "systemctl").chmod(0o755)

    def after(code: str, status: object) -> str:
        environment = {"PATH": str(tmp_path), "EXIT_CODE": code, "EXIT_STATUS": str(status)}
        done = subprocess.run(["/bin/sh", "-c", script], env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    assert after("exited", POWER_OFF) == "poweroff\n"
    for code, status in (("exited", 0), ("exited", 1), ("exited", 143), ("killed", "TERM"), ("killed", POWER_OFF)):
        assert after(code, status) == ""
    assert str(POWER_OFF) in values("SuccessExitStatus")[0].split()
    assert values("RestartPreventExitStatus") == [str(POWER_OFF)]


def test_the_devices_of_a_table_can_be_reached_and_drivers_that_come_late_are_asked_for() -> None:
    assert values("DevicePolicy") == ["closed"]
    assert values("PrivateDevices") == []
    devices = {line.split()[0] for line in values("DeviceAllow")}
    assert devices == {f"char-{kind}" for kind in ("gpiochip", "spi", "ttyACM", "ttyAMA", "ttyS", "drm", "input")}
    for late in ("cdc_acm", "spidev", "drm"):
        assert f"modprobe@{late}.service" in values("Wants")[0].split()
        assert f"modprobe@{late}.service" in values("After")[0].split()


def test_secrets_reach_no_core_dump_and_no_other_user() -> None:
    assert values("LimitCORE") == ["0"]
    assert values("UMask") == ["0077"]
    assert values("StateDirectoryMode") == ["0750"]


@analyze
def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    unit = tmp_path / service.SERVICE_NAME
    unit.write_text(UNIT.replace(f"{program.CURRENT}/{program.COMMAND}", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@analyze
def test_the_service_is_hardly_exposed() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(FILES / service.SERVICE_NAME)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = re.search(r"exposure level for filature.service: ([\d.]+)", done.stdout)
    assert told, done.stderr
    assert float(told[1]) <= MOST_EXPOSED


def test_udev_knows_the_handheld_as_a_pico_with_micropython() -> None:
    (rule,) = [line for line in shipped(Path(plan.RULES).name).splitlines() if not line.startswith("#")]
    assert 'ATTRS{idVendor}=="2e8a"' in rule and 'ATTRS{idProduct}=="0005"' in rule
    assert 'ENV{ID_MM_DEVICE_IGNORE}="1"' in rule
    assert 'GROUP="dialout"' in rule and "dialout" in plan.USER_GROUPS
    assert "SYMLINK" not in rule and handheld_port.BY_ID.name == "by-id", "udev's own names are stable"


def test_the_settings_name_what_the_program_reads_and_set_nothing() -> None:
    text = shipped(Path(service.SETTINGS).name)
    assert set(re.findall(r"^#(FILATURE_\w+)=", text, re.MULTILINE)) == {"FILATURE_PLAY", "FILATURE_COMMAND"}
    assert config.SYSTEM in text and Path(config.SYSTEM).parent == Path(service.SETTINGS).parent
    assert [line for line in text.splitlines() if line and not line.startswith("#")] == []
