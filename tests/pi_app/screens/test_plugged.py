"""Tests of the display that is used because it is plugged in: sockets are files in a folder, SDL draws on its dummy."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hardware.virtual import VirtualTable
from pi_app.screens.awaited import RETRY_EVERY
from pi_app.screens.plugged import DRIVER_LOADS, LOOK_EVERY, PluggedDisplay
from pi_app.system.settings import Problem, Settings
from pi_app.table.journal import Journal
from pi_app.table.loop import Loop
from tests.pi_app.system.test_display_sockets import socket

SOCKET = "card1-HDMI-A-1"
DUMMY = {"SDL_VIDEODRIVER": "dummy"}


@pytest.fixture
def loop() -> Iterator[Loop]:
    with VirtualTable() as table:
        loop = Loop(table.board, Settings(), journal=Journal.without_disk())
        yield loop
        loop.close()


@pytest.fixture(autouse=True)
def _driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def test_a_display_is_used_as_soon_as_it_is_plugged_in_and_closed_when_it_is_unplugged(
    loop: Loop, tmp_path: Path
) -> None:
    told: list[Problem] = []
    socket(tmp_path, SOCKET, "disconnected")
    with PluggedDisplay(DUMMY, told.append, root=tmp_path) as display:
        assert not display.watch(loop, 0)
        assert not pygame.display.get_init(), "SDL is not opened in vain"
        socket(tmp_path, SOCKET, "connected")
        assert not display.watch(loop, LOOK_EVERY - 1)
        assert display.watch(loop, LOOK_EVERY)
        assert pygame.display.get_init()
        socket(tmp_path, SOCKET, "disconnected")
        assert not display.watch(loop, 2 * LOOK_EVERY)
        assert not pygame.display.get_init()
        socket(tmp_path, SOCKET, "connected")
        assert display.watch(loop, 3 * LOOK_EVERY)
    assert not pygame.display.get_init()
    assert told == []


def test_a_display_that_cannot_be_opened_is_reported_once_and_tried_again(
    loop: Loop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Problem] = []
    environment = {"SDL_VIDEODRIVER": "nonsense"}
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    socket(tmp_path, SOCKET, "connected")
    with PluggedDisplay(environment, told.append, root=tmp_path) as display:
        for now in range(0, 3 * RETRY_EVERY, LOOK_EVERY):
            assert not display.watch(loop, now)
        assert [problem.key for problem in told] == ["play.not-opened"]
        environment["SDL_VIDEODRIVER"] = "dummy"
        assert display.watch(loop, 3 * RETRY_EVERY)


def test_without_pygame_the_table_plays_and_says_so_once(
    loop: Loop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Problem] = []
    for module in [name for name in sys.modules if name.partition(".")[0] == "pygame" or name.startswith("pi_app.scr")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "pygame", None)  # as Python keeps a module that cannot be imported
    socket(tmp_path, SOCKET, "connected")
    with PluggedDisplay(DUMMY, told.append, root=tmp_path) as display:
        for now in range(0, 20 * LOOK_EVERY, LOOK_EVERY):
            assert not display.watch(loop, now)
    assert [problem.key for problem in told] == ["play.no-pygame"]


def test_without_a_graphics_driver_the_table_plays_and_says_so_once(loop: Loop, tmp_path: Path) -> None:
    told: list[Problem] = []
    with PluggedDisplay(DUMMY, told.append, root=tmp_path) as display:
        for now in range(0, DRIVER_LOADS, LOOK_EVERY):
            display.watch(loop, now)
        assert told == [], "the driver may still be loaded"
        for now in range(DRIVER_LOADS, 3 * DRIVER_LOADS, LOOK_EVERY):
            assert not display.watch(loop, now)
    assert [problem.key for problem in told] == ["play.no-sockets"]


def test_a_socket_without_a_display_is_no_problem(loop: Loop, tmp_path: Path) -> None:
    told: list[Problem] = []
    socket(tmp_path, SOCKET, "disconnected")
    with PluggedDisplay(DUMMY, told.append, root=tmp_path) as display:
        for now in range(0, 3 * DRIVER_LOADS, LOOK_EVERY):
            assert not display.watch(loop, now)
    assert told == []
