"""Tests of a display: it opens, shows pictures, reports inputs and closes; and pygame is only loaded for a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from pi_app.pages.keys import KeyEvent
from pi_app.screens.display import DisplayError, Displays, WindowClosed, driver
from pi_app.table.inputs import DisplayTouch


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield {"SDL_VIDEODRIVER": "dummy"}
    pygame.display.quit()


def test_a_named_driver_is_taken_and_a_desktop_chooses_its_own() -> None:
    assert driver({"SDL_VIDEODRIVER": "dummy"}) == "dummy"
    assert driver({"DISPLAY": ":0"}) is None


def test_it_shows_a_sheet_of_its_own_size_and_closes(dummy: dict[str, str]) -> None:
    with Displays(dummy) as displays:
        display = displays.open((320, 240))
        sheet = display.sheet()
        assert sheet.rect.size == (320, 240)
        display.show(sheet)
    assert not pygame.display.get_init()


def test_keys_mouse_and_the_closed_window_are_heard(dummy: dict[str, str]) -> None:
    with Displays(dummy) as displays:
        display = displays.open((320, 240))
        list(displays.events())
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(12, 34), button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(12, 34), button=1))
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        heard = [event for at, event in displays.events() if at is display]
    assert heard[:4] == [
        KeyEvent("left", "down"),
        KeyEvent("a", "up"),
        DisplayTouch(12, 34, "down"),
        DisplayTouch(12, 34, "up"),
    ]
    assert isinstance(heard[4], WindowClosed)


def test_two_displays_hear_each_its_own(dummy: dict[str, str]) -> None:
    with Displays(dummy) as displays:
        first, second = displays.open((320, 240)), displays.open((480, 320))
        assert second.sheet().rect.size == (480, 320)
        list(displays.events())
        for display in (second, first):
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=1, window=display.window))
        assert [at for at, _ in displays.events()] == [second, first]


def test_a_display_that_cannot_be_opened_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(DisplayError):
        Displays({"SDL_VIDEODRIVER": "nonsense"})


@pytest.mark.parametrize("command", ["pi_app.cli", "pi_app.commands.play", "pi_app.commands.demo"])
def test_commands_do_not_load_pygame(command: str) -> None:
    code = f"import sys, {command}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_headless_session_does_not_load_pygame(tmp_path: Path) -> None:
    play = "main(['play', '--virtual', '--game', 'catch-it', '--lang', 'en'])"
    code = f"import sys; from pi_app.cli import main; {play}; sys.exit('pygame' in sys.modules)"
    environment = {**os.environ, "STATE_DIRECTORY": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, input="quit\n", text=True, check=False)
    assert done.returncode == 0


def test_without_a_desktop_a_bare_screen_is_wanted_and_never_one_that_nobody_sees() -> None:
    assert driver({}) == ("kmsdrm" if sys.platform == "linux" else None)


def test_two_displays_never_share_a_bare_screen(dummy: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    with Displays(dummy) as displays:
        monkeypatch.setattr(pygame.display, "get_driver", lambda: "KMSDRM")
        for _ in pygame.display.get_desktop_sizes():
            displays.open()
        with pytest.raises(DisplayError):
            displays.open()


def test_a_display_drawn_with_opengl_es_closes_without_a_crash() -> None:
    """OpenGL ES is used on a KMSDRM screen. The test needs its own process, because a crash of SDL ends the process."""
    code = """
import sys
from pi_app.screens.display import DisplayError, Displays
try:
    with Displays({"SDL_VIDEODRIVER": "offscreen"}) as displays:
        display = displays.open((320, 240))
        display.show(display.sheet())
except DisplayError:
    sys.exit(77)
"""
    environment = {**os.environ, "SDL_RENDER_DRIVER": "opengles2"}
    status = subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode
    if status == 77:
        pytest.skip("there is no OpenGL ES here")
    assert status == 0
