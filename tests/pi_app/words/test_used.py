"""Tests that every key of the table of words is used in the source code, with exactly the parts that its text needs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

import pi_app.games
from engine import games
from pi_app.words import AREAS, entries
from tests.pi_app.words.faces import face
from tests.pi_app.words.test_words import codes

ROOT = Path(pi_app.__file__).parent.parent
KEYS = {key: texts for area in (*AREAS, *games.names()) for key, texts in entries(area).items()}
Spelling = tuple[str | None, ...]  # the pieces of an f-string; None stands for an expression


@cache
def sources() -> tuple[ast.Module, ...]:
    """Return the source of the whole program without the tables of words."""
    paths = [path for folder in ("engine", "hardware", "pi_app") for path in sorted((ROOT / folder).rglob("*.py"))]
    shared = [path for path in paths if not path.name.endswith("words.py")]
    ours = [path for path in shared if path.parent.name != "words" or path.stem == "__init__"]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in ours)


def nodes() -> Iterator[ast.AST]:
    return (node for tree in sources() for node in ast.walk(tree))


@cache
def literals() -> frozenset[str]:
    """Return every text in the source, also with dashes instead of underscores, because keys have dashes."""
    texts = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return frozenset(texts | {text.replace("_", "-") for text in texts})


@cache
def spellings() -> frozenset[Spelling]:
    """Return every f-string in the source."""
    found = (node for node in nodes() if isinstance(node, ast.JoinedStr))
    return frozenset(
        tuple(str(piece.value) if isinstance(piece, ast.Constant) else None for piece in node.values) for node in found
    )


def spelt(pieces: Sequence[str | None], text: str, *, deep: bool = True) -> bool:
    """Return whether an f-string can produce this text, if its expressions are texts or f-strings of the source."""
    if not pieces:
        return not text
    first, rest = pieces[0], pieces[1:]
    if first is not None:
        return text.startswith(first) and spelt(rest, text[len(first) :], deep=deep)
    return any(
        spelt(rest, text[end:], deep=deep) and is_said(text[:end], deep=deep) for end in range(len(text), -1, -1)
    )


def is_said(text: str, *, deep: bool) -> bool:
    if not text or text.isdigit() or text in literals():
        return True
    return deep and any(spelt(pieces, text, deep=False) for pieces in spellings() if pieces[0] or pieces[-1])


def is_asked_for(key: str) -> bool:
    area, _, name = key.partition(".")
    if key in literals():
        return True
    if area in games.names() and not face(key):
        return any(re.fullmatch(code, name) for code in codes(area))
    whole = [pieces for pieces in spellings() if (pieces[0] or "").startswith(f"{area}.")]
    if area in games.names():  # code that all games share uses `{game}.seat-{seat}`
        whole += [
            pieces for pieces in spellings() if pieces[0] is None and ((pieces[1:2] or ("",))[0] or "")[:1] == "."
        ]
    return any(spelt(pieces, key) for pieces in whole)


@pytest.mark.slow
def test_every_word_is_said_somewhere() -> None:
    assert [key for key in KEYS if not is_asked_for(key)] == []


@pytest.mark.parametrize(
    "key", ["screens.farewell", "menu.title-tea", "pages.do-dance", "catch-it.demo-takes-tea", "catch-it.too-late"]
)
def test_a_word_that_nobody_says_is_found(key: str) -> None:
    assert not is_asked_for(key)


def parts(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def calls() -> Iterator[tuple[str, set[str]]]:
    """Yield the key of every call of `say` with a literal key, and the names of the parts that it passes."""
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="say"), args=[_, ast.Constant(value=str(key))], keywords=given):
                if all(keyword.arg for keyword in given):
                    yield key, {str(keyword.arg) for keyword in given}


def test_who_says_a_word_gives_it_exactly_its_parts() -> None:
    said = list(calls())
    assert len(said) > 150
    assert [(key, given) for key, given in said if given != parts(KEYS[key][0])] == []
