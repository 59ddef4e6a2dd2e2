"""The font of the screens: Atkinson Hyperlegible Next, designed for people with low vision, in two weights.

Its 1, I and l differ, and so do 0 and O. That matters on a board with squares like 1I and 10I. The font files and
their licence are in `fonts/`. Text is drawn large and scaled down, so that small letters keep their spacing.
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
_LEADING: Final = 1.16  # The distance from one line to the next, as a multiple of the letters' size.
_FINE: Final = 3  # Letters are drawn this many times larger than they are shown.

pygame.font.init()
pygame.transform.set_smoothscale_backend("GENERIC")  # This gives the same picture on every machine.


class Letters:
    """Letters of one weight and size."""

    def __init__(self, weight: str, size: int) -> None:
        self._font = pygame.font.Font(BytesIO(_file(weight)), size * _FINE)
        self.line = round(size * _LEADING)
        # The drawn text is higher than its line: it begins `rise` pixels above it.
        self.rise = round((self._font.get_height() / _FINE - self.line) / 2)
        # The middle of a capital letter, in pixels below the top of the line.
        self.middle = round(self._font.get_ascent() / _FINE - size * 0.33) - self.rise

        # The line on which the letters stand, in pixels below the top of the line.
        self.baseline = self._font.get_ascent() / _FINE - self.rise

    def width(self, text: str) -> int:
        return -(-self._font.size(text)[0] // _FINE)

    def centred(self, text: str) -> tuple[float, float]:
        """Return where the baseline of a text begins, seen from the middle of its ink."""
        at, boxes = 0, list[tuple[int, int, int, int]]()
        for start, end, bottom, top, advance in self._font.metrics(text):
            boxes.append((at + start, at + end, bottom, top))
            at += advance
        lefts, rights, bottoms, tops = zip(*boxes, strict=True)
        left, right, low, high = min(lefts), max(rights), min(bottoms), max(tops)
        return -(left + right) / 2 / _FINE, (high + low) / 2 / _FINE

    def knows(self, sign: str) -> bool:
        return self._font.metrics(sign)[0] != self._font.metrics("\N{SNOWMAN}")[0]

    @lru_cache(maxsize=64)  # noqa: B019 - 64 lines are about what a screen shows at once; one takes some 30 kB
    def render(self, text: str, colour: Colour) -> Surface:
        drawn = self._font.render(text, True, colour)
        width, height = drawn.get_size()
        room = Surface((-(-width // _FINE) * _FINE, -(-height // _FINE) * _FINE), pygame.SRCALPHA)
        room.fill((*colour, 0))
        room.blit(drawn, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return pygame.transform.smoothscale(room, (room.get_width() // _FINE, room.get_height() // _FINE))


@cache
def _file(weight: str) -> bytes:
    """Read a font file once. pygame would keep one file open for each size of a font that is opened by name."""
    return (FONTS / weight).read_bytes()


@cache
def letters(weight: str, size: int) -> Letters:
    return Letters(weight, size)
