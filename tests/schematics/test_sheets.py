"""The sheets are legible: no text overlaps another one, and all texts are on the paper."""

from __future__ import annotations

from itertools import combinations

import pytest

from schematics import write
from schematics.sheet import Note, Sheet
from tests.schematics.reading import Box

STEP = 1.27  # mm
WIDE, HIGH = 0.85, 1.7  # width of KiCad's letters and height of its lines, as factors of the text size
PAPER = {"A4": Box(10, 10, 287, 200), "A3": Box(10, 10, 410, 287)}
SHEETS = [sheet for book in write.books() for sheet in book.sheets]


def place(note: Note) -> Box:
    """Return the rectangle that a note covers, in millimetres."""
    lines = note.text.splitlines()
    left, top = note.x * STEP, note.y * STEP
    return Box(left, top, left + WIDE * note.size * max(map(len, lines)), top + HIGH * note.size * len(lines))


def apart(one: Box, other: Box) -> bool:
    beside = one.right <= other.left or other.right <= one.left
    return beside or one.bottom <= other.top or other.bottom <= one.top


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.file)
def test_no_note_lies_on_another(sheet: Sheet) -> None:
    for one, other in combinations(sheet.notes, 2):
        assert apart(place(one), place(other)), (one.text, other.text)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.file)
def test_every_note_is_on_the_paper(sheet: Sheet) -> None:
    for note in sheet.notes:
        assert PAPER[sheet.paper].holds(place(note)), note.text


def test_a_line_too_long_would_be_seen() -> None:
    assert not apart(place(Note("x" * 90, 20, 80, 1.5, False)), place(Note("here", 90, 80, 1.5, False)))
