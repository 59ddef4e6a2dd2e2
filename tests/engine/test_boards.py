"""Board files: how they are read, and the error message for a damaged file."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path

import pytest

from engine.boards import BoardError, drawing
from engine.games.catch_a_thief import game
from engine.games.catch_it import board

HEAD = "The file {folder}/room.txt is damaged: "
TAIL = ". Put back the file that came with Filature."


def room(tmp_path: Path, text: str) -> tuple[str, ...]:
    """Read `text` as a drawing of 2 rows of 3 signs: one door and five tiles."""
    (tmp_path / "room.txt").write_text(text, encoding="utf-8")
    return drawing(tmp_path / "room.txt", width=3, height=2, signs={"D": 1, ".": 5})


def test_a_drawing_is_read_from_top_to_bottom(tmp_path: Path) -> None:
    assert room(tmp_path, ".D.\n...\n") == (".D.", "...")


def test_remarks_and_blank_lines_are_no_rows(tmp_path: Path) -> None:
    assert room(tmp_path, "; a door, D\n\n.D.\n;...\n...\n\n") == (".D.", "...")


@pytest.mark.parametrize(
    "text", ["", ".D.\n", ".D.\n...\n...\n", ".D\n...\n", ".D..\n...\n", " .D.\n...\n", ".D....\n", "; .D.\n...\n"]
)
def test_a_board_of_another_size_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BoardError) as error:
        room(tmp_path, text)
    assert str(error.value) == f"{HEAD.format(folder=tmp_path.name)}it must have 2 rows of 3 signs{TAIL}"


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("...\n...\n", {"it has 0 of 'D' instead of 1", "it has 6 of '.' instead of 5"}),
        ("DD.\n...\n", {"it has 2 of 'D' instead of 1", "it has 4 of '.' instead of 5"}),
        (".D.\n..X\n", {"it has 1 of 'X' instead of 0", "it has 4 of '.' instead of 5"}),
        (".d.\n...\n", {"it has 0 of 'D' instead of 1", "it has 1 of 'd' instead of 0"}),
    ],
)
def test_a_board_with_other_signs_is_refused(tmp_path: Path, text: str, reasons: set[str]) -> None:
    with pytest.raises(BoardError) as error:
        room(tmp_path, text)
    assert str(error.value) in {f"{HEAD.format(folder=tmp_path.name)}{reason}{TAIL}" for reason in reasons}


def test_an_unknown_sign_that_is_not_ascii_is_damage_too(tmp_path: Path) -> None:
    with pytest.raises(BoardError):
        room(tmp_path, ".D.\n..é\n")


def moved(row: int, sign: str, rows: tuple[str, ...] = game.ROWS) -> str:
    """Return Catch a Thief's board with a sign of one row moved one column to the right."""
    column = rows[row].index(sign)
    line = rows[row][:column] + rows[row][column + 1] + sign + rows[row][column + 2 :]
    return "\n".join([*rows[:row], line, *rows[row + 1 :]])


@pytest.mark.parametrize(("row", "sign"), [(0, "H"), (10, "H"), (5, "S")])
def test_a_scene_off_the_middle_or_a_hideout_off_its_corner_is_refused(tmp_path: Path, row: int, sign: str) -> None:
    (tmp_path / "board.txt").write_text(moved(row, sign), encoding="ascii")
    copy = shutil.copy(game.__file__, tmp_path)
    with pytest.raises(BoardError, match="the scene is not in the middle or the hideouts are not in the corners"):
        runpy.run_path(str(copy))


def test_the_boards_of_the_house_are_as_the_rules_draw_them() -> None:
    thief = drawing(game.BOARD_FILE, width=11, height=11, signs={"S": 1, "H": 4, "+": 116})
    assert thief[0] == thief[10] == "H+++++++++H" and thief[5] == "+++++S+++++"
    catch_it = drawing(board.BOARD_FILE, width=7, height=7, signs={"b": 6, "B": 1, "r": 6, "R": 1, ".": 35})
    assert (catch_it[0], catch_it[6]) == ("rrrRrrr", "bbbBbbb")
