"""What is shown at one time, before anybody knows how large the terminal is."""

from __future__ import annotations

from typing import Final, NamedTuple

from pi_app.draw.terminal.picture import PLAIN, Ink, Picture, Row
from pi_app.palette import DUSK, FELT, MIST, NIGHT, SNOW, WHITE, Colour

GROUND: Final = Ink(SNOW, NIGHT)
CLOTH: Final = Ink(SNOW, FELT)  # inside the boxes
FAINT: Final = Ink(DUSK)
QUIET: Final = Ink(MIST)
LOUD: Final = Ink(WHITE, None, True)


def shade(colour: Colour, share: float = 0.28) -> Colour:
    """The colour as a weak light leaves it on the cloth."""
    red, green, blue = (round(dark + share * (bright - dark)) for bright, dark in zip(colour, FELT, strict=True))
    return red, green, blue


class Words(NamedTuple):
    """A sentence and its ink."""

    text: str
    ink: Ink = PLAIN


class Side(NamedTuple):
    """What one seat, or everybody, sees: the board in several sizes, from large to small, and a sentence below it."""

    caption: str
    pictures: tuple[Picture, ...]
    words: Words
    ink: Ink = QUIET


class Notes(NamedTuple):
    """A list beside the boards: clues, the last moves. The newest stands last."""

    title: str
    items: tuple[Row, ...]
    width: int = 0  # of the longest item that may come


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
