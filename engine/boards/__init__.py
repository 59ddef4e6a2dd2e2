"""Boards and decks as data: one text file each, a drawing or a table that is checked when it is loaded."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent


class BoardError(ValueError):
    """A board file that is not what its game needs."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"The board file {name}.txt is damaged: {reason}. Put back the file that came with Filature.")
        self.name = name


def drawing(name: str, *, width: int, height: int, signs: Mapping[str, int]) -> tuple[str, ...]:
    """The rows of a board, top to bottom, with exactly as many of each sign as `signs` says."""
    rows = tuple(_lines(name))
    if len(rows) != height or any(len(row) != width for row in rows):
        raise BoardError(name, f"it must have {height} rows of {width} signs")
    drawn = "".join(rows)
    for sign in set(drawn) | set(signs):
        if drawn.count(sign) != signs.get(sign, 0):
            raise BoardError(name, f"it has {drawn.count(sign)} of '{sign}' instead of {signs.get(sign, 0)}")
    return rows


def counts(name: str, *, words: Collection[str], columns: int) -> dict[str, tuple[int, ...]]:
    """The lines of a table, by the word that each begins with: so many whole numbers for exactly these words."""
    lines = [line.split() for line in _lines(name)]
    if sorted(word for word, *_ in lines) != sorted(words):
        raise BoardError(name, f"it must have one line for each of {', '.join(words)}")
    for word, *numbers in lines:
        if len(numbers) != columns or not all(number.isdecimal() for number in numbers):
            raise BoardError(name, f"its line '{word}' must have {columns} whole numbers")
    return {word: tuple(int(number) for number in numbers) for word, *numbers in lines}


def _lines(name: str) -> list[str]:
    """What a file says; blank lines and remarks, which begin with `;`, left out."""
    try:
        text = (_HERE / f"{name}.txt").read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        raise BoardError(name, "it cannot be read") from None
    return [line for line in text.splitlines() if line.strip() and not line.startswith(";")]
