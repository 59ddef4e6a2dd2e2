"""The orders that a person can type: move a piece, press a button, play a secret move.

>>> read("6F 6H", table_point)
CarryOrder(start=60, end=62)
>>> read("thief: 6G", table_point)
SecretOrder(seat='thief', move='6G')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hardware.buttons import BUTTON_NAMES
from pi_app.games.tabletop import Tabletop
from pi_app.grid import SIZE, Spot, spot

LONGEST_WAIT: Final = 3_600_000  # ms
_COLUMNS: Final = "ABCDEFGHIJK"

Find = Callable[[str], Spot | None]


class TouchOrder(NamedTuple):
    """Lift the piece on a point, or put one there if there is none."""

    at: Spot


class CarryOrder(NamedTuple):
    """Lift a piece and put it on another point."""

    start: Spot
    end: Spot


class SlideOrder(NamedTuple):
    """Slide a piece over the board to another point."""

    start: Spot
    end: Spot


class ButtonOrder(NamedTuple):
    """Press a button of the table, or hold it."""

    name: str
    hold: bool = False


class SecretOrder(NamedTuple):
    """Play a move of a seat in secret."""

    seat: str
    move: str


class PeekOrder(NamedTuple):
    """List the legal moves of a seat, while the others look away."""

    seat: str


class SetUpOrder(NamedTuple):
    """Put all pieces where the table wants them."""


class WaitOrder(NamedTuple):
    """Let some time pass."""

    ms: int


class HintOrder(NamedTuple):
    """Ask for a hint, or for another one."""


class HelpOrder(NamedTuple):
    """Show the help."""


class QuitOrder(NamedTuple):
    """Leave the program."""


Order = (
    TouchOrder
    | CarryOrder
    | SlideOrder
    | ButtonOrder
    | SecretOrder
    | PeekOrder
    | SetUpOrder
    | WaitOrder
    | HintOrder
    | HelpOrder
    | QuitOrder
)
_WORDS: Final[dict[str, Order]] = {
    "": ButtonOrder("ok"),
    "hint": HintOrder(),
    "help": HelpOrder(),
    "?": HelpOrder(),
    "set": SetUpOrder(),
    "quit": QuitOrder(),
    "exit": QuitOrder(),
    "menu!": ButtonOrder("menu", hold=True),
    **{name: ButtonOrder(name) for name in BUTTON_NAMES},
    # French words
    "menu !": ButtonOrder("menu", hold=True),
    "conseil": HintOrder(),
    "aide": HelpOrder(),
    "quitter": QuitOrder(),
    "ranger": SetUpOrder(),
    "retour": ButtonOrder("back"),
    "gauche": ButtonOrder("left"),
    "droite": ButtonOrder("right"),
}


def read(text: str, find: Find) -> Order | None:
    """Return the order in a typed line, or None if there is none."""
    text = " ".join(text.split())
    if (known := _WORDS.get(text.lower())) is not None:
        return known
    if found := re.fullmatch(r"(\w[\w ]*?) ?: ?(.+)", text):
        return SecretOrder(found[1].lower(), found[2])
    if found := re.fullmatch(r"(\w[\w ]*?) ?\?", text):
        return PeekOrder(found[1].lower())
    if found := re.fullmatch(r"(?:wait|attendre) (\d+(?:\.\d+)?)", text.lower()):
        return WaitOrder(round(min(1000 * float(found[1]), LONGEST_WAIT)))
    slides = ">" in text
    points = [find(name) for name in (text.split(">") if slides else text.split())]
    match points:
        case [int(at)] if not slides:
            return TouchOrder(at)
        case [int(start), int(end)]:
            return SlideOrder(start, end) if slides else CarryOrder(start, end)
    return None


# ---- names of points


def table_point(name: str) -> Spot | None:
    """Return the point with the table's row and column, in either order: 6F, f6."""
    found = re.fullmatch(r"(\d{1,2})([A-K])|([A-K])(\d{1,2})", name.strip().upper())
    if found is None:
        return None
    row, column = int(found[1] or found[4]), _COLUMNS.index(found[2] or found[3])
    return spot(column, row - 1) if 1 <= row <= SIZE else None


def point_of(tabletop: Tabletop | None, likely: Sequence[Spot] = ()) -> Find:
    """Return the function that finds a point by its name in this game, else by its name on the table.

    If several points have the name, it means the first of them that is `likely`.
    """
    if tabletop is None:
        return table_point
    names: dict[str, list[Spot]] = {}
    for at in range(SIZE * SIZE):
        names.setdefault(tabletop.name_of(at).upper(), []).append(at)

    def find(name: str) -> Spot | None:
        own = names.get(name.strip().upper(), ())
        meant = own if len(own) == 1 else [at for at in likely if at in own]
        return meant[0] if meant else table_point(name)

    return find
