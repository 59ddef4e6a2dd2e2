"""The table as a picture, one drawing for all games: 11 x 11 lights, and the pieces on them.

The lights are those that the chain received, so a dead light is a dark point here. Without
colours its sign tells how strong a light is, from a dot for none to a large O.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hardware.leds import RGB
from pi_app.draw.terminal.inks import FAINT, QUIET
from pi_app.draw.terminal.picture import BLANK, Canvas, Cell, Ink, Picture, Row, blank, cells
from pi_app.grid import SIZE, Spot
from pi_app.palette import NIGHT, WHITE, Colour

EYE: Final = 0.5  # an eye in a dark room sees weak lights stronger than a screen shows them
STRENGTHS: Final = ((0.005, "·"), (0.3, ":"), (0.6, "o"), (2.0, "O"))  # below so much: that sign
BRIGHT: Final = 330  # red, green and blue of a ground on which dark signs are read better than light ones
_DARK, _STRONG = "·", "oO"


class Print(NamedTuple):
    """What is printed along two edges of the table, a name a point, and the signs of lights that mean a wall."""

    columns: Sequence[str]
    rows: Sequence[str]
    walls: Mapping[Spot, str] = {}


class Box(NamedTuple):
    """A point: its pitch in columns and lines, and how many of the columns shine."""

    across: int
    down: int
    wide: int


BOXES: Final = (Box(4, 2, 3), Box(3, 1, 2), Box(2, 1, 2))  # from large to small


def drawn(
    lights: Sequence[RGB], printed: Print, signs: Mapping[Spot, Cell], labels: Mapping[Spot, str], size: int
) -> Picture:
    """The table in one of its sizes. `signs` are those of the pieces that stand, `labels` what lights are about."""
    box = BOXES[size]
    rows = [_head(printed, box)]
    for y in range(SIZE):
        spots = range(y * SIZE, (y + 1) * SIZE)
        tiles = [_tile(box, lights[at], signs.get(at), labels.get(at, ""), printed.walls.get(at)) for at in spots]
        for line in range(box.down):
            name = f"{printed.rows[y]:>2}" if line == box.down - 1 else "  "
            row = cells(name, QUIET) + _EDGE
            for tile in tiles:
                row += tile[line]
            rows.append(row)
    return Picture(tuple(rows))


_EDGE: Final = cells(" ", Ink(None, NIGHT))
_LEFT: Final = 3  # columns for the names of the rows, and the edge


def _head(printed: Print, box: Box) -> Row:
    names = "".join(name.center(3 if box.wide > 2 else 1).ljust(box.across) for name in printed.columns)
    return (BLANK,) * _LEFT + cells(names, QUIET)


# ------------------------------------------------------------------------------------------ light


def strength_sign(light: Colour) -> str:
    """How strong a light is, as a sign."""
    return next(sign for below, sign in STRENGTHS if max(light) / 255 < below)


def shone(light: Colour) -> Colour:
    """A light as a terminal shows it on the dark table."""
    strength = max(light) / 255
    if strength == 0:
        return NIGHT
    seen = strength**EYE
    red, green, blue = (
        min(255, round(dark * (1 - seen) + value * seen / strength)) for value, dark in zip(light, NIGHT, strict=True)
    )
    return red, green, blue


def _lens(shine: Colour) -> Ink:
    """For a sign within a light, barely seen where there are colours."""
    red, green, blue = (round(value * 0.72) if sum(shine) > BRIGHT else min(255, value + 38) for value in shine)
    return Ink((red, green, blue))


def _contrast(shine: Colour) -> Ink:
    return Ink(NIGHT if sum(shine) > BRIGHT else WHITE, None, True)


# ------------------------------------------------------------------------------------------ one point


@lru_cache(maxsize=8192)
def _tile(box: Box, light: Colour, piece: Cell | None, label: str, wall: str | None) -> tuple[Row, ...]:
    """One point: its light as a ground, a sign or some on it. In the large size a strong one is half a line higher."""
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
    """A piece, and behind it what its point is about; a strong light shines above it or beside it."""
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
