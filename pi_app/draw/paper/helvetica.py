"""The widths of Helvetica's characters, needed to centre text in a PDF: Adobe's published metrics, in thousandths."""

from __future__ import annotations

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
_OTHERS: Final = {"’": 222, "·": 278, "×": 584, "–": 556, "°": 400, "«": 556, "»": 556, "\N{NO-BREAK SPACE}": 278}
_WIDTHS: Final = tuple(
    {**_OTHERS, **{chr(32 + place): int(each) for place, each in enumerate(face.split())}} for face in (_PLAIN, _BOLD)
)


def width(text: str, *, bold: bool = False) -> float:
    """Return the width of a text, as a multiple of the type size. An accent does not change the width of a letter.

    >>> width("A"), width("É") == width("E")
    (0.667, True)
    """
    return (
        sum(_WIDTHS[bold][character if character in _OTHERS else normalize("NFD", character)[0]] for character in text)
        / 1000
    )
