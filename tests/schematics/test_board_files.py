"""The files of the board: they are what the code draws now, and the structure of the PDFs is correct."""

from __future__ import annotations

import re

import pytest

from schematics import board
from tests.schematics.reading import FOLDER


@pytest.mark.parametrize("name", list(board.DRAWINGS))
def test_drawing_again_gives_the_same_bytes(name: str) -> None:
    for path, content in board.files(name):
        assert path.read_bytes() == content, f"run make drawings: {path.name} has changed"


def test_drawing_the_docs_pictures_again_gives_the_same_bytes() -> None:
    for path, content in board.pictures():
        assert path.read_bytes() == content, f"run make drawings: {path.name} has changed"


def test_no_drawing_is_left_over() -> None:
    drawn = {path for name in board.DRAWINGS for path, _ in board.files(name)} | {path for path, _ in board.pictures()}
    assert set(FOLDER.rglob("*.svg")) | set(FOLDER.rglob("*.pdf")) == drawn


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.pdf")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_pdfs_table_finds_its_objects(path: object) -> None:
    content = path.read_bytes()  # type: ignore[attr-defined]
    table = int(re.search(rb"startxref\n(\d+)\n%%EOF\n$", content).group(1))  # type: ignore[union-attr]
    assert content[table:].startswith(b"xref\n")
    starts = [int(start) for start in re.findall(rb"(\d{10}) 00000 n", content[table:])]
    for number, start in enumerate(starts, 1):
        assert content[start:].startswith(b"%d 0 obj" % number)
    for length, body in re.findall(rb"/Length (\d+) >>\nstream\n(.*?)\nendstream", content, re.DOTALL):
        assert int(length) == len(body)
