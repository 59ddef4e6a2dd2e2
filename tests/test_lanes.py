"""`make test-fast` leaves out the slow tests, and still visits every folder of tests."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOMS = sorted({path.parent for path in HERE.rglob("test_*.py")})
SLOW = "pytest.mark.slow"


def fast_tests(source: str) -> list[str]:
    """Return the names of the tests of a module that are not marked slow, by themselves or with their module."""
    body = ast.parse(source).body
    for node in body:
        if isinstance(node, ast.Assign) and [ast.unparse(name) for name in node.targets] == ["pytestmark"]:
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            if SLOW in map(ast.unparse, marks):
                return []
    return [
        node.name
        for node in body
        if isinstance(node, ast.FunctionDef)
        and node.name.startswith("test_")
        and SLOW not in map(ast.unparse, node.decorator_list)
    ]


@pytest.mark.parametrize("room", [pytest.param(room, id=room.relative_to(HERE.parent).as_posix()) for room in ROOMS])
def test_every_room_has_a_test_that_is_not_slow(room: Path) -> None:
    assert [name for path in room.glob("test_*.py") for name in fast_tests(path.read_text(encoding="utf-8"))]


def test_slow_tests_and_modules_are_recognised() -> None:
    tests = "@pytest.mark.slow\n@given(x)\ndef test_a(): ...\n@given(x)\ndef test_b(): ...\ndef helper(): ...\n"
    assert fast_tests(tests) == ["test_b"]
    assert fast_tests(f"pytestmark = pytest.mark.slow\n{tests}") == []
    assert fast_tests(f"pytestmark = [pytest.mark.skipif(True), pytest.mark.slow]\n{tests}") == []
    assert fast_tests(f"pytestmark = pytest.mark.skipif(True)\n{tests}") == ["test_b"]
