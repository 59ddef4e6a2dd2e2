"""The machine that Filature is installed on: files below a root, and commands.

Questions are asked at any time; whatever changes the machine is told first, and only told in a dry run.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from engine.errors import FilatureError


class Done(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    output: str


Run = Callable[[Sequence[str]], Done]
Tell = Callable[[str], None]


class CommandError(FilatureError):
    """A command failed, so the installation stops there. `command` and `output` tell which, and why."""

    def __init__(self, command: str, output: str) -> None:
        super().__init__(f"{command}: {output}")
        self.command = command
        self.output = output


class Host(NamedTuple):
    """A machine. Paths are named as on it, from its own root."""

    root: Path
    run: Run
    tell: Tell
    source: Path  # the clone that is installed
    python: str  # the version of the system's own, as 3.11
    dry: bool = False

    def path(self, name: str) -> Path:
        return self.root / name.lstrip("/")

    def text(self, name: str) -> str | None:
        """What a file says, None if there is none."""
        try:
            return self.path(name).read_text(encoding="utf-8")
        except OSError:
            return None

    def asks(self, *words: str) -> Done:
        """Run a command that changes nothing."""
        return self.run(words)

    # ---- changes

    def does(self, *words: str) -> None:
        """Run a command, or CommandError."""
        self.tell(f"$ {shlex.join(words)}")
        if not self.dry:
            done = self.run(words)
            if done.code:
                raise CommandError(shlex.join(words), done.output.strip())

    def writes(self, name: str, text: str, mode: int = 0o644) -> None:
        """Put a file in its place whole; a power cut leaves the old one or the new one."""
        self.tell(f"> {name}")
        if not self.dry:
            path = self.path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_name(f".{path.name}.new")
            new.write_text(text, encoding="utf-8")
            new.chmod(mode)
            new.replace(path)

    def points(self, name: str, target: str) -> None:
        """Let a symbolic link point at a target, from one moment to the next."""
        self.tell(f"> {name} -> {target}")
        if not self.dry:
            path = self.path(name)
            new = path.with_name(f".{path.name}.new")
            new.unlink(missing_ok=True)
            new.symlink_to(target)
            new.replace(path)

    def removes(self, name: str) -> None:
        """Take a file away, or a folder with all that it holds."""
        self.tell(f"- {name}")
        if not self.dry:
            path = self.path(name)
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)


def run(words: Sequence[str]) -> Done:
    """Run a command of this machine, with its words in English for us to read.

    No Python that it starts writes bytecode: pip builds the program in the clone, where root must leave no files.
    """
    english = {"LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    environment = {**os.environ, **english, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(  # noqa: S603 - the installer's own words, no shell
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
            check=False,
        )
    except OSError:
        return Done(127, words[0])  # as a shell says of a command that it cannot find
    return Done(done.returncode, done.stdout)
