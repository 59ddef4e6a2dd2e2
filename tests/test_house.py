"""The structure of the project as DESIGN.md describes it: which imports are allowed, and what no file may contain."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.game import Game
from tests.test_arrows import OURS, imported

ROOT = Path(__file__).parent.parent
LONGEST = 400
FOR_SEATS = ("blank", "see", "legal", "judge", "conjecture", "show", "form")
FOR_THE_REFEREE = ("to_act", "play", "outcome", "roll")
CLOCKS_AND_WIRES = {"time", "datetime", "socket", "subprocess", "threading", "asyncio", "logging", "sqlite3", "curses"}


def files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def named(paths: list[Path]) -> Any:
    """Return a parameter for each file, named by its path from the root of the clone."""
    return [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in paths]


def imports(path: Path) -> set[str]:
    package = ".".join(path.relative_to(ROOT).parent.parts)
    return set(imported(path.read_text(encoding="utf-8"), package))


def tops(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(path)}


# ---- the arrows


@pytest.mark.parametrize("path", named(files("engine")))
def test_the_engine_imports_the_standard_library_and_itself(path: Path) -> None:
    assert tops(path) <= {"engine", *sys.stdlib_module_names}


@pytest.mark.parametrize("path", named(files("engine")))
def test_the_engine_knows_no_clock_and_no_wire_and_prints_nothing(path: Path) -> None:
    assert not tops(path) & CLOCKS_AND_WIRES
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert not [call.lineno for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("print", "input")]


def test_the_firmware_runs_alone_with_the_link_beside_it() -> None:
    for path in files("firmware"):
        ours = {name for name in imports(path) if name.split(".")[0] in OURS}
        assert {name for name in ours if not re.match(r"firmware\b|hardware\.link\b", name)} == set(), path


# ---- the files


@pytest.mark.parametrize("folder", ["engine", "hardware", "pi_app", "schematics"])
def test_a_file_fits_a_readers_head(folder: str) -> None:
    lengths = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in files(folder)}
    assert lengths, "no file was found"
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def texts(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("path", named(files("engine")))
def test_the_engine_names_no_absolute_path(path: Path) -> None:
    assert not [text for text in texts(path) if re.fullmatch(r"(/|[A-Za-z]:\\|~/)[\w.\\/ -]+", text)]


@pytest.mark.parametrize(
    "path", named([*files("hardware"), *files("pi_app"), *files("firmware"), *files("schematics")])
)
def test_no_file_names_a_place_on_one_persons_machine(path: Path) -> None:
    assert not [text for text in texts(path) if re.search(r"(^|\s)(/home/|/Users/|[A-Z]:\\)", text)]


# ---- no function that serves a seat ever receives a state


def notes(owner: type, name: str) -> list[str]:
    return [str(parameter.annotation) for parameter in inspect.signature(getattr(owner, name)).parameters.values()]


@pytest.mark.parametrize("name", games.names())
def test_a_game_serves_its_seats_without_the_state(name: str) -> None:
    owner = type(games.load(name))
    for method in FOR_SEATS:
        assert not [note for note in notes(owner, method) if re.search(r"\b(State|S)\b", note)], method
    for method in FOR_THE_REFEREE[:3]:
        assert "State" in notes(owner, method), "the check above looks for the right word"


def test_the_contract_hands_the_state_to_the_referees_methods_alone() -> None:
    methods = [name for name, _ in inspect.getmembers(Game, inspect.isfunction) if not name.startswith("_")]
    with_state = {name for name in methods if re.search(r"\bS\b", " ".join(notes(Game, name)))}
    assert with_state == set(FOR_THE_REFEREE)
    assert set(FOR_SEATS) <= set(methods)
