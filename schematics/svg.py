"""Shrink KiCad's SVG to a fifth of its size without a visible change, and make it the same each time.

KiCad writes every stroke of every letter as a path of its own with four decimals, repeats each style in full, adds an
invisible copy of every text, and puts the time into the title.
"""

from __future__ import annotations

import re
from typing import Final

_HEAD: Final = re.compile(r"^.*?<svg", re.DOTALL)
_TITLE: Final = re.compile(r"<title>.*?</title>\s*<desc>.*?</desc>", re.DOTALL)
_UNSEEN: Final = re.compile(r'<text [^>]*opacity="0"[^>]*>.*?</text>|<desc>[^<]*</desc>|<g[^>]*>\s*</g>', re.DOTALL)
_LETTERS: Final = re.compile(r'<g class="stroked-text">(.*?)</g>', re.DOTALL)
_STROKES: Final = re.compile(r'd="M([^A-KN-Za-z"]*)"')
_STYLE: Final = re.compile(r'style="([^"]*)"')
_NUMBER: Final = re.compile(r"-?\d+\.\d{3,}")

_Point = tuple[int, int]  # in hundredths of a millimetre


def _short(hundredths: int) -> str:
    text = f"{abs(hundredths) / 100:.2f}".rstrip("0").rstrip(".").removeprefix("0") or "0"
    return f"-{text}" if hundredths < 0 else text


def _rounded(number: re.Match[str]) -> str:
    return _short(round(float(number[0]) * 100))


def _strokes(text: str) -> list[_Point]:
    numbers = [round(float(number) * 100) for number in re.split(r"[\sL,]+", text.strip())]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _path(lines: list[list[_Point]]) -> str:
    """Return one path for several strokes. A stroke that begins where the last one ended continues it."""
    drawn, (x, y) = "", (-1, -1)
    for line in lines:
        if line[0] != (x, y):
            (x, y) = line[0]
            drawn += f"M{_short(x)} {_short(y)}"
        for u, v in line[1:]:
            drawn += f"l{_short(u - x)} {_short(v - y)}"
            x, y = u, v
    return f'd="{drawn}"'


def _word(letters: re.Match[str]) -> str:
    return f"<path {_path([_strokes(each) for each in _STROKES.findall(letters[1])])}/>"


def small(svg: str, title: str) -> str:
    """Return the same picture, shrunk, with this title."""
    svg = _TITLE.sub(f"<title>{title}</title>\n<style></style>", _HEAD.sub("<svg", svg))
    svg = _LETTERS.sub(_word, _UNSEEN.sub("", svg))
    svg = _STROKES.sub(lambda path: _path([_strokes(path[1])]), svg)
    svg = _NUMBER.sub(_rounded, svg)
    looks: dict[str, str] = {}
    svg = _STYLE.sub(lambda style: f'class="{looks.setdefault(" ".join(style[1].split()), f"s{len(looks)}")}"', svg)
    sheet = "".join(f"\n.{name}{{{look}}}" for look, name in looks.items())
    return re.sub(r"\s*\n\s*", "\n", svg.replace("<style></style>", f"<style>{sheet}\n</style>"))
