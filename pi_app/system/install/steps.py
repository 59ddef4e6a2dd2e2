"""The steps of an installation. Each step checks whether it is needed, makes one change, and can undo it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from pi_app.system.install.host import Host
from pi_app.words import say

StepCheck = Callable[[Host], bool]
Act = Callable[[Host], None]

FILES: Final = Path(__file__).parent / "files"
MARKS: Final = ("now", "would", "already", "kept")
NO_PARTS: Final[Mapping[str, object]] = MappingProxyType({})


def never(_host: Host) -> bool:
    """Return False: there is nothing to undo."""
    return False


def nothing(_host: Host) -> None:
    """Do nothing."""


class InstallStep(NamedTuple):
    """One change of the machine, which `install` makes and `uninstall` undoes.

    Its words are `install.do-NAME` and `install.undo-NAME`. A step with `theirs` holds data of the users (games,
    settings): `uninstall` keeps it unless they ask for a purge.
    """

    name: str
    missing: StepCheck
    do: Act
    present: StepCheck = never
    undo: Act = nothing
    theirs: bool = False
    parts: Mapping[str, object] = NO_PARTS


def shipped(name: str) -> str:
    """Return the text of a file that is installed unchanged."""
    return (FILES / name).read_text(encoding="utf-8")


def placed(name: str, path: str, *, mode: int = 0o644, afterwards: Act = nothing) -> InstallStep:
    """Return the step that puts one of our files at its place on the machine."""
    text = shipped(Path(path).name)

    def write(host: Host) -> None:
        host.writes(path, text, mode)
        afterwards(host)

    def remove(host: Host) -> None:
        host.removes(path)
        afterwards(host)

    return InstallStep(
        name,
        missing=lambda host: host.text(path) != text,
        do=write,
        present=lambda host: host.path(path).exists(),
        undo=remove,
        parts={"path": path},
    )


def install(steps: Sequence[InstallStep], host: Host, lang: str) -> None:
    """Do the missing steps in order, and print each step."""
    for step in steps:
        missing = step.missing(host)
        _tell(host, lang, step, "do", _mark(host) if missing else "already")
        if missing:
            step.do(_indented(host))


def uninstall(steps: Sequence[InstallStep], host: Host, lang: str, *, purge: bool) -> None:
    """Undo the steps that were done, the last one first. Data of the users goes only with `purge`."""
    for step in reversed(steps):
        if not step.present(host):
            continue
        if step.theirs and not purge:
            _tell(host, lang, step, "keep", "kept")
        else:
            _tell(host, lang, step, "undo", _mark(host))
            step.undo(_indented(host))


def _mark(host: Host) -> str:
    return "would" if host.dry else "now"


def _tell(host: Host, lang: str, step: InstallStep, deed: str, mark: str) -> None:
    marks = {each: say(lang, f"install.{each}") for each in MARKS}
    width = max(map(len, marks.values()))
    host.tell(f"{marks[mark]:{width}} {say(lang, f'install.{deed}-{step.name}', **step.parts)}")


def _indented(host: Host) -> Host:
    return host._replace(tell=lambda line: host.tell(f"    {line}"))
