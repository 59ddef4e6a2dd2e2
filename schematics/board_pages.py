"""Print a drawing of the board at its true size on six A4 pages. They are cut along cell borders, so through no hole.

Columns of pages have letters, rows have numbers: B1 is the upper middle page. Each page shows some millimetres of its
neighbours for gluing, marks to cut along, a bar to measure, and a small map that shows which part of the board it is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pi_app.draw.paper.board import BOARD_SIZE, border
from pi_app.draw.paper.pdf import PdfPage, Window, pdf
from pi_app.draw.paper.shapes import FINE_LINE, Drawing, PaperInk, PaperShape, PaperText, box, path
from pi_app.draw.paper.units import A4
from pi_app.palette import DUSK, INK, SKY_BLUE
from schematics.board_words import word

OVERLAP: Final = 5.0  # beyond each cut
CUTS_X: Final = (0.0, border(4), border(7), BOARD_SIZE)  # where pages are cut
CUTS_Y: Final = (0.0, border(6), BOARD_SIZE)
PICTURE_TOP: Final = 36.0  # the picture's distance from the top of the page
MARK: Final = 6.0  # length of a corner mark
BAR: Final = 100.0  # length of the bar to measure


class Page(NamedTuple):
    """One page: its name, and the part of the board that is left after cutting."""

    name: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def shown(self) -> tuple[float, float, float, float]:
        """The part that is printed: with the overlap, but nothing beyond the board."""
        return (
            max(0.0, self.left - OVERLAP),
            max(0.0, self.top - OVERLAP),
            min(BOARD_SIZE, self.right + OVERLAP),
            min(BOARD_SIZE, self.bottom + OVERLAP),
        )

    @property
    def at(self) -> tuple[float, float]:
        """The top left corner of the printed part on the paper: centred, below the head."""
        left, _, right, _ = self.shown
        return round((A4[0] - (right - left)) / 2, 3), PICTURE_TOP


PAGES: Final = tuple(
    Page(f"{chr(ord('A') + column)}{row + 1}", CUTS_X[column], CUTS_Y[row], CUTS_X[column + 1], CUTS_Y[row + 1])
    for row in range(len(CUTS_Y) - 1)
    for column in range(len(CUTS_X) - 1)
)


def tiled(drawing: Drawing, lang: str) -> bytes:
    """Return a PDF of all six pages."""
    pages = [PdfPage(A4, _around(page, drawing.title, lang), Window(page.shown, page.at)) for page in PAGES]
    return pdf(drawing.title, pages, drawing)


def _around(page: Page, title: str, lang: str) -> tuple[PaperShape, ...]:
    size = {"page": page.name, "columns": len(CUTS_X) - 1, "rows": len(CUTS_Y) - 1}
    return (
        PaperText(15, 14, page.name, 14, INK, bold=True, anchor="start"),
        PaperText(40, 11, title, 5, INK, bold=True, anchor="start"),
        PaperText(40, 18, word(lang, "page", **size), 3.5, DUSK, anchor="start"),
        *_map(page),
        *_marks(page),
        *_bar(15, A4[1] - 22),
        PaperText(15, A4[1] - 13, word(lang, "true-size"), 3, INK, anchor="start"),
        PaperText(15, A4[1] - 8.5, word(lang, "cut"), 3, DUSK, anchor="start"),
    )


def _map(page: Page) -> list[PaperShape]:
    """Draw a small map of all pages, with this one in colour."""
    scale, x, y = 18 / BOARD_SIZE, A4[0] - 33, 5.0
    return [
        box(
            x + each.left * scale,
            y + each.top * scale,
            (each.right - each.left) * scale,
            (each.bottom - each.top) * scale,
            PaperInk(fill=SKY_BLUE if each == page else None, line=DUSK),
        )
        for each in PAGES
    ]


def _marks(page: Page) -> list[PaperShape]:
    """Draw the cut marks: two short lines outside each corner of the part that is left after cutting."""
    x, y = page.at[0] - page.shown[0], page.at[1] - page.shown[1]
    marks: list[PaperShape] = []
    for side, way in ((page.left, -1), (page.right, 1)):
        for end, turn in ((page.top, -1), (page.bottom, 1)):
            h, v = x + side, y + end
            near = OVERLAP + 1
            marks.append(path([(h + way * near, v), (h + way * (near + MARK), v)], PaperInk(line=INK)))
            marks.append(path([(h, v + turn * near), (h, v + turn * (near + MARK))], PaperInk(line=INK)))
    return marks


def _bar(x: float, y: float) -> list[PaperShape]:
    ticks = [
        path([(x + mm, y - (3 if mm % 50 == 0 else 1.5)), (x + mm, y)], PaperInk(line=INK, width=FINE_LINE))
        for mm in range(0, int(BAR) + 1, 10)
    ]
    ends = [PaperText(x + BAR + 3, y - 1.5, "100 mm", 3.5, INK, anchor="start")]
    return [path([(x, y), (x + BAR, y)], PaperInk(line=INK, width=FINE_LINE)), *ticks, *ends]
