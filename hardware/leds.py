"""The lights: 121 SK9822 (or APA102) on one SPI bus.

>>> from hardware.virtual import VirtualTable
>>> with VirtualTable() as table:
...     table.board.leds.show([(0, 0, 0)] * 120 + [(255, 0, 0)])
...     table.lights()[-1]
'ff0000'

A frame on the bus is 4 zero bytes, four bytes a light (0xE0 | brightness of 5 bits, blue, green, red), 4 zero bytes
that make an SK9822 show what it got, and 8 more that push the clock through 121 lights, half a bit each.

Colours come as screens have them. The driver makes light of them (gamma), dims all by `brightness`, and scales the
frame down where it would draw more than `limit` amperes. What is dim goes into the 5 bits of brightness first, so that
dark colours keep their hue.
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

RATE: Final = 4_000_000  # Hz: a frame takes 1 ms; long chains garble above some 10 MHz
REFRESH_MS: Final = 1000  # a light that a spark has upset is right again after so long

GAMMA: Final = tuple(255 * (value / 255) ** 2.2 for value in range(256))

# An SK9822 draws up to 20 mA for each of its three colours and some 1 mA when dark, as its data sheets have it:
# 7.4 A for a white table, which no supply on a living-room table gives.
COLOUR_MA: Final = 20.0
IDLE_MA: Final = 1.0
LIMIT_A: Final = 2.0

HEAD: Final = bytes(4)
TAIL: Final = bytes(4 + 8)
FIELD: Final = 31  # the greatest value of the 5-bit brightness
DARK: Final[RGB] = (0, 0, 0)


@lru_cache(maxsize=8192)
def _light(colour: RGB, scale: float, rounding: float) -> bytes:
    """The four bytes of one light."""
    red, green, blue = (GAMMA[value] * scale for value in colour)
    field = ceil(max(red, green, blue) * FIELD / 255 - 1e-9)
    if field <= 0:
        return b"\xe0\0\0\0"
    up = FIELD / field
    return bytes((0xE0 | field, *(min(255, int(value * up + rounding)) for value in (blue, green, red))))


def encode(frame: Sequence[RGB], brightness: float = 1.0, limit: float = LIMIT_A) -> bytes:
    """The bytes for the bus that show 121 colours, given in the order of the points, under `limit` amperes.

    >>> len(encode([DARK] * 121))
    500
    """
    if len(frame) != pinmap.POINTS:
        raise ValueError(f"a frame has {pinmap.POINTS} colours, not {len(frame)}")
    if not 0 <= brightness <= 1:
        raise ValueError(f"brightness is between 0 and 1, not {brightness}")
    values = list(chain.from_iterable(frame))
    if min(values) < 0 or max(values) > 255:
        raise ValueError("red, green and blue are between 0 and 255")
    gamma = GAMMA
    light = sum([gamma[value] for value in values]) * brightness
    allowed = max(0.0, limit * 1000 - pinmap.POINTS * IDLE_MA) * 255 / COLOUR_MA
    scale, rounding = brightness, 0.5
    if light > allowed:
        scale, rounding = brightness * allowed / light, 0.0  # rounding down, or 363 roundings up could pass the limit
    return HEAD + b"".join([_light(frame[at], scale, rounding) for at in pinmap.LEDS]) + TAIL


def decode(sent: bytes) -> list[RGB]:
    """What the eye gets of the bytes on the bus: 121 colours of light (gamma is in them), in the order of the points.

    >>> decode(encode([(255, 0, 0)] + [DARK] * 120))[0]
    (255, 0, 0)
    """
    return [_seen(sent[start : start + 4]) for start in _STARTS]


def decode_for_screen(sent: bytes) -> list[RGB]:
    """The same as a screen has to be told it: without gamma. Lights too weak for `decode` to tell from none are there.

    >>> decode_for_screen(encode([(14, 11, 6)] + [DARK] * 120))[0]
    (14, 11, 6)
    """
    return [_on_screen(sent[start : start + 4]) for start in _STARTS]


_STARTS: Final = tuple(len(HEAD) + 4 * led for led in pinmap.LEDS)  # by point


@lru_cache(maxsize=8192)
def _seen(light: bytes) -> RGB:
    field, blue, green, red = light
    strength = (field & FIELD) / FIELD
    return round(red * strength), round(green * strength), round(blue * strength)


@lru_cache(maxsize=8192)
def _on_screen(light: bytes) -> RGB:
    field, *values = light
    strength = (field & FIELD) / FIELD / 255
    blue, green, red = (round(255 * (value * strength) ** (1 / 2.2)) for value in values)
    return red, green, blue


def amperes(sent: bytes) -> float:
    """The current that a frame on the bus draws, estimated."""
    lights = range(len(HEAD), len(HEAD) + 4 * pinmap.POINTS, 4)
    light = sum((sent[at] & FIELD) / FIELD * sum(sent[at + 1 : at + 4]) for at in lights)
    return (pinmap.POINTS * IDLE_MA + light / 255 * COLOUR_MA) / 1000


class Leds(SPIDevice):
    """The chain of lights. It goes dark when it is closed, whatever happened before."""

    def __init__(self, *, brightness: float = 1.0, limit: float = LIMIT_A, pin_factory: Any = None) -> None:
        self.brightness = brightness
        self.limit = limit
        self._sent = b""  # what the lights show, and since when; nothing where nobody knows
        self._sent_at: int | None = None
        self._asked: tuple[tuple[RGB, ...], float, float] | None = None  # what it was made of
        super().__init__(
            clock_pin=pinmap.LED_SCLK,
            mosi_pin=pinmap.LED_MOSI,
            miso_pin=None,
            select_pin=pinmap.LED_CE0,
            pin_factory=pin_factory,
        )
        try:
            self._spi.rate = RATE
            self.off()
        except BaseException:
            super().close()
            raise

    @property
    def amperes(self) -> float:
        """The current that the frame on the table draws, estimated."""
        return amperes(self._sent)

    def show(self, frame: Sequence[RGB], now: int | None = None) -> None:
        """Shows 121 colours, given in the order of the points.

        With a time in milliseconds the bus rests while nothing changes, but for once a second. Without, it never does.
        """
        self._check_open()
        asked = (tuple(frame), self.brightness, self.limit)
        sent = self._sent if asked == self._asked else encode(*asked)
        recent = now is not None and self._sent_at is not None and 0 <= now - self._sent_at < REFRESH_MS
        if not recent or sent != self._sent:
            self._write(sent, now)
        self._asked = asked

    def off(self) -> None:
        """Darkness, at once."""
        self._check_open()
        self._write(encode([DARK] * pinmap.POINTS), None)

    def _write(self, sent: bytes, now: int | None) -> None:
        self._asked = self._sent_at = None  # they stay so if the bus fails
        self._spi.write(sent)
        self._sent, self._sent_at = sent, now

    def close(self) -> None:
        """Darkness, and the bus is let go."""
        try:
            bus = getattr(self, "_spi", None)
            if bus is not None and not bus.closed:
                self.off()
        finally:
            super().close()
