"""Boards and decks as data: one text file each, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent


class BoardError(ValueError):
    """A board file that is not what its game needs."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"The board file {name}.txt is damaged: {reason}. Put back the file that came with Filature.")


def drawing(name: str, *, width: int, height: int, signs: Mapping[str, int]) -> tuple[str, ...]:
    """The rows of a board, top to bottom, with exactly as many of each sign as `signs` says.

    Lines that begin with `;` are remarks.
    """
    try:
        text = (_HERE / f"{name}.txt").read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        raise BoardError(name, "it cannot be read") from None
    rows = tuple(line for line in text.splitlines() if line and not line.startswith(";"))
    if len(rows) != height or any(len(row) != width for row in rows):
        raise BoardError(name, f"it must have {height} rows of {width} signs")
    drawn = "".join(rows)
    for sign in set(drawn) | set(signs):
        if drawn.count(sign) != signs.get(sign, 0):
            raise BoardError(name, f"it has {drawn.count(sign)} of '{sign}' instead of {signs.get(sign, 0)}")
    return rows


def counts(name: str, *, kinds: Collection[str], total: int) -> dict[str, int]:
    """How many there are of each of the `kinds`, one line `kind number` each, `total` in all.

    Lines that begin with `;` are remarks.
    """
    try:
        text = (_HERE / f"{name}.txt").read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        raise BoardError(name, "it cannot be read") from None
    lines = tuple(line for line in text.splitlines() if line and not line.startswith(";"))
    found: dict[str, int] = {}
    for line in lines:
        kind, _, number = line.partition(" ")
        if kind not in kinds or kind in found or not number.isdecimal():
            raise BoardError(name, f"the line '{line}' does not name a kind once and its number")
        found[kind] = int(number)
    if missing := sorted(set(kinds) - set(found)):
        raise BoardError(name, f"it does not say how many there are of '{missing[0]}'")
    if sum(found.values()) != total:
        raise BoardError(name, f"it has {sum(found.values())} in all instead of {total}")
    return found
