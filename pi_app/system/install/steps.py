"""Steps of an installation: each looks whether it is needed, does its one thing, and can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from pi_app.system.install.host import Host
from pi_app.words import say

Look = Callable[[Host], bool]
Act = Callable[[Host], None]

FILES: Final = Path(__file__).parent / "files"
MARKS: Final = ("now", "would", "already", "kept")
NO_PARTS: Final[Mapping[str, object]] = MappingProxyType({})


def never(_host: Host) -> bool:
    """Nothing to take back."""
    return False


def nothing(_host: Host) -> None:
    """Nothing is done."""


class Step(NamedTuple):
    """One thing that is brought and, if it is ours, taken back.

    Words: `install.do-NAME` and `install.undo-NAME`. What people have made with the table is `theirs`, and only goes
    when they ask for it.
    """

    name: str
    missing: Look
    do: Act
    present: Look = never
    undo: Act = nothing
    theirs: bool = False
    parts: Mapping[str, object] = NO_PARTS


def shipped(name: str) -> str:
    """One of the files that are put in place as they are."""
    return (FILES / name).read_text(encoding="utf-8")


def placed(name: str, path: str, *, mode: int = 0o644, afterwards: Act = nothing) -> Step:
    """A file of ours at its place on the machine."""
    text = shipped(Path(path).name)

    def write(host: Host) -> None:
        host.writes(path, text, mode)
        afterwards(host)

    def remove(host: Host) -> None:
        host.removes(path)
        afterwards(host)

    return Step(
        name,
        missing=lambda host: host.text(path) != text,
        do=write,
        present=lambda host: host.path(path).exists(),
        undo=remove,
        parts={"path": path},
    )


def install(steps: Sequence[Step], host: Host, lang: str) -> None:
    """Do what is missing, in order, and tell each step."""
    for step in steps:
        missing = step.missing(host)
        _tell(host, lang, step, "do", _mark(host) if missing else "already")
        if missing:
            step.do(_indented(host))


def uninstall(steps: Sequence[Step], host: Host, lang: str, *, purge: bool) -> None:
    """Take back what is there, last things first; what is theirs is kept unless they ask."""
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


def _tell(host: Host, lang: str, step: Step, deed: str, mark: str) -> None:
    marks = {each: say(lang, f"install.{each}") for each in MARKS}
    width = max(map(len, marks.values()))
    host.tell(f"{marks[mark]:{width}} {say(lang, f'install.{deed}-{step.name}', **step.parts)}")


def _indented(host: Host) -> Host:
    return host._replace(tell=lambda line: host.tell(f"    {line}"))
