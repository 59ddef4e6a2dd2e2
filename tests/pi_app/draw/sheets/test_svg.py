"""Tests of the SVG back end: it draws every act, keeps texts as texts, and names every place to tap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree

import pygame
import pytest

from pi_app.draw.dots.picture import HEIGHT, WIDTH, DotPicture
from pi_app.draw.sheets.acts import Words
from pi_app.draw.sheets.board_grid import Ground
from pi_app.draw.sheets.letters import BOLD, MEDIUM, letters
from pi_app.draw.sheets.look import BODY, look
from pi_app.draw.sheets.shapes import SHAPES
from pi_app.draw.sheets.sheet import Sheet
from pi_app.draw.sheets.surface import painted, sprite
from pi_app.draw.sheets.svg import svg
from pi_app.words import LANGUAGES
from tests.pi_app.screens.scenes import drawn, hidden_scenes, public_scenes, replay_scenes

SVG: Final = "{http://www.w3.org/2000/svg}"
SIZE: Final = (480, 320)
SCENES: Final = dict((*hidden_scenes(), *public_scenes(), *replay_scenes()))


def read(sheet: Sheet, *, taps: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(svg(sheet, "A picture", taps=taps))  # noqa: S314 - our own text


def blank() -> Sheet:
    return Sheet(SIZE, look(*SIZE))


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(found.itertext()) for found in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_every_screen_is_a_document_with_all_its_texts(name: str, lang: str) -> None:
    sheet = drawn(SCENES[name], SIZE, lang)
    written = [act.text for act in sheet.acts if hasattr(act, "text")]
    assert written and texts(read(sheet)) == written


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_every_place_to_tap_has_a_label(name: str, lang: str) -> None:
    sheet = drawn(SCENES[name], SIZE, lang)
    labels = [
        button.get("aria-label", "") for button in read(sheet, taps=True).iter() if button.get("role") == "button"
    ]
    assert labels == [area.label for area in sheet.areas]
    assert all(re.search(r"\w", label) for label in labels), labels


def test_a_line_of_text_has_the_width_that_the_sheet_has_measured() -> None:
    sheet = blank()
    sheet.text(sheet.rect, "Au voleur de jouer", BODY, (0, 0, 0))
    (text,) = read(sheet).iter(f"{SVG}text")
    assert text.get("textLength") == str(sheet.width("Au voleur de jouer", BODY))
    assert text.get("font-size") == str(sheet.look.sizes[BODY])


def test_spaces_beside_an_arrow_stay() -> None:
    sheet = blank()
    sheet.text(sheet.rect, "thief → detective", BODY, (0, 0, 0))
    first, second = read(sheet).iter(f"{SVG}text")
    assert (first.text, second.text) == ("thief ", " detective")
    space = "{http://www.w3.org/XML/1998/namespace}space"
    assert first.get(space) == second.get(space) == "preserve"


def test_signs_of_markup_are_escaped() -> None:
    sheet = blank()
    sheet.text(sheet.rect, 'a < b & "c"', BODY, (0, 0, 0))
    sheet.tappable(sheet.rect, "a", '"<&>"')
    root = read(sheet, taps=True)
    assert texts(root) == ['a < b & "c"']
    assert [found.get("aria-label") for found in root.iter(f"{SVG}rect")][-1] == '"<&>"'


def test_a_text_that_does_not_fit_is_clipped_to_its_place() -> None:
    sheet = blank()
    sheet.text(pygame.Rect(10, 20, 30, 15), "incomprehensibilities", BODY, (0, 0, 0))
    assert sheet.cut
    (clip,) = read(sheet).findall(f"{SVG}svg")
    assert [clip.get(name) for name in ("x", "y", "width", "height")] == ["10", "20", "30", "15"]


def test_a_pasted_sheet_is_drawn_and_tapped_where_it_lies() -> None:
    page = Sheet((100, 50), look(*SIZE))
    page.button(pygame.Rect(10, 10, 40, 20), "Yes", "yes")
    sheet = blank()
    sheet.paste(page, (200, 100))
    assert sheet.tapped(215, 115) == "yes" and sheet.tapped(15, 15) is None
    (inset,) = read(sheet).findall(f"{SVG}svg")
    assert [inset.get(name) for name in ("x", "y", "width", "height")] == ["200", "100", "100", "50"]
    assert texts(inset) == ["Yes"]
    picture = painted(sheet)
    assert picture.get_at((212, 120)) == painted(page).get_at((12, 20))


def test_every_kind_of_act_is_drawn() -> None:
    sheet = blank()
    sheet.stamp("pawn", (50, 50), 20, (1, 2, 3), (4, 5, 6))
    sheet.stroke((0, 0), (9, 9), 4, (0, 0, 0))
    sheet.ring((50, 50), 10, 2, (0, 0, 0))
    sheet.polygon([(0, 0), (5, 0), (5, 5)], (0, 0, 0))
    sheet.halo((60, 60), 20, (255, 0, 0))
    sheet.halo((70, 60), 20, (255, 0, 0))
    dot = DotPicture()
    dot.text(0, 0, "x", 20)
    sheet.dots((5, 5), dot.to_pages(), 2, (9, 9, 9))
    sheet.sign((50, 50), "7", 20, (0, 0, 0))
    root = read(sheet)
    kinds = {found.tag.removeprefix(SVG) for found in root.iter()}
    assert kinds >= {"rect", "path", "line", "circle", "polygon", "radialGradient", "text"}
    assert len(list(root.iter(f"{SVG}radialGradient"))) == 1, "one for each colour"


def test_a_light_never_darkens_the_felt() -> None:
    sheet = blank()
    sheet.halo((60, 60), 20, (14, 6, 0))
    (halo,) = read(sheet).iter(f"{SVG}circle")
    assert halo.get("style") == "mix-blend-mode:lighten"


def test_the_screen_of_a_handheld_shows_exactly_the_lit_dots_with_a_line_for_each_row() -> None:
    page = DotPicture()
    page.text(3, 5, "Où ?", 100)
    page.rect(0, 0, WIDTH, HEIGHT)
    sheet = blank()
    sheet.dots((0, 0), page.to_pages(), 1, (9, 9, 9))
    (drawn,) = re.findall(r'd="([^"]+)"', svg(sheet, "Dots"))
    rows = [re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", row) for row in drawn.split("\n")]
    assert [{int(y) for _, y, _ in row} for row in rows] == [{y} for y in range(HEIGHT)]
    lit = {(int(x) + more, int(y)) for row in rows for x, y, wide in row for more in range(int(wide))}
    assert lit == {(x, y) for x in range(WIDTH) for y in range(HEIGHT) if page.lit(x, y)}


def test_another_kind_of_stamp_adds_its_definition_and_its_use_and_changes_no_other_line() -> None:
    before, after = blank(), blank()
    after.stamp("car", (10, 10), 8, (1, 2, 3))
    for sheet in (before, after):
        for n in range(3):
            sheet.stamp("pawn", (50 + n, 50), 20, (1, 2, 3), (4, 5, 6))
    kept, drawn = (svg(sheet, "Stamps").splitlines() for sheet in (before, after))
    assert [line for line in drawn if line not in kept] == [
        next(line for line in drawn if line.startswith('<g id="car-8-010203"')),
        '<use href="#car-8-010203" x="10" y="10"/>',
    ]
    assert [line for line in drawn if line in kept] == kept


def test_columns_without_a_name_are_left_out() -> None:
    sheet = blank()
    Ground(40, 40, 20, 3, 1).names(sheet, ("", "A", ""), ("",))
    assert texts(read(sheet)) == ["A"]


def outlines(shape: str) -> Iterator[tuple[float, float]]:
    sheet = blank()
    sheet.stamp(shape, (0, 0), 30, (1, 2, 3))
    (path,) = read(sheet).iter(f"{SVG}path")
    for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", path.get("d", "")):
        yield float(x), float(y)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_stays_within_its_sprite(shape: str) -> None:
    assert all(abs(x) <= 1.1 and abs(y) <= 1.1 for x, y in outlines(shape))
    assert sprite(shape, 30, (1, 2, 3)).get_width() == 64


@pytest.mark.parametrize("weight", [MEDIUM, BOLD])
def test_the_baseline_lies_below_the_capitals_of_the_drawn_line(weight: str) -> None:
    font = letters(weight, 24)
    ink = font.render("H", (0, 0, 0)).get_bounding_rect()
    assert abs(font.baseline - (ink.bottom - font.rise)) <= 1.5


@pytest.mark.parametrize("text", ["1", "A", "10", "+", "–", "="])
def test_a_sign_is_centred_on_its_ink(text: str) -> None:
    font = letters(BOLD, 30)
    left, baseline = font.centred(text)
    ink = font.render(text, (0, 0, 0)).get_bounding_rect()
    ascent = font.baseline + font.rise
    assert abs(-left - ink.centerx) <= 1.5 and abs(ascent - baseline - ink.centery) <= 1.5


def test_words_remember_their_place_and_font() -> None:
    sheet = blank()
    sheet.line(10, 20, "Bonjour", BODY, (1, 2, 3))
    act = sheet.acts[-1]
    assert isinstance(act, Words) and act[:5] == (10, 20, "Bonjour", MEDIUM, sheet.look.sizes[BODY])
