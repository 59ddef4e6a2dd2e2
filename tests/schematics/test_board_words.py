"""The words on the drawings: they exist in both languages, with the same placeholders, and every word is used."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import pytest

from pi_app.draw.paper.helvetica import width
from schematics.board_words import WORDS

SOURCES = "".join(
    path.read_text(encoding="utf-8")
    for path in (Path(__file__).parent.parent.parent / "schematics").glob("board_*.py")
    if path.name != "board_words.py"
)


@pytest.mark.parametrize("key", WORDS)
def test_a_word_is_there_in_both_languages(key: str) -> None:
    english, french = WORDS[key]
    parts = [{name for _, name, _, _ in Formatter().parse(text) if name} for text in (english, french)]
    assert parts[0] == parts[1]
    assert width(english) and width(french), "Helvetica has every sign"


@pytest.mark.parametrize("key", WORDS)
def test_a_word_is_on_some_drawing(key: str) -> None:
    assert f'"{key}"' in SOURCES or f"'{key}'" in SOURCES
