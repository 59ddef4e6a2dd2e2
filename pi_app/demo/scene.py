"""A scene: what the demo shows at one time, independent of the terminal's size."""

from __future__ import annotations

from typing import NamedTuple

from pi_app.draw.terminal.inks import QUIET_INK, InkedText, Notes
from pi_app.draw.terminal.picture import Ink, Picture, Row


class Side(NamedTuple):
    """What a seat or everybody sees: the board in several sizes, from large to small, and a sentence below it."""

    caption: str
    pictures: tuple[Picture, ...]
    words: InkedText
    ink: Ink = QUIET_INK


class Scene(NamedTuple):
    """What the demo shows at one time, and for how long."""

    title: str
    status: str
    status_room: int  # columns of the longest possible status
    sides: tuple[Side, ...]
    notes: Notes
    legend: tuple[Row, ...]
    footer: tuple[str, str]
    pause: int  # ms
    passing: bool = False  # a step of an animation, which may be left out
    stays: bool = False  # whether it remains on the terminal after the demo
