"""What a typed line means: a hand at a piece, a finger on a button, a secret move.

>>> read("6F 6H", table_point)
Carry(start=60, end=62)
>>> read("thief: 6G", table_point)
Secret(seat='thief', move='6G')
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from hardware.buttons import NAMES
from pi_app.games.tabletop import Tabletop
from pi_app.grid import SIZE, Spot, spot

LONGEST_WAIT: Final = 3600.0  # s
_COLUMNS: Final = "ABCDEFGHIJK"

Find = Callable[[str], Spot | None]


class Touch(NamedTuple):
    """Lift the piece that stands there, or put one there."""

    at: Spot


class Carry(NamedTuple):
    start: Spot
    end: Spot


class Slide(NamedTuple):
    start: Spot
    end: Spot


class Button(NamedTuple):
    name: str
    hold: bool = False


class Secret(NamedTuple):
    """A move that the others do not see."""

    seat: str
    move: str


class Peek(NamedTuple):
    """What a seat may do, for its own eyes."""

    seat: str


class SetUp(NamedTuple):
    """All pieces stand where the table wants them."""


class Wait(NamedTuple):
    ms: int


class Help(NamedTuple):
    pass


class Quit(NamedTuple):
    pass


Typed = Touch | Carry | Slide | Button | Secret | Peek | SetUp | Wait | Help | Quit
OK: Final = Button("ok")
_WORDS: Final[dict[str, Typed]] = {
    "": OK,
    "help": Help(),
    "?": Help(),
    "set": SetUp(),
    "quit": Quit(),
    "exit": Quit(),
    "menu!": Button("menu", hold=True),
    **{name: Button(name) for name in NAMES},
    # as a French line says it
    "menu !": Button("menu", hold=True),
    "aide": Help(),
    "quitter": Quit(),
    "retour": Button("back"),
    "gauche": Button("left"),
    "droite": Button("right"),
}


def read(text: str, find: Find) -> Typed | None:
    """The meaning of a line, or None."""
    text = " ".join(text.split())
    if (known := _WORDS.get(text.lower())) is not None:
        return known
    if found := re.fullmatch(r"(\w[\w ]*?) ?: ?(.+)", text):
        return Secret(found[1].lower(), found[2])
    if found := re.fullmatch(r"(\w[\w ]*?) ?\?", text):
        return Peek(found[1].lower())
    if found := re.fullmatch(r"wait (\d+(?:\.\d+)?)", text.lower()):
        return Wait(round(1000 * min(float(found[1]), LONGEST_WAIT)))
    slides = ">" in text
    points = [find(name) for name in (text.split(">") if slides else text.split())]
    match points:
        case [int(at)] if not slides:
            return Touch(at)
        case [int(start), int(end)]:
            return Slide(start, end) if slides else Carry(start, end)
    return None


# ---- names of points


def table_point(name: str) -> Spot | None:
    """A point by the table's row and column, in either order: 6F, f6."""
    found = re.fullmatch(r"(\d{1,2})([A-K])|([A-K])(\d{1,2})", name.strip().upper())
    if found is None:
        return None
    row, column = int(found[1] or found[4]), _COLUMNS.index(found[2] or found[3])
    return spot(column, row - 1) if 1 <= row <= SIZE else None


def point_of(tabletop: Tabletop | None) -> Find:
    """How points are found while this game is played: by its own names, else by the table's."""
    if tabletop is None:
        return table_point
    names: dict[str, list[Spot]] = {}
    for at in range(SIZE * SIZE):
        names.setdefault(tabletop.name_of(at).upper(), []).append(at)

    def find(name: str) -> Spot | None:
        own = names.get(name.strip().upper(), ())
        return own[0] if len(own) == 1 else table_point(name)

    return find
