"""The font of paper, Helvetica: the widths of its characters, and how a text is broken into lines.

Every printer and every PDF reader has this font, so it is not in the file. The widths are Adobe's published metrics, in
thousandths of the type size. It has the characters of Windows code page 1252.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

_PLAIN: Final = (
    "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 "
    "556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 "
    "1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 "
    "667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 "
    "333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 "
    "556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
)
_BOLD: Final = (
    "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 "
    "556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 "
    "975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 "
    "667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 "
    "333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 "
    "611 611 389 556 333 611 556 778 556 556 500 389 280 389 584"
)
# Signs, and by their code the letters that are no plain letter with an accent. In bold, a few are wider.
_SIGNS: Final = {
    "’": 222,
    "‘": 222,
    "·": 278,
    "•": 350,
    "×": 584,
    "–": 556,
    "—": 1000,
    "…": 1000,
    "°": 400,
    "±": 584,
    "½": 834,
    "«": 556,
    "»": 556,
    "“": 333,
    "”": 333,
    "‹": 333,
    "›": 333,
    "§": 556,
    "€": 556,
    "\N{NO-BREAK SPACE}": 278,
}
_LETTERS: Final = {0x152: 1000, 0x153: 944, 0xC6: 1000, 0xE6: 889, 0xDF: 611, 0xD8: 778, 0xF8: 611}
_OTHERS: Final = _SIGNS | {chr(code): wide for code, wide in _LETTERS.items()}
_BOLDER: Final = {"’": 278, "‘": 278, "“": 500, "”": 500}
_WIDTHS: Final = tuple(
    {**others, **{chr(32 + place): int(each) for place, each in enumerate(face.split())}}
    for face, others in ((_PLAIN, _OTHERS), (_BOLD, _OTHERS | _BOLDER))
)
CAPITALS: Final = 0.72  # height of the capitals, as a share of the type size
_REPLACED: Final = {
    "→": "›",
    "←": "‹",
    "✓": "OK",
    "✗": "×",
    "■": "•",
    "★": "*",
    "−": "–",
    "≤": "<=",
    "≥": ">=",
    "\N{NARROW NO-BREAK SPACE}": "\N{NO-BREAK SPACE}",
    "\N{THIN SPACE}": "\N{NO-BREAK SPACE}",
}


def width(text: str, *, bold: bool = False) -> float:
    """Return the width of a text, as a multiple of the type size. An accent does not change the width of a letter.

    >>> width("A"), width("É") == width("E")
    (0.667, True)
    """
    return (
        sum(_WIDTHS[bold][character if character in _OTHERS else normalize("NFD", character)[0]] for character in text)
        / 1000
    )


def printable(text: str) -> str:
    """Return a text with a substitute for each character that the font does not have.

    >>> printable("6F → 6G, « cœur »"), printable("≥ ½ ♀")
    ('6F › 6G, « cœur »', '>= ½ ?')
    """
    return "".join(map(_printable, text))


def _printable(character: str) -> str:
    spelled = _REPLACED.get(character, character)
    known = all(sign in _WIDTHS[False] or normalize("NFD", sign)[0] in _WIDTHS[False] for sign in spelled)
    return spelled if known and spelled.encode("cp1252", "ignore").decode("cp1252") == spelled else "?"


def wrap(text: str, rooms: Sequence[float], *, bold: bool = False) -> list[str]:
    """Break a text at its spaces into lines that are not wider than their rooms, multiples of the type size.

    The last room is also that of all further lines. A word that is wider has a line of its own.

    >>> wrap("Le voleur est pris, et la partie finie.", [5.0, 10.0])
    ['Le voleur', 'est pris, et la partie', 'finie.']
    """
    lines: list[str] = []
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines else word
        room = rooms[min(max(len(lines) - 1, 0), len(rooms) - 1)]
        if lines and width(joined, bold=bold) <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines
