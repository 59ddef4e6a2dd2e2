"""One name, one meaning: a public class or constant of the shared rooms is defined once. One unit of time: the ms."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "hardware", "pi_app")
A_GAME = re.compile(r"(engine|pi_app)/games/\w+/")  # games are alike: each has its own View, BOARD and WORDS
SECONDS = re.compile(r"\w+_(s|secs?|seconds)", re.IGNORECASE)
WAITING = {"sleep", "timeout", "write_timeout", "bounce_time"}  # calls and arguments that take seconds
SAME_MEANING = {
    "CHECKS": "the checks of a conformance suite, by name",
    "HEIGHT": "of the handheld's display in dots; the kit for drawing takes it from the driver",
    "KEYS": "of the handheld; pages must not depend on a driver",
    "KINDS": "of what happens to such a key",
    "LEAST_PYTHON": "the installer must not import the rest of the program before it has checked this",
    "OPTIONS": "of a subcommand",
    "POINTS": "of the board; the application takes it from the pin map",
    "SIZE": "of the board, like POINTS",
    "WIDTH": "of the handheld's display in dots, like HEIGHT",
    "WORDS": "of one area",
    "T": "a type variable",
    "TYPE_CHECKING": "false at run time, without importing typing",
}


def defined(source: str) -> Iterator[str]:
    """Yield the public classes, constants and type aliases that a module defines at its top level."""
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def shared() -> dict[str, list[str]]:
    """Return where each name is defined outside the rooms of games."""
    places = defaultdict(list)
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            file = path.relative_to(ROOT).as_posix()
            for name in () if A_GAME.match(file) else defined(path.read_text(encoding="utf-8")):
                if not name.startswith("_") and name[0].isupper():
                    places[name].append(file)
    return places


def test_every_shared_name_has_one_meaning() -> None:
    twice = {name: files for name, files in shared().items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in SAME_MEANING} == {}


def test_every_exception_of_that_is_needed() -> None:
    assert {name for name, files in shared().items() if len(files) > 1} >= set(SAME_MEANING)


@pytest.mark.parametrize("source", ["class Page:\n    pass", "Page = tuple[int, int]", "Page: Final = 3"])
def test_a_definition_is_found(source: str) -> None:
    assert list(defined(source)) == ["Page"]


def in_seconds(source: str) -> Iterator[str]:
    """Yield the names that say that they hold seconds, and the numbers of seconds that a call is given directly."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)) if SECONDS.fullmatch(name):
                yield name
            case ast.keyword(arg=name, value=ast.Constant(value=int() | float() as time)) if name in WAITING and time:
                yield f"{name}={time}"
            case ast.Call(func=ast.Attribute(attr=name), args=[ast.Constant(value=time)]) if name in WAITING:
                yield f"{name}({time})"


@pytest.mark.parametrize("folder", FOLDERS)
def test_times_are_in_milliseconds_until_they_leave_our_code(folder: str) -> None:
    files = {path.relative_to(ROOT).as_posix(): path for path in sorted((ROOT / folder).rglob("*.py"))}
    found = {file: list(in_seconds(path.read_text(encoding="utf-8"))) for file, path in files.items()}
    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source", ["LISTEN_S: Final = 2.0", "def wait(most_seconds): ...", "run(command, timeout=60)", "time.sleep(0.1)"]
)
def test_seconds_are_found(source: str) -> None:
    assert list(in_seconds(source))
    assert not list(in_seconds("time.sleep(REST_MS / 1000); Serial(path, timeout=0)"))
