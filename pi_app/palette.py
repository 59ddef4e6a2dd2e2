"""The colours of the application, shared by lights, screens and terminals. A colour that only one game uses is
defined in the game's own `palette.py`. No colour is defined anywhere else.

The bright ones follow the palette of Okabe and Ito, which colour-blind people can tell apart; the dark grounds are our
own. The lights use the colours from SKY_BLUE to WHITE. The others are for things that do not shine.
"""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]  # red, green, blue

SKY_BLUE: Final[Colour] = (0x56, 0xB4, 0xE9)
ORANGE: Final[Colour] = (0xE6, 0x9F, 0x00)
GREEN: Final[Colour] = (0x2F, 0xC8, 0x9B)
YELLOW: Final[Colour] = (0xF0, 0xE4, 0x42)
VERMILION: Final[Colour] = (0xF0, 0x6A, 0x1E)
RED: Final[Colour] = (0xC8, 0x10, 0x2E)
PURPLE: Final[Colour] = (0xE0, 0x8F, 0xBD)
WHITE: Final[Colour] = (0xFF, 0xFF, 0xFF)
BLACK: Final[Colour] = (0, 0, 0)
SNOW: Final[Colour] = (0xD9, 0xDF, 0xEA)
MIST: Final[Colour] = (0x8D, 0x99, 0xB0)
DUSK: Final[Colour] = (0x4A, 0x56, 0x70)
NIGHT: Final[Colour] = (0x0D, 0x11, 0x1A)
FELT: Final[Colour] = (0x16, 0x1D, 0x2B)
SLATE: Final[Colour] = (0x2E, 0x39, 0x4F)
INK: Final[Colour] = (0x1A, 0x20, 0x2C)
PAPER: Final[Colour] = (0xF3, 0xF0, 0xE8)
LINEN: Final[Colour] = (0xD8, 0xD2, 0xC4)
BAIZE: Final[Colour] = (0x1F, 0x28, 0x3A)  # Every other square of a board without highlights.
BRICK: Final[Colour] = (0xB0, 0x78, 0x5C)
WOOD: Final[Colour] = (0x4E, 0x3A, 0x2C)
CLOTH: Final[Colour] = (0x5A, 0x1E, 0x32)  # The curtain of a hidden screen.
FOLD: Final[Colour] = (0x48, 0x16, 0x28)
PHOSPHOR: Final[Colour] = (0xDF, 0xF1, 0xFF)  # The lit dots of the handheld's screen.
