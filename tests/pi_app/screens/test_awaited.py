"""Tests of missing displays: the table plays without them, reports each once, and finds one that comes later."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame._sdl2.video import Window

from hardware.virtual import VirtualTable
from pi_app.cli import main
from pi_app.commands import play
from pi_app.commands.wordless import PATIENCE
from pi_app.screens import display
from pi_app.screens.awaited import RETRY_EVERY, Awaited
from pi_app.screens.display import DisplayError
from pi_app.screens.showing import Wish
from pi_app.system.settings import Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from pi_app.words import LANGUAGES, say

NONE = {"SDL_VIDEODRIVER": "nonsense"}


@pytest.fixture
def loop() -> Iterator[Loop]:
    with VirtualTable() as table:
        loop = Loop(table.board, Settings(), journal=Journal.without_disk())
        yield loop
        loop.close()


def test_what_is_missing_is_told_once_and_found_when_it_comes(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    missed: list[Wish] = []
    environment = dict(NONE)
    wishes = [Wish("public"), Wish("hidden", "thief")]

    def tell(wish: Wish, _error: DisplayError) -> None:
        missed.append(wish)

    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with Awaited(wishes, environment, tell) as awaited:
        for now in (0, RETRY_EVERY, 2 * RETRY_EVERY):
            awaited.watch(loop, now)
        assert missed == wishes
        assert not pygame.display.get_init()
        environment["SDL_VIDEODRIVER"] = "dummy"
        awaited.watch(loop, 2 * RETRY_EVERY + 1)
        assert not pygame.display.get_init(), "the next attempt is not due yet"
        awaited.watch(loop, 3 * RETRY_EVERY)
        assert pygame.display.get_init()
        assert missed == wishes
    assert not pygame.display.get_init()


def test_a_hidden_screen_never_comes_where_the_public_one_failed(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    missed: list[Wish] = []
    failures = [pygame.error("busy")]

    def window(*args: Any, **how: Any) -> Window:
        if failures:
            raise failures.pop()
        return Window(*args, **how)

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(display, "Window", window)
    wishes = [Wish("public"), Wish("hidden", "thief")]
    with Awaited(wishes, {"SDL_VIDEODRIVER": "dummy"}, lambda wish, _error: missed.append(wish)) as awaited:
        assert missed == wishes
        assert not pygame.display.get_init()
        awaited.watch(loop, RETRY_EVERY)
        assert pygame.display.get_init()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_without_its_display_says_so_and_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    with VirtualTable() as table:
        monkeypatch.setattr(play, "TableBoard", lambda **_limit: table.board)
        monkeypatch.setattr(play, "keep_time", lambda tick, _going: tick(0))
        assert main(["play", "--screen", "hidden:thief", "--lang", lang]) == 0
    said = capsys.readouterr()
    why = say(lang, "system.no-display")
    assert said.err.splitlines() == [say(lang, "play.without-display", screen="hidden:thief", why=why)]
    assert "MENU" in said.out


def sat_down(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *arguments: str, ms: int) -> int:
    """Play at a table without pins for some time, and return the exit code."""

    def keep_time(tick: Callable[[int], None], _going: object) -> None:
        for now in range(0, ms + 1, 500):
            tick(now)

    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    with VirtualTable() as table:
        monkeypatch.setattr(play, "TableBoard", lambda **_limit: table.board)
        monkeypatch.setattr(play, "keep_time", keep_time)
        return main(["play", *arguments])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_nobody_can_read_says_once_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    assert sat_down(monkeypatch, tmp_path, "--screen", "none", "--lang", lang, ms=PATIENCE - 500) == 0
    assert capsys.readouterr().err == ""
    assert sat_down(monkeypatch, tmp_path, "--screen", "none", "--lang", lang, ms=3 * PATIENCE) == 0
    assert capsys.readouterr().err.splitlines() == [say(lang, "play.without-words")]


def test_a_table_with_a_public_display_can_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert sat_down(monkeypatch, tmp_path, "--screen", "public", "--lang", "en", ms=3 * PATIENCE) == 0
    assert capsys.readouterr().err == ""
    assert sat_down(monkeypatch, tmp_path, "--screen", "hidden", "--lang", "en", ms=3 * PATIENCE) == 0
    assert capsys.readouterr().err.splitlines() == [say("en", "play.without-words")], "not everybody sees this one"


def test_without_pygame_a_real_table_plays_and_a_virtual_one_says_why_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for module in [name for name in sys.modules if name.partition(".")[0] == "pygame" or name.startswith("pi_app.scr")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "pygame", None)
    assert sat_down(monkeypatch, tmp_path, "--screen", "public", "--lang", "en", ms=500) == 0
    assert capsys.readouterr().err.splitlines() == [say("en", "play.no-pygame")]
    assert main(["play", "--virtual", "--screen", "public", "--lang", "en"]) == 2
    assert "No display can be opened: pygame cannot be imported" in capsys.readouterr().err
