"""The store on a real file returns what was written to it, and nothing else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from engine import record
from engine.game import Outcome
from pi_app.disk.errors import BUSY, NEWER, STRANGER, StoreError
from pi_app.disk.file import FILE, open_store, reading
from pi_app.disk.schema import MIGRATIONS, migrate, version
from pi_app.disk.store import ABANDONED, OVER, PLAYING
from tests.pi_app.disk.games import NOON, begun, keeping, lines, on_disk, opened, play_on

CAUGHT = Outcome("caught", ("detective",), {"detective": 4})


def test_a_game_is_there_again_with_its_moves_players_and_seed(tmp_path: Path) -> None:
    asked = opened("catch-a-thief", 2**64 - 1, "Ada", "Basile")
    with closing(open_store(tmp_path)[0]) as store:
        game = store.begin(asked, (), NOON)
        store.keep(game, 0, [("thief", "6G")], None, NOON)
        store.keep(game, 1, [("detective", "6F")], None, NOON)
    with closing(open_store(tmp_path)[0]) as store:
        kept = store.unfinished()
        assert kept is not None and kept.opened == asked and (kept.plies, kept.began) == (2, NOON)
        assert store.record(kept)["moves"] == [["thief", "6G"], ["detective", "6F"]]
        assert lines(record.read(store.record(kept))) == store.record(kept)["moves"]


def test_a_finished_game_has_its_outcome_and_is_not_offered_again(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        game = store.begin(opened(), (), NOON)
        store.keep(game, 0, [("thief", "6G"), ("detective", "6G")], CAUGHT, NOON + 60)
        (kept,) = store.games()
        assert (kept.state, kept.outcome, kept.ended, kept.private) == (OVER, CAUGHT, NOON + 60, False)
        assert store.unfinished() is None


def test_a_new_game_abandons_the_one_before(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        first, second = (store.begin(opened(seed=seed), (), NOON) for seed in (1, 2))
        assert [kept.state for kept in store.games()] == [ABANDONED, PLAYING]
        store.abandon(NOON)
        assert store.unfinished() is None and first < second


def test_moves_that_are_taken_back_are_gone_from_the_disk(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, "catch-it", 1)
        play_on(sitting, Random(1), 6)
        full = lines(sitting.referee)
        sitting.take_back(0)
        assert 0 < len(lines(sitting.referee)) < len(full)
        shorter = lines(sitting.referee)
    assert on_disk(tmp_path)[1] == shorter == full[: len(shorter)]


@pytest.mark.parametrize("jump", [-315_576_000, 315_576_000])
def test_a_clock_that_jumps_ten_years_changes_neither_order_nor_game(tmp_path: Path, jump: int) -> None:
    times = iter([NOON, NOON + jump, NOON, NOON + jump, *[NOON - jump] * 99])
    with closing(keeping(tmp_path, clock=lambda: next(times))) as disk:
        first = begun(disk, "catch-it", 1)
        play_on(first, Random(1), 3)
        second = begun(disk, "catch-it", 2)
        play_on(second, Random(2), 5)
    kept, moves = on_disk(tmp_path)
    assert kept is not None and kept.opened.seed == 2
    assert moves == lines(second.referee)
    with reading(tmp_path) as store:
        assert store is not None
        assert [game.opened.seed for game in store.games()] == [1, 2]


def test_only_one_table_plays_with_a_file_and_others_may_read_it(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        store.begin(opened(), (), NOON)
        with pytest.raises(StoreError) as refused:
            open_store(tmp_path)
        assert refused.value.problem.key == BUSY
        with reading(tmp_path) as other:
            assert other is not None and len(other.games()) == 1
    open_store(tmp_path)[0].close()


def test_where_nobody_has_played_there_is_nothing_to_read(tmp_path: Path) -> None:
    with reading(tmp_path) as store:
        assert store is None
    assert list(tmp_path.iterdir()) == []


# ---- versions


def test_an_older_file_becomes_a_newer_one_and_keeps_its_games(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        store.begin(opened(), [("thief", "6G")], NOON)
    steps = (*MIGRATIONS, ("ALTER TABLE games ADD COLUMN place TEXT NOT NULL DEFAULT 'home'",))
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as database:
        migrate(database, steps)
        assert version(database) == len(steps)
        assert database.execute("SELECT game, place FROM games").fetchall() == [("catch-a-thief", "home")]
        assert database.execute("SELECT seat, move FROM moves").fetchall() == [("thief", "6G")]
        migrate(database, steps)  # nothing is left to do


def test_a_step_that_fails_leaves_the_old_version_whole(tmp_path: Path) -> None:
    open_store(tmp_path)[0].close()
    broken = ("CREATE TABLE extra (x)", "ALTER TABLE nothing ADD COLUMN y")
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as database:
        with pytest.raises(sqlite3.OperationalError):
            migrate(database, (*MIGRATIONS, broken))
        assert version(database) == len(MIGRATIONS)
        assert not database.execute("SELECT 1 FROM sqlite_schema WHERE name = 'extra'").fetchall()


def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    open_store(tmp_path)[0].close()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreError) as refused:
        open_store(tmp_path)
    assert refused.value.problem.key == NEWER
    assert (tmp_path / FILE).read_bytes() == before


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("CREATE TABLE recipes (soup TEXT)")
    with pytest.raises(StoreError) as refused:
        open_store(tmp_path)
    assert refused.value.problem.key == STRANGER
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
