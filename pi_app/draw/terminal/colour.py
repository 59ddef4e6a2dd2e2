"""Turning ink into escape codes: 24-bit colours, the 256 colours of xterm, or no colours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from itertools import groupby, product
from typing import Final

from pi_app.draw.terminal.picture import PLAIN_INK, Ink, Picture, Row, plain
from pi_app.palette import Colour

_COLOURLESS: Final = r"|dumb|unknown|vt\d.*"  # Values of TERM without colours, as a pattern.
_LEVELS: Final = (0, 95, 135, 175, 215, 255)
_PALETTE: Final[dict[int, Colour]] = {  # The colours that are the same on every terminal with 256 colours.
    **{16 + place: (red, green, blue) for place, (red, green, blue) in enumerate(product(_LEVELS, repeat=3))},
    **{232 + step: (8 + 10 * step,) * 3 for step in range(24)},
}


class Depth(Enum):
    """How many colours a terminal has."""

    NONE = 0
    INDEXED = 256
    TRUE = 1 << 24


def depth(environment: Mapping[str, str], *, tty: bool) -> Depth:
    """Return the colour depth that the environment declares.

    There are no colours if NO_COLOR is set to any text, or if the output is a file or a pipe.
    """
    if not tty or environment.get("NO_COLOR") or re.fullmatch(_COLOURLESS, environment.get("TERM", "")):
        return Depth.NONE
    if environment.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return Depth.TRUE
    return Depth.INDEXED


def render(picture: Picture, colours: Depth) -> list[str]:
    """Return the picture as lines of text. Each line ends by resetting the terminal's colours."""
    if colours is Depth.NONE:
        return plain(picture).split("\n")
    return [_line(row, colours) for row in picture.rows]


def _line(row: Row, colours: Depth) -> str:
    parts = []
    for ink, run in groupby(row, key=lambda cell: cell.ink):
        signs = "".join(cell.sign for cell in run)
        parts.append(signs if ink == PLAIN_INK else f"{_code(ink, colours)}{signs}\x1b[0m")
    return "".join(parts)


@lru_cache(maxsize=256)
def _code(ink: Ink, colours: Depth) -> str:
    numbers = ["1"] if ink.bold else []
    for ground, colour in (("38", ink.fg), ("48", ink.bg)):
        if colour is None:
            continue
        if colours is Depth.TRUE:
            numbers += [ground, "2", *map(str, colour)]
        else:
            numbers += [ground, "5", str(indexed(colour))]
    return f"\x1b[{';'.join(numbers)}m"


@lru_cache(maxsize=256)
def indexed(colour: Colour) -> int:
    """Return the number of the nearest of the 256 colours, in the colour cube or among the greys."""
    return min(_PALETTE, key=lambda number: sum((a - b) ** 2 for a, b in zip(_PALETTE[number], colour, strict=True)))
