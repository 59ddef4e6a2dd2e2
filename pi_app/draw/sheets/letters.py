"""The letters of the screens: Atkinson Hyperlegible Next, made for eyes that see little, in two weights.

Its 1, I and l differ, and so do 0 and O: on a board of squares like 1I and 10I that matters. The files lie in `fonts/`
with their licence. Letters are drawn large and scaled down, so that small ones keep their distances.
"""

from __future__ import annotations

from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from pi_app.palette import Colour

FONTS: Final = Path(__file__).parent / "fonts"
MEDIUM: Final = "AtkinsonHyperlegibleNext-Medium.ttf"
BOLD: Final = "AtkinsonHyperlegibleNext-Bold.ttf"
_LEADING: Final = 1.16  # of the letters' size: from one line to the next
_FINE: Final = 3  # how much larger letters are drawn than shown

pygame.font.init()
pygame.transform.set_smoothscale_backend("GENERIC")  # the same picture on every machine


class Letters:
    """Letters of one weight and size."""

    def __init__(self, weight: str, size: int) -> None:
        self._font = pygame.font.Font(BytesIO(_file(weight)), size * _FINE)
        self.line = round(size * _LEADING)
        self.rise = round((self._font.get_height() / _FINE - self.line) / 2)  # of what is drawn over its line
        self.middle = (
            round(self._font.get_ascent() / _FINE - size * 0.33) - self.rise
        )  # of a capital, from the line's top

    def width(self, text: str) -> int:
        return -(-self._font.size(text)[0] // _FINE)

    def knows(self, sign: str) -> bool:
        return self._font.metrics(sign)[0] != self._font.metrics("\N{SNOWMAN}")[0]

    @lru_cache(maxsize=64)  # noqa: B019 - about what a screen shows at once; a line of text is some 30 kB
    def render(self, text: str, colour: Colour) -> Surface:
        drawn = self._font.render(text, True, colour)
        width, height = drawn.get_size()
        room = Surface((-(-width // _FINE) * _FINE, -(-height // _FINE) * _FINE), pygame.SRCALPHA)
        room.fill((*colour, 0))
        room.blit(drawn, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return pygame.transform.smoothscale(room, (room.get_width() // _FINE, room.get_height() // _FINE))


@cache
def _file(weight: str) -> bytes:
    """Read once: a font that is opened by its name keeps a file open for each size."""
    return (FONTS / weight).read_bytes()


@cache
def letters(weight: str, size: int) -> Letters:
    return Letters(weight, size)
