"""One name, one meaning: a public class or constant of the shared rooms is defined once."""

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
