"""Matches on the disk survive a power cut, in a game or between two, and files from before there were matches."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from pi_app.disk import series
from pi_app.disk.file import FILE, open_store, reading
from pi_app.disk.schema import MIGRATIONS, version
from pi_app.disk.series import Series
from pi_app.disk.store import ABANDONED, OVER, PLAYING, MatchGame
from pi_app.players import ON_SCREEN, Player
from pi_app.table import next_game
from pi_app.table.journal import Journal
from pi_app.table.sitting import Sitting
from tests.pi_app.disk.games import OPTIONS, begun, keeping, lines, on_disk, play_on, think
from tests.pi_app.disk.test_faults import files_no_longer_than, locked, without_rights

__all__ = ["locked"]  # a fixture
EVER = 100_000
ROOT = Path(__file__).parents[3]
VERSION_1 = Path(__file__).parent / "version_1.sql"


def match(game: str = "catch-a-thief", length: int = 2) -> Series:
    seats: dict[str, Player] = {"thief": ON_SCREEN} if game == "catch-a-thief" else {}
    return series.begin(game, OPTIONS[game], seats, ("Ada", "Basile", "Clara", "Diego"), length)


def after(sitting: Sitting) -> Series:
    found = next_game.after(sitting)
    assert found is not None
    return found


def play_out(disk: Journal, of: Series, rng: Random) -> Sitting:
    sitting = next_game.next_game(of, think, disk)
    play_on(sitting, rng, EVER)
    return sitting


def sat(sitting: Sitting) -> dict[str, str]:
    """Return the name of the person on each seat."""
    assert sitting.series is not None
    return {place.seat: place.name for place in sitting.series.places()}


# ---- a power cut


@pytest.mark.parametrize("game", OPTIONS)
def test_a_match_goes_on_with_its_next_game_after_a_cut_between_two(tmp_path: Path, game: str) -> None:
    length = {"chicago": 3}.get(game, 2)
    with closing(keeping(tmp_path)) as disk:
        first = play_out(disk, match(game, length), Random(1))
    with closing(keeping(tmp_path)) as disk:
        second = next_game.left(think, disk)
        assert second is not None and second.series is not None and not second.over
        assert second.series == after(first)
        assert second.referee.options == after(first).options
        assert second.seats.keys() == first.seats.keys()
    kept, _ = on_disk(tmp_path)
    assert kept is not None and kept.opened.match_game == MatchGame(1, 2)


@pytest.mark.slow
@pytest.mark.parametrize("game", OPTIONS)
def test_a_match_goes_on_after_a_cut_in_one_of_its_games(tmp_path: Path, game: str) -> None:
    length = {"chicago": 3}.get(game, 2)
    with closing(keeping(tmp_path)) as disk:
        first = play_out(disk, match(game, length), rng := Random(1))
        second = next_game.next_game(after(first), think, disk)
        play_on(second, rng, 3)
    with closing(keeping(tmp_path)) as disk:
        again = next_game.left(think, disk)
        assert again is not None and again.series == after(first)
        assert again.seats == second.seats and lines(again.referee) == lines(second.referee)
        play_on(again, rng, EVER)
        past = after(again)
        while past.goes_on:
            past = after(play_out(disk, past, rng))
    with reading(tmp_path) as store:
        assert store is not None
        (found,) = store.matches()
        assert found.state == OVER
        assert [kept.opened.match_game for kept in store.games()] == [
            MatchGame(1, number + 1) for number in range(length)
        ]
        assert series.resumed(found.opened, store.finished(1)).totals() == past.totals()


def test_a_match_that_was_cut_before_its_first_game_begins_with_it(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)[0]) as store:
        store.begin_match(match().opened(), 0)
    with closing(keeping(tmp_path)) as disk:
        first = next_game.left(think, disk)
        assert first is not None and first.series == match()
    with reading(tmp_path) as store:
        assert store is not None
        assert [found.state for found in store.matches()] == [PLAYING]
        assert [kept.opened.match_game for kept in store.games()] == [MatchGame(1, 1)]


def test_after_its_last_game_a_match_is_over_and_nothing_is_offered(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        first = play_out(disk, match(), rng := Random(2))
        second = play_out(disk, after(first), rng)
        assert (sat(first), sat(second)) == (
            {"thief": "Ada", "detective": "Basile"},
            {"thief": "Basile", "detective": "Ada"},
        )
    with closing(keeping(tmp_path)) as disk:
        assert next_game.left(think, disk) is None and disk.problem is None


def test_a_game_that_cannot_be_played_on_is_played_anew_and_its_match_goes_on(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        first = play_out(disk, match(), rng := Random(1))
        play_on(next_game.next_game(after(first), think, disk), rng, 3)
    with closing(sqlite3.connect(tmp_path / FILE)) as vandal, vandal:
        vandal.execute("UPDATE moves SET move = 'nonsense' WHERE game = 2 AND number = 1")
    with closing(keeping(tmp_path)) as disk:
        again = next_game.left(think, disk)
        assert again is not None and again.series == after(first) and not again.referee.line


@pytest.mark.slow
def test_a_table_that_was_killed_in_the_second_game_goes_on_with_its_match(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pi_app.cli", "play", "--virtual", "--lang", "en"]
    asked = ["--game", "catch-a-thief", "--seats", "thief=line", "--names", "Ada,Basile", "--match", "2"]
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    script = ("thief: 6G", "6F", "wait 1", "thief: 6H", "6F 6H", "wait 1", "ok", "set", "wait 1", "thief: 6G")
    with subprocess.Popen(
        [*command, *asked], env=environment, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as table:
        assert table.stdin is not None and table.stdout is not None
        table.stdin.write("".join(f"{line}\n" for line in script))
        table.stdin.flush()
        second = False
        for line in table.stdout:
            second = second or "Game 2 of 2" in line
            if second and "step 1" in line:
                break
        table.kill()
    kept, moves = on_disk(tmp_path / "filature")
    assert kept is not None and kept.opened.match_game == MatchGame(1, 2) and moves == [["thief", "6G"]]
    again = subprocess.run(
        command,
        env=environment,
        cwd=tmp_path,
        input="ok\nset\nwait 1\n6F\nwait 1\nquit\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert "Game 2 of 2: Basile (thief) 2 · Ada (detective) 0" in again.stdout


# ---- giving up


def test_another_game_gives_up_the_match_that_was_played(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        play_out(disk, match(), Random(1))
        begun(disk, "catch-it", 1)
        next_game.next_game(match(), think, disk)
        disk.abandon()
    with reading(tmp_path) as store:
        assert store is not None
        assert [found.state for found in store.matches()] == [ABANDONED, ABANDONED]
        assert [kept.state for kept in store.games()] == [OVER, ABANDONED, ABANDONED]


def test_another_match_between_the_same_players_is_another_match(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        first = play_out(disk, match(), rng := Random(2))
        second = play_out(disk, after(first), rng)
        next_game.next_game(after(second).on(), think, disk)
    with reading(tmp_path) as store:
        assert store is not None
        assert [found.state for found in store.matches()] == [OVER, PLAYING]
        assert [kept.opened.match_game for kept in store.games()] == [MatchGame(1, 1), MatchGame(1, 2), MatchGame(2, 1)]


# ---- a bad disk


def test_a_match_whose_game_ended_on_a_bad_disk_is_whole_once_that_is_well_again(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        first = next_game.next_game(match(), think, disk)
        play_on(first, rng := Random(1), 2)
        with files_no_longer_than(1):
            play_on(first, rng, EVER)
            assert first.over and disk.problem is not None
            second = next_game.next_game(after(first), think, disk)
        play_on(second, rng, 2)
        assert disk.problem is None
    with reading(tmp_path) as store:
        assert store is not None
        assert [(kept.opened.match_game, kept.state) for kept in store.games()] == [
            (MatchGame(1, 1), OVER),
            (MatchGame(1, 2), PLAYING),
        ]
        assert store.record(store.games()[0])["moves"] == lines(first.referee)


def test_a_file_damaged_during_a_match_is_set_aside_and_the_whole_match_moves_on(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        first = play_out(disk, match("catch-it", 3), rng := Random(1))
        second = next_game.next_game(after(first), think, disk)
        with closing(sqlite3.connect(tmp_path / FILE)) as vandal:
            vandal.execute("DROP TABLE moves")
        play_on(second, rng, 1)
        assert disk.problem is not None and disk.problem.key == "store.set-aside"
        play_on(second, rng, 1)
        assert disk.problem is None
    with reading(tmp_path) as store:
        assert store is not None
        assert [(kept.opened.match_game, kept.state) for kept in store.games()] == [
            (MatchGame(1, 1), OVER),
            (MatchGame(1, 2), PLAYING),
        ]
        assert [store.record(kept)["moves"] for kept in store.games()] == [lines(at.referee) for at in (first, second)]


def test_a_file_damaged_after_its_match_was_resumed_leaves_the_games_of_other_sessions_too(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        first = play_out(disk, match(length=4), rng := Random(1))
        play_on(next_game.next_game(after(first), think, disk), rng, 2)
    with closing(keeping(tmp_path)) as disk:
        second = next_game.left(think, disk)
        assert second is not None
        with closing(sqlite3.connect(tmp_path / FILE)) as vandal:
            vandal.execute("DROP TABLE moves")
        play_on(second, rng, 2)
    with reading(tmp_path) as store:
        assert store is not None
        assert [(kept.opened.match_game, kept.state) for kept in store.games()] == [
            (MatchGame(1, 1), OVER),
            (MatchGame(1, 2), PLAYING),
        ]
        assert [store.record(kept)["moves"] for kept in store.games()] == [lines(at.referee) for at in (first, second)]
    with closing(keeping(tmp_path)) as disk:
        again = next_game.left(think, disk)
        assert again is not None and again.series == after(first) and sat(again) == sat(second)


def test_a_match_left_on_a_read_only_disk_goes_on_and_stays_one_match(locked: Path) -> None:
    with closing(keeping(locked)) as disk:
        first = play_out(disk, match("catch-it", 3), rng := Random(1))
        play_on(next_game.next_game(after(first), think, disk), rng, 2)
    locked.chmod(0o555)
    with closing(keeping(locked)) as disk:
        with without_rights():
            second = disk.resume(think)
            assert second is not None and second.series is not None and second.series.number == 2
            play_on(second, rng, 2)
            assert disk.problem is not None
        locked.chmod(0o755)
        play_on(second, rng, 1)
        assert disk.problem is None
    with reading(locked) as store:
        assert store is not None and len(store.matches()) == 1
        assert [(kept.opened.match_game, kept.state) for kept in store.games()] == [
            (MatchGame(1, 1), OVER),
            (MatchGame(1, 2), PLAYING),
        ]
        assert [store.record(kept)["moves"] for kept in store.games()] == [lines(at.referee) for at in (first, second)]


@pytest.mark.parametrize("begun_there", [False, True], ids=["in a game", "between two"])
def test_a_match_left_on_a_read_only_disk_goes_on_and_is_kept_once_it_can_be(locked: Path, begun_there: bool) -> None:
    folder = locked / "state"
    with closing(keeping(folder)) as disk:
        first = play_out(disk, match("catch-it", 3), rng := Random(1))
        if not begun_there:
            play_on(next_game.next_game(after(first), think, disk), rng, 3)
    folder.chmod(0o555)
    with closing(keeping(folder)) as disk:
        with without_rights():
            second = next_game.left(think, disk)
            assert second is not None and second.series is not None and disk.problem is not None
            assert second.series.totals() == after(first).totals()
            play_on(second, rng, 2)
        folder.chmod(0o755)
        play_on(second, rng, EVER)
        third = next_game.next_game(after(second), think, disk)
        assert disk.problem is None and third.series is not None and third.series.number == 3
    with reading(folder) as store:
        assert store is not None
        assert [(kept.id, kept.state) for kept in store.matches()] == [(1, PLAYING)]  # the same match, not a second one
        assert [kept.opened.match_game for kept in store.games()] == [MatchGame(1, 1), MatchGame(1, 2), MatchGame(1, 3)]
        assert store.record(store.games()[1])["moves"] == lines(second.referee)


# ---- a file of version 1


def old_file(folder: Path) -> None:
    """Write the file that a table of version 1 left. Its unfinished game has three moves."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.executescript(VERSION_1.read_text())
        assert version(database) == 1


