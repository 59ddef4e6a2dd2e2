"""No word is dead: every key of the table is one that the source can ask for, with the parts that its words name."""

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
Spelling = tuple[str | None, ...]  # the pieces of an f-string; None is a hole


@cache
def sources() -> tuple[ast.Module, ...]:
    """The whole program but the words themselves."""
    paths = [path for folder in ("engine", "hardware", "pi_app") for path in sorted((ROOT / folder).rglob("*.py"))]
    shared = [path for path in paths if not path.name.endswith("words.py")]
    ours = [path for path in shared if path.parent.name != "words" or path.stem == "__init__"]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in ours)


def nodes() -> Iterator[ast.AST]:
    return (node for tree in sources() for node in ast.walk(tree))


@cache
def literals() -> frozenset[str]:
    """Every text and every name of a part in the source, with dashes as keys have them."""
    texts = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return frozenset(texts | {text.replace("_", "-") for text in texts})


@cache
def spellings() -> frozenset[Spelling]:
    """Every f-string in the source."""
    found = (node for node in nodes() if isinstance(node, ast.JoinedStr))
    return frozenset(
        tuple(str(piece.value) if isinstance(piece, ast.Constant) else None for piece in node.values) for node in found
    )


def spelt(pieces: Sequence[str | None], text: str, *, deep: bool = True) -> bool:
    """Whether an f-string can be this text, its holes being texts of the source or f-strings of such."""
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
    if area in games.names():  # shared code says `{game}.seat-{seat}`
        whole += [
            pieces for pieces in spellings() if pieces[0] is None and ((pieces[1:2] or ("",))[0] or "")[:1] == "."
        ]
    return any(spelt(pieces, key) for pieces in whole)


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
    """Every call that says a key by its name, with the parts that it gives."""
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="say"), args=[_, ast.Constant(value=str(key))], keywords=given):
                if all(keyword.arg for keyword in given):
                    yield key, {str(keyword.arg) for keyword in given}


def test_who_says_a_word_gives_it_exactly_its_parts() -> None:
    said = list(calls())
    assert len(said) > 150
    assert [(key, given) for key, given in said if given != parts(KEYS[key][0])] == []
