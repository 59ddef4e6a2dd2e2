"""The buzzer, and a player of short tunes on it.

>>> from hardware.virtual import VirtualTable
>>> with VirtualTable() as table:
...     player = TonePlayer(table.board.buzzer)
...     player.play(((880, 60), (0, 40), (1760, 100)))
...     table.advance(400, player.tick)
...     [(sound.hz, sound.ms) for sound in table.sounds()]
[(880, 60), (1760, 100)]
"""

from __future__ import annotations

from typing import Any, Final

from gpiozero import TonalBuzzer
from gpiozero.tones import Tone

from hardware import pinmap

MIDDLE: Final = "A5"  # 880 Hz; the range is three octaves each way, 110 Hz to 7040 Hz
OCTAVES: Final = 3
LOWEST_HZ: Final = 110
HIGHEST_HZ: Final = 7040

Melody = tuple[tuple[float, int], ...]  # each is (Hz, or 0 for a pause; milliseconds)


class Buzzer:
    """A piezo disc that sounds one tone at a time, or is silent."""

    def __init__(self, *, pin_factory: Any = None) -> None:
        self._tones = TonalBuzzer(pinmap.BUZZER, mid_tone=Tone(MIDDLE), octaves=OCTAVES, pin_factory=pin_factory)

    def sound(self, hz: float | None) -> None:
        """Sound a tone of 110 to 7040 Hz until the next call. None is silence."""
        if hz is None:
            self._tones.stop()
            self._tones.pwm_device.off()  # if the wave stops while the pin is high, current keeps flowing
        else:
            self._tones.play(Tone.from_frequency(hz))

    def close(self) -> None:
        """Silence the buzzer and release its pin."""
        self._tones.close()


class TonePlayer:
    """Plays notes on a buzzer, one after the other. The caller passes the time in with `tick`."""

    def __init__(self, buzzer: Buzzer) -> None:
        self._buzzer = buzzer
        self._notes: Melody = ()  # the notes that are not over
        self._ends: int | None = None  # when the first of them ends; None before it has begun
        self._sounding: float | None = None
        self._mute = False

    @property
    def mute(self) -> bool:
        """Whether the buzzer stays silent. Muted notes still take their time."""
        return self._mute

    @mute.setter
    def mute(self, mute: bool) -> None:
        self._mute = mute
        if mute:
            self._sound(None)

    @property
    def playing(self) -> bool:
        return bool(self._notes)

    def play(self, notes: Melody) -> None:
        """Start these notes at the next tick. They replace the notes that play now."""
        self._notes = tuple(notes)
        self._ends = None

    def stop(self) -> None:
        """Drop the notes and silence the buzzer at once."""
        self._notes = ()
        self._sound(None)

    def tick(self, now_ms: int) -> None:
        """Sound the note that is due at this time."""
        if not self._notes:
            return
        if self._ends is None:
            self._ends = now_ms + self._notes[0][1]
        while self._notes and now_ms >= self._ends:
            self._notes = self._notes[1:]
            self._ends += self._notes[0][1] if self._notes else 0
        self._sound(self._notes[0][0] or None if self._notes else None)

    def _sound(self, hz: float | None) -> None:
        heard = None if self._mute else hz
        if heard != self._sounding:
            self._buzzer.sound(heard)
            self._sounding = heard
