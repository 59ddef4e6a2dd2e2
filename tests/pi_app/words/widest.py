"""A table of words with the widest possible numbers and squares, which also records the keys that are used."""

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
    "short": "1640 k",
    "money": "1,640,000",
    "millions": "1",
    "thousands": "640",
    "cards": "13",
    "deal": "10",
}
STEPS = {"number": "1000", "count": "1000"}  # of a replay
said: set[str] = set()  # the keys that were used


class Said(dict[str, tuple[str, str]]):
    """An area of the table of words that records which of its keys are used."""

    def __getitem__(self, key: str) -> tuple[str, str]:
        said.add(key)
        return super().__getitem__(key)


def wide(text: str, widest: Mapping[str, str] = WIDEST) -> str:
    """Return the text with the widest value in each part that has one."""
    filled = ""
    for fixed, part, form, _ in Formatter().parse(text):
        filled += fixed.replace("{", "{{").replace("}", "}}")
        if part is not None:
            filled += widest.get(part) or f"{{{part}{f':{form}' if form else ''}}}"
    return filled


@cache
def widened(area: str) -> Mapping[str, tuple[str, str]]:
    """Return the widened words of an area. This replaces `pi_app.words.entries` in tests."""
    return Said(
        {
            key: (wide(english, widest), wide(french, widest))
            for key, (english, french) in entries(area).items()
            for widest in [WIDEST | STEPS if key == "screens.step" else WIDEST]
        }
    )
