"""The tunes of the buzzer: a short one for each public event.

A tune can be recognised by its first two notes, so that nobody has to wait for its end. All tunes are in C major. Its
one dissonant interval, B to F, means trouble.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pi_app.games import front_of
from pi_app.games.tunes import Tune, tune

TUNES: Final[Mapping[str, Tune]] = MappingProxyType(
    {
        # the buttons and the table
        "press": tune("E6 20"),
        "start": tune("C5 180 - 40 G4 90 C5 90 E5 240"),
        "ready": tune("E5 90 G5 90 C6 90 - 50 C6 220"),
        "question": tune("G4 120 B4 120 F5 260"),
        "astray": tune("F5 140 B4 140 F5 140 B4 140"),
        "error": tune("D4 260 A3 420"),
        # the game goes on
        "move": tune("G4 45 D5 70"),
        "turn": tune("C6 70 - 50 G5 130"),
        "refused": tune("C4 100 - 50 C4 180"),
        "hint": tune("A5 60 E5 60 A5 120"),
        "deal": tune("D5 35 - 25 E5 35 - 25 D5 35 - 25 E5 35 - 25 A5 70"),
        # what becomes known
        "yes": tune("C5 90 E5 200"),
        "no": tune("A4 140 E4 260"),
        "found": tune("F5 80 A5 80 - 40 A5 80 C6 180"),
        "taken": tune("B5 80 F5 80 B4 180"),
        # the end
        "caught": tune("G5 90 E5 90 G5 90 C6 420 - 60 G5 120 C6 480"),
        "escaped": tune("D5 70 F5 70 A5 70 D6 70 - 80 E6 60 - 100 F6 50 - 120 A6 300"),
        "won": tune("G4 150 C5 150 E5 150 G5 320 - 50 E5 150 G5 300 C6 640"),
    }
)


def sound(game: str, name: str) -> Tune:
    """Return the tune of this name in a game: its own, or the one that all games have."""
    return front_of(game).tunes.get(name) or TUNES[name]
