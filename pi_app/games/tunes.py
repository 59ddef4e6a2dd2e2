"""Tunes of the buzzer. A game uses those of the table (`pi_app/public/sounds.py`), and may add more in its Front."""

from __future__ import annotations

from typing import Final

Tune = tuple[tuple[int, int], ...]  # notes in order, each as (Hz, ms); 0 Hz is a pause

# The distance of each note from the A of the same octave.
_SEMITONES: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def tune(text: str) -> Tune:
    """Return the tune of these notes with their lengths in ms. A dash is a pause.

    >>> tune("A4 100 - 50 A5 200")
    ((440, 100), (0, 50), (880, 200))
    """
    words = text.split()
    return tuple((_hz(note), int(ms)) for note, ms in zip(words[::2], words[1::2], strict=True))


def _hz(note: str) -> int:
    """Return the pitch of a note, A4 being 440 Hz."""
    if note == "-":
        return 0
    return round(440 * 2 ** (int(note[1]) - 4 + _SEMITONES[note[0]] / 12))
