"""A resumed game is the same game: for every seat, for chance, for taking back, and on the screen."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from engine.bits import members
from hardware.virtual import VirtualTable
from pi_app.public.public_text import wrapped_lines
from pi_app.system.settings import Settings
from pi_app.table.loop import Loop
from pi_app.words import say
from tests.pi_app.disk.games import OPTIONS, begun, keeping, lines, on_disk, play_on, think, views
from tests.pi_app.terminal.typed_session import played, virtual_session

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_resumed_at_any_point_looks_the_same_from_every_seat(tmp_path: Path, game: str, seed: int) -> None:
    rng = Random(seed)
    with closing(keeping(tmp_path)) as disk:
        sitting = begun(disk, game, seed)
        play_on(sitting, rng, rng.randrange(25))
        if sitting.over:
            play_on(sitting := begun(disk, game, seed), rng, 1)
        wanted = views(sitting.referee)
    with closing(keeping(tmp_path)) as disk:
        again = disk.resume(think)
        assert again is not None and disk.problem is None
        assert views(again.referee) == wanted
        assert again.seats == sitting.seats and again.setting_up
        assert again.can_take_back == sitting.can_take_back


@pytest.mark.parametrize("game", OPTIONS)
def test_a_resumed_game_is_dealt_the_same_and_kept_on(tmp_path: Path, game: str) -> None:
    through, cut = tmp_path / "through", tmp_path / "cut"
    with closing(keeping(through)) as disk:
        whole = begun(disk, game, 7)
        play_on(whole, rng := Random(1), 8)
        play_on(whole, rng, 8)
    rng = Random(1)
    with closing(keeping(cut)) as disk:
        play_on(begun(disk, game, 7), rng, 8)
    with closing(keeping(cut)) as disk:
        again = disk.resume(think)
        assert again is not None
        play_on(again, rng, 8)
    assert lines(again.referee) == lines(whole.referee)
    assert on_disk(cut)[1] == on_disk(through)[1] == ([] if whole.over else lines(whole.referee))


def test_hands_take_back_after_a_restart_what_they_played_before_it(tmp_path: Path) -> None:
    cut, through = tmp_path / "cut", tmp_path / "through"
    with closing(keeping(cut)) as disk:
        play_on(begun(disk, "catch-it", 3), Random(3), 7)
    with closing(keeping(cut)) as disk, closing(keeping(through)) as other:
        sitting, again = begun(other, "catch-it", 3), disk.resume(think)
        play_on(sitting, Random(3), 7)
        assert again is not None and again.board.layout.before == sitting.board.layout.before
        for at in (again, sitting):
            at.take_back(0)
        assert views(again.referee) == views(sitting.referee)
        assert again.expected().pieces == sitting.expected().pieces
    assert on_disk(cut)[1] == on_disk(through)[1] == lines(again.referee)


# ---- at the table


def test_the_lights_lead_the_pieces_of_a_resumed_game_to_their_places(tmp_path: Path) -> None:
    with closing(keeping(tmp_path)) as disk:
        left = begun(disk, "catch-it", 1)
        play_on(left, Random(1), 6)
    with VirtualTable() as table, closing(keeping(tmp_path)) as disk:
        loop = Loop(table.board, Settings(), thinks=think, journal=disk)
        assert loop.offer() and loop.playing is None
        table.press("ok")
        table.advance(100, loop.tick)
        table.release("ok")
        table.advance(100, loop.tick)
        sitting = loop.playing
        assert sitting is not None and sitting.expected().pieces == left.expected().pieces
        assert say("en", "table.set-up") in loop.lines()
        table.arrange(members(sitting.expected().pieces))
        table.advance(1000, loop.tick)
        assert not sitting.setting_up and sitting.in_order
        assert lines(sitting.referee) == lines(left.referee)


def test_an_unfinished_game_is_offered_before_another_begins(tmp_path: Path) -> None:
    played(virtual_session(str(tmp_path), "catch-it"), "quit")
    again = played(virtual_session(str(tmp_path), "chicago"), "wait 1", "quit")
    offer = wrapped_lines(say("en", "table.away-instead", game="Chicago"))
    assert again.lines[: 1 + len(offer)] == ["Catch'it · Blue to play", *offer]
    assert again.here.loop.playing is None


def test_a_game_that_is_given_up_makes_room_for_the_one_that_was_asked_for(tmp_path: Path) -> None:
    played(virtual_session(str(tmp_path), "catch-it"), "quit")
    again = played(virtual_session(str(tmp_path), "traqueur"), "back", "ok", "wait 1", "quit")
    assert say("en", "menu.title-leave") in again.lines
    assert again.here.loop.playing is not None and again.here.loop.playing.referee.game.name == "traqueur"
    kept, _ = on_disk(tmp_path / "filature")
    assert kept is not None and kept.opened.game == "traqueur"


def test_a_second_thought_keeps_the_game(tmp_path: Path) -> None:
    played(virtual_session(str(tmp_path), "catch-it"), "quit")
    again = played(virtual_session(str(tmp_path)), "back", "back", "ok", "set", "wait 1", "quit")
    assert again.here.loop.playing is not None and again.here.loop.playing.referee.game.name == "catch-it"


def test_the_menu_continues_an_unfinished_game(tmp_path: Path) -> None:
    played(virtual_session(str(tmp_path), "catch-it"), "quit")
    again = played(virtual_session(str(tmp_path)), "menu", "ok", "quit")
    assert f"> {say('en', 'menu.continue')}" in again.lines
    assert again.here.loop.playing is not None


# ---- the whole program


@pytest.mark.slow
def test_a_table_that_was_killed_offers_its_game_when_it_starts_again(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pi_app.cli", "play", "--virtual", "--lang", "en"]
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    start = [*command, "--game", "catch-a-thief", "--seats", "thief=line", "--names", "Ada,Basile"]
    with subprocess.Popen(
        start, env=environment, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as table:
        assert table.stdin is not None and table.stdout is not None
        table.stdin.write("thief: 6G\n")
        for line in table.stdout:  # the move is announced, so it is on the disk
            if "step 1" in line:
                break
        table.kill()
    kept, moves = on_disk(tmp_path / "filature")
    assert kept is not None and [place.name for place in kept.opened.places] == ["Ada", "Basile"]
    assert moves == [["thief", "6G"]]
    again = subprocess.run(
        command,
        env=environment,
        cwd=tmp_path,
        input="ok\nquit\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert again.returncode == 0, again.stderr
    assert "Catch a Thief · Basile to play (detective)" in again.stdout and say("en", "table.away") in again.stdout