def test_a_file_from_before_there_were_matches_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    old_file(tmp_path)
    with closing(keeping(tmp_path)) as disk:
        left = next_game.left(think, disk)
        assert left is not None and disk.problem is None and disk.notice is None
        assert lines(left.referee) == [["blue", "E1-D2"], ["blue", "D1-D3"], ["red", "A7-B6"]]
        play_on(left, Random(1), 1)
        assert len(on_store(tmp_path)) == 4
        next_game.next_game(match(), think, disk)
    with closing(open_store(tmp_path)[0]) as store:
        kept = store.games()
        assert [game.state for game in kept] == [OVER, ABANDONED, ABANDONED, PLAYING]
        assert [game.opened.match_game for game in kept] == [None, None, None, MatchGame(1, 1)]
        assert [place.name for place in kept[0].opened.places] == ["Ada", "Basile"]
        assert store.record(kept[0])["moves"][-1] == ["detective", "6H"]
        assert version(store._database) == len(MIGRATIONS)


def on_store(folder: Path) -> list[list[str]]:
    with reading(folder) as store:
        assert store is not None
        kept = store.unfinished()
        return [] if kept is None else store.record(kept)["moves"]


def test_such_a_file_on_a_disk_that_is_read_only_can_still_be_read(locked: Path) -> None:
    old_file(locked)
    before = (locked / FILE).read_bytes()
    locked.chmod(0o555)
    (locked / FILE).chmod(0o444)
    with without_rights(), reading(locked) as store:
        assert store is not None and store.matches() == []
        assert [kept.plies for kept in store.games()] == [4, 0, 3]
    assert (locked / FILE).read_bytes() == before
