"""Read boards and decks from text files, and check them.

A game keeps its data files in the same folder as its code. A file is a drawing (rows of characters, called signs) or a
table (a word and some numbers in each line). Blank lines and lines that begin with `;` are ignored.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from engine.errors import FilatureError


class BoardError(FilatureError, ValueError):
    """A data file of a game is missing or damaged. `name` is its folder and file name."""

    def __init__(self, file: Path, reason: str) -> None:
        self.name = f"{file.parent.name}/{file.name}"
        super().__init__(f"The file {self.name} is damaged: {reason}. Put back the file that came with Filature.")


def drawing(file: Path, *, width: int, height: int, signs: Mapping[str, int]) -> tuple[str, ...]:
    """Return the rows of a board, top to bottom. Raises BoardError unless each sign occurs as often as `signs` says."""
    rows = tuple(_lines(file))
    if len(rows) != height or any(len(row) != width for row in rows):
        raise BoardError(file, f"it must have {height} rows of {width} signs")
    drawn = "".join(rows)
    for sign in set(drawn) | set(signs):
        if drawn.count(sign) != signs.get(sign, 0):
            raise BoardError(file, f"it has {drawn.count(sign)} of '{sign}' instead of {signs.get(sign, 0)}")
    return rows


def counts(file: Path, *, words: Collection[str], columns: int) -> dict[str, tuple[int, ...]]:
    """Return the numbers of a table by the word that begins each line.

    Raises BoardError unless there is one line for each of `words`, with `columns` whole numbers.
    """
    lines = [line.split() for line in _lines(file)]
    if sorted(word for word, *_ in lines) != sorted(words):
        raise BoardError(file, f"it must have one line for each of {', '.join(words)}")
    for word, *numbers in lines:
        if len(numbers) != columns or not all(number.isdecimal() for number in numbers):
            raise BoardError(file, f"its line '{word}' must have {columns} whole numbers")
    return {word: tuple(int(number) for number in numbers) for word, *numbers in lines}


def _lines(file: Path) -> list[str]:
    try:
        text = file.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        raise BoardError(file, "it cannot be read") from None
    return [line for line in text.splitlines() if line.strip() and not line.startswith(";")]
