"""Tests of the reference pictures themselves: what has changed is named, and what a text leaves out is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from pi_app.draw.dots.picture import HEIGHT, WIDTH, DotPicture
from pi_app.draw.sheets.look import BODY, look
from pi_app.draw.sheets.sheet import Sheet
from tests.pi_app.references import blocks, changes, sheet_texts

KEPT = {"idle.svg": "one\ntwo\nthree\n", "menu.svg": "four\nfive\n"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in KEPT.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "idle.png").write_bytes(b"\x89PNG")
    return tmp_path


def test_pictures_that_are_the_same_have_no_changes(folder: Path) -> None:
    assert changes(folder, KEPT, exact=True) == ""


def test_a_change_is_reported_with_its_scene_its_first_line_and_the_command_that_renews_it(folder: Path) -> None:
    told = changes(folder, {"idle.svg": "one\n2\n3\n", "menu.svg": "four\n"}, exact=True)
    assert told.splitlines()[:4] == [
        "Changed: idle.svg, menu.svg.",
        "idle.svg, line 2:",
        "  was: two",
        "  now: 2",
    ]
    assert "make screens" in told.splitlines()[4]


def test_a_picture_that_ends_early_has_changed_at_its_end(folder: Path) -> None:
    told = changes(folder, KEPT | {"idle.svg": "one\ntwo\n"}, exact=True)
    assert "idle.svg, line 3:\n  was: three\n  now: (the end)" in told


def test_missing_and_left_over_pictures_are_named(folder: Path) -> None:
    told = changes(folder, {"idle.svg": KEPT["idle.svg"], "new.svg": "six\n"}, exact=True)
    assert told.startswith("Missing: new.svg.\nWithout a scene: menu.svg.\n")


# ------------------------------------------------------------------------------------------ pygame-ce


def text(words: list[str], shape: str = "pawn", x: int = 0) -> str:
    sheet = Sheet((320, 240), look(320, 240))
    sheet.stamp(shape, (40 + x, 40), 9, (1, 2, 3))
    for row, line in enumerate(words):
        sheet.line(10 + x, 60 + 20 * row, line, BODY, (0, 0, 0))
    return sheet_texts({"scene": sheet})["scene.svg"]


@pytest.mark.parametrize(
    ("drawn", "same"),
    [
        (text(["Blue to", "play."]), True),
        (text(["Blue to play."], x=3), True),
        (text(["Red to play."]), False),
        (text(["Blue to play."], "hat"), False),
    ],
)
def test_letters_of_other_widths_may_move_and_wrap_a_text_but_not_change_words_or_shapes(
    tmp_path: Path, drawn: str, same: bool
) -> None:
    (tmp_path / "scene.svg").write_text(text(["Blue to play."]), encoding="utf-8")
    assert (changes(tmp_path, {"scene.svg": drawn}, exact=False) == "") == same
    assert changes(tmp_path, {"scene.svg": drawn}, exact=True)


# ------------------------------------------------------------------------------------------ the handheld


def test_a_page_is_written_as_blocks_of_two_dots() -> None:
    page = DotPicture()
    for x, y in ((0, 0), (1, 1), (2, 0), (2, 1), (4, 2)):
        page.dot(x, y)
    assert blocks(page) == "▀▄█\n    ▀\n"


def test_no_dot_is_lost_in_blocks() -> None:
    page = DotPicture()
    page.text(3, 5, "Où ?", 100)
    page.rect(0, 0, WIDTH, HEIGHT)
    rows = [line.ljust(WIDTH) for line in blocks(page).splitlines()]
    lit = {(x, 2 * row + 1) for row, line in enumerate(rows) for x, sign in enumerate(line) if sign in "▄█"}
    lit |= {(x, 2 * row) for row, line in enumerate(rows) for x, sign in enumerate(line) if sign in "▀█"}
    assert lit == {(x, y) for x in range(WIDTH) for y in range(HEIGHT) if page.lit(x, y)}
