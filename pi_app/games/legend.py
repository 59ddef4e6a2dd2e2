"""The meaning of one light of a game."""

from __future__ import annotations

from typing import NamedTuple

from pi_app.palette import Colour
from pi_app.words import say


class LegendEntry(NamedTuple):
    """One entry of a legend: a colour, and the key of the words that explain it."""

    colour: Colour
    key: str

    def words(self, lang: str) -> str:
        return say(lang, self.key)
