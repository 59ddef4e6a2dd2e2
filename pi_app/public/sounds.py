"""What the buzzer plays: one short tune for each thing that all at the table may hear.

A tune is told by its first two notes, so that nobody has to wait for its end. All keep to C major and its one uneasy
interval, B to F, which stands for trouble. The two clues are each other's mirror: blue falls, orange rises.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

Cue = tuple[tuple[int, int], ...]  # (hz, ms) one after the other; 0 Hz is a pause

_SEMITONES: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}  # from the A of the same octave


def _hz(note: str) -> int:
    """A note's pitch, A4 being 440 Hz; a dash is a pause."""
    if note == "-":
        return 0
    return round(440 * 2 ** (int(note[1]) - 4 + _SEMITONES[note[0]] / 12))


def _tune(text: str) -> Cue:
    """A cue from notes and their lengths: `C5 100 - 50 E5 200`."""
    words = text.split()
    return tuple((_hz(note), int(ms)) for note, ms in zip(words[::2], words[1::2], strict=True))


CUES: Final[Mapping[str, Cue]] = MappingProxyType(
    {
        # the buttons and the table
        "press": _tune("E6 20"),
        "start": _tune("C5 180 - 40 G4 90 C5 90 E5 240"),
        "ready": _tune("E5 90 G5 90 C6 90 - 50 C6 220"),
        "question": _tune("G4 120 B4 120 F5 260"),
        "astray": _tune("F5 140 B4 140 F5 140 B4 140"),
        "error": _tune("D4 260 A3 420"),
        # the game goes on
        "move": _tune("G4 45 D5 70"),
        "turn": _tune("C6 70 - 50 G5 130"),
        "refused": _tune("C4 100 - 50 C4 180"),
        "deal": _tune("D5 35 - 25 E5 35 - 25 D5 35 - 25 E5 35 - 25 A5 70"),
        # what becomes known
        "clue-blue": _tune("E6 90 C6 90 G5 220"),
        "clue-orange": _tune("G5 90 C6 90 E6 220"),
        "yes": _tune("C5 90 E5 200"),
        "no": _tune("A4 140 E4 260"),
        "found": _tune("F5 80 A5 80 - 40 A5 80 C6 180"),
        "taken": _tune("B5 80 F5 80 B4 180"),
        # the end
        "caught": _tune("G5 90 E5 90 G5 90 C6 420 - 60 G5 120 C6 480"),
        "escaped": _tune("D5 70 F5 70 A5 70 D6 70 - 80 E6 60 - 100 F6 50 - 120 A6 300"),
        "won": _tune("G4 150 C5 150 E5 150 G5 320 - 50 E5 150 G5 300 C6 640"),
    }
)
