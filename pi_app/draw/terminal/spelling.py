"""Replacement characters for terminals without full Unicode. Each sign becomes the best one that can be shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

_INSTEAD: Final = {  # Replacements for each sign. The first one that the encoding has is used.
    "●": "•o",
    "◆": "♦#",
    "◉": "☼@",
    "◈": "☼@",
    "○": "°o",
    "♙": "▲D",
    "☻": "T",
    "⌂": "H",
    "×": "x",
    "·": ".",
    "–": "-",
    "—": "-",
    "’": "'",
    "…": ".",
    "→": ">",
    "▲": "^",
    "▼": "v",
    "★": "*",
    "█": "#",
    "▄": "#",
    "▀": "#",
    "▌": "#",
    "▐": "#",
    "▟": "▄#",
    "▙": "▄#",
    "▜": "▀#",
    "▛": "▀#",
    "\N{NO-BREAK SPACE}": " ",
    "─": "-",
    "━": "═=",
    "│": "|",
    "┃": "║|",
    "╲": "\\",
    "╱": "/",
    "╭": "┌+",
    "╮": "┐+",
    "╰": "└+",
    "╯": "┘+",
    **dict.fromkeys("┌┬┐├┼┤└┴┘", "+"),
}


def encoding(declared: str | None, environment: Mapping[str, str]) -> str:
    """Return the encoding whose signs the terminal can show.

    The Linux console accepts UTF-8, but its fonts have little more than the signs of code page 437.
    """
    return "cp437" if environment.get("TERM") == "linux" else declared or "ascii"


def spelled(text: str, encoding: str) -> str:
    """Return the text with every sign that the encoding lacks replaced by exactly one other sign."""
    return text if _has(encoding, text) else "".join(_sign(sign, encoding) for sign in text)


@lru_cache(maxsize=512)
def _sign(sign: str, encoding: str) -> str:
    plainer = unicodedata.normalize("NFD", sign)[0]
    return next((other for other in (sign, *_INSTEAD.get(sign, ""), plainer) if _has(encoding, other)), "?")


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return encoding == "cp437" and text in "☻☼♦•⌂▲▼\x1b"  # Code page 437 has glyphs for control codes too.
    return True
