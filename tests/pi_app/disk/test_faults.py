"""If the disk is full, read-only or damaged, the table says so, play continues, and stored games stay stored."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from hardware.virtual import VirtualTable
from pi_app import cli
from pi_app.disk.errors import BUSY, FULL, UNWRITABLE
from pi_app.disk.file import FILE, open_store, reading
from pi_app.disk.series import begin
from pi_app.disk.store import OVER
from pi_app.players import ON_SCREEN
from pi_app.screens import public_screen
from pi_app.system.settings import Settings
from pi_app.table import next_game
from pi_app.table.loop import Loop
from pi_app.words import LANGUAGES, say
from tests.pi_app.disk.games import begun, keeping, lines, on_disk, play_on, think

NOBODY = 65534


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """Limit the size of files, as a full disk does."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def without_rights() -> Iterator[None]:
    """Give up root's right to write everywhere."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def locked() -> Iterator[Path]:
    """Return a folder that everybody may read, and that nobody may write once its mode is 0555."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def test_a_disk_that_fills_up_stops_no_game_and_gets_all_of_it_once_there_is_room(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, rng := Random(1), 4)
        kept = lines(sitting.referee)
        with files_no_longer_than((tmp_path / f"{FILE}-wal").stat().st_size):
            play_on(sitting, rng, 3)
            assert disk.problem is not None
            with reading(tmp_path) as store:
                assert store is not None and store.record(store.games()[0])["moves"] == kept
        assert len(lines(sitting.referee)) == len(kept) + 3
        play_on(sitting, rng, 1)
        assert disk.problem is None
    assert on_disk(tmp_path)[1] == lines(sitting.referee)


def test_a_move_taken_back_while_the_disk_is_full_is_taken_back_there_too(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, rng := Random(1), 5)
        with files_no_longer_than((tmp_path / f"{FILE}-wal").stat().st_size):
            sitting.take_back(0)
            sitting.take_back(0)
        play_on(sitting, rng, 1)
    assert on_disk(tmp_path)[1] == lines(sitting.referee)


