"""Tests of `filature doctor`: every fault is found, and reported with its remedy."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pi_app import cli
from pi_app.commands import doctor as command
from pi_app.commands.doctor import visit
from pi_app.system import doctor
from pi_app.system.doctor import Finding, examine, healthy
from pi_app.system.machine import Machine, this_machine, version_of
from pi_app.words import LANGUAGES, entries, say

PICO = "usb-MicroPython_Board_in_FS_mode_e6614103e7452f2b-if00"
MODULES = {"gpiozero": "2.0.1", "lgpio": "0.2.2.0", "spidev": "3.6", "pygame": "2.6.1", "serial": "3.5"}
PLAYS = {"LoadState": "loaded", "ActiveState": "active", "MainPID": "7"}
PI_FILES = {
    "proc/device-tree/model": "Raspberry Pi 4 Model B Rev 1.5\0",
    "dev/gpiochip0": "",
    "dev/spidev0.0": "",
    f"dev/serial/by-id/{PICO}": "",
    "sys/class/drm/card0/uevent": "",
    "sys/class/drm/card1-HDMI-A-1/status": "connected\n",
    "sys/class/drm/card1-HDMI-A-2/status": "disconnected\n",
    "sys/class/drm/card1-Writeback-1/status": "unknown\n",
    "boot/firmware/config.txt": "# made by hand\n[all]\ndtparam=spi=on\ndtoverlay=spi0-1cs,no_miso\n",
}


def machine(root: Path, files: dict[str, str], modules: dict[str, str], **probes: Any) -> Machine:
    """Return a machine whose files are in a folder. `closed` names files that the user may not use."""
    for name, content in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        if content.startswith("-> "):
            (root / name).symlink_to(content.removeprefix("-> "))
        else:
            (root / name).write_text(content, encoding="utf-8")
    (root / "work").mkdir(parents=True)
    closed = {root / name for name in probes.pop("closed", ())}
    environment = {"STATE_DIRECTORY": str(root / "state" / "filature"), **probes.pop("environment", {})}
    sound = Machine(
        root=root,
        environment=environment,
        folder=root / "work",
        python=(3, 11, 2),
        groups=frozenset({"gpio", "spi", "dialout", "video"}),
        superuser=False,
        year=2026,
        encoding="utf-8",
        version_of=modules.get,
        may_use=lambda path: path.exists() and path not in closed,
        free=lambda path: 50_000_000 if path.exists() else 0,
        service=lambda: PLAYS,
    )
    return sound._replace(**probes)


def pi(root: Path, *, without: tuple[str, ...] = (), files: dict[str, str] | None = None, **probes: Any) -> Machine:
    """Return a Raspberry Pi without any fault, except for the given ones.

    `without` names missing files and modules, `files` adds files, and `probes` replaces other fields of the machine.
    """
    kept = {name: content for name, content in {**PI_FILES, **(files or {})}.items() if name not in without}
    modules = {name: version for name, version in MODULES.items() if name not in without}
    return machine(root, kept, {**modules, **probes.pop("modules", {})}, **probes)


def desktop(root: Path, **probes: Any) -> Machine:
    modules = {name: version for name, version in MODULES.items() if name not in ("lgpio", "spidev")}
    return machine(root, {}, modules, groups=frozenset({"users"}), **probes)


def found(machine: Machine, name: str) -> Finding:
    (finding,) = (finding for finding in examine(machine) if finding.name == name)
    return finding


def told(finding: Finding, lang: str = "en") -> str:
    keys = [finding.what, finding.mend] if finding.mend else [finding.what]
    return " ".join(say(lang, f"doctor.{key}", **finding.parts) for key in keys)


# ---- machines without a fault


def test_a_pi_that_is_set_up_has_nothing_to_mend(tmp_path: Path) -> None:
    findings = examine(pi(tmp_path))
    assert {finding.name: finding.level for finding in findings if finding.level != "ok"} == {}
    assert [finding.name for finding in findings if finding.mend] == []
    assert "Raspberry Pi 4 Model B Rev 1.5." in told(findings[0])


def test_a_desktop_plays_on_the_virtual_table_and_hears_of_pins_once(tmp_path: Path) -> None:
    findings = examine(desktop(tmp_path))
    assert healthy(findings)
    assert [finding.name for finding in findings if finding.level == "hint"] == ["pins", "handheld"]
    assert "filature demo" in told(doctor.NO_PINS)


def test_a_computer_that_is_no_raspberry_pi_is_not_taken_for_one(tmp_path: Path) -> None:
    other = machine(tmp_path, {"proc/device-tree/model": "Radxa ROCK 5B\0"}, MODULES)
    assert found(other, "machine").what == "machine-other"
    assert found(other, "pins").level == "hint"


def test_a_handheld_has_the_words_where_no_display_is_plugged_in(tmp_path: Path) -> None:
    finding = found(pi(tmp_path, without=("sys/class/drm/card1-HDMI-A-1/status",)), "readable")
    assert finding.level == "ok" and "handhelds show what everybody may read" in told(finding)


@pytest.mark.parametrize("screen", [None, "public", "public,hidden:thief"])
def test_the_display_that_everybody_reads_is_named_by_its_socket(screen: str | None, tmp_path: Path) -> None:
    finding = found(pi(tmp_path, environment={"FILATURE_SCREEN": screen} if screen else {}), "readable")
    assert told(finding) == "Everybody can read the table on the display in HDMI-A-1."


@pytest.mark.parametrize(
    ("screen", "words"),
    [
        ("", "Plug a display into"),
        ("hidden:thief,public", "Plug a display into"),  # the public one would be the second
        ("none", "take screen out of"),
        ("hidden", "take screen out of"),
    ],
)
def test_people_without_any_words_are_trouble(screen: str, words: str, tmp_path: Path) -> None:
    plugged = "connected" if screen else "disconnected"
    mute = pi(
        tmp_path,
        without=(f"dev/serial/by-id/{PICO}",),
        files={"sys/class/drm/card1-HDMI-A-1/status": plugged},
        environment={"FILATURE_SCREEN": screen},
    )
    finding = found(mute, "readable")
    assert finding.level == "trouble"
    assert re.search(f"Nobody can read the table.*{words}", told(finding))
    assert told(finding, "fr").startswith("Personne ne peut lire la table")


# ---- machines with one fault each

# The values are: what is wrong, the check that finds it, its level, a pattern of the sentences.
COMPLAINTS: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "old-python": ({"python": (3, 9, 2)}, "python", "trouble", "3.9.2 is too old: Filature needs 3.11"),
    "no-lgpio": ({"without": ("lgpio",)}, "factory", "trouble", "fall back on native.*python3-lgpio"),
    "another-factory": (
        {"without": ("lgpio",), "modules": {"RPi.GPIO": "0.7"}},
        *("factory", "trouble", "fall back on rpigpio"),
    ),
    "forced-factory": (
        {"environment": {"GPIOZERO_PIN_FACTORY": "mock"}},
        *("factory", "trouble", "with mock.*unset GPIOZERO_PIN_FACTORY"),
    ),
    "no-chip": ({"without": ("dev/gpiochip0",)}, "chip", "trouble", "/dev/gpiochip0 is missing"),
    "closed-chip": ({"closed": ("dev/gpiochip0",)}, "chip", "trouble", "write /dev/gpiochip0.*-aG gpio "),
    "no-spi": ({"without": ("dev/spidev0.0",)}, "spi", "trouble", "spidev0.0 is missing.*dtparam=spi=on.*reboot"),
    "closed-spi": ({"closed": ("dev/spidev0.0",)}, "spi", "trouble", "write /dev/spidev0.0.*-aG spi "),
    "bare-config": (
        {"files": {"boot/firmware/config.txt": "#dtparam=spi=on\n"}},
        *("config", "trouble", "lacks: dtparam=spi=on, dtoverlay=spi0-1cs,no_miso"),
    ),
    "full-spi": (
        {"files": {"boot/firmware/config.txt": "dtparam=spi=on\ndtoverlay=spi0-1cs\n"}},
        *("config", "trouble", r"lacks: dtoverlay=spi0-1cs,no_miso\."),
    ),
    "no-config": ({"without": ("boot/firmware/config.txt",)}, "config", "hint", "cannot be read"),
    "no-spidev": ({"without": ("spidev",)}, "spidev", "hint", "do without it.*python3-spidev"),
    "no-groups": ({"groups": frozenset({"video"})}, "groups", "trouble", "-aG gpio,spi,dialout "),
    "no-spi-group": ({"groups": frozenset({"gpio", "dialout"})}, "groups", "trouble", r"not in: spi\."),
    "no-dialout": ({"groups": frozenset({"gpio", "spi"})}, "groups", "hint", r"not in: dialout\."),
    "root": ({"superuser": True, "groups": frozenset({"root"})}, "groups", "hint", "plain user"),
    "closed-folder": ({"closed": ("work",)}, "fifo", "trouble", "make its pipe.*LG_WD"),
    "no-such-folder": ({"environment": {"LG_WD": "/not/there"}}, "fifo", "trouble", "pipe: /not/there"),
    "no-systemd": ({"service": dict}, "service", "hint", "no service.*sudo make install"),
    "no-service": ({"service": lambda: {"LoadState": "not-found"}}, "service", "hint", "no service.*sudo make install"),
    "failed-service": (
        {"service": lambda: {**PLAYS, "ActiveState": "failed"}},
        *("service", "trouble", "given up.*journalctl"),
    ),
    "stopped-service": ({"service": lambda: {**PLAYS, "ActiveState": "inactive"}}, "service", "hint", "stopped.*start"),
    "old-service": (
        {"files": {"proc/7/cmdline": "/opt/filature/old/bin/python\0play", "opt/filature/current": "-> new"}},
        *("service", "hint", "older version.*restart filature"),
    ),
    "no-gpiozero": ({"without": ("gpiozero",)}, "gpiozero", "trouble", "gpiozero cannot be imported.*make setup"),
    "no-pygame": ({"without": ("pygame",)}, "pygame", "trouble", "apt install python3-pygame"),
    "no-pyserial": ({"without": ("serial",)}, "pyserial", "trouble", "pyserial cannot be imported.*make setup"),
    "no-handheld": (
        {"without": (f"dev/serial/by-id/{PICO}",), "files": {"dev/serial/by-id/usb-FTDI_cable-if00": ""}},
        *("handheld", "hint", "found: 1.*USB cable"),
    ),
    "closed-handheld": ({"closed": (f"dev/serial/by-id/{PICO}",)}, "handheld", "trouble", "by-id/usb-Micro.*dialout"),
    "old-clock": ({"year": 1970}, "clock", "hint", "The clock says 1970.*network"),
    "closed-state": ({"closed": ("",)}, "state", "trouble", "cannot keep its memory.*STATE_DIRECTORY"),
    "full-disk": ({"free": lambda _: 49_999_999}, "disk", "trouble", "Only 49 MB.*wants 50 MB"),
    "poor-text": ({"encoding": "ascii"}, "text", "hint", r"\(ascii\).*LANG=C.UTF-8"),
}


@pytest.mark.parametrize("complaint", COMPLAINTS)
def test_each_complaint_is_found_and_told_with_its_remedy(complaint: str, tmp_path: Path) -> None:
    wrong, name, level, words = COMPLAINTS[complaint]
    sick = pi(tmp_path, **wrong)
    finding = found(sick, name)
    assert finding.level == level
    assert finding.mend, "each fault comes with a remedy"
    assert re.search(words, told(finding))
    assert healthy(examine(sick)) == (level != "trouble")
    assert told(finding, "fr") != told(finding, "en")


@pytest.mark.parametrize("complaint", COMPLAINTS)
def test_one_complaint_does_not_make_the_others_ill(complaint: str, tmp_path: Path) -> None:
    wrong, name, _, _ = COMPLAINTS[complaint]
    assert [finding.name for finding in examine(pi(tmp_path, **wrong)) if finding.level != "ok"] == [name]


# ---- other configurations without a fault


@pytest.mark.parametrize(
    "config",
    [
        "dtparam=i2c_arm=on,spi=on\ndtoverlay=spi0-1cs,no_miso,cs0_pin=8\n",
        "  dtparam=spi=on  \r\ndtoverlay=vc4-kms-v3d\r\n  dtoverlay=spi0-1cs,no_miso\r\n",
    ],
)
def test_config_txt_may_be_written_in_other_ways(config: str, tmp_path: Path) -> None:
    assert found(pi(tmp_path, files={"boot/firmware/config.txt": config}), "config").level == "ok"


def test_config_txt_may_lie_where_older_systems_have_it(tmp_path: Path) -> None:
    old = {"boot/config.txt": PI_FILES["boot/firmware/config.txt"]}
    finding = found(pi(tmp_path, without=("boot/firmware/config.txt",), files=old), "config")
    assert finding.level == "ok" and finding.parts["path"] == "/boot/config.txt"


def test_one_chip_that_may_be_used_is_enough(tmp_path: Path) -> None:
    finding = found(pi(tmp_path, files={"dev/gpiochip10": ""}, closed=("dev/gpiochip0",)), "chip")
    assert finding.level == "ok" and finding.parts["paths"] == "/dev/gpiochip10"


def test_lgpio_may_be_given_a_folder_of_its_own(tmp_path: Path) -> None:
    given = pi(tmp_path, closed=("work",), environment={"LG_WD": str(tmp_path)})
    assert found(given, "fifo").level == "ok"


def test_lgpio_may_be_asked_for_by_name(tmp_path: Path) -> None:
    assert found(pi(tmp_path, environment={"GPIOZERO_PIN_FACTORY": "lgpio"}), "factory").level == "ok"


def test_a_file_in_the_way_of_the_state_folder_is_found(tmp_path: Path) -> None:
    assert found(pi(tmp_path, files={"state": "a file"}), "state").level == "trouble"


def test_examining_leaves_no_trace(tmp_path: Path) -> None:
    patient = pi(tmp_path)
    before = sorted(tmp_path.rglob("*"))
    examine(patient)
    assert sorted(tmp_path.rglob("*")) == before


# ---- the command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_ends_with_a_verdict_which_is_the_exit_code(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert visit(pi(tmp_path / "well"), lang, as_json=False) == 0
    assert capsys.readouterr().out.endswith(say(lang, "doctor.well") + "\n")
    assert visit(pi(tmp_path / "ill", without=("lgpio", "dev/gpiochip0")), lang, as_json=False) == 1
    out = capsys.readouterr().out
    assert out.endswith(say(lang, "doctor.ill", count=2) + "\n")
    assert out.count("\n" + say(lang, "doctor.level-trouble")) == 2
    assert "  -> " in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_programs_get_every_finding_as_json(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sick = pi(tmp_path, without=("dev/spidev0.0",))
    assert visit(sick, lang, as_json=True) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is False
    assert [row["name"] for row in report["findings"]] == [finding.name for finding in examine(sick)]
    (spi,) = (row for row in report["findings"] if row["name"] == "spi")
    assert spi["level"] == "trouble"
    assert f"{spi['what']} {spi['mend']}" == told(found(sick, "spi"), lang)


def test_this_very_machine_can_be_examined(capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["doctor", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert code == (0 if report["ok"] else 1)
    levels = {row["name"]: row["level"] for row in report["findings"]}
    assert levels["gpiozero"] == levels["pyserial"] == levels["python"] == "ok"


def test_the_machine_is_asked_for_what_it_is() -> None:
    here = this_machine({})
    assert here.python >= (3, 11, 0) and here.year >= 2024
    assert here.may_use(Path(__file__)) and not here.may_use(Path(__file__) / "nothing")
    assert here.free(Path(__file__).parent) > 0


def test_a_module_is_imported_to_see_whether_it_can_be() -> None:
    assert re.fullmatch(r"\d+\.\d+.*", version_of("serial") or "")
    assert version_of("no_such_module") is None


def test_every_word_of_the_doctor_is_used() -> None:
    source = "".join(Path(module.__file__).read_text(encoding="utf-8") for module in (doctor, command))
    own = ("help-", "level-", "ill", "well")
    keys = [key.removeprefix("doctor.") for key in entries("doctor")]
    assert [key for key in keys if not key.startswith(own) and f'"{key}"' not in source] == []
