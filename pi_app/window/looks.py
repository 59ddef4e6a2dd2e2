"""How lights look in the window: a soft glow for each; and a piece of a kind that nobody knows yet."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

import pygame
from pygame import Surface

from pi_app.games.piece_look import PieceLook
from pi_app.palette import SNOW, Colour

ANY: Final = PieceLook("pawn", SNOW)  # of a kind that nobody knows yet

EYE: Final = 0.5  # an eye in a dark room sees weak lights stronger than a screen shows them
SEEN: Final = 0.25  # of the full strength: no light that is on is drawn weaker, by night neither
_CORE: Final = 0.25  # of a glow's radius: as far as it is at its strongest


@lru_cache(maxsize=4096)
def glow(light: Colour, radius: int) -> Surface:
    """A light seen through felt: strong in the middle, gone at the rim. To be laid over what is darker."""
    strength = max(light) / 255
    drawn_at = max(strength**EYE, SEEN)
    red, green, blue = (round(part / strength * drawn_at) for part in light)
    drawn = _soft(radius).copy()
    drawn.fill((red, green, blue), special_flags=pygame.BLEND_RGB_MULT)
    return drawn


@lru_cache(maxsize=16)
def _soft(radius: int) -> Surface:
    """A white glow."""
    drawn = Surface((2 * radius, 2 * radius), depth=32)
    for y in range(2 * radius):
        for x in range(2 * radius):
            away = hypot(x + 0.5 - radius, y + 0.5 - radius) / radius
            shade = round(255 * max(0.0, min(1.0, (1 - away) / (1 - _CORE))) ** 1.7)
            drawn.set_at((x, y), (shade, shade, shade))
    return drawn
