"""What is shown at one time, before anybody knows how large the terminal is."""

from __future__ import annotations

from typing import Final, NamedTuple

from pi_app.terminal.picture import PLAIN, Colour, Ink, Picture, Row

# Okabe and Ito's colours, which colour-blind people tell apart, on a night sky of our own: a terminal's may be white.
SKY_BLUE: Final = (0x56, 0xB4, 0xE9)
ORANGE: Final = (0xE6, 0x9F, 0x00)
GREEN: Final = (0x2F, 0xC8, 0x9B)
YELLOW: Final = (0xF0, 0xE4, 0x42)
VERMILION: Final = (0xF0, 0x6A, 0x1E)
PURPLE: Final = (0xE0, 0x8F, 0xBD)
WHITE: Final = (0xFF, 0xFF, 0xFF)
SNOW: Final = (0xD9, 0xDF, 0xEA)
MIST: Final = (0x8D, 0x99, 0xB0)
DUSK: Final = (0x4A, 0x56, 0x70)
NIGHT: Final = (0x0D, 0x11, 0x1A)
FELT: Final = (0x16, 0x1D, 0x2B)

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
