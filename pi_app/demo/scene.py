"""What is shown at one time, before anybody knows how large the terminal is."""

from __future__ import annotations

from typing import NamedTuple

from pi_app.draw.terminal.inks import QUIET, Notes, Words
from pi_app.draw.terminal.picture import Ink, Picture, Row


class Side(NamedTuple):
    """What one seat, or everybody, sees: the board in several sizes, from large to small, and a sentence below it."""

    caption: str
    pictures: tuple[Picture, ...]
    words: Words
    ink: Ink = QUIET


class Scene(NamedTuple):
    """One thing to look at, and for how many seconds."""

    title: str
    status: str
    status_room: int  # columns of the longest status that may come
    sides: tuple[Side, ...]
    notes: Notes
    legend: tuple[Row, ...]
    footer: tuple[str, str]
    pause: float
    passing: bool = False  # a step of a movement: nothing is missed without it
    stays: bool = False  # to be read when all is over
