"""Real displays with their keys, mice and touches: windows on a desktop, or the screens of a Pi without one (KMSDRM).

SDL reports a touch as the left mouse button.
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
from pi_app.draw.sheets.surface import painted
from pi_app.pages.keys import KeyEvent
from pi_app.table.inputs import DisplayTouch

WINDOW_SIZE: Final = (800, 480)  # pixels of a window on a desktop
BARE: Final = "kmsdrm"  # the driver of a screen without a desktop
BARE_DRAWS: Final = "opengles2"  # if libGL is missing, SDL would still choose "opengl", and the screen would stay black
KEY_NAMES: Final = {
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


class WindowClosed:
    """Somebody has closed the window."""


class PictureLost:
    """The window was covered, minimised or resized, and must be drawn again."""


Heard = KeyEvent | DisplayTouch | WindowClosed | PictureLost


class DisplayError(FilatureError, RuntimeError):
    """No display can be opened. The text of the error is SDL's reason."""


def driver(environment: Mapping[str, str]) -> str | None:
    """Return the video driver to ask for: the one in the environment, SDL's own choice on a desktop, else KMSDRM.

    Without a desktop, SDL's own choice could be a driver that shows nothing.
    """
    if "SDL_VIDEODRIVER" in environment or "DISPLAY" in environment or "WAYLAND_DISPLAY" in environment:
        return environment.get("SDL_VIDEODRIVER")
    return BARE if sys.platform == "linux" else None


class Display:
    """One window, or one whole screen."""

    def __init__(self, window: Window, *, reachable: bool = True) -> None:
        self.window = window
        self.reachable = reachable  # whether it has a mouse or a touch screen
        self.night = False
        self.shown: Sheet | None = None
        self._renderer = Renderer(window)

    def sheet(self) -> Sheet:
        """Return a new sheet of this display's size."""
        width, height = self.window.size
        return Sheet((width, height), look(width, height, night=self.night))

    def show(self, sheet: Sheet) -> None:
        texture = Texture.from_surface(self._renderer, painted(sheet))
        for _ in range(2 if self.shown is None else 1):  # the first picture of a KMSDRM screen may stay black
            texture.draw()
            self._renderer.present()
        self.shown = sheet

    def close(self) -> None:
        del self._renderer  # before its window, because OpenGL ES crashes otherwise
        self.window.destroy()


class Displays:
    """All displays of the program. Use it in a `with` block."""

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
        """Close a display. To close it twice is no error."""
        if display in self._open:
            self._open.remove(display)
            display.close()

    def open(self, size: tuple[int, int] | None = None) -> Display:
        """Open and return the next display: a window on a desktop, or else the whole of the next screen.

        Without a desktop, two displays never share a screen, because a hidden one would cover the public one.
        """
        number = len(self._open)
        bare = pygame.display.get_driver().lower() == BARE  # SDL reports the name in capitals
        screens = pygame.display.get_desktop_sizes()
        if bare and number >= len(screens):
            raise DisplayError("no further display is available")
        wanted = size or (screens[number] if bare else WINDOW_SIZE)
        middle = WINDOWPOS_CENTERED | number  # in the middle of the screen with this number
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
        """Yield what was done with keys, mice and touches since the last call, each with its display."""
        for event in pygame.event.get():
            for display in self._meant(event):
                heard = _heard(event)
                if heard is not None:
                    yield display, heard

    def _meant(self, event: Any) -> list[Display]:
        """Return the displays that an event is for: the first one if it names no window, all of them for QUIT."""
        if event.type == pygame.QUIT:
            return list(self._open)
        window = getattr(event, "window", None)
        return [display for display in self._open if display.window is window] or self._open[:1]


def _heard(event: Any) -> Heard | None:
    if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
        return WindowClosed()
    if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
        return PictureLost()
    if event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in KEY_NAMES:
        return KeyEvent(KEY_NAMES[event.key], "up" if event.type == pygame.KEYUP else "down")
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
        x, y = event.pos
        return DisplayTouch(x, y, "down" if event.type == pygame.MOUSEBUTTONDOWN else "up")
    return None
