"""The script that runs KiCad in a small Debian copies a folder in and out, so it accepts only a scratch folder."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from schematics import export

SCRIPT = export.HERE / "trixie"


def refused(folder: Path, debian: Path) -> str:
    done = subprocess.run(
        [str(SCRIPT), "version"],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "FILATURE_TRIXIE": str(debian)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert not debian.exists(), "it refused before it did anything"
    return done.stderr


@pytest.mark.parametrize("folder", [export.HERE.parent, export.HERE, export.KICAD], ids=lambda folder: folder.name)
def test_it_works_on_no_folder_of_the_repository(folder: Path, tmp_path: Path) -> None:
    assert "make schematics" in refused(folder, tmp_path / "debian")


def test_it_works_on_no_folder_of_any_repository(tmp_path: Path) -> None:
    (tmp_path / "clone/.git").mkdir(parents=True)
    (tmp_path / "clone/below/kicad").mkdir(parents=True)
    assert f"not in the repository {tmp_path / 'clone'};" in refused(tmp_path / "clone/below", tmp_path / "debian")
