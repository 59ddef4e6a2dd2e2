"""Tests of displays beside the table: menus, games, the look back at a finished game, and a secret seat's page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pygame
import pytest

from hardware.buttons import Press
from hardware.virtual import VirtualTable
from pi_app.cli import main
from pi_app.commands.play import read_screens
from pi_app.disk import series
from pi_app.draw.sheets.surface import painted
from pi_app.players import bot
from pi_app.screens.display import Displays
from pi_app.screens.showing import DRAW_EVERY, Screens, Wish
from pi_app.system.settings import Settings
from pi_app.table.inputs import Choice
from tests.pi_app.disk.games import think
from tests.pi_app.screens.scenes import RandomSession


class Room:
    """A virtual table with displays."""

    def __init__(self, table: VirtualTable, *wishes: Wish, size: tuple[int, int] = (320, 240)) -> None:
        self.session = RandomSession(table, "en")
        self.loop = self.session.loop
        self.displays = Displays({"SDL_VIDEODRIVER": "dummy"})
        self.shown = [self.displays.open(size) for _ in wishes]
        self.display = self.shown[0]
        self.screens = Screens(self.displays, dict(zip(self.shown, wishes, strict=True)))

    def wait(self, ms: int = 2 * DRAW_EVERY) -> None:
        self.session.table.advance(ms, self._tick)

    def _tick(self, now: int) -> None:
        self.loop.tick(now)
        self.screens.watch(self.loop, now)

    def look(self, number: int = 0) -> bytes:
        self.wait()
        sheet = self.shown[number].shown
        assert sheet is not None
        return pygame.image.tobytes(painted(sheet), "RGB")

    def key(self, key: int, kind: int = pygame.KEYDOWN) -> None:
        pygame.event.post(pygame.event.Event(kind, key=key, window=self.display.window))
        self.wait()

    def tap(self, x: int, y: int) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1, window=self.display.window))
            self.wait()

    def tap_on(self, wanted: Callable[[Any], bool]) -> None:
        """Tap on the only area with the wanted meaning."""
        self.wait()
        assert self.display.shown is not None
        (place,) = [rect for rect, meaning, _ in self.display.shown.areas if wanted(meaning)]
        self.tap(*place.center)

    def tap_button(self, name: str) -> None:
        self.tap_on(lambda meaning: meaning == Press(name))

    def tap_line(self, number: int) -> None:
        self.tap_on(lambda meaning: isinstance(meaning, Choice) and meaning.line == number)

    def close(self, number: int = 0) -> None:
        pygame.event.post(pygame.event.Event(pygame.WINDOWCLOSE, window=self.shown[number].window))
        self.wait()


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[VirtualTable]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with VirtualTable() as table:
        yield table
    pygame.display.quit()


def test_the_public_screen_follows_the_menu_and_the_game(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    idle = room.look()
    room.session.press("menu")
    menu = room.look()
    room.session.press("right")
    assert len({idle, menu, room.look()}) == 3
    sitting = room.session.sit_down("catch-a-thief", {})
    game = room.look()
    room.session.play(sitting, 2, Random(1))
    assert room.look() not in (game, idle)


def test_it_goes_dark_at_night(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    room.session.loop.change(Settings(brightness="night"))
    room.look()
    assert room.display.night


def test_a_finished_game_is_replayed_with_keys_and_fingers_and_the_result_comes_again(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    room.session.play(room.session.sit_down("catch-a-thief", {}), 100, Random(1))
    end = room.look()
    room.key(pygame.K_RIGHT)
    first = room.look()
    room.key(pygame.K_RIGHT)
    second = room.look()
    room.key(pygame.K_LEFT)
    assert room.look() == first
    assert len({end, first, second}) == 3
    room.tap(305, 190)  # the arrow beside the words
    assert room.look() == second
    room.tap_button("back")
    assert room.look() == end
    room.tap_button("left")
    assert room.look() == first
    room.session.sit_down("catch-a-thief", {})
    assert room.look() not in (end, first, second)


def test_a_game_is_started_with_a_finger_alone(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    room.tap_button("menu")
    room.tap_line(0)  # a new game
    room.tap_line(1)  # Catch'it
    room.tap_line(0)  # who has the ball
    room.tap_line(0)  # one game
    room.tap_line(0)  # who plays: start
    room.tap_line(0)  # by what names: start
    assert room.loop.playing is not None and room.loop.playing.referee.game.name == "catch-it"


def test_a_line_below_the_edge_is_reached_with_the_arrows(table: VirtualTable) -> None:
    room = Room(table, Wish("public"), size=(320, 200))
    room.session.sit_down("catch-it", {})
    room.tap_button("menu")
    assert room.loop.menu is not None and room.display.shown is not None
    lines = [meaning for _, meaning, _ in room.display.shown.areas if isinstance(meaning, Choice)]
    assert len(lines) < len(room.loop.menu.pages[-1].items)
    room.tap_button("left")  # to the last line
    room.tap_button("ok")
    room.tap_button("ok")
    assert room.loop.shut_down


def test_a_finger_on_a_menu_that_is_another_one_meanwhile_chooses_nothing(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    room.tap_button("menu")
    assert room.loop.menu is not None
    late = Choice(room.loop.menu, 0)
    room.session.press("right")
    room.loop.inputs.append(late)
    room.wait()
    assert room.loop.menu is not None and len(room.loop.menu.pages) == 1


def test_fingers_answer_what_the_table_asks(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    sitting = room.session.sit_down("catch-a-thief", {})
    room.session.play(sitting, 3, Random(1))
    made = len(sitting.referee.line)
    room.tap_button("ok")
    assert sitting.prompt.question is not None
    room.tap_button("ok")
    assert len(sitting.referee.line) == made + 1


def test_a_display_out_of_reach_has_no_buttons_on_it(table: VirtualTable) -> None:
    room = Room(table, Wish("public"))
    with_buttons = room.look()
    room.display.reachable = False
    room.session.press("menu")
    room.wait()
    room.session.press("menu")
    assert room.look() != with_buttons
    assert room.display.shown is not None and not room.display.shown.areas


def test_the_hidden_screen_opens_for_who_holds_it_and_is_dark_under_the_menu(table: VirtualTable) -> None:
    room = Room(table, Wish("hidden", "thief"))
    dark = room.look()
    sitting = room.session.sit_down("catch-a-thief", {})
    called = room.look()
    room.key(pygame.K_RETURN)
    room.wait(1000)
    opened = room.look()
    assert len({dark, called, opened}) == 3
    room.key(pygame.K_RETURN, pygame.KEYUP)
    for key in (pygame.K_m, pygame.K_SPACE, pygame.K_RETURN, pygame.K_RETURN):
        room.key(key)
    assert [played.seat for played in sitting.referee.line] == ["thief"]
    room.session.press("menu")
    assert room.look() == dark


def test_a_display_that_is_one_seats_shows_nothing_of_a_bot_on_it(table: VirtualTable) -> None:
    room = Room(table, Wish("hidden", "thief"))
    dark = room.look()
    room.loop.thinks = think  # its move never comes
    sitting = room.session.sit_down("catch-a-thief", {}, of=series.begin("catch-a-thief", {}, {"thief": bot(2)}))
    assert room.look() == dark
    room.key(pygame.K_RETURN)
    room.wait(1000)
    assert room.look() == dark
    room.key(pygame.K_RETURN, pygame.KEYUP)
    for key in (pygame.K_m, pygame.K_SPACE, pygame.K_RETURN, pygame.K_RETURN):
        room.key(key)
    assert not sitting.referee.line and room.look() == dark


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED])
def test_a_window_that_was_covered_is_drawn_again(table: VirtualTable, kind: int) -> None:
    room = Room(table, Wish("public"), Wish("hidden"))
    before = [room.look(number) for number in (0, 1)]
    sheets = [display.shown for display in room.shown]
    for number, display in enumerate(room.shown):
        pygame.event.post(pygame.event.Event(kind, window=display.window))
        assert room.look(number) == before[number]
        assert display.shown is not sheets[number]


def test_a_window_that_is_closed_is_gone_and_the_others_stay(table: VirtualTable) -> None:
    room = Room(table, Wish("public"), Wish("hidden"))
    room.look(1)
    room.close(1)
    idle = room.look()
    room.session.press("menu")
    assert room.look() != idle and not room.loop.shut_down


def test_who_closes_the_public_window_leaves(table: VirtualTable) -> None:
    room = Room(table, Wish("public"), Wish("hidden"))
    room.look()
    room.close()
    assert room.loop.shut_down


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
