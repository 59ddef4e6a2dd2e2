"""Board files: what is read, and the sentence that a damaged one gets."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from engine import boards
from engine.boards import BoardError, drawing
from engine.games import catch_a_thief

HEAD = "The board file room.txt is damaged: "
TAIL = ". Put back the file that came with Filature."


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of our own where board files are looked for."""
    monkeypatch.setattr(boards, "_HERE", tmp_path)
    return tmp_path


def room(shelf: Path, text: str) -> tuple[str, ...]:
    """A drawing of 2 rows of 3 signs: one door and five tiles."""
    (shelf / "room.txt").write_text(text, encoding="utf-8")
    return drawing("room", width=3, height=2, signs={"D": 1, ".": 5})


def test_a_drawing_is_read_from_top_to_bottom(shelf: Path) -> None:
    assert room(shelf, ".D.\n...\n") == (".D.", "...")


def test_remarks_and_blank_lines_are_no_rows(shelf: Path) -> None:
    assert room(shelf, "; a door, D\n\n.D.\n;...\n...\n\n") == (".D.", "...")


@pytest.mark.parametrize(
    "text", ["", ".D.\n", ".D.\n...\n...\n", ".D\n...\n", ".D..\n...\n", " .D.\n...\n", ".D....\n", "; .D.\n...\n"]
)
def test_a_board_of_another_size_is_refused(shelf: Path, text: str) -> None:
    with pytest.raises(BoardError) as error:
        room(shelf, text)
    assert str(error.value) == f"{HEAD}it must have 2 rows of 3 signs{TAIL}"


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("...\n...\n", {"it has 0 of 'D' instead of 1", "it has 6 of '.' instead of 5"}),
        ("DD.\n...\n", {"it has 2 of 'D' instead of 1", "it has 4 of '.' instead of 5"}),
        (".D.\n..X\n", {"it has 1 of 'X' instead of 0", "it has 4 of '.' instead of 5"}),
        (".d.\n...\n", {"it has 0 of 'D' instead of 1", "it has 1 of 'd' instead of 0"}),
    ],
)
def test_a_board_with_other_signs_is_refused(shelf: Path, text: str, reasons: set[str]) -> None:
    with pytest.raises(BoardError) as error:
        room(shelf, text)
    assert str(error.value) in {f"{HEAD}{reason}{TAIL}" for reason in reasons}


def test_an_unknown_sign_that_is_not_ascii_is_damage_too(shelf: Path) -> None:
    with pytest.raises(BoardError):
        room(shelf, ".D.\n..é\n")


def moved(row: int, sign: str, rows: tuple[str, ...] = catch_a_thief.ROWS) -> str:
    """Catch a Thief's board with one row's sign moved a column to the right."""
    column = rows[row].index(sign)
    line = rows[row][:column] + rows[row][column + 1] + sign + rows[row][column + 2 :]
    return "\n".join([*rows[:row], line, *rows[row + 1 :]])


@pytest.mark.parametrize(("row", "sign"), [(0, "H"), (10, "H"), (5, "S")])
def test_a_scene_off_the_middle_or_a_hideout_off_its_corner_is_refused(shelf: Path, row: int, sign: str) -> None:
    (shelf / "catch_a_thief.txt").write_text(moved(row, sign), encoding="ascii")
    spec = importlib.util.spec_from_file_location("another_catch_a_thief", catch_a_thief.__file__)
    assert spec and spec.loader
    with pytest.raises(BoardError, match="the scene is not in the middle or the hideouts are not in the corners"):
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


def test_the_boards_of_the_house_are_as_the_rules_draw_them() -> None:
    thief = drawing("catch_a_thief", width=11, height=11, signs={"S": 1, "H": 4, "+": 116})
    assert thief[0] == thief[10] == "H+++++++++H" and thief[5] == "+++++S+++++"
    catch_it = drawing("catch_it", width=7, height=7, signs={"b": 6, "B": 1, "r": 6, "R": 1, ".": 35})
    assert (catch_it[0], catch_it[6]) == ("rrrRrrr", "bbbBbbb")
