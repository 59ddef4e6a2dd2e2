"""A game has two rooms. Nothing outside them names it: no list, no comparison, no import, no word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import BUILT_IN

ROOT = Path(__file__).parents[1]
NAMED = re.compile("|".join(re.escape(name).replace("\\-", "[-_]") for name in BUILT_IN), re.IGNORECASE)
ROOMS = re.compile(rf"(engine|pi_app)/games/({'|'.join(name.replace('-', '_') for name in BUILT_IN)})/")
THE_LIST = "engine/games/__init__.py"  # BUILT_IN, the one registration


def naming(source: str) -> Iterator[str]:
    """Yield every import and text in a source that names a game. Docstrings may name one in examples."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                found = " ".join(alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names):
                found = " ".join([module or "", *(alias.name for alias in names)])
            case ast.Constant(value=str(text)) if not isinstance(getattr(node, "parent", None), ast.Expr):
                found = text
            case ast.Name(id=name) | ast.Attribute(attr=name):
                found = name
            case _:
                continue
        if NAMED.search(found):
            yield found


def outside() -> dict[str, list[str]]:
    """Return the files outside the rooms of games that name a game, with what they contain."""
    folders = ("engine", "hardware", "pi_app", "firmware", "schematics")
    paths = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    named = {path.relative_to(ROOT).as_posix(): path for path in paths}
    said = {
        name: list(naming(path.read_text(encoding="utf-8")))
        for name, path in named.items()
        if not ROOMS.match(name) and name != THE_LIST
    }
    return {name: found for name, found in said.items() if found}


def test_nothing_outside_its_two_rooms_names_a_game() -> None:
    assert outside() == {}


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_has_both_rooms(name: str) -> None:
    module = name.replace("-", "_")
    for part in (
        f"engine/games/{module}/__init__.py",
        f"engine/games/{module}/bot.py",
        f"pi_app/games/{module}/front.py",
    ):
        assert (ROOT / part).is_file(), part


@pytest.mark.parametrize(
    "code", ['GAMES = {"catch-it": 3}', 'if game == "chicago":\n    pass', "from pi_app.games.traqueur import page"]
)
def test_a_game_that_is_named_is_found(code: str) -> None:
    assert list(naming(code))
