"""The machine that Filature is installed on: files below a root, and commands.

Methods that only read work at any time. Methods that change the machine first print what they do. In a dry run they
only print it.
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
    """The exit code of a command, and what it printed."""

    code: int
    output: str


Run = Callable[[Sequence[str]], Done]
PrintLine = Callable[[str], None]


class CommandError(FilatureError):
    """A command has failed, and the installation stops. `command` is its command line, `output` what it printed."""

    def __init__(self, command: str, output: str) -> None:
        super().__init__(f"{command}: {output}")
        self.command = command
        self.output = output


class Host(NamedTuple):
    """A machine. Its methods take paths as a user of this machine writes them, from its own root."""

    root: Path
    run: Run
    tell: PrintLine
    source: Path  # the clone that is installed
    python: str  # the version of the system's own Python, like 3.11
    dry: bool = False

    def path(self, name: str) -> Path:
        return self.root / name.lstrip("/")

    def text(self, name: str) -> str | None:
        """Return the text of a file, None if it cannot be read."""
        try:
            return self.path(name).read_text(encoding="utf-8")
        except OSError:
            return None

    def asks(self, *words: str) -> Done:
        """Run a command that changes nothing."""
        return self.run(words)

    # ---- changes

    def does(self, *words: str) -> None:
        """Run a command. Raise CommandError if it fails."""
        self.tell(f"$ {shlex.join(words)}")
        if not self.dry:
            done = self.run(words)
            if done.code:
                raise CommandError(shlex.join(words), done.output.strip())

    def writes(self, name: str, text: str, mode: int = 0o644) -> None:
        """Write a file and put it in its place at once: after a power cut there is the old file or the new one."""
        self.tell(f"> {name}")
        if not self.dry:
            path = self.path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_name(f".{path.name}.new")
            new.write_text(text, encoding="utf-8")
            new.chmod(mode)
            new.replace(path)

    def points(self, name: str, target: str) -> None:
        """Make a symbolic link point at a target. An existing link is replaced in one step."""
        self.tell(f"> {name} -> {target}")
        if not self.dry:
            path = self.path(name)
            new = path.with_name(f".{path.name}.new")
            new.unlink(missing_ok=True)
            new.symlink_to(target)
            new.replace(path)

    def removes(self, name: str) -> None:
        """Remove a file, or a folder with all that it contains."""
        self.tell(f"- {name}")
        if not self.dry:
            path = self.path(name)
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)


def run(words: Sequence[str]) -> Done:
    """Run a command of this machine, with its output in English so that it can be parsed.

    Python writes no bytecode in it: pip builds the program in the clone, where root must leave no files.
    """
    english = {"LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    environment = {**os.environ, **english, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(  # noqa: S603 - the words come from the installer, and no shell is used
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
            check=False,
        )
    except OSError:
        return Done(127, words[0])  # a shell returns this code for a command that it cannot find
    return Done(done.returncode, done.stdout)
