"""Marks on the disk: a hint is saved with its game, also in files that were written before there were hints."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from engine import record
from engine.marks import FACTS_HINT, HINT, MOVE_HINT, Mark
from pi_app.disk.file import FILE, open_store, reading
from pi_app.disk.records import exported, import_into
from pi_app.disk.schema import MIGRATIONS, version
from pi_app.disk.store import OVER, PLAYING
from pi_app.table import next_game
from tests.pi_app.disk.games import NOON, begun, keeping, lines, play_on, think

VERSION_2 = Path(__file__).parent / "version_2.sql"


def test_a_game_that_is_resumed_still_knows_its_hints(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, "catch-a-thief", 1)
        play_on(sitting, Random(1), 3)
        sitting.referee.mark(HINT, "detective", FACTS_HINT)
        sitting.referee.mark(HINT, "detective", MOVE_HINT)
        play_on(sitting, Random(2), 1)
    with closing(keeping(tmp_path)) as disk:
        again = disk.resume(think)
        assert again is not None
        assert again.referee.marks == [Mark(HINT, "detective", FACTS_HINT, 3), Mark(HINT, "detective", MOVE_HINT, 3)]
        assert lines(again.referee) == lines(sitting.referee)


def test_an_exported_game_brings_its_hints_to_another_table(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, "catch-a-thief", 1)
        sitting.referee.mark(HINT, "thief", MOVE_HINT)
        play_on(sitting, Random(1), 1000)
    here, there = tmp_path, tmp_path / "there"
    with reading(here) as store:
        assert store is not None
        value = exported(store, store.games()[0])
    with closing(open_store(there)[0]) as other:
        import_into(other, value)
        assert other.games()[0].marks == (Mark(HINT, "thief", MOVE_HINT, 0),)
        assert record.read(other.record(other.games()[0])).marks == sitting.referee.marks


def test_a_store_that_comes_back_after_a_fault_gets_the_hints_too(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, Random(1), 2)
        sitting.referee.mark(HINT, "blue", FACTS_HINT)
        (tmp_path / FILE).unlink()
        play_on(sitting, Random(2), 1)
    with reading(tmp_path) as store:
        assert store is not None
        kept = store.unfinished()
        assert kept is not None and kept.marks == (Mark(HINT, "blue", FACTS_HINT, 2),)


def test_a_file_from_before_there_were_hints_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.executescript(VERSION_2.read_text())
        assert version(database) == 2
    with closing(keeping(tmp_path)) as disk:
        left = next_game.left(think, disk)
        assert left is not None and disk.problem is None and disk.notice is None
        assert lines(left.referee) == [["thief", "6G"], ["detective", "6F"], ["thief", "5G"]]
        assert left.series is not None and left.series.number == 2
        left.referee.mark(HINT, "detective", MOVE_HINT)
        left.play("detective", left.referee.game.read("6H"), NOON)
    with closing(open_store(tmp_path)[0]) as store:
        kept = store.games()
        assert [game.state for game in kept] == [OVER, OVER, PLAYING]
        assert [game.marks for game in kept] == [(), (), (Mark(HINT, "detective", MOVE_HINT, 3),)]
        assert version(store._database) == len(MIGRATIONS)
