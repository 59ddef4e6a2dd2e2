"""A terminal picture of the table, the same for all games: 11 x 11 lights, and the pieces on them.

The lights are those that the LED chain received, so a dead light is a dark point here. Without colours, a sign shows
the strength of a light, from a dot for none to a large O.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hardware.leds import RGB
from pi_app.draw.terminal.inks import FAINT, QUIET_INK
from pi_app.draw.terminal.picture import BLANK_CELL, Canvas, Cell, Ink, Picture, Row, blank, cells
from pi_app.grid import SIZE, Spot
from pi_app.palette import NIGHT, WHITE, Colour

_EYE: Final = 0.5  # Gamma exponent: in a dark room, weak lights look stronger than on a screen.
STRENGTHS: Final = ((0.005, "·"), (0.3, ":"), (0.6, "o"), (2.0, "O"))  # The sign for strengths below each limit.
_BRIGHT: Final = 330  # Dark signs are easier to read on a ground whose red + green + blue is above this.
_DARK, _STRONG = "·", "oO"


class Print(NamedTuple):
    """The names printed along two edges of the table, one for each point, and the signs of lights that mean a wall."""

    columns: Sequence[str]
    rows: Sequence[str]
    walls: Mapping[Spot, str] = {}


class Box(NamedTuple):
    """The size of a point: its pitch in columns and lines, and how many of the columns show its light."""

    across: int
    down: int
    wide: int


BOXES: Final = (Box(4, 2, 3), Box(3, 1, 2), Box(2, 1, 2))  # From large to small.


def drawn(
    lights: Sequence[RGB], printed: Print, signs: Mapping[Spot, Cell], labels: Mapping[Spot, str], size: int
) -> Picture:
    """Return the table in one of its sizes. `signs` show the pieces, and `labels` explain the lights."""
    box = BOXES[size]
    rows = [_head(printed, box)]
    for y in range(SIZE):
        spots = range(y * SIZE, (y + 1) * SIZE)
        tiles = [_tile(box, lights[at], signs.get(at), labels.get(at, ""), printed.walls.get(at)) for at in spots]
        for line in range(box.down):
            name = f"{printed.rows[y]:>2}" if line == box.down - 1 else "  "
            row = cells(name, QUIET_INK) + _EDGE
            for tile in tiles:
                row += tile[line]
            rows.append(row)
    return Picture(tuple(rows))


_EDGE: Final = cells(" ", Ink(None, NIGHT))
_LEFT: Final = 3  # The columns for the row names and the edge.


def _head(printed: Print, box: Box) -> Row:
    names = "".join(name.center(3 if box.wide > 2 else 1).ljust(box.across) for name in printed.columns)
    return (BLANK_CELL,) * _LEFT + cells(names, QUIET_INK)


# ------------------------------------------------------------------------------------------ light


def strength_sign(light: Colour) -> str:
    """Return the sign for the strength of a light."""
    return next(sign for below, sign in STRENGTHS if max(light) / 255 < below)


def shone(light: Colour) -> Colour:
    """Return the colour that a terminal shows for a light on the dark table."""
    strength = max(light) / 255
    if strength == 0:
        return NIGHT
    seen = strength**_EYE
    red, green, blue = (
        min(255, round(dark * (1 - seen) + value * seen / strength)) for value, dark in zip(light, NIGHT, strict=True)
    )
    return red, green, blue


def _lens(shine: Colour) -> Ink:
    """Return the ink for a strength sign within a light. With colours it is barely visible."""
    red, green, blue = (round(value * 0.72) if sum(shine) > _BRIGHT else min(255, value + 38) for value in shine)
    return Ink((red, green, blue))


def _contrast(shine: Colour) -> Ink:
    return Ink(NIGHT if sum(shine) > _BRIGHT else WHITE, None, True)


# ------------------------------------------------------------------------------------------ one point


@lru_cache(maxsize=8192)
def _tile(box: Box, light: Colour, piece: Cell | None, label: str, wall: str | None) -> tuple[Row, ...]:
    """Return one point: its light as a ground, with signs on it.

    In the large size, a strong light is half a line higher than a weak one.
    """
    shine, strength = shone(light), strength_sign(light)
    canvas = Canvas(_ground(box))
    floor = box.down - 1
    words = label if piece or strength != _DARK else ""
    if wall and strength in _STRONG:
        words = wall * (box.wide if wall == "━" else 1)
    if strength != _DARK:
        beside = box.across if piece and strength in _STRONG else len(words)
        canvas.write(0, floor, " " * max(beside * (floor == 0), box.wide), Ink(None, shine))
        if floor and strength in _STRONG:
            canvas.write(0, 0, "▄" * box.wide, Ink(shine))
    middle = len(words or strength) < box.wide > 2
    if piece:
        _stand(canvas, box, piece, words, light)
    elif words:
        canvas.write(middle, floor, words, _contrast(shine))
    else:
        canvas.write(middle, floor, strength, FAINT if strength == _DARK else _lens(shine))
    return canvas.picture().rows


def _stand(canvas: Canvas, box: Box, piece: Cell, words: str, light: Colour) -> None:
    """Draw a piece and, to its right, the label of its point. A strong light shows above or beside the piece."""
    body = Ink(NIGHT, piece.ink.fg, True)
    if box.down > 1:
        canvas.write(0, 1, f"{piece.sign}{words}".center(box.wide), body)
        return
    strong = strength_sign(light) in _STRONG
    canvas.write(0, 0, piece.sign.ljust(1 if words else box.across - 1 if strong else box.wide), body)
    canvas.write(1, 0, words[1 - box.across :], _contrast(shone(light)))


@lru_cache
def _ground(box: Box) -> Picture:
    canvas = Canvas(blank(box.across, box.down))
    for line in range(box.down):
        canvas.write(0, line, " " * box.across, Ink(None, NIGHT))
    return canvas.picture()
