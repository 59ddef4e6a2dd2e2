"""A table of words whose numbers and squares are as wide as they can get, and which knows what was said."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from string import Formatter

from pi_app import words

entries = words.entries
WIDEST = {
    "n": "10",
    "number": "6",
    "pawn": "8",
    "points": "22",
    "d": "12",
    "distance": "12",
    "rule": "18",
    "at": "K11",
    "there": "K11",
    "to": "K11",
    "start": "K11",
    "end": "K11",
    "count": "59",
    "houses": "59",
    "walls": "30",
    "cells": "36",
    "sum": "1000",
    "cards": "13",
    "deal": "10",
}
STEPS = {"number": "1000", "count": "1000"}  # of a replay
said: set[str] = set()  # keys that were asked for


class Said(dict[str, tuple[str, str]]):
    """An area that notes which of its words are said."""

    def __getitem__(self, key: str) -> tuple[str, str]:
        said.add(key)
        return super().__getitem__(key)


def wide(text: str, widest: Mapping[str, str] = WIDEST) -> str:
    """A text in which every part that has a widest value has it."""
    filled = ""
    for fixed, part, form, _ in Formatter().parse(text):
        filled += fixed.replace("{", "{{").replace("}", "}}")
        if part is not None:
            filled += widest.get(part) or f"{{{part}{f':{form}' if form else ''}}}"
    return filled


@cache
def widened(area: str) -> Mapping[str, tuple[str, str]]:
    """To be put in the place of `pi_app.words.entries`."""
    return Said(
        {
            key: (wide(english, widest), wide(french, widest))
            for key, (english, french) in entries(area).items()
            for widest in [WIDEST | STEPS if key == "screens.step" else WIDEST]
        }
    )
