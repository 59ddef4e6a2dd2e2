"""Tests that no text for people is outside the table of words. They read the source code.

`engine` and `hardware` print nothing. A phrase in the application is the text of an exception, a line of the log, SQL
or a program. The text of an exception is shown to nobody. (`test_heard.py` tests the same at run time.)
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import pi_app

ROOT = Path(pi_app.__file__).parent.parent
PHRASE = re.compile(  # two words, a French letter, or parts with a colon between (French needs a space before it)
    r"[^\W\d_]{2,}\s+[^\W\d_]{2,}|[À-ÖØ-öø-ÿŒœ]|\{\} ?[:;?!] "
)
SQL = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|BEGIN|WHERE|ORDER BY)\b")
NO_LANGUAGE = re.compile(  # a command line, a name, a program, accented letters to choose from, SVG, a font
    r"filature [a-z]+|Raspberry Pi|\s*import [a-z]|[À-ÖØ-Þ]+$| ?<?[a-zA-Z]*(?: ?[\w-]+=\"|><?)|'Atkinson "
)
SPOKEN = {"UsageError", "HelpWanted"}  # errors whose text comes from the table of words
SHOWS = {"print", "say", "write", "format", "join", "UsageError", "Refused"}  # people read the arguments of these


@cache
def tree(path: Path) -> ast.Module:
    """Parse a file and give every node its parent."""
    read = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(read):
        for child in ast.iter_child_nodes(node):
            child.parent = node  # type: ignore[attr-defined]
    return read


def above(node: ast.AST) -> Iterator[ast.AST]:
    while (parent := getattr(node, "parent", None)) is not None:
        yield parent
        node = parent


def files(folder: str) -> list[Path]:
    """Return every module except the tables of words and the texts of the rules."""
    own = (path.relative_to(ROOT) for path in sorted((ROOT / folder).rglob("*.py")))
    told = ("pi_app/words/*.py", "pi_app/games/*/*words.py", "pi_app/games/*/rules*.py", "pi_app/games/*/lessons.py")
    return [ROOT / path for path in own if not any(path.match(pattern) for pattern in told)]


def called(node: ast.AST) -> str:
    """Return the name of the called function, or "" if the node is no call."""
    match node:
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name
    return ""


def literals(path: Path) -> Iterator[tuple[ast.AST, str]]:
    """Yield every text in a file except docstrings. In an f-string, `{}` stands for each expression."""
    for node in ast.walk(tree(path)):
        parent = getattr(node, "parent", None)
        match node:
            case ast.JoinedStr(values=pieces):
                yield node, "".join(str(piece.value) if isinstance(piece, ast.Constant) else "{}" for piece in pieces)
            case ast.Constant(value=str(text)) if not isinstance(parent, (ast.Expr, ast.JoinedStr)):
                yield node, text


def is_kept_from_people(node: ast.AST, text: str) -> bool:
    """Return whether a phrase is never shown to people."""
    if SQL.match(text) or NO_LANGUAGE.match(text):
        return True
    for parent in above(node):
        if isinstance(parent, ast.Raise):
            return called(parent.exc or parent) not in SPOKEN
        if called(parent) in {"__init__", "require", "debug", "info", "warning", "error", "exception"}:
            return True
    return False


def phrases(folder: str) -> list[str]:
    """Return the phrases outside the table of words, each with its place."""
    return [
        f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}: {text}"
        for path in files(folder)
        for node, text in literals(path)
        if PHRASE.search(text) and not is_kept_from_people(node, text)
    ]


def test_the_application_has_no_phrase_outside_the_table() -> None:
    assert phrases("pi_app") == []


def test_the_handheld_has_no_phrase_outside_its_own_table() -> None:
    assert [found for found in phrases("firmware") if not found.startswith("firmware/words.py")] == []
    assert phrases("firmware"), "the search finds the firmware's own table of words"


@pytest.mark.parametrize("folder", ["engine", "hardware"])
def test_engine_and_hardware_are_mute(folder: str) -> None:
    loud = [
        f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
        for path in files(folder)
        for node in ast.walk(tree(path))
        if (isinstance(node, ast.Name) and node.id in ("print", "input"))
        or (isinstance(node, ast.Attribute) and node.attr in ("stdout", "stderr", "stdin") and _of_sys(node))
    ]
    assert loud == []


def _of_sys(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "sys"


def shown_errors(path: Path) -> Iterator[str]:
    """Yield the places where the text of a caught exception is shown, instead of its code, parts or reason."""
    for handler in ast.walk(tree(path)):
        if not isinstance(handler, ast.ExceptHandler) or handler.name is None:
            continue
        if isinstance(handler.type, ast.Name) and handler.type.id in SPOKEN:
            continue
        for node in ast.walk(handler):
            if isinstance(node, ast.Name) and node.id == handler.name and isinstance(node.ctx, ast.Load):
                parent = next(above(node))
                text = isinstance(parent, ast.FormattedValue) or called(parent) in {*SHOWS, "str", "repr"}
                told = isinstance(parent, ast.keyword) and called(next(above(parent))) in SHOWS
                kept = any(
                    isinstance(each, ast.Raise) and called(each.exc or each) not in SPOKEN for each in above(node)
                )
                if (text and not kept) or told:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}"


def test_the_own_text_of_an_exception_is_shown_to_nobody() -> None:
    assert [place for path in files("pi_app") for place in shown_errors(path)] == []


def test_errors_of_the_command_line_take_their_text_from_the_table() -> None:
    raised = [
        node
        for path in files("pi_app")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and called(node) == "UsageError"
    ]
    assert len(raised) > 10
    assert {called(node.args[0]) for node in raised} <= {"say", "_say", "_about"}


@pytest.mark.parametrize(
    "code",
    [
        'print("Hello there")',
        'title = "Nothing here"',
        'print(f"{3} pieces left")',
        'sheet.text(place, "Échec", BODY, INK)',
        'raise UsageError("no such thing")',
        "try:\n    go()\nexcept ValueError as error:\n    print(error)",
        'try:\n    go()\nexcept ValueError as error:\n    say(lang, "cli.about", reason=error)',
        'try:\n    go()\nexcept ValueError as error:\n    lines.append(f"{error}")',
    ],
)
def test_a_text_in_the_wrong_place_is_found(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    (tmp_path / "pi_app").mkdir()
    (tmp_path / "pi_app" / "stray.py").write_text(code, encoding="utf-8")
    assert phrases("pi_app") or list(shown_errors(tmp_path / "pi_app" / "stray.py"))
