"""Find the screen ("face") that a text of a game is for: the name of its key starts with the face."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine import games
from pi_app.words import entries

FACES = (
    *("page", "ask", "screen", "table", "legend", "demo", "stats", "overlay", "hint", "riddle"),
    *("seat", "turn", "how", "option", "point", "form"),
)
_FACE = re.compile(rf"({'|'.join(FACES)})-|(name|about)$")


def face(key: str) -> str:
    """Return the face of a game's word, or "" for the reason of a refusal."""
    found = _FACE.match(key.partition(".")[2])
    return (found[1] or found[2]) if found else ""


def of_face(*wanted: str) -> Iterator[str]:
    """Return the keys of all games for these faces."""
    return (key for game in games.names() for key in entries(game) if face(key) in wanted)
