"""A display beside the table shows its loop: menus, games, the replay of a finished one, or a secret seat's page."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from hardware.virtual import VirtualTable
from pi_app.cli import main
from pi_app.play_command import read_screens
from pi_app.screens.display import Displays
from pi_app.screens.showing import EVERY, Showing, Wish
from pi_app.settings import Settings
from tests.pi_app.screens.scenes import Evening


class Room:
    """A virtual table and a display beside it."""

    def __init__(self, table: VirtualTable, wish: Wish) -> None:
        self.evening = Evening(table, "en")
        self.displays = Displays({"SDL_VIDEODRIVER": "dummy"})
        self.display = self.displays.open((320, 240))
        self.showing = Showing(self.display, wish)

    def look(self) -> bytes:
        self.evening.wait(EVERY)
        events = [event for _, event in self.displays.events()]
        self.showing.watch(self.evening.loop, self.evening.table.now, events)
        assert self.display.shown is not None
        return pygame.image.tobytes(self.display.shown.surface, "RGB")

    def key(self, key: int, kind: int = pygame.KEYDOWN) -> None:
        pygame.event.post(pygame.event.Event(kind, key=key))


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[VirtualTable]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with VirtualTable() as table:
        yield table
    pygame.display.quit()


def test_the_public_screen_follows_the_menu_and_the_game(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    idle = room.look()
    room.evening.press("menu")
    menu = room.look()
    room.evening.press("right")
    assert len({idle, menu, room.look()}) == 3
    sitting = room.evening.sit_down("catch-a-thief", {})
    game = room.look()
    room.evening.play(sitting, 2, Random(1))
    assert room.look() not in (game, idle)


def test_it_goes_dark_at_night(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    room.evening.loop.change(Settings(brightness="night"))
    room.look()
    assert room.display.night


def test_a_finished_game_is_replayed_and_a_new_one_ends_that(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    room.evening.play(room.evening.sit_down("catch-a-thief", {}), 100, Random(1))
    end = room.look()
    room.key(pygame.K_RIGHT)
    first = room.look()
    room.key(pygame.K_RIGHT)
    second = room.look()
    room.key(pygame.K_LEFT)
    assert room.look() == first
    assert len({end, first, second}) == 3
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 215), button=1))
    assert room.look() == second
    room.evening.sit_down("catch-a-thief", {})
    assert room.look() not in (end, first, second)


def test_the_hidden_screen_opens_for_who_holds_it_and_is_dark_under_the_menu(table: VirtualTable) -> None:
    room = Room(table, Wish("hidden", "thief"))
    dark = room.look()
    sitting = room.evening.sit_down("catch-a-thief", {})
    called = room.look()
    room.key(pygame.K_RETURN)
    for _ in range(10):
        opened = room.look()
    assert len({dark, called, opened}) == 3
    room.key(pygame.K_RETURN, pygame.KEYUP)
    for key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_RETURN):
        room.key(key)
        room.look()
    assert [played.seat for played in sitting.referee.line] == ["thief"]
    room.evening.press("menu")
    assert room.look() == dark


def test_a_window_that_was_closed_stays_so(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    room.look()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    before = room.look()
    room.evening.press("menu")
    assert room.showing.closed and room.look() == before


@pytest.mark.parametrize("text", ["", "both", "public:thief", "hidden thief", "public,"])
def test_what_is_no_screen_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_screens(text)


def test_without_a_display_the_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    assert main(["play", "--virtual", "--screen", "public", "--lang", "en"]) == 2
    assert "No display can be opened" in capsys.readouterr().err
