"""Statistics, old games and deleting at the table: five buttons reach everything, and BACK never deletes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.virtual import VirtualTable
from pi_app.disk.file import FILE, reading
from pi_app.public.figures_reader import FiguresReader
from pi_app.public.look_back import LookBack
from pi_app.table.inputs import Choice
from tests.pi_app.disk.test_erasure import in_files
from tests.pi_app.table.archive_session import ArchiveSession, played


@pytest.fixture
def table() -> Iterator[VirtualTable]:
    with VirtualTable() as table:
        yield table


@pytest.fixture
def session(table: VirtualTable, tmp_path: Path) -> Iterator[ArchiveSession]:
    """Return a table at which Ada and Zenobie have played three games, and then a match of two."""
    played(tmp_path, ("Ada", "Zenobie"), 2, 3, 3)
    played(tmp_path, ("Ada", "Basile"), 4, 2, length=2)
    session = ArchiveSession(table, tmp_path)
    session.press("menu")
    session.walk("Games played here")
    yield session
    session.loop.close()


def names_on_disk(folder: Path) -> list[str]:
    with reading(folder) as store:
        assert store is not None
        return store.every_name()


# ---- statistics


def test_the_statistics_are_leafed_through_and_back_leads_to_the_menu(session: ArchiveSession) -> None:
    session.walk("Statistics")
    assert session.lines[:2] == ["Statistics: which game?", "> Catch a Thief"]
    session.press("ok")
    assert session.lines[:4] == [
        "Catch a Thief, games finished: 5",
        "Won, and score by role",
        "thief: 0 of 5",
        "detective: 5 of 5 · mean score 2.8",
    ]
    told = set()
    for _ in range(6):
        told |= set(session.lines)
        session.press("right")
    assert {"Ada: 2 of 5 · mean score 2.5", "Points where thieves were caught (5)", "2 → 2, 3 → 2, 4 → 1"} <= told
    (row,) = [line for line in session.lines if line.startswith("  6 ")]
    assert row.split() == ["6", *"·······", "2", "2", "1", "·"], "they were caught on 6H, 6I and 6J"
    session.press("back")
    assert session.loop.reading is None and session.lines[0] == "Statistics: which game?"


def test_a_table_without_games_says_so_and_leads_back(table: VirtualTable, tmp_path: Path) -> None:
    session = ArchiveSession(table, tmp_path)
    session.press("menu")
    session.walk("Games played here", "Statistics")
    assert session.lines[0] == "No game yet. Play one!"
    session.press("ok")
    for wanted in ("A name", "A game", "All games"):
        session.walk("Delete", wanted)
        assert session.lines[0] in ("No game yet. Play one!", "Nobody has given a name yet.")
        session.press("back")
    session.walk("Old games")
    assert session.lines[0] == "No game yet. Play one!"


# ---- old games


def test_old_games_are_listed_from_the_latest_and_shown_again_with_the_buttons_and_the_lights(
    session: ArchiveSession,
) -> None:
    session.walk("Old games")
    assert session.lines[0] == "Which game do you want to see again?" and len(session.lines) == 1 + 5 + 2
    assert "Ada, Basile · won by: detective" in session.lines or "Basile, Ada · won by: detective" in session.lines
    session.press("right", "right", "ok")
    past = session.loop.reading
    assert isinstance(past, LookBack) and len(past.steps) == 7
    assert "Step 1 of 7" in session.lines[0] and "BACK: the list" in " ".join(session.lines)
    session.press("right")
    assert "Step 2 of 7" in session.lines[0]
    lit = set[int]()
    for _ in range(20):
        session.wait(100)
        lit |= {at for at, colour in enumerate(session.table.colours()) if colour == (255, 255, 255)}
    assert lit, "a light runs along the way of the thief"
    session.press("ok")
    assert any("Seen by: detective" in line for line in session.lines)
    session.press("back")
    assert session.lines[0] == "Which game do you want to see again?"


def test_a_finger_opens_an_old_game(session: ArchiveSession) -> None:
    session.walk("Old games")
    assert session.loop.menu is not None
    session.loop.inputs.append(Choice(session.loop.menu, 3))
    session.wait(50)
    assert isinstance(session.loop.reading, LookBack)
    session.press("menu")
    assert session.loop.reading is None and session.loop.menu is None


def test_a_long_list_scrolls(table: VirtualTable, tmp_path: Path) -> None:
    played(tmp_path, ("Ada",), *[2] * 45)
    session = ArchiveSession(table, tmp_path)
    session.press("menu")
    session.walk("Games played here", "Old games")
    assert len(session.lines) < 26 and "  …" in session.lines
    session.press(*["right"] * 30)
    assert session.lines.count("  …") == 2 and sum(line.startswith(">") for line in session.lines) == 1
    session.loop.close()


def test_nothing_of_a_game_that_goes_on_is_listed_or_counted(table: VirtualTable, tmp_path: Path) -> None:
    played(tmp_path, ("Ada", "Basile"), 2)
    played(tmp_path, ("Clara", "Diego"), last=3)
    session = ArchiveSession(table, tmp_path)
    assert session.loop.offer()
    session.press("ok", "menu")
    assert session.loop.sitting is not None and not session.loop.sitting.over
    session.walk("Games played here", "Old games")
    assert len(session.lines) == 1 + 1 + 2 and not any("Clara" in line for line in session.lines)
    session.press("back")
    session.walk("Statistics", "Catch")
    assert isinstance(session.loop.reading, FiguresReader) and session.loop.reading.games == 1
    session.press("back", "back")
    session.walk("Delete", "A game")
    assert len(session.lines) == 1 + 1 + 2
    session.press("back")
    session.walk("A name", "Clara", "Yes")
    assert session.lines[0] == "Still in play. Finish the game first."
    session.press("ok")
    session.walk("Delete", "All games")
    assert "Games: 1. Names: 2." in " ".join(session.lines)
    session.walk("Yes")
    assert session.lines[0] == "Deleted."
    assert names_on_disk(tmp_path) == ["Clara", "Diego"]
    session.press("menu")
    sitting = session.loop.sitting
    assert sitting is not None and len(sitting.referee.line) == 3
    sitting.play("detective", sitting.referee.game.read("10A"), session.table.now)
    assert session.loop.snapshot().warning is None
    (left,) = session.numbers()
    with reading(tmp_path) as store:
        assert store is not None
        kept = store.game(left)
        assert kept is not None and kept.plies == 4


# ---- deleting


@pytest.mark.parametrize(
    ("path", "question", "told"),
    [
        (("A name", "Zenobie"), "Forget the name Zenobie?", "Games that stay, without this name: 3."),
        (("A game", "20"), "Delete this game?", "The result of its match goes too."),
        (("All games",), "Delete all games?", "Games: 5. Names: 3. All of it goes for good"),
    ],
)
def test_a_question_says_what_will_be_gone_and_only_yes_deletes(
    session: ArchiveSession, path: tuple[str, ...], question: str, told: str
) -> None:
    file = session.folder / FILE
    session.walk("Delete", *path)
    assert session.lines[0] == question and "> No, keep" in session.lines
    assert told in " ".join(session.lines)
    before = file.read_bytes()
    for way_out in (["back"], ["ok"], ["right", "back"], ["right", "menu", "menu"]):
        session.press(*way_out)
        assert file.read_bytes() == before and len(names_on_disk(session.folder)) == 3
        if way_out[-1] == "menu":
            session.walk("Games played here", "Delete", *path[:-1])
        session.walk(path[-1])
    session.walk("Yes")
    assert file.read_bytes() != before


def test_a_forgotten_name_is_gone_from_the_disk_the_lists_and_the_next_game(session: ArchiveSession) -> None:
    assert in_files(session.folder, "Zenobie")
    session.walk("Delete", "A name", "Zenobie", "Yes")
    assert session.lines[0] == "The name is forgotten."
    assert in_files(session.folder, "Zenobie") == []
    assert session.loop.menu is not None and "Zenobie" not in session.loop.menu.situation.known
    assert session.numbers() == [1, 2, 3, 4, 5], "the games stay"


def test_a_deleted_game_leaves_the_list(session: ArchiveSession) -> None:
    session.walk("Delete", "A game")
    session.press("left", "ok")
    session.walk("Yes")
    assert session.lines[0] == "Deleted."
    session.press("ok")
    session.walk("Old games")
    assert len(session.lines) == 1 + 4 + 2
    assert session.numbers() == [2, 3, 4, 5]


def test_after_all_was_deleted_the_table_begins_anew(session: ArchiveSession) -> None:
    session.walk("Delete", "All games", "Yes")
    assert session.loop.menu is not None
    now = session.loop.menu.situation
    assert (now.again, now.known, now.novice) == ("", (), True)
    assert in_files(session.folder, "Ada") == []
    assert session.numbers() == []


def test_the_result_on_the_table_goes_with_its_game_and_its_name_does_not_return(
    table: VirtualTable, tmp_path: Path
) -> None:
    played(tmp_path, ("Ada", "Zenobie"), last=7)
    session = ArchiveSession(table, tmp_path)
    assert session.loop.offer()
    session.press("ok")
    sitting = session.loop.sitting
    assert sitting is not None
    sitting.play("detective", sitting.referee.game.read("6J"), table.now)
    assert sitting.over
    session.press("right", "menu")
    assert session.loop.looking_back.past is not None
    session.walk("Games played here", "Delete", "A name", "Zenobie", "Yes")
    session.press("menu")
    assert session.loop.sitting is None and session.loop.looking_back.past is None
    session.press("menu")
    session.walk("Play again")
    assert session.loop.sitting is not None and session.loop.sitting.series is not None
    assert [entrant.name for entrant in session.loop.sitting.series.entrants] == ["Ada", ""]
    assert in_files(tmp_path, "Zenobie") == []
    session.loop.close()


def test_a_disk_that_cannot_be_read_is_told_and_stays_told(table: VirtualTable, tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    session = ArchiveSession(table, tmp_path)
    session.press("menu")
    session.walk("Games played here", "Old games")
    assert session.lines[0] == "The saved games cannot be read now."
    session.press("menu")
    assert session.loop.snapshot().warning is not None
