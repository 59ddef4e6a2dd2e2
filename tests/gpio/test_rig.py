"""The rig succeeds only if the tests inside it passed. Stand-ins replace apt and QEMU, which take minutes."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

RIG = Path(__file__).parent / "rig"

pytestmark = pytest.mark.skipif(
    (platform.system(), platform.machine()) != ("Linux", "x86_64"), reason="the rig runs on x86-64 Linux only"
)


class Machine:
    """A clone of the project with a .venv, and a PATH with stand-ins for some tools."""

    def __init__(self, folder: Path) -> None:
        self.clone, self.tools, self.rig_dir = folder / "clone", folder / "tools", folder / "rig"
        (self.clone / "tests/gpio").mkdir(parents=True)
        (self.clone / ".venv/bin").mkdir(parents=True)
        (self.clone / ".venv/bin/python").symlink_to(sys.executable)
        self.rig_dir.mkdir()
        self.tools.mkdir()
        shutil.copy(RIG, self.clone / "tests/gpio/rig")
        for tool in ("gcc", "make", "dpkg-deb", "cpio", "gzip"):
            self.tool(tool, "exit 0")
        self.tool("apt-cache", "echo '  Depends: linux-image-6.1.0-1-amd64'")
        self.tool("apt-get", "exit 0")

    def tool(self, name: str, script: str) -> None:
        path = self.tools / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def built(self) -> None:
        (self.rig_dir / "ready").touch()

    def run(self, *arguments: str, seconds: int = 20) -> tuple[int, str]:
        """Return the exit status and the last line."""
        env = {
            **os.environ,
            "PATH": f"{self.tools}:{os.environ['PATH']}",
            "FILATURE_RIG_DIR": str(self.rig_dir),
            "FILATURE_RIG_S": str(seconds),
        }
        command = [self.clone / "tests/gpio/rig", *arguments]
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
        return done.returncode, (done.stdout.splitlines() or [""])[-1]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("status", [0, 1, 2])
def test_the_exit_status_is_that_of_the_tests(machine: Machine, status: int) -> None:
    machine.built()
    machine.tool("qemu-system-x86_64", f"echo '9 passed'; echo 'rig: exit {status}'")
    assert machine.run() == (status, "9 passed")


def test_a_kernel_that_panics_is_a_failure(machine: Machine) -> None:
    machine.built()
    machine.tool("qemu-system-x86_64", "echo 'Kernel panic - not syncing: VFS: Unable to mount root fs'")
    assert machine.run() == (
        1,
        "The GPIO rig failed: the kernel in the virtual machine panicked, as it says above.",
    )


def test_a_machine_that_gives_no_answer_is_a_failure(machine: Machine) -> None:
    machine.built()
    machine.tool("qemu-system-x86_64", "exec sleep 30")
    status, said = machine.run(seconds=1)
    assert status == 1
    assert "gave no answer within 1 s" in said


def test_a_qemu_that_does_not_start_is_a_failure(machine: Machine) -> None:
    machine.built()
    machine.tool("qemu-system-x86_64", "exit 3")
    status, said = machine.run()
    assert status == 1
    assert "ended without an answer (QEMU's exit status: 3)" in said


@pytest.mark.parametrize("arguments", [(), ("--build",)])
def test_packages_that_cannot_be_fetched_are_a_failure_of_their_own(
    machine: Machine, arguments: tuple[str, ...]
) -> None:
    machine.tool("qemu-system-x86_64", "echo 'rig: exit 0'")
    machine.tool("apt-get", "echo 'E: Failed to fetch'; exit 100")
    status, said = machine.run(*arguments)
    assert status == 69
    assert "could not be fetched" in said
    assert not (machine.rig_dir / "ready").exists()


def test_a_rig_that_cannot_be_built_is_a_failure(machine: Machine) -> None:
    machine.tool("qemu-system-x86_64", "echo 'rig: exit 0'")
    status, said = machine.run()  # apt-get reports success, but has fetched nothing
    assert status == 1
    assert "could not be built" in said


def test_a_machine_that_cannot_run_it_skips(machine: Machine) -> None:
    machine.tool("apt-cache", "exit 0")
    for arguments in ((), ("--can",), ("--build",)):
        status, said = machine.run(*arguments)
        assert status == 77
        assert "cannot run here: apt knows no linux-image-amd64" in said


def test_a_rig_that_is_built_can_run_and_is_not_built_again(machine: Machine) -> None:
    machine.built()
    machine.tool("qemu-system-x86_64", "exit 1")
    machine.tool("apt-get", "exit 100")
    assert machine.run("--can") == (0, "")
    assert machine.run("--build") == (0, "")
