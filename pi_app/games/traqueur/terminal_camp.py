"""A camp of Le Traqueur in a terminal: its cells, the walls in the slots between them, and the figures in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from itertools import product
from typing import Final, NamedTuple

from engine.game import Json, Seat
from pi_app.draw.terminal.inks import FAINT, QUIET_INK
from pi_app.draw.terminal.picture import Canvas, Ink, Picture, blank
from pi_app.palette import MIST, NIGHT, ORANGE, PURPLE, SKY_BLUE, VERMILION, YELLOW

DETECTIVE_SIGN: Final = "♙"
FUGITIVE_SIGN: Final = "☻"
MARKER_SIGN: Final = "●"
WALL_INK: Final = Ink(YELLOW, None, True)
MARKER_INK: Final = Ink(VERMILION)
SECRET_INK: Final = Ink(PURPLE, None, True)
SEAT_INK: Final = {"north": Ink(SKY_BLUE, None, True), "south": Ink(ORANGE, None, True)}

_FOUND: Final = Ink(NIGHT, VERMILION, True)
_ROWS: Final = "ABCDEF"
_SIDE: Final = 6


class CellPitch(NamedTuple):
    """The distance from one cell to the next, in columns and lines. One of each belongs to the slot."""

    across: int
    down: int


CELL_PITCHES: Final = (CellPitch(5, 3), CellPitch(4, 2), CellPitch(3, 2), CellPitch(2, 2))


_RIM: Final = Ink(MIST)
_ALONG: Final = {"NS": "┃", "EW": "━", "NSW": "┃", "NES": "┃", "ESW": "━", "NEW": "━"}
_JOINTS: Final = {
    "ES": "┌",
    "SW": "┐",
    "NE": "└",
    "NW": "┘",
    "NESW": "┼",
}


class CampCanvas:
    """A canvas of 6 x 6 cells with the slots between them. Column names are in the upper rim, row names at the left."""

    def __init__(self, pitch: CellPitch) -> None:
        self._pitch = pitch
        self._canvas = Canvas(blank(2 + _SIDE * pitch.across, 1 + _SIDE * pitch.down))
        self._arms: dict[tuple[int, int], dict[str, Ink]] = defaultdict(dict)
        across, down = pitch
        for cell in range(_SIDE):
            x, y = 1 + cell * across, cell * down
            self._lay(x, 0, _RIM)
            self._lay(x, _SIDE * down, _RIM)
            self._stand(1 + _SIDE * across, y, _RIM)
            self._canvas.write(x + across // 2, 0, str(cell + 1), QUIET_INK)
            self._canvas.write(0, y + (down + 1) // 2, _ROWS[cell], QUIET_INK)

    def build(self, camp: Mapping[str, Json], recorded: Json) -> None:
        """Draw the walls of the camp. Those that the searcher has found are highlighted."""
        for name in camp["barriers"]:
            self._wall(name, WALL_INK if name in recorded else SECRET_INK)

    def search(self, grid: Mapping[str, Json], seat: Seat, camp: Mapping[str, Json] | None) -> None:
        """Draw the markers, the detective, and if the camp is known its fugitive."""
        for name in grid["markers"]:
            self._put(name, MARKER_SIGN, MARKER_INK, below=True)
        if camp:
            self._put(camp["fugitive"], FUGITIVE_SIGN, SECRET_INK)
        at = grid["detective"]
        if at == "out":
            self._canvas.write(0, 0, DETECTIVE_SIGN, SEAT_INK[seat])
        elif camp and at == camp["fugitive"]:
            x, y = self._middle(at)
            wide = self._pitch.across > 2
            self._canvas.write(x, y, f"{DETECTIVE_SIGN}{FUGITIVE_SIGN}" if wide else FUGITIVE_SIGN, _FOUND)
        else:
            self._put(at, DETECTIVE_SIGN, SEAT_INK[seat])

    def picture(self) -> Picture:
        across, down = self._pitch
        for x, y in product(range(1, 2 + _SIDE * across, across), range(0, 1 + _SIDE * down, down)):
            self._canvas.write(x, y, *self._joint(x, y))
        return self._canvas.picture()

    def _joint(self, x: int, y: int) -> tuple[str, Ink]:
        """Return the sign for a corner: a wall that continues, or a thin crossing if several walls meet."""
        arms = self._arms.get((x, y), {})
        ways = "".join(way for way in "NESW" if way in arms)
        if ways in _ALONG:
            sign = _ALONG[ways]
            return sign, arms["N" if sign == "┃" else "E"]
        return _JOINTS.get(ways, "·"), arms[ways[0]] if ways else FAINT

    def _put(self, name: str, sign: str, ink: Ink, *, below: bool = False) -> None:
        """Write a sign in a cell. With `below`, it goes below or beside the figure if there is room."""
        x, y = self._middle(name)
        across, down = self._pitch
        self._canvas.write(x + (below and across > 2), y + (below and down > 2), sign, ink)

    def _middle(self, name: str) -> tuple[int, int]:
        across, down = self._pitch
        column, row = int(name[1]) - 1, _ROWS.index(name[0])
        return 2 + column * across + (across - 2) // 2 - (across == 4), row * down + 1

    def _wall(self, name: str, ink: Ink) -> None:
        """Draw the wall in a slot: `B3|B4` is the left side of B4, `B3|C3` is the upper side of C3."""
        before, _, behind = name.partition("|")
        across, down = self._pitch
        x, y = 1 + (int(behind[1]) - 1) * across, _ROWS.index(behind[0]) * down
        if before[:1] in ("", behind[0]):
            self._stand(x, y, ink)
        else:
            self._lay(x, y, ink)

    def _lay(self, x: int, y: int, ink: Ink) -> None:
        """Draw a wall on the upper side of a cell."""
        end = x + self._pitch.across
        self._canvas.write(x + 1, y, "━" * (end - x - 1), ink)
        self._arms[x, y]["E"] = self._arms[end, y]["W"] = ink

    def _stand(self, x: int, y: int, ink: Ink) -> None:
        """Draw a wall on the left side of a cell."""
        end = y + self._pitch.down
        for line in range(y + 1, end):
            self._canvas.write(x, line, "┃", ink)
        self._arms[x, y]["S"] = self._arms[x, end]["N"] = ink
