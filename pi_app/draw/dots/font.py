"""The two bitmap fonts of the handheld's screen: one for text, and a smaller one for the fields of a map.

Both are text files beside this module. Their letters are proportional, and all French accents are included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

_HERE: Final = Path(__file__).parent


class Glyph(NamedTuple):
    """The drawing of one sign: its width, and its lit points (x, y) from the top left."""

    width: int
    points: tuple[tuple[int, int], ...]


_EMPTY: Final = Glyph(0, ())
_SPACES: Final = " \u00a0"


class Font(NamedTuple):
    """A font: its glyphs, the distance between lines, and the width of a space, in points."""

    glyphs: Mapping[str, Glyph]
    line: int
    space: int

    def width(self, text: str) -> int:
        """Return the width of a text in points, from its first lit column to its last."""
        return max(0, sum(self.advance(sign) for sign in text) - 1)

    def advance(self, sign: str) -> int:
        return self.space if sign in _SPACES else self.glyph(sign).width + 1

    def glyph(self, sign: str) -> Glyph:
        """Return the drawing of a sign. It is that of `?` if the font lacks the sign, as in a player's name."""
        return _EMPTY if sign in _SPACES else self.glyphs.get(sign, self.glyphs["?"])

    def wrap(self, text: str, width: int) -> list[str]:
        """Split a text at spaces into lines that fit. French punctuation (« deux : ») stays with its word."""
        lines: list[str] = []
        for word in bound(text).split(" "):
            joined = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(joined) <= width:
                lines[-1] = joined
            else:
                lines.append(word)
        return lines


def bound(text: str) -> str:
    """Return the text with no-break spaces before punctuation that must not begin a line, and after «."""
    for sign in ":;?!»":
        text = text.replace(f" {sign}", f"\u00a0{sign}")
    return text.replace("« ", "«\u00a0")


def _glyphs(name: str) -> Iterator[tuple[str, Glyph]]:
    """Read the glyphs of a font file. An accented letter is composed of two others."""
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
