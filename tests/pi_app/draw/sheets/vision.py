"""How people see colours: WCAG's contrast, and CIE's distance of colours for normal and colour-blind eyes.

The matrices are those of Machado, Oliveira and Fernandes (2009) for eyes that lack one kind of cones. They apply to
linear light.
"""

from __future__ import annotations

from functools import cache
from math import dist

from pi_app.palette import Colour

Light = tuple[float, ...]
EYES: dict[str, tuple[Light, Light, Light]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: Colour) -> Light:
    parts = (part / 255 for part in colour)
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def luminance(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def _lab(light: Light) -> tuple[float, float, float]:
    red, green, blue = light
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _seen(colour: Colour, eye: str) -> Light:
    light = linear(colour)
    mixed = (sum(share * part for share, part in zip(row, light, strict=True)) for row in EYES[eye])
    return tuple(min(1.0, max(0.0, part)) for part in mixed)


def distance(one: Colour, other: Colour, eye: str) -> float:
    """Return the distance in CIE 1976: 2.3 is just noticeable, and black and white are 100 apart."""
    return dist(_lab(_seen(one, eye)), _lab(_seen(other, eye)))


def least(one: Colour, other: Colour) -> float:
    """Return the distance of two colours for the kind of eye that sees the smallest difference."""
    return min(distance(one, other, eye) for eye in EYES)
