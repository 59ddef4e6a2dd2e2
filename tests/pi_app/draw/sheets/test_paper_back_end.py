"""Tests of the paper back end: it draws every act in millimetres, keeps texts, and can turn dark felt light."""

from __future__ import annotations

import doctest
from typing import Final

import pygame
import pytest

from pi_app.draw.dots.picture import DotPicture
from pi_app.draw.paper.helvetica import width
from pi_app.draw.paper.pdf import PdfPage, pdf
from pi_app.draw.paper.shapes import Circle, PaperPath, PaperShape, PaperText
from pi_app.draw.sheets import paper
from pi_app.draw.sheets.look import BODY, TITLE, look
from pi_app.draw.sheets.paper import on_paper
from pi_app.draw.sheets.shapes import SHAPES
from pi_app.draw.sheets.sheet import Sheet
from pi_app.palette import BLACK, FELT, ORANGE, SNOW, WHITE, Colour
from tests.pi_app.screens.scenes import drawn, hidden_scenes, public_scenes

SIZE: Final = (480, 320)
SCALE: Final = 0.25  # mm for each pixel
CORNER: Final = (10.0, 20.0)
SCENES: Final = dict((*hidden_scenes(), *public_scenes()))


def blank() -> Sheet:
    return Sheet(SIZE, look(*SIZE))


def shapes(sheet: Sheet, *, light: bool = False) -> list[PaperShape]:
    """Return what is drawn on a sheet, without its ground."""
    return on_paper(sheet.acts[1:], SCALE, CORNER, light=light)


def texts(found: list[PaperShape]) -> list[PaperText]:
    return [shape for shape in found if isinstance(shape, PaperText)]


def long(text: PaperText) -> float:
    return width(text.text, bold=text.bold) * text.size + len(text.text) * text.spread


def corners(path: PaperPath) -> list[tuple[float, float]]:
    return [(step[-2], step[-1]) for step in path.steps if len(step) > 1]


def turning(path: PaperPath) -> list[float]:
    """Return the signed area of each outline of a path; those of parts and of cuts have different signs."""
    areas, points = list[float](), list[tuple[float, float]]()
    for step in path.steps:
        if len(step) > 1:
            points.append((step[-2], step[-1]))
            continue
        areas.append(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True)))
        points = []
    return areas


def test_examples_in_docstrings_are_true() -> None:
    failed, tried = doctest.testmod(paper)
    assert tried and not failed


@pytest.mark.parametrize("name", SCENES)
def test_every_screen_can_be_printed_with_all_its_texts(name: str) -> None:
    sheet = drawn(SCENES[name], SIZE, "fr")
    found = on_paper(sheet.acts, SCALE)
    written = [act.text for act in sheet.acts if hasattr(act, "text")]
    assert [text.text for text in texts(found)] == written
    assert pdf(name, [PdfPage((120, 80), tuple(found))]).startswith(b"%PDF")


@pytest.mark.parametrize("role", [BODY, TITLE])
def test_a_line_of_text_keeps_the_width_that_the_sheet_has_measured(role: str) -> None:
    sheet = blank()
    sheet.line(40, 60, "Au voleur de jouer", role, BLACK)
    (text,) = texts(shapes(sheet))
    assert text.anchor == "start" and text.x == CORNER[0] + 40 * SCALE
    assert long(text) == pytest.approx(sheet.width("Au voleur de jouer", role) * SCALE)
    assert CORNER[1] + 60 * SCALE < text.y < CORNER[1] + (60 + sheet.height(role)) * SCALE


def test_a_sign_is_centred() -> None:
    sheet = blank()
    sheet.sign((100, 80), "7", 20, BLACK)
    (text,) = texts(shapes(sheet))
    assert (text.x, text.y, text.anchor, text.size) == (35.0, 40.0, "middle", 5.0)


def test_a_character_that_the_font_lacks_is_replaced() -> None:
    sheet = blank()
    sheet.sign((100, 80), "→", 20, BLACK)
    (text,) = texts(shapes(sheet))
    assert text.text == "›"


