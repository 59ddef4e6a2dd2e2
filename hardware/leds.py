"""The lights: a chain of 121 SK9822 (or APA102) on one SPI bus.

>>> from hardware.virtual import VirtualTable
>>> with VirtualTable() as table:
...     table.board.leds.show([(0, 0, 0)] * 120 + [(255, 0, 0)])
...     table.lights()[-1]
'ff0000'

A frame on the bus is 4 zero bytes, four bytes a light (0xE0 | brightness of 5 bits, blue, green, red), 4 zero bytes
that make an SK9822 show what it received, and 8 more zero bytes: each light delays the data by half a clock, so 121
lights need 61 more clocks.

Colours are given as for a screen. The driver applies the gamma curve, dims all lights by `brightness`, and scales the
frame down if it would draw more than `limit` amperes. Dim colours use a small value of the 5-bit brightness and large
colour values, so that they keep their hue.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from math import ceil
from typing import Any, Final

from gpiozero import SPIDevice

from hardware import pinmap

RGB = tuple[int, int, int]

SPI_HZ: Final = 4_000_000  # Hz: a frame takes 1 ms; long chains garble the data above some 10 MHz
REFRESH_MS: Final = 1000  # an unchanged frame is sent again this often, to repair a light disturbed by a spark

GAMMA_TABLE: Final = tuple(255 * (value / 255) ** 2.2 for value in range(256))

# According to its data sheets an SK9822 draws up to 20 mA for each of its three colours and about 1 mA when dark:
# 7.4 A for an all-white table, more than a small power supply gives.
COLOUR_MA: Final = 20.0
IDLE_MA: Final = 1.0
LIMIT_A: Final = 2.0

HEAD: Final = bytes(4)
TAIL: Final = bytes(4 + 8)
MOST_BRIGHTNESS: Final = 31  # the greatest value of the 5-bit brightness
UNLIT: Final[RGB] = (0, 0, 0)


@lru_cache(maxsize=8192)
def _light(colour: RGB, scale: float, rounding: float) -> bytes:
    """Return the four bytes of one light."""
    red, green, blue = (GAMMA_TABLE[value] * scale for value in colour)
    level = ceil(max(red, green, blue) * MOST_BRIGHTNESS / 255 - 1e-9)
    if level <= 0:
        return b"\xe0\0\0\0"
    up = MOST_BRIGHTNESS / level
    return bytes((0xE0 | level, *(min(255, int(value * up + rounding)) for value in (blue, green, red))))


def encode(frame: Sequence[RGB], brightness: float = 1.0, limit: float = LIMIT_A) -> bytes:
    """Return the bytes for the bus that show 121 colours, in the order of the points, with at most `limit` amperes.

    >>> len(encode([UNLIT] * 121))
    500
    """
    if len(frame) != pinmap.POINTS:
        raise ValueError(f"a frame has {pinmap.POINTS} colours, not {len(frame)}")
    if not 0 <= brightness <= 1:
        raise ValueError(f"brightness is between 0 and 1, not {brightness}")
    values = list(chain.from_iterable(frame))
    if min(values) < 0 or max(values) > 255:
        raise ValueError("red, green and blue are between 0 and 255")
    gamma = GAMMA_TABLE
    light = sum([gamma[value] for value in values]) * brightness
    allowed = max(0.0, limit * 1000 - pinmap.POINTS * IDLE_MA) * 255 / COLOUR_MA
    scale, rounding = brightness, 0.5
    if light > allowed:
        scale, rounding = brightness * allowed / light, 0.0  # round down: 363 values rounded up could exceed the limit
    return HEAD + b"".join([_light(frame[at], scale, rounding) for at in pinmap.LEDS]) + TAIL


def decode(sent: bytes) -> list[RGB]:
    """Return the light that the bytes on the bus make: 121 colours with gamma applied, in the order of the points.

    >>> decode(encode([(255, 0, 0)] + [UNLIT] * 120))[0]
    (255, 0, 0)
    """
    return [_seen(sent[start : start + 4]) for start in _STARTS]


def decode_for_screen(sent: bytes) -> list[RGB]:
    """Return the same 121 lights as colours for a screen, without gamma.

    Very weak lights, which `decode` rounds to zero, are not lost here.

    >>> decode_for_screen(encode([(14, 11, 6)] + [UNLIT] * 120))[0]
    (14, 11, 6)
    """
    return [_on_screen(sent[start : start + 4]) for start in _STARTS]


_STARTS: Final = tuple(len(HEAD) + 4 * led for led in pinmap.LEDS)  # by point


@lru_cache(maxsize=8192)
def _seen(light: bytes) -> RGB:
    level, blue, green, red = light
    strength = (level & MOST_BRIGHTNESS) / MOST_BRIGHTNESS
    return round(red * strength), round(green * strength), round(blue * strength)


@lru_cache(maxsize=8192)
def _on_screen(light: bytes) -> RGB:
    level, *values = light
    strength = (level & MOST_BRIGHTNESS) / MOST_BRIGHTNESS / 255
    blue, green, red = (round(255 * (value * strength) ** (1 / 2.2)) for value in values)
    return red, green, blue


def amperes(sent: bytes) -> float:
    """Estimate the current that the lights draw for the bytes of a frame."""
    lights = range(len(HEAD), len(HEAD) + 4 * pinmap.POINTS, 4)
    light = sum((sent[at] & MOST_BRIGHTNESS) / MOST_BRIGHTNESS * sum(sent[at + 1 : at + 4]) for at in lights)
    return (pinmap.POINTS * IDLE_MA + light / 255 * COLOUR_MA) / 1000


class Leds(SPIDevice):
    """The chain of lights. It goes dark when it is closed, even after an error."""

    def __init__(self, *, brightness: float = 1.0, limit: float = LIMIT_A, pin_factory: Any = None) -> None:
        self.brightness = brightness
        self.limit = limit
        self._sent = b""  # the last bytes on the bus
        self._sent_at: int | None = None  # when they were sent; None if unknown or if the bus failed
        self._asked: tuple[tuple[RGB, ...], float, float] | None = None  # what those bytes were encoded from
        super().__init__(
            clock_pin=pinmap.LED_SCLK,
            mosi_pin=pinmap.LED_MOSI,
            miso_pin=None,
            select_pin=pinmap.LED_CE0,
            pin_factory=pin_factory,
        )
        try:
            self._spi.rate = SPI_HZ
            self.off()
        except BaseException:
            super().close()
            raise

    @property
    def amperes(self) -> float:
        """The estimated current that the lights draw now."""
        return amperes(self._sent)

    def show(self, frame: Sequence[RGB], now: int | None = None) -> None:
        """Show 121 colours, given in the order of the points.

        With `now`, in milliseconds, an unchanged frame is sent only once a second. Without it, every frame is sent.
        """
        self._check_open()
        asked = (tuple(frame), self.brightness, self.limit)
        sent = self._sent if asked == self._asked else encode(*asked)
        recent = now is not None and self._sent_at is not None and 0 <= now - self._sent_at < REFRESH_MS
        if not recent or sent != self._sent:
            self._write(sent, now)
        self._asked = asked

    def off(self) -> None:
        """Switch all lights off at once."""
        self._check_open()
        self._write(encode([UNLIT] * pinmap.POINTS), None)

    def _write(self, sent: bytes, now: int | None) -> None:
        self._asked = self._sent_at = None  # they stay None if the bus fails
        self._spi.write(sent)
        self._sent, self._sent_at = sent, now

    def close(self) -> None:
        """Switch all lights off and release the bus."""
        try:
            bus = getattr(self, "_spi", None)
            if bus is not None and not bus.closed:
                self.off()
        finally:
            super().close()
