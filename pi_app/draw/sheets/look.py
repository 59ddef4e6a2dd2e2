"""The look of the screens: font sizes, spacing, and the purpose of each colour, by day and by night.

The board is dark felt in both themes, so that its lights have the colours of the real lights. The paper around it is
light by day and dark at night.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pi_app.palette import (
    BLACK,
    DUSK,
    FELT,
    GREEN,
    INK,
    LINEN,
    MIST,
    NIGHT,
    PAPER,
    SLATE,
    SNOW,
    VERMILION,
    WHITE,
    YELLOW,
    Colour,
)

NOTE: Final = "note"  # The names along a board, and the last events.
BODY: Final = "body"
LEAD: Final = "lead"  # The current message, if there is room.
TITLE: Final = "title"
HERO: Final = "hero"  # One word that can be read across the room.


class Theme(NamedTuple):
    """The colour for each purpose. On the felt the colours are the same by day and by night."""

    paper: Colour
    panel: Colour
    line: Colour
    ink: Colour
    quiet: Colour
    head: Colour  # The bar at the top, and chosen buttons.
    head_ink: Colour
    felt: Colour = FELT
    seam: Colour = SLATE  # The lines and points on the felt.
    chalk: Colour = MIST  # The names on the felt.
    go: Colour = GREEN
    cursor: Colour = WHITE
    alarm: Colour = VERMILION
    ask: Colour = YELLOW
    rim: Colour = BLACK


DAY: Final = Theme(PAPER, WHITE, LINEN, INK, DUSK, NIGHT, WHITE)
NIGHTLY: Final = Theme(NIGHT, FELT, SLATE, SNOW, MIST, SLATE, WHITE, felt=BLACK)


class SheetLook(NamedTuple):
    """The look of a screen of one size: the font size of each role in pixels, the space between things, the theme."""

    sizes: dict[str, int]
    space: int
    theme: Theme

    @property
    def large(self) -> bool:
        return self.space > LOOKS[0][1].space

    @property
    def roomy(self) -> bool:
        """Whether there is room for sentences beside a board that is as high as the screen."""
        return self.space >= LOOKS[-1][1].space


LOOKS: Final = (  # Each look with the smallest screen height for it, in pixels.
    (0, SheetLook({NOTE: 13, BODY: 15, LEAD: 18, TITLE: 18, HERO: 27}, 4, DAY)),
    (300, SheetLook({NOTE: 15, BODY: 18, LEAD: 22, TITLE: 22, HERO: 36}, 6, DAY)),
    (450, SheetLook({NOTE: 19, BODY: 24, LEAD: 30, TITLE: 30, HERO: 52}, 10, DAY)),
)


def look(width: int, height: int, *, night: bool = False) -> SheetLook:
    """Return the look for a screen of this size. A narrow screen gets the look of a lower one."""
    measure = min(height, width * 2 // 3)
    chosen = [fitting for least, fitting in LOOKS if least <= measure][-1]
    return chosen._replace(theme=NIGHTLY) if night else chosen