@pytest.mark.parametrize("name", SHAPES)
def test_a_stamp_without_a_rim_has_holes(name: str) -> None:
    sheet = blank()
    sheet.stamp(name, (100, 80), 40, ORANGE)
    (path,) = shapes(sheet)
    assert isinstance(path, PaperPath) and path.ink.fill == ORANGE and path.ink.line is None
    parts = len(SHAPES[name].parts)
    areas = turning(path)
    assert all(area > 0 for area in areas[:parts]) and all(area < 0 for area in areas[parts:])
    assert len(areas) == parts + len(SHAPES[name].cuts)
    assert all(abs(x - 35) <= 11 and abs(y - 40) <= 11 for x, y in corners(path))


def test_a_rim_lies_below_its_stamp_and_shows_in_the_cuts() -> None:
    sheet = blank()
    sheet.stamp("ring", (100, 80), 18, ORANGE, BLACK)
    below, above, cut = shapes(sheet)
    assert [shape.ink.fill for shape in (below, above, cut) if isinstance(shape, PaperPath)] == [BLACK, ORANGE, BLACK]
    assert isinstance(below, PaperPath) and below.ink.line == BLACK and below.ink.width == 2 * 2 * SCALE


def test_an_outline_lies_inside_its_rectangle() -> None:
    sheet = blank()
    sheet.box(pygame.Rect(40, 40, 80, 40), ORANGE, line=4, radius=8)
    (path,) = shapes(sheet)
    assert isinstance(path, PaperPath) and path.ink.width == 1.0
    across, down = zip(*corners(path), strict=True)
    assert (min(across), max(across)) == (20.5, 39.5) and (min(down), max(down)) == (30.5, 39.5)


def test_a_column_of_a_chart_has_sharp_lower_corners() -> None:
    sheet = blank()
    sheet.box(pygame.Rect(40, 40, 80, 40), ORANGE, radius=8, flat_foot=True)
    (path,) = shapes(sheet)
    assert isinstance(path, PaperPath)
    assert {(40.0, 40.0), (20.0, 40.0)} <= set(corners(path))
    assert not {(40.0, 30.0), (20.0, 30.0)} & set(corners(path))


def test_a_pasted_sheet_is_drawn_where_it_lies() -> None:
    page = Sheet((100, 50), look(*SIZE))
    page.sign((20, 10), "7", 20, BLACK)
    sheet = blank()
    sheet.paste(page, (200, 100))
    (text,) = texts(shapes(sheet))
    assert (text.x, text.y) == (CORNER[0] + 220 * SCALE, CORNER[1] + 110 * SCALE)


def test_lines_rings_lights_and_dots_are_drawn() -> None:
    sheet = blank()
    sheet.stroke((0, 0), (8, 8), 4, ORANGE)
    sheet.ring((40, 40), 10, 2, ORANGE)
    sheet.polygon([(0, 0), (4, 0), (4, 4)], ORANGE)
    sheet.halo((60, 60), 20, (255, 0, 0))
    dot = DotPicture()
    dot.text(0, 0, "x", 20)
    sheet.dots((4, 4), dot.to_pages(), 2, SNOW)
    stroke, ring, polygon, halo, dots = shapes(sheet)
    assert isinstance(stroke, PaperPath) and corners(stroke) == [CORNER, (12.0, 22.0)] and stroke.ink.width == 1.0
    assert isinstance(ring, Circle) and (ring.r, ring.ink.width) == (2.25, 0.5)
    assert isinstance(polygon, PaperPath) and polygon.ink.fill == ORANGE
    assert isinstance(halo, Circle) and halo.ink.fill == (255, 0, 0) and 0 < halo.r < 5
    assert isinstance(dots, PaperPath) and dots.steps


@pytest.mark.parametrize(("colour", "stays"), [(ORANGE, True), (BLACK, True), (WHITE, True), (FELT, False)])
def test_on_light_paper_only_dark_grounds_turn_light(colour: Colour, *, stays: bool) -> None:
    sheet = blank()
    sheet.bar(pygame.Rect(0, 0, 40, 40), colour)
    (path,) = shapes(sheet, light=True)
    assert isinstance(path, PaperPath) and path.ink.fill is not None
    assert (path.ink.fill == colour) is stays
    assert stays or min(path.ink.fill) > 0xE0


def test_on_light_paper_white_texts_and_marks_turn_dark() -> None:
    sheet = blank()
    sheet.line(0, 0, "dog", BODY, SNOW)
    sheet.stamp("gate", (50, 50), 10, SNOW)
    text, gate = shapes(sheet, light=True)
    assert isinstance(text, PaperText) and max(text.colour) < 0x80
    assert isinstance(gate, PaperPath) and gate.ink.fill == text.colour
