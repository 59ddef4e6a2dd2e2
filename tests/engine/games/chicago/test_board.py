"""Chicago's town and its houses: the content of the data files, and the error messages for damaged files."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.bits import bits
from engine.boards import BoardError
from engine.games.chicago import board
from engine.games.chicago.board import (
    COUNTS,
    DARK,
    GATES,
    HOUSES,
    NAMES,
    POINTS,
    STARS,
    STREETS,
    WORTH,
    drives,
    points,
    slides,
)


def names(places: int) -> set[str]:
    return {NAMES[point] for point in points(places)}


def test_1_the_town_has_the_cells_that_the_rules_count() -> None:
    assert (len(HOUSES), STREETS.bit_count(), GATES.bit_count(), STARS.bit_count()) == (59, 62, 12, 8)
    assert GATES & STREETS == GATES and STARS & STREETS == STARS and not STREETS & DARK
    assert names(GATES) == {"B1", "E1", "G1", "J1", "A3", "K3", "A9", "K9", "B11", "E11", "G11", "J11"}
    assert names(STARS) == {"E3", "G3", "B6", "E6", "G6", "J6", "E9", "G9"}


def test_1_points_are_named_letter_first_in_reading_order() -> None:
    assert (POINTS["A1"], POINTS["B1"], POINTS["A2"], POINTS["K11"]) == (0, 1, 11, 120)
    assert [NAMES[cell] for cell in HOUSES[:3]] == ["A1", "C1", "D1"]


def test_1_the_houses_are_those_of_the_rules_and_worth_1640_in_all() -> None:
    assert sum(COUNTS.values()) == 59
    assert COUNTS == {
        "plane": 1, "thief": 2, "gun": 2, "bank": 4, "car": 4, "police": 22, "10": 8, "20": 8, "50": 4, "100": 4
    }  # fmt: skip
    assert sum(WORTH[kind] * count for kind, count in COUNTS.items()) == 80 + 160 + 200 + 400 + 800


def test_3_a_slide_follows_one_street_up_to_a_pawn_or_a_dark_cell() -> None:
    assert names(slides(POINTS["B1"], 0)) == {f"B{row}" for row in range(2, 12)}
    assert names(slides(POINTS["B1"], bits([POINTS["B5"]]))) == {"B2", "B3", "B4"}
    assert names(slides(POINTS["C6"], 0)) == {"B6", "D6", "E6"}
    assert names(slides(POINTS["E3"], bits([POINTS["F3"], POINTS["E4"]]))) == {"E2", "E1", "D3", "C3", "B3", "A3"}


def test_5_two_slides_turn_a_corner_and_may_pass_the_cell_where_the_pawn_stood() -> None:
    assert names(drives(POINTS["D6"], 0)) == {"C6"} | {f"{letter}{row}" for letter in "BE" for row in range(1, 12)}
    blocked = bits([POINTS["D6"], POINTS["E6"]])
    assert names(drives(POINTS["D6"], blocked)) == {"C6"} | {f"B{row}" for row in range(1, 12)}


def damaged(file: Path, folder: Path, old: str, new: str) -> Path:
    """Write a changed copy of a data file and return its path."""
    text = file.read_text(encoding="ascii")
    assert old in text
    copy = folder / file.name
    copy.write_text(text.replace(old, new, 1), encoding="ascii")
    return copy


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("#G##G#G##G#\n", "", "it must have 11 rows of 11 signs"),
        ("#G##G#G##G#\n", "#G##G#G##G\n", "it must have 11 rows of 11 signs"),
        ("#*..*#*..*#", "#*..*#*..**", r"it has (9 of '\*' instead of 8|58 of '#' instead of 59)"),
        ("#*..*#*..*#", "#*..*#x..*#", r"it has (7 of '\*' instead of 8|1 of 'x' instead of 0)"),
        ("#G##G#G##G#\n#.##.#.##.#", "#.##G#G##G#\n#G##.#.##.#", "a gate is not on the rim"),
        ("#.##.#.##.#\n#G##G#G##G#", "####.#.##.#\n#G##G#G##G.", "its streets are not all joined"),
    ],
)
def test_a_damaged_plan_is_refused_with_a_sentence(tmp_path: Path, old: str, new: str, reason: str) -> None:
    file = damaged(board.BOARD_FILE, tmp_path, old, new)
    whole = rf"The file .*/board\.txt is damaged: {reason}\. Put back the file that came with Filature\."
    with pytest.raises(BoardError, match=whole):
        board.plan(file)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("plane 1", "plane 2", "it has 60 houses in all instead of 59"),
        ("plane 1\n", "", "it must have one line for each of"),
        ("plane 1", "plane one", "its line 'plane' must have 1 whole numbers"),
        ("plane 1", "boat 1", "it must have one line for each of"),
        ("plane 1", "gun 1", "it must have one line for each of"),
    ],
)
def test_a_damaged_list_of_houses_is_refused_with_a_sentence(tmp_path: Path, old: str, new: str, reason: str) -> None:
    file = damaged(board.HOUSES_FILE, tmp_path, old, new)
    with pytest.raises(BoardError, match=reason):
        board.census(file)


def test_the_files_that_came_with_filature_are_whole() -> None:
    assert board.plan().count("#") == 59
    assert board.census() == COUNTS
