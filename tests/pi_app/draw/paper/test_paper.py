"""The drawing kit for paper: the examples in its docstrings, and the plan of the board."""

from __future__ import annotations

import doctest
import re
from collections.abc import Sequence
from importlib import import_module

import pytest

from hardware import pinmap
from pi_app.draw.paper.board import BOARD_SIZE, EDGE, PITCH, border, cell_of, light
from pi_app.draw.paper.columns import Strip, fill
from pi_app.draw.paper.helvetica import printable, width, wrap
from pi_app.draw.paper.pdf import PdfPage, pdf
from pi_app.draw.paper.shapes import PaperText
from pi_app.palette import INK


@pytest.mark.parametrize("module", ["board", "helvetica", "columns", "scatter", "shapes", "units"])
def test_examples_in_docstrings_are_true(module: str) -> None:
    failed, tried = doctest.testmod(import_module(f"pi_app.draw.paper.{module}"))
    assert tried and not failed


def test_the_plan_has_a_light_for_each_point_of_the_hardware() -> None:
    assert light(0) == pytest.approx((border(0) + PITCH / 2, border(0) + PITCH / 2))
    last = light(pinmap.POINTS - 1)
    assert last == pytest.approx((BOARD_SIZE - EDGE - PITCH / 2, BOARD_SIZE - EDGE - PITCH / 2))
    assert cell_of(pinmap.POINTS - 1) == (pinmap.SIZE - 1, pinmap.SIZE - 1)


PRINTED = "".join(chr(code) for code in (*range(32, 127), *range(0xC0, 0x180)) if chr(code) not in "×÷") + "’–œ«»…•€"


@pytest.mark.parametrize("bold", [False, True])
def test_every_character_that_can_be_printed_has_a_width(*, bold: bool) -> None:
    for character in printable(PRINTED):
        assert width(character, bold=bold) > 0
        assert len(character.encode("cp1252")) == 1


def test_a_page_without_a_drawing_has_only_its_own_shapes() -> None:
    page = PdfPage((100, 50), (PaperText(10, 20, "Déjà (vu)", 4, INK, slanted=True),))
    content = pdf("Title", [page, page]).decode("latin-1")
    assert content.count("/Type /Page ") == 2 and "/Count 2" in content
    assert "XObject" not in content
    assert r"(D\351j\340 \050vu\051) Tj" in content
    for number, start in enumerate(re.findall(r"(\d{10}) 00000 n", content), 1):
        assert content[int(start) :].startswith(f"{number} 0 obj")


def test_a_line_is_as_wide_as_its_room_or_a_single_word() -> None:
    text = "The thief slips away from the scene of the crime in the middle of the board"
    lines = wrap(text, [6.0, 6.0, 12.0])
    assert " ".join(lines) == text
    rooms = [6.0, 6.0, *[12.0] * len(lines)]
    assert all(width(line) <= room or " " not in line for line, room in zip(lines, rooms, strict=False))


def strips(*heights: float) -> list[Strip]:
    return [Strip(height, (), 1.0) for height in heights]


def places(blocks: Sequence[Sequence[Sequence[Strip]]], height: float) -> list[tuple[int, float]]:
    return [(laid.column, laid.top) for laid in fill(blocks, lambda _: height)]


def test_strips_follow_each_other_and_go_on_in_the_next_column_without_space_above() -> None:
    assert places([[strips(3, 3, 3)]], 10) == [(0, 0), (0, 4), (1, 0)]


def test_of_the_layouts_of_a_block_the_one_that_ends_first_is_taken() -> None:
    assert places([[strips(5)], [strips(5), strips(2, 1)]], 10) == [(0, 0), (0, 6), (0, 9)]


def test_a_strip_that_is_too_high_has_a_column_of_its_own() -> None:
    assert places([[strips(2, 30, 2)]], 10) == [(0, 0), (1, 0), (2, 0)]
