"""The two typefaces of the screens, drawn for them: one to read, one small enough for a map's points.

Both lie as drawings beside this file. Letters are as wide as they need; French has all its accents.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

_HERE: Final = Path(__file__).parent


class Glyph(NamedTuple):
    """One sign: how wide it is, and its lit points (x, y) from the top left."""

    width: int
    points: tuple[tuple[int, int], ...]


_EMPTY: Final = Glyph(0, ())
_SPACES: Final = " \u00a0"


class Font(NamedTuple):
    """A typeface: its signs, how far apart lines stand, how wide a space is."""

    glyphs: Mapping[str, Glyph]
    line: int
    space: int

    def width(self, text: str) -> int:
        """How many points a text takes from its first lit column to its last."""
        return max(0, sum(self.advance(sign) for sign in text) - 1)

    def advance(self, sign: str) -> int:
        return self.space if sign in _SPACES else self.glyph(sign).width + 1

    def glyph(self, sign: str) -> Glyph:
        """How a sign is drawn; a player may have a name with letters that nobody has drawn yet."""
        return _EMPTY if sign in _SPACES else self.glyphs.get(sign, self.glyphs["?"])

    def wrap(self, text: str, width: int) -> list[str]:
        """The text in lines that fit, broken at spaces; what French keeps together (« deux : ») stays together."""
        lines: list[str] = []
        for word in bound(text).split(" "):
            joined = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(joined) <= width:
                lines[-1] = joined
            else:
                lines.append(word)
        return lines


def bound(text: str) -> str:
    """The text with hard spaces where a line must not begin with a high sign."""
    for sign in ":;?!»":
        text = text.replace(f" {sign}", f"\u00a0{sign}")
    return text.replace("« ", "«\u00a0")


def _glyphs(name: str) -> Iterator[tuple[str, Glyph]]:
    """The signs of a drawing, those with an accent put together from two others."""
    drawn: dict[str, Glyph] = {}
    for line in (_HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith(";;"):
            continue
        sign, first, *rows = line.split()
        if first.isdigit():
            lit = [(x, y) for y, row in enumerate(rows, int(first)) for x, dot in enumerate(row) if dot == "#"]
            drawn[sign] = Glyph(len(rows[0]), tuple(lit))
        else:
            drawn[sign] = _accented(drawn[first], drawn[rows[0]])
        yield sign, drawn[sign]


def _accented(letter: Glyph, accent: Glyph) -> Glyph:
    shift = (letter.width - accent.width + 1) // 2
    return Glyph(letter.width, (*letter.points, *((x + shift, y) for x, y in accent.points)))


READ: Final = Font(dict(_glyphs("letters")), line=9, space=3)
SMALL: Final = Font(dict(_glyphs("digits")), line=6, space=2)
