"""Signs for terminals that do not have all of Unicode: each is replaced by the best one that can be shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

_INSTEAD: Final = {  # the first one that the encoding has
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
    """The signs that can be shown. The Linux console speaks UTF-8 but its fonts have little more than a PC's."""
    return "cp437" if environment.get("TERM") == "linux" else declared or "ascii"


def spelled(text: str, encoding: str) -> str:
    """The text with every sign that the encoding lacks replaced by one other."""
    return text if _has(encoding, text) else "".join(_sign(sign, encoding) for sign in text)


@lru_cache(maxsize=512)
def _sign(sign: str, encoding: str) -> str:
    plainer = unicodedata.normalize("NFD", sign)[0]
    return next((other for other in (sign, *_INSTEAD.get(sign, ""), plainer) if _has(encoding, other)), "?")


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return encoding == "cp437" and text in "☻☼♦•⌂▲▼\x1b"  # a PC's control characters have faces too
    return True
