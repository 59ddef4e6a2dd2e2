"""The look of the lights in the window, as soft glows, and of a piece of unknown kind."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

import pygame
from pygame import Surface

from pi_app.games.piece_look import PieceLook
from pi_app.palette import SNOW, Colour

ANY: Final = PieceLook("pawn", SNOW)  # the look of a piece of unknown kind

GAMMA: Final = 0.5  # in a dark room, the eye sees weak lights stronger than a screen shows them
WEAKEST: Final = 0.25  # of the full strength; a light that is on is never drawn weaker, not even in night mode
_CORE: Final = 0.25  # the share of the radius in which a glow has its full strength


@lru_cache(maxsize=4096)
def glow(light: Colour, radius: int) -> Surface:
    """Draw a light below felt, strong in the middle and black at the rim. Blend it with BLEND_RGB_MAX."""
    strength = max(light) / 255
    drawn_at = max(strength**GAMMA, WEAKEST)
    red, green, blue = (round(part / strength * drawn_at) for part in light)
    drawn = _soft(radius).copy()
    drawn.fill((red, green, blue), special_flags=pygame.BLEND_RGB_MULT)
    return drawn


@lru_cache(maxsize=16)
def _soft(radius: int) -> Surface:
    """Draw a white glow."""
    drawn = Surface((2 * radius, 2 * radius), depth=32)
    for y in range(2 * radius):
        for x in range(2 * radius):
            away = hypot(x + 0.5 - radius, y + 0.5 - radius) / radius
            shade = round(255 * max(0.0, min(1.0, (1 - away) / (1 - _CORE))) ** 1.7)
            drawn.set_at((x, y), (shade, shade, shade))
    return drawn
