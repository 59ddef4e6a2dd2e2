"""The A4 pages, read back from the PDFs: together they make the board, at its true size."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from schematics import board
from schematics.board_pages import MARK, OVERLAP
from tests.schematics.reading import Box, Sheet, boxes, circles, layer, rings, sheets, streams

NAMES = list(board.DRAWINGS)


def kept(sheet: Sheet) -> Box:
    """Return the part of the board that is left when the page is cut along its corner marks."""
    marks = [line for line in sheet.lines if dist(*line) == pytest.approx(MARK)]
    assert len(marks) == 8
    upright = {round(a[0] - sheet.corner[0], 3) for a, b in marks if a[0] == b[0]}
    level = {round(a[1] - sheet.corner[1], 3) for a, b in marks if a[1] == b[1]}
    return Box(min(upright), min(level), max(upright), max(level))


def size(box: Box) -> float:
    return (box.right - box.left) * (box.bottom - box.top)


@pytest.mark.parametrize("name", NAMES)
def test_pages_are_a4_and_all_that_is_kept_is_printed(name: str) -> None:
    for sheet in sheets(name):
        assert sheet.size == pytest.approx((210, 297), abs=1e-3)
        part = kept(sheet)
        assert sheet.printed.holds(part)
        x, y = sheet.corner
        on_paper = Box(
            x + part.left - OVERLAP, y + part.top - OVERLAP, x + part.right + OVERLAP, y + part.bottom + OVERLAP
        )
        assert Box(10, 10, 200, 287).holds(on_paper), "printers leave some millimetres at the edge"


@pytest.mark.parametrize("name", NAMES)
def test_cut_pages_cover_the_board_once(name: str) -> None:
    parts = [kept(sheet) for sheet in sheets(name)]
    assert sum(map(size, parts)) == pytest.approx(400 * 400)
    for one, other in combinations(parts, 2):
        apart = one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top
        assert apart


def test_no_cut_goes_through_a_hole_and_each_hole_is_whole_on_one_page() -> None:
    parts = [kept(sheet) for sheet in sheets("drill")]
    holes = [Box(r.x - r.r, r.y - r.r, r.x + r.r, r.y + r.r) for r in circles(layer("drill", "windows"))]
    for hole in [*holes, *boxes(layer("drill", "slots"))]:
        assert sum(part.holds(hole) for part in parts) == 1


@pytest.mark.parametrize("name", NAMES)
def test_the_pages_show_the_same_circles_as_the_sheet(name: str) -> None:
    """The PDF has one picture of the board, which all pages use; its circles are the same as in the SVG."""
    whole, *_ = streams(name)
    drawn = [circle for group in board.DRAWINGS[name]("en").layers for circle in circles(layer(name, group.name))]
    for printed, cut in zip(rings(whole), drawn, strict=True):
        assert tuple(printed) == pytest.approx(tuple(cut), abs=2e-3)


@pytest.mark.parametrize("name", NAMES)
def test_every_page_has_a_bar_of_100_mm(name: str) -> None:
    for sheet in sheets(name):
        assert [line for line in sheet.lines if dist(*line) == pytest.approx(100)]
