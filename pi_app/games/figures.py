"""Figures of finished games beyond wins and points. They are an optional part of a game's Front.

A game returns values; the terminal and the screens draw them, each in its own way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.game import Json, Outcome, Seat
from pi_app.draw.terminal.picture import Cell
from pi_app.grid import Spot
from pi_app.palette import Colour
from pi_app.words import say


class FinishedGame(NamedTuple):
    """A finished game: its outcome, and all its moves in the game's notation."""

    outcome: Outcome
    moves: Sequence[tuple[Seat, str]]


class Caption(NamedTuple):
    """The words above a picture: their key, and the parts to fill in."""

    key: str
    parts: Mapping[str, object] = {}

    def words(self, lang: str) -> str:
        return say(lang, self.key, **self.parts)


class Histogram(NamedTuple):
    """How often each number was reached. At least one count is not zero. Screens start the axis at `lowest`."""

    caption: Caption
    counts: Mapping[int, int]
    lowest: int = 1


class Landmark(NamedTuple):
    """A mark that the board always shows at a point, in a terminal and on a screen.

    On a screen the count of a point replaces its landmark and gets a rim in the landmark's colour; a landmark that is
    `on_top` is drawn over the count instead.
    """

    cell: Cell
    shape: str
    colour: Colour
    scale: float = 1.0
    on_top: bool = False


class HeatMap(NamedTuple):
    """How often each point of the table was reached. At least one count is not zero."""

    caption: Caption
    counts: Mapping[Spot, int]
    landmarks: Mapping[Spot, Landmark]


class Figures(NamedTuple):
    """The figures of all finished games: as pictures, and as JSON for programs."""

    histograms: tuple[Histogram, ...]
    heat_maps: tuple[HeatMap, ...]
    as_json: Mapping[str, Json]


Count = Callable[[Iterable[FinishedGame]], Figures]
