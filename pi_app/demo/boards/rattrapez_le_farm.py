"""Rattrapez-le's paths on a canvas: cases and the ways between them, the farm, and the six that run about on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from engine.games.rattrapez_le.board import BLACK, LINKS, NAMES, SIZE, listed
from pi_app.demo.boards.lattice import Pitch
from pi_app.demo.scene import QUIET, shade
from pi_app.palette import DUSK, MIST, NIGHT, ORANGE, YELLOW
from pi_app.tabletop.rattrapez_le import COLOUR
from pi_app.terminal.picture import Canvas, Ink, Picture, blank

HORSE: Final = "horse"
FARM: Final = "farm"
SIGN: Final = {"farmer": "▲", "wife": "▼", "hand": "◆", "maid": "●", "dog": "★", HORSE: "U"}  # a horse is its shoe
BLACK_CASE: Final = "×"
PITCHES: Final = (Pitch(4, 2), Pitch(3, 1), Pitch(2, 1))  # from large to small

_PATH: Final = Ink(DUSK)
_CASE: Final = Ink(MIST)
_FARM_INK: Final = Ink(MIST, shade(ORANGE, 0.2))
_WALL_INK: Final = Ink(shade(ORANGE, 0.6))
_LEFT: Final = 4  # columns for the rows' numbers and half a chip
_BARN: Final = ("E10", "G11")  # the farm's corners


def ink(subject: str) -> Ink:
    return Ink(COLOUR[subject], None, True)


class Farm:
    """A canvas on which subjects are put on cases."""

    def __init__(self, pitch: Pitch) -> None:
        self._pitch = pitch
        self._canvas = Canvas(_paths(pitch))

    def put(self, places: Mapping[str, str]) -> None:
        """Everybody where he stands. A pursuer on the horse's case has caught it."""
        within = [subject for subject in SIGN if places[subject] == FARM]
        self._gather(within)
        for subject, name in places.items():
            if name != FARM:
                self._chip(name, SIGN[subject], subject)
        caught = [subject for subject, name in places.items() if subject != HORSE and name == places[HORSE]]
        for subject in caught:
            self._chip(places[HORSE], f"{SIGN[subject]}{SIGN[HORSE]}", subject)
            if self._pitch.across > 2:
                x, y = _at(self._pitch, places[HORSE])
                self._canvas.write(x + 2, y, "]", ink(subject))

    def mark(self, name: str, subject: str) -> None:
        """Brackets around the place where a move began or ended."""
        if name == FARM:
            left, right, _, y = _walls(self._pitch)
        else:
            x, y = _at(self._pitch, name)
            left, right = x - 1, x + 1
        if name == FARM or self._pitch.across > 2:
            self._canvas.write(left, y, "[", ink(subject))
        self._canvas.write(right, y, "]", ink(subject))

    def picture(self) -> Picture:
        return self._canvas.picture()

    def _chip(self, name: str, signs: str, subject: str) -> None:
        x, y = _at(self._pitch, name)
        self._canvas.write(x, y, signs, Ink(NIGHT, COLOUR[subject], True))

    def _gather(self, subjects: Iterable[str]) -> None:
        """Who is in the farm, in one line."""
        left, right, y, _ = _walls(self._pitch)
        signs, step = list(subjects), 2 if self._pitch.across > 2 else 1
        start = (left + right) // 2 - step * len(signs) // 2 + step // 2
        for number, subject in enumerate(signs):
            self._canvas.write(start + number * step, y, SIGN[subject], ink(subject))


def _at(pitch: Pitch, name: str) -> tuple[int, int]:
    """Column and line of a case."""
    return _LEFT + (ord(name[0]) - ord("A")) * pitch.across, 1 + (int(name[1:]) - 1) * pitch.down


@cache
def _paths(pitch: Pitch) -> Picture:
    """The map with nobody on it."""
    across, down = pitch
    canvas = Canvas(blank(_LEFT + across * (SIZE - 1) + 2, 1 + down * (SIZE - 1) + 1))
    for column in range(SIZE):
        canvas.write(_LEFT + column * across, 0, chr(ord("A") + column), QUIET)
        canvas.write(0, 1 + column * down, f"{column + 1:2}", QUIET)
    for place, name in enumerate(NAMES):
        for other in (NAMES[near] for near in listed(LINKS[place])):
            if FARM not in (name, other):
                _link(canvas, pitch, name, other)
    _build_farm(canvas, pitch)
    for place, name in enumerate(NAMES):
        if name != FARM:
            x, y = _at(pitch, name)
            canvas.write(x, y, BLACK_CASE if place == BLACK else "·", _CASE._replace(bold=place == BLACK))
    return canvas.picture()


def _link(canvas: Canvas, pitch: Pitch, name: str, other: str) -> None:
    (x, y), (x2, y2) = sorted((_at(pitch, name), _at(pitch, other)))
    if y == y2:
        canvas.write(x + 1, y, "─" * (x2 - x - 1), _PATH)
    for line in range(y + 1, y2):
        canvas.write(x, line, "│", _PATH)


def _walls(pitch: Pitch) -> tuple[int, int, int, int]:
    """The columns of the farm's walls, its first and its last line."""
    (left, top), (right, bottom) = (_at(pitch, corner) for corner in _BARN)
    return left - pitch.across + 1, right + pitch.across - 1, top, bottom


def _build_farm(canvas: Canvas, pitch: Pitch) -> None:
    """The farm on its six points; two ways come from above, two touch its walls."""
    left, right, top, bottom = _walls(pitch)
    for name in ("E9", "G9"):
        x, y = _at(pitch, name)
        for line in range(y + 1, top):
            canvas.write(x, line, "│", _PATH)
    for line in range(top, bottom + 1):
        canvas.write(left, line, " " * (right - left + 1), _FARM_INK)
        canvas.write(left, line, "▐", _WALL_INK)
        canvas.write(right, line, "▌", _WALL_INK)
    canvas.write((left + right) // 2, bottom, "⌂", _FARM_INK._replace(fg=YELLOW, bold=True))
