"""Play the buzzer's tones on the computer's speaker as soft square waves. Without a sound device it is silent."""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from math import pi, sin
from types import TracebackType
from typing import Final, Self

import pygame

from hardware.virtual import HeardTone

RATE: Final = 44_100  # samples per second
AMPLITUDE: Final = 5_000  # of 32767
SHORTEST: Final = 4_000  # samples; a loop is not shorter
FADE_MS: Final = 12
_OVERTONES: Final = (1, 3, 5)  # of a square wave; the higher ones would sound harsh


@lru_cache(maxsize=64)
def wave(hz: int) -> bytes:
    """Return whole periods of a tone, so that it can be repeated without a click."""
    periods = max(1, -(-SHORTEST * hz // RATE))
    length = round(periods * RATE / hz)
    turn = 2 * pi * periods / length
    samples = (sum(sin(turn * at * n) / n for n in _OVERTONES) for at in range(length))
    return array("h", (round(AMPLITUDE * sample) for sample in samples)).tobytes()


def pitch(sounds: Sequence[HeardTone], now: int) -> int | None:
    """Return the frequency in Hz of the tone that sounds at the time `now`, in ms; None for silence."""
    return next((sound.hz for sound in reversed(sounds) if sound.t + sound.ms >= now), None)


@contextmanager
def _muttering_to_nobody() -> Iterator[None]:
    """Silence the standard error of C libraries: ALSA writes ten lines there if there is no sound card."""
    sys.stderr.flush()
    kept, nobody = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nobody, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nobody)


class Speaker:
    """The computer's speaker, which plays one tone at a time. Use it in a `with` block."""

    def __init__(self) -> None:
        self.hz: int | None = None
        with suppress(pygame.error), _muttering_to_nobody():
            pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pygame.mixer.quit()

    def play(self, hz: int | None) -> None:
        """Play this tone from now on, or none."""
        if hz == self.hz:
            return
        self.hz = hz
        if pygame.mixer.get_init() is None:
            return
        channel = pygame.mixer.Channel(0)
        if hz is None:
            channel.fadeout(FADE_MS)
        else:
            channel.play(pygame.mixer.Sound(buffer=wave(hz)), loops=-1)
