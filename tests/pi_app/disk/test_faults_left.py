"""A game on a read-only disk can be resumed, and a file that is deleted during play is created again."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from hardware.virtual import VirtualTable
from pi_app.disk.errors import BUSY, FULL, GONE, UNWRITABLE
from pi_app.disk.file import FILE, reading
from pi_app.disk.store import PLAYING
from pi_app.system.settings import Settings
from pi_app.table.loop import Loop
from pi_app.words import LANGUAGES, say
from tests.pi_app.disk.games import begun, keeping, lines, on_disk, play_on, think, views
from tests.pi_app.disk.test_faults import locked, without_rights

__all__ = ["locked"]  # a fixture


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """Mount a small disk at the folder, if the system allows it."""
    command = ["mount", "-t", "tmpfs", "-o", "size=300k", "tmpfs", folder]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("a disk of its own needs the right to mount one")
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


def as_a_kill_leaves_it(folder: Path, *parts: str) -> Path:
    """Copy the files of a playing table, those with these suffixes, as if it had been killed now."""
    left = folder.with_name(f"{folder.name}-left")
    left.mkdir()
    for end in parts:
        shutil.copy(folder / f"{FILE}{end}", left)
    return left


# ---- a read-only disk


@pytest.mark.parametrize("parts", [("",), ("", "-wal"), ("", "-wal", "-shm")], ids=["whole", "log", "log and index"])
@pytest.mark.parametrize("game", ["catch-it", "rattrapez-le"])
def test_a_game_left_on_a_read_only_disk_goes_on_and_is_kept_once_it_can_be(
    locked: Path, game: str, parts: tuple[str, ...]
) -> None:
    folder = locked / "state"
    with closing(keeping(folder)) as disk:
        sitting = begun(disk, game, 1)
        play_on(sitting, rng := Random(1), 5)
        left = as_a_kill_leaves_it(folder, *parts) if len(parts) > 1 else folder
    left.chmod(0o555)
    with closing(keeping(left)) as disk:
        with without_rights():
            again = disk.resume(think)
            assert again is not None and views(again.referee) == views(sitting.referee)
            assert disk.problem is not None and disk.problem.key == UNWRITABLE
            play_on(again, rng, 2)
            assert disk.problem.key == UNWRITABLE and len(lines(again.referee)) > len(lines(sitting.referee))
        left.chmod(0o755)
        play_on(again, rng, 1)
        assert disk.problem is None
    with reading(left) as store:
        assert store is not None
        (kept,) = store.games()  # the same game, not a second one
        assert kept.state == PLAYING and store.record(kept)["moves"] == lines(again.referee)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_disk_that_was_mounted_read_only_is_told_and_its_game_is_offered(tmp_path: Path, lang: str) -> None:
    with small_disk(tmp_path):
        with closing(keeping(tmp_path)) as disk:
            sitting = begun(disk, "catch-it", 1)
            play_on(sitting, Random(1), 4)
        subprocess.run(["mount", "-o", "remount,ro", tmp_path], check=True)
        with VirtualTable() as table, closing(keeping(tmp_path)) as disk:
            loop = Loop(table.board, Settings(lang=lang), thinks=think, journal=disk)
            assert loop.offer() and loop.sitting is not None
            assert lines(loop.sitting.referee) == lines(sitting.referee)
            assert disk.problem is not None and disk.problem.key == UNWRITABLE
            assert say(lang, UNWRITABLE, **disk.problem.parts) in " ".join(loop.lines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_on_a_disk_that_is_full_is_offered_and_kept_once_there_is_room(tmp_path: Path, lang: str) -> None:
    with small_disk(tmp_path):
        with closing(keeping(tmp_path)) as disk:
            sitting = begun(disk, "catch-it", 1)
            play_on(sitting, rng := Random(1), 4)
        with (tmp_path / "ballast").open("wb", 0) as ballast, suppress(OSError):
            while True:
                ballast.write(bytes(4096))
        with VirtualTable() as table, closing(keeping(tmp_path)) as disk:
            loop = Loop(table.board, Settings(lang=lang), thinks=think, journal=disk)
            assert loop.offer() and loop.sitting is not None
            assert lines(loop.sitting.referee) == lines(sitting.referee)
            play_on(loop.sitting, rng, 2)
            assert disk.problem is not None and disk.problem.key in (FULL, UNWRITABLE)
            assert say(lang, disk.problem.key, **disk.problem.parts) in " ".join(loop.lines())
            (tmp_path / "ballast").unlink()
            play_on(loop.sitting, rng, 1)
            assert disk.problem is None
        assert on_disk(tmp_path)[1] == lines(loop.sitting.referee)


def test_the_game_of_a_table_that_still_plays_is_nobody_elses_to_go_on_with(locked: Path) -> None:
    with closing(keeping(locked)) as disk:
        begun(disk, "catch-it", 1)
        locked.chmod(0o555)
        with without_rights(), closing(keeping(locked)) as other:
            assert other.resume(think) is None
            assert other.problem is not None and other.problem.key == BUSY


# ---- a file that is deleted, moved or truncated


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "parts", [("",), ("-wal",), ("-shm",), ("", "-wal", "-shm")], ids=["file", "log", "index", "all"]
)
def test_a_file_taken_away_during_play_is_made_anew_with_the_whole_game(
    tmp_path: Path, parts: tuple[str, ...], lang: str
) -> None:
    folder = tmp_path / "state"
    with VirtualTable() as table, closing(keeping(folder)) as disk:
        loop = Loop(table.board, Settings(lang=lang), thinks=think, journal=disk)
        loop.sit_down(sitting := begun(disk, "catch-it", 1), 0)
        play_on(sitting, rng := Random(1), 4)
        for end in parts:
            (folder / f"{FILE}{end}").unlink()
        play_on(sitting, rng, 1)
        assert disk.problem is not None and disk.problem.key == GONE
        assert say(lang, GONE, file=folder / FILE) in " ".join(loop.lines())
        left = as_a_kill_leaves_it(folder, "", "-wal")
        assert on_disk(left)[1] == lines(sitting.referee)
        play_on(sitting, rng, 1)
        assert disk.problem is None
    assert on_disk(folder)[1] == lines(sitting.referee)


@pytest.mark.parametrize("end", ["", "-wal"], ids=["file", "log"])
@pytest.mark.parametrize("size", [0, 100, 4096, 5000])
@pytest.mark.parametrize("home", [False, True], ids=["in the log", "come home"])
def test_a_file_cut_short_during_play_is_noticed_by_the_next_move(
    tmp_path: Path, size: int, end: str, *, home: bool
) -> None:
    folder = tmp_path / "state"
    with closing(keeping(folder)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, rng := Random(1), 4)
        if home:
            with closing(sqlite3.connect(folder / FILE)) as other:
                other.execute("PRAGMA wal_checkpoint(PASSIVE)")
            play_on(sitting, rng, 1)
        whole = (folder / f"{FILE}{end}").stat().st_size
        os.truncate(folder / f"{FILE}{end}", min(size, whole - 1))
        play_on(sitting, rng, 1)
        assert disk.problem is not None and disk.problem.key in (GONE, "store.set-aside")
        play_on(sitting, rng, 1)
        assert disk.problem is None
        left = as_a_kill_leaves_it(folder, "", "-wal")
        assert on_disk(left)[1] == lines(sitting.referee)


def test_a_file_moved_during_play_behind_a_link_takes_the_whole_game(tmp_path: Path) -> None:
    folder, other = tmp_path / "state", tmp_path / "other"
    other.mkdir()
    with closing(keeping(folder)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, rng := Random(1), 4)
        (folder / FILE).rename(other / FILE)
        (folder / FILE).symlink_to(other / FILE)
        play_on(sitting, rng, 1)
        left = as_a_kill_leaves_it(other, "", "-wal")
        assert on_disk(left)[1] == lines(sitting.referee)


def test_a_file_replaced_by_a_link_to_itself_is_told_and_play_goes_on(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, rng := Random(1), 4)
        (tmp_path / FILE).unlink()
        (tmp_path / FILE).symlink_to(tmp_path / FILE)
        play_on(sitting, rng, 1)
        assert disk.problem is not None and disk.problem.key == UNWRITABLE
        (tmp_path / FILE).unlink()
        play_on(sitting, rng, 1)
        assert disk.problem is None
    assert on_disk(tmp_path)[1] == lines(sitting.referee)


def test_a_file_behind_a_link_that_is_taken_away_is_made_anew(tmp_path: Path) -> None:
    folder, other = tmp_path / "state", tmp_path / "other"
    folder.mkdir()
    other.mkdir()
    (folder / FILE).symlink_to(other / FILE)
    with closing(keeping(folder)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, rng := Random(1), 4)
        (other / f"{FILE}-wal").unlink()
        play_on(sitting, rng, 1)
        left = as_a_kill_leaves_it(other, "", "-wal")
        assert on_disk(left)[1] == lines(sitting.referee)


def test_a_folder_taken_away_during_play_is_made_anew(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    with closing(keeping(folder)) as disk:
        sitting = begun(disk, "traqueur", 1)
        shutil.rmtree(folder)
        play_on(sitting, Random(1), 1)
    assert on_disk(folder)[1] == lines(sitting.referee)


def test_a_file_without_its_log_holds_what_had_come_home(tmp_path: Path) -> None:
    """This happens if somebody copies only games.db while the table plays."""
    folder = tmp_path / "state"
    with closing(keeping(folder)) as disk:
        play_on(begun(disk, "catch-it", 1), rng := Random(1), 4)
    with closing(keeping(folder)) as disk:
        sitting = disk.resume(think)
        assert sitting is not None
        home = lines(sitting.referee)
        play_on(sitting, rng, 3)
        left = as_a_kill_leaves_it(folder, "")
    assert on_disk(left)[1] == home
