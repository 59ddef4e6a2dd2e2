"""Which build of Filature this is: its version, and the commit that it was made from.

In a clone, git is asked. A wheel holds `pi_app/_build.py`, which `hatch_build.py` writes when the wheel is built.
"""

from __future__ import annotations

import os
import subprocess
from importlib import import_module, metadata
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DIGITS: Final = 10  # of a commit's hash
GIT_TIMEOUT: Final = 5_000  # ms


def clone(root: Path = ROOT) -> Path | None:
    """Return the folder of the clone that this program runs from, None if it was installed from a wheel."""
    return root if (root / "pyproject.toml").is_file() and (root / "firmware" / "main.py").is_file() else None


def describe() -> str:
    """Return the version and, if it is known, the commit: "0.2.0 (1a2b3c4d5e)", with "-dirty" after local changes."""
    commit = commit_of(ROOT) or _built_from()
    return f"{_version()} ({commit})" if commit else _version()


def commit_of(root: Path) -> str:
    """Return the commit that a clone stands at, with "-dirty" if a file differs from it; "" if git cannot tell."""
    if not (root / ".git").exists():
        return ""  # git would look for a repository in the folders above
    # Without optional locks git writes nothing, so that root leaves no files of its own in another user's clone.
    command = ["git", "--no-optional-locks", "status", "--porcelain=v2", "--branch", "--untracked-files=no"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    try:
        done = subprocess.run(  # noqa: S603
            command, cwd=root, env=environment, capture_output=True, text=True, check=False, timeout=GIT_TIMEOUT / 1000
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    lines = done.stdout.splitlines()
    oid = next((line.split()[2] for line in lines if line.startswith("# branch.oid ")), "")
    if done.returncode or not oid.isalnum():  # "(initial)" before the first commit
        return ""
    return oid[:DIGITS] + ("-dirty" if any(not line.startswith("#") for line in lines) else "")


def _built_from() -> str:
    try:
        return str(import_module("pi_app._build").COMMIT)
    except ImportError:
        return ""


def _version() -> str:
    """Return the version from the clone's own file, because after `git pull` an editable install has old metadata.

    Without a clone, the version comes from the installed package.
    """
    here = clone()
    if here:
        import tomllib

        return str(tomllib.loads((here / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])
    try:
        return metadata.version("filature")
    except metadata.PackageNotFoundError:  # somebody copied the folders
        return "?"
