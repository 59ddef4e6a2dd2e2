"""Tests of `make install` and `make uninstall` on a simulated Debian in a folder."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hardware import pinmap
from pi_app.system import doctor, install
from pi_app.system.install.__main__ import LEAST_PYTHON, start
from pi_app.system.install.plan import INSTALL_STEPS, USER_GROUPS
from pi_app.words import LANGUAGES, entries
from tests.pi_app.system.install.debian import CONFIG, LIGHTS, ROOT, Debian


def told(debian: Debian, mark: str) -> list[str]:
    return [line for line in debian.said if line.startswith(mark)]


def current(debian: Debian) -> str:
    return (debian.root / "opt/filature/current").readlink().name


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the clone that the test may change."""
    copy = tmp_path / "clone"
    for name in ("engine", "hardware", "pi_app", "firmware"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    return copy


# ---- the first installation


def test_a_pi_that_is_wired_plays_after_one_command(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    assert debian.make("install") == 0
    assert debian.state == "active"
    assert len(told(debian, "now:")) + len(told(debian, "already:")) == len(INSTALL_STEPS)
    assert "The table plays" in debian.said[-1]
    root = debian.root
    assert (root / "usr/local/bin/filature").stat().st_mode & 0o777 == 0o755
    assert (root / "opt/filature/current/bin/filature").exists()
    assert (root / "etc/udev/rules.d/60-filature-handheld.rules").exists()
    assert "ExecStart=" in (root / "etc/systemd/system/filature.service").read_text()
    assert list(root.rglob(".*.new")) == []


def test_the_user_joins_the_groups_that_exist(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    debian.make("install")
    assert debian.members["filature"] == {"filature", *USER_GROUPS} - {"render"}
    debian.groups.add("render")
    debian.make("install")
    assert debian.members["filature"] == {"filature", *USER_GROUPS}


def test_installing_again_does_nothing(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    debian.make("install")
    before = debian.files()
    assert debian.make("install") == 0
    assert debian.changes == []
    assert told(debian, "now:") == [] and len(told(debian, "already:")) == len(INSTALL_STEPS)
    assert debian.files() == before


def test_pip_brings_what_debian_lacks_but_never_pygame(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    debian.make("install")
    (with_lgpio,) = [line for line in debian.changes if "gpiozero>=" in line]
    assert "pygame" not in with_lgpio and "lgpio" not in with_lgpio
    older = Debian(tmp_path / "older")
    older.offers.remove("python3-lgpio")
    assert older.make("install") == 0
    (without,) = [line for line in older.changes if "gpiozero>=" in line]
    assert "rpi-lgpio" in without and "pygame" not in without
    older.make("install")
    assert older.changes == []


# ---- without systemd, without lights


def test_in_a_chroot_nothing_is_started_and_nobody_is_told(tmp_path: Path) -> None:
    debian = Debian(tmp_path, booted=False)
    assert debian.make("install") == 0
    assert [line for line in debian.changes if line.startswith(("systemctl", "udevadm"))] == [
        "systemctl enable filature.service"
    ]


@pytest.mark.parametrize(
    ("config", "sentence"),
    [
        ("", "no Raspberry Pi"),
        ("dtparam=audio=on\n", f"/boot/firmware/config.txt.*dtparam=spi=on, {pinmap.SPI_OVERLAY}; then: sudo reboot"),
        ("dtparam=spi=on\n", f"own line: {pinmap.SPI_OVERLAY}; then"),
        (LIGHTS, "after a restart"),
    ],
)
def test_what_is_left_to_do_is_told_and_config_txt_is_never_touched(config: str, sentence: str, tmp_path: Path) -> None:
    debian = Debian(tmp_path, config=config)
    (debian.root / "dev/spidev0.0").unlink()
    assert debian.make("install") == 0
    assert re.search(sentence, debian.said[-1])
    assert debian.state == "inactive", "it would find no lights"
    assert debian.files().get(CONFIG, "") == config


# ---- updating


def test_an_update_keeps_games_and_settings_and_starts_the_new_program(tmp_path: Path, clone: Path) -> None:
    debian = Debian(tmp_path / "pi", clone=clone)
    debian.make("install")
    old = current(debian)
    debian.put("var/lib/filature/games.db", "a game")
    debian.put("etc/filature/table.env", "FILATURE_LANG=fr\n")
    (clone / "engine/new.py").write_text("")
    assert debian.make("install") == 0
    assert current(debian) != old and not (debian.root / "opt/filature" / old).exists()
    assert debian.starts == 2
    files = debian.files()
    assert files["var/lib/filature/games.db"] == "a game"
    assert files["etc/filature/table.env"] == "FILATURE_LANG=fr\n"


def test_an_update_that_fails_leaves_the_old_program_playing_and_goes_on_later(tmp_path: Path, clone: Path) -> None:
    debian = Debian(tmp_path / "pi", clone=clone)
    debian.make("install")
    old = current(debian)
    (clone / "engine/new.py").write_text("")
    debian.breaks = "/opt/filature/"  # pip
    assert debian.make("install") == 1
    assert re.search(r"failed: /opt/filature/\S+ -m pip.*no network.*again", debian.said[-1], re.DOTALL)
    assert current(debian) == old and (debian.root / "opt/filature" / old / "bin/filature").exists()
    debian.breaks = ""
    assert debian.make("install") == 0
    assert current(debian) != old


def test_another_python_gets_a_program_of_its_own(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    debian.make("install")
    debian.python = "3.13"
    debian.make("install")
    assert current(debian).endswith("python3.13")
    assert len(list((debian.root / "opt/filature").iterdir())) == 2


def test_another_unit_is_played_by_at_once(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    debian.make("install")
    debian.put("etc/systemd/system/filature.service", "[Service]\nExecStart=/bin/old\n")
    assert debian.make("install") == 0
    assert debian.changes == [
        "systemctl daemon-reload",
        "systemctl stop filature.service",
        "systemctl restart filature.service",
    ]


def test_a_service_that_was_disabled_but_plays_is_stopped_before_it_goes(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    debian.make("install")
    (debian.root / "etc/systemd/system/multi-user.target.wants/filature.service").unlink()
    assert debian.make("uninstall") == 0
    assert debian.state == "inactive"


def test_a_service_that_gave_up_is_started_again(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    debian.make("install")
    debian.state = "failed"
    assert debian.make("install") == 0
    assert debian.changes == ["systemctl reset-failed filature.service", "systemctl restart filature.service"]


# ---- uninstalling


def test_uninstalling_leaves_games_settings_and_their_user(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    before = debian.files()
    debian.make("install")
    debian.put("var/lib/filature/games.db", "a game")
    assert debian.make("uninstall") == 0
    assert debian.state == "inactive"
    assert set(debian.files()) - set(before) == {"var/lib/filature/games.db", "etc/filature/table.env"}
    assert "filature" in debian.members and len(told(debian, "kept:")) == 3


def test_purging_leaves_nothing(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    before = debian.files()
    debian.make("install")
    debian.put("var/lib/filature/games.db", "a game")
    assert debian.make("uninstall", PURGE="1") == 0
    assert debian.files() == before and debian.members == {}
    assert not (debian.root / "opt/filature").exists() and not (debian.root / "var/lib/filature").exists()
    assert debian.make("uninstall", PURGE="1") == 0
    assert debian.changes == []


def test_uninstalling_what_is_not_there_does_nothing(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    before = debian.files()
    assert debian.make("uninstall") == 0
    assert debian.changes == [] and debian.files() == before


# ---- dry runs


@pytest.mark.parametrize("superuser", [True, False])
def test_a_dry_run_tells_every_step_and_touches_nothing(tmp_path: Path, superuser: bool) -> None:
    dry, wet = Debian(tmp_path / "dry"), Debian(tmp_path / "wet")
    before = dry.files()
    assert dry.make("install", DRY_RUN="1", superuser=superuser) == 0
    assert dry.changes == [] and dry.files() == before
    wet.make("install")
    commands = [line.strip().removeprefix("$ ").replace("'", "") for line in dry.said if line.startswith("    $")]
    assert commands == wet.changes
    assert "Nothing was changed" in dry.said[-1]


def test_a_dry_run_of_the_way_back_touches_nothing(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    debian.make("install")
    before = debian.files()
    assert debian.make("uninstall", DRY_RUN="1", PURGE="1") == 0
    assert debian.changes == [] and debian.files() == before
    assert len(told(debian, "would:")) == 8


# ---- machines on which it cannot work


def test_an_installed_copy_cannot_install_the_service_but_can_remove_it(tmp_path: Path, clone: Path) -> None:
    debian = Debian(tmp_path / "pi", clone=clone)
    debian.make("install")
    shutil.rmtree(clone / "firmware")  # a wheel holds the packages only
    (clone / "pyproject.toml").unlink()
    assert debian.make("install") == 1
    assert "Clone Filature" in debian.said[-1] and debian.changes == []
    assert debian.make("uninstall") == 0
    assert not (debian.root / "opt/filature").exists()


@pytest.mark.parametrize(
    ("without", "sentence"),
    [
        ("etc/debian_version", "neither Raspberry Pi OS nor Debian"),
        ("usr/bin/apt-get", "apt-get is missing"),
        ("usr/bin/systemctl", "systemctl is missing"),
    ],
)
def test_a_system_of_another_kind_is_left_alone(without: str, sentence: str, tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    (tmp_path / without).unlink()
    assert debian.make("install") == 1
    assert sentence in debian.said[-1] and debian.changes == []


def test_who_is_not_root_is_told_how_to_be(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    for deed in ("install", "uninstall"):
        assert debian.make(deed, superuser=False) == 1
        assert f"sudo make {deed}." in debian.said[-1] and debian.changes == []


def test_an_old_python_is_told_that_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert LEAST_PYTHON == doctor.LEAST_PYTHON
    assert start() == 1
    assert "3.9 is too old: Filature needs 3.11" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name",
    [
        "system/install/__main__",
        "words/__init__",
        "words/install",
        "system/install/__init__",
        "system/__init__",
        "__init__",
    ],
)
def test_what_an_old_python_reads_first_it_understands(name: str) -> None:
    source = (ROOT / "pi_app" / f"{name}.py").read_text()
    tree = ast.parse(source, feature_version=(3, 9))
    first = [node for node in tree.body if isinstance(node, ast.ImportFrom | ast.Import)]
    names = {node.module if isinstance(node, ast.ImportFrom) else node.names[0].name for node in first}
    assert names <= {"__future__", "os", "sys", "pathlib", "importlib", "typing", "pi_app.words"}
    if len(tree.body) > 1:
        assert "from __future__ import annotations" in source, "Python 3.9 could not evaluate the types"


def test_a_word_that_is_not_understood_does_nothing(tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    assert debian.make("purge") == 2 and debian.changes == []


def test_this_very_machine_can_be_asked_what_would_be_done() -> None:
    environment = {**os.environ, "DRY_RUN": "1", "LC_ALL": "C"}
    command = [sys.executable, "-B", "-m", "pi_app.system.install"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    last = done.stdout.splitlines()[-1]
    assert (done.returncode, last) == (0, "Nothing was changed.") or (done.returncode == 1 and "make demo" in last)


# ---- words and files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_words_there_and_back(lang: str, tmp_path: Path) -> None:
    debian = Debian(tmp_path)
    assert debian.make("install", LANG=lang) == 0
    assert debian.make("uninstall", LANG=lang) == 0
    assert debian.make("uninstall", LANG=lang, PURGE="1") == 0


def test_every_word_of_the_installer_is_used() -> None:
    source = "".join(path.read_text() for path in Path(install.__file__).parent.glob("*.py"))
    names = "|".join(step.name for step in INSTALL_STEPS)
    own = re.compile(rf"install\.((do|undo|keep)-({names})|now|would|already|kept)")
    keys = [key for key in entries("install") if not own.fullmatch(key)]
    assert [key for key in keys if f'"{key}"' not in source] == []


def test_the_installer_needs_nothing_but_a_bare_python() -> None:
    """-S and -I exclude site-packages and the user's folders. The path of the clone is added, as with `make`."""
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import pi_app.system.install.command"
    done = subprocess.run([sys.executable, "-S", "-I", "-B", "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_no_command_goes_through_a_shell() -> None:
    for path in Path(install.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            assert not (isinstance(node, ast.keyword) and node.arg == "shell"), path
