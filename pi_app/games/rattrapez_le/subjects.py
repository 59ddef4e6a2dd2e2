"""How the farm's six subjects look, on the map and on cards: a shape and a colour for each."""

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
    """The shape and the colour, which is that of its light."""
    name = SUBJECTS[subject]
    return _SHAPES[name], COLOUR[name]
