"""Inks of the terminal's pictures, and a sentence with its ink."""

from __future__ import annotations

from typing import Final, NamedTuple

from pi_app.draw.terminal.picture import PLAIN, Ink, Row
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


class Notes(NamedTuple):
    """A list beside the boards: clues, the last moves. The newest stands last."""

    title: str
    items: tuple[Row, ...]
    width: int = 0  # of the longest item that may come
