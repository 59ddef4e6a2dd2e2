"""Chicago's town in a terminal: houses, empty dark cells, streets with gates and stars, pawns and policemen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from engine.game import Json
from engine.games.chicago.board import GATES, HOUSES, NAMES, SIZE, STARS, points
from pi_app.draw.terminal.inks import QUIET_INK, shade
from pi_app.draw.terminal.picture import Canvas, Ink, Picture, blank
from pi_app.palette import DUSK, GREEN, MIST, NIGHT, ORANGE, PURPLE, SKY_BLUE, VERMILION, YELLOW, Colour

PAWN: Final = {"1": ORANGE, "2": GREEN, "3": YELLOW, "4": PURPLE}
POLICEMAN: Final = "♙"
HOUSE: Final = "⌂"
GATE: Final = "○"
STAR: Final = "★"
STUCK: Final = "×"  # It follows a policeman who never moves again, or a pawn under arrest.
KIND_SIGNS: Final = {"bank": "$", "car": "A", "gun": "!", "plane": "▲", "thief": "☻", "police": "P", "100": "C"}

WALLS: Final = Ink(MIST)
KNOWN: Final = Ink(NIGHT, PURPLE, True)
GATES_INK: Final = Ink(GREEN)
STARS_INK: Final = Ink(YELLOW)
POLICE_INK: Final = Ink(SKY_BLUE, None, True)
STUCK_INK: Final = Ink(VERMILION, None, True)
_BARE: Final = Ink(DUSK, shade(DUSK, 0.15))
_ROOF: Final = Ink(MIST, shade(DUSK, 0.6), True)
_BRICKS: Final = Ink(shade(MIST, 0.55), shade(DUSK, 0.3))
_STREET: Final = Ink(None, NIGHT)
_LEFT: Final = 3  # The columns for the row numbers.
_COLUMNS: Final = "ABCDEFGHIJK"


class CellSize(NamedTuple):
    """The size of a cell, in columns and lines."""

    width: int
    height: int


CELL_SIZES: Final = (CellSize(4, 2), CellSize(3, 1), CellSize(2, 1))  # From large to small.


class Town:
    """A canvas with the cells of the town, on which pieces and labels are put."""

    def __init__(self, box: CellSize, houses: list[str]) -> None:
        self._box = box
        self._canvas = Canvas(_streets(box))
        self._standing: dict[str, bool] = {}  # The cells with a piece, and whether that piece is stuck.
        for name in houses:
            x, y = _corner(box, name)
            if box.height == 2:
                self._canvas.write(x, y, "▟▀▀▙", _BRICKS)
                self._canvas.write(x, y + 1, "█  █", _BRICKS)
            else:
                self._canvas.write(x, y, f" {HOUSE} " if box.width > 2 else f"{HOUSE} ", _ROOF)

    def label(self, name: str, kind: str, ink: Ink = KNOWN, *, gone: bool = False) -> None:
        """Write the known kind of a house. With `gone`, the house is no longer there."""
        sign = KIND_SIGNS.get(kind, kind)
        x, y = _corner(self._box, name)
        if self._box.height == 1 and not gone:
            sign = (HOUSE + sign if len(sign) < self._box.width else sign).ljust(self._box.width)
        elif self._box.width > 2:
            x += 1 if self._box.height == 2 or len(sign) == 1 else 0
            sign = sign.ljust(self._box.height)
        self._canvas.write(x, y + self._box.height - 1, sign, ink)

    def pawn(self, name: str, number: str, *, arrested: bool) -> None:
        self._stand(name, number, Ink(NIGHT, MIST if arrested else PAWN[number], True), stuck=arrested)

    def policeman(self, name: str, *, pinned: bool) -> None:
        self._stand(name, POLICEMAN, Ink(NIGHT, shade(SKY_BLUE, 0.55) if pinned else SKY_BLUE, True), stuck=pinned)

    def bracket(self, name: str, colour: Colour) -> None:
        """Mark a cell where something has just happened. Call this after all pieces are placed."""
        x, y = _corner(self._box, name)
        wide, high = self._box
        colour = NIGHT if high == 1 and name in self._standing else colour
        for line in range(y, y + high):
            if wide > 2:
                self._canvas.write(x, line, "[", Ink(colour, None, True))
            if not self._standing.get(name):
                self._canvas.write(x + wide - 1, line, "]", Ink(colour, None, True))

    def picture(self) -> Picture:
        return self._canvas.picture()

    def _stand(self, name: str, sign: str, ink: Ink, *, stuck: bool) -> None:
        self._standing[name] = stuck
        x, y = _corner(self._box, name)
        wide, high = self._box
        if high == 2:
            self._canvas.write(x + 1, y, "  ", ink)
        start = x if high == 1 else x + 1
        chip = f"{sign}{STUCK if stuck else ' '}"
        self._canvas.write(start, y + high - 1, f" {chip}" if wide == 3 else chip, ink)


def put_everybody(town: Town, shown: Mapping[str, Json]) -> None:
    """Put all policemen and pawns in the streets."""
    for name in shown["policemen"]:
        town.policeman(name, pinned=name in shown["pinned"])
    for number, pawn in shown["pawns"].items():
        if pawn["at"]:
            town.pawn(pawn["at"], number, arrested=pawn["status"] == "arrested")


def _corner(box: CellSize, name: str) -> tuple[int, int]:
    """Return the column and the line of the upper left corner of a cell."""
    return _LEFT + _COLUMNS.index(name[0]) * box.width, 1 + (int(name[1:]) - 1) * box.height


@cache
def _streets(box: CellSize) -> Picture:
    """Return the town without its houses."""
    wide, high = box
    canvas = Canvas(blank(_LEFT + SIZE * wide + (wide > 2), 1 + SIZE * high))
    for line in range(1, 1 + SIZE * high):
        canvas.write(_LEFT, line, " " * SIZE * wide, _STREET)
    for point in HOUSES:
        x, y = _corner(box, NAMES[point])
        for line in range(y, y + high):
            canvas.write(x, line, " " * wide, _BARE)
        canvas.write(x + (wide - 1) // 2, y + high - 1, "·" * (high), _BARE)
    for places, sign, ink in ((GATES, GATE, GATES_INK), (STARS, STAR, STARS_INK)):
        for point in points(places):
            x, y = _corner(box, NAMES[point])
            canvas.write(x + (wide - 1) // 2, y + high - 1, sign, ink)
    for number, column in enumerate(_COLUMNS):
        canvas.write(_LEFT + number * wide + (wide - 1) // 2, 0, column, QUIET_INK)
    for row in range(SIZE):
        canvas.write(0, row * high + high, f"{row + 1:2}", QUIET_INK)
    return canvas.picture()
