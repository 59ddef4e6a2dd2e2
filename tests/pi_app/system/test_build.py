"""Tests of `filature --version`, which names the build: in a clone, in a wheel and without git."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest

from pi_app.system import build
from pi_app.system.build import clone, commit_of, describe
from pi_app.system.install.host import run

ROOT = Path(__file__).parents[3]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def git(folder: Path, *words: str) -> str:
    person = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false")
    done = subprocess.run(["git", *person, *words], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A clone with one commit of one file."""
    git(tmp_path, "init", "--quiet")
    (tmp_path / "rules").write_text("one\n")
    git(tmp_path, "add", "rules")
    git(tmp_path, "commit", "--quiet", "--message", "Add rules")
    return tmp_path


def test_a_clone_names_its_commit(repository: Path) -> None:
    assert commit_of(repository) == git(repository, "rev-parse", "HEAD")[:10]


def test_a_changed_file_makes_it_dirty_and_a_new_one_does_not(repository: Path) -> None:
    (repository / "notes").write_text("mine\n")
    assert not commit_of(repository).endswith("-dirty")
    (repository / "rules").write_text("two\n")
    assert commit_of(repository) == git(repository, "rev-parse", "HEAD")[:10] + "-dirty"


def test_asking_writes_nothing_into_the_clone(repository: Path) -> None:
    (repository / "rules").touch()  # now a plain `git status` would rewrite its index
    before = (repository / ".git/index").stat().st_mtime_ns
    assert commit_of(repository)
    assert (repository / ".git/index").stat().st_mtime_ns == before


def test_a_repository_around_the_program_is_not_taken_for_its_own(repository: Path) -> None:
    inside = repository / "site-packages"
    inside.mkdir()
    assert commit_of(inside) == ""


def test_before_the_first_commit_there_is_none(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    assert commit_of(tmp_path) == ""


def test_without_git_there_is_no_commit(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert commit_of(repository) == ""


def test_a_git_that_hangs_is_given_up(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = repository / "git"
    slow.write_text("#!/bin/sh\nexec sleep 60\n")
    slow.chmod(0o755)
    monkeypatch.setenv("PATH", str(repository), prepend=":")
    monkeypatch.setattr(build, "GIT_TIMEOUT", 100)
    assert commit_of(repository) == ""


def test_a_broken_repository_has_no_commit(repository: Path) -> None:
    (repository / ".git/HEAD").unlink()
    assert commit_of(repository) == ""


def test_git_is_not_sent_elsewhere_by_the_environment(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_DIR", str(repository / "nowhere"))
    assert len(commit_of(repository)) == build.DIGITS


def test_this_is_a_clone_and_a_folder_of_packages_is_none(tmp_path: Path) -> None:
    assert clone() == ROOT
    assert clone(tmp_path) is None


def test_a_clone_tells_the_version_of_its_own_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "commit_of", lambda _root: "0123456789-dirty")
    assert describe() == f"{VERSION} (0123456789-dirty)"


def test_a_wheel_tells_the_commit_that_it_was_built_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "clone", lambda: None)
    monkeypatch.setattr(metadata, "version", lambda _name: "9.9.9")
    assert describe() == "9.9.9"
    monkeypatch.setitem(sys.modules, "pi_app._build", SimpleNamespace(COMMIT="0123456789"))
    assert describe() == "9.9.9 (0123456789)"


def test_folders_that_were_copied_have_no_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "clone", lambda: None)
    monkeypatch.setattr(metadata, "version", unknown)
    assert describe() == "?"


def test_an_installation_leaves_no_bytecode_in_the_clone() -> None:
    """pip runs hatch_build.py in the clone, perhaps as root."""
    assert run([sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]).output == "True\n"
