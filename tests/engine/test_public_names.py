"""The public names of the package `engine`."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import engine


def test_the_example_in_the_docstring_is_true() -> None:
    failed, tried = doctest.testmod(engine)
    assert tried and not failed


@pytest.mark.parametrize("name", engine.__all__)
def test_every_public_name_can_be_imported(name: str) -> None:
    assert getattr(engine, name) is not None
    assert name in dir(engine)


def test_type_checkers_see_the_same_names_as_python() -> None:
    tree = ast.parse(Path(engine.__file__).read_text(encoding="utf-8"))
    (block,) = [node for node in tree.body if isinstance(node, ast.If) and isinstance(node.test, ast.Name)]
    typed = [alias.name for node in ast.walk(block) if isinstance(node, ast.ImportFrom) for alias in node.names]
    assert sorted(typed) == sorted(engine.__all__)


def test_all_names_can_be_imported_first_in_any_order() -> None:
    for order in ("sorted", "reversed"):
        code = (
            f"import engine\nfor name in {order}(engine.__all__): getattr(engine, name)\nfrom engine import *; Referee"
        )
        subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(engine.__file__).parents[1])


def test_importing_the_engine_loads_none_of_its_modules() -> None:
    code = "import sys, engine; print([name for name in sys.modules if name.startswith('engine.')])"
    here = Path(engine.__file__).parents[1]
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=here)
    assert done.stdout == "[]\n"


def test_other_names_are_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        engine.Chess  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ImportError, match="cannot import name 'Chess'"):
        exec("from engine import Chess")  # noqa: S102
