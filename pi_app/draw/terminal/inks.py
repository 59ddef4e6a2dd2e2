"""The inks of terminal pictures, and texts with their ink."""

from __future__ import annotations

from typing import Final, NamedTuple

from pi_app.draw.terminal.picture import PLAIN_INK, Ink, Row
from pi_app.palette import DUSK, FELT, MIST, NIGHT, SNOW, WHITE, Colour

GROUND: Final = Ink(SNOW, NIGHT)
BOX_INK: Final = Ink(SNOW, FELT)  # Inside the boxes.
FAINT: Final = Ink(DUSK)
QUIET_INK: Final = Ink(MIST)
LOUD: Final = Ink(WHITE, None, True)


def shade(colour: Colour, share: float = 0.28) -> Colour:
    """Return the colour mixed with the dark felt, as a weak light would look on it."""
    red, green, blue = (round(dark + share * (bright - dark)) for bright, dark in zip(colour, FELT, strict=True))
    return red, green, blue


class InkedText(NamedTuple):
    """A sentence and its ink."""

    text: str
    ink: Ink = PLAIN_INK


class Notes(NamedTuple):
    """A list beside the boards, such as clues or the last moves. The newest item is the last."""

    title: str
    items: tuple[Row, ...]
    width: int = 0  # The width of the longest item that can occur.
