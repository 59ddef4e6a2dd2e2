"""Real displays: windows, whole screens, or a Raspberry Pi's bare ones (KMSDRM), with their keys, mice and fingers.

A finger on a touch screen comes as a mouse's left button: SDL sees to that.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any, Final

import pygame
from pygame._sdl2.touch import get_num_devices
from pygame._sdl2.video import WINDOWPOS_CENTERED, WINDOWPOS_UNDEFINED, Renderer, Texture, Window

from engine.errors import FilatureError
from pi_app.draw.sheets.look import look
from pi_app.draw.sheets.sheet import Sheet
from pi_app.pages.keys import KeyEvent
from pi_app.table.inputs import Touch

WINDOW: Final = (800, 480)  # where a desktop lets us choose
BARE: Final = "kmsdrm"
BARE_DRAWS: Final = "opengles2"  # where libGL is missing, SDL would take "opengl" all the same, and stay black
KEYS: Final = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_SPACE: "press",
    pygame.K_RETURN: "a",
    pygame.K_ESCAPE: "b",
    pygame.K_a: "a",
    pygame.K_b: "b",
    pygame.K_m: "menu",
}


class Quit:
    """Somebody closed the window."""


class Bared:
    """The window was covered, put away or resized, and its picture is gone."""


Heard = KeyEvent | Touch | Quit | Bared


class DisplayError(FilatureError, RuntimeError):
    """No display can be opened: SDL says why."""


def driver(environment: Mapping[str, str]) -> str | None:
    """The video driver to ask for: the one that is named, SDL's own choice on a desktop, else the bare screen's.

    Without a screen SDL's own choice would be one that nobody sees.
    """
    if "SDL_VIDEODRIVER" in environment or "DISPLAY" in environment or "WAYLAND_DISPLAY" in environment:
        return environment.get("SDL_VIDEODRIVER")
    return BARE if sys.platform == "linux" else None


class Display:
    """One window, or one whole screen."""

    def __init__(self, window: Window, *, reachable: bool = True) -> None:
        self.window = window
        self.reachable = reachable  # by a finger or a mouse
        self.night = False
        self.shown: Sheet | None = None
        self._renderer = Renderer(window)

    def sheet(self) -> Sheet:
        """A fresh sheet of this display's size."""
        width, height = self.window.size
        return Sheet(pygame.Surface((width, height)), look(width, height, night=self.night))

    def show(self, sheet: Sheet) -> None:
        texture = Texture.from_surface(self._renderer, sheet.surface)
        for _ in range(2 if self.shown is None else 1):  # a bare screen's first picture may stay black
            texture.draw()
            self._renderer.present()
        self.shown = sheet

    def close(self) -> None:
        del self._renderer  # while its window is there: OpenGL ES crashes at one that outlives it
        self.window.destroy()


class Displays:
    """All displays of the program, open as long as the `with` block lasts."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        if chosen := driver(environment):
            os.environ["SDL_VIDEODRIVER"] = chosen
        if chosen == BARE:
            os.environ.setdefault("SDL_RENDER_DRIVER", BARE_DRAWS)
        try:
            pygame.display.init()
        except pygame.error as error:
            raise DisplayError(str(error)) from error
        self._open: list[Display] = []

    def __enter__(self) -> Displays:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for display in tuple(self._open):
            self.close(display)
        pygame.display.quit()

    def close(self, display: Display) -> None:
        """This one is no longer wanted; closing it twice is fine."""
        if display in self._open:
            self._open.remove(display)
            display.close()

    def open(self, size: tuple[int, int] | None = None) -> Display:
        """The next one: a window on a desktop, the whole of the next screen where there is none.

        Two never share a screen: a hidden one would lie over the public one.
        """
        number = len(self._open)
        bare = pygame.display.get_driver().lower() == BARE  # SDL calls itself KMSDRM there
        screens = pygame.display.get_desktop_sizes()
        if bare and number >= len(screens):
            raise DisplayError("no further display is available")
        wanted = size or (screens[number] if bare else WINDOW)
        middle = WINDOWPOS_CENTERED | number  # of that screen, if there is one
        where = (middle if number < len(screens) else WINDOWPOS_UNDEFINED,) * 2
        try:
            window = Window("Filature", wanted, where, fullscreen_desktop=bare and size is None)
            display = Display(window, reachable=not bare or get_num_devices() > 0)
        except pygame.error as error:
            raise DisplayError(str(error)) from error
        pygame.mouse.set_visible(not bare)
        self._open.append(display)
        return display

    def events(self) -> Iterator[tuple[Display, Heard]]:
        """What was done with keys, mice and fingers since this was asked before, and at which display."""
        for event in pygame.event.get():
            for display in self._meant(event):
                heard = _heard(event)
                if heard is not None:
                    yield display, heard

    def _meant(self, event: Any) -> list[Display]:
        """Where it happened; whatever has no window is for the first one, and the end of all for all."""
        if event.type == pygame.QUIT:
            return list(self._open)
        window = getattr(event, "window", None)
        return [display for display in self._open if display.window is window] or self._open[:1]


def _heard(event: Any) -> Heard | None:
    if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
        return Quit()
    if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
        return Bared()
    if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in KEYS:
        return KeyEvent(KEYS[event.key], "up" if event.type == pygame.KEYUP else "down")
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
        x, y = event.pos
        return Touch(x, y, "down" if event.type == pygame.MOUSEBUTTONDOWN else "up")
    return None
