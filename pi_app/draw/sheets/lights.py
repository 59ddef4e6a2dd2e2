"""How a light of the table looks on a screen: the same for all back ends."""

from __future__ import annotations

from typing import Final

from pi_app.palette import BLACK, Colour

HALO_CORE: Final = 0.25  # The share of the radius in which a halo has its full strength.
HALO_FALL: Final = 1.7  # The exponent of its fall towards the rim.
_GAMMA: Final = 0.5  # In a dark room, the eye sees weak lights stronger than a screen shows them.
_WEAKEST: Final = 0.25  # Of the full strength; a light that is on is never drawn weaker, not even in night mode.


def seen_light(light: Colour) -> Colour:
    """Return the colour in which a screen shows a light, so that a weak one looks as strong as in a dark room."""
    strength = max(light) / 255
    if not strength:
        return BLACK
    drawn_at = max(strength**_GAMMA, _WEAKEST)
    red, green, blue = (round(part / strength * drawn_at) for part in light)
    return red, green, blue
