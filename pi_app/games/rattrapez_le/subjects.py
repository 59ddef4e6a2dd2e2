"""The shape and the colour of each of the six subjects, on the map and on cards."""

from __future__ import annotations

from typing import Final

from engine.games.rattrapez_le.cards import SUBJECTS, Subject
from pi_app.games.rattrapez_le.tabletop import COLOUR
from pi_app.palette import Colour

_SHAPES: Final = {
    "farmer": "square",
    "wife": "diamond",
    "hand": "hexagon",
    "maid": "disc",
    "dog": "triangle",
    "horse": "shoe",
}


def subject_look(subject: Subject) -> tuple[str, Colour]:
    """Return the shape and the colour of a subject. The colour is that of its light on the table."""
    name = SUBJECTS[subject]
    return _SHAPES[name], COLOUR[name]