def test_a_game_begun_on_a_full_disk_is_kept_from_its_first_move_once_there_is_room(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        with files_no_longer_than(0):
            sitting = begun(disk, "traqueur", 1)
            play_on(sitting, rng := Random(1), 3)
            assert disk.problem is not None
        play_on(sitting, rng, 1)
    assert on_disk(tmp_path)[1] == lines(sitting.referee)


@pytest.mark.parametrize("length", [1, 2])
def test_a_game_that_ended_while_the_disk_was_full_counts_once_another_begins(tmp_path: Path, length: int) -> None:
    with closing(keeping(tmp_path)) as disk:
        series = begin("catch-a-thief", {}, {"thief": ON_SCREEN}, ["Ada", "Basile"], length)
        sitting = next_game.next_game(series, think, disk)
        for _ in range(length - 1):
            play_on(sitting, Random(1), 100)
            sitting = next_game.next_game(sitting.series.after(sitting.referee.outcome), think, disk)
        play_on(sitting, rng := Random(1), 3)
        with files_no_longer_than((tmp_path / f"{FILE}-wal").stat().st_size):
            play_on(sitting, rng, 100)
            assert sitting.over and disk.problem is not None
        begun(disk, "catch-it", 1)
        assert disk.problem is None
        with reading(tmp_path) as store:
            assert store is not None
            *played, _ = store.games()
            assert [kept.state for kept in played] == [OVER] * length
            assert [match.state for match in store.matches()] == [OVER] * (length - 1)
            assert store.record(played[-1])["moves"] == lines(sitting.referee)


def test_a_session_that_ends_leaves_nothing_behind_that_the_disk_can_take_by_then(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, rng := Random(1), 4)
        with files_no_longer_than((tmp_path / f"{FILE}-wal").stat().st_size):
            play_on(sitting, rng, 3)
            assert disk.problem is not None
    assert on_disk(tmp_path)[1] == lines(sitting.referee)


def test_a_small_disk_that_is_really_full_is_told_as_such(tmp_path: Path) -> None:
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", tmp_path], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("a disk of 200 kB needs the right to mount one")
    try:
        with closing(keeping(tmp_path)) as disk:
            sitting = begun(disk, "catch-it", 1)
            play_on(sitting, rng := Random(1), 4)
            kept = lines(sitting.referee)
            ballast = tmp_path / "ballast"
            with ballast.open("wb", 0) as file, suppress(OSError):
                while True:
                    file.write(bytes(4096))
            play_on(sitting, rng, 2)
            assert disk.problem is not None and disk.problem.key == FULL
            with reading(tmp_path) as store:
                assert store is not None
                assert kept == store.record(store.games()[0])["moves"][: len(kept)]
            ballast.unlink()
            play_on(sitting, rng, 1)
            assert disk.problem is None
        assert on_disk(tmp_path)[1] == lines(sitting.referee)
    finally:
        subprocess.run(["umount", tmp_path], check=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_cannot_be_written_is_told_on_the_screen_and_play_goes_on(locked: Path, lang: str) -> None:
    locked.chmod(0o555)
    with VirtualTable() as table, without_rights():
        loop = Loop(table.board, Settings(lang=lang), thinks=think, journal=keeping(locked / "state"))
        loop.start("catch-it", {}, {}, 0)
        table.advance(100, loop.tick)
        assert loop.playing is not None
        words = say(lang, UNWRITABLE, file=locked / "state" / FILE, reason=("system.denied", {}))
        assert words in " ".join(loop.lines())
        shown = public_screen.of(loop.snapshot())
        assert isinstance(shown, public_screen.Public) and shown.now[-1] == words
        assert all(len(line) <= 60 or " " not in line for line in loop.lines())
        play_on(loop.playing, Random(1), 5)


def test_games_on_a_disk_that_is_read_only_can_still_be_read(locked: Path) -> None:
    with closing(keeping(locked)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, Random(1), 4)
    locked.chmod(0o555)
    with without_rights(), reading(locked) as store:
        assert store is not None
        assert store.record(store.games()[0])["moves"] == lines(sitting.referee)


@pytest.mark.parametrize("at", [0, 18, 40, 100, 4096 + 8])
def test_a_damaged_file_is_set_aside_whole_and_a_new_one_begins(tmp_path: Path, at: int) -> None:
    with closing(keeping(tmp_path)) as disk:
        play_on(begun(disk, "catch-it", 1), Random(1), 4)
    path = tmp_path / FILE
    whole = path.read_bytes()
    path.write_bytes(spoilt := whole[:at] + b"\xa5" * 64 + whole[at + 64 :])
    store, problem = open_store(tmp_path)
    with closing(store):
        assert problem is not None and problem.key == "store.set-aside"
        assert store.games() == []
    assert Path(problem.parts["aside"]).read_bytes() == spoilt
    path.write_bytes(b"no database at all")
    store, again = open_store(tmp_path)
    store.close()
    assert again is not None and again.parts["aside"] != problem.parts["aside"]


def test_a_file_damaged_during_play_is_set_aside_and_the_whole_game_moves_on(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, rng := Random(1), 4)
        with closing(sqlite3.connect(tmp_path / FILE)) as vandal:
            vandal.execute("DROP TABLE moves")
        play_on(sitting, rng, 1)
        assert disk.problem is not None and disk.problem.key == "store.set-aside"
        with reading(tmp_path) as store:
            assert store is not None and store.record(store.games()[0])["moves"] == lines(sitting.referee)
        play_on(sitting, rng, 1)
        assert disk.problem is None
    assert on_disk(tmp_path)[1] == lines(sitting.referee)


@pytest.mark.parametrize("resumed", [False, True])
def test_a_file_whose_damage_the_menu_finds_is_replaced_with_the_whole_game_at_once(
    tmp_path: Path, *, resumed: bool
) -> None:
    disk = keeping(tmp_path)
    sitting = begun(disk, "catch-it", 1)
    play_on(sitting, Random(1), 4)
    if resumed:
        disk.close()
        disk = keeping(tmp_path)
        assert disk.resume(think) is not None
    with closing(disk):
        with closing(sqlite3.connect(tmp_path / FILE)) as vandal:
            vandal.execute("DROP TABLE moves")
            vandal.execute("ALTER TABLE seats RENAME TO chairs")
        disk.names()  # as the menu asks for them
        assert disk.problem is not None and disk.problem.key == "store.set-aside"
        with reading(tmp_path) as store:
            assert store is not None and store.record(store.games()[0])["moves"] == lines(sitting.referee)


def test_a_second_table_that_never_got_the_file_leaves_the_game_of_the_first_one_alone(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as one, closing(keeping(tmp_path)) as two:
        first = begun(one, "catch-it", 1)
        play_on(first, Random(1), 3)
        begun(two, "catch-it", 2)
        assert two.problem is not None and two.problem.key == BUSY
        one.close()
    assert on_disk(tmp_path)[1] == lines(first.referee)


def test_a_game_whose_moves_are_impossible_is_kept_and_told_and_another_can_begin(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        play_on(begun(disk, "catch-it", 1), Random(1), 4)
    with closing(sqlite3.connect(tmp_path / FILE)) as vandal, vandal:
        vandal.execute("UPDATE moves SET move = 'nonsense' WHERE number = 2")
    with VirtualTable() as table, closing(keeping(tmp_path)) as disk:
        loop = Loop(table.board, Settings(), thinks=think, journal=disk)
        assert not loop.offer()
        assert say("en", "store.not-resumed", id=1) in " ".join(loop.lines())
        loop.start("catch-it", {}, {}, 0)
        assert disk.problem is None
    with reading(tmp_path) as store:
        assert store is not None and [kept.plies for kept in store.games()] == [4, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "newer",
    [
        "UPDATE games SET game = 'ludo'",
        "UPDATE games SET options = '{\"wind\": 3}'",
        "UPDATE seats SET sits = 'bot:grandmaster'",
        "UPDATE seats SET sits = 'telephone'",
    ],
)
def test_a_game_that_only_a_newer_program_knows_is_kept_and_told_and_the_table_starts(
    tmp_path: Path, newer: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(keeping(tmp_path)) as disk:
        play_on(begun(disk, "catch-it", 1), Random(1), 4)
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute(newer)
    with VirtualTable() as table, closing(keeping(tmp_path)) as disk:
        loop = Loop(table.board, Settings(lang=lang), thinks=think, journal=disk)
        assert not loop.offer()
        assert say(lang, "store.not-resumed", id=1) in " ".join(loop.lines())
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    assert cli.main(["replay", "--lang", lang]) == 0
    assert say(lang, "records.state-playing") in capsys.readouterr().out
    if "games" in newer:
        assert cli.main(["replay", "1", "--lang", lang]) == 1
        assert capsys.readouterr().err == say(lang, "records.not-known", id=1) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "newer",
    [
        "UPDATE matches SET game = 'ludo'",
        "UPDATE matches SET options = '{\"wind\": 3}'",
        "UPDATE matches SET games = 3",
        "UPDATE players SET sits = 'telephone'",
    ],
)
def test_a_match_that_only_a_newer_program_knows_is_kept_and_told_and_the_table_starts(
    tmp_path: Path, newer: str, lang: str
) -> None:
    with closing(keeping(tmp_path)) as disk:
        play_on(
            next_game.next_game(begin("catch-a-thief", {}, {"thief": ON_SCREEN}, (), 2), think, disk), Random(1), 100
        )
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute(newer)
    with VirtualTable() as table, closing(keeping(tmp_path)) as disk:
        loop = Loop(table.board, Settings(lang=lang), thinks=think, journal=disk)
        assert not loop.offer()
        assert say(lang, "store.match-not-resumed", id=1) in " ".join(loop.lines())
        loop.start("catch-it", {}, {}, 0)
        assert disk.problem is None


def test_a_second_table_plays_without_the_disk_and_says_so(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as one, closing(keeping(tmp_path)) as two:
        begun(one, "catch-it", 1)
        other = begun(two, "catch-it", 2)
        assert two.problem is not None and two.problem.key == BUSY
        play_on(other, Random(1), 3)
        one.close()
        play_on(other, Random(1), 1)
        assert two.problem is None
    assert on_disk(tmp_path)[1] == lines(other.referee)
